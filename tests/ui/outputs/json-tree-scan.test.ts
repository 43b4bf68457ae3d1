import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../src/ui/outputs/json-tree/rows.ts';
import { childrenOf, documentsOf, type Part, ScanProblem } from '../../../src/ui/outputs/json-tree/scan.ts';

/** The value of a part, read level by level. */
function valueOf(text: string, part: Part): unknown {
  const children = childrenOf(text, part).map((child) => [child.key, valueOf(text, child)] as const);
  if (part.kind === 'array') return children.map(([, value]) => value);
  if (part.kind !== 'object') return JSON.parse(text.slice(part.from, part.to)) as unknown;
  const object: Record<string, unknown> = {};
  for (const [key, value] of children)
    Object.defineProperty(object, String(key), { value, enumerable: true, configurable: true, writable: true });
  return object;
}

describe('levels', () => {
  test('match JSON.parse with any indentation', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', '  ', '\t'), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        const documents = documentsOf(text);
        expect(documents).toHaveLength(1);
        expect(valueOf(text, documents[0] as Part)).toEqual(JSON.parse(json));
      }),
    );
  });

  test('support JSON Lines, comments and brackets in strings', () => {
    expect(documentsOf('{"a":1}\n[2]\n"x"').map(({ kind }) => kind)).toEqual(['object', 'array', 'string']);
    const text = '{\n  // { not a bracket\n  "a]": "}\\"", /* [ */ "b": [1]\n}';
    const [root] = documentsOf(text);
    expect(childrenOf(text, root as Part).map(({ key }) => key)).toEqual(['a]', 'b']);
  });

  test("keep digits that a number can't represent", () => {
    const text = '[12345678901234567890, 1.0, 1e400]';
    const [root] = documentsOf(text);
    expect(childrenOf(text, root as Part).map(({ from, to }) => text.slice(from, to))).toEqual([
      '12345678901234567890',
      '1.0',
      '1e400',
    ]);
  });

  test('reject invalid JSON, and never hang or throw anything else', () => {
    expect(() => documentsOf('{"a"')).toThrow(ScanProblem);
    expect(() => documentsOf(']')).toThrow(ScanProblem);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:/*\\\n1a '), maxLength: 20 }), (text) => {
        try {
          for (const part of documentsOf(text)) childrenOf(text, part);
        } catch (error) {
          if (!(error instanceof ScanProblem) && !(error instanceof SyntaxError)) throw error;
        }
      }),
    );
  });

  test("are read one at a time, so depth doesn't matter", () => {
    const text = '['.repeat(50_000) + ']'.repeat(50_000);
    const [root] = documentsOf(text);
    expect(childrenOf(text, root as Part)).toHaveLength(1);
  });
});

test('rows have paths and levels, and are shown in batches', () => {
  const text = JSON.stringify({ a: [{ 'b c': 1 }], long: Array.from({ length: 250 }, (_, n) => n) });
  const lines = treeOf(text)(
    new Map([
      ['0', 200],
      ['0.0', 200],
      ['0.0.0', 200],
      ['0.1', 200],
    ]),
  );
  expect(lines).toHaveLength(1 + 1 + 1 + 1 + 1 + 200 + 1);
  expect(lines.slice(0, 5).map((line) => ('path' in line ? line.path : ''))).toEqual([
    '$',
    '$.a',
    '$.a[0]',
    "$.a[0]['b c']",
    '$.long',
  ]);
  expect(lines.at(-1)).toMatchObject({ hidden: 50, level: 3 });
});
