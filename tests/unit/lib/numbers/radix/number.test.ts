import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../problem-of.ts';
import { groupDigits, readInRadix, writeInRadix } from '../../../../../src/lib/numbers/radix/number.ts';

function convert(text: string, from: number | 'auto', to: number): string {
  return writeInRadix(readInRadix(text, from), to).text;
}

describe('conversion', () => {
  it.each([
    ['10100101', 2, 16, 'a5'],
    ['192654', 10, 8, '570216'],
    ['zz', 64, 10, '2275'],
    ['42540766411283223938465490632011909384', 10, 16, '20010db8000085a300000000ac1f8908'],
    ['42', 10, 64, 'G'],
    ['123456789', 10, 36, '21i3v9'],
    ['ffffffffffffff', 16, 10, '72057594037927935'],
    ['FFFFFFFFFFFFFF', 16, 10, '72057594037927935'],
    ['10.1', 2, 10, '2.5'],
    ['a.8', 16, 10, '10.5'],
    ['0.1', 10, 2, '0.0(0011)'],
    ['0.(3)', 10, 3, '0.1'],
    ['-5', 10, 2, '-101'],
    ['−5', 10, 2, '-101'],
    ['.5', 10, 2, '0.1'],
    ['5.', 10, 2, '101'],
    ['1_000 000', 10, 16, 'f4240'],
    ['1\u202f000', 10, 10, '1000'],
    ['000', 10, 2, '0'],
    ['-0', 10, 2, '0'],
    ['+/', 64, 10, String(62 * 64 + 63)],
    ['Zz', 62, 10, String(61 * 62 + 35)],
    ['0b1', 16, 10, '177'],
    ['0x', 36, 10, '33'],
  ])('converts %s from radix %s to radix %s: %s', (text, from, to, expected) => {
    expect(convert(text, from, to)).toBe(expected);
  });

  it.each(['0xFf', '&HfF', '\\xff', '#ff', '0b11111111', '0o377', '&o377', '255', '-0xff', ' 0x00_ff '])(
    'reads the radix from %s',
    (text) => {
      expect(convert(text, 'auto', 10)).toBe(text.includes('-') ? '-255' : '255');
    },
  );

  it('joins bytes that each start with \\x', () => {
    expect(convert('\\x41\\x42', 'auto', 16)).toBe('4142');
  });

  it('truncates a fraction with a long period', () => {
    const written = writeInRadix(readInRadix('0.(0000000000001)', 7), 10, 40);
    expect(written.exact).toBe(false);
    expect(written.text).toMatch(/^0\.\d{40}…$/);
  });
});

describe('failures', () => {
  it.each([
    ['12a4', 10, 'bad-digit', 2, { char: 'a', radix: 10 }],
    ['  102', 2, 'bad-digit', 4, { char: '2', radix: 2 }],
    ['1𝟚', 10, 'bad-digit', 1, { char: '𝟚', radix: 10 }],
    ['1.2.3', 10, 'second-point', 3, {}],
    ['-', 10, 'no-digits', 0, {}],
    ['', 10, 'no-digits', 0, {}],
    ['0x', 'auto', 'no-digits', 0, {}],
    ['.', 10, 'no-digits', 0, {}],
    ['0xff', 10, 'prefix-mismatch', 0, { prefix: '0x', prefixRadix: 16, radix: 10 }],
    ['0.1(', 10, 'bad-repetend', 3, {}],
    ['0.1()', 10, 'bad-digit', 4, { char: ')', radix: 10 }],
    ['a,b', 16, 'bad-digit', 1, { char: ',', radix: 16 }],
  ] as const)('%s in radix %s: %s at %s', (text, radix, code, at, params) => {
    expect(problemOf(() => readInRadix(text, radix))).toMatchObject({ code, offset: at, params });
  });
});

describe('properties', () => {
  const radix = fc.integer({ min: 2, max: 64 });

  it('round-trips every integer in every radix', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 4000n), max: 2n ** 4000n }), radix, (value, r) => {
        expect(convert(writeInRadix({ numerator: value, denominator: 1n }, r).text, r, 10)).toBe(value.toString());
      }),
    );
  });

  it('agrees with the JavaScript engine up to radix 36', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 2000n }), fc.integer({ min: 2, max: 36 }), (value, r) => {
        expect(convert(value.toString(r), r, 10)).toBe(value.toString());
      }),
    );
  });

  it('round-trips every exact ratio', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 200 }), radix, (n, d, r) => {
        const written = writeInRadix({ numerator: BigInt(n), denominator: BigInt(d) }, r, 1000);
        expect(written.exact).toBe(true);
        const read = readInRadix(written.text, r);
        expect(read.numerator * BigInt(d)).toBe(BigInt(n) * read.denominator);
      }),
    );
  });

  it('throws only Problem errors', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), radix, (text, r) => {
        problemOf(() => readInRadix(text, r));
      }),
    );
  });
});

it('converts 100,000 digits in every kind of radix', () => {
  const digits = '7'.repeat(100_000);
  for (const [from, to] of [
    [10, 16],
    [10, 64],
    [64, 10],
    [37, 11],
  ] as const) {
    expect(convert(convert(digits, from, to), to, from)).toBe(digits);
  }
});

it.each([1, 65, 2.5, Number.NaN])('throws a RangeError for radix %s', (radix) => {
  expect(() => readInRadix('1', radix)).toThrow(RangeError);
  expect(() => writeInRadix({ numerator: 1n, denominator: 1n }, radix)).toThrow(RangeError);
});

it('groups digits starting at the decimal point', () => {
  expect(groupDigits('-1234567.89', 3)).toBe('-1 234 567.89');
  expect(groupDigits('ff', 4)).toBe('ff');
});
