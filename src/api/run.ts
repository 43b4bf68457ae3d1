import { fieldForText } from '../calls/call.ts';
import type { Stage } from '../calls/run-calls.ts';
import { catalogWords, type Target } from '../calls/words.ts';
import type { Failure } from '../core/failure.ts';
import { type Answer, answerOf, refused } from './answer.ts';
import { fromJson } from './json.ts';
import { type Choice, only, operationFor } from './operation-for.ts';
import { runChoice } from './run-choice.ts';
import { type Ended, endedOf, resultOf, runStages, type Surroundings } from './stages.ts';

/** One operation with the values of its fields. */
export interface Request {
  /** The id of a tool, `tool/operation`, or an alias (`sha256`), which sets options, too. */
  tool: string;
  operation?: string;
  /** The values by field, as they are or as a form or JSON holds them; a file is `{ name, type, base64 }` or a `File`. */
  input?: Readonly<Record<string, unknown>>;
  /** A text for the main field. */
  text?: string | File;
}

/** A request as a stage that can be run, with the one that its text may be meant for instead, or why it can't be. */
export type Asked =
  | { ok: true; stage: Stage; other: Stage | null; isOffered: boolean }
  | { ok: false; failure: Failure };

/** Finds what a request names. */
export function targetOf({ tool, operation }: Request): Target | Failure {
  const word = operation === undefined ? tool : `${tool}/${operation}`;
  const vocabulary = catalogWords();
  return vocabulary.find(word) ?? { code: vocabulary.whyUnknown(word), params: { name: word } };
}

/** Returns what a request runs. A text goes to the operation of the tool that takes it, if none is named. */
function choiceOf(request: Request, named: Target, fields: readonly string[]): Choice {
  if (request.operation !== undefined || request.tool.includes('/')) return only(named);
  const text = typeof request.text === 'string' ? request.text : null;
  return operationFor(named, text, fields, request.tool);
}

/** Returns the stage of a request, and the other one that may take its text. */
export function stageOf(request: Request): Asked {
  const named = targetOf(request);
  if ('code' in named) return { ok: false, failure: named };
  const input = fromJson(request.input ?? {});
  const { target, other, isOffered } = choiceOf(request, named, Object.keys(input));
  const word = request.operation === undefined ? request.tool : `${request.tool}/${request.operation}`;
  const stageFor = ({ card, operation, preset }: Target): Stage => {
    const own = request.text === undefined ? {} : { [fieldForText(operation, input)]: request.text };
    return { card, operation, values: { ...preset, ...input, ...own }, alias: word };
  };
  return { ok: true, stage: stageFor(target), other: other && stageFor(other), isOffered };
}

/** What came of a request: the answer for programs and, if it ran, the same in words. */
export interface Answered {
  answer: Answer;
  stage?: Stage;
  ended?: Ended;
}

/** Runs a request. Rejects only if the code or the texts of a tool can't be loaded. */
export async function answerTo(request: Request, surroundings: Surroundings): Promise<Answered> {
  const { language } = surroundings;
  const asked = stageOf(request);
  if (!asked.ok) return { answer: refused(asked.failure, language) };
  const run = (stage: Stage) => runStages([stage], surroundings);
  const choice = { ...asked, other: () => Promise.resolve(asked.other) };
  const { stage, ended } = await runChoice(choice, run, (taking, ran) => endedOf([taking], ran, language));
  const result = resultOf(ended.ran);
  const message = !result.ok && ended.outcome.kind === 'failure' ? ended.outcome.text : undefined;
  return { answer: answerOf(result, language, stage.card.id, message), stage, ended };
}
