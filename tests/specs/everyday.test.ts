import { expect, test } from 'vitest';
import { runTool } from '../../src/core/run.ts';
import { primaryOf } from '../../src/core/tool.ts';
import { environment } from './environment.ts';
import { EVERYDAY } from './everyday-inputs.ts';
import { everyTool } from './every-tool.ts';
import { othersIn } from './readings.ts';

/** A notice that everybody sees on plain input is read by nobody. */
const MOST_SHARE = 0.02;

const inputs = Object.entries(EVERYDAY).flatMap(([name, texts]) => texts.map((text) => [name, text] as const));

test('of 300 everyday inputs, hardly any has a notice of another reading, and none is refused', async () => {
  const outcomes = await Promise.all(
    inputs.map(async ([name, text]) => {
      const [id, operation = ''] = name.split('/');
      const tool = everyTool.find((each) => each.id === id)?.tool;
      const op = tool?.operations[operation];
      const field = op && primaryOf(op)?.name;
      if (!tool || field === undefined) throw new Error(name);
      const result = await runTool(tool, operation, { [field]: text }, environment());
      return { input: `${name} ${text}`, refused: result.ok ? '' : result.failure.code, others: othersIn(result) };
    }),
  );
  expect(outcomes.length).toBeGreaterThanOrEqual(300);
  expect(outcomes.filter(({ refused }) => refused !== '')).toEqual([]);
  const noticed = outcomes.filter(({ others }) => others.length > 0).map(({ input }) => input);
  expect(noticed.length, noticed.join('\n')).toBeLessThanOrEqual(MOST_SHARE * outcomes.length);
});
