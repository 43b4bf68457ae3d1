import { expect, test, vi } from 'vitest';
import { alike, markOf } from '../../../../src/lib/numbers/alike.ts';

test.each([
  ['12,5', ','],
  ['12.5', '.'],
  ['0,125', ','],
  ['1234,567', ','],
  ['1.234,5', ','],
  ['1,234.5', '.'],
  ['1,234,567', '.'],
  ['1.234.567', ','],
  ['$ 1,000', undefined],
  ['1.000 %', undefined],
  ['1000', undefined],
  ['1e3', undefined],
])('detects the decimal separator of %s: %s', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});

test.each([
  [['12,5 %', '1.000'], ['12,5 %', '1000'], 'read-alike'],
  [['12,5', '€ 1,250'], ['12,5', '€ 1.250'], 'read-alike'],
  [['1.250', '0.5'], ['1.250', '0.5'], undefined],
  [['1,250', '0.5'], ['1250', '0.5'], undefined],
  [['1,250', '1.250'], ['1,250', '1.250'], undefined],
  [['1.5', '2,5', '1.000'], ['1.5', '2,5', '1.000'], 'mixed-separators'],
] as const)('%j is read as %j', (texts, read, warning) => {
  const warn = vi.fn();
  expect(alike(texts, warn)).toEqual(read);
  expect(warn.mock.calls.map(([code]) => String(code))).toEqual(warning === undefined ? [] : [warning]);
});
