// Opens a table: CSV with any usual delimiter and encoding, JSON, a value per line, or a workbook of Excel.
import { positionAt } from '../../../base/position.ts';
import { Problem } from '../../../base/problem.ts';
import type { GuessedCharset } from '../../bytes/charset-guess.ts';
import type { CsvCell } from '../csv/cell.ts';
import { delimitersOf } from '../csv/read-csv.ts';
import { toTable } from '../csv/to-table.ts';
import { uniqueNames } from '../csv/unique-names.ts';
import { readJson } from '../json/reader.ts';
import { type DelimiterName, DELIMITERS_BY_NAME, type OPEN_PROBLEMS } from './names.ts';
import { csvFileOf, type Utf8Source } from './csv-file.ts';
import { decodeTable, type TableCharset } from './decode.ts';
import { columnsOf } from './query.ts';
import { type Rows, rowsOf, typeOf, withTexts } from './rows.ts';
import { scanCsv } from './scan-csv.ts';

export type ReadFormat = 'csv' | 'json' | 'excel';
export type OpenProblem = Problem<(typeof OPEN_PROBLEMS)[number]>;

/** A text has at most half a billion characters in some engines. */
const MOST_BYTES = 500_000_000;

interface SourceFile {
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

export interface OpenOptions {
  header: 'auto' | 'first' | 'none';
  delimiter: 'auto' | DelimiterName;
  charset: 'auto' | TableCharset;
  /** The name or number of a sheet; empty for the first. */
  sheet: string;
  /** Names of columns that are texts, such as numbers of customers. */
  texts?: string;
}

export interface Opened {
  rows: Rows;
  format: ReadFormat;
  /** Null if it was text already. */
  charset: TableCharset | null;
  delimiter: string | null;
  /** Other delimiters that split all rows alike. */
  rivals: readonly string[];
  /** Other encodings that give a plausible text. */
  otherCharsets: readonly GuessedCharset[];
  /** Rows of another length than the first one. */
  ragged: number;
  /** Names of columns that are empty or there before, and become others. */
  renamed: number;
  /** Names of all sheets of a workbook. */
  sheets: readonly string[];
  hasHeader: boolean;
  /** Whether the first row may as well be the other: data, or names. */
  isHeaderOpen: boolean;
}

/** The last table of each file, for as long as the file is in use: to filter it once more needs no reading. */
const openedFiles = new WeakMap<SourceFile, { key: string; opened: Opened }>();

/** Opens a table of a text or a file. Throws Problem. */
export async function openTable(source: string | SourceFile, options: OpenOptions): Promise<Opened> {
  if (typeof source === 'string') return corrected(openText(source, null, null, options), options);
  const { header, delimiter, charset, sheet, texts } = options;
  const key = JSON.stringify([header, delimiter, charset, sheet, texts]);
  const before = openedFiles.get(source);
  if (before?.key === key) return before.opened;
  const opened = corrected(await openFile(source, options), options);
  openedFiles.set(source, { key, opened });
  return opened;
}

const corrected = (opened: Opened, { texts = '' }: OpenOptions): Opened => ({
  ...opened,
  rows: withTexts(opened.rows, columnsOf(opened.rows, texts)),
});

async function openFile(source: SourceFile, options: OpenOptions): Promise<Opened> {
  if (source.size > MOST_BYTES) throw problem('too-large', { maximum: MOST_BYTES / 1e6 });
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (startsWith(bytes, 'PK\x03\x04')) {
    const { readWorkbook } = await import('./excel-read.ts');
    const { texts, sheets } = await readWorkbook(bytes, options.sheet);
    if (texts.length === 0) throw problem('no-rows');
    return {
      ...NOTHING_ELSE,
      ...named(plainRows(texts), options.header),
      sheets,
      format: 'excel',
      charset: null,
      delimiter: null,
    };
  }
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) throw problem('old-excel');
  const { text, charset, isExact, others } = decodeTable(bytes, options.charset);
  if (options.charset === 'auto' && isBinary(text)) throw problem('not-text');
  const file = isExact && source instanceof Blob ? { file: source, hasMark: startsWith(bytes, '\xef\xbb\xbf') } : null;
  if (source instanceof Blob) release(bytes);
  try {
    return { ...openText(text, charset, file, options), otherCharsets: others };
  } catch (error) {
    if (error instanceof Problem && error.offset !== undefined) error.at = positionAt(text, error.offset);
    throw error;
  }
}

/** Controls that no text has; random or compressed bytes are a tenth of them. */
const CONTROLS = /[\0-\x08\x0e-\x19\x1b]/g;
const MOST_CONTROLS = 0.02;
const LOOKED_AT = 65_536;

/** Whether a text was decoded from bytes that are none. */
function isBinary(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return (start.match(CONTROLS)?.length ?? 0) > start.length * MOST_CONTROLS;
}

/** There are no other readings, and nothing is odd. */
const NOTHING_ELSE = { sheets: [], ragged: 0, renamed: 0, rivals: [], otherCharsets: [] } as const;

/** Frees the memory of bytes at once, where the engine can: they are as much as the text that was made of them. */
function release({ buffer }: Uint8Array<ArrayBuffer>): void {
  if ('transfer' in buffer) buffer.transfer(0);
}

const problem = (code: OpenProblem['code'], params?: Record<string, string | number>): OpenProblem =>
  new Problem(code, undefined, params);

const startsWith = (bytes: Uint8Array, mark: string) =>
  bytes.length >= mark.length &&
  Array.from(mark).every((character, index) => bytes[index] === character.codePointAt(0));

