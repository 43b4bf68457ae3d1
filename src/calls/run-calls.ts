import { loadSpec } from '../catalogue/load-spec.ts';
import { carried, connects, fitted, MOST_BETWEEN, MOST_STAGES, sizeOfCarried } from '../core/chain.ts';
import type { Failure } from '../core/failure.ts';
import type { InputFile } from '../core/field.ts';
import type { Reading } from '../core/context.ts';
import type { Result, Warning } from '../core/run.ts';
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

/**
 * A warning of the stage with this index. `reading`: how it read its input; `lossy`: bytes of its result that aren't text
 * were replaced for the next stage.
 */
export type StageWarning = { stage: number } & (
  | { kind: 'tool'; warning: Warning }
  | { kind: 'reading'; op: Operation; reading: Reading }
  | { kind: 'lossy' }
);

/**
 * Why calls stopped at the stage with this index: the tool failed, there are too many stages, the stage doesn't take the result of
 * the previous one, or the result is too large to pass on.
 */
export type StageFailure = { stage: number } & (
  | { kind: 'tool'; failure: Failure }
  | { kind: 'manyStages' | 'cannotTake' | 'tooMuch' }
);

/** The outcome of calls. */
export interface Ran {
  /** The operation and output of the last stage; null if it didn't run or failed. */
  last: { op: Operation; output: unknown } | null;
  /** Whether the first stage had no input; the later stages then didn't run. */
  empty: boolean;
  /** Null unless a stage failed; the later stages then didn't run. */
  failure: StageFailure | null;
  /** The warnings and readings of all stages that ran, in order. */
  warnings: readonly StageWarning[];
  /** Whether the result was derived from a secret output of an earlier stage, which it may reveal. */
  secret: boolean;
  /** Whether bytes that aren't text were replaced. */
  lossy: boolean;
}

type Value = string | InputFile;

/** Notes to report regardless of the outcome. */
interface Notes {
  warnings: StageWarning[];
  secret: boolean;
}

/** The input of the last stage (`undefined`: its own), or why there is none. */
type Fed = { value: Value | undefined } | { failure: StageFailure } | 'empty';

/** Stages that don't fit are detected before anything runs. */
function misfitOf(stages: readonly Stage[]): StageFailure | null {
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
): Promise<{ op: Operation; result: Result; texts: Lookup }> {
  const [tool, texts] = await Promise.all([loadSpec(card), textsOf(card.id)]);
  const op = tool.operations[operation.name];
  if (!op) throw new Error(`${card.id} has no operation ${operation.name}`);
  const { name, kind } = operation.primary;
  const given = typeof value === 'string' ? primaryValue(kind, value) : value;
  const input = given === undefined ? values : { ...values, [name]: given };
  const result = await run({ card, operation: operation.name, input, language }, { texts, signal, onProgress });
  return { op, result, texts };
}

function toolWarnings(stage: number, op: Operation, result: Result): StageWarning[] {
  if (!result.ok) return [];
  return [
    ...(result.readings ?? []).map((reading): StageWarning => ({ stage, kind: 'reading', op, reading })),
    ...result.warnings.map((warning): StageWarning => ({ stage, kind: 'tool', warning })),
  ];
}

/** Returns the warnings and readings of one stage as its run returned them. */
export function notesOf(
  warnings: readonly StageWarning[],
  stage = 0,
): Pick<Result & { ok: true }, 'warnings' | 'readings'> {
  const own = warnings.filter((told) => told.stage === stage);
  const readings = own.flatMap((told) => (told.kind === 'reading' ? [told.reading] : []));
  return {
    warnings: own.flatMap((told) => (told.kind === 'tool' ? [told.warning] : [])),
    ...(readings.length > 0 && { readings }),
  };
}

/** Runs all stages except the last, each on the result of the previous one. */
async function feed(stages: readonly Stage[], environment: Environment, notes: Notes): Promise<Fed> {
  const misfit = misfitOf(stages);
  if (misfit) return { failure: misfit };
  let value: Value | undefined;
  for (const [stage, next] of stages.slice(1).entries()) {
    const current = stages[stage];
    if (!current) break;
    const { op, result, texts } = await runStage(current, value, environment);
    notes.warnings.push(...toolWarnings(stage, op, result));
    if (!result.ok) return { failure: { stage, kind: 'tool', failure: result.failure } };
    if (result.empty && stage === 0) return 'empty';
    const whole = carried(op, result.output, sayIn(texts)) ?? '';
    if (sizeOfCarried(whole) > MOST_BETWEEN) return { failure: { stage, kind: 'tooMuch' } };
    const fitting = await fitted(whole, next.operation.primary.kind);
    if (fitting.lossy) notes.warnings.push({ stage, kind: 'lossy' });
    notes.secret ||= current.operation.outputs[0]?.secret === true;
    value = fitting.value;
  }
  return { value };
}

/**
 * Runs the stages of a line, each on the result of the previous one. If the first stage has no input, none of them runs.
 * Rejects only if the code or the texts of a tool can't be loaded.
 */
export async function runCalls(stages: readonly Stage[], environment: Environment): Promise<Ran> {
  const notes: Notes = { warnings: [], secret: false };
  const ran = (more: Partial<Ran>): Ran => ({
    last: null,
    empty: false,
    failure: null,
    ...notes,
    lossy: notes.warnings.some(({ kind }) => kind === 'lossy'),
    ...more,
  });
  const final = stages.at(-1);
  if (!final) return ran({ empty: true });
  const fed = await feed(stages, environment, notes);
  if (fed === 'empty') return ran({ empty: true });
  if ('failure' in fed) return ran({ failure: fed.failure });
  const { op, result } = await runStage(final, fed.value, environment);
  const stage = stages.length - 1;
  notes.warnings.push(...toolWarnings(stage, op, result));
  if (!result.ok) return ran({ failure: { stage, kind: 'tool', failure: result.failure } });
  return ran({ last: { op, output: result.output }, empty: result.empty === true && stage === 0 });
}

/** Returns the input of the last stage as its primary field holds it; undefined if it has its own, or there is none. */
export async function valueForLast(stages: readonly Stage[], environment: Environment): Promise<unknown> {
  const fed = await feed(stages, environment, { warnings: [], secret: false });
  const kind = stages.at(-1)?.operation.primary.kind;
  if (fed === 'empty' || 'failure' in fed || kind === undefined) return undefined;
  return typeof fed.value === 'string' ? primaryValue(kind, fed.value) : fed.value;
}
