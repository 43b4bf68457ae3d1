// Parses the objects of PDF (ISO 32000-2, 7.3) as far as the dictionary of a signature needs them.
import { decodeHex } from '../../bytes/bytes.ts';

export type PdfObject = number | string | PdfName | Uint8Array | PdfObject[] | Map<string, PdfObject> | null;

export interface PdfName {
  name: string;
}

const DEPTH_LIMIT = 20;
const TOKEN =
  /[\0\t\n\f\r ]+|%[^\n\r]*|<<|>>|<[\da-fA-F\0\t\n\f\r ]*>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|\(|[^\0\t\n\f\r ()<>[\]{}/%]+/y;

/** Returns the dictionary that starts at `start` in the file, which is given as Latin-1; null if there is none. */
export function readDictionary(file: string, start: number): Map<string, PdfObject> | null {
  const reader = { file, at: start };
  return next(reader) === '<<' ? dictionary(reader, 0) : null;
}

interface Reader {
  file: string;
  at: number;
}

/** Returns the next token, skipping whitespace and comments; null at the end or for an invalid token. */
function next(reader: Reader): string | null {
  for (;;) {
    TOKEN.lastIndex = reader.at;
    const token = TOKEN.exec(reader.file)?.[0];
    if (token === undefined) return null;
    reader.at += token.length;
    if (!/^[\0\t\n\f\r %]/.test(token)) return token;
  }
}

function dictionary(reader: Reader, depth: number): Map<string, PdfObject> | null {
  const dictionary = new Map<string, PdfObject>();
  for (;;) {
    const key = next(reader);
    if (key === '>>') return dictionary;
    if (key === null || !key.startsWith('/') || depth > DEPTH_LIMIT) return null;
    const value = next(reader);
    if (value === null || value === '>>') return null;
    const object = objectOf(reader, value, depth);
    if (object === undefined) return null;
    if (!dictionary.has(nameOf(key))) dictionary.set(nameOf(key), object);
  }
}

const nameOf = (token: string) =>
  token.slice(1).replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function objectOf(reader: Reader, token: string, depth: number): PdfObject | undefined {
  if (token === '<<') return dictionary(reader, depth + 1) ?? undefined;
  if (token === '(') return literal(reader);
  if (token.startsWith('/')) return { name: nameOf(token) };
  if (token.startsWith('<')) return hexString(token);
  if (token === '[') return array(reader, depth);
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(token)) {
    const reference = /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(
      reader.file.slice(reader.at, reader.at + 40),
    );
    if (!reference) return Number(token);
    reader.at += reference[0].length;
    return null; // indirect references aren't followed
  }
  return ['true', 'false', 'null'].includes(token) ? null : undefined;
}

function array(reader: Reader, depth: number): PdfObject[] | undefined {
  const items: PdfObject[] = [];
  for (let token = next(reader); token !== ']'; token = next(reader)) {
    const object = token === null || depth > DEPTH_LIMIT ? undefined : objectOf(reader, token, depth + 1);
    if (object === undefined) return undefined;
    items.push(object);
  }
  return items;
}

function hexString(token: string): Uint8Array {
  const digits = token.slice(1, -1).replace(/[^\da-fA-F]/g, '');
  return decodeHex(digits.length % 2 === 1 ? `${digits}0` : digits).bytes;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Parses a string in parentheses, which may contain balanced ones (7.3.4.2). */
function literal(reader: Reader): Uint8Array | undefined {
  const { file } = reader;
  let text = '';
  for (let open = 1; reader.at < file.length; reader.at++) {
    const character = file[reader.at]!;
    if (character === '\\') {
      const escape = /\\(?:([0-7]{1,3})|(\r\n|[^]))/y;
      escape.lastIndex = reader.at;
      const [whole = '', octal, other = ''] = escape.exec(file) ?? [];
      text +=
        octal === undefined
          ? /[\r\n]/.test(other)
            ? ''
            : (ESCAPES[other] ?? other)
          : String.fromCharCode(parseInt(octal, 8) & 255);
      reader.at += Math.max(0, whole.length - 1);
      continue;
    }
    if (character === '(') open++;
    if (character === ')' && --open === 0) {
      reader.at++;
      return Uint8Array.from(text, (each) => each.charCodeAt(0));
    }
    text += character;
  }
  return undefined;
}

/** Decodes a text string: UTF-16 or UTF-8 with a byte order mark, otherwise almost Latin-1 (7.9.2.2). */
export function textOf(object: PdfObject | undefined): string | null {
  if (!(object instanceof Uint8Array)) return null;
  const [first, second, third] = object;
  const label =
    first === 0xfe && second === 0xff
      ? 'utf-16be'
      : first === 0xef && second === 0xbb && third === 0xbf
        ? 'utf-8'
        : 'latin1';
  return new TextDecoder(label).decode(object).replace(/\p{Cc}+/gu, ' ');
}

/**
 * Returns the milliseconds since the epoch of a date such as `D:20261120120000+01'00'` (7.9.4); null if it is invalid.
 */
export function dateOf(object: PdfObject | undefined): number | null {
  const match = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/.exec(
    textOf(object) ?? '',
  );
  if (!match) return null;
  const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => (part ? Number(part) : undefined));
  const shift = (match[7] === '-' ? -1 : 1) * (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0));
  const time = Date.UTC(year!, month - 1, day, hour, minute, second) - shift * 60_000;
  return Number.isNaN(time) ? null : time;
}
