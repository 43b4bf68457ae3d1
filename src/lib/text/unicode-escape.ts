// Converts code points to escapes of markup and programming languages, and back.
import { encodeUtf8 } from '../bytes/bytes.ts';
import { invalidUtf8At } from '../bytes/utf8.ts';

/**
 * `html-decimal` &#128169; · `html-hex` &#x1F4A9; · `code-point` U+1F4A9 · `braces` \u{1F4A9} (JavaScript, Rust, Swift) · `utf-16` \uD83D\uDCA9
 * (JSON, Java, C#) · `eight` \u00E9 and \U0001F4A9 (Python, C, Go) · `hex-braces` \x{1F4A9} (Perl, PCRE) · `css` \1F4A9 and a space ·
 * `percent` %uD83D%uDCA9 (the old `escape` of JavaScript) · `bytes` \xF0\x9F\x92\xA9 and `octal` \360\237\222\251: UTF-8 as Python, C, shells and Git
 * write it
 */
export type EscapeStyle =
  | 'html-decimal'
  | 'html-hex'
  | 'code-point'
  | 'braces'
  | 'utf-16'
  | 'eight'
  | 'hex-braces'
  | 'css'
  | 'percent'
  | 'bytes'
  | 'octal';

const hex = (value: number, width = 0): string => value.toString(16).toUpperCase().padStart(width, '0');

const units = (character: string, sign: string): string =>
  Array.from({ length: character.length }, (_, i) => sign + hex(character.charCodeAt(i), 4)).join('');

const WRITE: Readonly<Record<EscapeStyle, (point: number, character: string) => string>> = {
  'html-decimal': (point) => `&#${point};`,
  'html-hex': (point) => `&#x${hex(point)};`,
  'code-point': (point) => `U+${hex(point, 4)}`,
  braces: (point) => `\\u{${hex(point)}}`,
  'utf-16': (_, character) => units(character, '\\u'),
  eight: (point) => (point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`),
  'hex-braces': (point) => `\\x{${hex(point)}}`,
  css: (point) => `\\${hex(point)} `,
  percent: (_, character) => units(character, '%u'),
  bytes: (_, character) => Array.from(encodeUtf8(character), (byte) => `\\x${hex(byte, 2)}`).join(''),
  octal: (_, character) =>
    Array.from(encodeUtf8(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
};

/** Printable ASCII and common whitespace, except for the character that begins an escape. */
const KEPT: Readonly<Record<EscapeStyle, RegExp>> = {
  'html-decimal': /^[\t\n\r -%'-~]$/,
  'html-hex': /^[\t\n\r -%'-~]$/,
  'code-point': /^$/, // `U+1F4A9b` would be read as one number
  braces: /^[\t\n\r -[\]-~]$/,
  'utf-16': /^[\t\n\r -[\]-~]$/,
  eight: /^[\t\n\r -[\]-~]$/,
  'hex-braces': /^[\t\n\r -[\]-~]$/,
  css: /^[\t\n\r -[\]-~]$/,
  percent: /^[\t\n\r -$&-~]$/,
  bytes: /^[\t\n\r -[\]-~]$/,
  octal: /^[\t\n\r -[\]-~]$/,
};

/** HTML and CSS have no escape for null, and HTML none for C1 controls: `&#128;` is the euro sign there. */
const NO_REFERENCE = /[\0\x80-\x9f]/;

/**
 * Writes each character as an escape, or only those beyond ASCII. `kept` counts characters that the style can't
 * represent.
 */
export function escapeUnicode(
  text: string,
  style: EscapeStyle,
  { keepAscii = false }: { keepAscii?: boolean } = {},
): { text: string; kept: number } {
  const html = style.startsWith('html');
  let kept = 0;
  const parts = Array.from(text, (character) => {
    if (keepAscii && KEPT[style].test(character)) return character;
    if ((html && NO_REFERENCE.test(character)) || (style === 'css' && character === '\0')) {
      kept++;
      return character;
    }
    return WRITE[style](character.codePointAt(0)!, character);
  });
  return { text: parts.join(style === 'code-point' ? ' ' : ''), kept };
}

const DIGIT = '[\\dA-Fa-f]';

/** Bytes in a row, which are read together. */
const BYTES = `((?:\\\\x${DIGIT}{2}|\\\\[0-3][0-7]{2})+)`;

/** Patterns of escapes, each with its digits in the only group. */
const READ: readonly [EscapeStyle, string][] = [
  ['bytes', BYTES],
  ['octal', BYTES],
  ['html-decimal', '&#(\\d{1,20});?'],
  ['html-hex', `&#[xX](${DIGIT}{1,20});?`],
  ['code-point', `[Uu]\\+(${DIGIT}{4,6})(?: (?=[Uu]\\+))?`],
  ['braces', `\\\\u\\{(${DIGIT}{1,20})\\}`],
  ['utf-16', `\\\\u(${DIGIT}{4})`],
  ['eight', `\\\\U(${DIGIT}{8})`],
  ['eight', `\\\\u(${DIGIT}{4})`],
  ['hex-braces', `\\\\x\\{(${DIGIT}{1,20})\\}`],
  ['hex-braces', `\\\\x(${DIGIT}{2})`],
  ['css', `\\\\(${DIGIT}{1,6})(?:\\r\\n|[ \\t\\n\\f\\r])?`],
  ['percent', `%u(${DIGIT}{4})`],
];

/**
 * If any style is allowed, a bare backslash needs four digits, or three octal ones and another byte next to it: `\f` and `\1`
 * mean other things elsewhere.
 */
const ANY = READ.flatMap(([style, source]): [EscapeStyle, string][] => {
  if (style === 'octal') return [];
  if (style === 'bytes') return [[style, `(?=\\\\x|.{4}\\\\(?:x${DIGIT}{2}|[0-3][0-7]{2}))${source}`]];
  return [[style, style === 'css' ? source.replace('{1,6}', '{4,6}') : source]];
});

function byteValues(run: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: run.length / 4 }, (_, at) =>
    run[4 * at + 1] === 'x'
      ? parseInt(run.slice(4 * at + 2, 4 * at + 4), 16)
      : parseInt(run.slice(4 * at + 1, 4 * at + 4), 8),
  );
}

