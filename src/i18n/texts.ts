import type { Failure, Params } from '../core/failure.ts';
import type { Warning } from '../core/run.ts';
import type { Say } from '../core/values.ts';

/** What search and the cards show of a tool. */
export interface ToolHead {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** Looks a text up: a key as `ui.copy` and parameters; null when no language has it. */
export type Lookup = (key: string, params?: Params) => string | null;

/** A number as a parameter: of large integers the digits. */
const isNumeric = (value: string | number) => typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);

/**
 * Parameters with the number that decides the plural form, which i18next knows as `count`: the parameter of this name, else
 * the first one that is a number. Texts without plural forms ignore it.
 */
export function withCount(params: Params = {}): Params {
  if (params.count !== undefined) return params;
  const number = Object.values(params).find(isNumeric);
  return number === undefined ? params : { ...params, count: Number(number) };
}

/**
 * A failure in words: those of the tool, else the shared ones, and where it is when that is known.
 * `label` is the name of the field for messages that need it.
 */
export function failureText(tool: Lookup, app: Lookup, failure: Failure): string {
  const label = failure.field === undefined ? '' : (tool(`fields.${failure.field}.label`) ?? failure.field);
  const params = { ...failure.params, label };
  const words = tool(`failures.${failure.code}`, params) ?? app(`failures.${failure.code}`, params) ?? failure.code;
  const { line, column, path } = failure.at ?? {};
  const place = line === undefined ? null : app('failures.at', { line, column: column ?? 1 });
  const places = [place, path].filter(Boolean).join(', ');
  return places === '' ? words : `${words.replace(/[.。]$/, '')} (${places})`;
}

/** A warning in words. */
export const warningText = (tool: Lookup, { code, params }: Warning): string =>
  tool(`warnings.${code}`, params) ?? code;

/** The words of a tool for one of its messages, by its code. */
export const messagesOf =
  (tool: Lookup) =>
  (code: string, params?: Params): string =>
    tool(`messages.${code}`, params) ?? code;

/** The words of a tool for the messages in its outputs. */
export const sayIn =
  (tool: Lookup): Say =>
  ({ message, params }) =>
    messagesOf(tool)(message, params);
