// A table of texts as the tools for tables hold it: cells are made when they are asked for, so that millions need little memory.
import { TYPED } from '../csv/cell.ts';
import type { ColumnType } from './names.ts';
import type { Scanned } from './scan-csv.ts';

export interface Rows {
  /** Names of the columns, all different. */
  names: readonly string[];
  count: number;
  /** The text of a cell; empty if the row is shorter. */
  cell: (row: number, column: number) => string;
  /** Whether its quotes say that it is text, whatever it looks like. */
  isQuoted: (row: number, column: number) => boolean;
  /** Columns that are texts, whatever they look like. */
  texts?: ReadonlySet<number>;
  /** Which columns of another table its own are. */
  from?: readonly number[];
  /** Where its rows are in a file, if they are in one. */
  origin?: Origin;
  /** The text that has its cells, if they are in one; as many rows as are skipped come before. */
  inText?: Pick<Scanned, 'text' | 'starts' | 'column'> & { skipped: number };
}

/** A file with all rows of a table, and what its rows and columns are in it. */
export interface Origin {
  file: () => CsvFile;
  /** Rows of the file before those of the table. */
  skipped: number;
  /** The rows of the table, counted from there; null if they are all there, in order. */
  order: Uint32Array | null;
  cellAt: (column: number) => number;
}

export const rowInFile = ({ order, skipped }: Pick<Origin, 'order' | 'skipped'>, row: number): number =>
  (order ? order[row]! : row) + skipped;

export interface CsvFile {
  /** CSV in UTF-8. */
  source: Blob;
  separator: string;
  /** Where each row begins, in bytes, and where the last one ends. */
  starts: Uint32Array;
  /** The text of a row, which ends where the next one begins. */
  line: (row: number) => string;
}

/** The same file for other rows and columns. */
const originOf = (
  { origin }: Pick<Rows, 'origin'>,
  order: Uint32Array | null,
  columns: readonly number[],
): Pick<Rows, 'origin'> =>
  origin
    ? {
        origin: {
          ...origin,
          order: order && origin.order ? order.map((row) => origin.order![row]!) : (order ?? origin.order),
          cellAt: (column) => origin.cellAt(columns[column]!),
        },
      }
    : {};

/** The chosen rows and columns of another table, under other names if wanted. */
export function chosen(
  rows: Rows,
  order: Uint32Array | null,
  columns: readonly number[],
  names: readonly string[],
): Rows {
  const rowAt = (row: number) => (order ? order[row]! : row);
  return {
    names,
    texts: new Set([...columns.keys()].filter((index) => rows.texts?.has(columns[index]!))),
    from: columns,
    count: order ? order.length : rows.count,
    cell: (row, column) => rows.cell(rowAt(row), columns[column]!),
    isQuoted: (row, column) => rows.isQuoted(rowAt(row), columns[column]!),
    ...originOf(rows, order, columns),
  };
}

export const allColumns = (rows: Rows, order: Uint32Array | null): Rows =>
  chosen(rows, order, [...rows.names.keys()], rows.names);

/** The same table with columns that are texts, as if all their cells had quotes. */
export function withTexts(rows: Rows, columns: readonly number[]): Rows {
  if (columns.length === 0) return rows;
  const texts = new Set(columns);
  return { ...rows, texts, isQuoted: (row, column) => texts.has(column) || rows.isQuoted(row, column) };
}

/** A table of lists of texts. */
export function rowsOf(names: readonly string[], texts: readonly (readonly string[])[]): Rows {
  return {
    names,
    count: texts.length,
    cell: (row, column) => texts[row]?.[column] ?? '',
    isQuoted: () => false,
  };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
/** ISO 8601, as databases and Excel write it: a date, and the time if there is one. */
const DATE =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;
const TRUTH = /^(?:true|false)$/i;

/** Whether the month has such a day. */
const hasDay = (text: string) =>
  Number(text.slice(8, 10)) <= new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();

/** What a text is; numbers with leading zeros are texts, such as postal codes. */
export function typeOf(text: string): ColumnType {
  if (text === '') return 'empty';
  if (NUMBER.test(text)) return 'number';
  if (DATE.test(text) && hasDay(text)) return 'date';
  return TRUTH.test(text) ? 'boolean' : 'text';
}

/** The type of all texts that aren't empty; `text` if they differ. */
export function columnType(rows: Rows, column: number): ColumnType {
  if (rows.texts?.has(column)) return 'text';
  let type: ColumnType = 'empty';
  for (let row = 0; row < rows.count; row++) {
    const text = rows.cell(row, column);
    if (text === '') continue;
    const own = rows.isQuoted(row, column) && TYPED.test(text) ? 'text' : typeOf(text);
    if (own === 'text' || (type !== 'empty' && type !== own)) return 'text';
    type = own;
  }
  return type;
}

/** Digits that a double holds in any case. */
const EXACT_DIGITS = 15;

/** Compares numbers of any length by their value. */
export function compareNumbers(left: string, right: string): number {
  const difference = Number(left) - Number(right);
  if (difference !== 0 && Number.isFinite(difference)) return difference;
  if (left.length <= EXACT_DIGITS || right.length <= EXACT_DIGITS) return difference || 0;
  // Beyond what a double holds; longer fractions and exponents are compared as doubles.
  const isWhole = /^-?\d+$/;
  if (!isWhole.test(left) || !isWhole.test(right))
    return Number(left) < Number(right) ? -1 : Number(left) > Number(right) ? 1 : 0;
  const exact = BigInt(left) - BigInt(right);
  return exact < 0n ? -1 : exact > 0n ? 1 : 0;
}
