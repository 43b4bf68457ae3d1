// Percent-encoding (RFC 3986, 2.1) of text as UTF-8.
import { charsetDecoder } from './charset.ts';
import { encodeHex, encodeUtf8 } from './bytes.ts';
import { invalidUtf8At } from './utf8.ts';

const percentOf = (character: string) => percentEncodeBytes(encodeUtf8(character));

/**
 * Uses the engine's own functions, plus what a mode encodes differently: a callback for each space of a large text
 * would take seconds.
 */
const ENCODERS = {
  /** `encodeURIComponent` (ECMA-262). */
  component: (text: string) => encodeURIComponent(text),
  /** `encodeURI`: keeps every character with a meaning in a URI. */
  uri: (text: string) => encodeURI(text),
  /** `application/x-www-form-urlencoded` (WHATWG URL, 5.2); a space becomes `+`. */
  form: (text: string) =>
    encodeURIComponent(text)
      .replace(/[~!'()]/g, percentOf)
      .replaceAll('%20', '+'),
  /** Only the unreserved characters of RFC 3986, 2.3. */
  strict: (text: string) => encodeURIComponent(text).replace(/[!*'()]/g, percentOf),
  /** One segment of a path: `pchar` of RFC 3986, 3.3, with `$&+,;=:@`. */
  path: (text: string) =>
    encodeURIComponent(text).replace(/%(?:2[46BC]|3[ABD]|40)/g, (escape) => decodeURIComponent(escape)),
};

export type PercentMode = keyof typeof ENCODERS;

/** Percent-encodes a text as UTF-8. A lone surrogate throws DecodeProblem with its offset. */
export function encodePercent(text: string, mode: PercentMode): string {
  if (!text.isWellFormed()) encodeUtf8(text);
  return ENCODERS[mode](text);
}

/** Writes every byte as `%XX`. */
export function percentEncodeBytes(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : `%${encodeHex(bytes, { upper: true, separator: '%' })}`;
}

export interface BadSequence {
  /** UTF-16 offset in the encoded text. */
  offset: number;
  sequence: string;
  /** `malformed`: not followed by two hexadecimal digits; `invalid-utf8`: the bytes aren't a character. */
  code: 'malformed' | 'invalid-utf8';
}

export interface DecodeOptions {
  /** Read `+` as a space. */
  plus?: boolean;
  /** Keep escapes of characters that have a meaning in a URI. */
  keepReserved?: boolean;
}

/** Invalid sequences that are listed. Nobody reads millions, which take far more memory than the text. */
const MOST_LISTED = 100;

/** Bytes that the engine's own function decodes faster than a TextDecoder. */
const SHORT = 20;

const PERCENT = 0x25;
/** What `decodeURI` (ECMA-262) keeps: `;/?:@&=+$,#`. */
const RESERVED = new Set(Array.from(';/?:@&=+$,#', (sign) => sign.charCodeAt(0)));

/** The value of a hexadecimal digit; NaN for another character. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/** The byte of the escape that begins here; NaN if there is none. */
const byteAt = (text: string, at: number): number =>
  text.charCodeAt(at) === PERCENT
    ? digitOf(text.charCodeAt(at + 1)) * 16 + digitOf(text.charCodeAt(at + 2))
    : Number.NaN;

/** Parts of a text that are joined at once: all of them take far more memory than the text. */
const AT_ONCE = 10_000;

/** Decodes everything that is valid UTF-8; invalid sequences stay unchanged, are counted, and the first ones listed. */
export function decodePercent(
  encoded: string,
  { plus = false, keepReserved = false }: DecodeOptions = {},
): { text: string; bad: BadSequence[]; badCount: number } {
  const text = plus ? encoded.replaceAll('+', ' ') : encoded;
  const bad: BadSequence[] = [];
  let badCount = 0;
  const note = (offset: number, code: BadSequence['code']) => {
    badCount++;
    if (badCount <= MOST_LISTED) bad.push({ offset, sequence: encoded.slice(offset, offset + 3), code });
  };
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const decodes = (byte: number) => !Number.isNaN(byte) && !(keepReserved && RESERVED.has(byte));
  let [done, parts, copied]: [string, string[], number] = ['', [], 0];
  const add = (part: string) => {
    if (parts.push(part) < AT_ONCE) return;
    done += parts.join('');
    parts = [];
  };

  /** Decodes escapes without others between them. No pattern: one for millions of them needs more of a stack than there is. */
  function decodeRun(from: number, to: number): void {
    const bytes = new Uint8Array((to - from) / 3);
    for (let index = 0; index < bytes.length; index++) bytes[index] = byteAt(text, from + 3 * index);
    for (let at = 0; at < bytes.length;) {
      const wrong = invalidUtf8At(bytes, at);
      const end = wrong < 0 ? bytes.length : wrong;
      if (end - at > SHORT) add(decoder.decode(bytes.subarray(at, end)));
      else if (end > at) add(decodeURIComponent(text.slice(from + 3 * at, from + 3 * end)));
      if (wrong >= 0) {
        note(from + 3 * end, 'invalid-utf8');
        add(text.slice(from + 3 * end, from + 3 * end + 3));
      }
      at = end + 1;
    }
  }

  for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at)) {
    let end = at;
    while (decodes(byteAt(text, end))) end += 3;
    if (end === at) {
      if (Number.isNaN(byteAt(text, at))) note(at, 'malformed');
      at++;
      continue;
    }
    add(text.slice(copied, at));
    decodeRun(at, end);
    copied = at = end;
  }
  return { text: copied === 0 ? text : done + parts.join('') + text.slice(copied), bad, badCount };
}

/**
 * Decodes escapes in a legacy character set (a label of the WHATWG Encoding standard). A character may continue in
 * plain letters (Shift_JIS writes %83A), so runs of ASCII are decoded as a whole; invalid sequences become U+FFFD.
 */
export function decodeLegacyPercent(text: string, charset: string, { plus = false }: DecodeOptions = {}): string {
  const decoder = charsetDecoder(charset);
  return text.replace(/[\0-\x7f]+/g, (run) => {
    const bytes = (plus ? run.replaceAll('+', ' ') : run).match(/%[0-9a-f]{2}|[^]/gi) ?? [];
    const codes = bytes.map((piece) => (piece.length === 3 ? parseInt(piece.slice(1), 16) : piece.charCodeAt(0)));
    return decoder.decode(Uint8Array.from(codes));
  });
}
