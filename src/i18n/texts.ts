import { clipped } from '../base/clipped.ts';
import { UNKNOWN_TYPE } from '../base/files/media-type.ts';
import type { Failure, Fix, Params, Position } from '../core/failure.ts';
import type { OtherReading, Reading, Warning } from '../core/context.ts';
import type { Say } from '../core/values.ts';

/** What search and the cards show of a tool. */
export interface ToolHead {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** Looks up a text by a key such as `ui.copy`, with parameters; null if no language has it. */
export type Lookup = (key: string, params?: Params) => string | null;

/** Length of the longest part of an input that a message quotes. */
const QUOTED = 200;

/** Clips what messages quote: a line of input can have megabytes. */
const quotable = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? clipped(value, QUOTED) : value]),
  );

/** Adds the position to a sentence if it is known. */
function placed(words: string, app: Lookup, { line, column, path }: Position = {}): string {
  const place = line === undefined ? null : app('failures.at', { line, column: column ?? 1 });
  const places = [place, path].filter(Boolean).join(', ');
  return places === '' ? words : `${words.replace(/[.。]$/, '')} (${places})`;
}

/**
 * Returns the message of a failure: the tool's own, otherwise the shared one, with the position if known. `label` is
 * the name of the field, for messages that need it.
 */
export function failureText(tool: Lookup, app: Lookup, failure: Failure): string {
  const label = failure.field === undefined ? '' : (tool(`fields.${failure.field}.label`) ?? failure.field);
  const params: Params = { ...quotable(failure.params), label };
  // No message says it as a type.
  if (params['type'] === UNKNOWN_TYPE) params['type'] = app('ui.unknownFormat') ?? '';
  const words = tool(`failures.${failure.code}`, params) ?? app(`failures.${failure.code}`, params) ?? failure.code;
  const said = placed(words, app, failure.at);
  return failure.file === undefined
    ? said
    : (app('ui.pair', { label: clipped(failure.file, QUOTED), value: said }) ?? `${failure.file}: ${said}`);
}

/** Returns the label of the button that applies a fix: the tool's own, otherwise the shared one. */
export const fixText = (tool: Lookup, app: Lookup, { label: { message, params } }: Fix): string =>
  tool(`messages.${message}`, params) ?? app(`fixes.${message}`, params) ?? message;

/** Returns the message of a warning. */
export const warningText = (tool: Lookup, { code, params }: Warning): string =>
  tool(`warnings.${code}`, quotable(params)) ?? code;

/** Returns the name of a reading. */
export const readingName = (tool: Lookup, code: string, params?: Params): string =>
  tool(`readings.${code}`, quotable(params)) ?? code;

/**
 * Returns the notice that the input could be read in another way; null if it can't. `hintOf` returns how to choose a
 * reading, shown after its name.
 */
export function readingText(
  tool: Lookup,
  app: Lookup,
  { as, others, params, at, part, isOperation }: Reading,
  hintOf: (other: OtherReading) => string = () => '',
): string | null {
  if (part !== undefined) return app('readings.part', quotable({ part })) ?? part;
  if (others.length === 0) return null;
  if (isOperation) return app('programs.operation', { as, other: others[0]?.as ?? '' }) ?? as;
  const other = others
    .map((reading) => {
      const hint = hintOf(reading);
      return readingName(tool, reading.as, params) + (hint && ` (${hint})`);
    })
    .join(' / ');
  return placed(app('readings.notice', { as: readingName(tool, as, params), other }) ?? as, app, at);
}

/** Returns a tool's texts for its messages, by code. */
export const messagesOf =
  (tool: Lookup) =>
  (code: string, params?: Params): string =>
    tool(`messages.${code}`, params) ?? code;

/** Returns a tool's texts for the messages in its outputs. */
export const sayIn =
  (tool: Lookup): Say =>
  ({ message, params }) =>
    messagesOf(tool)(message, params);
