import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MathMode } from '../../../../../src/lib/numbers/math-sheet/engine.ts';
import { computeSheet } from '../../../../../src/lib/numbers/math-sheet/sheet.ts';

async function results(text: string, mode: MathMode = 'decimal', degrees = false, digits = 16) {
  return computeSheet(text, { mode, degrees, digits }, () => undefined);
}

async function last(text: string, mode?: MathMode, degrees?: boolean) {
  const found = (await results(text, mode, degrees)).at(-1);
  return found?.problem ? `${found.problem.code}@${found.problem.offset}` : found?.value;
}

describe('decimal mode', () => {
  test.each([
    ['2*sqrt(6)', '4.898979485566356'],
    ['0.1+0.2', '0.3'],
    ['2^53+1', '9007199254740993'],
    ['det([1,2;3,4])', '-2'],
    ['5 inch to cm', '12.7 cm'],
    ['200 + 10%', '220'],
    ['sin(90 deg)', '1'],
    ['7 mod 3', '1'],
    ['3 + 4i', '3 + 4i'],
    ['100 km/h to mph', '62.1371192237334 mph'],
    ['20 celsius to fahrenheit', '68 fahrenheit'],
    ['x = 3\ny = x^2 + 1\ny / 2', '5'],
    ['f(x) = x^2\nf(4) + ans', null],
    ['3\nans * 2', '6'],
    ['[1,2,3][2]', '2'],
    ['[1,2;3,4][2,1]', '3'],
    ['[5,6,7][end]', '7'],
    ['1:5', '[1, 2, 3, 4, 5]'],
    ['1 < 2 < 3', 'true'],
    ['5 > 3 ? 1 : 2', '1'],
    ['0xFF', '255'],
    ['6 & 3', '2'],
    ['hex(255)', '"0xff"'],
    ['2 × 3 ÷ 4', '1.5'],
    ['10!', '3628800'],
    ['sqrt(-4)', '2i'],
    ['π', '3.141592653589793'],
    ['inv([2,1;1,3])', '[[0.6, -0.2], [-0.2, 0.4]]'],
    ['a = 1; a + 1', '2'],
    ['# note\n1 + 1 # two', '2'],
    ['1e400', '1e+400'],
    ['sum(1:100)', '5050'],
    ["[1,2;3,4]'", '[[1, 3], [2, 4]]'],
  ])('%s is %s', async (text, expected) => {
    if (expected !== null) expect(await last(text)).toBe(expected);
  });
});

describe('units by their exact definitions (NIST SP 811, appendix B; HB 44, appendix C; SI 2019; IEC 80000-13)', () => {
  test.each([
    ['1 rd to m', '12573/2500 m'],
    ['1 sqrd to m^2', '158080329/6250000 m^2'],
    ['1 sqch to m^2', '158080329/390625 m^2'],
    ['10 sqch to acre', '1 acre'],
    ['640 acres to sqmi', '1 sqmi'],
    ['1 gallon to cuin', '231 cuin'],
    ['4 quarts to gallon', '1 gallon'],
    ['8 pints to gallon', '1 gallon'],
    ['16 cups to gallon', '1 gallon'],
    ['32 gills to gallon', '1 gallon'],
    ['128 floz to gallon', '1 gallon'],
    ['2 tablespoons to floz', '1 floz'],
    ['3 teaspoons to tablespoon', '1 tablespoon'],
    ['8 fluiddrams to floz', '1 floz'],
    ['60 minims to fluiddram', '1 fluiddram'],
    ['4 sticks to lb', '1 lb'],
    ['1 kip to lbf', '1000 lbf'],
    ['1 hp to W', '37284993579113511/50000000000000 W'],
    ['1 psi to Pa', '8896443230521/1290320000 Pa'],
    ['1 eV to J', '801088317/5000000000000000000000000000 J'],
    ['1 keV to J', '801088317/5000000000000000000000000 J'],
    ['760 torr to atm', '1 atm'],
    ['1 mmHg to Pa', '26664477483/200000000 Pa'],
    ['1 yobibyte to B', '1208925819614629174706176 B'],
    ['1 exbibyte to B', '1152921504606846976 B'],
    ['1 angstrom to m', '1/10000000000 m'],
    ['90 deg to grad', '100 grad'],
    ['32 degF to degC', '0 degC'],
  ])('%s', async (text, expected) => {
    expect(await last(text, 'exact')).toBe(expected);
  });

  test.each([
    ['1 eV to J', '1.602176634e-19 J'],
    ['1 psi to Pa', '6894.757293168361 Pa'],
    ['neutronMass', '1.67492749804e-27 kg'],
    ['faraday - elementaryCharge * avogadro', '0 C / mol'],
    ['planckConstant / reducedPlanckConstant / 2 - pi < 1e-60', 'true'],
  ])('%s is %s', async (text, expected) => {
    expect(await last(text)).toBe(expected);
  });

  it('shows derived values in the units of the sheet and not in those of one before', async () => {
    await last('1 inch + 1 mph * 1 minute');
    expect(await last('5 m / 2 s')).toBe('2.5 m / s');
    expect(await last('1 J / (1 N)')).toBe('1 m');
  });
});

