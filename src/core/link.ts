import { parametersOf } from './sharing/parameters.ts';
import type { Field } from './field.ts';
import { fieldKind, valueText } from './kinds.ts';
import type { Operation, Tool } from './tool.ts';

/** Length of the longest fragment that browsers and chat programs reliably pass on. */
export const LINK_LIMIT = 8_000;

/** Checks whether a link may contain a field: its value must have a text form and must not be secret. */
export function isLinkable(field: Pick<Field, 'kind' | 'secret'>): boolean {
  return !field.secret && fieldKind(field.kind).toText !== null;
}

/**
 * Encodes the state of a form as a URL fragment without `#`: the operation and every linkable field that differs from
 * its initial value.
 */
export function encodeLink(
  operationName: string,
  op: Pick<Operation, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): string {
  const state = new URLSearchParams();
  if (operationName !== 'run') state.set('op', operationName);
  for (const [name, field] of Object.entries(op.fields)) {
    if (!isLinkable(field) || values[name] === undefined) continue;
    const text = valueText(field, values[name]);
    if (text !== null && text !== valueText(field, field.initial)) state.set(name, text);
  }
  return state.toString();
}

export interface LinkState {
  operation: string;
  values: Record<string, unknown>;
}

/**
 * Reads a field value from the text of a link; undefined if its rule rejects it. Options are case-insensitive and can be
 * shortened (`Bin`).
 */
function readValue(field: Field, text: string): unknown {
  const parsed = field.schema.safeParse(text);
  if (parsed.success) return parsed.data;
  const option =
    field.options?.find((candidate) => candidate.toLowerCase() === text.toLowerCase()) ??
    field.options?.find((candidate) => text.length >= 3 && candidate.toLowerCase().startsWith(text.toLowerCase()));
  return option === undefined ? undefined : field.schema.safeParse(option).data;
}

function decode(
  tool: Tool,
  state: URLSearchParams,
  namesOf: (name: string, field: Field, fields: Operation['fields']) => readonly string[],
): LinkState | null {
  const [first] = Object.keys(tool.operations);
  if (first === undefined) return null;
  const asked = state.get('op');
  const operation = asked !== null && Object.hasOwn(tool.operations, asked) ? asked : first;
  const values: Record<string, unknown> = {};
  const fields = tool.operations[operation]?.fields ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const parameter = namesOf(name, field, fields).find((alias) => state.has(alias));
    const value =
      parameter !== undefined && isLinkable(field) ? readValue(field, state.get(parameter) ?? '') : undefined;
    if (value !== undefined) values[name] = value;
  }
  return { operation, values };
}

/**
 * Decodes a fragment. Links are untrusted: an unknown operation becomes the first one; unknown fields, secrets and
 * invalid values are dropped.
 */
export function decodeLink(tool: Tool, fragment: string): LinkState | null {
  return decode(tool, parametersOf(fragment), (name, { former = [] }) => [name, ...former]);
}

/** Names that query strings of other pages have for the text to work on. */
const INPUT_NAMES = ['input', 'text', 'value', 'q'];

/**
 * Decodes the query string of a link, as written by similar tool collections (`?length=32`); null if it has nothing for
 * this tool.
 */
export function decodeQuery(tool: Tool, search: string): LinkState | null {
  const state = decode(tool, parametersOf(search), (name, { query = [], former = [], primary }, fields) => [
    name,
    ...former,
    ...query,
    ...(primary ? INPUT_NAMES.filter((other) => !Object.hasOwn(fields, other)) : []),
  ]);
  const asks = state && (Object.keys(state.values).length > 0 || parametersOf(search).get('op') === state.operation);
  return asks ? state : null;
}
