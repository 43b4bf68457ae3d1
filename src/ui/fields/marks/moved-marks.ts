import type { Marked } from '../../../core/values.ts';

/**
 * Returns the marks of a text after an edit: those before and after the edit; the ones it touches are dropped until the
 * next result.
 */
export function movedMarks({ text: before, marks }: Marked, text: string): Marked['marks'] {
  if (before === text) return marks;
  const shorter = Math.min(before.length, text.length);
  let head = 0;
  while (head < shorter && before[head] === text[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  const by = text.length - before.length;
  return marks.flatMap(({ start, end }) => {
    if (end <= head) return { start, end };
    return start >= before.length - tail ? { start: start + by, end: end + by } : [];
  });
}
