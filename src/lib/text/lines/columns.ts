import { Problem } from '../../../base/problem.ts';

/** What separates columns, and what joins them again. */
const SEPARATORS = {
  space: [/\s+/, ' '],
  tab: ['\t', '\t'],
  comma: [',', ','],
  semicolon: [';', ';'],
  pipe: ['|', '|'],
} as const;

export const COLUMN_SEPARATORS = ['space', 'tab', 'comma', 'semicolon', 'pipe', 'custom'] as const;

export const COLUMN_CODES = ['bad-columns', 'empty-separator'] as const;

interface Range {
  first: number;
  /** Infinity for all that follow. */
  last: number;
}

const MOST = 100_000;

/** Reads a list such as `1,3-5,7-`, as `cut -f` has it, in the order in which it is written. @throws Problem `bad-columns` */
export function readColumns(text: string): Range[] {
  return text.split(/[\s,;]+/).flatMap((part) => {
    if (part === '') return [];
    const match = /^(\d{0,6})(-?)(\d{0,6})$/.exec(part);
    const [, first = '', dash = '', last = ''] = match ?? [];
    const range = {
      first: first === '' ? 1 : Number(first),
      last: last === '' ? (dash ? Infinity : Number(first)) : Number(last),
    };
    const isValid = match && first + last !== '' && range.first > 0 && range.last >= range.first && range.first <= MOST;
    if (!isValid) throw new Problem('bad-columns', text.indexOf(part), { part });
    return [range];
  });
}

export interface Extracted {
  lines: string[];
  /** How many lines lack a column that was asked for by its number. */
  short: number;
}

/** Returns these columns of each line. A line without a column has an empty one in its place. */
export function extractColumns(
  lines: readonly string[],
  ranges: readonly Range[],
  options: { separator: (typeof COLUMN_SEPARATORS)[number]; splitAt: string; joinWith: string },
): Extracted {
  const [separator, ownJoin] =
    options.separator === 'custom' ? [options.splitAt, options.splitAt] : SEPARATORS[options.separator];
  if (separator === '') throw new Problem('empty-separator');
  const joinWith = options.joinWith === '' ? ownJoin : options.joinWith;
  let short = 0;
  const extracted = lines.map((line) => {
    const cells = (separator instanceof RegExp ? line.trim() : line).split(separator);
    let isShort = false;
    const picked = ranges.flatMap(({ first, last }) => {
      if (last === Infinity) return cells.slice(first - 1);
      if (last > cells.length) isShort = true;
      return Array.from({ length: Math.min(last, MOST) - first + 1 }, (_, index) => cells[first - 1 + index] ?? '');
    });
    if (isShort) short++;
    return picked.join(joinWith);
  });
  return { lines: extracted, short };
}
