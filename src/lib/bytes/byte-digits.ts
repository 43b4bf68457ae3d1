// Bytes as groups of binary, octal, decimal or hexadecimal digits, both ways.
import { visibleCharacter } from '../../base/position.ts';
import { Problem } from '../../base/problem.ts';

export type DigitBase = 'binary' | 'octal' | 'decimal' | 'hex';

/** The prefix of each byte: `0b`, `0o` or `0x`; `\x68` or `\150`; `%68`. Bases without such a prefix omit it. */
export type DigitPrefix = 'none' | 'literal' | 'escape' | 'percent';

export const DIGIT_PROBLEMS = ['bad-digit', 'bad-group', 'byte-too-large'] as const;

interface Base {
  radix: number;
  /** The number of digits in a whole byte. */
  width: number;
  digits: string;
  prefixes: Readonly<Partial<Record<DigitPrefix, string>>>;
}

const BASES: Readonly<Record<DigitBase, Base>> = {
  binary: { radix: 2, width: 8, digits: '01', prefixes: { literal: '0b' } },
  octal: { radix: 8, width: 3, digits: '0-7', prefixes: { literal: '0o', escape: '\\' } },
  decimal: { radix: 10, width: 3, digits: '\\d', prefixes: {} },
  hex: { radix: 16, width: 2, digits: '\\da-f', prefixes: { literal: '0x', escape: '\\x', percent: '%' } },
};

interface WriteOptions {
  separator: string;
  prefix: DigitPrefix;
  upper?: boolean;
}

/** Decimal numbers have as many digits as they need, unless there is no separator between them. */
export function encodeDigits(
  bytes: Uint8Array,
  base: DigitBase,
  { separator, prefix, upper = false }: WriteOptions,
): string {
  const { radix, width, prefixes } = BASES[base];
  const sign = prefixes[prefix] ?? '';
  const fill = base === 'decimal' && separator !== '' ? 1 : width;
  const words = Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(radix).padStart(fill, '0');
    return sign + (upper ? digits.toUpperCase() : digits);
  });
  return Array.from(bytes, (byte) => words[byte]).join(separator);
}

export type DigitNotice =
  /** Groups with fewer digits than a byte; each was read as one byte. */
  | 'short-groups'
  /** Groups that aren't whole bytes were joined and split again. */
  | 'regrouped'
  /** Other characters were skipped, as requested. */
  | 'skipped';

export interface ReadDigits {
  bytes: Uint8Array<ArrayBuffer>;
  /** The offset in the text at which each byte begins. */
  starts: readonly number[];
  notices: DigitNotice[];
}

interface Group {
  digits: string;
  offset: number;
}

/**
 * Decodes groups of digits to bytes. Groups may be separated by whitespace and `, ; : | _ -` and have prefixes. Groups
 * are whole bytes or less; binary digits may be split anywhere if they add up to whole bytes, unless all groups have 6
 * or 7 (ASCII without its leading zeros). `skip` ignores any other character. Throws `Problem` with a code of
 * `DIGIT_PROBLEMS`.
 */
export function decodeDigits(text: string, base: DigitBase, skip = false): ReadDigits {
  const { groups, skipped } = groupsOf(text, base, skip);
  const { width } = BASES[base];
  const notices: DigitNotice[] = skipped ? ['skipped'] : [];
  const parts = base === 'binary' && mustJoin(groups) ? joined(groups) : groups;
  if (parts !== groups) notices.push('regrouped');
  else if ((base === 'binary' || base === 'hex') && groups.some(({ digits }) => digits.length < width))
    notices.push('short-groups');
  const bytes: number[] = [];
  const starts: number[] = [];
  for (const { digits, offset } of parts) {
    if (digits.length > width && digits.length % width !== 0)
      throw new Problem('bad-group', offset, { count: digits.length, width });
    for (let i = 0; i < digits.length; i += width) {
      const byte = parseInt(digits.slice(i, i + width), BASES[base].radix);
      if (byte > 255) throw new Problem('byte-too-large', offset + i, { found: digits.slice(i, i + width) });
      bytes.push(byte);
      starts.push(offset + i);
    }
  }
  return { bytes: Uint8Array.from(bytes), starts, notices };
}

function groupsOf(text: string, base: DigitBase, skip: boolean): { groups: Group[]; skipped: boolean } {
  const { digits, prefixes } = BASES[base];
  const signs = Object.values(prefixes).map((sign) => sign.replaceAll('\\', '\\\\'));
  const separators = '[\\s,;:|_-]';
  // In `0x680x65`, the digits end where the next prefix begins.
  const end = prefixes.literal === undefined ? '' : `${prefixes.literal}|`;
  const pattern = new RegExp(`(${[...signs, separators].join('|')})|([${digits}]+?(?=${end}[^${digits}]|$))|.`, 'gisu');
  const groups: Group[] = [];
  let skipped = false;
  for (const match of text.matchAll(pattern)) {
    if (match[2] !== undefined) groups.push({ digits: match[2], offset: match.index });
    else if (match[1] === undefined) {
      if (!skip) throw new Problem('bad-digit', match.index, { found: visibleCharacter(text, match.index) });
      skipped = true;
    }
  }
  return { groups, skipped };
}

function mustJoin(groups: readonly Group[]): boolean {
  const odd = groups.filter(({ digits }) => digits.length % 8 !== 0);
  if (odd.length === 0) return false;
  if (odd.every(({ digits }) => digits.length === 6 || digits.length === 7)) return false;
  return groups.reduce((sum, { digits }) => sum + digits.length, 0) % 8 === 0;
}

/** Splits a run of digits into groups of one byte each. */
function joined(groups: readonly Group[]): Group[] {
  const offsets = groups.flatMap(({ digits, offset }) => Array.from(digits, (_, i) => offset + i));
  const all = groups.map(({ digits }) => digits).join('');
  return Array.from({ length: all.length / 8 }, (_, i) => ({
    digits: all.slice(8 * i, 8 * i + 8),
    offset: offsets[8 * i] ?? 0,
  }));
}

/**
 * Blanks out the addresses and the text column of a hex dump (`xxd`, `hexdump -C`); null if the text isn't a hex dump.
 */
export function withoutHexDumpMargins(text: string): string | null {
  let dumped = false;
  const lines = text.split('\n').map((line) => {
    const address = ADDRESS.exec(line)?.[0];
    if (address === undefined) return /^\s*(?:[\da-f]{7,16})?\s*$/i.test(line) ? ' '.repeat(line.length) : null;
    const bytes = DUMPED.exec(line.slice(address.length))?.[0];
    if (bytes === undefined) return null;
    dumped = true;
    return (' '.repeat(address.length) + bytes).padEnd(line.length);
  });
  return dumped && !lines.includes(null) ? lines.join('\n') : null;
}

/** `00000000: ` of xxd, or `00000000  ` on a line that ends with the `|column|` of hexdump. */
const ADDRESS = /^\s*[\da-f]{7,16}(?:: ?|  (?=.*\|\s*$))/i;

/** Up to 16 bytes of a line, before its text column. */
const DUMPED = /^(?: {0,2}[\da-f]{2}){1,16}(?=\s*$| {2})/i;
