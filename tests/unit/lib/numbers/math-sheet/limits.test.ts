import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MathMode } from '../../../../../src/lib/numbers/math-sheet/engine.ts';
import { last, results } from './compute.ts';

describe('results outside the real numbers', () => {
  test.each([
    ['asin(2)', '1.570796326794897 - 1.316957896924817i'],
    ['acos(1.1)', '0.4435682543851154i'],
    ['atanh(2)', '0.5493061443340548 - 1.570796326794897i'],
    ['acosh(0)', '1.570796326794897i'],
    ['asin(2) + 0i', '1.570796326794897 - 1.316957896924817i'],
  ])('%s is %s', async (text, expected) => {
    for (const mode of ['decimal', 'exact'] as const) expect(await last(text, mode)).toBe(expected);
  });

  it('are marked as rounded to double precision', async () => {
    const rounded = async (text: string, mode?: MathMode) => (await results(text, mode)).at(-1)?.rounded !== null;
    expect(await rounded('sqrt(-2)')).toBe(true);
    expect(await rounded('im(sqrt(-2)) kg')).toBe(true);
    expect(await rounded('sqrt(-2)', 'double')).toBe(false);
    for (const text of ['sqrt(2)', 'sqrt(-4)', '3 + 4i', 'pi', 'faraday', 'ln(2)'])
      for (const mode of ['decimal', 'exact'] as const) expect(await rounded(text, mode)).toBe(false);
  });

  it('use degrees if angles do', async () => {
    expect(await last('asin(2)', 'decimal', true)).toBe('90 - 75.4561292902169i');
  });
});

describe('expressions without a value', () => {
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

test('computes angles in degrees', async () => {
  expect(await last('sin(30)', 'decimal', true)).toBe('0.5');
  expect(await last('atan(1)', 'decimal', true)).toBe('45');
  expect(await last('cos(60 deg)', 'decimal', true)).toBe('0.5');
});

describe('problems have a code and a position', () => {
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
    ['a = {b: 1}; a.c', 'not-allowed@0'],
    ['x = [1]\n   x.constructor', 'not-allowed@5'],
  ])('%s: %s', async (text, expected) => {
    expect(await last(text)).toBe(expected);
  });
});

describe('nothing escapes', () => {
  test.each([
    'import({a: 1})',
    'createUnit("foo")',
    'createUnit("foo", {definition: {}})',
    'config({})',
    'help(sin)',
    'chain(1)',
    'cos.constructor("return 1")()',
    'f(x)=x; f.constructor',
    'constructor',
    '__proto__',
    'toString()',
    'hasOwnProperty(1)',
    'reviver("a","b")',
    'typed("a")',
    'prototype',
    '{}.constructor',
    '{}["constructor"]',
    'x = {}\nx.__proto__',
    'x = {}\nx["__proto__"] = 1',
    '"a".constructor',
    'parse("x").constructor',
    'parse("x").filter(1)',
    'evaluate("cos.constructor")',
    'evaluate("import({a: 1})")',
    'parse("import({a: 1})").evaluate()',
    'simplify("import({a: 1})")',
    'simplify("{}.constructor")',
    'map([1], simplify("{}.constructor.constructor"))',
    'map([1], import)',
    'subset(lup([1, 2; 3, 4]), index("toString"))',
    'lup([1, 2; 3, 4]).toString()',
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
    `s = "a"\n${'s = concat(s, s)\n'.repeat(40)}s`,
    'resize("a", [1000000000])',
    'zeros([100000, 100000])',
    'ones(100, 100, 100, 100)',
    'random([1000, 1000])',
    'pickRandom([1], 1e9)',
    'randomInt([1e5, 1e5], 10)',
    'range(1, 1e9)',
    'range("1:1e9")',
    'format(pi, {notation: "fixed", precision: 1e9})',
    'bigint(9)^bigint(99999999)',
    'fraction(bignumber("1e10000000"))',
    'simplify("9^9^9")',
    'simplify("2^(x-x+1000000000)")',
    'simplify("(10^9)!")',
    'simplify("factorial(10^9)")',
    'simplify("((2^100)^100)^100")',
    'rationalize("(x+y+z)^20")',
    'rationalize("(x+1)^9 / (y+1)^9")',
    `e1 = derivative("sin(x)^cos(x)^tan(x)", "x")\n${Array.from({ length: 9 }, (_, i) => `e${i + 2} = derivative(e${i + 1}, "x")`).join('\n')}`,
    'f(t, y) = y\nsolveODE(f, [0, 1e9], 1)',
    'sqrtm(identity(20) * 2)',
    'eigs(identity(40))',
    'kron(identity(40), identity(40))',
    'setPowerset(1:40)',
    'setCartesian(1:500, 1:500)',
    'bellNumbers(5000)',
    'zeta(1e6)',
    'f(x) = evaluate("f(x)")\nf(1)',
    'map(1:10000, sqrt)',
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

  it('never throws, whatever the input', async () => {
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
