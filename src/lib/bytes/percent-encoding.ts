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

const RUNS = /(?:%[0-9a-f]{2})+|%|\+/gi;
// Keeps the escapes of `;/?:@&=+$,#`, as `decodeURI` (ECMA-262) does.
const RUNS_OF_URI = /(?:%(?!2[346BCF]|3[ABDF]|40)[0-9a-f]{2})+|%(?![0-9a-f]{2})|\+/gi;

export interface DecodeOptions {
  /** Read `+` as a space. */
  plus?: boolean;
  /** Keep escapes of characters that have a meaning in a URI. */
  keepReserved?: boolean;
}

/** A few characters, which the engine decodes faster than a TextDecoder. */
const SHORT = 60;

/** Decodes everything that is valid UTF-8; invalid sequences stay unchanged and are listed. */
export function decodePercent(
  text: string,
  { plus = false, keepReserved = false }: DecodeOptions = {},
): { text: string; bad: BadSequence[] } {
  const bad: BadSequence[] = [];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const decoded = text.replace(keepReserved ? RUNS_OF_URI : RUNS, (run: string, offset: number) => {
    if (run === '+') return plus ? ' ' : '+';
    if (run === '%') {
      bad.push({ offset, sequence: text.slice(offset, offset + 3), code: 'malformed' });
      return run;
    }
    if (run.length <= SHORT) {
      try {
        return decodeURIComponent(run);
      } catch {
        // The bytes show what is wrong.
      }
    }
    const bytes = Uint8Array.from({ length: run.length / 3 }, (_, i) => parseInt(run.slice(3 * i + 1, 3 * i + 3), 16));
    let out = '';
    for (let at = 0; at < bytes.length;) {
      const wrong = invalidUtf8At(bytes.subarray(at));
      const end = wrong < 0 ? bytes.length : at + wrong;
      out += decoder.decode(bytes.subarray(at, end));
      if (wrong >= 0) {
        const sequence = run.slice(3 * end, 3 * end + 3);
        bad.push({ offset: offset + 3 * end, sequence, code: 'invalid-utf8' });
        out += sequence;
      }
      at = end + 1;
    }
    return out;
  });
  return { text: decoded, bad };
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
