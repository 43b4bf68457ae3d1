import { comparable, diffLists, type LineOptions, type Run } from './line-diff.ts';
import { segmentsOf } from '../../base/segments.ts';

/** Returns lines with their line endings; the last one may have none. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

export function diffItems(before: readonly string[], after: readonly string[], options: LineOptions): Run[] {
  const key = (item: string) => comparable(item, options);
  return diffLists(before.map(key), after.map(key));
}

/** Returns words and the text between them, or graphemes. */
export function unitsOf(text: string, unit: 'word' | 'character'): string[] {
  const granularity = unit === 'word' ? 'word' : 'grapheme';
  return Array.from(segmentsOf(text, granularity, 'en'), ({ segment }) => segment);
}

/** Returns one text with inline changes in `wdiff` notation: `[-removed-]{+added+}`. */
export function inlineDiff(before: readonly string[], after: readonly string[], runs: readonly Run[]): string {
  let at = 0;
  let to = 0;
  let text = '';
  for (const { side, count } of runs) {
    if (side < 0) text += `[-${before.slice(at, at + count).join('')}-]`;
    else {
      const piece = after.slice(to, to + count).join('');
      text += side > 0 ? `{+${piece}+}` : piece;
    }
    if (side <= 0) at += count;
    if (side >= 0) to += count;
  }
  return text;
}

/** Differing items, counted from 0: `before[fromBefore…toBefore)` became `after[fromAfter…toAfter)`. */
interface RangeChange {
  fromBefore: number;
  toBefore: number;
  fromAfter: number;
  toAfter: number;
}

/** Returns the differing runs as ranges of both lists, in order. */
export function changedRanges(runs: readonly Run[]): RangeChange[] {
  const changes: RangeChange[] = [];
  let left = 0;
  let right = 0;
  for (const { side, count } of runs) {
    const [fromBefore, fromAfter] = [left, right];
    if (side <= 0) left += count;
    if (side >= 0) right += count;
    const last = changes.at(-1);
    if (side === 0) continue;
    if (last?.toBefore === fromBefore && last.toAfter === fromAfter) [last.toBefore, last.toAfter] = [left, right];
    else changes.push({ fromBefore, toBefore: left, fromAfter, toAfter: right });
  }
  return changes;
}

/** Returns a unified diff in the format of `patch` and `git apply`; empty if there are no differences. */
export function unifiedPatch(
  before: readonly string[],
  after: readonly string[],
  runs: readonly Run[],
  { context, names }: { context: number; names: readonly [string, string] },
): string {
  const steps: { mark: ' ' | '-' | '+'; line: string; left: number; right: number }[] = [];
  let left = 0;
  let right = 0;
  for (const { side, count } of runs) {
    for (let i = 0; i < count; i++) {
      const line = side > 0 ? after[right]! : before[left]!;
      steps.push({ mark: side < 0 ? '-' : side > 0 ? '+' : ' ', line, left, right });
      if (side <= 0) left++;
      if (side >= 0) right++;
    }
  }
  const hunks: [number, number][] = [];
  steps.forEach(({ mark }, i) => {
    if (mark === ' ') return;
    const last = hunks.at(-1);
    const end = Math.min(steps.length, i + context + 1);
    if (last && i - context <= last[1]) last[1] = end;
    else hunks.push([Math.max(0, i - context), end]);
  });
  if (hunks.length === 0) return '';
  const range = (start: number, count: number) => `${count === 0 ? start : start + 1}${count === 1 ? '' : `,${count}`}`;
  const written = hunks.map(([from, to]) => {
    const part = steps.slice(from, to);
    const first = part[0]!;
    const leftRange = range(first.left, part.filter(({ mark }) => mark !== '+').length);
    const rightRange = range(first.right, part.filter(({ mark }) => mark !== '-').length);
    const lines = part.map(({ mark, line }) =>
      line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`,
    );
    return `@@ -${leftRange} +${rightRange} @@\n${lines.join('')}`;
  });
  return `--- ${names[0]}\n+++ ${names[1]}\n${written.join('')}`;
}
