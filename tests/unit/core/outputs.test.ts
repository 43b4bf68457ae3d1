import { expect, test } from 'vitest';
import { emptyOutput, firstOutput, inputFile, outputEntries, outputText } from '../../../src/core/outputs.ts';
import { out } from '../../../src/core/values.ts';

const single = { output: out.row() };
const named = { output: { kind: out.text(), rows: out.table(['a']), picture: out.file() } };

test('returns the outputs of a run in order, each with its value', () => {
  expect(outputEntries(single, null)).toEqual([{ name: 'result', output: single.output, value: null }]);
  expect(outputEntries(named, { picture: null, rows: [{ a: 1 }], kind: 'x' })).toEqual([
    { name: 'kind', output: named.output.kind, value: 'x' },
    { name: 'rows', output: named.output.rows, value: [{ a: 1 }] },
    { name: 'picture', output: named.output.picture, value: null },
  ]);
  expect(firstOutput(named, { kind: 'x', rows: [], picture: null })).toMatchObject({ name: 'kind', value: 'x' });
});

test('an output called `result` among others is not a single one', () => {
  const op = { output: { other: out.row(), result: out.row() } };
  expect(outputEntries(op, { other: 1, result: 2 }).map(({ value }) => value)).toEqual([1, 2]);
});

test('before there is any input or result, values are empty', () => {
  expect(emptyOutput(single)).toBeNull();
  expect(emptyOutput(named)).toEqual({ kind: '', rows: [], picture: null });
  expect(outputEntries(named, undefined).map(({ value }) => value)).toEqual(['', [], null]);
  expect(outputEntries(single, undefined).map(({ value }) => value)).toEqual([null]);
});

test('an output as text, and a file as a field takes it', async () => {
  expect(
    outputEntries(named, { kind: 'x', rows: [{ a: 'y' }], picture: null }).map((one) => outputText(one, String)),
  ).toEqual(['x', 'y', '']);
  const file = inputFile({ name: 'a.bin', type: 'x/y', bytes: new Uint8Array([255, 0]) });
  expect([file.name, file.type, file.size]).toEqual(['a.bin', 'x/y', 2]);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([255, 0]);
});
