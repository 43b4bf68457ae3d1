// Where the rows of a table are in a file, so that whoever looks at a few of them reads these only.
import { displayWidth } from '../../text/lines/display-width.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import type { ColumnType } from './names.ts';
import { type CsvFile, type Rows, typeOf } from './rows.ts';

const MARK_BYTES = 3;

/**
 * Returns where rows begin in bytes from where they begin in the text, in UTF-16 units.
 * @param first where the text begins in the bytes, after a byte order mark
 */
export function byteStarts(text: string, units: Uint32Array, first: number): Uint32Array {
  const starts = new Uint32Array(units.length);
  let [unit, bytes] = [0, first];
  for (let row = 0; row < units.length; row++) {
    const start = units[row]!;
    for (; unit < start; unit++) {
      const code = text.charCodeAt(unit);
      if (code < 0x80) bytes += 1;
      else if (code < 0x800) bytes += 2;
      // A pair of surrogates has four bytes, two for each.
      else bytes += code >= 0xd800 && code < 0xe000 ? 2 : 3;
    }
    starts[row] = bytes;
  }
  return starts;
}

/** The bytes that a text was decoded from, if they are UTF-8. */
export interface Utf8Source {
  file: Blob;
  hasMark: boolean;
}

/** Returns the file of a scanned text, which is the one that it was read from, if possible. */
export function csvFileOf(text: string, separator: string, units: Uint32Array, from: Utf8Source | null): CsvFile {
  // A text has single surrogates only if it was typed, and each becomes U+FFFD.
  const encoded = from ? text : text.toWellFormed();
  const first = from?.hasMark ? MARK_BYTES : 0;
  const source = from?.file ?? new Blob([encoded], { type: 'text/csv' });
  const isAscii = source.size === encoded.length + first;
  // Of ASCII, units are bytes: there is no second list of them, unless a mark moves them all.
  const starts =
    isAscii && first === 0 ? units : isAscii ? units.map((unit) => unit + first) : byteStarts(encoded, units, first);
  return { source, separator, starts, line: (row) => encoded.slice(units[row], units[row + 1]) };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const SPECIAL = /[",\r\n]/;
/** Rows that are encoded at once. */
const CHUNK = 10_000;

/** Writes rows that are in no such file as one; `rest` is called for each of its parts. */
export async function packed(rows: Rows, rest: () => Promise<void> | undefined): Promise<CsvFile> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const starts = new Uint32Array(rows.count + 1);
  let bytes = 0;
  for (let from = 0; from < rows.count; from += CHUNK) {
    const lines: string[] = [];
    let chunk = '';
    const count = Math.min(CHUNK, rows.count - from);
    for (let row = from; row < from + count; row++) lines.push(lineOf(rows, row));
    chunk = `${lines.join('\n')}\n`;
    const encoded = encodeUtf8(chunk);
    const units = new Uint32Array(count + 1);
    for (const [index, line] of lines.entries()) units[index + 1] = units[index]! + line.length + 1;
    starts.set(byteStarts(chunk, units, bytes), from);
    bytes += encoded.length;
    parts.push(encoded);
    await rest();
  }
  return { source: new Blob(parts, { type: 'text/csv' }), separator: ',', starts, line: (row) => lineOf(rows, row) };
}

function lineOf(rows: Rows, row: number): string {
  return rows.names
    .map((_, column) => {
      const text = rows.cell(row, column).toWellFormed();
      // An empty cell with quotes is an empty text; one without has no value.
      return SPECIAL.test(text) || (text === '' && rows.isQuoted(row, column)) ? quoted(text) : text;
    })
    .join(',');
}

/** Rows that decide about the look of a column. */
const LOOKED_AT = 500;
const MOST_LETTERS = 40;

/** What the first rows of a column show: what most are, and how wide they are. */
export function lookOf(rows: Rows, column: number): { type: ColumnType; letters: number } {
  let type: ColumnType = rows.texts?.has(column) ? 'text' : 'empty';
  let letters = Math.min(MOST_LETTERS, displayWidth(rows.names[column]!.slice(0, MOST_LETTERS)));
  for (let row = 0; row < Math.min(rows.count, LOOKED_AT); row++) {
    const text = rows.cell(row, column);
    if (text === '') continue;
    const own = typeOf(text);
    type = type === 'empty' || type === own ? own : 'text';
    letters = Math.max(letters, displayWidth(text.slice(0, MOST_LETTERS)));
  }
  return { type, letters: Math.min(letters, MOST_LETTERS) };
}
