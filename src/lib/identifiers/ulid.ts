// ULIDs: 48 bits of milliseconds and 80 random bits, as 26 characters of Crockford's base 32 (github.com/ulid/spec).
import { encodeHex } from '../bytes/bytes.ts';
import { Problem } from '../../base/problem.ts';
import { bigIntOf } from '../../base/random.ts';
import type { RandomBytes } from '../../base/random.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LIMIT = 1n << 80n;

/** The last millisecond that can be represented: 10889-08-02T05:31:50.655Z. */
export const ULID_MAX_TIME = 2 ** 48 - 1;

export type UlidProblemCode =
  | 'bad-ulid-length'
  | 'bad-ulid-character'
  | 'excluded-letter'
  | 'too-large'
  | 'time-range'
  | 'overflow';

/**
 * Returns `count` ULIDs for the same millisecond. Monotonic ones count up from a random start, so that they sort in
 * order of creation; otherwise they are independent. Throws Problem if the time doesn't fit or the count exceeds the
 * last value.
 */
export function makeUlids(count: number, time: number, random: RandomBytes, monotonic = true): string[] {
  if (!Number.isInteger(time) || time < 0 || time > ULID_MAX_TIME) throw new Problem<UlidProblemCode>('time-range');
  const draw = () => bigIntOf(random(10));
  const start = draw();
  return Array.from({ length: count }, (_, i) => {
    const low = i === 0 ? start : monotonic ? start + BigInt(i) : draw();
    if (low >= RANDOM_LIMIT) throw new Problem<UlidProblemCode>('overflow');
    return encodeUlid((BigInt(time) << 80n) | low);
  });
}

/** Returns the 26 characters for a 128-bit integer. */
export function encodeUlid(value: bigint): string {
  let text = '';
  for (let shift = 125n; shift >= 0n; shift -= 5n) text += ALPHABET[Number((value >> shift) & 31n)];
  return text;
}

export interface UlidParts {
  /** In uppercase. */
  ulid: string;
  value: bigint;
  /** Milliseconds since 1970. */
  time: number;
  /** The 80 random bits as 20 hexadecimal digits. */
  randomness: string;
  /** All 128 bits as 32 hexadecimal digits. */
  hex: string;
  /** The same bits as a UUID. */
  uuid: string;
}

/** Parses a ULID, case-insensitive. Throws Problem; names I, L, O and U as excluded letters. */
export function decodeUlid(text: string): UlidParts {
  const lead = text.length - text.trimStart().length;
  const ulid = text.trim().toUpperCase();
  let value = 0n;
  for (const { 0: character, index } of ulid.matchAll(/./gsu)) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) {
      const code = 'ILOU'.includes(character) ? 'excluded-letter' : 'bad-ulid-character';
      throw new Problem<UlidProblemCode>(code, lead + index, { character });
    }
    value = (value << 5n) | BigInt(digit);
  }
  if (ulid.length !== 26)
    throw new Problem<UlidProblemCode>('bad-ulid-length', lead + ulid.length, { length: ulid.length });
  if (ulid[0]! > '7') throw new Problem<UlidProblemCode>('too-large', lead, { character: ulid[0]! });
  const hex = value.toString(16).padStart(32, '0');
  return {
    ulid,
    value,
    time: parseInt(hex.slice(0, 12), 16),
    randomness: hex.slice(12),
    hex,
    uuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}

/** Returns the ULID for 16 bytes, for example of a UUID. */
export function ulidOfBytes(bytes: Uint8Array): string {
  return encodeUlid(BigInt(`0x${encodeHex(bytes)}`));
}
