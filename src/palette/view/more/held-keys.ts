/** The relevant properties of a keyboard event. */
export type HeldKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const isModifier = (key: string): boolean => /^(?:Alt|AltGraph|Control|Meta|Shift)$/.test(key);

/** With AltGr, which Windows reports as Ctrl and Alt, a key types a character. */
export function heldKeyOf(event: HeldKey & Pick<KeyboardEvent, 'getModifierState'>): HeldKey {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const types = event.getModifierState('AltGraph');
  return { key, code, ctrlKey: ctrlKey && !types, metaKey, altKey: altKey && !types, shiftKey };
}

function press(init: HeldKey): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event) || init.key.length > 1 || init.ctrlKey || init.metaKey) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  target.setRangeText(init.key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, data: init.key, inputType: 'insertText' }));
}

/**
 * Keeps all keys from now on, after the given ones. `replay` dispatches them again, each to the element that the
 * previous one led to, and then stops keeping keys. Letters that nothing handles are typed.
 */
export function holdKeys(keys: readonly HeldKey[]): { replay: () => Promise<void> } {
  const held = [...keys];
  const hold = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.isComposing || isModifier(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(heldKeyOf(event));
  };
  window.addEventListener('keydown', hold, true);
  const replay = async () => {
    try {
      for (let key = held.shift(); key; key = held.shift()) {
        press(key);
        // Whatever a key opens is rendered and focused in the next task.
        await new Promise((resolve) => setTimeout(resolve));
      }
    } finally {
      window.removeEventListener('keydown', hold, true);
    }
  };
  return { replay };
}
