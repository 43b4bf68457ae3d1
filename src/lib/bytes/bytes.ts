// Bytes ⇄ Base64 (RFC 4648), hexadecimal, binary digits and UTF-8, each refusal with its position.

import { INVISIBLE } from '../../base/base64.ts';
import { Problem } from '../../base/problem.ts';
import { invalidUtf8At, loneSurrogateAt } from './utf8.ts';

/** Codes of the Base64 decoder. */
export const BASE64_PROBLEMS = [
  'bad-character',
  'data-after-padding',
  'excess-padding',
  'truncated',
  'data-uri-not-base64',
] as const;

export type ByteProblemCode =
  | (typeof BASE64_PROBLEMS)[number]
  | 'odd-digits'
  | 'bad-bit-count'
  | 'invalid-utf8'
  | 'lone-surrogate';

/** Text or bytes that cannot be converted; `offset` counts UTF-16 units of the text, or bytes for UTF-8 decoding. */
export class DecodeProblem extends Problem<ByteProblemCode> {
  declare readonly offset: number;

  constructor(code: ByteProblemCode, offset: number, params: Record<string, string | number> = {}) {
    super(code, offset, params);
    this.name = 'DecodeProblem';
  }
}

export type Base64Notice =
  | 'missing-padding'
  | 'url-alphabet'
  | 'whitespace'
  | 'mixed-alphabet'
  | 'data-uri'
  | 'non-zero-bits';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const asciiCodes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
const STANDARD = asciiCodes(`${ALPHANUMERIC}+/`);
const URL_SAFE = asciiCodes(`${ALPHANUMERIC}-_`);
const EQUALS = 61;

const WHITESPACE = -2;
const SEXTET = new Int8Array(128).fill(-1);
STANDARD.forEach((code, value) => (SEXTET[code] = value));
URL_SAFE.forEach((code, value) => (SEXTET[code] = value));
for (const code of [9, 10, 12, 13, 32]) SEXTET[code] = WHITESPACE;

// Every byte written below is ASCII, where windows-1252 (the label's meaning) and ASCII agree.
const asciiText = (codes: Uint8Array) => new TextDecoder('ascii').decode(codes);

/**
 * Encodes `bytes` as Base64. `url` uses the `-_` alphabet; padding is on by default for the standard alphabet, off for
 * `url`.
 */
export function encodeBase64(bytes: Uint8Array, options: { url?: boolean; padding?: boolean } = {}): string {
  const alphabet = options.url ? URL_SAFE : STANDARD;
  const padded = options.padding ?? !options.url;
  const rest = bytes.length % 3;
  const out = new Uint8Array(Math.floor(bytes.length / 3) * 4 + (rest === 0 ? 0 : padded ? 4 : rest + 1));
  let at = 0;
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(bytes.length - i, 3) + 1;
    for (let d = 0; d < digits; d++) out[at++] = alphabet[(group >>> (18 - 6 * d)) & 63]!;
  }
  out.fill(EQUALS, at);
  return asciiText(out);
}

/**
 * Decodes Base64 in either alphabet. Missing padding, whitespace, a `data:…;base64,` prefix and non-zero trailing bits
 * are accepted and reported as notices. Throws DecodeProblem.
 */
export function decodeBase64(text: string): { bytes: Uint8Array<ArrayBuffer>; notices: Base64Notice[] } {
  const prefix = /^\s*(?:data:([^,]*)|;?base64),/i.exec(text);
  if (prefix?.[1] !== undefined && !/;\s*base64\s*$/i.test(prefix[1]))
    throw new DecodeProblem('data-uri-not-base64', 0);

  const reader = new Base64Reader(text);
  for (let at = prefix ? prefix[0].length : 0; at < text.length;) {
    // The body of a data URI may be percent-encoded, most often its padding as %3D (RFC 2397).
    const isEscape = prefix !== null && text[at] === '%' && /^[0-9a-f]{2}$/i.test(text.slice(at + 1, at + 3));
    reader.read(isEscape ? parseInt(text.slice(at + 1, at + 3), 16) : text.charCodeAt(at), at);
    at += isEscape ? 3 : 1;
  }
  const { bytes, notices } = reader.end();
  return { bytes, notices: prefix ? ['data-uri', ...notices] : notices };
}

