import type { RandomBytes } from '../../src/base/random.ts';

/** A repeatable source of bytes (xorshift32), for tests only. */
export function seeded(seed = 0x9e3779b9): RandomBytes {
  let state = seed | 0 || 1;
  return (byteCount) =>
    Uint8Array.from({ length: byteCount }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 11) & 255;
    });
}

/** Pearson's statistic of counts against equal frequencies; compare with a chi-square quantile of counts.length - 1 degrees of freedom. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Upper 0.1 % point of chi-square by Wilson and Hilferty's approximation. */
export function chiSquareLimit(degrees: number): number {
  const k = 2 / (9 * degrees);
  return degrees * (1 - k + 3.09 * Math.sqrt(k)) ** 3;
}
