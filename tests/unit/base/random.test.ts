import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bigIntOf,
  pick,
  pooled,
  randomBelow,
  randomBigBelow,
  randomIndices,
  shuffle,
} from '../../../src/base/random.ts';
import { chiSquare, chiSquareLimit, seeded } from '../seeded.ts';

describe('randomBelow', () => {
  it.each([2, 3, 10, 85, 200, 256, 257, 1000])('is uniform below %i', (bound) => {
    const random = seeded(bound);
    const counts = Array.from({ length: bound }, () => 0);
    for (let i = 0; i < bound * 100; i++) counts[randomBelow(bound, random)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(bound - 1));
  });

  it('draws again instead of folding the uneven end of the range', () => {
    const bytes = [255, 251, 250, 249];
    expect(randomBelow(50, () => Uint8Array.of(bytes.shift()!))).toBe(49);
  });

  it('stays in range up to 2^48, and rejects invalid bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 48 }), fc.integer(), (bound, seed) => {
        const value = randomBelow(bound, seeded(seed));
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
    expect(randomBelow(2 ** 48, (n) => new Uint8Array(n).fill(255))).toBe(2 ** 48 - 1);
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 49])
      expect(() => randomBelow(bound, seeded())).toThrow(RangeError);
  });
});

describe('randomIndices', () => {
  it.each([2, 85, 7776, 40_000])('is uniform below %i', (bound) => {
    const buckets = Math.min(bound, 100);
    const counts = Array.from({ length: buckets }, () => 0);
    // Buckets of equal width need a bound that they divide evenly.
    const usable = bound - (bound % buckets);
    for (const index of randomIndices(bound, 50_000, seeded(bound))) {
      expect(index).toBeLessThan(bound);
      if (index < usable) counts[Math.floor((index * buckets) / usable)]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(buckets - 1));
  });

  it('draws again instead of folding the uneven end, and rejects invalid input', () => {
    const bytes = [255, 255, 0, 5];
    expect([...randomIndices(50_000, 1, (n) => Uint8Array.from(bytes.splice(0, n)))]).toEqual([5]);
    expect(randomIndices(3, 0, seeded())).toHaveLength(0);
    for (const bound of [0, 1.5, 65_537]) expect(() => randomIndices(bound, 1, seeded())).toThrow(RangeError);
  });
});

describe('randomBigBelow', () => {
  it('is uniform', () => {
    const random = seeded(7);
    const counts = Array.from({ length: 100 }, () => 0);
    for (let i = 0; i < 10_000; i++) counts[Number(randomBigBelow(100n, random))]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(99));
  });

  it('works beyond 2^64 and stays below the bound', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), fc.integer(), (bound, seed) => {
        const value = randomBigBelow(bound, seeded(seed));
        expect(value >= 0n && value < bound).toBe(true);
      }),
    );
  });
});

it('shuffles into every order equally often', () => {
  const random = seeded(42);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle('abcd'.split(''), random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(23));
});

it('picks every element and reads big-endian integers', () => {
  const random = seeded(1);
  expect(new Set(Array.from({ length: 100 }, () => pick(['x', 'y'], random)))).toEqual(new Set(['x', 'y']));
  expect(bigIntOf(Uint8Array.of(1, 0, 255))).toBe(65_791n);
  expect(bigIntOf(new Uint8Array())).toBe(0n);
});

it('pools draws without repeating or losing bytes', () => {
  let next = 0;
  const random = pooled((n) => Uint8Array.from({ length: n }, () => next++), 4);
  expect([random(3), random(1), random(2), random(9)].map((bytes) => [...bytes])).toEqual([
    [0, 1, 2],
    [3],
    [4, 5],
    [8, 9, 10, 11, 12, 13, 14, 15, 16],
  ]);
});
