// Documents with more parts than a call accepts as arguments (about 120,000): spreading them all into one call would throw.
import { expect, test } from 'vitest';
import { runTool } from '../../src/core/run.ts';
import { environment } from './environment.ts';
import { everyOperation } from './every-tool.ts';

const PARTS = 150_000;
const many = (part: (index: number) => string, separator: string) =>
  Array.from({ length: PARTS }, (_, index) => part(index)).join(separator);
const ones = `[${many(() => '1', ',')}]`;

test.each([
  ['json-diff/run', 'items against another value', { left: ones, right: '1' }],
  ['json-diff/run', 'items that stay', { left: `{"a":${ones}}`, right: `{"a":${ones},"b":1}` }],
  ['json-to-go/run', 'keys', { text: `{${many((index) => `"k${index}":1`, ',')}}` }],
  [
    'json-to-csv/toJson',
    'columns of a list',
    { csv: `${many((index) => `a[${index}]`, ',')}\n${many(() => '1', ',')}` },
  ],
  ['yaml-prettify/run', 'blank lines that are kept', { text: `a: |+\n  x\n${'\n'.repeat(PARTS)}b: 1\n` }],
])('%s takes many %s', async (name, _, input) => {
  const [, tool, operation] = everyOperation.find(([known]) => known === name) ?? expect.fail(`no ${name}`);
  expect(await runTool(tool, operation, input, environment())).toMatchObject({ ok: true });
});
