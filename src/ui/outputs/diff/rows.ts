import type { Diff, DiffChange } from '../../../core/shapes/shapes.ts';

/**
 * `split`: both texts side by side; `unified`: removed lines above added ones; `inline`: one text with the changes in
 * place.
 */
export type DiffMode = 'split' | 'unified' | 'inline';

/** One row of the view. `left` and `right` are line numbers from 0, null if that text has no line. */
export type DiffRow =
  | { kind: 'same'; left: number; right: number }
  /** `change` is the index of the change, from 0; `first` marks its first row. */
  | { kind: 'changed'; left: number | null; right: number | null; change: number; first: boolean }
  /** Number of equal lines that are collapsed here. */
  | { kind: 'fold'; gap: number; count: number };

/** Number of equal lines that stay visible around each change. */
const CONTEXT = 3;

/** Fewer lines than this are not collapsed. */
const FOLDED = 4;

interface Block {
  /** Index of its first row. */
  start: number;
  rows: number;
  row: (index: number) => DiffRow;
}

export interface DiffRows {
  count: number;
  at: (index: number) => DiffRow;
  /** Returns the index of the first row of a change. */
  rowOfChange: (change: number) => number;
}

/**
 * Returns the rows of a diff by index. Created on demand: of two texts of a megabyte, only the visible part becomes
 * objects. `open` contains the gaps between changes (counted from 0, before the first change) whose lines are expanded.
 */
export function diffRows(
  { changes }: Pick<Diff, 'changes'>,
  lines: { before: number; after: number },
  mode: DiffMode,
  open: ReadonlySet<number>,
): DiffRows {
  const blocks: Block[] = [];
  const starts: number[] = [];
  let count = 0;
  const add = (rows: number, row: Block['row']) => {
    if (rows === 0) return;
    blocks.push({ start: count, rows, row });
    count += rows;
  };
  const alike = (left: number, right: number, length: number, gap: number) => {
    const head = gap === 0 ? 0 : CONTEXT;
    const tail = gap === changes.length ? 0 : CONTEXT;
    const folded = length - head - tail;
    const same = (from: number) => (index: number) => ({
      kind: 'same' as const,
      left: left + from + index,
      right: right + from + index,
    });
    if (folded < FOLDED || open.has(gap)) {
      add(length, same(0));
      return;
    }
    add(head, same(0));
    add(1, () => ({ kind: 'fold', gap, count: folded }));
    add(tail, same(length - tail));
  };

  let left = 0;
  let right = 0;
  changes.forEach((change, index) => {
    alike(left, right, change.fromBefore - left, index);
    starts.push(count);
    addChange(change, index, mode, add);
    left = change.toBefore;
    right = change.toAfter;
  });
  alike(left, right, lines.before - left, changes.length);

  return {
    count,
    at(index) {
      let low = 0;
      let high = blocks.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((blocks[middle]?.start ?? 0) <= index) low = middle;
        else high = middle - 1;
      }
      const block = blocks[low];
      if (!block || index < 0 || index >= count) throw new RangeError(`no row ${index}`);
      return block.row(index - block.start);
    },
    rowOfChange: (change) => starts[change] ?? 0,
  };
}

function addChange(
  { fromBefore, toBefore, fromAfter, toAfter }: DiffChange,
  change: number,
  mode: DiffMode,
  add: (rows: number, row: Block['row']) => void,
): void {
  const removed = toBefore - fromBefore;
  const added = toAfter - fromAfter;
  if (mode === 'unified') {
    add(removed, (index) => ({ kind: 'changed', left: fromBefore + index, right: null, change, first: index === 0 }));
    add(added, (index) => ({
      kind: 'changed',
      left: null,
      right: fromAfter + index,
      change,
      first: removed === 0 && index === 0,
    }));
    return;
  }
  add(Math.max(removed, added), (index) => ({
    kind: 'changed',
    left: index < removed ? fromBefore + index : null,
    right: index < added ? fromAfter + index : null,
    change,
    first: index === 0,
  }));
}

/** Returns the line of the other text that a changed line is compared with word by word; null if there is none. */
export function counterpart(
  { fromBefore, toBefore, fromAfter, toAfter }: DiffChange,
  side: 'left' | 'right',
  line: number,
) {
  const other = side === 'left' ? line - fromBefore + fromAfter : line - fromAfter + fromBefore;
  return other < (side === 'left' ? toAfter : toBefore) ? other : null;
}
