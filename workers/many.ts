// Loads when many values run through the same steps.
import { findsOf } from '../src/catalog/load-recognition.ts';
import { loadSpec } from '../src/catalog/load-spec.ts';
import { type Texts, textAt } from '../src/base/text-at.ts';
import type { Category } from '../src/core/card.ts';
import type { DrawSvg } from '../src/core/context.ts';
import { timeLimitOf } from '../src/core/cost.ts';
import { runTool } from '../src/core/run.ts';
import type { CarriedValue } from '../src/core/steps/chain.ts';
import { withFile } from '../src/core/each-file.ts';
import type { Sources } from '../src/core/steps/sources.ts';
import type { Params } from '../src/core/failure.ts';
import { type ItemResult, type ReadyStep, runSteps } from '../src/core/steps/run-steps.ts';

/** One operation that runs on files one by one: its values, among which that of its primary field is replaced. */
interface WholeJob {
  language: string;
  id: string;
  category: Category;
  operation: string;
  input: Readonly<Record<string, unknown>>;
}

/** Steps with all that they need in a worker, as plain data. */
export interface StepsJob {
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

export type Job = StepsJob | WholeJob;

/** Called before a run that has a limit of so many milliseconds; not for each of those that follow at once. */
type OnLimited = (limit: number) => void;

/** A message for each of a thousand short runs would take longer than they do. */
const QUIET_MS = 50;

async function ready(step: StepsJob['steps'][number], language: string): Promise<ReadyStep> {
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

type Each = (values: readonly CarriedValue[], onLimited: OnLimited) => Promise<ItemResult[]>;

/** Tells of limits, but not of each of those that follow at once. */
function quietly(onLimited: OnLimited): OnLimited {
  let told = -Infinity;
  return (limit) => {
    if (performance.now() - told < QUIET_MS) return;
    told = performance.now();
    onLimited(limit);
  };
}

async function readyForFiles(job: WholeJob, drawSvg: DrawSvg | undefined): Promise<Each> {
  const { operation, language } = job;
  const tool = await loadSpec(job);
  const op = tool.operations[operation];
  if (!op) throw new Error(`${job.id} has no operation ${operation}`);
  return async (values, onLimited) => {
    const results: ItemResult[] = [];
    const tell = quietly(onLimited);
    for (const value of values) {
      const input = withFile(op, job.input, value);
      const limit = timeLimitOf(op, input);
      if (limit !== null) tell(limit);
      const result = await runTool(tool, operation, input, { now: Date.now(), language, drawSvg });
      results.push({ kind: 'whole', result });
    }
    return results;
  };
}

/** Loads the steps of a job; what is returned runs values through them, one by one. */
export async function readyFor(job: Job, drawSvg?: DrawSvg): Promise<Each> {
  if ('operation' in job) return readyForFiles(job, drawSvg);
  const { steps, language } = job;
  const loaded = await Promise.all(steps.map((step) => ready(step, language)));
  return async (values, onLimited) => {
    const results: ItemResult[] = [];
    const environment = { language, onLimited: quietly(onLimited) };
    for (const value of values) results.push(await runSteps(loaded, value, { now: Date.now(), ...environment }));
    return results;
  };
}