/** Decodes one character of Base64 after the other. */
class Base64Reader {
  private readonly text: string;
  private readonly out: Uint8Array<ArrayBuffer>;
  private size = 0;
  private digits = 0;
  private lastDigit = 0;
  /** The bits of the digits that don't fill three bytes yet. */
  private group = 0;
  private padding = 0;
  private hasWhitespace = false;
  private isStandard = false;
  private isUrlSafe = false;

  constructor(text: string) {
    this.text = text;
    this.out = new Uint8Array(Math.ceil((text.length * 3) / 4));
  }

  /** Reads a character by its code; `at` is its offset in the text. */
  read(code: number, at: number): void {
    const value = code < 128 ? SEXTET[code]! : -1;
    if (value >= 0) this.digit(value, code, at);
    else if (value === WHITESPACE || (code > 127 && INVISIBLE.test(this.text[at]!))) this.hasWhitespace = true;
    else if (code === EQUALS) this.pad(at);
    else throw new DecodeProblem('bad-character', at, characterAt(this.text, at));
  }

  private digit(value: number, code: number, at: number): void {
    if (this.padding > 0) throw new DecodeProblem('data-after-padding', at, characterAt(this.text, at));
    if (value > 61) {
      if (code === 43 || code === 47) this.isStandard = true;
      else this.isUrlSafe = true;
    }
    this.group = (this.group << 6) | value;
    this.lastDigit = at;
    this.digits += 1;
    if (this.digits % 4 !== 0) return;
    this.write(16);
    this.write(8);
    this.write(0);
    this.group = 0;
  }

  private pad(at: number): void {
    this.expectBytes();
    this.padding += 1;
    if (this.padding > (4 - (this.digits % 4)) % 4) throw new DecodeProblem('excess-padding', at);
  }

  /** A single digit doesn't fill a byte. */
  private expectBytes(): void {
    const { digits, lastDigit } = this;
    if (digits % 4 === 1) throw new DecodeProblem('truncated', lastDigit, { digits });
  }

  /** Writes the byte of the group that begins at this bit. */
  private write(shift: number): void {
    this.out[this.size++] = (this.group >>> shift) & 255;
  }

  end(): { bytes: Uint8Array<ArrayBuffer>; notices: Base64Notice[] } {
    this.expectBytes();
    const rest = this.digits % 4;
    if (rest >= 2) this.write(rest === 2 ? 4 : 10);
    if (rest === 3) this.write(2);
    const unused = rest === 2 ? this.group & 15 : rest === 3 ? this.group & 3 : 0;
    const notices: (Base64Notice | false)[] = [
      this.hasWhitespace && 'whitespace',
      this.isUrlSafe && (this.isStandard ? 'mixed-alphabet' : 'url-alphabet'),
      rest > 0 && this.padding < 4 - rest && 'missing-padding',
      unused !== 0 && 'non-zero-bits',
    ];
    return { bytes: this.out.subarray(0, this.size), notices: notices.filter((notice) => notice !== false) };
  }
}

const HEX_DIGITS = asciiCodes('0123456789abcdef');
const UPPER_HEX_DIGITS = asciiCodes('0123456789ABCDEF');

/** Writes two hexadecimal digits per byte, with `separator` (ASCII) between the bytes. */
export function encodeHex(bytes: Uint8Array, options: { upper?: boolean; separator?: string } = {}): string {
  const digits = options.upper ? UPPER_HEX_DIGITS : HEX_DIGITS;
  const separator = asciiCodes(options.separator ?? '');
  const out = new Uint8Array(Math.max(0, bytes.length * (2 + separator.length) - separator.length));
  let at = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (i > 0) for (const code of separator) out[at++] = code;
    out[at++] = digits[bytes[i]! >>> 4]!;
    out[at++] = digits[bytes[i]! & 15]!;
  }
  return asciiText(out);
}

export type DigitsNotice = 'whitespace' | 'separators' | 'prefix' | 'short-group';

const SEPARATORS = ':-,;%_';

