// Writes bytes as hex dumps of common programs and as literals of programming languages.
import { encodeHex } from '../bytes.ts';

/** Programs whose output is written, character by character, and languages. */
export const DUMP_FORMATS = [
  'hexdump',
  'xxd',
  'od-hex',
  'od',
  'plain',
  'c',
  'cpp',
  'csharp',
  'go',
  'java',
  'javascript',
  'python',
  'rust',
  'escapes',
] as const;

export type DumpFormat = (typeof DUMP_FORMATS)[number];

export interface DumpOptions {
  /** The offset of the first byte. */
  start?: number;
  /** Bytes per line; each program has its own number. */
  columns?: number | null;
  uppercase?: boolean;
  /** Writes lines that repeat the one before as `*`, as hexdump and od do. */
  squeeze?: boolean;
  /** The variable of an array, from the name of the file. */
  name?: string;
}

const visible = (byte: number) => (byte >= 32 && byte <= 126 ? String.fromCharCode(byte) : '.');

const charsOf = (row: Uint8Array) => Array.from(row, visible).join('');

const padded = (value: number, radix: number, width: number) => value.toString(radix).padStart(width, '0');

/** Splits a list into parts of one size; the last may be shorter. */
function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, at * size + size));
}

interface Listing {
  columns: number;
  address: (offset: number) => string;
  line: (row: Uint8Array, columns: number) => string;
  /** Whether a last line with the length follows. */
  ends?: boolean;
}

const hexes = (row: Uint8Array) => Array.from(row, (byte) => padded(byte, 16, 2));

const LISTINGS: Readonly<Record<'hexdump' | 'xxd' | 'od-hex' | 'od', Listing>> = {
  hexdump: {
    columns: 16,
    address: (offset) => padded(offset, 16, 8),
    line(row, columns) {
      const halves = parts(hexes(row), 8).map((half) => half.join(' '));
      const width = columns * 3 - 1 + Math.ceil(columns / 8) - 1;
      return `  ${halves.join('  ').padEnd(width)}  |${charsOf(row)}|`;
    },
    ends: true,
  },
  xxd: {
    columns: 16,
    address: (offset) => padded(offset, 16, 8),
    line(row, columns) {
      const groups = parts(hexes(row), 2).map((pair) => pair.join(''));
      return `: ${groups.join(' ').padEnd(columns * 2 + Math.ceil(columns / 2) - 1)}  ${charsOf(row)}`;
    },
  },
  'od-hex': {
    columns: 16,
    address: (offset) => padded(offset, 16, 6),
    line: (row, columns) =>
      ` ${hexes(row)
        .join(' ')
        .padEnd(columns * 3 - 1)}  >${charsOf(row)}<`,
    ends: true,
  },
  od: {
    columns: 16,
    address: (offset) => padded(offset, 8, 7),
    line: (row) =>
      parts(Array.from(row), 2)
        .map(([low = 0, high = 0]) => ` ${padded(low + high * 256, 8, 6)}`)
        .join(''),
    ends: true,
  },
};

function listing(bytes: Uint8Array, { columns, address, line, ends }: Listing, options: DumpOptions): string {
  const { start = 0, squeeze = false } = options;
  const width = options.columns ?? columns;
  const lines: string[] = [];
  let before = '';
  let isStarred = false;
  for (let at = 0; at < bytes.length; at += width) {
    const text = line(bytes.subarray(at, at + width), width);
    if (squeeze && text === before && at + width <= bytes.length) {
      if (!isStarred) lines.push('*');
      isStarred = true;
      continue;
    }
    isStarred = false;
    before = text;
    lines.push(address(start + at) + (options.uppercase ? upper(text) : text));
  }
  if (ends && bytes.length > 0) lines.push(address(start + bytes.length));
  return lines.join('\n');
}

/** Hexadecimal digits in capitals, but not the column of characters. */
const upper = (line: string) => line.replace(/^[:\s\da-f]+(?=[|>]|  |$)/, (digits) => digits.toUpperCase());

