import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { writeJson } from '../../../../../src/lib/documents/json/writer.ts';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';
import { canonicalNumber, compare, type DiffOptions } from '../../../../../src/lib/documents/json-diff/compare.ts';
import { jsonPatch } from '../../../../../src/lib/documents/json-diff/patch.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Step {
  op: string;
  path: string;
  from?: string;
  value?: Json;
}

const doc = (value: unknown): DocNode => readJson(JSON.stringify(value)).documents[0]!;
const steps = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Minimal RFC 6902 implementation; applies the patch to a copy. */
function apply(document: Json, patch: readonly Step[]): Json {
  const root = { '': structuredClone(document) } as Record<string, Json>;
  const place = (path: string): [Record<string, Json> | Json[], string] => {
    const all = ['', ...steps(path)];
    const last = all.pop()!;
    return [all.reduce<Json>((at, step) => (at as Record<string, Json>)[step]!, root) as Record<string, Json>, last];
  };
  const remove = (path: string): Json => {
    const [parent, step] = place(path);
    if (Array.isArray(parent)) return parent.splice(Number(step), 1)[0]!;
    const value = parent[step]!;
    delete parent[step];
    return value;
  };
  const add = (path: string, value: Json): void => {
    const [parent, step] = place(path);
    if (Array.isArray(parent)) parent.splice(step === '-' ? parent.length : Number(step), 0, value);
    else parent[step] = value;
  };
  for (const { op, path, from, value } of patch) {
    if (op === 'move') add(path, remove(from!));
    else {
      if (op !== 'add') remove(path);
      if (op !== 'remove') add(path, value!);
    }
  }
  return root['']!;
}

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null, true));
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('id', 'a', 'b/~'), tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

test.each(['align', 'key', 'index'] as const)('the patch turns the left side into the right side: %s', (arrays) => {
  const options: DiffOptions = { arrays, key: 'id', numbers: 'value', ignored: new Set() };
  fc.assert(
    fc.property(json, json, (left, right) => {
      const diff = compare(doc(left), doc(right), options, () => {});
      const patch = JSON.parse(writeJson(jsonPatch(diff)).text) as Step[];
      expect(apply(left, patch)).toEqual(right);
    }),
    { numRuns: 500 },
  );
});

test('numbers are compared exactly', () => {
  expect(canonicalNumber('1.00')).toBe(canonicalNumber('1e0'));
  expect(canonicalNumber('100')).toBe(canonicalNumber('1E+2'));
  expect(canonicalNumber('-0.0')).toBe(canonicalNumber('0'));
  expect(canonicalNumber('0.10')).toBe(canonicalNumber('1e-1'));
  expect(canonicalNumber('9007199254740993')).not.toBe(canonicalNumber('9007199254740992'));
  expect(canonicalNumber('1e400')).not.toBe(canonicalNumber('1e401'));
});