/** An escaped backslash begins no escape: only an odd number of them does (JLS 3.3; also in JSON and the others). */
const ESCAPED_BACKSLASH = '\\\\\\\\';

export const UNESCAPE_NOTICES = [
  /** Surrogate pairs as two references, which browsers don't support; they were joined. */
  'surrogate-references',
  /** A lone surrogate; U+FFFD was written. */
  'lone-surrogate',
  /** More than U+10FFFF; left unchanged. */
  'beyond-unicode',
  /** Bytes that aren't UTF-8; U+FFFD was written. */
  'not-utf8',
  /** 128 to 159, which HTML reads as Windows-1252, or a null. */
  'html-control',
] as const;

export type UnescapeNotice = (typeof UNESCAPE_NOTICES)[number];

/** What HTML reads for 128 to 159 (WHATWG HTML, 13.2.5.80). */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

export const BYTE_MEANINGS = ['bytes', 'characters'] as const;
export type ByteMeaning = (typeof BYTE_MEANINGS)[number];

export interface Unescaped {
  text: string;
  count: number;
  notices: UnescapeNotice[];
  /** What `\xD0\xBF` was read as, if it is something else as the other. */
  meaning: ByteMeaning | null;
}

/**
 * Resolves the escapes of one style, or of all; everything else is unchanged. Bytes in a row mean UTF-8 if they can, and
 * otherwise the characters with these numbers, unless that is `set`.
 */
export function unescapeUnicode(
  text: string,
  style: EscapeStyle | 'any',
  set: ByteMeaning | 'auto' = 'auto',
): Unescaped {
  let meaning: ByteMeaning | null = null;
  const readBytes = (run: string): string => {
    count++;
    const bytes = byteValues(run);
    const isUtf8 = invalidUtf8At(bytes) < 0;
    if (isUtf8 && bytes.some((byte) => byte >= 0x80)) meaning = set === 'characters' ? 'characters' : 'bytes';
    if (set === 'characters' || (set === 'auto' && !isUtf8))
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    if (!isUtf8) notices.add('not-utf8');
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  };
  const notices = new Set<UnescapeNotice>();
  let count = 0;
  const resolve = (written: string, digits: string, kind: EscapeStyle): string => {
    const point = kind === 'html-decimal' ? Number(digits) : parseInt(digits, 16);
    if (point > 0x10ffff) {
      notices.add('beyond-unicode');
      return written;
    }
    count++;
    const html = kind.startsWith('html');
    if (html && NO_REFERENCE.test(String.fromCodePoint(point))) {
      notices.add('html-control');
      return point === 0 ? '\ufffd' : WINDOWS_1252.charAt(point - 0x80);
    }
    if (point >= 0xd800 && point <= 0xdfff && kind !== 'utf-16' && kind !== 'percent' && kind !== 'eight')
      notices.add('surrogate-references');
    return String.fromCodePoint(point);
  };
  const parts = style === 'any' ? ANY : READ.filter(([kind]) => kind === style);
  const pattern = new RegExp(`${parts.map(([, source]) => source).join('|')}|${ESCAPED_BACKSLASH}`, 'g');
  const decoded = text.replace(pattern, (written: string, ...groups: (string | undefined)[]) => {
    const which = parts.findIndex((_, i) => groups[i] !== undefined);
    const part = parts[which];
    if (part?.[0] === 'bytes' || part?.[0] === 'octal') return readBytes(groups[which]!);
    return part ? resolve(written, groups[which]!, part[0]) : written;
  });
  const wellFormed = decoded.toWellFormed();
  if (wellFormed !== decoded) notices.add('lone-surrogate');
  return { text: wellFormed, count, notices: [...notices], meaning };
}
