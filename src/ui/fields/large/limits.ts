import type { Field } from '../../../core/field.ts';
import { fieldKind } from '../../../core/kinds.ts';
import { LINE_LIMIT } from '../../parts/input-text/limits.ts';

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
