import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from '../../../src/base/number.ts';

describe('readNumber', () => {
  test.each<[string, number | null]>([
    ['0', 0],
    ['-0.5', -0.5],
    ['−3', -3], // U+2212
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['  42\n', 42],
    ['1000.9', 1000.9],
    ['1,000.9', 1000.9],
    ['1.000,12', 1000.12],
    ['1,5', 1.5],
    ['1,500', 1500],
    ['1.500', 1.5],
    ['1.234.567', 1234567],
    ['1,234,567.5', 1234567.5],
    ['1 000', 1000],
    ['1\u202f000\u00a0000', 1_000_000],
    ["1'000", 1000],
    ['1_000', 1000],
    ['$ 100', 100],
    ['-€5', -5],
    ['€-5', -5],
    ['5 €', 5],
    // A number that begins with 0 has no groups: 0,123 is 0.123, not 123.
    ['0,123', 0.123],
    ['-0,500', -0.5],
    ['0.123.456', null],
    ['0.123,5', null],
    ['00,123', 0.123],
    ['1.000,000.5', null],
    ['1,000.000,5', null],
    ['1,00,0.5', null],
    ['', null],
    ['   ', null],
    ['-', null],
    ['$', null],
    ['.', null],
    [',', null],
    ['12 34', null],
    ['1 2345', null],
    ['--5', null],
    ['5-', null],
    ['0x10', null],
    ['NaN', null],
    ['Infinity', null],
    ['1e', null],
    ['constructor', null],
    ['12abc', null],
  ])('%j', (text, value) => expect(readNumber(text)).toBe(value));

  test('reads numbers of any length; those beyond a double are infinite', () => {
    expect(readNumber('9'.repeat(400))).toBe(Infinity);
    expect(readNumber('-1e999')).toBe(-Infinity);
    expect(readNumber(`0.${'3'.repeat(5000)}`)).toBe(1 / 3);
  });

  test('reads the output of JavaScript, in both styles', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value))).toBe(value === 0 ? 0 : value);
      }),
    );
    const grouped = (locale: string, value: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const value = cents / 100;
        for (const locale of ['en', 'de', 'fr', 'de-CH', 'sv'])
          expect(readNumber(grouped(locale, value))).toBeCloseTo(value, 2);
      }),
    );
  });

  test('never throws; returns null or a number', () => {
    const hostile = fc.string({ unit: fc.constantFrom('1', '0', ',', '.', ' ', '-', '−', '€', 'e', "'", '\ud800') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile), (text) => {
        const value = readNumber(text);
        expect(value === null || (typeof value === 'number' && !Number.isNaN(value))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  // Quadratic patterns need minutes for these, so they fail by the test timeout.
  test.each([
    `1${' '.repeat(500_000)}x`,
    `${' '.repeat(500_000)}€x`,
    `1${',000'.repeat(200_000)}x`,
    `1${' 000'.repeat(200_000)}`,
    '€'.repeat(500_000),
  ])('long malicious text is read in time', (text) => {
    expect([null, Infinity]).toContain(readNumber(text));
  });
});
