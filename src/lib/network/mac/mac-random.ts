// Generates random and consecutive IEEE 802 addresses with a prefix.
import { bytesOfDigits, readMacDigits } from './mac.ts';
import { Problem } from '../../../base/problem.ts';
import { bigIntOf, pooled, type RandomBytes, shuffle } from '../../../base/random.ts';

export const PREFIX_PROBLEMS = ['mac-bad-character', 'mac-length', 'prefix-too-long', 'bad-prefix-length'] as const;

/** The fixed bits of an address: the top `bits` of `value`, which has the length of the address. */
export interface MacPrefix {
  value: bigint;
  bits: number;
}

/**
 * Reads a prefix of whole octets (`64:16:7F`, `64167F`; without separators, a single last digit is a separate octet),
 * one that ends after half an octet (`8c1f.640`), or one of any length (`8C:1F:64:AB:C0/36`). `length` is the length of the addresses in bits. Throws Problem of PREFIX_PROBLEMS.
 */
export function readMacPrefix(text: string, length: 48 | 64): MacPrefix {
  const slash = text.indexOf('/');
  let digits = readMacDigits(slash < 0 ? text : text.slice(0, slash));
  if (digits.length % 2 === 1 && /^\s*[\da-f]+\s*(?:\/|$)/i.test(text))
    digits = `${digits.slice(0, -1)}0${digits.slice(-1)}`;
  if (digits.length * 4 > length) throw new Problem('prefix-too-long', 0, { bits: length });
  const written = slash < 0 ? String(digits.length * 4) : text.slice(slash + 1).trim();
  const bits = /^\d{1,2}$/.test(written) ? Number(written) : Number.NaN;
  if (!(bits <= length)) throw new Problem('bad-prefix-length', slash + 1, { bits: length });
  const whole = BigInt(`0x0${digits.padEnd(length / 4, '0')}`);
  const free = BigInt(length - bits);
  return { value: (whole >> free) << free, bits };
}

export interface MacRequest {
  quantity: number;
  length: 48 | 64;
  prefix: MacPrefix;
  /** The value of the U/L and I/G bits if the prefix doesn't fix them; undefined: random. */
  local?: boolean;
  multicast?: boolean;
  /** Whether they are consecutive with a random start, instead of all random. */
  consecutive?: boolean;
}

/** Returns distinct addresses; null if the prefix allows fewer than requested. */
export function randomMacs(request: MacRequest, random: RandomBytes): Uint8Array<ArrayBuffer>[] | null {
  const { quantity, length, prefix, local, multicast, consecutive = false } = request;
  // In the first octet, bit 7 is U/L and bit 8 is I/G, counted from the top.
  const fixed: { shift: bigint; set: boolean }[] = [
    ...(prefix.bits < 7 && local !== undefined ? [{ shift: BigInt(length - 7), set: local }] : []),
    ...(prefix.bits < 8 && multicast !== undefined ? [{ shift: BigInt(length - 8), set: multicast }] : []),
  ];
  const space = 1n << BigInt(length - prefix.bits - fixed.length);
  if (space < BigInt(quantity)) return null;
  // Starts with the lowest fixed bit: each one is inserted into the free bits.
  const rooms = fixed.toReversed().map(({ shift, set }) => ({ shift, bit: set ? 1n << shift : 0n }));
  const addressOf = (choice: bigint): Uint8Array<ArrayBuffer> => {
    let value = choice;
    for (const { shift, bit } of rooms)
      value = ((value >> shift) << (shift + 1n)) | bit | (value & ((1n << shift) - 1n));
    return bytesOfDigits((prefix.value | value).toString(16).padStart(length / 4, '0'));
  };
  const source = pooled(random);
  // The space is a power of two, so the low bits of random bytes are uniform.
  const draw = () => bigIntOf(source(length / 8)) & (space - 1n);
  const choices = (): Iterable<bigint> => {
    const start = draw();
    if (consecutive) return Array.from({ length: quantity }, (_, i) => (start + BigInt(i)) % space);
    // In a small space, random draws would repeatedly hit taken addresses.
    if (space < BigInt(quantity) * 2n) {
      const all = Array.from({ length: Number(space) }, (_, i) => BigInt(i));
      return shuffle(all, source).slice(0, quantity);
    }
    const chosen = new Set([start]);
    while (chosen.size < quantity) chosen.add(draw());
    return chosen;
  };
  return Array.from(choices(), addressOf);
}
