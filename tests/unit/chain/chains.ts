import { onTestFinished } from 'vitest';
import { catalogWords } from '../../../src/calls/words.ts';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import { type Chain, type ChainSnapshot, createChain } from '../../../src/chain/state/chain.ts';
import { EMPTY } from '../../../src/chain/state/document.ts';
import { stepsOfWritten } from '../../../src/chain/state/sources.ts';
import { readLine } from '../../../src/calls/notation.ts';
import type { StepView } from '../../../src/chain/state/step-view.ts';
import { run } from '../../../src/executor/node.ts';
import type { Run } from '../../../src/executor/run.ts';
import { loadToolTexts, lookupIn } from '../../../src/i18n/by-language.ts';
import type { Card } from '../../../src/core/card.ts';

export const loadTool = async (card: Card) => {
  const [tool] = await Promise.all([loadSpec(card), loadToolTexts('en', card.id)]);
  return { tool, texts: lookupIn('en', card.id) };
};

export const stepsOf = (line: string) => {
  const { steps, problems } = readLine(line, catalogWords());
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return steps;
};

/** The operations that ran, in order. */
export const ran: string[] = [];
const noted: Run = (request, options) => {
  ran.push(`${request.card.id}/${request.operation}`);
  return run(request, options);
};

export const runner = { load: loadTool, run: noted, language: 'en' };

const RESTING = new Set(['off', 'broken', 'misfit', 'tooMuch', 'lost', 'waits', 'asks', 'failed', 'empty', 'done']);

/** Resolves once nothing is loading or working any more. */
export async function settled(chain: Chain): Promise<ChainSnapshot> {
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { steps, draft } = chain.get();
    const isQuiet = draft?.isPending !== true && steps.every(({ status }) => RESTING.has(status));
    quiet = isQuiet ? quiet + 1 : 0;
  }
  return chain.get();
}

/** Watches a chain until the test ends: test files share a process, where its clocks would run on. */
export function watch(chain: Chain): () => void {
  const leave = chain.subscribe(() => undefined);
  onTestFinished(leave);
  return leave;
}

/** A chain that is watched, with nothing to wait for. */
export async function chainOf(line: string, input = '') {
  const start = { ...EMPTY, input, steps: stepsOfWritten(stepsOf(line)) };
  const chain = createChain({ ...runner, start, isExample: false });
  const leave = watch(chain);
  await settled(chain);
  ran.length = 0;
  return {
    chain,
    leave,
    idAt: (at: number) => chain.get().document.steps[at]?.id ?? -1,
  };
}

export const valuesOf = ({ steps }: ChainSnapshot) => steps.map(({ text }) => text);
export const statusesOf = ({ steps }: ChainSnapshot) => steps.map(({ status }: StepView) => status);
