// Encodings of text rather than of bytes: rotations, Morse code, quoted-printable and hex dumps.
import { Problem } from '../../../base/problem.ts';
import { decodeHex, encodeUtf8 } from '../bytes.ts';
import { withoutHexDumpMargins } from '../byte-digits.ts';

/** Letters turned by half the alphabet. */
export const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

/** All visible ASCII characters turned by half their number. */
export const rot47 = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 33 + 47) % 94) + 33));

/** ITU-R M.1677-1, and Russian letters. */
const MORSE: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
  É: '..-..',
  0: '-----',
  1: '.----',
  2: '..---',
  3: '...--',
  4: '....-',
  5: '.....',
  6: '-....',
  7: '--...',
  8: '---..',
  9: '----.',
  '.': '.-.-.-',
  ',': '--..--',
  ':': '---...',
  '?': '..--..',
  "'": '.----.',
  '-': '-....-',
  '/': '-..-.',
  '(': '-.--.',
  ')': '-.--.-',
  '"': '.-..-.',
  '=': '-...-',
  '+': '.-.-.',
  '@': '.--.-.',
  '!': '-.-.--',
  '&': '.-...',
  ';': '-.-.-.',
  _: '..--.-',
  $: '...-..-',
};
const FROM_MORSE = new Map(Object.entries(MORSE).map(([sign, code]) => [code, sign]));

/** Letters are separated by spaces, words by slashes. Throws Problem `no-morse`. */
export function encodeMorse(text: string): string {
  const plain = (sign: string) =>
    sign === 'É' || sign === 'é' ? 'É' : sign.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  let offset = 0;
  const codes = Array.from(text, (sign) => {
    const at = offset;
    offset += sign.length;
    if (/\s/.test(sign)) return sign === '\n' ? '\n' : '/';
    const parts = Array.from(plain(sign), (letter) => MORSE[letter]);
    if (parts.length === 0 || parts.includes(undefined)) throw new Problem('no-morse', at, { sign });
    return parts.join(' ');
  });
  return codes
    .join(' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(?:\/ )+\//g, '/')
    .replace(/^(?:\/ )+|(?: \/)+$/g, '');
}

/** Reads dots and dashes of all kinds. Throws Problem `no-morse`. */
export function decodeMorse(text: string): string {
  const plain = text.replace(/[•·∙●*]/g, '.').replace(/[−–—_]/g, '-');
  const parts = plain.matchAll(/([^\s/|]+)|\s*[/|]\s*|\s+/g);
  const signs = Array.from(parts, ({ 0: part, 1: code, index }) => {
    if (code === undefined) return part.includes('\n') ? '\n' : /[/|]| {3}/.test(part) ? ' ' : '';
    const sign = FROM_MORSE.get(code);
    if (sign === undefined) throw new Problem('no-morse', index, { sign: code.slice(0, 12) });
    return sign;
  });
  return signs.join('').trim();
}

/** RFC 2045, 6.7: lines of at most 76 characters. */
export function encodeQuotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const signs = Array.from(encodeUtf8(line), (byte) => {
        const isPlain = (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 9;
        return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
      });
      const last = signs.at(-1);
      if (last === ' ' || last === '\t') signs[signs.length - 1] = last === ' ' ? '=20' : '=09';
      return softly(signs);
    })
    .join('\r\n');
}

function softly(signs: readonly string[]): string {
  let text = '';
  let width = 0;
  signs.forEach((sign, at) => {
    const limit = at === signs.length - 1 ? 76 : 75;
    if (width + sign.length > limit) {
      text += '=\r\n';
      width = 0;
    }
    text += sign;
    width += sign.length;
  });
  return text;
}

/** An escaped byte, a soft line break, blanks that were added at the end of a line, or one character. */
const QUOTED = /=([\da-f]{2})|=[ \t]*(?:\r?\n|$)|[ \t]+(?=\r?\n|$)|([^=])|=/giu;

/** Throws Problem `bad-escape`. */
export function decodeQuotedPrintable(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const { 0: part, 1: hex, 2: sign, index } of text.matchAll(QUOTED)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else if (sign !== undefined) bytes.push(...encodeUtf8(sign));
    else if (part === '=') throw new Problem('bad-escape', index, { sign: text.slice(index, index + 3) });
  }
  return Uint8Array.from(bytes);
}

/** As `xxd` and `hexdump -C` print it: offset, bytes and characters. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 16) {
    const row = Array.from(bytes.subarray(at, at + 16));
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0'));
    const signs = row.map((byte) => (byte >= 32 && byte <= 126 ? String.fromCharCode(byte) : '.')).join('');
    const columns = `${hex.slice(0, 8).join(' ')}  ${hex.slice(8).join(' ')}`.padEnd(48);
    lines.push(`${at.toString(16).padStart(8, '0')}  ${columns}  |${signs}|`);
  }
  return lines.join('\n');
}

/** Throws Problem of hexadecimal digits. */
export const readHexDump = (text: string) => decodeHex(withoutHexDumpMargins(text) ?? text).bytes;
