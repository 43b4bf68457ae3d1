import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What a handler of keys looks at. */
export type HeldKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const heldKeyOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: ReactKeyboardEvent): HeldKey => ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
});

/** Presses keys again, each where the one before has led to; a letter that nobody handles is typed. */
export async function replayKeys(keys: readonly HeldKey[]): Promise<void> {
  for (const init of keys) {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    const isText = init.key.length === 1 && !init.ctrlKey && !init.metaKey;
    if (target.dispatchEvent(event) && isText) {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        target.setRangeText(init.key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
        target.dispatchEvent(new InputEvent('input', { bubbles: true, data: init.key, inputType: 'insertText' }));
      }
    }
    // What a key opens is there, with the focus, in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
