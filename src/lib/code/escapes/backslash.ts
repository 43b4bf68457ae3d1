import { Problem } from '../../../base/problem.ts';
import type { Grammar } from './grammar.ts';

/** Escapes a text for a literal; with `ascii`, everything that isn't ASCII, too. */
export function escapeText(text: string, { letters, escaped, code }: Grammar, ascii: boolean): string {
  const byCharacter = new Map(Object.entries(letters).map(([letter, sign]) => [sign, letter]));
  return Array.from(text, (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    if (escaped.includes(sign)) return `\\${sign}`;
    if (point >= 0x20 && point < 0x7f) return sign;
    const letter = byCharacter.get(sign);
    if (letter !== undefined) return `\\${letter}`;
    const isInvisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFEFF]/u.test(sign);
    return isInvisible || ascii ? code(point) : sign;
  }).join('');
}

export const NUMBER_MEANINGS = ['bytes', 'characters'] as const;
/** What `\xD0\xBF` is: two bytes of UTF-8 or two characters. */
export type NumberMeaning = (typeof NUMBER_MEANINGS)[number];

export interface Unescaped {
  text: string;
  /** How numbers were read, if the other way gives another text and the language doesn't settle it. */
  meaning: NumberMeaning | null;
  /** Bytes that aren't UTF-8 became U+FFFD. */
  isBroken: boolean;
}

function readUtf8(bytes: Uint8Array): { text: string; isValid: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes), isValid: true };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isValid: false };
  }
}

/** Characters, and numbers of one byte, which together may be one character. */
class Output {
  isBroken = false;
  /** Whether numbers in a row are UTF-8 beyond ASCII. */
  isUtf8 = false;
  isBeyondAscii = false;
  private text = '';
  private bytes: number[] = [];
  private readonly meaning: NumberMeaning;

  constructor(meaning: NumberMeaning) {
    this.meaning = meaning;
  }

  character(sign: string): void {
    this.flush();
    this.text += sign;
  }

  byte(value: number): void {
    this.bytes.push(value);
  }

  private flush(): void {
    if (this.bytes.length === 0) return;
    const bytes = Uint8Array.from(this.bytes);
    const { text, isValid } = readUtf8(bytes);
    const isBeyondAscii = bytes.some((byte) => byte > 0x7f);
    this.isBeyondAscii ||= isBeyondAscii;
    this.isUtf8 ||= isValid && isBeyondAscii;
    if (this.meaning === 'bytes') {
      this.text += text;
      this.isBroken ||= !isValid;
    } else this.text += Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    this.bytes = [];
  }

  finish(): string {
    this.flush();
    return this.text;
  }
}

/** The escape sequences of all languages; which of them a language has is decided by its grammar. */
const ESCAPE =
  /\\(?:(x)([\da-fA-F]*)|(u)\{([\da-fA-F]{1,6})\}|(u+)([\da-fA-F]{4})|(U)([\da-fA-F]{8})|([0-7]{1,3})|(\r\n|[^]))|\\$/gu;

/** Throws Problem `bad-escape` or `open-escape`. */
export function unescapeText(source: string, grammar: Grammar, set: NumberMeaning | 'auto' = 'auto'): Unescaped {
  const { text, start, isBytes } = unquoted(source, grammar);
  const usual = grammar.bytes || isBytes ? 'bytes' : 'characters';
  const meaning = set === 'auto' ? usual : set;
  const output = new Output(meaning);
  let last = 0;
  for (const match of text.matchAll(ESCAPE)) {
    const { index } = match;
    if (index < last) continue;
    for (const sign of text.slice(last, index)) output.character(sign);
    last = index + readEscape(match, grammar, output, start + index);
  }
  for (const sign of text.slice(last)) output.character(sign);
  const result = output.finish();
  const { isBroken, isUtf8, isBeyondAscii } = output;
  const differs = set === 'auto' ? isBroken || (isUtf8 && meaning === 'characters') : isBeyondAscii;
  return { text: result, meaning: differs ? meaning : null, isBroken };
}

/** The text without its quotes, if it has them on both sides. */
function unquoted(
  source: string,
  { quotes: [open, close], bytesPrefix }: Pick<Grammar, 'quotes' | 'bytesPrefix'>,
): { text: string; start: number; isBytes: boolean } {
  const prefix = bytesPrefix && /^\s*b(?=["'])/i.exec(source)?.[0];
  if (prefix) {
    const inner = unquoted(source.slice(prefix.length), { quotes: [open, close] });
    if (inner.start > 0) return { text: inner.text, start: inner.start + prefix.length, isBytes: true };
  }
  const trimmed = source.trim();
  const pairs: (readonly [string, string])[] = [
    [open, close],
    ['"', '"'],
    ["'", "'"],
    ['`', '`'],
  ];
  const pair = pairs.find(
    ([left, right]) =>
      trimmed.length >= left.length + right.length &&
      trimmed.startsWith(left) &&
      trimmed.endsWith(right) &&
      !trimmed.endsWith(`\\${right}`),
  );
  if (!pair) return { text: source, start: 0, isBytes: false };
  const start = source.indexOf(trimmed) + pair[0].length;
  return { text: trimmed.slice(pair[0].length, trimmed.length - pair[1].length), start, isBytes: false };
}

/** Writes what an escape sequence means and returns its length. */
function readEscape(match: RegExpMatchArray, grammar: Grammar, output: Output, at: number): number {
  const [whole, x, xDigits = '', brace, braceDigits = '', u, uDigits = '', big, bigDigits = '', octal, single] = match;
  const { hex, letters } = grammar;
  const point = (digits: string) => {
    const value = Number.parseInt(digits, 16);
    if (value > 0x10ffff) throw new Problem('bad-escape', at, { escape: whole });
    output.character(value > 0xffff ? String.fromCodePoint(value) : String.fromCharCode(value));
  };
  if (single === undefined && !x && !brace && !u && !big && octal === undefined) throw new Problem('open-escape', at);
  if (x && hex.x) {
    const digits = xDigits.slice(0, hex.x[1]);
    if (digits.length < hex.x[0]) throw new Problem('bad-escape', at, { escape: whole });
    const value = Number.parseInt(digits, 16);
    if (value > 0xff) point(digits);
    else output.byte(value);
    return 2 + digits.length;
  }
  if (brace && hex.braces) return (point(braceDigits), whole.length);
  if (u && hex.u) return (point(uDigits), whole.length);
  if (big && hex.U) return (point(bigDigits), whole.length);
  if (octal !== undefined && (grammar.octal || octal === '0')) {
    const value = Number.parseInt(octal, 8);
    if (value > 0xff && !grammar.bytes) output.character(String.fromCharCode(value));
    else output.byte(value & 255);
    return whole.length;
  }
  const sign = single ?? whole.slice(1, 2);
  return readLetter(sign, { letters, grammar, output, at });
}

function readLetter(
  sign: string,
  { letters, grammar, output, at }: { letters: Grammar['letters']; grammar: Grammar; output: Output; at: number },
): number {
  const meaning = Object.hasOwn(letters, sign) ? letters[sign] : undefined;
  if (meaning !== undefined) output.character(meaning);
  else if (grammar.escaped.includes(sign) || '\\\'"`'.includes(sign)) output.character(sign);
  // A backslash at the end of a line continues it.
  else if (/^[\r\n]/.test(sign)) return 1 + sign.length;
  else if (grammar.unknown === 'error') throw new Problem('bad-escape', at, { escape: `\\${sign}` });
  else output.character(grammar.unknown === 'keep' ? `\\${sign}` : sign);
  return 1 + sign.length;
}
