import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn, outcomeOf } from '../../src/calls/outcome.ts';
import { failureOf, outputOf, runCalls, type Stage, valueForLast } from '../../src/calls/run-calls.ts';
import { cardOf } from '../../src/catalog/card-of.ts';
import { loadSpec } from '../../src/catalog/load-spec.ts';
import { defineTool, files, operation, out, text } from '../../src/core/spec.ts';
import { run } from '../../src/executor/node.ts';
import { loadLanguage, loadToolTexts, lookupIn } from '../../src/i18n/by-language.ts';

const bytes = (content: string) => new TextEncoder().encode(content);
const examples = { any: { input: {}, check: () => true } };

/** Operations that no tool has yet: one makes several files, one takes several, one fails for some texts. */
const made = {
  split: operation({
    fields: { text: text({ primary: true, multiline: true }) },
    output: out.files(),
    transform: ({ text }) =>
      text.split(',').map((part, index) => ({ name: `${index}.txt`, type: 'text/plain', bytes: bytes(part) })),
    examples: { any: { input: { text: 'a' }, check: () => true } },
  }),
  join: operation({
    fields: { files: files({ primary: true }) },
    output: out.text(),
    async transform({ files }) {
      const texts = await Promise.all(files.map(async (file) => new TextDecoder().decode(await file.arrayBuffer())));
      return files.map(({ name }, index) => `${name}=${texts[index]}`).join(' ');
    },
    examples,
  }),
  shout: operation({
    fields: { text: text({ primary: true, multiline: true }) },
    output: out.text(),
    failures: ['quiet'],
    warnings: ['loud'],
    transform({ text }, { fail, warn }) {
      if (text === 'hush') throw fail('quiet');
      if (text === text.toUpperCase()) warn('loud');
      return text.toUpperCase();
    },
    examples: { any: { input: { text: 'a' }, check: () => true } },
  }),
};

/** They are added to a tool of the catalog, which the stages load. */
const card = cardOf('git-memo', 'development', defineTool({ icon: 'file', operations: made }));

beforeAll(async () => {
  Object.assign((await loadSpec(card)).operations, made);
  await loadLanguage('en');
});
afterAll(async () => {
  const { operations } = await loadSpec(card);
  for (const name of Object.keys(made)) delete (operations as Record<string, unknown>)[name];
});

const textsOf = (id: string) => loadToolTexts('en', id).then(() => lookupIn('en', id));
const environment = { run, language: 'en', textsOf };

function stagesOf(line: string, input: string): Stage[] {
  return line.split(' ').map((name, index) => {
    const own = card.operations.find((each) => each.name === name);
    if (!own) throw new Error(`no operation ${name}`);
    return { card, operation: own, values: index === 0 ? { text: input } : {}, alias: name };
  });
}

async function answer(line: string, input: string) {
  const stages = stagesOf(line, input);
  const ran = await runCalls(stages, environment);
  const outcome = outcomeOf(stages, ran, { app: lookupIn('en', 'app'), tool: (id) => lookupIn('en', id) });
  return { stages, ran, outcome };
}

const linesOf = ({ outcome }: Awaited<ReturnType<typeof answer>>) =>
  outcome.kind === 'value' ? outcome.parts.map(({ label, text: value }) => `${label}: ${value}`) : outcome;

test('each of many values runs through the next stage, under its name', async () => {
  expect(linesOf(await answer('split shout', 'a,b,c'))).toEqual(['0.txt: A', '1.txt: B', '2.txt: C']);
  expect(linesOf(await answer('split shout shout', 'a,b'))).toEqual(['0.txt: A', '1.txt: B']);
  expect(linesOf(await answer('split shout', 'only'))).toEqual(['0.txt: ONLY']);
});

test('a stage that takes many takes them all, and a single value as a list of one', async () => {
  const { outcome } = await answer('split join', 'a,b');
  expect(outcome).toMatchObject({ kind: 'value', parts: [{ text: '0.txt=a 1.txt=b' }] });
  const { outcome: single } = await answer('shout join', 'a');
  expect(single).toMatchObject({ parts: [{ text: 'text.txt=A' }] });
  const { outcome: back } = await answer('split shout join', 'a,b');
  expect(back).toMatchObject({ parts: [{ text: 'text.txt=A text.txt=B' }] });
});

test('many from each of many are all of them', async () => {
  const { stages, ran } = await answer('split split', 'a,b');
  const last = outputOf(stages, ran);
  expect(last && filesIn(last).map(({ name }) => name)).toEqual(['0.txt', '0.txt']);
});

test('one that fails stops the chain and is named; those before it keep their results', async () => {
  const { ran, outcome } = await answer('split shout', 'a,hush,c');
  expect(failureOf(ran)).toMatchObject({ stage: 1, name: '1.txt', failure: { code: 'quiet' } });
  expect(ran.runs[1]?.each?.map(({ result }) => result.ok)).toEqual([true, false]);
  expect(outcome).toMatchObject({ kind: 'failure', text: expect.stringContaining('1.txt: ') as unknown });
});

test('a warning names the value it is about', async () => {
  const { outcome } = await answer('split shout', 'a,B');
  expect(outcome.warnings).toEqual([expect.stringContaining('1.txt: ')]);
});

test('what opens with the last stage is every file it takes, or the first value', async () => {
  const all = await valueForLast(stagesOf('split join', 'a,b'), environment);
  expect((all as File[]).map(({ name }) => name)).toEqual(['0.txt', '1.txt']);
  expect(await valueForLast(stagesOf('split shout', 'a,b'), environment)).toBe('a');
});

test('together they may be no larger than a single value', async () => {
  const { ran } = await answer('split shout', `${'x'.repeat(3_000_000)},${'y'.repeat(3_000_000)}`);
  expect(failureOf(ran)).toEqual({ stage: 0, kind: 'tooMuch' });
});
