import { expect, it } from 'vitest';
import { writeJson } from '../../../../../src/lib/documents/json/writer.ts';
import { sortKeys } from '../../../../../src/lib/documents/sort-keys.ts';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';
import { fromValue } from '../doc-arbitrary.ts';

const numbers: DocNode = {
  kind: 'list',
  items: ['9007199254740991', '-9007199254740992', '12345678901234567890', '1e400', '1.0', '-0', '-inf', 'nan'].map(
    (raw) => ({ kind: 'number', raw }),
  ),
};

it('writes integers beyond 2^53 as digits or, on request, as strings', () => {
  expect(writeJson(numbers, { indent: 0 }).text).toBe(
    '[9007199254740991,-9007199254740992,12345678901234567890,1e400,1.0,-0,null,null]',
  );
  const { text, warnings } = writeJson(numbers, { indent: 0, bigIntegers: 'string', nonFinite: 'string' });
  expect(text).toBe('[9007199254740991,"-9007199254740992","12345678901234567890",1e400,1.0,-0,"-inf","nan"]');
  expect(warnings.map(({ code, params }) => [code, params.path])).toEqual([
    ['integer-as-string', '$[1]'],
    ['integer-as-string', '$[2]'],
    ['non-finite-number', '$[6]'],
    ['non-finite-number', '$[7]'],
  ]);
});

it('sorts keys by code point at every level, and keeps the order of lists', () => {
  const sorted = sortKeys(fromValue({ b: [{ y: 1, x: 2 }, 'c', 'a'], '\u{1f600}': 1, '\uff5e': 2, a: 3 }));
  expect(writeJson(sorted, { indent: 0 }).text).toBe('{"a":3,"b":[{"x":2,"y":1},"c","a"],"\uff5e":2,"\u{1f600}":1}');
});
