import type { Reading, Warning } from '../core/context.ts';
import type { Failure, Params, Position } from '../core/failure.ts';
import type { Result } from '../core/run.ts';
import { lookupIn } from '../i18n/by-language.ts';
import { failureText } from '../i18n/texts.ts';

/** A failure as programs get it: a code, where it is, the words for a person, and field values that fix it. */
export interface AnswerFailure {
  code: string;
  field?: string;
  message: string;
  params?: Params;
  at?: Position;
  fix?: Readonly<Record<string, unknown>>;
}

/** What a run came to. */
export type Answer =
  | { ok: true; output: unknown; warnings?: readonly Warning[]; readings?: readonly Reading[] }
  | { ok: false; failure: AnswerFailure };

/** Returns the answer of a failure; `message` is said instead of its own words. */
export function refused(failure: Failure, language: string, tool = '', message?: string): Answer & { ok: false } {
  const { code, field, params, at, fix } = failure;
  const app = lookupIn(language, 'app');
  const words = message ?? app(`programs.${code}`, params) ?? failureText(lookupIn(language, tool), app, failure);
  return { ok: false, failure: { code, field, message: words, params, at, fix: fix?.values } };
}

/** Returns the answer of a result; `message` is what a failure says. */
export function answerOf(result: Result, language: string, tool: string, message?: string): Answer {
  if (!result.ok) return refused(result.failure, language, tool, message);
  const { output, warnings, readings } = result;
  return { ok: true, output, ...(warnings.length > 0 && { warnings }), ...(readings && { readings }) };
}
