import type { GridColumn } from '../../../core/shapes/grid.ts';

const LETTER = 8.2;
const [NARROWEST, WIDEST, PADDING] = [72, 320, 26];
/** The arrow behind the name of a sorted column, for which there is always room, so that sorting moves nothing. */
const ARROW = 22;

/**
 * Widths of the columns in pixels, and where each one begins; the last number is where the last one ends.
 * @param noteOf the text below the name of a column
 */
export function columnPlaces(columns: readonly GridColumn[], noteOf: (column: GridColumn) => string) {
  const widths = columns.map((column) => {
    const letters = Math.max(column.letters, noteOf(column).length) * LETTER;
    const content = Math.max(letters, column.name.length * LETTER + ARROW);
    return Math.round(Math.min(Math.max(content + PADDING, NARROWEST), WIDEST));
  });
  const starts = [0];
  for (const width of widths) starts.push(starts.at(-1)! + width);
  return { widths, starts };
}

/** Width of the numbers of the rows. */
export const numbersWidth = (count: number): number => String(count).length * 8 + 22;

/** The columns that are seen between two pixels, and one at each side. */
export function columnsBetween(starts: readonly number[], from: number, to: number): { first: number; last: number } {
  const count = starts.length - 1;
  let first = 0;
  while (first < count - 1 && starts[first + 1]! <= from) first++;
  let last = first;
  while (last < count - 1 && starts[last + 1]! < to) last++;
  return { first: Math.max(0, first - 1), last: Math.min(count - 1, last + 1) };
}
