// Sorts millions of rows, with rests in between.
import { AT_ONCE, type Rest, sortKeys } from './query.ts';
import { columnType, compareNumbers, type Rows } from './rows.ts';

type Compare = (left: number, right: number) => number;

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
  const all = order ?? Uint32Array.from({ length: rows.count }, (_, row) => row);
  const comparers: Compare[] = [];
  for (const { column, sign } of keys) comparers.push(await comparerOf(rows, all, column, sign, language, rest));
  return mergeSort(
    all,
    (left, right) => {
      for (const compare of comparers) {
        const result = compare(left, right);
        if (result !== 0) return result;
      }
      return left - right;
    },
    rest,
  );
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

async function comparerOf(
  rows: Rows,
  order: Uint32Array,
  column: number,
  sign: number,
  language: string,
  rest: Rest,
): Promise<Compare> {
  const ranks = await ranksOf(rows, order, column, language, rest);
  return (a, b) => {
    const [left, right] = [ranks[a]!, ranks[b]!];
    if (left === right) return 0;
    return left === EMPTY ? 1 : right === EMPTY ? -1 : sign * (left - right);
  };
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

/** The place of each row's text among those of the column, since to compare texts takes longer than all else and many come again. */
async function ranksOf(
  rows: Rows,
  order: Uint32Array,
  column: number,
  language: string,
  rest: Rest,
): Promise<Uint32Array> {
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
  return ranks;
}
