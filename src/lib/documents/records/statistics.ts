// What is in each column of a table.
import type { ColumnType } from './names.ts';
import { columnType, compareNumbers, type Rows } from './rows.ts';

export interface ColumnStatistics {
  name: string;
  type: ColumnType;
  filled: number;
  empty: number;
  /** Different texts, of the rows that have one. */
  unique: number;
  least: string | null;
  most: string | null;
  sum: number | null;
  mean: number | null;
  median: number | null;
  /** The most frequent text, and how many rows have it; null if none comes twice. */
  mode: { text: string; count: number } | null;
}

export function statisticsOf(rows: Rows, column: number): ColumnStatistics {
  const type = columnType(rows, column);
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  let [empty, least, most]: [number, string | null, string | null] = [0, null, null];
  const isLess = (left: string, right: string) => (type === 'number' ? compareNumbers(left, right) < 0 : left < right);
  const total = new Total();
  for (let row = 0; row < rows.count; row++) {
    const text = rows.cell(row, column);
    if (text === '') {
      empty++;
      continue;
    }
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (least === null || isLess(text, least)) least = text;
    if (most === null || isLess(most, text)) most = text;
    if (type === 'number') {
      numbers.push(Number(text));
      total.add(Number(text));
    }
  }
  const filled = rows.count - empty;
  const isNumber = type === 'number';
  let mode: ColumnStatistics['mode'] = null;
  for (const [text, count] of counts) if (count > 1 && count > (mode?.count ?? 0)) mode = { text, count };
  return {
    name: rows.names[column]!,
    type,
    filled,
    empty,
    unique: counts.size,
    least,
    most,
    sum: isNumber ? rounded(total.value) : null,
    mean: isNumber ? rounded(total.value / filled) : null,
    median: isNumber ? rounded(medianOf(numbers)) : null,
    mode,
  };
}

/** Without the digits that a double has no room for: 0.1 + 0.2 is 0.3. */
const rounded = (number: number) => Number(number.toPrecision(15));

/** Sums with the error of each step (Neumaier, 1974). */
class Total {
  private sum = 0;
  private lost = 0;

  add(number: number): void {
    const next = this.sum + number;
    this.lost += Math.abs(this.sum) >= Math.abs(number) ? this.sum - next + number : number - next + this.sum;
    this.sum = next;
  }

  get value(): number {
    return this.sum + this.lost;
  }
}

function medianOf(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
