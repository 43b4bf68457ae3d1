import { describe, expect, it, test } from 'vitest';
import { ratio, readDecimal } from '../../../../src/lib/numbers/ratio/ratio.ts';
import { writeFraction, writeRatio } from '../../../../src/lib/numbers/ratio/write.ts';
import {
  formula,
  fromCelsius,
  gasMark,
  readTemperature,
  roundingOf,
  SCALE_NAMES,
  SCALES,
  temperatureSteps,
  toCelsius,
} from '../../../../src/lib/numbers/temperature.ts';
import { problemOf } from '../../problem-of.ts';

describe('the scales', () => {
  it('convert every whole degree from -100 to 200 °C exactly', () => {
    for (let celsius = -100; celsius <= 200; celsius++) {
      const tenths = celsius * 18 + 320; // integers, so exact
      const value = fromCelsius(readDecimal(String(celsius)), 'fahrenheit');
      expect(writeRatio(value, { kind: 'decimals', digits: 1 })).toBe((tenths / 10).toFixed(1));
    }
  });

  it.each(SCALE_NAMES)('%s round-trips', (scale) => {
    for (const text of ['-273.15', '0', '36.6', '1e20']) {
      const celsius = readDecimal(text);
      expect(toCelsius(fromCelsius(celsius, scale), scale)).toEqual(celsius);
    }
  });

  it.each(SCALE_NAMES)('%s is recognized by its symbol', (scale) => {
    expect(readTemperature(`1 ${SCALES[scale].symbol}`, 'celsius').scale).toBe(scale);
    expect(readTemperature(`1${scale.toUpperCase()}`, 'celsius').scale).toBe(scale);
  });
});

test.each([
  ['1e3', '1000', 'celsius'],
  ['1e3K', '1000', 'kelvin'],
  ['98,6 degrees Fahrenheit', '493/5', 'fahrenheit'],
  ['20 摄氏度', '20', 'celsius'],
])('reads %s', (text, value, scale) => {
  const read = readTemperature(text, 'celsius');
  expect([writeFraction(read.value), read.scale]).toEqual([value, scale]);
});

test('writes conversion formulas', () => {
  expect(formula('fahrenheit', 'kelvin')).toBe('(°F − 32) × 5/9 + 273.15');
  expect(formula('celsius', 'fahrenheit')).toBe('°C × 9/5 + 32');
  expect(formula('celsius', 'delisle')).toBe('°C × −3/2 + 150');
});

test.each([
  ['107', '¼'],
  ['121', '½'],
  ['180', '4'],
  ['260', '10'],
  ['20', null],
  ['400', null],
])('%s °C is gas mark %s', (celsius, mark) => {
  expect(gasMark(readDecimal(celsius))).toBe(mark);
});

test('steps include both ends, up and down', () => {
  const at = (value: number, scale: 'celsius' | 'fahrenheit' = 'celsius') => ({ value: ratio(value), scale });
  const steps = (from: ReturnType<typeof at>, to: ReturnType<typeof at>, step: number) =>
    temperatureSteps({ from, to, step: ratio(step), limit: 3 }).map(
      ({ numerator, denominator }) => `${numerator}/${denominator}`,
    );
  expect(steps(at(0), at(20), 10)).toEqual(['0/1', '10/1', '20/1']);
  expect(steps(at(20), at(0), -15)).toEqual(['20/1', '5/1']);
  expect(steps(at(32, 'fahrenheit'), at(10), 18)).toEqual(['0/1', '10/1']);
  expect(steps(at(5), at(5), 1)).toEqual(['5/1']);
  expect(problemOf(() => steps(at(0), at(20), 0))).toMatchObject({ code: 'no-step' });
  expect(problemOf(() => steps(at(0), at(20), -1))).toMatchObject({ code: 'no-step' });
  expect(problemOf(() => steps(at(0), at(20), 1))).toMatchObject({ code: 'too-many-rows', params: { limit: 3 } });
});

test('uses at least one significant digit', () => {
  expect(roundingOf('significant', 0)).toEqual({ kind: 'significant', digits: 1 });
  expect(roundingOf('decimals', 0)).toEqual({ kind: 'decimals', digits: 0 });
  expect(roundingOf('full', 0).digits).toBeGreaterThan(0);
});