function openText(text: string, charset: Opened['charset'], from: Utf8Source | null, options: OpenOptions): Opened {
  if (!/\S/.test(text)) throw problem('no-rows');
  const plain = { ...NOTHING_ELSE, charset };
  if (/^\s*[[{]/.test(text)) {
    const { header, rows } = toTable(readJson(text, { documents: 'many' }).documents, {
      nested: 'columns',
      lists: 'json',
      nulls: 'empty',
    });
    const made = header ? { names: header.map(({ text: name }) => name), cells: rows } : { names: null, cells: rows };
    if (rows.length === 0) throw problem('no-rows');
    return {
      ...plain,
      rows: cellRows(made.names, made.cells),
      hasHeader: header !== null,
      isHeaderOpen: false,
      format: 'json',
      delimiter: null,
    };
  }
  // Excel writes `sep=;` as the first line.
  const [preamble = '', said] = /^\ufeff?(?:sep=([^\r\n])(?:\r\n?|\n))?/.exec(text) ?? [];
  const fixed = options.delimiter === 'auto' ? said : DELIMITERS_BY_NAME[options.delimiter];
  const [delimiter = ',', ...rivals] =
    fixed === undefined ? delimitersOf(text.slice(preamble.length, SNIFFED)) : [fixed];
  const scanned = scanCsv(text, delimiter, preamble.length);
  if (scanned.count === 0) throw problem('no-rows');
  let file: ReturnType<typeof csvFileOf> | undefined;
  const table = named(
    {
      names: Array.from({ length: scanned.width }, () => ''),
      count: scanned.count,
      cell: scanned.cell,
      isQuoted: scanned.isQuoted,
      origin: {
        file: () => (file ??= csvFileOf(text, delimiter, scanned.starts, from)),
        skipped: 0,
        order: null,
        cellAt: (column) => column,
      },
      inText: { ...scanned, skipped: 0 },
    },
    options.header,
  );
  const readable = rivals.filter((rival) => isReadable(text, rival, preamble.length));
  return { ...plain, ...table, format: 'csv', delimiter, rivals: readable, ragged: scanned.ragged };
}

/** Whether a text, or the beginning of a long one, is a table with this delimiter. */
function isReadable(text: string, delimiter: string, from: number): boolean {
  const looked = text.length > SNIFFED ? text.slice(0, text.lastIndexOf('\n', SNIFFED) + 1) : text;
  try {
    return scanCsv(looked, delimiter, from).count > 0;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** How much of a text is looked at for its delimiter. */
const SNIFFED = 1_000_000;

const plainRows = (texts: readonly (readonly string[])[]): Rows =>
  rowsOf(
    Array.from({ length: texts.reduce((most, row) => Math.max(most, row.length), 0) }, () => ''),
    texts,
  );

function cellRows(names: readonly string[] | null, cells: readonly (readonly CsvCell[])[]): Rows {
  const width = cells[0]?.length ?? 0;
  return {
    names: uniqueNames(names ?? numbered(width)),
    count: cells.length,
    cell: (row, column) => cells[row]?.[column]?.text ?? '',
    isQuoted: (row, column) => cells[row]?.[column]?.quoted ?? false,
  };
}

const numbered = (width: number) => Array.from({ length: width }, (_, index) => `column_${index + 1}`);

/** Rows that show whether the columns hold something else than texts. */
const TYPES_IN = 50;

/** Takes the names from the first row if that has any: texts, all of them different unless there are other values below. */
function named(
  rows: Rows,
  header: OpenOptions['header'],
): Pick<Opened, 'rows' | 'renamed' | 'hasHeader' | 'isHeaderOpen'> {
  const width = rows.names.length;
  const first = Array.from({ length: width }, (_, column) => rows.cell(0, column).trim());
  const types = first.map(typeOf);
  const hasTexts = types.includes('text');
  const isDifferent = !types.includes('empty') && new Set(first).size === width;
  const isTexts = hasTexts && types.every((type) => type === 'text' || type === 'empty');
  const isSure = isTexts && rows.count > 1 && hasTypes(rows);
  const isNames = isSure || (isTexts && rows.count > 1 && isDifferent);
  const hasHeader = header === 'first' || (header === 'auto' && isNames);
  const names = uniqueNames(hasHeader ? first.map((text, index) => text || `column_${index + 1}`) : numbered(width));
  const renamed = hasHeader ? names.filter((name, index) => name !== first[index]).length : 0;
  const isHeaderOpen = header === 'auto' && hasTexts && !isSure;
  if (!hasHeader) return { rows: { ...rows, names }, renamed, hasHeader, isHeaderOpen };
  return {
    renamed,
    hasHeader,
    isHeaderOpen,
    rows: {
      names,
      count: rows.count - 1,
      cell: (row, column) => rows.cell(row + 1, column),
      isQuoted: (row, column) => rows.isQuoted(row + 1, column),
      ...(rows.origin && { origin: { ...rows.origin, skipped: 1 } }),
      ...(rows.inText && { inText: { ...rows.inText, skipped: 1 } }),
    },
  };
}

/** Whether a column holds numbers or dates below the first row, so that the names are no data. */
const hasTypes = (rows: Rows) =>
  rows.names.some((_, column) =>
    Array.from({ length: Math.min(TYPES_IN, rows.count - 1) }, (_row, index) => rows.cell(index + 1, column)).some(
      (text) => !['text', 'empty'].includes(typeOf(text)),
    ),
  );
