// Reads bytes from literals of programming languages: arrays of numbers and strings with escapes.
import { Problem } from '../../../base/problem.ts';

export interface Literal {
  bytes: Uint8Array<ArrayBuffer>;
  kind: 'array' | 'string';
}

const ESCAPES: Readonly<Record<string, number>> = {
  '0': 0,
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  e: 27,
  '"': 34,
  "'": 39,
  '\\': 92,
};

/** A byte of a string: an escape in hexadecimal or octal, a letter's escape, or a character. */
const STRING_PART = /\\x([\da-f]{2})|\\([0-7]{1,3})|\\(\r?\n)|\\(.)|([^\\])|\\/gisu;

function stringBytes(body: string, at: number): number[] {
  const bytes: number[] = [];
  for (const { 0: part, 1: hex, 2: octal, 3: lineEnd, 4: letter, 5: sign, index } of body.matchAll(STRING_PART)) {
    if (lineEnd !== undefined) continue;
    const escaped = letter === undefined ? undefined : ESCAPES[letter];
    const value =
      hex !== undefined ? Number.parseInt(hex, 16) : octal !== undefined ? Number.parseInt(octal, 8) : escaped;
    if (value !== undefined && value > 255) throw new Problem('byte-too-large', at + index, { found: part });
    if (value !== undefined) bytes.push(value);
    else if (sign !== undefined && sign.codePointAt(0)! < 128) bytes.push(sign.codePointAt(0)!);
    else throw new Problem('bad-literal', at + index, { found: part });
  }
  return bytes;
}

/** A string in quotes: `b'…'` of Python, `"…"` of C and others. */
const QUOTED = /b?'([^'\\]*(?:\\[^][^'\\]*)*)'|b?"([^"\\]*(?:\\[^][^"\\]*)*)"/gy;

/** Strings one after the other, as in Python and C; null if the text has anything else. */
function readStrings(text: string): Literal | null {
  const bytes: number[] = [];
  let at = /^\s*/.exec(text)![0].length;
  if (at === text.length) return null;
  while (at < text.length) {
    QUOTED.lastIndex = at;
    const match = QUOTED.exec(text);
    if (!match) return null;
    const body = match[1] ?? match[2] ?? '';
    // Not spread: there are too many for the stack.
    for (const byte of stringBytes(body, at + match[0].indexOf(body))) bytes.push(byte);
    at += match[0].length;
    at += /^[\s+;]*/.exec(text.slice(at, at + 1000))![0].length;
  }
  return { bytes: Uint8Array.from(bytes), kind: 'string' };
}

/** The numbers between the outermost braces, brackets or parentheses. */
function bodyOf(text: string): { body: string; at: number } | null {
  // What is before the equals sign can have brackets as well: `unsigned char a[] = {…}`.
  const start = /^[^'"{=]*=/.exec(text)?.[0].length ?? 0;
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
  ] as const) {
    const end = text.lastIndexOf(close);
    const from = text.indexOf(open, start);
    if (from < 0 || end < from) continue;
    const body = text.slice(from + 1, end);
    if (body.trim() !== '' || text.trim() === open + close) return { body, at: from + 1 };
  }
  return null;
}

const ITEM = /^(?:\(\s*\w+\s*\)\s*)?([+-]?)(0x[\da-f]+|0b[01]+|0o[0-7]+|\d+)(?:u8|i8|u|b|y|h)?$/i;
const CHARACTER = /^b?'(?:\\x([\da-f]{2})|\\(.)|([ -~]))'$/i;

function itemByte(item: string, at: number): number {
  const character = CHARACTER.exec(item);
  if (character) {
    const [, hex, letter = '', sign = ''] = character;
    const value = hex === undefined ? (ESCAPES[letter] ?? sign.charCodeAt(0)) : Number.parseInt(hex, 16);
    if (!Number.isNaN(value)) return value;
  }
  const [, minus, digits] = ITEM.exec(item) ?? [];
  if (digits === undefined) throw new Problem('bad-literal', at, { found: item.slice(0, 20) });
  const value = minus === '-' ? -Number(digits) : Number(digits);
  if (value > 255 || value < -128) throw new Problem('byte-too-large', at, { found: item.slice(0, 20) });
  return value & 255;
}

/** Replaces comments by blanks, so that everything stays where it is. */
function withoutComments(text: string): string {
  const start = /\/\*|\/\/|#/g;
  const pieces: string[] = [];
  let from = 0;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const close = match[0] === '/*' ? text.indexOf('*/', match.index + 2) : text.indexOf('\n', match.index);
    if (close < 0 && match[0] === '/*') break;
    const end = close < 0 ? text.length : close + (match[0] === '/*' ? 2 : 0);
    pieces.push(text.slice(from, match.index), ' '.repeat(end - match.index));
    from = end;
    start.lastIndex = end;
  }
  return pieces.join('') + text.slice(from);
}

/** An array of numbers, as C, Go, Rust, Java, C#, JavaScript and Python write it. */
function readArray(text: string): Literal | null {
  const plain = withoutComments(text);
  const list = bodyOf(plain) ?? (/^\s*(?:0x[\da-f]{1,2}|-?\d{1,3})\s*,/i.test(plain) ? { body: plain, at: 0 } : null);
  if (!list || !/^\s*(?:$|\(|[+-]?\d|b?')/.test(list.body)) return null;
  const bytes: number[] = [];
  let at = list.at;
  for (const part of list.body.split(/[,;]/)) {
    const item = part.trim();
    if (item !== '') bytes.push(itemByte(item, at + part.indexOf(item)));
    at += part.length + 1;
  }
  return { bytes: Uint8Array.from(bytes), kind: 'array' };
}

/** Reads an array or strings; null if the text is neither. Throws Problem `byte-too-large` or `bad-literal`. */
export function readLiteral(text: string): Literal | null {
  const trimmed = text.trim();
  if (/^(?:\\x[\da-f]{2}\s*)+$/i.test(trimmed))
    return { bytes: Uint8Array.from(stringBytes(trimmed.replace(/\s/g, ''), 0)), kind: 'string' };
  const assigned = /^[\w\s.[\]*:&]{0,200}=\s*(?=b?["'])/.exec(text);
  const strings = readStrings(assigned ? ' '.repeat(assigned[0].length) + text.slice(assigned[0].length) : text);
  return strings ?? readArray(text);
}
