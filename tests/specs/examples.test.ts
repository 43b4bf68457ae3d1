import { beforeAll, describe, expect, test } from 'vitest';
import { type Result, runTool } from '../../src/core/run.ts';
import { inverseTarget, returnedValue, settingsForInverse } from '../../src/core/inverse.ts';
import { SHARED_FIXES } from '../../src/core/failure.ts';
import type { Case } from '../../src/core/cases.ts';
import { type Operation, primaryOf, type Tool } from '../../src/core/tool.ts';
import { runLimited } from '../../src/executor/node.ts';
import { loadToolNamespace, lookupOf, startTexts } from '../../src/i18n/i18n.ts';
import { failureText, readingText } from '../../src/i18n/texts.ts';
import { environment } from './environment.ts';
import { everyOperation } from './every-tool.ts';
import { expectSwitches, othersIn, readingsIn } from './readings.ts';

/** The result of each example: a round trip starts from the actual output of the example. */
const resultOf = new Map<Case, Result>();

function run(tool: Tool, operation: string, example: Case): Promise<Result> {
  const { now, language } = example;
  return runLimited(
    tool,
    operation,
    example.input,
    environment({ ...(now && { now: Date.parse(now) }), ...(language && { language }) }),
  );
}

function nameOf(example: Case): string {
  return JSON.stringify(example.input, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 40) : value,
  ).slice(0, 100);
}

function expectHolds({ needs }: Pick<Operation, 'needs'>, example: Case, result: Result): void {
  if (needs && !result.ok && result.failure.code === 'only-in-browser') return; // the browser tests try it
  if ('fails' in example) {
    expect(result).toMatchObject({ ok: false, failure: { code: example.fails } });
    if (!result.ok && example.field) expect(result.failure.field).toBe(example.field);
    if (!result.ok && example.at) expect(result.failure.at).toMatchObject(example.at);
    return;
  }
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) return;
  if (example.reads) expect(readingsIn(result)).toContain(example.reads);
  if (example.others) expect(othersIn(result)).toEqual(example.others);
  if (example.warns) expect(result.warnings.map(({ code }) => code)).toEqual(example.warns);
  if ('check' in example) expect(example.check(result.output as never), JSON.stringify(result.output)).toBe(true);
  else if (typeof example.output === 'object' && example.output !== null && !Array.isArray(example.output)) {
    expect(result.output).toMatchObject(example.output);
  } else expect(result.output).toEqual(example.output);
}

/**
 * The messages of a case exist in the plural form that its numbers require; Russian has the most forms. Drafts have English
 * texts only.
 */
function expectHasWords(id: string, isDraft: boolean, result: Result): void {
  const say = lookupOf(id);
  const texts = result.ok
    ? [
        ...result.warnings.map(({ code, params }) => say(`warnings.${code}`, params)),
        ...(result.readings ?? []).flatMap((reading) => readingText(say, lookupOf('app'), reading) ?? []),
      ]
    : [failureText(say, lookupOf('app'), result.failure)];
  for (const text of texts) if (!isDraft) expect(text).toMatch(/[а-яё]/i);
  for (const text of texts) expect(text).not.toContain('{{');
}

beforeAll(() => startTexts('ru'));

describe.each(everyOperation)('%s', (name, tool, operation, op) => {
  const id = name.split('/')[0] ?? '';
  beforeAll(() => loadToolNamespace(id));

  test('has at least three examples', () => {
    expect(op.cases.length).toBeGreaterThanOrEqual(3);
  });

  test('has an example or a case for each of its readings', () => {
    const tried = op.cases.flatMap(({ reads, others = [] }) => [...(reads ? [reads] : []), ...others]);
    expect(op.readings.filter((code) => !tried.includes(code))).toEqual([]);
  });

  test.each(op.cases.map((example): [string, Case] => [nameOf(example), example]))(
    'example %s',
    async (__, example) => {
      const result = await run(tool, operation, example);
      resultOf.set(example, result);
      expectHolds(op, example, result);
      expectHasWords(id, tool.draft === true, result);
      await expectSwitches(op, example.input, result, (input) => run(tool, operation, { ...example, input }));
      if (result.ok || !result.failure.fix) return;
      const { label, values } = result.failure.fix;
      expect([...op.messages, ...SHARED_FIXES]).toContain(label.message);
      expect(await run(tool, operation, { ...example, input: { ...example.input, ...values } })).toMatchObject({
        ok: true,
      });
    },
  );
});

const invertible = everyOperation.filter(([, , , op]) => op.inverse !== undefined);

describe.each(invertible)('%s and its inverse', (name, tool, operation, op) => {
  const target = inverseTarget(name.split('/')[0] ?? '', op.inverse ?? '');
  const other = everyOperation.find(([found]) => found === `${target.toolId}/${target.operation}`);
  const primary = primaryOf(op)?.name ?? '';

  test('exists', () => {
    expect(other, `${name}: no operation ${op.inverse}`).toBeDefined();
  });

  const tried = op.cases.filter((example) => !('fails' in example) && example.noRoundTrip === undefined);
  test.each(tried.map((example): [string, Case] => [nameOf(example), example]))('round trip %s', async (_, example) => {
    if (!other) return;
    const there = resultOf.get(example) ?? (await run(tool, operation, example));
    const returned = there.ok ? returnedValue(op, there.output) : undefined;
    if (returned === undefined) return;
    const [, otherTool, otherName, inverse] = other;
    const settings = settingsForInverse(op, inverse, example.input);
    const input = { ...settings, [primaryOf(inverse)?.name ?? '']: returned };
    const back = await runTool(otherTool, otherName, input, environment());
    expect(back).toMatchObject({ ok: true });
    const source = back.ok ? returnedValue(inverse, back.output) : undefined;
    const again = await runTool(tool, operation, { ...example.input, [primary]: source }, environment());
    expect(again.ok && returnedValue(op, again.output)).toEqual(returned);
  });
});
