import type { Field } from './field.ts';
import { fieldKind, valueText } from './kinds.ts';
import type { Operation, Tool } from './tool.ts';

/** Longest fragment that browsers and chat programs pass on whole. */
export const LINK_LIMIT = 8_000;

/** Fields that a link may carry: those whose value can be written as a text, and no secrets. */
export function isLinkable(field: Pick<Field, 'kind' | 'secret'>): boolean {
  return !field.secret && fieldKind(field.kind).toText !== null;
}

/** The state of a form as a URL fragment without `#`: the operation and every linkable field that is not at its initial value. */
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

/** The value of a field in a text of a link; undefined where its rule refuses it. Options are read without regard to case. */
function readValue(field: Field, text: string): unknown {
  const parsed = field.schema.safeParse(text);
  if (parsed.success) return parsed.data;
  const option = field.options?.find((known) => known.toLowerCase() === text.toLowerCase());
  return option === undefined ? undefined : field.schema.safeParse(option).data;
}

function decode(
  tool: Tool,
  state: URLSearchParams,
  namesOf: (name: string, field: Field) => readonly string[],
): LinkState | null {
  const [first] = Object.keys(tool.operations);
  if (first === undefined) return null;
  const asked = state.get('op');
  const operation = asked !== null && Object.hasOwn(tool.operations, asked) ? asked : first;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(tool.operations[operation]?.fields ?? {})) {
    const given = namesOf(name, field).find((one) => state.has(one));
    const value = given !== undefined && isLinkable(field) ? readValue(field, state.get(given) ?? '') : undefined;
    if (value !== undefined) values[name] = value;
  }
  return { operation, values };
}

/**
 * Reads a fragment. A link is a stranger's word: an unknown operation means the first one; unknown fields, secrets and
 * values that break the rule of their field are left out.
 */
export function decodeLink(tool: Tool, fragment: string): LinkState | null {
  return decode(tool, new URLSearchParams(fragment.replace(/^#/, '')), (name) => [name]);
}

/** Reads the query of a link, as other collections write them (`?length=32`); null where it says nothing of this tool. */
export function decodeQuery(tool: Tool, search: string): LinkState | null {
  const state = decode(tool, new URLSearchParams(search), (name, { query = [] }) => [name, ...query]);
  const asks =
    state && (Object.keys(state.values).length > 0 || new URLSearchParams(search).get('op') === state.operation);
  return asks ? state : null;
}
