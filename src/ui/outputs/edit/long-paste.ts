import type { ClipboardEvent } from 'react';
import type { OutputEdit } from '../output-props.ts';

/** Returns a handler that rejects pasting more than this many UTF-16 units into an edited result, and reports it. */
export const refuseLongPaste =
  (edit: OutputEdit, shown: string, maximum: number) =>
  (event: ClipboardEvent): void => {
    if (event.clipboardData.getData('text/plain').length <= maximum) return;
    event.preventDefault();
    edit.onRefuse(shown, maximum);
  };
