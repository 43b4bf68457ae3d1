// Sorts millions of rows, with rests in between.
import { numberIn } from './cell-tests.ts';
import { AT_ONCE, type Rest, sortKeys } from './query.ts';
import { columnType, compareNumbers, type Rows } from './rows.ts';

type Compare = (left: number, right: number) => number;

/** The place of each row's cell among those of its column, where cells that are alike have the same, and how many places there are. */
interface Ranks {
  ranks: Uint32Array;
  count: number;
}

/** Returns the rows in the order of columns such as `amount desc, name`; empty cells come last. Throws Problem. */
export async function sorted(
  rows: Rows,
  order: Uint32Array | null,
  by: string,
  language: string,
  rest: Rest,
): Promise<Uint32Array | null> {
  const keys = sortKeys(rows, by);
  if (keys.length === 0) return order;
  let all = order ?? Uint32Array.from({ length: rows.count }, (_, row) => row);
  // Rows that are alike in a column stay in the order that the columns after it give them.
  for (const { column, sign } of keys.toReversed()) {
    all = placed(all, await ranksOf(rows, all, column, language, rest), sign);
    await rest();
  }
  return all;
}

/** The rows by their ranks; those that are alike keep their order. */
function placed(order: Uint32Array, { ranks, count }: Ranks, sign: number): Uint32Array {
  const placeOf = (rank: number) => (rank === EMPTY ? count : sign === 1 ? rank : count - 1 - rank);
  const starts = new Uint32Array(count + 2);
  for (let index = 0; index < order.length; index++) starts[placeOf(ranks[order[index]!]!) + 1]!++;
  for (let place = 1; place <= count; place++) starts[place]! += starts[place - 1]!;
  const result = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index++) {
    const row = order[index]!;
    result[starts[placeOf(ranks[row]!)]!++] = row;
  }
  return result;
}

/** Numbers that are sorted at once. */
const RUN = 16_384;

/** Sorts in place or into another array, whichever it ends in: the engine's own sort of a million rows can't be canceled. */
async function mergeSort(numbers: Uint32Array, compare: Compare, rest: Rest): Promise<Uint32Array> {
  const { length } = numbers;
  for (let from = 0; from < length; from += RUN) {
    numbers.subarray(from, from + RUN).sort(compare);
    await rest();
  }
  let [source, target] = [numbers, length > RUN ? new Uint32Array(length) : numbers];
  for (let width = RUN; width < length; width *= 2) {
    for (let from = 0; from < length; from += 2 * width) {
      const [middle, end] = [Math.min(from + width, length), Math.min(from + 2 * width, length)];
      let [left, right] = [from, middle];
      for (let at = from; at < end; at++) {
        if (at % RUN === 0) await rest();
        const takesLeft = left < middle && (right >= end || compare(source[left]!, source[right]!) <= 0);
        target[at] = source[takesLeft ? left++ : right++]!;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

const types = new WeakMap<Rows, Map<number, ReturnType<typeof columnType>>>();

function typeIn(rows: Rows, column: number) {
  const own = types.get(rows) ?? new Map<number, ReturnType<typeof columnType>>();
  types.set(rows, own);
  const type = own.get(column) ?? columnType(rows, column);
  own.set(column, type);
  return type;
}

/** Compares texts by their numbers: by value, or as people of a language do. */
function compareIn(texts: readonly string[], isNumber: boolean, language: string): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true });
  if (!isNumber) return (left, right) => compare(texts[left]!, texts[right]!);
  const values = Float64Array.from(texts, Number);
  return (left, right) => {
    const difference = values[left]! - values[right]!;
    return difference !== 0 && Number.isFinite(difference) ? difference : compareNumbers(texts[left]!, texts[right]!);
  };
}

const EMPTY = 0xffff_ffff;

/** A column of plain numbers by their values, without a text for each; null if it has another cell. */
async function numberRanks(rows: Rows, order: Uint32Array, column: number, rest: Rest): Promise<Ranks | null> {
  const { inText } = rows;
  if (!inText || rows.texts?.has(column)) return null;
  const cells = inText.column(column);
  const values = new Float64Array(rows.count);
  for (let row = 0; row < rows.count; row++) {
    if (row % AT_ONCE === AT_ONCE - 1) await rest();
    cells.to(row + inText.skipped);
    const isEmpty = cells.start === cells.end;
    const value = isEmpty ? Number.NaN : numberIn(cells.text, cells.start, cells.end);
    // Quotes say that it is a text.
    if (!isEmpty && (cells.isQuoted || !Number.isFinite(value))) return null;
    values[row] = value;
  }
  const distinct = Float64Array.from(order, (row) => values[row]!).sort();
  let count = 0;
  for (const value of distinct)
    if (!Number.isNaN(value) && (count === 0 || value !== distinct[count - 1])) distinct[count++] = value;
  const ranks = new Uint32Array(rows.count);
  for (let index = 0; index < order.length; index++) {
    if (index % AT_ONCE === AT_ONCE - 1) await rest();
    const row = order[index]!;
    ranks[row] = Number.isNaN(values[row]) ? EMPTY : placeIn(distinct, count, values[row]!);
  }
  return { ranks, count };
}

/** The index of a number that is among the first `count` of sorted ones. */
function placeIn(numbers: Float64Array, count: number, number: number): number {
  let [from, to] = [0, count - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (numbers[middle]! < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The place of each row's text among those of the column, since to compare texts takes longer than all else and many come again. */
async function ranksOf(rows: Rows, order: Uint32Array, column: number, language: string, rest: Rest): Promise<Ranks> {
  const plain = await numberRanks(rows, order, column, rest);
  if (plain) return plain;
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const ranks = new Uint32Array(rows.count);
  for (const [index, row] of order.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await rest();
    const text = rows.cell(row, column);
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    ranks[row] = number;
  }
  const compare = compareIn(texts, typeIn(rows, column) === 'number', language);
  const ordered = await mergeSort(
    Uint32Array.from(texts, (_, number) => number),
    compare,
    rest,
  );
  const rankOf = new Uint32Array(texts.length);
  let rank = 0;
  for (const [index, number] of ordered.entries()) {
    // Those that are the same, such as 1 and 1.0, keep the order of their rows.
    if (index > 0 && compare(ordered[index - 1]!, number) !== 0) rank++;
    rankOf[number] = texts[number] === '' ? EMPTY : rank;
  }
  for (const row of order) ranks[row] = rankOf[ranks[row]!]!;
  return { ranks, count: rank + 1 };
}
