import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callOf, stagesOf } from '../../../src/calls/call.ts';
import { writeLine, type WrittenStep } from '../../../src/calls/notation.ts';
import { outcomeOf } from '../../../src/calls/outcome.ts';
import { runCalls } from '../../../src/calls/run-calls.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { reversed } from '../../../src/chain/state/reverse.ts';
import { stepsOfWritten, writtenSteps } from '../../../src/chain/state/sources.ts';
import { createChain } from '../../../src/chain/state/chain.ts';
import { EMPTY } from '../../../src/chain/state/document.ts';
import { carriedBy, fieldKind } from '../../../src/core/kinds.ts';
import { carried } from '../../../src/core/steps/chain.ts';
import { takesSource } from '../../../src/core/steps/sources.ts';
import { run } from '../../../src/executor/node.ts';
import { lookupIn } from '../../../src/i18n/by-language.ts';
import { sayIn } from '../../../src/i18n/texts.ts';
import { loadTool, runner, settled } from './chains.ts';

/** Operations that take text and make text, by themselves and without a clock or chance. */
const operations = cards.flatMap((card) =>
  card.operations
    .filter(
      ({ primary, outputs, answers, cost, live }) =>
        answers &&
        cost === undefined &&
        live === undefined &&
        fieldKind(primary.kind).textual &&
        carriedBy(outputs[0]?.kind ?? 'verdict') === 'text',
    )
    .flatMap((operation) =>
      [{}, ...Object.values(operation.aliases)].map((values): WrittenStep => ({ card, operation, values })),
    ),
);
/** Their results depend on chance. */
const randomOnes = new Set(['string-obfuscator', 'case-converter', 'ipv6-ula-generator']);
const steady = operations.filter(({ card }) => !randomOnes.has(card.id));

/** The options of a step that may take their values from elsewhere. */
const takers = ({ operation: { fields, primary } }: WrittenStep) =>
  Object.keys(fields).filter((name) => name !== primary.name && takesSource(fields[name]));

/** A step at a place in a chain, one of whose options may take the value of a step above or the input. */
function sourced(step: WrittenStep, at: number): fc.Arbitrary<WrittenStep> {
  const names = takers(step);
  if (names.length === 0) return fc.constant(step);
  const above = Array.from({ length: at }, (_, index) => String(index + 1));
  const taken = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('input', ...above))
    .map(([name, source]): WrittenStep => ({ ...step, sources: { [name]: source } }));
  return fc.oneof({ arbitrary: fc.constant(step), weight: 1 }, { arbitrary: taken, weight: 2 });
}

const oneStep = fc.oneof(
  { arbitrary: fc.constantFrom(...steady), weight: 3 },
  { arbitrary: fc.constantFrom(...steady.filter(({ operation }) => operation.anyText)), weight: 5 },
  { arbitrary: fc.constantFrom(...steady.filter((step) => takers(step).length > 0)), weight: 1 },
);
const steps = fc
  .array(oneStep, { minLength: 1, maxLength: 5 })
  .chain((all) => fc.tuple(...all.map(sourced)) as fc.Arbitrary<WrittenStep[]>);
const input = fc.oneof(
  fc.constantFrom(
    'hello',
    'aGVsbG8=',
    '{"a":[1,2]}',
    'a: 1',
    'Ärger & <b>',
    '42',
    'MMXXIV',
    '2024-01-01',
    'a,b\n1,2',
    '😀 x',
  ),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
);

/** The words of a chain with its input as the text of the first one, as in a line of the palette and the terminal. */
function callIn(line: string, text: string) {
  const call = callOf({ text: line, attachment: { serial: 1, text } }, catalogWords());
  if (!call) throw new Error(`${line} is no call`);
  return stagesOf(call);
}

