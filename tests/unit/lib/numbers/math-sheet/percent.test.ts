import { describe, expect, test } from 'vitest';
import { markPercentages } from '../../../../../src/lib/numbers/math-sheet/percent.ts';
import { last, results } from './compute.ts';

// The expected values come from arithmetic, not from the library.
describe('percentages', () => {
  test.each([
    ['1200 * 19% + 1200', '1428'],
    ['1200*19%+1200', '1428'],
    ['1200 + 1200 * 19%', '1428'],
    ['100 + 10% + 1', '111'],
    ['(100 + 10%) + 1', '111'],
    ['200 + 10% + 5%', '231'],
    ['200 - 10% - 10', '170'],
    ['50% - 10%', '0.45'],
    ['10% - 3', '-2.9'],
    ['10%-3', '-2.9'],
    ['-10% + 1', '0.9'],
    ['(5% + 5%) * 100', '5.25'],
    ['max(10% + 1, 20% + 1)', '1.2'],
    ['2 * 10% * 5 + 1', '2'],
    ['1 + 2^2% + 1', '2.04'],
    ['5 in + 10% + 1 in', '6.5 in'],
    ['x = 40\nx + 25% + 1', '51'],
    ['f(x) = x + 10% + 1\nf(100)', '111'],
    ['10% + 1 # plus 5% + 1', '1.1'],
    ['[10% + 1, 20% - 1]', '[1.1, -0.8]'],
  ])('%s is %s', async (text, expected) => {
    expect(await last(text)).toBe(expected);
  });

  test('are exact in exact mode', async () => {
    expect(await last('1200 * 19% + 1/3', 'exact')).toBe('685/3');
    expect(await last('200 + 10% + 5%', 'exact')).toBe('231');
  });

  test('leave remainder operators alone', async () => {
    for (const [text, expected] of [
      ['7 % 3', '1'],
      ['7%3', '1'],
      ['7 % -3', '-2'],
      ['7 % (-3)', '-2'],
      ['x = 3\n7 % x + 1', '2'],
    ] as const)
      expect(await last(text)).toBe(expected);
  });

  test("don't leak into LaTeX and keep the positions of errors", async () => {
    expect((await results('100 + 10% + 1'))[0]?.latex).not.toContain('percent');
    expect(await last('10% + 20% + foo')).toBe('unknown-name@12');
    expect(await last('10% + 20% + 1 ) 2')).toBe('bad-expression@14');
    expect(await last('10% +')).toBe('ends-early@5');
  });

  test('map offsets back to the original text', () => {
    const { text, originalOffset } = markPercentages('1% + 2% - 3');
    expect(originalOffset(text.length)).toBe(11);
    expect(originalOffset(2)).toBe(2);
  });
});

describe('zeros and poles of trigonometric functions', () => {
  test.each([
    ['sin(pi)', '0'],
    ['cos(pi/2)', '0'],
    ['tan(pi)', '0'],
    ['sin(1000 pi)', '0'],
    ['sin(180 deg)', '0'],
    ['cot(pi/2)', '0'],
    ['tan(pi/2)', 'cannot-compute@0'],
    ['sec(pi/2)', 'cannot-compute@0'],
    ['csc(pi)', 'cannot-compute@0'],
    ['sin(1e-70)', '1e-70'],
    ['cos(1.5707963267948966)', '1.923132169163975e-17'],
    ['cos(60 pi)', '1'],
    ['sin(-pi/2)', '-1'],
    ['sin(0)', '0'],
    ['cot(0)', 'cannot-compute@0'],
  ])('%s is %s', async (text, expected) => {
    expect(await last(text)).toBe(expected);
  });

  test.each([
    ['tan(90)', 'cannot-compute@0'],
    ['tan(-270)', 'cannot-compute@0'],
    ['cos(90)', '0'],
    ['sin(180)', '0'],
    ['sin(-360)', '0'],
    ['tan(45)', '1'],
    ['sin(89.9)', '0.9999984769132877'],
  ])('%s in degrees is %s', async (text, expected) => {
    for (const mode of ['decimal', 'exact', 'double'] as const)
      if (mode !== 'double' || !/45|89/.test(text)) expect(await last(text, mode, true)).toBe(expected);
  });

  test('follow IEEE 754 in double mode', async () => {
    expect(await last('sin(pi)', 'double')).toMatch(/^1\.22464679914735\d+e-16$/);
  });
});

test('doubles are compared without a tolerance', async () => {
  expect(await last('0.1 + 0.2 == 0.3', 'double')).toBe('false');
  expect(await last('0.5 + 0.25 == 0.75', 'double')).toBe('true');
  expect(await last('0.1 + 0.2 == 0.3')).toBe('true');
  expect(await last('0.1 + 0.2 > 0.3', 'double')).toBe('true');
});
