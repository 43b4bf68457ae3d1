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
export function refused(refusal: Failure, language: string, tool = '', message?: string): Answer & { ok: false } {
  const failure = withNameOnly(refusal);
  const { code, field, params, at, fix } = failure;
  const app = lookupIn(language, 'app');
  const words = message ?? app(`programs.${code}`, params) ?? failureText(lookupIn(language, tool), app, failure);
  return { ok: false, failure: { code, field, message: words, params, at, fix: fix?.values } };
}

/** Options behind the name of a tool may hold a secret. */
function withNameOnly(failure: Failure): Failure {
  const name = failure.params?.['name'];
  if (!/^unknown-(?:tool|operation)$/.test(failure.code) || typeof name !== 'string') return failure;
  const options = name.indexOf('--');
  return options < 0 ? failure : { ...failure, params: { ...failure.params, name: `${name.slice(0, options)}…` } };
}

/** Returns the answer of a result; `message` is what a failure says. */
export function answerOf(result: Result, language: string, tool: string, message?: string): Answer {
  if (!result.ok) return refused(result.failure, language, tool, message);
  const { output, warnings, readings } = result;
  return { ok: true, output, ...(warnings.length > 0 && { warnings }), ...(readings && { readings }) };
}