/** What stands before and behind the bytes of an array, and how one is written. */
interface Literal {
  open: (name: string) => string;
  close: (name: string, count: number) => string;
  byte?: (byte: number) => string;
  empty?: string;
}

const LITERALS: Readonly<Record<'c' | 'cpp' | 'csharp' | 'go' | 'java' | 'javascript' | 'rust', Literal>> = {
  c: {
    open: (name) => `unsigned char ${name}[] = {`,
    close: (name, count) => `};\nunsigned int ${name}_len = ${count};`,
  },
  cpp: {
    open: (name) => `constexpr std::array<std::uint8_t, %> ${name}{`,
    close: () => '};',
  },
  csharp: { open: (name) => `byte[] ${name} = {`, close: () => '};' },
  go: { open: (name) => `var ${name} = []byte{`, close: () => '}' },
  java: {
    open: (name) => `byte[] ${name} = {`,
    close: () => '};',
    byte: (byte) => (byte > 127 ? `(byte) 0x${padded(byte, 16, 2)}` : `0x${padded(byte, 16, 2)}`),
  },
  javascript: { open: (name) => `const ${name} = new Uint8Array([`, close: () => ']);' },
  rust: {
    open: (name) => `const ${name.toUpperCase()}: [u8; %] = [`,
    close: () => '];',
  },
};

function array(bytes: Uint8Array, format: keyof typeof LITERALS, options: DumpOptions): string {
  const { open, close, byte: written } = LITERALS[format];
  const name = options.name ?? 'data';
  const digits = (byte: number) => `0x${padded(byte, 16, 2)}`;
  const cased = (text: string) =>
    options.uppercase ? text.replace(/0x([\da-f]+)/, (_, hex: string) => `0x${hex.toUpperCase()}`) : text;
  const lines = parts(
    Array.from(bytes, (byte) => cased((written ?? digits)(byte))),
    options.columns ?? 12,
  );
  const rows = lines.map((line, at) => {
    // A trailing comma is what Go requires, what gofmt and rustfmt write, and what C can do without.
    const comma = at < lines.length - 1 || format === 'go' || format === 'rust' ? ',' : '';
    return `${format === 'go' ? '\t' : '  '}${line.join(', ')}${comma}`;
  });
  const count = String(bytes.length);
  return [open(name).replace('%', count), ...rows, close(name, bytes.length)].join('\n');
}

const PYTHON: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r', 92: '\\\\' };

/** As `repr(bytes)`: in double quotes only if there are single ones, and no double ones. */
function python(bytes: Uint8Array): string {
  const quote = bytes.includes(39) && !bytes.includes(34) ? '"' : "'";
  const signs = Array.from(bytes, (byte) => {
    const sign = visible(byte);
    if (sign === quote && byte === sign.charCodeAt(0)) return `\\${sign}`;
    const isVisible = byte >= 32 && byte <= 126;
    return PYTHON[byte] ?? (isVisible ? sign : `\\x${padded(byte, 16, 2)}`);
  });
  return `b${quote}${signs.join('')}${quote}`;
}

/** A name that every language accepts, from that of a file: `my-file.bin` is `my_file_bin`, as in `xxd -i`. */
export function variableOf(fileName: string): string {
  const name = fileName.replace(/[^A-Za-z\d_]/g, '_');
  if (name === '') return 'data';
  return /^\d/.test(name) ? `__${name}` : name;
}

export function writeDump(bytes: Uint8Array, format: DumpFormat, options: DumpOptions = {}): string {
  if (format === 'hexdump' || format === 'xxd' || format === 'od-hex' || format === 'od')
    return listing(bytes, LISTINGS[format], format === 'xxd' ? { ...options, squeeze: false } : options);
  if (format === 'python') return python(bytes);
  const hex = encodeHex(bytes, { upper: options.uppercase ?? false });
  if (format === 'escapes') return hex.replace(/../g, '\\x$&');
  if (format === 'plain') {
    const width = 2 * (options.columns ?? 30);
    return Array.from({ length: Math.ceil(hex.length / width) }, (_, at) =>
      hex.slice(at * width, at * width + width),
    ).join('\n');
  }
  return array(bytes, format, options);
}
