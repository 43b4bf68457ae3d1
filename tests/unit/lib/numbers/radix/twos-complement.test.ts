import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPattern, patternBytes, toPattern, WIDTHS } from '../../../../../src/lib/numbers/radix/twos-complement.ts';

it('writes negative numbers as their bit pattern', () => {
  expect(toPattern(-1n, 8)).toBe(255n);
  expect(toPattern(-128n, 8)).toBe(128n);
  expect(toPattern(-2n, 128)).toBe(2n ** 128n - 2n);
});

it("returns undefined for a number that doesn't fit", () => {
  expect(toPattern(256n, 8)).toBeUndefined();
  expect(toPattern(-129n, 8)).toBeUndefined();
});

it('returns bytes, most significant first', () => {
  expect([...patternBytes(toPattern(-2n, 16)!, 16)]).toEqual([0xff, 0xfe]);
  expect([...patternBytes(1n, 32)]).toEqual([0, 0, 0, 1]);
});

it('round-trips every signed number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WIDTHS), fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }), (width, wide) => {
      const value = BigInt.asIntN(width, wide);
      expect(fromPattern(toPattern(value, width)!, width)).toBe(value);
    }),
  );
});
