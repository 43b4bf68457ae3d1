import { type Call, callOf, stagesOf } from '../calls/call.ts';
import { failureOf, outputOf, type Ran, type Stage } from '../calls/run-calls.ts';
import { catalogWords } from '../calls/words.ts';
import { isRecord } from '../base/json.ts';
import type { Failure } from '../core/failure.ts';
import { type Answer, answerOf, refused } from './answer.ts';
import { type Asked, type Request, stageOf } from './run.ts';
import { type Ended, runStages, type Surroundings } from './stages.ts';

/** The steps of a chain: as a line (`b64d | json | sha256`), or one request for each. */
export type Steps = string | readonly Request[];

/** What one step came to; a step that didn't run has no `ok`. */
export interface StepAnswer {
  tool: string;
  operation: string;
  ms?: number;
  [more: string]: unknown;
}

/** What a chain came to: the answer of its last step, or of the one that failed, and every step. */
export type ChainAnswer = Answer & { stages: readonly StepAnswer[] };

/** Returns what each stage came to; those that didn't run have no result. */
export function stagesIn(stages: readonly Stage[], { runs }: Ran): StepAnswer[] {
  return stages.map(({ card, operation }, index) => {
    const run = runs[index];
    const named = { tool: card.id, operation: operation.name };
    if (!run) return named;
    const { each, result } = run;
    return { ...named, ms: Math.round((run.ms ?? 0) * 10) / 10, ...(each ? { each } : result) };
  });
}

/** Returns the calls of a line of stages; null if it doesn't begin with a tool or an alias that takes text. */
export function stagesOfLine(line: string): readonly Call[] | null {
  const call = callOf({ text: line, attachment: null }, catalogWords());
  return call && stagesOf(call);
}

function stagesOfSteps(steps: Steps): { ok: true; stages: readonly Stage[] } | (Asked & { ok: false }) {
  const word = (name: string): Failure => ({ code: 'unknown-tool', params: { name } });
  if (typeof steps === 'string') {
    const stages = stagesOfLine(steps);
    return stages ? { ok: true, stages } : { ok: false, failure: word(steps) };
  }
  const asked = steps.map(stageOf);
  const wrong = asked.find((step) => !step.ok);
  if (wrong) return wrong;
  const stages = asked.flatMap((step) => (step.ok ? [step.stage] : []));
  return stages.length > 0 ? { ok: true, stages } : { ok: false, failure: word('') };
}

/** Whether a value has texts by the names of inputs. */
export const isInputs = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** The chain's answer and, if it ran, what it says. */
export interface ChainAnswered {
  answer: ChainAnswer;
  stages: readonly Stage[];
  ended?: Ended;
}

/** Runs steps, each on the result of the previous one; the first gets the text, unless it has its own. */
export async function answerToChain(
  steps: Steps,
  text: string | File | undefined,
  surroundings: Surroundings,
): Promise<ChainAnswered> {
  const { language } = surroundings;
  const asked = stagesOfSteps(steps);
  if (!asked.ok) return { answer: { ...refused(asked.failure, language), stages: [] }, stages: [] };
  const stages = asked.stages.map((stage, index) => {
    const { name } = stage.operation.primary;
    if (index > 0 || text === undefined || stage.values[name] !== undefined) return stage;
    return { ...stage, values: { ...stage.values, [name]: text } };
  });
  const ended = await runStages(stages, surroundings);
  const all = stagesIn(stages, ended.ran);
  const stopped = failureOf(ended.ran);
  if (stopped) {
    const message = ended.outcome.kind === 'failure' ? ended.outcome.text : undefined;
    const failure = stopped.kind === 'tool' ? stopped.failure : { code: CODES[stopped.kind] };
    const tool = stages[stopped.stage]?.card.id ?? '';
    return { answer: { ...refused(failure, language, tool, message), stages: all }, stages, ended };
  }
  const last = stages.at(-1);
  const run = outputOf(stages, ended.ran) ? ended.ran.runs.at(-1) : undefined;
  const answer = run && last ? answerOf(run.result, language, last.card.id) : ({ ok: true, output: null } as const);
  return { answer: { ...answer, stages: all }, stages, ended };
}

const CODES = { cannotTake: 'cannot-take', tooMuch: 'too-much', manyStages: 'too-many-stages' } as const;
