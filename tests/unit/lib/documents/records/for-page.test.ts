// What a page gets of a table, and what everybody else does.
import { expect, test } from 'vitest';
import { runTool } from '../../../../../src/core/run.ts';
import type { Grid } from '../../../../../src/core/shapes/grid.ts';
import type { OutputFile } from '../../../../../src/core/values.ts';
import tool from '../../../../../tool-specs/data/csv-tools.ts';

const LINES = Array.from({ length: 60_000 }, (_, row) => `${row},${row % 7},x`);
const table = new File([`id,k,note\n${LINES.join('\n')}\n`], 'big.csv');

interface Made {
  preview: Grid | string;
  file: OutputFile | null;
}
async function made(operation: string, input: Record<string, unknown>, forPage: boolean, signal?: AbortSignal) {
  const rest = () =>
    new Promise<void>((resolve, reject) =>
      setTimeout(() => (signal?.aborted ? reject(signal.reason as Error) : resolve())),
    );
  const result = await runTool(tool, operation, input, { now: 0, forPage, ...(signal && { signal, rest }) });
  return result.ok ? { ...(result.output as Made), warnings: result.warnings } : result.failure;
}

test.each([
  ['query', { table }],
  ['query', { table, filter: 'k = 3', sort: 'id desc', columns: 'id as n, note' }],
  ['query', { table: 'a,b\n1,2', filter: 'a = 3' }],
  ['duplicates', { table, keys: 'k' }],
  ['join', { table, other: 'k,city\n3,Paris\n', keys: 'k', kind: 'left' }],
] as const)('%s of %o: the text is the same, the rows of a grid are all there', async (operation, input) => {
  const [page, whole] = [await made(operation, input, true), await made(operation, input, false)];
  if (!('preview' in page && 'preview' in whole) || typeof page.preview === 'string') throw new Error('no grid');
  expect(page.preview.text).toBe(whole.preview);
  const { places, count, source, columns } = page.preview;
  expect(places).toHaveLength(count * 2);
  const last = new TextDecoder().decode(await source.slice(places.at(-2), places.at(-1)).arrayBuffer());
  const { bytes } = whole.file as { bytes: Uint8Array };
  // The last line of the file has the same cells.
  const expected = new TextDecoder().decode(bytes).trim().split('\n').at(-1)!.split(',');
  if (count > 0) expect(columns.map(({ cell }) => last.trim().split(',')[cell] ?? '')).toEqual(expected);
  expect(page.file === null).toBe(count * columns.length > 100_000);
});

test('columns know how fields name them, what they are and how the rows are sorted', async () => {
  const page = await made(
    'query',
    { table: '"a, b",c,d\n1,x,2026-01-02\n2,y,', sort: 'c desc', columns: 'c as "x", "a, b"', texts: 'd' },
    true,
  );
  if (!('preview' in page) || typeof page.preview === 'string') throw new Error('no grid');
  expect(page.preview.columns).toEqual([
    {
      name: 'x',
      cell: 1,
      letters: 1,
      type: { message: 'text' },
      isNumber: false,
      written: 'c',
      chosen: 'c as x',
      isText: false,
      sorted: 'descending',
    },
    {
      name: 'a, b',
      cell: 0,
      letters: 4,
      type: { message: 'number' },
      isNumber: true,
      written: '"a, b"',
      chosen: '"a, b"',
      isText: false,
    },
  ]);
});

test('a filter that is canceled ends', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort());
  expect(await made('query', { table, filter: 'note ~ y' }, true, controller.signal)).toEqual({ code: 'aborted' });
});
