import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRanges, writeRanges } from '../../../src/core/shapes/parts.ts';

test.each([
  [[], ''],
  [[0], '1'],
  [[0, 1], '1-2'],
  [[2, 0, 1], '3,1-2'],
  [[3, 2, 1], '4-2'],
  [[0, 1, 0], '1-2,1'],
  [[4, 4], '5,5'],
  [[0, 2, 4], '1,3,5'],
])('%j is written as %s', (parts, text) => expect(writeRanges(parts)).toBe(text));

test('what is written names the same parts in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 40 }), (parts) => {
      expect(readRanges(writeRanges(parts), 31).flat()).toEqual(parts);
    }),
  );
});
