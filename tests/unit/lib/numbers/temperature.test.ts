import { describe, expect, it, test } from 'vitest';
import { readDecimal } from '../../../../src/lib/numbers/ratio/ratio.ts';
import { writeFraction, writeRatio } from '../../../../src/lib/numbers/ratio/write.ts';
import {
  formula,
  fromCelsius,
  gasMark,
  readTemperature,
  SCALE_NAMES,
  SCALES,
  toCelsius,
} from '../../../../src/lib/numbers/temperature.ts';

describe('the scales', () => {
  it('give every whole degree from -100 to 200 without a lost hundredth', () => {
    for (let celsius = -100; celsius <= 200; celsius++) {
      const tenths = celsius * 18 + 320; // integers, so exact
      const value = fromCelsius(readDecimal(String(celsius)), 'fahrenheit');
      expect(writeRatio(value, { kind: 'decimals', digits: 1 })).toBe((tenths / 10).toFixed(1));
    }
  });

  it.each(SCALE_NAMES)('%s goes there and back', (scale) => {
    for (const text of ['-273.15', '0', '36.6', '1e20']) {
      const celsius = readDecimal(text);
      expect(toCelsius(fromCelsius(celsius, scale), scale)).toEqual(celsius);
    }
  });

  it.each(SCALE_NAMES)('%s is found by its symbol', (scale) => {
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

test('formulas', () => {
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
