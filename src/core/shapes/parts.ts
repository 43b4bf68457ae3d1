// Parts of something, such as the pages of a document, as users name them: `1-3,8,-1`.
import { Problem } from '../../base/problem.ts';

export const RANGE_PROBLEMS = ['bad-range', 'no-such-page', 'too-many-pages'] as const;
type RangeProblemCode = (typeof RANGE_PROBLEMS)[number];

const RANGE = /^(-?\d{1,7})(?:(-)(-?\d{1,7})?)?$/;
/** In all ranges, of which each may be as long as the document. */
const MOST_PAGES = 20_000;

/**
 * Returns the pages of each range, counted from 0, in the order that is written; numbers below 0 count from the end. `all`,
 * `odd`, `even` and nothing at all are ranges, too. Throws Problem.
 */
export function readRanges(typed: string, count: number): number[][] {
  const parts = typed.split(/[,;\n]/);
  const ranges: number[][] = [];
  let [offset, total] = [0, 0];
  for (const part of parts) {
    const range = part.trim() === '' ? null : pagesOf(part.trim().toLowerCase(), count, offset);
    if (range) ranges.push(range);
    total += range?.length ?? 0;
    if (total > MOST_PAGES) throw new Problem<RangeProblemCode>('too-many-pages', offset, { maximum: MOST_PAGES });
    offset += part.length + 1;
  }
  return ranges.length > 0 ? ranges : [upTo(0, count - 1)];
}

const upTo = (first: number, last: number): number[] => {
  const step = last < first ? -1 : 1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step);
};

function pagesOf(range: string, count: number, offset: number): number[] {
  if (range === 'all') return upTo(0, count - 1);
  if (range === 'odd' || range === 'even')
    return upTo(0, count - 1).filter((page) => (page % 2 === 0) === (range === 'odd'));
  const [, first, dash, last] =
    RANGE.exec(range.replaceAll(/\s+|(?<=\d)[–—]/g, (dash) => (dash.trim() ? '-' : ''))) ?? [];
  if (first === undefined) throw new Problem<RangeProblemCode>('bad-range', offset);
  const page = (number: string): number => {
    const value = Number(number);
    const index = value < 0 ? count + value : value - 1;
    if (value === 0 || index < 0 || index >= count)
      throw new Problem<RangeProblemCode>('no-such-page', offset, { page: value, last: count });
    return index;
  };
  return upTo(page(first), dash === undefined ? page(first) : last === undefined ? count - 1 : page(last));
}

/** Writes parts, counted from 0, as ranges in their order; `readRanges` reads the same parts again. */
export function writeRanges(parts: readonly number[]): string {
  const ranges: { first: number; last: number; step: number }[] = [];
  for (const part of parts) {
    const range = ranges.at(-1);
    const step = range ? part - range.last : 0;
    if (range && Math.abs(step) === 1 && (range.step === 0 || range.step === step)) {
      range.last = part;
      range.step = step;
    } else ranges.push({ first: part, last: part, step: 0 });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`)).join(',');
}
