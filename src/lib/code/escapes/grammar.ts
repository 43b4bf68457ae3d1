/** How a language writes characters in a string literal that can't stand for themselves. */
export interface Grammar {
  /** What is in front of and behind the literal. */
  quotes: readonly [string, string];
  /** Letters behind a backslash by the characters that they mean. */
  letters: Readonly<Record<string, string>>;
  /** Characters that need a backslash. */
  escaped: string;
  /** How any other character is written by its number. */
  code: (point: number) => string;
  /** Notations that are read: hexadecimal digits by letter, and whether octal digits are. */
  hex: { x?: readonly [number, number]; u?: boolean; braces?: boolean; U?: boolean };
  octal: boolean;
  /** Whether `\x` and octal digits are bytes of UTF-8 rather than characters. */
  bytes: boolean;
  /** Whether a `b` in front of the quotes makes them bytes. */
  bytesPrefix?: boolean;
  /** What a backslash in front of any other character means. */
  unknown: 'error' | 'keep' | 'drop';
}

const hex = (value: number, width: number) => value.toString(16).padStart(width, '0');
/** UTF-16 units as `\uXXXX`. */
const units = (point: number) =>
  Array.from(
    { length: point > 0xffff ? 2 : 1 },
    (_, at) => `\\u${hex(String.fromCodePoint(point).charCodeAt(at), 4)}`,
  ).join('');
const long = (point: number) => (point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`);
const braced = (point: number) => `\\u{${point.toString(16)}}`;

const COMMON = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const C_LETTERS = { a: '\u0007', ...COMMON, v: '\v' };
const DOUBLE = ['"', '"'] as const;

export const GRAMMARS = {
  json: {
    quotes: DOUBLE,
    letters: { ...COMMON, '/': '/' },
    escaped: '"\\',
    code: units,
    hex: { u: true },
    octal: false,
    bytes: false,
    unknown: 'error',
  },
  javascript: {
    quotes: DOUBLE,
    letters: { ...COMMON, v: '\v' },
    escaped: '"\\',
    code: units,
    hex: { x: [2, 2], u: true, braces: true },
    octal: true,
    bytes: false,
    unknown: 'drop',
  },
  python: {
    quotes: DOUBLE,
    letters: C_LETTERS,
    escaped: '"\\',
    code: (point) => (point < 0x100 ? `\\x${hex(point, 2)}` : long(point)),
    hex: { x: [2, 2], u: true, U: true },
    octal: true,
    bytes: false,
    bytesPrefix: true,
    unknown: 'keep',
  },
  java: {
    quotes: DOUBLE,
    letters: { ...COMMON, s: ' ' },
    escaped: '"\\',
    code: units,
    hex: { u: true },
    octal: true,
    bytes: false,
    unknown: 'error',
  },
  csharp: {
    quotes: DOUBLE,
    letters: C_LETTERS,
    escaped: '"\\',
    code: (point) => (point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`),
    hex: { x: [1, 4], u: true, U: true },
    octal: false,
    bytes: false,
    unknown: 'error',
  },
  c: {
    quotes: DOUBLE,
    letters: { ...C_LETTERS, '?': '?' },
    escaped: '"\\',
    // Three octal digits end by themselves; \x would take the digits behind it.
    code: (point) =>
      Array.from(
        new TextEncoder().encode(String.fromCodePoint(point)),
        (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
      ).join(''),
    hex: { x: [1, 2], u: true, U: true },
    octal: true,
    bytes: true,
    unknown: 'error',
  },
  go: {
    quotes: DOUBLE,
    letters: C_LETTERS,
    escaped: '"\\',
    code: (point) => (point < 0x80 ? `\\x${hex(point, 2)}` : long(point)),
    hex: { x: [2, 2], u: true, U: true },
    octal: true,
    bytes: true,
    unknown: 'error',
  },
  rust: {
    quotes: DOUBLE,
    letters: { n: '\n', r: '\r', t: '\t', 0: '\0' },
    escaped: '"\\',
    code: braced,
    hex: { x: [2, 2], braces: true },
    octal: false,
    bytes: false,
    unknown: 'error',
  },
  php: {
    quotes: DOUBLE,
    letters: { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f', e: '\u001b' },
    escaped: '"\\$',
    code: braced,
    hex: { x: [1, 2], braces: true },
    octal: true,
    bytes: true,
    unknown: 'keep',
  },
  bash: {
    quotes: ["$'", "'"],
    letters: { ...C_LETTERS, e: '\u001b' },
    escaped: "'\\",
    code: (point) => (point < 0x80 ? `\\x${hex(point, 2)}` : long(point)),
    hex: { x: [1, 2], u: true, U: true },
    octal: true,
    bytes: true,
    unknown: 'keep',
  },
} as const satisfies Readonly<Record<string, Grammar>>;
