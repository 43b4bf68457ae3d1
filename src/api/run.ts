import { fieldForText } from '../calls/call.ts';
import type { Stage } from '../calls/run-calls.ts';
import { catalogWords, type Target } from '../calls/words.ts';
import type { Failure } from '../core/failure.ts';
import { type Answer, answerOf, refused } from './answer.ts';
import { fromJson } from './json.ts';
import { operationFor } from './operation-for.ts';
import { type Ended, resultOf, runStages, type Surroundings } from './stages.ts';

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

/** A request as a stage that can be run, or why it can't be. */
export type Asked = { ok: true; stage: Stage } | { ok: false; failure: Failure };

/** Finds what a request names. */
export function targetOf({ tool, operation }: Request): Target | Failure {
  const word = operation === undefined ? tool : `${tool}/${operation}`;
  const vocabulary = catalogWords();
  return vocabulary.find(word) ?? { code: vocabulary.whyUnknown(word), params: { name: word } };
}

/** Returns the stage of a request. A text goes to the operation of the tool that takes it, if none is named. */
export function stageOf(request: Request): Asked {
  const named = targetOf(request);
  if ('code' in named) return { ok: false, failure: named };
  const input = fromJson(request.input ?? {});
  const isNamed = request.operation !== undefined || request.tool.includes('/');
  const text = typeof request.text === 'string' ? request.text : null;
  const { card, operation, preset } = isNamed ? named : operationFor(named, text, Object.keys(input));
  const own = request.text === undefined ? {} : { [fieldForText(operation, input)]: request.text };
  const word = request.operation === undefined ? request.tool : `${request.tool}/${request.operation}`;
  return { ok: true, stage: { card, operation, values: { ...preset, ...input, ...own }, alias: word } };
}

/** What came of a request: the answer for programs and, if it ran, the same in words. */
export interface Answered {
  answer: Answer;
  stage?: Stage;
  ended?: Ended;
}

/** Runs a request. Rejects only if the code or the texts of a tool can't be loaded. */
export async function answerTo(request: Request, surroundings: Surroundings): Promise<Answered> {
  const asked = stageOf(request);
  if (!asked.ok) return { answer: refused(asked.failure, surroundings.language) };
  const { stage } = asked;
  const ended = await runStages([stage], surroundings);
  const result = resultOf(ended.ran);
  const message = !result.ok && ended.outcome.kind === 'failure' ? ended.outcome.text : undefined;
  const answer = answerOf(result, surroundings.language, stage.card.id, message);
  return { answer, stage, ended };
}