/**
 * Decodes hexadecimal text, case-insensitive. Whitespace, the separators `: - , ; % _` and the prefixes `0x`, `\x` are
 * accepted and reported. Each run of digits must be whole bytes. Throws DecodeProblem.
 */
export function decodeHex(text: string): { bytes: Uint8Array<ArrayBuffer>; notices: DigitsNotice[] } {
  const out = new Uint8Array(Math.ceil(text.length / 2));
  const notices = new Set<DigitsNotice>();
  let at = 0;
  let run = 0;
  let runStart = 0;
  const endRun = () => {
    if (run % 2 === 1) throw new DecodeProblem('odd-digits', runStart, { digits: run });
    run = 0;
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const next = text.charCodeAt(i + 1) | 32;
    if (next === 120 && (code === 92 || (code === 48 && run % 2 === 0))) {
      endRun();
      notices.add('prefix');
      i++;
      continue;
    }
    const value = hexValue(code);
    if (value >= 0) {
      if (run === 0) runStart = i;
      if (++run % 2 === 1) out[at] = value << 4;
      else out[at++]! |= value;
    } else {
      endRun();
      if (code < 128 && SEXTET[code] === WHITESPACE) notices.add('whitespace');
      else if (SEPARATORS.includes(text[i]!)) notices.add('separators');
      else throw new DecodeProblem('bad-character', i, characterAt(text, i));
    }
  }
  endRun();
  return { bytes: out.subarray(0, at), notices: [...notices] };
}

/** Writes eight binary digits per byte, with `separator` between the bytes. */
export function encodeBinary(bytes: Uint8Array, separator = ' '): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(separator);
}

/**
 * Decodes binary digits: runs whose length is a multiple of 8, or shorter runs (`1101000`, reported as `short-group`)
 * if they are separated by whitespace or a separator. Throws DecodeProblem.
 */
export function decodeBinary(text: string): { bytes: Uint8Array<ArrayBuffer>; notices: DigitsNotice[] } {
  const out: number[] = [];
  const notices = new Set<DigitsNotice>();
  for (const { 0: run, index } of text.matchAll(/(?:0b)?[01]+|[^01]/giu)) {
    if (/^[\t\n\f\r ]$/.test(run)) continue;
    if (run.length === 1 && SEPARATORS.includes(run)) {
      notices.add('separators');
      continue;
    }
    const bits = /^0b/i.test(run) ? run.slice(2) : run;
    if (!/^[01]+$/.test(bits)) throw new DecodeProblem('bad-character', index, characterAt(text, index));
    if (bits !== run) notices.add('prefix');
    if (bits.length < 8) notices.add('short-group');
    else if (bits.length % 8 !== 0) throw new DecodeProblem('bad-bit-count', index, { digits: bits.length });
    for (let i = 0; i < bits.length; i += 8) out.push(parseInt(bits.slice(i, i + 8), 2));
  }
  return { bytes: Uint8Array.from(out), notices: [...notices] };
}

/** Encodes `text` as UTF-8; a lone surrogate, which can't be represented, throws DecodeProblem with its offset. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const lone = loneSurrogateAt(text);
  if (lone >= 0)
    throw new DecodeProblem('lone-surrogate', lone, { unit: text.charCodeAt(lone).toString(16).toUpperCase() });
  return new TextEncoder().encode(text);
}

/**
 * Decodes strict UTF-8; a leading byte order mark is removed and reported. Throws DecodeProblem with the byte offset.
 */
export function decodeUtf8(bytes: Uint8Array): { text: string; bom: boolean } {
  const bad = invalidUtf8At(bytes);
  if (bad >= 0)
    throw new DecodeProblem('invalid-utf8', bad, { byte: encodeHex(bytes.subarray(bad, bad + 1)).toUpperCase() });
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { text: new TextDecoder('utf-8').decode(bytes), bom };
}

function hexValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return code < 128 && letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

function characterAt(text: string, offset: number): Record<string, string> {
  const codePoint = text.codePointAt(offset)!;
  return {
    character: String.fromCodePoint(codePoint),
    codePoint: `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
  };
}
