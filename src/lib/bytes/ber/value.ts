// What an element contains, in words.
import { encodeHex } from '../bytes.ts';
import type { BerNode } from './read.ts';
import { stringOf, STRINGS } from './strings.ts';
import { timeOf } from './times.ts';

/** Names of the universal types (X.680, 8.4). */
const TYPES: Readonly<Record<number, string>> = {
  0: 'EOC',
  1: 'BOOLEAN',
  2: 'INTEGER',
  3: 'BIT STRING',
  4: 'OCTET STRING',
  5: 'NULL',
  6: 'OBJECT IDENTIFIER',
  7: 'ObjectDescriptor',
  8: 'EXTERNAL',
  9: 'REAL',
  10: 'ENUMERATED',
  11: 'EMBEDDED PDV',
  12: 'UTF8String',
  13: 'RELATIVE-OID',
  14: 'TIME',
  16: 'SEQUENCE',
  17: 'SET',
  18: 'NumericString',
  19: 'PrintableString',
  20: 'TeletexString',
  21: 'VideotexString',
  22: 'IA5String',
  23: 'UTCTime',
  24: 'GeneralizedTime',
  25: 'GraphicString',
  26: 'VisibleString',
  27: 'GeneralString',
  28: 'UniversalString',
  29: 'CHARACTER STRING',
  30: 'BMPString',
  31: 'DATE',
  32: 'TIME-OF-DAY',
  33: 'DATE-TIME',
  34: 'DURATION',
  35: 'OID-IRI',
  36: 'RELATIVE-OID-IRI',
};

/** `SEQUENCE`, `[0]`, `[APPLICATION 5]`. */
export function typeName({ tagClass, number }: Pick<BerNode, 'tagClass' | 'number'>): string {
  if (tagClass === 'universal') return TYPES[number] ?? `[UNIVERSAL ${number}]`;
  return tagClass === 'context' ? `[${number}]` : `[${tagClass.toUpperCase()} ${number}]`;
}

export const isKnownType = ({ tagClass, number }: BerNode): boolean => tagClass !== 'universal' || number in TYPES;

/** Bytes of which all digits are written. */
const WHOLE = 4096;

/** The bytes as digits; of more than 4,096 the first ones. */
export function hexOf(contents: Uint8Array): string {
  const hex = encodeHex(contents.subarray(0, WHOLE));
  return contents.length > WHOLE ? `${hex}…` : hex;
}

function bigOf(contents: Uint8Array): bigint {
  const value = BigInt(`0x${encodeHex(contents) || '0'}`);
  return contents.length > 0 && contents[0]! >= 128 ? value - (1n << BigInt(8 * contents.length)) : value;
}

/** In decimal and in hexadecimal, of any size: `65537 (0x10001)`. */
function integerText(contents: Uint8Array): string {
  if (contents.length > WHOLE) return `0x${hexOf(contents)}`;
  const value = bigOf(contents);
  if (value >= -9n && value <= 9n) return String(value);
  const hex = `${value < 0n ? '-' : ''}0x${(value < 0n ? -value : value).toString(16)}`;
  return `${value} (${hex})`;
}

/** Base 128 numbers; null if the last one isn't complete. */
function arcsOf(contents: Uint8Array): bigint[] | null {
  const arcs: bigint[] = [];
  let digits = '';
  for (const octet of contents.subarray(0, WHOLE)) {
    digits += (octet & 127).toString(2).padStart(7, '0');
    if (octet >= 128) continue;
    arcs.push(BigInt(`0b${digits}`));
    digits = '';
  }
  return digits === '' ? arcs : null;
}

/** Dotted, with arcs of any size; null if the contents aren't an identifier. */
export function oidOf(contents: Uint8Array): string | null {
  const arcs = contents.length === 0 ? null : arcsOf(contents);
  if (!arcs) return null;
  const [first = 0n, ...rest] = arcs;
  const top = first < 80n ? first / 40n : 2n;
  return [top, first - 40n * top, ...rest].join('.');
}