describe('exact mode', () => {
  test.each([
    ['1e3', '1000'],
    ['1.5e-3', '3/2000'],
    ['1E5+1', '100001'],
    ['1e2%', '1'],
    ['0x10 + 0b11 + 0o7', '26'],
    ['1e3 m', '1000 m'],
    ['[1,2;3,4]^-1', '[[-2, 1], [3/2, -1/2]]'],
    ['sin(30 deg)', '0.5'],
    ['1e9999', 'too-large@0'],
    ['1/3 + 1/6', '1/2'],
    ['2^100', '1267650600228229401496703205376'],
    ['(2/3)^-2', '9/4'],
    ['sqrt(9/16)', '3/4'],
    ['sqrt(2)', '1.414213562373095'],
    ['sqrt(2) + 1/3', '1.747546895706428'],
    ['2^0.5', '1.414213562373095'],
    ['pi * 2', '6.283185307179586'],
    ['5 inch to cm', '127/10 cm'],
    ['det([1/2,2;3,4])', '-4'],
    ['inv([2,1;1,3])', '[[3/5, -1/5], [-1/5, 2/5]]'],
    ['combinations(60, 30)', '118264581564861424'],
    ['25!', '15511210043330985984000000'],
    ['sin(1/2)', '0.479425538604203'],
    ['round(1/3, 2)', '33/100'],
    ['mean(1,2,4)', '7/3'],
    ['0.1 + 0.2', '3/10'],
    ['identity(2)', '[[1, 0], [0, 1]]'],
    ['1/3 m + 1 cm', '103/300 m'],
  ])('%s is %s', async (text, expected) => {
    expect(await last(text, 'exact')).toBe(expected);
  });

  it('gives the decimals of a fraction too', async () => {
    expect((await results('1/3', 'exact'))[0]?.decimal).toBe('0.3333333333333333');
    expect((await results('300!', 'exact'))[0]?.value).toHaveLength(615);
  });
});

test('double mode is IEEE 754', async () => {
  expect(await last('0.1 + 0.2', 'double')).toBe('0.30000000000000004');
  expect(await last('2^53 + 1', 'double')).toBe('9007199254740992');
});

