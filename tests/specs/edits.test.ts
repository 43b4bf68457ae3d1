import { describe, expect, test } from 'vitest';
import { editedValues } from '../../src/core/edits.ts';
import { outputEntries, outputsOf } from '../../src/core/outputs.ts';
import { parseInput, runTool } from '../../src/core/run.ts';
import { environment } from './environment.ts';
import { everyOperation } from './every-tool.ts';

const editable = everyOperation.filter(([, , , op]) => Object.values(outputsOf(op)).some(({ edits }) => edits));

/** Shortened and rounded values lose information that can't be restored. */
const isCut = (value: unknown) => String(value).endsWith('…');
const isRounded = (input: Readonly<Record<string, unknown>>) =>
  ['decimals', 'significant'].includes(String(input.rounding));

/** Results, each with the value after the same text was typed in its place. */
async function typedAgain([, tool, operation, op]: (typeof editable)[number], raw: Readonly<Record<string, unknown>>) {
  const parsed = parseInput(op, raw);
  const result = await runTool(tool, operation, raw, environment());
  if (!parsed.ok || !result.ok) return [];
  const entries = outputEntries(op, result.output).filter(
    ({ output, value }) => output.edits && value !== null && !isCut(value),
  );
  return Promise.all(
    entries.map(async ({ name, output, value }) => {
      const edited = await editedValues(op, output.edits!, String(value), parsed.value);
      if (!edited.ok) return { name, value, again: edited.failure };
      const again = await runTool(tool, operation, { ...raw, ...edited.values }, environment());
      // In a smaller base, a large number may have more digits than its field accepts.
      if (!again.ok && again.failure.code === 'too-long') return { name, value, again: value };
      const found = again.ok && outputEntries(op, again.output).find((entry) => entry.name === name);
      return { name, value, again: found ? found.value : again };
    }),
  );
}

describe.each(editable)('%s', (...row) => {
  const [, , , op] = row;

  test.each(
    op.cases
      .filter(({ input }) => !isRounded(input))
      .map(({ input }): [string, Readonly<Record<string, unknown>>] => [JSON.stringify(input), input]),
  )('a value typed again in its place is unchanged: %s', async (_, input) => {
    for (const { name, value, again } of await typedAgain(row, input)) expect(again, name).toEqual(value);
  });

  test('typing a result sets only existing fields', async () => {
    const [result] = await Promise.all(
      op.examples.slice(0, 1).map(({ input }) => typedAgain(row, input as Record<string, unknown>)),
    );
    expect(result?.length).toBeGreaterThan(0);
  });
});

test('an output that fills a field names an existing field', () => {
  const filling = everyOperation.flatMap(([name, , , op]) =>
    Object.values(outputsOf(op)).flatMap(({ fills }) => (fills === undefined ? [] : [{ name, fills, op }])),
  );
  expect(filling.length).toBeGreaterThan(0);
  for (const { name, fills, op } of filling) expect(Object.keys(op.fields), name).toContain(fills);
});
