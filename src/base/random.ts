// Uniform choices from random bytes. Values that would bias the result are drawn again (rejection sampling).

/** A source of `byteCount` random bytes; cryptographic in production, seeded in tests. */
export type RandomBytes = (byteCount: number) => Uint8Array;

/** Wraps a source to draw larger portions, for callers that need many small ones. */
export function pooled(random: RandomBytes, portion = 1024): RandomBytes {
  let pool: Uint8Array = new Uint8Array();
  let at = 0;
  return (byteCount) => {
    if (byteCount > portion) return random(byteCount);
    if (at + byteCount > pool.length) {
      pool = random(portion);
      at = 0;
    }
    at += byteCount;
    return pool.subarray(at - byteCount, at);
  };
}

/** Returns a uniform integer from 0 to `bound` - 1. `bound` is an integer from 1 to 2^48. */
export function randomBelow(bound: number, random: RandomBytes): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 48) throw new RangeError(`no integer below ${bound}`);
  if (bound === 1) return 0;
  const byteCount = Math.ceil(Math.log2(bound) / 8);
  const span = 256 ** byteCount;
  const limit = span - (span % bound);
  for (;;) {
    const value = random(byteCount).reduce((sum, byte) => sum * 256 + byte, 0);
    if (value < limit) return value % bound;
  }
}

/** Returns `count` independent uniform integers below `bound` (at most 2^16), drawn in bulk. */
export function randomIndices(bound: number, count: number, random: RandomBytes): Uint16Array {
  if (!Number.isInteger(bound) || bound < 1 || bound > 65_536) throw new RangeError(`no integer below ${bound}`);
  const out = new Uint16Array(count);
  const limit = 65_536 - (65_536 % bound);
  for (let at = 0; at < count;) {
    const bytes = random(2 * (count - at));
    for (let i = 0; i < bytes.length; i += 2) {
      const value = (bytes[i]! << 8) | bytes[i + 1]!;
      if (value < limit) out[at++] = value % bound;
    }
  }
  return out;
}

/** Returns a uniform integer from 0n to `bound` - 1n, of any size. */
export function randomBigBelow(bound: bigint, random: RandomBytes): bigint {
  if (bound < 1n) throw new RangeError(`no integer below ${bound}`);
  if (bound === 1n) return 0n;
  const bits = (bound - 1n).toString(2).length;
  const byteCount = Math.ceil(bits / 8);
  const surplus = BigInt(byteCount * 8 - bits);
  for (;;) {
    const value = bigIntOf(random(byteCount)) >> surplus;
    if (value < bound) return value;
  }
}

/** Returns a uniformly chosen element of a non-empty list. */
export function pick<T>(list: readonly T[], random: RandomBytes): T {
  return list[randomBelow(list.length, random)]!;
}

/** Returns a new list in uniformly random order (Fisher–Yates). */
export function shuffle<T>(list: readonly T[], random: RandomBytes): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = randomBelow(i + 1, random);
    [out[i], out[k]] = [out[k]!, out[i]!];
  }
  return out;
}

/** Reads big-endian bytes as an unsigned integer. */
export function bigIntOf(bytes: Uint8Array): bigint {
  let hex = '0x0';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return BigInt(hex);
}