describe('what leaves the real numbers', () => {
  test.each([
    ['asin(2)', '1.570796326794897 - 1.316957896924817i'],
    ['acos(1.1)', '0.4435682543851154i'],
    ['atanh(2)', '0.5493061443340548 - 1.570796326794897i'],
    ['acosh(0)', '1.570796326794897i'],
    ['asin(2) + 0i', '1.570796326794897 - 1.316957896924817i'],
  ])('%s is %s', async (text, expected) => {
    for (const mode of ['decimal', 'exact'] as const) expect(await last(text, mode)).toBe(expected);
  });

  it('has the digits of doubles, which is said', async () => {
    const rounded = async (text: string, mode?: MathMode) => (await results(text, mode)).at(-1)?.rounded;
    expect(await rounded('sqrt(-2)')).toBe(true);
    expect(await rounded('im(sqrt(-2)) kg')).toBe(true);
    expect(await rounded('sqrt(-2)', 'double')).toBe(false);
    for (const text of ['sqrt(2)', 'sqrt(-4)', '3 + 4i', 'pi', 'faraday', 'ln(2)'])
      for (const mode of ['decimal', 'exact'] as const) expect(await rounded(text, mode)).toBe(false);
  });

  it('is in degrees if angles are', async () => {
    expect(await last('asin(2)', 'decimal', true)).toBe('90 - 75.4561292902169i');
  });
});

describe('what has no value', () => {
  test.each([
    ['NaN', 'cannot-compute', 'NaN'],
    ['Infinity - Infinity', 'cannot-compute', '-'],
    ['0 * Infinity', 'cannot-compute', '*'],
    ['sqrt(NaN)', 'cannot-compute', 'sqrt'],
    ['log(0)', 'cannot-compute', 'log'],
    ['ln(0)', 'cannot-compute', 'ln'],
    ['atanh(1)', 'cannot-compute', 'atanh'],
    ['gamma(0)', 'cannot-compute', 'gamma'],
    ['cot(0)', 'cannot-compute', 'cot'],
    ['inv([1,2;2,4])', 'no-inverse'],
    ['[1,2;2,4]^-1', 'no-inverse'],
    ['[1,2] / [1,2;2,4]', 'no-inverse'],
    ['0^-1', 'division-by-zero'],
    ['Infinity', 'too-large'],
    ['Infinity m', 'too-large'],
    ['ln(8, 2)', 'argument-count', 'ln'],
  ])('%s: %s', async (text, code, name?: string) => {
    for (const mode of ['decimal', 'exact', 'double'] as const) {
      const problem = (await results(text, mode))[0]?.problem;
      expect([mode, problem?.code]).toEqual([mode, code]);
      if (name) expect(problem?.params).toEqual({ name });
    }
  });
});

test('degrees', async () => {
  expect(await last('sin(30)', 'decimal', true)).toBe('0.5');
  expect(await last('atan(1)', 'decimal', true)).toBe('45');
  expect(await last('cos(60 deg)', 'decimal', true)).toBe('0.5');
});

describe('mistakes have a code and a place', () => {
  test.each([
    ['1 +', 'ends-early@3'],
    ['  (1', 'ends-early@4'],
    ['1 + foo', 'unknown-name@4'],
    ['2 * (3 + foo * 2)', 'unknown-name@9'],
    ['1 + wat(3)', 'unknown-function@4'],
    ['1 ) 2', 'bad-expression@2'],
    ['1/0', 'division-by-zero@0'],
    ['x = 0\n5 + 1/x', 'division-by-zero@6'],
    ['5 cm + 3 kg', 'units-differ@2'],
    ['[1,2] * [1,2,3]', 'dimensions-differ@0'],
    ['[1,2][3]', 'index-outside@0'],
    ['sqrt()', 'argument-count@0'],
    ['a = {b: 1}', 'not-allowed@0'],
    ['x = [1]\n   x.constructor', 'not-allowed@5'],
  ])('%s: %s', async (text, expected) => {
    expect(await last(text)).toBe(expected);
  });
});

