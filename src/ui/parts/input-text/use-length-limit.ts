import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Insertions up to this length (UTF-16 units) are typing: a text that is already too long can still be edited. */
const TYPED = 1000;

/**
 * Rejects pasted and dropped texts that would make a control longer than `limit` (UTF-16 units), because the browser would lay out all of it:
 * seconds for a few megabytes. The text in the control stays.
 */
export function useLengthLimit(limit: number) {
  const [refused, setRefused] = useState(false);
  const check = (event: ClipboardEvent<Control> | DragEvent<Control>, added: string) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    const isTooLong = added.length > TYPED && kept + added.length > limit;
    if (isTooLong) event.preventDefault();
    setRefused(isTooLong);
  };
  return {
    /** Whether the last insertion was rejected. */
    refused,
    onPaste: (event: ClipboardEvent<Control>) => check(event, event.clipboardData.getData('text/plain')),
    onDrop: (event: DragEvent<Control>) => check(event, event.dataTransfer.getData('text/plain')),
    onChanged: () => setRefused(false),
  };
}
