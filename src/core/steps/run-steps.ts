import { type CarriedValue, MOST_BETWEEN } from './chain.ts';
import { timeLimitOf } from '../cost.ts';
import type { Failure } from '../failure.ts';
import { outputEntries, outputText } from '../outputs.ts';
import { carriedBy } from '../kinds.ts';
import {
  fittedTo,
  type Passed,
  passedBy,
  primaryValue,
  resultsOfEach,
  sizeOfPassed,
  type StepResult,
} from './passing.ts';
import type { Origin, Sources, TakenValues } from './sources.ts';
import type { RunEnvironment } from '../context.ts';
import { type Result, runTool } from '../run.ts';
import { type Operation, primaryOf, type Tool } from '../tool.ts';
import type { OutputFile, Say } from '../values.ts';

/** A step with its code and texts; the value of its primary field isn't among its values. */
export interface ReadyStep extends Pick<RunEnvironment, 'texts' | 'finds'> {
  tool: Tool;
  operation: string;
  op: Operation;
  values: Readonly<Record<string, unknown>>;
  sources?: Sources;
  say: Say;
}

/**
 * What came of one value: plain data that can pass through workers. `notes` counts warnings and other readings; `whole` is all
 * of it, where what comes of the values is joined.
 */
export type ItemResult =
  | { kind: 'text'; text: string; notes: number }
  | { kind: 'files'; files: readonly OutputFile[]; notes: number }
  | { kind: 'whole'; result: Result }
  | { kind: 'empty' }
  | { kind: 'failure'; step: number; failure: Failure }
  | { kind: 'tooMuch'; step: number };

const NOTHING_TAKEN = { ok: true, values: {} } as const;

interface StepsEnvironment extends Pick<RunEnvironment, 'now' | 'language' | 'signal'> {
  /** Called before a run that is stopped after so many milliseconds. */
  onLimited: (limit: number) => void;
}

const notesIn = ({ result, each }: StepResult, lossy: boolean): number => {
  const results = each?.map((own) => own.result) ?? [result];
  const counts = results.map((own) =>
    own.ok
      ? own.warnings.length + (own.readings ?? []).filter(({ others, part }) => others.length + (part ? 1 : 0)).length
      : 0,
  );
  return counts.reduce((sum, count) => sum + count, lossy ? 1 : 0);
};

/** Returns what the last step has made: its first output, as the next step would receive it. */
function madeBy({ op, say }: ReadyStep, { result, each }: StepResult, notes: number): ItemResult {
  const outputs = (each ?? [{ result }]).flatMap(({ result: own }) => (own.ok ? [own.output] : []));
  const entries = outputs.flatMap((output) => outputEntries(op, output).slice(0, 1));
  const files = entries
    .filter(({ output }) => ['bytes', 'many'].includes(carriedBy(output.kind)))
    .flatMap(({ value }) => (value ?? []) as OutputFile | readonly OutputFile[]);
  if (files.length > 0) return { kind: 'files', files, notes };
  return { kind: 'text', text: entries.map((entry) => outputText(entry, say)).join('\n'), notes };
}

/** Returns what the options of a step take from elsewhere. Few do, so that its code loads then. */
async function takenBy({ sources = {}, op }: ReadyStep, origin: Origin): Promise<TakenValues> {
  const { takenFrom } = await import('./sources.ts');
  const kinds = Object.entries(op.fields).map(([name, { kind }]) => [name, kind] as const);
  return takenFrom(sources, Object.fromEntries(kinds), origin);
}

/** Runs steps on one value, each on the result of the previous one, as a chain does. */
export async function runSteps(
  steps: readonly ReadyStep[],
  value: CarriedValue,
  { onLimited, ...environment }: StepsEnvironment,
): Promise<ItemResult> {
  let passed: Passed[] = [{ name: null, value }];
  const made: Passed[][] = [];
  let notes = 0;
  for (const [index, step] of steps.entries()) {
    const primary = primaryOf(step.op);
    const kind = primary?.field.kind ?? 'text';
    const fitting = await fittedTo(kind, passed);
    const taken = step.sources ? await takenBy(step, { input: value, inputs: {}, made }) : NOTHING_TAKEN;
    if (!taken.ok) return { kind: 'failure', step: index, failure: taken.failure };
    const own = { ...step.values, ...taken.values };
    const ran = await resultsOfEach(kind, fitting.passed, (item) => {
      const content = typeof item === 'string' ? primaryValue(kind, item) : item;
      const input = primary ? { ...own, [primary.name]: content } : own;
      const limit = timeLimitOf(step.op, input);
      if (limit !== null) onLimited(limit);
      const { texts, finds } = step;
      return runTool(step.tool, step.operation, input, { ...environment, texts, finds });
    });
    notes += notesIn(ran, fitting.lossy);
    const { result } = ran;
    if (!result.ok) return { kind: 'failure', step: index, failure: result.failure };
    if (result.empty && index === 0) return { kind: 'empty' };
    if (index === steps.length - 1) return madeBy(step, ran, notes);
    passed = passedBy({ op: step.op, ...ran }, step.say);
    made.push(passed);
    if (sizeOfPassed(passed) > MOST_BETWEEN) return { kind: 'tooMuch', step: index };
  }
  return { kind: 'empty' };
}
