import { loadSpec } from '../catalog/load-spec.ts';
import { type CarriedValue, connects, MOST_BETWEEN, MOST_STAGES } from '../core/steps/chain.ts';
import type { Failure } from '../core/failure.ts';
import { isInputFile } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';
import {
  fittedTo,
  type NamedResult,
  type Passed,
  passedBy,
  primaryValue,
  resultsOfEach,
  sizeOfPassed,
} from '../core/steps/passing.ts';
import type { Origin } from '../core/steps/sources.ts';
import type { Result } from '../core/run.ts';
import { withoutSecretFix } from '../core/sharing/secrets.ts';
import type { Operation } from '../core/tool.ts';
import type { Run } from '../executor/run.ts';
import { type Lookup, sayIn } from '../i18n/texts.ts';
import type { Call } from './call.ts';

/** One operation of a line; each stage after the first gets the result of the previous one. */
export type Stage = Pick<Call, 'card' | 'operation' | 'values' | 'sources' | 'alias'>;

/** What a front end provides to run calls. */
export interface Environment {
  run: Run;
  language: string;
  /** Loads the texts of a tool. */
  textsOf: (toolId: string) => Promise<Lookup>;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  /** Milliseconds since any point in time, for those who want to know how long stages take. */
  clock?: () => number;
  /** Other inputs than that of the first stage, by the names that options take them under. */
  inputs?: Readonly<Record<string, string>> | undefined;
}

/** A stage that ran. */
export interface StageRun {
  op: Operation;
  /** Its output with warnings and readings, or its failure. If it ran on several values: the first failure, or the first result. */
  result: Result;
  /** If it ran on each of several values: the name and the result of each, up to the first failure. */
  each?: readonly NamedResult[];
  /** Milliseconds that its run took, if there is a clock; the time to load its code isn't part of it. */
  ms?: number;
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

/** Why calls stopped at the stage with this index. */
export type StageFailure = { stage: number; kind: 'tool'; failure: Failure; name?: string } | Refusal;

/** Returns why calls stopped before their end; null if nothing failed. */
export function failureOf({ runs, refusal }: Ran): StageFailure | null {
  if (refusal) return refusal;
  const stage = runs.length - 1;
  const { result, each } = runs.at(-1) ?? {};
  if (result?.ok !== false) return null;
  const name = each?.at(-1)?.name; // of several values, the one that failed is the last that ran
  return { stage, kind: 'tool', failure: result.failure, ...(name !== undefined && { name }) };
}

/** Returns the output of the last of these stages; null if it didn't run, failed or had no input. */
export function outputOf(
  stages: readonly Stage[],
  { runs }: Ran,
): (Pick<StageRun, 'op' | 'each'> & { output: unknown }) | null {
  const last = runs[stages.length - 1];
  if (!last?.result.ok || (last.result.empty && stages.length === 1)) return null;
  return { op: last.op, output: last.result.output, each: last.each };
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

/** Runs a stage once, on a value for its primary field, or on its own values. */
async function runOnce(
  { card, operation, values }: Omit<Stage, 'alias'>,
  value: unknown,
  texts: Lookup,
  { run, language, signal, onProgress }: Omit<Environment, 'textsOf'>,
): Promise<Result> {
  const { name, kind } = operation.primary;
  const primary = typeof value === 'string' ? primaryValue(kind, value) : value;
  const input = primary === undefined ? values : { ...values, [name]: primary };
  return run({ card, operation: operation.name, input, language }, { texts, signal, onProgress });
}

/** Runs a stage on what passes to it: once with all values if its field takes many, otherwise once with each. */
export async function resultsOf(
  stage: Omit<Stage, 'alias'>,
  passed: readonly Passed[] | null,
  texts: Lookup,
  environment: Omit<Environment, 'textsOf'>,
): Promise<Pick<StageRun, 'result' | 'each'>> {
  if (!passed) return { result: await runOnce(stage, undefined, texts, environment) };
  return resultsOfEach(stage.operation.primary.kind, passed, (value) => runOnce(stage, value, texts, environment));
}

async function runStage(
  stage: Stage,
  passed: readonly Passed[] | null,
  origin: Origin,
  environment: Environment,
): Promise<Pick<StageRun, 'op' | 'result' | 'each' | 'ms'> & { texts: Lookup }> {
  const { card, operation, sources } = stage;
  const [tool, texts] = await Promise.all([loadSpec(card), environment.textsOf(card.id)]);
  const op = tool.operations[operation.name];
  if (!op) throw new Error(`${card.id} has no operation ${operation.name}`);
  const { clock } = environment;
  const start = clock?.() ?? 0;
  // Few options take their values from elsewhere, so that this code loads then.
  const taken =
    sources && (await (await import('../core/steps/sources.ts')).takenFrom(sources, operation.fields, origin));
  if (taken?.ok === false) return { op, result: taken, texts };
  const filled = taken ? { ...stage, values: { ...stage.values, ...taken.values } } : stage;
  const { result, each } = await resultsOf(filled, passed, texts, environment);
  const results = {
    result: withoutSecretFix(op, result),
    ...(each && { each: each.map((named) => ({ ...named, result: withoutSecretFix(op, named.result) })) }),
  };
  return { op, ...results, ...(clock && { ms: clock() - start }), texts };
}

/** The input of the first stage, which options of others can take as well. */
function inputOf([first]: readonly Stage[]): CarriedValue {
  const value = first && first.values[first.operation.primary.name];
  return isInputFile(value) ? value : String(value ?? '');
}

/** Runs stages until one ends them, and returns the values for the stage after them. */
async function runEach(
  stages: readonly Stage[],
  next: Stage | undefined,
  environment: Environment,
): Promise<Ran & { passed: readonly Passed[] | null }> {
  const runs: StageRun[] = [];
  let passed: readonly Passed[] | null = null;
  let secret = false;
  const made: (readonly Passed[])[] = [];
  const origin = { input: inputOf(stages), inputs: environment.inputs ?? {}, made };
  for (const [index, stage] of stages.entries()) {
    const { texts, ...ran } = await runStage(stage, passed, origin, environment);
    const run: StageRun = { ...ran, secret, lossy: false };
    runs.push(run);
    const following = stages[index + 1] ?? next;
    if (!run.result.ok || !following || (run.result.empty && index === 0)) return { runs, refusal: null, passed: null };
    const whole = passedBy(run, sayIn(texts));
    if (sizeOfPassed(whole) > MOST_BETWEEN) return { runs, refusal: { stage: index, kind: 'tooMuch' }, passed: null };
    made.push(whole);
    const fitting = await fittedTo(following.operation.primary.kind, whole);
    run.lossy = fitting.lossy;
    secret ||= stage.operation.outputs[0]?.secret === true;
    passed = fitting.passed;
  }
  return { runs, refusal: null, passed };
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

/**
 * Returns the input of the last stage as its primary field holds it; undefined if it has its own, or there is none. Of
 * several values for a field that holds one, it's the first.
 */
export async function valueForLast(stages: readonly Stage[], environment: Environment): Promise<unknown> {
  const last = stages.at(-1);
  if (!last || misfitOf(stages)) return undefined;
  const { passed } = await runEach(stages.slice(0, -1), last, environment);
  const { kind } = last.operation.primary;
  if (passed && fieldKind(kind).file === 'many') return passed.map(({ value }) => value).filter(isInputFile);
  const [first] = passed ?? [];
  return typeof first?.value === 'string' ? primaryValue(kind, first.value) : first?.value;
}