/** X.690, 8.5: binary with a base, decimal as text, or a special value; null if it is none. */
function realOf(contents: Uint8Array): string | null {
  const [first] = contents;
  if (first === undefined) return '0';
  if (first < 64) return new TextDecoder('latin1').decode(contents.subarray(1)).trim();
  if (first < 128) return (['INF', '-INF', 'NaN', '-0'] as const)[first - 64] ?? null;
  const long = (first & 3) === 3;
  const size = long ? (contents[1] ?? 0) : (first & 3) + 1;
  const start = long ? 2 : 1;
  const mantissa = contents.subarray(start + size);
  if (size === 0 || size > 4 || mantissa.length === 0 || mantissa.length > 8) return null;
  const base = [2, 8, 16][(first >> 4) & 3];
  if (base === undefined) return null;
  const exponent = Number(bigOf(contents.subarray(start, start + size)));
  const whole = Number(BigInt(`0x${encodeHex(mantissa)}`)) * 2 ** ((first >> 2) & 3);
  return String((first & 64 ? -1 : 1) * whole * base ** exponent);
}

/** Visible ASCII, as the names in `[2]` of a certificate are. */
const isPlainText = (contents: Uint8Array) =>
  contents.length > 0 && contents.length <= WHOLE && contents.every((octet) => octet >= 32 && octet < 127);

const ascii = (contents: Uint8Array) => new TextDecoder('latin1').decode(contents);

export interface BerValue {
  /** Empty if there is nothing to read but the digits. */
  text: string;
  /** The bytes, where the text doesn't say the same. */
  hex: string;
  /** The identifier in dotted form, whose name the caller knows. */
  oid?: string;
  /** Of a bit string. */
  unusedBits?: number;
}

/** The value of an element without elements in it. */
export function valueOf({ tagClass, number, contents, children }: BerNode): BerValue {
  const none = { text: '', hex: '' };
  if (children) return none;
  if (tagClass !== 'universal') return { text: isPlainText(contents) ? ascii(contents) : '', hex: hexOf(contents) };
  if (number in STRINGS) {
    const { text, sound } = stringOf(number, contents.length > 4 * WHOLE ? contents.subarray(0, WHOLE) : contents);
    return { text: contents.length > 4 * WHOLE ? `${text}…` : text, hex: sound ? '' : hexOf(contents) };
  }
  switch (number) {
    case 1:
      return contents.length === 1 ? { text: contents[0] === 0 ? 'FALSE' : 'TRUE', hex: '' } : digitsOf(contents);
    case 2:
    case 10:
      return contents.length === 0 ? none : { text: integerText(contents), hex: '' };
    case 3:
      return bitsOf(contents);
    case 6:
    case 13: {
      const oid = number === 6 ? oidOf(contents) : (arcsOf(contents)?.join('.') ?? null);
      return oid === null ? digitsOf(contents) : { text: oid, hex: '', ...(number === 6 && { oid }) };
    }
    case 9: {
      const real = realOf(contents);
      return real === null ? digitsOf(contents) : { text: real, hex: '' };
    }
    case 23:
    case 24: {
      const time = timeOf(number, contents);
      return time
        ? { text: time.iso, hex: '' }
        : { text: isPlainText(contents) ? ascii(contents) : '', hex: hexOf(contents) };
    }
    case 4:
      return { text: isPlainText(contents) ? ascii(contents) : '', hex: hexOf(contents) };
    default:
      return digitsOf(contents);
  }
}

const digitsOf = (contents: Uint8Array): BerValue => ({ text: '', hex: hexOf(contents) });

function bitsOf(contents: Uint8Array): BerValue {
  const [unusedBits = 0, ...octets] = contents.subarray(0, 9);
  if (contents.length === 0 || unusedBits > 7) return digitsOf(contents);
  const count = 8 * (contents.length - 1) - unusedBits;
  const bits = octets.map((octet) => octet.toString(2).padStart(8, '0')).join('');
  return { text: count >= 0 && count <= 32 ? bits.slice(0, count) : '', hex: hexOf(contents.subarray(1)), unusedBits };
}
