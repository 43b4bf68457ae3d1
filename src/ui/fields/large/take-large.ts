import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface TakeOptions {
  /** The current text of the field. */
  text: string;
  /** Texts up to this length are left to the control. */
  limit: number;
  /** Whether line breaks are dropped, as one-line controls do. */
  line: boolean;
  /** Called with the whole text of the field after the insertion. */
  onTake: (text: string) => void;
}

/** Returns the text that an event inserts; empty if it is a file or something else. */
function insertedBy({ clipboardData, dataTransfer, data }: Partial<ClipboardEvent & DragEvent & InputEvent>): string {
  const carried = clipboardData ?? (dataTransfer?.types.includes('Files') ? undefined : dataTransfer);
  return carried?.getData('text/plain') || (data ?? '');
}

/**
 * Intercepts large texts before the control in `box` inserts them, which would lay out all of the text: seconds for a
 * few megabytes. React has no event that fires before an insertion, so these are native listeners.
 */
export function useTakeLarge(box: RefObject<HTMLElement | null>, options: TakeOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const take = (event: Event) => {
      const { text, limit, line, onTake } = latest.current;
      const [target] = event.composedPath();
      const raw = insertedBy(event);
      if (raw.length <= limit - text.length) return;
      const added = line ? raw.replace(/[\r\n]+/g, '') : raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
      let whole = added;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        if (target.readOnly || target.getRootNode() instanceof ShadowRoot) return;
        const start = target.selectionStart ?? text.length;
        const before = text.slice(0, start);
        const after = text.slice(target.selectionEnd ?? start);
        if (before !== '' || after !== '') whole = before + added + after;
      } else if (text !== '') return; // the editor inserts at its own selection
      if (whole.length <= limit) return;
      event.preventDefault();
      event.stopPropagation();
      onTake(whole);
    };
    const events = ['paste', 'drop', 'beforeinput'] as const;
    for (const name of events) element.addEventListener(name, take, { capture: true });
    return () => {
      for (const name of events) element.removeEventListener(name, take, { capture: true });
    };
  }, [box]);
}
