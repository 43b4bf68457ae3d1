import { describe, expect, it } from 'vitest';
import { candidatesFor, POSSIBLE } from '../../../src/calls/recognize.ts';
import type { OperationCard } from '../../../src/core/card.ts';
import { recognitionOf, takenFrom } from '../../../src/catalog/recognition.ts';
import { fieldKind } from '../../../src/core/kinds.ts';
import { takenBy } from '../../../src/core/recognition/recognize.ts';
import { runTool } from '../../../src/core/run.ts';
import { environment } from '../environment.ts';
import { everyCases, everyTool } from '../every-tool.ts';
import { MEANT } from './meant.ts';

// What a tool is recognized by, it accepts raw, and what its examples hold is recognized.

const cards = everyTool.map(({ card }) => card);

const operations = everyTool.flatMap(({ id, category, tool, card }) =>
  card.operations.map((operation) => {
    const { detect = [], finds = {}, unrecognized = {} } = everyCases.get(`${category}/${id}`)?.[operation.name] ?? {};
    const { finds: finders = [] } = recognitionOf(card, operation.name);
    return { label: `${id}/${operation.name}`, id, tool, card, operation, detect, finds, finders, unrecognized };
  }),
);

/** Whether its main field is typed into; a choice gets what a text says. */
const isTyped = ({ operation }: { operation: OperationCard }) => fieldKind(operation.primary.kind).textual;

type Tested = (typeof operations)[number];
type Values = Readonly<Record<string, unknown>>;

/** Why the operation doesn't accept the text as it was pasted; null if it does. */
async function refusal({ tool, card, operation }: Tested, text: string, field: string, preset: Values = {}) {
  const finds = (part: string) => Promise.resolve(takenFrom(card, operation.name, part));
  const result = await runTool(tool, operation.name, { ...preset, [field]: text }, environment({ finds }));
  // Nothing happens while another required field is blank.
  return result.ok ? null : result.failure.code;
}

/** All that the operation is recognized by, with what its format implies. */
function textsOf({ operation, detect, finds, finders }: Tested): { text: string; field: string; preset?: Values }[] {
  const field = operation.primary.name;
  return [
    ...operation.detect.flatMap((rule, at) => (detect[at]?.matches ?? []).map((text) => ({ text, field: rule.field }))),
    ...finders
      .filter(({ refused }) => !refused)
      .flatMap((finder) =>
        (finds[finder.name]?.matches ?? []).map((match) => {
          const text = typeof match === 'string' ? match : match[0];
          const taken = takenBy(finder, text.trim());
          return { text: isTyped({ operation }) ? text : (taken?.part ?? text), field, preset: taken?.preset };
        }),
      ),
  ];
}

describe('what a tool is recognized by', () => {
  const recognizing = operations.filter(({ operation, finders }) => operation.detect.length + finders.length > 0);

  it.each(recognizing)('$label accepts as it is', { timeout: 120_000 }, async (tested) => {
    const refused: string[] = [];
    for (const { text, field, preset } of textsOf(tested)) {
      const why = await refusal(tested, text, field, preset);
      if (why !== null) refused.push(`${why}: ${text.slice(0, 100)}`);
    }
    expect(refused).toEqual([]);
  });

  it.each(MEANT.flatMap(({ texts }) => texts))('%s accepts a pasted text as it is: %s', async (id, text) => {
    const { answers, proposals } = candidatesFor({ text: '', attachment: { serial: 1, text } }, cards);
    const calls = [...answers, ...proposals].filter(({ card }) => card.id === id);
    if (calls.length === 0) return; // counted by recognition.test.ts
    const refused = await Promise.all(
      calls.map(async ({ card, operation, preset, values }) => {
        const tested = operations.find(({ label }) => label === `${card.id}/${operation.name}`);
        const field = Object.keys(values).find((name) => !Object.hasOwn(preset, name)) ?? operation.primary.name;
        return tested ? refusal(tested, text, field, preset) : 'no operation';
      }),
    );
    expect(refused).toContain(null);
  });
});

describe('what the examples of an operation hold', () => {
  const suggests = ({ confidence }: { confidence: number }) => confidence >= POSSIBLE;
  const recognizing = operations.filter(
    (tested) => isTyped(tested) && [...tested.operation.detect, ...tested.finders].some(suggests),
  );

  it.each(recognizing)('$label recognizes', ({ id, tool, operation, unrecognized }) => {
    const { examples = [] } = tool.operations[operation.name] ?? {};
    const texts = examples.flatMap(({ input }) => {
      const text = input[operation.primary.name];
      return typeof text === 'string' && text.trim() !== '' ? [text] : [];
    });
    const missed = texts.filter((text) => {
      const { answers, proposals } = candidatesFor({ text: '', attachment: { serial: 1, text } }, cards);
      return [...answers, ...proposals].every(({ card }) => card.id !== id);
    });
    expect(missed.filter((text) => !Object.hasOwn(unrecognized, text))).toEqual([]);
    // Nothing is listed without need.
    const needless = Object.keys(unrecognized).filter((text) => !missed.includes(text));
    expect(needless).toEqual([]);
  });
});
