import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Problem } from '../../../../../src/base/problem.ts';
import {
  add,
  compare,
  divide,
  multiply,
  nearestInteger,
  ratio,
  readDecimal,
} from '../../../../../src/lib/numbers/ratio/ratio.ts';
import { type Rounding, writeFraction, writeRatio } from '../../../../../src/lib/numbers/ratio/write.ts';

const anyRatio = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([n, d]) => ratio(n, d));

describe('readDecimal', () => {
  test.each([
    ['0.1', '1/10'],
    ['1,000.50', '2001/2'],
    ['-1.000,12', '-25003/25'],
    ['1e-3', '1/1000'],
    ['2.5e2', '250'],
    ['.5', '1/2'],
    ['5.', '5'],
    ['9007199254740993', '9007199254740993'],
  ])('%s is %s', (text, expected) => {
    expect(writeFraction(readDecimal(text))).toBe(expected);
  });

  test.each([
    ['', 'not-decimal'],
    ['.', 'not-decimal'],
    ['1.2.3', 'not-decimal'],
    ['NaN', 'not-decimal'],
    ['1e1001', 'exponent-too-large'],
    ['1e99999999999999999999', 'exponent-too-large'],
    ['9'.repeat(2001), 'too-many-digits'],
  ])('rejects %s', (text, code) => {
    expect(() => readDecimal(text)).toThrow(expect.objectContaining({ code }));
  });

  it('throws only Problem errors', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          readDecimal(text);
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds tenths exactly', () => {
    expect(writeFraction(add(readDecimal('0.1'), readDecimal('0.2')))).toBe('3/10');
  });

  it('division undoes multiplication', () => {
    fc.assert(
      fc.property(anyRatio, anyRatio, (a, b) => {
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  test.each([
    [5, 2, 3n],
    [-5, 2, -3n],
    [4, 3, 1n],
    [-4, 3, -1n],
    [0, 1, 0n],
  ])('rounds %i/%i to %s', (n, d, expected) => {
    expect(nearestInteger(ratio(n, d))).toBe(expected);
  });
});

describe('writeRatio', () => {
  const cases: [string, Rounding, string][] = [
    ['559.725', { kind: 'decimals', digits: 2 }, '559.73'],
    ['-559.725', { kind: 'decimals', digits: 2 }, '-559.73'],
    ['-0.001', { kind: 'decimals', digits: 2 }, '0.00'],
    ['1.005', { kind: 'decimals', digits: 2 }, '1.01'],
    ['1234.5', { kind: 'decimals', digits: 0 }, '1235'],
    ['0.000', { kind: 'significant', digits: 3 }, '0.00'],
    ['1234.5', { kind: 'significant', digits: 2 }, '1200'],
    ['0.00012345', { kind: 'significant', digits: 3 }, '0.000123'],
    ['9.96', { kind: 'significant', digits: 2 }, '10'],
    ['99.96', { kind: 'significant', digits: 3 }, '100'],
    ['100', { kind: 'significant', digits: 5 }, '100.00'],
    ['0.1250', { kind: 'full', digits: 3 }, '0.125'],
    [
      '12345678901234567890.00000000000000000001',
      { kind: 'full', digits: 3 },
      '12345678901234567890.00000000000000000001',
    ],
  ];
  test.each(cases)('%s with %o is %s', (text, rounding, expected) => {
    expect(writeRatio(readDecimal(text), rounding)).toBe(expected);
  });

  it('rounds repeating decimals', () => {
    expect(writeRatio(ratio(2, 3), { kind: 'full', digits: 4 })).toBe('0.6667');
    expect(writeRatio(ratio(-1, 3000), { kind: 'full', digits: 4 })).toBe('-0.0003333');
    expect(writeRatio(ratio(2_999_999, 3_000_000), { kind: 'full', digits: 3 })).toBe('1');
  });

  it('is off by at most half a unit in the last place', () => {
    fc.assert(
      fc.property(anyRatio, fc.nat(20), (value, digits) => {
        const written = readDecimal(writeRatio(value, { kind: 'decimals', digits }));
        const error = add(written, ratio(-value.numerator, value.denominator));
        const half = ratio(1n, 2n * 10n ** BigInt(digits));
        expect(compare(error, half)).toBeLessThanOrEqual(0);
        expect(compare(error, ratio(-half.numerator, half.denominator))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
