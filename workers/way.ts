// Loads when a way from a text to another value is looked for.
import { loadSpec } from '../src/catalog/load-spec.ts';
import { carried } from '../src/core/steps/chain.ts';
import { isInputFile } from '../src/core/field.ts';
import { settingsForInverse } from '../src/core/inverse.ts';
import { type Operation, primaryOf, type Tool } from '../src/core/tool.ts';
import { runTool } from '../src/core/run.ts';
import type { Goal, Made } from '../src/core/steps/way/goals.ts';
import { type Attempt, type Decoder, findWay, isDecoder, type Way, type WayStep } from '../src/core/steps/way/way.ts';

/** A search as plain data. */
export interface WayJob {
  text: string;
  goal: Goal;
  language: string;
  /** Operations with the inverses that may prove them. */
  decoders: readonly { step: WayStep; back: WayStep }[];
  /** Operations that may lead to a text that is looked for. */
  others: readonly WayStep[];
}

/** Returns the operations that recognize a text; the page knows. */
export type Recognizing = (text: string) => readonly WayStep[] | Promise<readonly WayStep[]>;

/** Milliseconds for a search, once the code has loaded. */
const TIME_LIMIT = 1000;

interface Loaded {
  tool: Tool;
  op: Operation;
}

async function loaded(step: WayStep): Promise<Loaded> {
  const tool = await loadSpec(step);
  const op = tool.operations[step.operation];
  if (!op) throw new Error(`${step.id} has no operation ${step.operation}`);
  return { tool, op };
}

const initialValues = ({ fields }: Operation) =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));

/** Returns a function that runs an operation on a text; null if it refuses the text. */
function runnerOf({ tool, op }: Loaded, operation: string, values: WayStep['values'], language: string) {
  const name = primaryOf(op)?.name ?? '';
  const options = { ...initialValues(op), ...values };
  return async (text: string): Promise<Made | null> => {
    const environment = { now: Date.now(), language };
    const result = await runTool(tool, operation, { ...options, [name]: text }, environment);
    if (!result.ok) return null;
    const value = carried(op, result.output, ({ message }) => message);
    if (typeof value === 'string') return { text: value, isPicture: false };
    const [file] = [value].flat();
    return { text: null, isPicture: isInputFile(file) && file.type.startsWith('image/') };
  };
}

async function attemptOf(step: WayStep, language: string): Promise<Attempt> {
  return { step, run: runnerOf(await loaded(step), step.operation, step.values, language) };
}

/** Decoders that have proven to be one; null for an operation that isn't. */
const proven = new Map<string, Promise<Decoder | null>>();

async function decoderOf(step: WayStep, back: WayStep, language: string): Promise<Decoder | null> {
  const [from, to] = await Promise.all([loaded(step), loaded(back)]);
  const values = settingsForInverse(from.op, to.op, { ...initialValues(from.op), ...step.values });
  const encode = runnerOf(to, back.operation, values, language);
  const decoder = {
    step,
    run: runnerOf(from, step.operation, step.values, language),
    backStep: { ...back, values },
    back: async (text: string) => (await encode(text))?.text ?? null,
  };
  return (await isDecoder(decoder)) ? decoder : null;
}

function decodersOf({ decoders, language }: WayJob): Promise<(Decoder | null)[]> {
  const all = decoders.map(({ step, back }) => {
    const key = JSON.stringify([step, back, language]);
    // Of a tool that couldn't be loaded, the next search may do better.
    const own = proven.get(key) ?? decoderOf(step, back, language).catch(() => (proven.delete(key), null));
    proven.set(key, own);
    return own;
  });
  return Promise.all(all);
}

/** Looks for steps that lead from a text to a goal; null if there are none, or the search was stopped. */
export async function wayOf(job: WayJob, recognizing: Recognizing, isStopped?: () => boolean): Promise<Way | null> {
  const { text, goal, language } = job;
  const attempts = (steps: readonly WayStep[]) => Promise.all(steps.map((step) => attemptOf(step, language)));
  const [decoders, others] = await Promise.all([decodersOf(job), attempts(job.others)]);
  const end = performance.now() + TIME_LIMIT;
  return findWay(
    text,
    goal,
    {
      decoders: decoders.filter((decoder) => decoder !== null),
      others,
      recognizing: async (value) => attempts(await recognizing(value)),
    },
    () => performance.now() > end || isStopped?.() === true,
  );
}
