import { expect, test } from 'vitest';
import { aligned, withAlignedTables } from '../../../src/cli/style.ts';

test('columns are as wide as what a terminal shows of their cells', () => {
  expect(
    aligned([
      ['a', 'b'],
      ['今天', 'c'],
      ['e\u0301', 'd'],
      ['👍', 'e'],
    ]),
  ).toEqual(['a     b', '今天  c', 'e\u0301     d', '👍    e']);
  expect(aligned([])).toEqual([]);
  expect(aligned([['only']])).toEqual(['only']);
});

test('a long cell does not push the others of its column aside', () => {
  const [short, long] = aligned([
    ['a', 'b'],
    ['x'.repeat(100), 'c'],
  ]);
  expect([short, long]).toEqual([`a${' '.repeat(61)}b`, `${'x'.repeat(100)}  c`]);
});

test('lines with tabs are tables; others stay as they are', () => {
  expect(withAlignedTables('Parts:\n1\ta\n10\tb\n\nJSON: []')).toBe('Parts:\n1   a\n10  b\n\nJSON: []');
});
