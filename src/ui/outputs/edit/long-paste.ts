import type { ClipboardEvent } from 'react';
import type { OutputEdit } from '../output-props.ts';

/** A longer text pasted into a one-line result would be laid out whole: 10 MB held up the page for minutes. */
export const LONGEST_LINE_EDIT = 20_000;

/** Returns a handler that refuses to paste a text over a number of UTF-16 units into an edited result, and says so. */
export const refuseLongPaste =
  (edit: OutputEdit, shown: string, maximum: number) =>
  (event: ClipboardEvent): void => {
    if (event.clipboardData.getData('text/plain').length <= maximum) return;
    event.preventDefault();
    edit.onRefuse(shown, maximum);
  };
