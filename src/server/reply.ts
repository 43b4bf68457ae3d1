import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type AnswerFailure, refused } from '../api/answer.ts';
import { toJson } from '../api/json.ts';
import type { Failure } from '../core/failure.ts';

/** The status of a failure, by its code; what isn't listed is a mistake in the values: 422. */
const STATUSES: Readonly<Record<string, ContentfulStatusCode>> = {
  'bad-request': 400,
  'bad-line': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'unknown-tool': 404,
  'unknown-operation': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-media-type': 415,
  busy: 429,
  internal: 500,
  aborted: 503,
  stopping: 503,
  'time-limit': 503,
  'worker-died': 503,
};

export const statusOf = ({ code }: Pick<AnswerFailure, 'code'>): ContentfulStatusCode => STATUSES[code] ?? 422;

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = '1';

/** The language of the messages of a request, whose texts are loaded. */
export const languageOf = (c: Context): string => (c.get('language') as string | undefined) ?? 'en';

/** Whether the client wants plain text rather than JSON. */
export function wantsText(c: Context): boolean {
  const accepted = (c.req.header('accept') ?? '').split(',').map((part) => part.trim().split(';')[0]);
  return accepted.includes('text/plain') && !accepted.includes('application/json');
}

/** Answers with a value as JSON. */
export function sendJson(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  return c.body(`${toJson(value)}\n`, status, { 'Content-Type': 'application/json; charset=utf-8' });
}

/** Answers with a failure, in the form that the client wants. */
export function sendFailure(c: Context, answer: { ok: false; failure: AnswerFailure }): Response {
  const status = statusOf(answer.failure);
  if (status === 429 || answer.failure.code === 'stopping') c.header('Retry-After', RETRY_AFTER);
  if (!wantsText(c)) return sendJson(c, answer, status);
  return c.body(`${answer.failure.message}\n`, status, { 'Content-Type': 'text/plain; charset=utf-8' });
}

/** Refuses a request. */
export const refuse = (c: Context, failure: Failure): Response => sendFailure(c, refused(failure, languageOf(c)));