describe('nothing escapes', () => {
  test.each([
    'import({a: 1})',
    'createUnit("foo")',
    'evaluate("1")',
    'parse("1")',
    'simplify("x")',
    'derivative("x^2", "x")',
    'config({})',
    'help(sin)',
    'chain(1)',
    'cos.constructor("return 1")()',
    'f(x)=x; f.constructor',
    'constructor',
    '__proto__',
    'toString()',
    'hasOwnProperty(1)',
    'random()',
    'reviver("a","b")',
    'typed("a")',
    'print("$a", {a: 1})',
    'unit("5 cm")',
    'map([1], sin)',
    'prototype',
  ])('%s', async (text) => {
    expect((await results(text)).at(-1)?.problem).not.toBeNull();
  });
});

describe('nothing hangs', () => {
  const runaway = [
    'f(x) = f(x)\nf(1)',
    'f(x) = f(x-1) + f(x-2)\nf(1000)',
    `a(x)=x+x\n${Array.from({ length: 25 }, (_, i) => `${String.fromCharCode(98 + i)}(x)=${String.fromCharCode(97 + i)}(x)+${String.fromCharCode(97 + i)}(x)`).join('\n')}\nz(1)`,
    '9^9^9^9^9',
    '(10^9)!',
    'combinations(10^9, 10^8)',
    'zeros(100000, 100000)',
    'identity(10^6)',
    '1:10^12',
    '1:0',
    '1:1:1e-300',
    'inv(identity(99) * 2)',
    'det(identity(100) * 1.5)',
    '1 << 10^15',
    'isPrime(2^61-1)',
    '1e999999999999',
    'x = 2/3\nx = x^1000\nx = x^1000\nx = x^1000',
    'a = identity(30) * 1/3\na^1000000',
    `${'('.repeat(1500)}1`,
    '-'.repeat(1900) + '1',
    '2^'.repeat(900) + '1',
    '1' + '!'.repeat(1500),
    'a = 3\n'.repeat(20_000),
    'gamma(1e9)',
    'gamma(-1e9 + 0.5)',
    'sin(1e900)',
    'exp(1e300)',
    'tan(1e5000)',
    '10^(10^15)',
    '0.5^(10^15)',
    'log(1e-900000)',
    'nthRoot(2, 10^9)',
    'cbrt(1e900000)',
    'gcd(1e300, 3)',
    'mod(1e900000, 7)',
    'asin(1e90)',
    'round(1e90, 40)',
    'atan2(1e300, 1e-300)',
    'acosh(1e99999)',
    'std(1:5000)',
    'factorial(1999.5)',
    'lgamma(1e300)',
    'erf(1e300)',
    'sinh(1e6)',
    'hex(1e300)',
    'permutations(2000)',
  ];
  test.each(
    runaway.flatMap((text) =>
      (['decimal', 'exact', 'double'] as const).map((mode): [MathMode, string, string] => [
        mode,
        text.slice(0, 40).replaceAll('\n', ' '),
        text,
      ]),
    ),
  )(
    '%s: %s',
    async (mode, _, text) => {
      const found = await results(text, mode);
      expect(found.length).toBeGreaterThan(0);
    },
    30_000,
  );

  it('throws nothing, whatever is written', async () => {
    const piece = fc.constantFrom(
      '1',
      '0',
      'x',
      'i',
      'pi',
      'cm',
      'kg',
      '+',
      '-',
      '*',
      '/',
      '^',
      '!',
      '%',
      '(',
      ')',
      '[',
      ']',
      ',',
      ';',
      ':',
      '=',
      ' to ',
      ' mod ',
      "'",
      '"',
      '.',
      '<',
      '?',
      '{',
      '}',
      'sin(',
      'inv(',
      'round(',
      '&',
      '~',
      'f(x)=',
      'end',
      '1e99',
      '\n',
      'ans',
      'hex(',
      'diag(',
      'sort(',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 14 }),
        fc.constantFrom<MathMode>('decimal', 'exact', 'double'),
        fc.boolean(),
        async (pieces, mode, degrees) => {
          await results(pieces.join(''), mode, degrees);
        },
      ),
      { numRuns: 1500 },
    );
  }, 60_000);
});
