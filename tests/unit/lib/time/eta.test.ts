import { describe, expect, it, test } from 'vitest';
import { durationInWords, isoDuration, wholeSeconds } from '../../../../src/lib/time/duration.ts';
import { forecast, progressOf, readAmount, readSamples, timeFor } from '../../../../src/lib/time/eta.ts';
import { ratio } from '../../../../src/lib/numbers/ratio/ratio.ts';

const SECOND = 1_000_000_000n;

test.each([
  [0n, 'PT0S', '0 seconds'],
  [1n, 'PT0.000000001S', '0.000000001 seconds'],
  [18_600n * SECOND, 'PT5H10M', '5 hours, 10 minutes'],
  [864_000n * SECOND, 'P10D', '10 days'],
  [90_061n * SECOND + SECOND / 2n, 'P1DT1H1M1.5S', '1 day, 1 hour, 1 minute, 1.5 seconds'],
])('%s ns is %s', (ns, iso, words) => {
  expect(isoDuration(ns)).toBe(iso);
  expect(durationInWords(ns, 'en')).toBe(words);
});

test('rounds to whole seconds', () => {
  expect(wholeSeconds(1_499_999_999n)).toBe(SECOND);
  expect(wholeSeconds(1_500_000_000n)).toBe(2n * SECOND);
});

test('time is exact beyond 2^53', () => {
  expect(timeFor(ratio(10n ** 17n), ratio(3), ratio(5), 'minutes')).toBe(10n ** 19n * SECOND);
});

test.each([
  ['0', 'not-positive'],
  ['-1', 'not-positive'],
  ['x', 'not-decimal'],
])("%s isn't a positive amount", (text, code) => {
  expect(() => readAmount(text, { zero: false })).toThrow(expect.objectContaining({ code }));
});

describe('forecast', () => {
  const samples = (lines: string[]) => readSamples(lines, 'UTC');

  it('extrapolates a straight line', () => {
    const found = forecast(samples(['2026-01-01T00:00Z 0', '', '2026-01-01T01:00Z 10', '2026-01-01T02:00Z 20']), 100);
    expect(found?.end).toBe(BigInt(Date.parse('2026-01-01T10:00Z')) * 1_000_000n);
    expect(found?.rate).toBeCloseTo(10 / 3600, 12);
  });

  it('returns null without progress or with fewer than two samples', () => {
    expect(forecast(samples(['2026-01-01T00:00Z 5', '2026-01-01T01:00Z 5']), 10)).toBeNull();
    expect(forecast(samples(['2026-01-01T00:00Z 5', '2026-01-01T01:00Z 4']), 10)).toBeNull();
    expect(forecast(samples(['2026-01-01T00:00Z 5']), 10)).toBeNull();
    expect(forecast([], 10)).toBeNull();
  });

  it("reports the line that isn't a sample", () => {
    expect(() => samples(['2026-01-01T00:00Z 5', 'x'])).toThrow(
      expect.objectContaining({ code: 'bad-sample', params: { line: 2 } }),
    );
  });
});

test('extrapolates progress at the same pace', () => {
  expect(progressOf(ratio(25n), ratio(100n), 7200n * SECOND)).toEqual({
    remaining: 21_600n * SECOND,
    share: 0.25,
    percent: '25.0',
    perHour: '12.5000',
  });
  expect(progressOf(ratio(1n), ratio(3n), 1n)).toMatchObject({ share: 0.333333, percent: '33.3', remaining: 2n });
});
