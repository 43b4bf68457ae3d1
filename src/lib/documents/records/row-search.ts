// Finds the rows of a table that pass tests: at the places in its text where a wanted text is, if these are few, otherwise one by one.
import { hasOdd, patternOf, type RowTest } from './cell-tests.ts';
import type { Rows } from './rows.ts';

export type Operator = '>=' | '<=' | '!=' | '!~' | '=' | '>' | '<' | '~';

export interface Condition {
  column: number;
  operator: Operator;
  /** Without quotes; in lower case if it is a part. */
  wanted: string;
  test: RowTest;
  /** Whether a cell that fulfills it has the wanted text in it, in any case or exactly; null if it may not. */
  text: 'folded' | 'exact' | null;
}

/** To search a text for its rows is worth it if at most this share of them has a place; otherwise, this many times, it isn't tried. */
const FEW = 0.2;
const TURNS = 16;

const odd = new WeakMap<object, boolean>();

/** What finds rows that may fulfill a condition, in the text of a table. */
function patternFor({ inText }: Rows, conditions: readonly Condition[]): { pattern: RegExp; length: number } | null {
  // A quote is written as two.
  const wanted = conditions.filter((each) => each.text !== null && each.wanted !== '' && !each.wanted.includes('"'));
  const [longest] = wanted.toSorted((a, b) => b.wanted.length - a.wanted.length);
  if (!inText || !longest) return null;
  const isFolded = longest.text === 'folded';
  if (isFolded) {
    const isOdd = odd.get(inText) ?? hasOdd(inText.text);
    odd.set(inText, isOdd);
    if (isOdd) return null;
  }
  return { pattern: patternOf(longest.wanted, isFolded), length: longest.wanted.length };
}

/**
 * Looks for the rows that fulfill all conditions, part by part.
 * @param among the only rows that may; null for all
 */
export function rowSearch(rows: Rows, conditions: readonly Condition[], among: Uint32Array | null) {
  const [first = () => true, ...others] = conditions.map(({ test }) => test);
  const kept = new Uint32Array(among?.length ?? rows.count);
  const { pattern, length = 0 } = (among ? null : patternFor(rows, conditions)) ?? {};
  const { text = '', starts = kept, skipped = 0 } = rows.inText ?? {};
  let [count, next, turns] = [0, -1, 0];

  function ask(row: number): void {
    if (!first(row)) return;
    for (const test of others) if (!test(row)) return;
    kept[count++] = row;
  }

  function find(from: number): void {
    if (!pattern) return;
    pattern.lastIndex = from;
    // Of a fixed length; `exec` would make a list of each match.
    next = pattern.test(text) ? pattern.lastIndex - length : Number.POSITIVE_INFINITY;
  }

  /** Asks those rows that have a place. */
  function search(from: number, to: number): void {
    if (next < starts[from + skipped]!) find(starts[from + skipped]!);
    const end = starts[to + skipped]!;
    let [row, asked] = [from, 0];
    while (next < end) {
      while (starts[row + 1 + skipped]! <= next) row++;
      ask(row);
      asked++;
      row++;
      find(starts[row + skipped]!);
    }
    if (asked > (to - from) * FEW) turns = TURNS;
  }

  return {
    /** Looks at the rows of a part. */
    look(from: number, to: number): void {
      if (pattern && turns === 0) return search(from, to);
      turns = Math.max(0, turns - 1);
      for (let index = from; index < to; index++) ask(among ? among[index]! : index);
    },
    found: () => kept.slice(0, count),
  };
}
