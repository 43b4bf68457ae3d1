import type { Field } from '../../../core/field.ts';
import { fieldKind } from '../../../core/kinds.ts';

/**
 * Length (UTF-16 units) from which a textarea is too slow to type in and to lay out; the editor, which renders only the visible part,
 * takes over.
 */
export const TEXTAREA_LIMIT = 200_000;

/**
 * A one-line control lays out all of its text on every keystroke: 10 MB took 6 to 17 s in a field, minutes in a result.
 */
export const LINE_LIMIT = 20_000;

/** Lengths from which a text is shown as a document instead of in its control. */
const DOCUMENT = {
  line: LINE_LIMIT,
  /** The editor holds more, but few people read a text of this size in a small box. */
  lines: 1_000_000,
  /** Code is edited in place; beyond this length, the editor takes seconds to load it. */
  code: 16_000_000,
};

/** Longest text that can be edited; longer ones can only be replaced and removed. */
export const EDIT_LIMIT = 32_000_000;

/** Longest text that can be pasted. */
export const PASTE_LIMIT = 100_000_000;

/** Whether the control of a field has one line. */
export const isLine = (field: Pick<Field, 'kind' | 'multiline'>) =>
  !field.multiline && !fieldKind(field.kind).manyLines;

/** Returns the length from which the text of a field is shown as a document; infinite if it holds no text. */
export function documentLimit(field: Pick<Field, 'kind' | 'multiline'>): number {
  if (!fieldKind(field.kind).typed) return Infinity;
  if (field.kind === 'code') return DOCUMENT.code;
  return isLine(field) ? DOCUMENT.line : DOCUMENT.lines;
}
