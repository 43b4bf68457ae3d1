// Writes a table in the formats that other programs read.
import { Problem } from '../../../base/problem.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { TYPED } from '../csv/cell.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { writeTable } from '../table/write-table.ts';
import type { WRITE_PROBLEMS, WriteFormat } from './names.ts';
import type { Rows } from './rows.ts';

const ENDINGS = {
  csv: 'csv',
  tsv: 'tsv',
  json: 'json',
  ndjson: 'ndjson',
  excel: 'xlsx',
  markdown: 'md',
  sql: 'sql',
} as const;
const TYPES: Readonly<Record<WriteFormat, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  markdown: 'text/markdown',
  sql: 'application/sql',
};
/** What a sheet of Excel has room for, its header included, and what is written by aligning all of it. */
const MOST_ROWS: Partial<Record<WriteFormat, number>> = { excel: 1_048_575, markdown: 100_000, sql: 500_000 };
/** Rows that are written at once. */
const CHUNK = 10_000;

export interface WriteOptions {
  format: WriteFormat;
  /** Adds an apostrophe to texts that a spreadsheet would run as a formula. */
  guard: boolean;
  /** Of the table in SQL. */
  tableName: string;
}

export interface WrittenTable {
  file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
  /** Texts that a spreadsheet would run, as they are or with an apostrophe. */
  formulas: number;
}

const cellsOf = (rows: Rows, row: number) =>
  rows.names.map((_, column) => ({ text: rows.cell(row, column), quoted: rows.isQuoted(row, column) }));

/** Throws Problem if there are too many rows for the format. */
export function checkCount({ count }: Pick<Rows, 'count'>, format: WriteFormat): void {
  const maximum = MOST_ROWS[format];
  if (maximum === undefined || count <= maximum) return;
  throw new Problem<(typeof WRITE_PROBLEMS)[number]>('too-many-rows', undefined, { count, maximum });
}

/** Writes a table. Throws Problem if it has too many rows for the format. */
export async function writeRows(rows: Rows, name: string, options: WriteOptions): Promise<WrittenTable> {
  const { format } = options;
  checkCount(rows, format);
  const { bytes, formulas } = await bytesOf(rows, options);
  return { file: { name: `${name}.${ENDINGS[format]}`, type: TYPES[format], bytes }, formulas };
}

async function bytesOf(rows: Rows, { format, guard, tableName }: WriteOptions) {
  if (format === 'excel') {
    const { writeWorkbook } = await import('./excel-write.ts');
    return { bytes: writeWorkbook(rows), formulas: 0 };
  }
  if (format === 'json' || format === 'ndjson') return { bytes: joined(jsonPieces(rows, format)), formulas: 0 };
  if (format === 'csv' || format === 'tsv') {
    let formulas = 0;
    const lines = function* () {
      let isFirst = true;
      for (const records of chunks(rows)) {
        const delimiter = format === 'csv' ? ',' : '\t';
        const written = writeCsv(records, { delimiter, lineEnd: '\n', quotes: 'needed', guard });
        formulas += written.formulas;
        yield isFirst ? written.text : `\n${written.text}`;
        isFirst = false;
      }
      yield '\n';
    };
    return { bytes: joined(lines()), formulas };
  }
  const records = [...chunks(rows)].flat();
  const { text } = writeTable(
    records,
    rows.names.map(() => 'none' as const),
    format,
    {
      header: true,
      aligned: true,
      tableName,
      sqlQuotes: 'standard',
    },
  );
  return { bytes: encodeUtf8(`${text}\n`), formulas: 0 };
}

/** The records with the names before them, in parts, since all of them at once take ten times the memory of the file. */
function* chunks(rows: Rows) {
  let part = [rows.names.map((text) => ({ text, quoted: false }))];
  for (let row = 0; row < rows.count; row++) {
    if (part.length >= CHUNK) {
      yield part;
      part = [];
    }
    part.push(cellsOf(rows, row));
  }
  yield part;
}

function joined(pieces: Iterable<string>): Uint8Array<ArrayBuffer> {
  const parts = Array.from(pieces, (piece) => encodeUtf8(piece));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Numbers keep all their digits, since they aren't read as such. */
function* jsonPieces(rows: Rows, format: 'json' | 'ndjson'): Generator<string> {
  const keys = rows.names.map((name) => JSON.stringify(name));
  const valueOf = (text: string, isQuoted: boolean) => {
    if (text === '' && !isQuoted) return 'null';
    if (isQuoted || !TYPED.test(text)) return JSON.stringify(text);
    return /^(?:true|false|null)$/i.test(text) ? text.toLowerCase() : text;
  };
  const lineOf = (row: number) =>
    `{${keys.map((key, column) => `${key}:${valueOf(rows.cell(row, column), rows.isQuoted(row, column))}`).join(',')}}`;
  if (format === 'json') yield '[';
  for (let from = 0; from < rows.count; from += CHUNK) {
    const lines = Array.from({ length: Math.min(CHUNK, rows.count - from) }, (_, index) => lineOf(from + index));
    if (format === 'ndjson') yield `${lines.join('\n')}\n`;
    else yield `${from > 0 ? ',' : ''}\n  ${lines.join(',\n  ')}`;
  }
  if (format === 'json') yield rows.count > 0 ? '\n]\n' : ']\n';
}

/** Columns that are shown; of more, the rest is only in the file. */
const MOST_SHOWN = 40;

/** The first rows as a drawing with lines, for a look at them. */
export function preview(rows: Rows, most: number): string {
  const isWide = rows.names.length > MOST_SHOWN;
  const shown: Rows = {
    ...rows,
    names: isWide ? [...rows.names.slice(0, MOST_SHOWN), '…'] : rows.names,
    count: Math.min(rows.count, most),
    cell: (row, column) => (column < MOST_SHOWN ? rows.cell(row, column) : ''),
  };
  const records = [...chunks(shown)]
    .flat()
    .map((record) => record.map(({ text }) => ({ text: shortened(text), quoted: true })));
  const aligns = shown.names.map(() => 'none' as const);
  const { text } = writeTable(records, aligns, 'box', {
    header: true,
    aligned: true,
    tableName: '',
    sqlQuotes: 'standard',
  });
  return rows.count > most ? `${text}\n… +${rows.count - most}` : text;
}

const LONGEST = 60;
const shortened = (text: string) => {
  const line = text.replaceAll(/[\r\n\t]+/g, ' ');
  const letters = line.length > LONGEST ? Array.from(line.slice(0, LONGEST * 2)) : [];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line;
};