/** What the last step of a line makes, run as the palette and the terminal do; null if a step fails. */
async function ofLine(line: string, text: string): Promise<string | null> {
  const stages = callIn(line, text);
  const textsOf = async (id: string) => lookupIn('en', id);
  await Promise.all(stages.map(({ card }) => loadTool(card)));
  const ran = await runCalls(stages, { run, language: 'en', textsOf });
  const texts = { app: lookupIn('en', 'app'), tool: (id: string) => lookupIn('en', id) };
  if (outcomeOf(stages, ran, texts).kind !== 'value') return null;
  const last = ran.runs.at(-1);
  if (!last?.result.ok) return null;
  const value = carried(last.op, last.result.output, sayIn(lookupIn('en', stages.at(-1)?.card.id ?? '')));
  return typeof value === 'string' ? value : null;
}

async function onPage(written: readonly WrittenStep[], text: string) {
  const start = { ...EMPTY, input: text, steps: stepsOfWritten(written) };
  const chain = createChain({ ...runner, start, isExample: false });
  const leave = chain.subscribe(() => undefined);
  try {
    return await settled(chain);
  } finally {
    leave();
  }
}

test(
  'the page makes the same of 500 chains as a line of the palette and the terminal',
  { timeout: 240_000 },
  async () => {
    let [values, taken] = [0, 0];
    await fc.assert(
      fc.asyncProperty(steps, input, async (written, text) => {
        const line = writeLine(written, catalogWords());
        const expected = await ofLine(line, text);
        const snapshot = await onPage(written, text);
        const last = snapshot.steps.at(-1);
        // A later step without input makes nothing, and passes that on.
        const hasMade = last?.status === 'done' || (last?.status === 'empty' && snapshot.steps.length > 1);
        const made = hasMade ? (last?.stage?.textOf() ?? null) : null;
        expect(made, `${line}: ${JSON.stringify(text)}`).toBe(expected);
        if (expected === null) return;
        values += 1;
        if (written.some(({ sources }) => sources)) taken += 1;
      }),
      { numRuns: 500, seed: 39 },
    );
    expect(values).toBeGreaterThan(150);
    expect(taken).toBeGreaterThan(20);
  },
);

const reversible = operations.filter(({ operation }) => operation.inverse !== undefined);

test('a chain that is reversed gives back the input wherever it says so', { timeout: 120_000 }, async () => {
  let claims = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...reversible), { minLength: 1, maxLength: 3 }),
      input,
      async (written, text) => {
        const there = await onPage(written, text);
        const result = there.steps.at(-1)?.text ?? null;
        if (result === null || result === '') return;
        const back = await reversed(there.document, result, runner);
        if (!back) return;
        expect(back.expected).toBe(text);
        const snapshot = await onPage(writtenSteps(back.steps), result);
        const restored = snapshot.steps.at(-1)?.text;
        // The page says "matches" exactly where this holds.
        if (restored === back.expected) claims += 1;
      },
    ),
    { numRuns: 150, seed: 39 },
  );
  expect(claims).toBeGreaterThan(20);
});

test('the notation comes back as the same steps', () => {
  const options = fc.constantFrom(...operations).chain((step) => {
    const [name] =
      Object.entries(step.operation.fields).find(
        ([name, kind]) => kind === 'text' && name !== step.operation.primary.name,
      ) ?? [];
    return name === undefined
      ? fc.constant(step)
      : fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
          .map((value) => ({ ...step, values: { ...step.values, [name]: value } }));
  });
  fc.assert(
    fc.property(fc.array(options, { minLength: 1, maxLength: 6 }), (written) => {
      const line = writeLine(written, catalogWords());
      const again = callOf({ text: line, attachment: null }, catalogWords());
      const stages = again ? stagesOf(again) : [];
      const textOf = ({ values }: Pick<WrittenStep, 'values'>) =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      expect(
        stages.map(({ card, operation }) => `${card.id}/${operation.name}`),
        line,
      ).toEqual(written.map(({ card, operation }) => `${card.id}/${operation.name}`));
      expect(stages.map(textOf), line).toEqual(written.map(textOf));
    }),
    { numRuns: 1000, seed: 39 },
  );
});
