// Loads when many values run through the same steps.
import { findsOf } from '../src/catalog/load-recognition.ts';
import { loadSpec } from '../src/catalog/load-spec.ts';
import { type Texts, textAt } from '../src/base/text-at.ts';
import type { Category } from '../src/core/card.ts';
import type { CarriedValue } from '../src/core/steps/chain.ts';
import type { Sources } from '../src/core/steps/sources.ts';
import type { Params } from '../src/core/failure.ts';
import { type ItemResult, type ReadyStep, runSteps } from '../src/core/steps/run-steps.ts';

/** Steps with all that they need in a worker, as plain data. */
export interface Job {
  language: string;
  steps: readonly {
    id: string;
    category: Category;
    operation: string;
    values: Readonly<Record<string, unknown>>;
    /** Where options take their values from. */
    sources?: Sources | undefined;
    /** The texts of the tool in this language and in English. */
    texts: readonly [own: Texts, english: Texts];
  }[];
}

/** Called before a run that has a limit of so many milliseconds; not for each of those that follow at once. */
type OnLimited = (limit: number) => void;

/** A message for each of a thousand short runs would take longer than they do. */
const QUIET_MS = 50;

async function ready(step: Job['steps'][number], language: string): Promise<ReadyStep> {
  const tool = await loadSpec(step);
  const op = tool.operations[step.operation];
  if (!op) throw new Error(`${step.id} has no operation ${step.operation}`);
  const [own, english] = step.texts;
  const texts = (key: string, params?: Params) =>
    textAt(own, language, key, params) ?? textAt(english, 'en', key, params);
  const say: ReadyStep['say'] = ({ message, params }) => texts(`messages.${message}`, params) ?? message;
  const { operation, values, sources } = step;
  return { tool, op, operation, values, ...(sources && { sources }), texts, say, finds: findsOf(step, operation) };
}

/** Loads the steps of a job; what is returned runs values through them, one by one. */
export async function readyFor({ steps, language }: Job) {
  const loaded = await Promise.all(steps.map((step) => ready(step, language)));
  return async (values: readonly CarriedValue[], onLimited: OnLimited): Promise<ItemResult[]> => {
    const results: ItemResult[] = [];
    let told = -Infinity;
    const tell = (limit: number) => {
      if (performance.now() - told < QUIET_MS) return;
      told = performance.now();
      onLimited(limit);
    };
    for (const value of values)
      results.push(await runSteps(loaded, value, { now: Date.now(), language, onLimited: tell }));
    return results;
  };
}
