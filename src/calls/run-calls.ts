import { loadSpec } from '../catalogue/load-spec.ts';
import { carried, connects, fitted, MOST_BETWEEN, MOST_STAGES, sizeOfCarried } from '../core/chain.ts';
import type { Failure } from '../core/failure.ts';
import type { InputFile } from '../core/field.ts';
import type { Result } from '../core/run.ts';
import type { Operation } from '../core/tool.ts';
import type { Run } from '../executor/run.ts';
import { type Lookup, sayIn } from '../i18n/texts.ts';
import { type Call, primaryValue } from './call.ts';

/** One operation of a line; each stage after the first gets the result of the previous one. */
export type Stage = Pick<Call, 'card' | 'operation' | 'values' | 'alias'>;

/** What a front end provides to run calls. */
export interface Environment {
  run: Run;
  language: string;
  /** Loads the texts of a tool. */
  textsOf: (toolId: string) => Promise<Lookup>;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** A stage that ran. */
export interface StageRun {
  op: Operation;
  /** Its output with warnings and readings, or its failure. */
  result: Result;
  /** Milliseconds that its run took; the time to load its code isn't part of it. */
  ms: number;
  /** Whether its result was derived from a secret output of an earlier stage, which it may reveal. */
  secret: boolean;
  /** Whether bytes of its result that aren't text were replaced for the next stage. */
  lossy: boolean;
}

/**
 * Why calls ended at the stage with this index without a failure of its tool: there are too many stages, it doesn't take the
 * result of the previous one, or its own result is too large to pass on.
 */
export interface Refusal {
  stage: number;
  kind: 'manyStages' | 'cannotTake' | 'tooMuch';
}

/** What came of calls. */
export interface Ran {
  /** Every stage that ran, in order; none after one that failed, or after a first one without input. */
  runs: readonly StageRun[];
  /** Why a stage, or its result, was refused; null unless one was. */
  refusal: Refusal | null;
}

type Value = string | InputFile;

/** Why calls stopped at the stage with this index. */
export type StageFailure = { stage: number; kind: 'tool'; failure: Failure } | Refusal;

/** Returns why calls stopped before their end; null if nothing failed. */
export function failureOf({ runs, refusal }: Ran): StageFailure | null {
  if (refusal) return refusal;
  const stage = runs.length - 1;
  const result = runs.at(-1)?.result;
  return result?.ok === false ? { stage, kind: 'tool', failure: result.failure } : null;
}

/** Returns the output of the last of these stages; null if it didn't run, failed or had no input. */
export function outputOf(stages: readonly Stage[], { runs }: Ran): { op: Operation; output: unknown } | null {
  const last = runs[stages.length - 1];
  if (!last?.result.ok || (last.result.empty && stages.length === 1)) return null;
  return { op: last.op, output: last.result.output };
}

/** Stages that don't fit are detected before anything runs. */
function misfitOf(stages: readonly Stage[]): Refusal | null {
  if (stages.length > MOST_STAGES) return { stage: MOST_STAGES, kind: 'manyStages' };
  const stage = stages.findIndex(({ operation }, index) => {
    const before = stages[index - 1]?.operation.outputs;
    return before !== undefined && !(before[0] && connects(before[0].kind, operation.primary.kind));
  });
  return stage < 0 ? null : { stage, kind: 'cannotTake' };
}

async function runStage(
  { card, operation, values }: Stage,
  value: Value | undefined,
  { run, language, textsOf, signal, onProgress }: Environment,
): Promise<Pick<StageRun, 'op' | 'result' | 'ms'> & { texts: Lookup }> {
  const [tool, texts] = await Promise.all([loadSpec(card), textsOf(card.id)]);
  const op = tool.operations[operation.name];
  if (!op) throw new Error(`${card.id} has no operation ${operation.name}`);
  const { name, kind } = operation.primary;
  const given = typeof value === 'string' ? primaryValue(kind, value) : value;
  const input = given === undefined ? values : { ...values, [name]: given };
  const start = performance.now();
  const result = await run({ card, operation: operation.name, input, language }, { texts, signal, onProgress });
  return { op, result, ms: performance.now() - start, texts };
}

/** Runs stages until one ends them, and returns the value for the stage after them. */
async function runEach(
  stages: readonly Stage[],
  next: Stage | undefined,
  environment: Environment,
): Promise<Ran & { value?: Value }> {
  const runs: StageRun[] = [];
  let value: Value | undefined;
  let secret = false;
  for (const [index, stage] of stages.entries()) {
    const { texts, ...ran } = await runStage(stage, value, environment);
    const run: StageRun = { ...ran, secret, lossy: false };
    runs.push(run);
    const { op, result } = ran;
    const following = stages[index + 1] ?? next;
    if (!result.ok || !following || (result.empty && index === 0)) return { runs, refusal: null };
    const whole = carried(op, result.output, sayIn(texts)) ?? '';
    if (sizeOfCarried(whole) > MOST_BETWEEN) return { runs, refusal: { stage: index, kind: 'tooMuch' } };
    const fitting = await fitted(whole, following.operation.primary.kind);
    run.lossy = fitting.lossy;
    secret ||= stage.operation.outputs[0]?.secret === true;
    value = fitting.value;
  }
  return { runs, refusal: null, value };
}

/**
 * Runs the stages of a line, each on the result of the previous one. If the first stage has no input, none after it runs.
 * Rejects only if the code or the texts of a tool can't be loaded.
 */
export async function runCalls(stages: readonly Stage[], environment: Environment): Promise<Ran> {
  const refusal = misfitOf(stages);
  if (refusal) return { runs: [], refusal };
  const { runs, refusal: later } = await runEach(stages, undefined, environment);
  return { runs, refusal: later };
}

/** Returns the input of the last stage as its primary field holds it; undefined if it has its own, or there is none. */
export async function valueForLast(stages: readonly Stage[], environment: Environment): Promise<unknown> {
  const last = stages.at(-1);
  if (!last || misfitOf(stages)) return undefined;
  const { value } = await runEach(stages.slice(0, -1), last, environment);
  return typeof value === 'string' ? primaryValue(last.operation.primary.kind, value) : value;
}
