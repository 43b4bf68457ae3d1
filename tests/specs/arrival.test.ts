import { describe, expect, test } from 'vitest';
import { costOf, SLOW_MS } from '../../src/core/cost.ts';
import { isNothing, leadOf, outputEntries } from '../../src/core/outputs.ts';
import { secureRandom } from '../../src/core/context.ts';
import { runLimited } from '../../src/executor/node.ts';
import { initialValues } from '../../src/operation/values.ts';
import { arrivalValues } from '../../src/operation/example.ts';
import { environment } from './environment.ts';
import { everyOperation, everyTool } from './every-tool.ts';

/** Tools whose page is a session; they show their own initial state. */
const views = new Set(everyTool.filter(({ tool }) => tool.view).map(({ id }) => id));
/** Their examples have no names yet. */
const nameless = new Set([
  'chmod-calculator',
  'color-converter',
  'date-converter',
  'mime-types',
  'percentage-calculator',
  'regex-tester',
  'temperature-converter',
]);
/** What needs a browser is tried there. */
const forms = everyOperation.filter(([name, , , { needs }]) => !views.has(name.split('/')[0] ?? '') && !needs);

describe.each(forms)('%s', (name, tool, operation, op) => {
  test('shows a result on arrival', async () => {
    const values = arrivalValues(op, {});
    if (!values) throw new Error('nothing to run on: its first example must fill all that is required');
    if (costOf(op, values) >= SLOW_MS) return; // the button shows how long it takes
    const result = await runLimited(tool, operation, values, environment({ now: Date.now() }));
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(result.empty).toBeUndefined();
    const lead = outputEntries(op, result.output).find(({ name }) => name === leadOf(op));
    expect(isNothing(lead?.value), `the lead ${leadOf(op)} is empty`).toBe(false);
  }, 30_000);

  const makers = Object.entries(op.fields).filter(([, field]) => field.generate);
  test.skipIf(makers.length === 0)('accepts the values it generates, a different one each time', async () => {
    const example = { ...initialValues(op), ...op.examples[0]?.input };
    for (const [field, { generate }] of makers) {
      const [one, other] = [generate?.(secureRandom, example), generate?.(secureRandom, example)];
      expect(one).not.toBe(other);
      const result = await runLimited(tool, operation, { ...example, [field]: one }, environment({ now: Date.now() }));
      expect(result).toMatchObject({ ok: true });
    }
  });

  test.skipIf(nameless.has(name.split('/')[0] ?? ''))('has examples whose names say what they show', () => {
    expect(op.examples.filter(({ sample }) => sample === undefined).map(({ input }) => input)).toEqual([]);
  });
});
