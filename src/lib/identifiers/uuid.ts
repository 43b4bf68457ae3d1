// Generates and parses UUIDs of every version of RFC 9562.
import { v1, v3, v4, v5, v6, v7 } from 'uuid';
import { decodeBase64, encodeHex, encodeUtf8 } from '../bytes/bytes.ts';
import { Problem } from '../../base/problem.ts';
import { bigIntOf } from '../../base/random.ts';
import type { RandomBytes } from '../../base/random.ts';

export const NAMESPACES = {
  DNS: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  URL: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  OID: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  X500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

export const NIL = '00000000-0000-0000-0000-000000000000';
export const MAX = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export type UuidProblemCode = 'bad-uuid-character' | 'bad-uuid-length' | 'misplaced-hyphen' | 'out-of-range';

export interface Clock {
  /** Milliseconds since 1970. */
  now: number;
  random: RandomBytes;
}

/** Returns `count` random UUIDs. */
export function randomUuids(count: number, random: RandomBytes): string[] {
  return Array.from({ length: count }, () => v4({ random: random(16) }));
}

/**
 * Returns `count` time-based UUIDs in one sequence: the same clock sequence and node, 100 ns apart, starting at `now`.
 * The default for `node` (6 bytes) is random with the multicast bit set, as RFC 9562, 6.10 requires.
 */
export function timeUuids(version: 1 | 6, count: number, { now, random }: Clock, node?: Uint8Array): string[] {
  const make = version === 1 ? v1 : v6;
  const seed = random(16);
  const own = node ?? seed.slice(10).with(0, seed[10]! | 1);
  const clockseq = ((seed[8]! << 8) | seed[9]!) & 0x3fff;
  return Array.from({ length: count }, (_, i) =>
    make({ msecs: now + Math.floor(i / 10_000), nsecs: i % 10_000, clockseq, node: own, random: seed }),
  );
}

/**
 * Returns `count` UUIDs of version 7 in ascending order: a counter with a random start, followed by random bits (RFC
 * 9562, 6.2, method 1).
 */
export function sortableUuids(count: number, { now, random }: Clock): string[] {
  const seed = random(4);
  // The counter has 32 bits; its first bit starts as 0 so that a batch never overflows into the next millisecond.
  const first = ((seed[0]! & 0x7f) << 24) | (seed[1]! << 16) | (seed[2]! << 8) | seed[3]!;
  return Array.from({ length: count }, (_, i) => v7({ msecs: now, seq: (first + i) | 0, random: random(16) }));
}

/**
 * Returns the UUID of a name within a namespace: MD5 for version 3, SHA-1 for version 5. The name is encoded as UTF-8.
 */
export function nameUuid(version: 3 | 5, namespace: string, name: string): string {
  return (version === 3 ? v3 : v5)(encodeUtf8(name), parseUuid(namespace).bytes);
}

/** Digits of 16 bytes, and of the structure that .NET writes as `X` and C has: `{0x00840e55,0x9be2,0x41d4,{0xa7,…}}`. */
const LISTS: Readonly<Record<number, readonly number[]>> = {
  16: Array.from({ length: 16 }, () => 2),
  11: [8, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2],
};

/** Returns the digits of a UUID whose bytes or numbers are listed; null for other texts. */
function listedDigits(text: string): string | null {
  if (text.length > 300 || !/^[\s{}()[\],:;\da-fx]+$/i.test(text)) return null;
  const numbers = text.split(/[\s{}()[\],:;]+/).filter((part) => part !== '');
  const sizes = LISTS[numbers.length];
  const digits = numbers.map((number, at) => number.replace(/^0x/i, '').padStart(sizes?.[at] ?? 0, '0'));
  return sizes && digits.every((part, at) => /^[\da-f]+$/i.test(part) && part.length === sizes[at])
    ? digits.join('')
    : null;
}

/**
 * Reads the 16 bytes of a UUID in any notation: with or without hyphens, any case, in braces, as `urn:uuid:`, as a
 * decimal integer with more than 32 digits, as hexadecimal with `0x`, its bytes in Base64, or byte by byte. Throws Problem.
 */
export function parseUuid(written: string): { bytes: Uint8Array<ArrayBuffer>; uuid: string } {
  const text = listedDigits(written) ?? written;
  const prefix = /^\s*(urn:uuid:|0x)?\{?/i.exec(text)![0];
  const body = text.slice(prefix.length).replace(/\}?\s*$/, '');
  // Shorter integers would be indistinguishable from a UUID that is still being typed.
  const isInteger = /^\d{33,}$/.test(body) && prefix.trim() === '';
  const isBase64 = /^[\w+/-]{21}[AQgw](?:==)?$/.test(body) && /[^\da-f-]/i.test(body) && prefix.trim() === '';
  const hex = isInteger
    ? integerHex(body, prefix.length)
    : isBase64
      ? encodeHex(decodeBase64(body).bytes)
      : digitsOf(body, prefix.length);
  const bytes = Uint8Array.from({ length: 16 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
  return { bytes, uuid: format(hex.toLowerCase()) };
}

/** The UUID of the same bytes as .NET and Windows write them: the first three groups with their bytes in reverse. */
export const inGuidOrder = (uuid: string): string =>
  uuid.replace(/^(..)(..)(..)(..)-(..)(..)-(..)(..)/, '$4$3$2$1-$6$5-$8$7');

export type UuidVariant = 'ncs' | 'rfc9562' | 'microsoft' | 'future' | 'nil' | 'max';

export interface UuidParts {
  uuid: string;
  variant: UuidVariant;
  /** Only for RFC 9562, otherwise null. */
  version: number | null;
  hex: string;
  integer: bigint;
  /** ISO 8601 in UTC; 100 ns of precision for versions 1 and 6, 1 ms for 7. */
  timestamp: string | null;
  clockSequence: number | null;
  /** As a MAC address. */
  node: string | null;
  /** Whether the node is random rather than the address of a network card. */
  nodeIsRandom: boolean | null;
}

/** Parses a UUID. Throws Problem. */
export function inspectUuid(text: string): UuidParts {
  const { bytes, uuid } = parseUuid(text);
  const hex = encodeHex(bytes);
  const variant = uuid === NIL ? 'nil' : uuid === MAX ? 'max' : variantOf(bytes[8]!);
  const version = variant === 'rfc9562' ? bytes[6]! >>> 4 : null;
  const hasNode = version === 1 || version === 2 || version === 6;
  return {
    uuid,
    variant,
    version,
    hex,
    integer: bigIntOf(bytes),
    timestamp: timestampOf(hex, version),
    // In version 2 the low byte of the clock sequence is the local domain.
    clockSequence: version === 2 ? bytes[8]! & 0x3f : hasNode ? ((bytes[8]! & 0x3f) << 8) | bytes[9]! : null,
    node: hasNode ? encodeHex(bytes.subarray(10), { separator: ':' }) : null,
    nodeIsRandom: hasNode ? (bytes[10]! & 1) === 1 : null,
  };
}

function variantOf(byte: number): UuidVariant {
  if (byte < 0x80) return 'ncs';
  if (byte < 0xc0) return 'rfc9562';
  return byte < 0xe0 ? 'microsoft' : 'future';
}

// 100 ns steps from the Gregorian reform, 1582-10-15, to 1970.
const GREGORIAN_OFFSET = 122_192_928_000_000_000n;

function timestampOf(hex: string, version: number | null): string | null {
  if (version === 7) return new Date(parseInt(hex.slice(0, 12), 16)).toISOString();
  if (version !== 1 && version !== 6) return null;
  const ticks =
    version === 1 ? hex.slice(13, 16) + hex.slice(8, 12) + hex.slice(0, 8) : hex.slice(0, 12) + hex.slice(13, 16);
  const sinceEpoch = BigInt(`0x${ticks}`) - GREGORIAN_OFFSET;
  const fraction = ((sinceEpoch % 10_000_000n) + 10_000_000n) % 10_000_000n;
  const seconds = new Date(Number((sinceEpoch - fraction) / 10_000n)).toISOString().slice(0, -5);
  return `${seconds}.${fraction.toString().padStart(7, '0')}Z`;
}

function integerHex(digits: string, offset: number): string {
  const value = BigInt(digits);
  if (value >> 128n !== 0n) throw new Problem<UuidProblemCode>('out-of-range', offset);
  return value.toString(16).padStart(32, '0');
}

const HYPHENS = [8, 12, 16, 20];

function digitsOf(body: string, offset: number): string {
  let hex = '';
  const hyphens: number[] = [];
  for (const { 0: character, index } of body.matchAll(/./gsu)) {
    if (/[0-9a-f]/i.test(character)) hex += character;
    else if (character !== '-') throw new Problem<UuidProblemCode>('bad-uuid-character', offset + index, { character });
    else if (HYPHENS[hyphens.length] === hex.length) hyphens.push(hex.length);
    else throw new Problem<UuidProblemCode>('misplaced-hyphen', offset + index);
  }
  if (hex.length !== 32)
    throw new Problem<UuidProblemCode>('bad-uuid-length', offset + body.length, { digits: hex.length });
  if (hyphens.length !== 0 && hyphens.length !== 4)
    throw new Problem<UuidProblemCode>('misplaced-hyphen', offset + body.indexOf('-'));
  return hex;
}

function format(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
