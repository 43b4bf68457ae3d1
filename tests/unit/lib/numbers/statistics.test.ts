import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fitLine, mean, quantile, summarize, variance, welchP } from '../../../../src/lib/numbers/statistics.ts';
import { criticalT, logGamma, twoSidedP } from '../../../../src/lib/numbers/student-t.ts';

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('certified values of the NIST Statistical Reference Datasets', () => {
  const alternating = (base: number, count: number) => [
    base + 0.2,
    ...Array.from({ length: count }, (_, i) => base + (i % 2 === 0 ? 0.1 : 0.3)),
  ];
  test('NumAcc1', () => {
    expect(mean([10000001, 10000003, 10000002])).toBe(10000002);
    expect(variance([10000001, 10000003, 10000002])).toBe(1);
  });
  test.each([
    ['NumAcc2', 1, 1.2, 12],
    ['NumAcc3', 1_000_000, 1_000_000.2, 8],
    ['NumAcc4', 10_000_000, 10_000_000.2, 7],
  ])('%s', (_, base, expected, places) => {
    const values = alternating(base, 1000);
    expect(mean(values)).toBeCloseTo(expected, 8);
    expect(Math.sqrt(variance(values))).toBeCloseTo(0.1, places);
  });
});

test.each([
  ['10 1 2', 2],
  ['10 1 2 5', 3.5],
  ['7', 7],
  ['-1 -3', -2],
])('median of %s is %d', (text, expected) => {
  expect(summarize(text.split(' ').map(Number))?.median).toBe(expected);
});

test('quartiles match R and NumPy', () => {
  const sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect([0.25, 0.5, 0.75].map((share) => quantile(sorted, share))).toEqual([3.25, 5.5, 7.75]);
});

describe("Student's t", () => {
  test.each([
    [1, 12.7062047],
    [2, 4.30265273],
    [4, 2.77644511],
    [10, 2.22813885],
    [30, 2.04227246],
    [120, 1.97993041],
    [1e6, 1.95996636],
  ])('the critical value for 95 %% and %d degrees of freedom', (freedom, expected) => {
    expect(criticalT(0.95, freedom)).toBeCloseTo(expected, 6);
  });

  it('equals the Cauchy distribution for one degree of freedom', () => {
    expect(twoSidedP(1, 1)).toBeCloseTo(0.5, 12);
    expect(twoSidedP(0, 5)).toBe(1);
    expect(twoSidedP(Infinity, 5)).toBe(0);
  });

  test('ln Γ', () => {
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 10);
  });
});

describe('summarize', () => {
  it('returns null for no values, and no margin for one', () => {
    expect(summarize([])).toBeNull();
    expect(summarize([3])).toMatchObject({ count: 1, mean: 3, margin: null, standardDeviation: 0, outliers: [] });
  });

  it('matches a textbook confidence interval', () => {
    const found = summarize([5, 10]);
    expect(found).toMatchObject({ mean: 7.5, variance: 12.5 });
    expect(found?.margin).toBeCloseTo(31.7655, 3);
  });

  it('finds outliers', () => {
    expect(summarize([10, 11, 12, 11, 10, 11, 99])?.outliers).toEqual([99]);
  });

  it('keeps the mean in the range of the values and the variance non-negative', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const found = summarize(values)!;
        const slack = 1e-9 * Math.max(1, Math.abs(found.maximum), Math.abs(found.minimum));
        expect(found.mean).toBeGreaterThanOrEqual(found.minimum - slack);
        expect(found.mean).toBeLessThanOrEqual(found.maximum + slack);
        expect(found.variance).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('handles values near the largest double', () => {
    expect(summarize([1.7e308, 1.7e308])?.mean).toBeCloseTo(1.7e308, -300);
  });
});

describe('welchP', () => {
  it("finds a significant difference in Welch's published example", () => {
    const a = [27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4];
    const b = [27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 30.5, 29.6];
    expect(welchP(summarize(a)!, summarize(b)!)).toBeLessThan(0.05);
    expect(welchP(summarize(a)!, summarize(a)!)).toBeCloseTo(1, 12);
  });

  it('handles constant samples and returns null for single values', () => {
    expect(welchP(summarize([1, 1])!, summarize([2, 2])!)).toBe(0);
    expect(welchP(summarize([1, 1])!, summarize([1, 1])!)).toBe(1);
    expect(welchP(summarize([1])!, summarize([2, 3])!)).toBeNull();
  });
});

describe('fitLine', () => {
  it('fits collinear points exactly, and returns null if no line fits', () => {
    expect(fitLine([1, 2, 3, 4].map((x) => ({ x, y: 2 * x + 1 })))).toMatchObject({
      slope: 2,
      meanX: 2.5,
      meanY: 6,
      slopeMargin: 0,
    });
    expect(fitLine([{ x: 1, y: 2 }])).toBeNull();
    expect(
      fitLine([
        { x: 1, y: 2 },
        { x: 1, y: 3 },
      ]),
    ).toBeNull();
  });
});
