import type { Marked } from '../../../core/values.ts';

/** An encrypted token has five; a text with many more is something else. */
const MOST = 8;

/** A mark for each part of a text; none if it has only one part, or too many. */
export function partsOf(text: string, separator: string | undefined): Marked | undefined {
  if (separator === undefined) return undefined;
  const marks: { start: number; end: number }[] = [];
  let start = 0;
  for (const part of text.split(separator, MOST + 1)) {
    const end = start + part.length;
    if (part.trim() !== '') marks.push({ start, end });
    start = end + separator.length;
  }
  return { text, marks: marks.length > 1 && marks.length <= MOST ? marks : [] };
}
