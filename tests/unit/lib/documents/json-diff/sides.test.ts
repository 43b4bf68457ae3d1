import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, type DiffOptions } from '../../../../../src/lib/documents/json-diff/compare.ts';
import { sidesOf } from '../../../../../src/lib/documents/json-diff/sides.ts';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';

const OPTIONS: DiffOptions = { arrays: 'align', key: 'id', numbers: 'value', ignored: new Set() };
const sides = (left: unknown, right: unknown, options: Partial<DiffOptions> = {}) => {
  const [before, after] = [left, right].map((value) => readJson(JSON.stringify(value)).documents[0]!);
  return sidesOf(compare(before!, after!, { ...OPTIONS, ...options }, () => undefined));
};

test('added and removed values are on their own lines, with valid commas', () => {
  expect(sides({ a: 1, b: [1, 2] }, { a: 1, b: [2], c: {} })).toEqual({
    before: '{\n  "a": 1,\n  "b": [\n    1,\n    2\n  ]\n}\n',
    after: '{\n  "a": 1,\n  "b": [\n    2\n  ],\n  "c": {}\n}\n',
    changes: [
      { fromBefore: 3, toBefore: 4, fromAfter: 3, toAfter: 3 },
      { fromBefore: 6, toBefore: 6, fromAfter: 5, toAfter: 6 },
    ],
  });
});

test('a moved item counts as changed', () => {
  const { changes } = sides([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], { arrays: 'key' });
  expect(changes.length).toBeGreaterThan(0);
});

test('equal documents have no changes, regardless of key order', () =>
  expect(sides({ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 }).changes).toEqual([]));

test('both sides contain the full documents, and unchanged lines are identical except for commas', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(json, json, (left, right) => {
      const { before, after, changes } = sides(left, right, { arrays: 'index', numbers: 'text' });
      expect(JSON.parse(before)).toEqual(JSON.parse(JSON.stringify(left)));
      expect(JSON.parse(after)).toEqual(JSON.parse(JSON.stringify(right)));
      const rest = (text: string, side: 'Before' | 'After') =>
        text
          .split('\n')
          .filter((_, line) => !changes.some((change) => line >= change[`from${side}`] && line < change[`to${side}`]))
          .map((line) => line.replace(/,$/, ''));
      expect(rest(before, 'Before')).toEqual(rest(after, 'After'));
    }),
  );
});
