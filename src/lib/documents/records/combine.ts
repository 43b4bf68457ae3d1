// Finds duplicates, splits tables, and joins two of them by their columns.
import { uniqueNames } from '../csv/unique-names.ts';
import type { JOINS, KEPT } from './names.ts';
import type { Rows } from './rows.ts';

/** The cells of some columns as one text that no other cells have. */
function keyIn(rows: Rows, columns: readonly number[]): (row: number) => string {
  const [only = 0] = columns;
  if (columns.length === 1) return (row) => rows.cell(row, only);
  return (row) => JSON.stringify(columns.map((column) => rows.cell(row, column)));
}

/** Returns the rows of which each key has one, or those whose key others have, too. Without columns, all of them are the key. */
export function withoutDuplicates(rows: Rows, columns: readonly number[], kept: (typeof KEPT)[number]): Uint32Array {
  const keyOf = keyIn(rows, columns.length > 0 ? columns : [...rows.names.keys()]);
  const counts = new Map<string, number>();
  const last = new Map<string, number>();
  for (let row = 0; row < rows.count; row++) {
    const key = keyOf(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (kept === 'last' || !last.has(key)) last.set(key, row);
  }
  if (kept !== 'repeated') return Uint32Array.from(last.values()).sort();
  const repeated: number[] = [];
  for (let row = 0; row < rows.count; row++) if (counts.get(keyOf(row))! > 1) repeated.push(row);
  return Uint32Array.from(repeated);
}

export interface Part {
  name: string;
  rows: Uint32Array;
}

/** Returns parts of as many rows, or one for each text of a column, in the order in which they come first. */
export function partsOf(rows: Rows, by: { size: number } | { column: number }): Part[] {
  if ('size' in by)
    return Array.from({ length: Math.ceil(rows.count / by.size) }, (_, index) => {
      const from = index * by.size;
      const length = Math.min(by.size, rows.count - from);
      return { name: String(index + 1), rows: Uint32Array.from({ length }, (_row, at) => from + at) };
    });
  const groups = new Map<string, number[]>();
  for (let row = 0; row < rows.count; row++) {
    const text = rows.cell(row, by.column);
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  return Array.from(groups, ([name, group]) => ({ name, rows: Uint32Array.from(group) }));
}

export interface Joined {
  rows: Rows;
  /** Rows of each side that have no partner. */
  aloneLeft: number;
  aloneRight: number;
  /** Whether a key comes more than once on both sides, so that rows multiply. */
  isMultiple: boolean;
}

/** Joins rows whose keys are the same. Empty keys are the same as no other. Null if there would be more rows than `most`. */
export function joinTables(
  left: Rows,
  right: Rows,
  keys: { left: readonly number[]; right: readonly number[] },
  kind: (typeof JOINS)[number],
  most: number,
): Joined | null {
  const [leftKey, rightKey] = [keyIn(left, keys.left), keyIn(right, keys.right)];
  const partners = new Map<string, number[]>();
  for (let row = 0; row < right.count; row++) {
    const key = rightKey(row);
    if (isBlank(right, row, keys.right)) continue;
    const others = partners.get(key);
    if (others) others.push(row);
    else partners.set(key, [row]);
  }
  const matched = new Uint8Array(right.count);
  const pairs: [left: number, right: number][] = [];
  const seen = new Set<string>();
  let [aloneLeft, isMultiple] = [0, false];
  for (let row = 0; row < left.count; row++) {
    const key = leftKey(row);
    const others = isBlank(left, row, keys.left) ? undefined : partners.get(key);
    if (!others) {
      aloneLeft++;
      if (kind !== 'inner') pairs.push([row, -1]);
      continue;
    }
    if (others.length > 1 && seen.has(key)) isMultiple = true;
    seen.add(key);
    for (const other of others) {
      matched[other] = 1;
      pairs.push([row, other]);
    }
    if (pairs.length > most) return null;
  }
  let aloneRight = 0;
  for (let row = 0; row < right.count; row++) {
    if (matched[row]) continue;
    aloneRight++;
    if (kind === 'full') pairs.push([-1, row]);
  }
  const added = [...right.names.keys()].filter((column) => !keys.right.includes(column));
  const width = left.names.length;
  /** A key is the same on both sides, so it is taken from the one that has a row. */
  const place = (row: number, column: number): readonly [Rows, number, number] | null => {
    const [here = -1, there = -1] = pairs[row] ?? [];
    if (column >= width) return there < 0 ? null : [right, there, added[column - width]!];
    if (here >= 0) return [left, here, column];
    const key = keys.left.indexOf(column);
    return key < 0 || there < 0 ? null : [right, there, keys.right[key]!];
  };
  return {
    aloneLeft,
    aloneRight,
    isMultiple,
    rows: {
      names: uniqueNames([...left.names, ...added.map((column) => right.names[column]!)]),
      count: pairs.length,
      cell(row, column) {
        const from = place(row, column);
        return from ? from[0].cell(from[1], from[2]) : '';
      },
      isQuoted(row, column) {
        const from = place(row, column);
        return from ? from[0].isQuoted(from[1], from[2]) : false;
      },
    },
  };
}

const isBlank = (rows: Rows, row: number, columns: readonly number[]) =>
  columns.every((column) => rows.cell(row, column) === '');
