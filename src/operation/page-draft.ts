import type { Tool } from '../core/tool.ts';
import { type Draft, leftDraft } from '../session/drafts.ts';
import type { Kept } from './kept.ts';
import { pageFields } from './below.ts';
import { sameValues, type Values } from './values.ts';

type ByOperation = Readonly<Record<string, Values>>;

/** Returns the part of the values that secret fields hold, or the other fields. */
function partOf(tool: Tool, values: ByOperation, secret: boolean): ByOperation {
  const only = (name: string, own: Values): Values => {
    const op = tool.operations[name];
    const fields = op ? pageFields(tool, op).fields : {};
    return Object.fromEntries(Object.entries(own).filter(([field]) => (fields[field]?.secret === true) === secret));
  };
  return Object.fromEntries(Object.entries(values).map(([name, own]) => [name, only(name, own)]));
}

const valuesIn = (tool: Tool, kept: Kept): ByOperation =>
  Object.fromEntries(Object.entries(tool.operations).map(([name, op]) => [name, kept.valuesOf(pageFields(tool, op))]));

const isEqual = (a: ByOperation, b: ByOperation) =>
  Object.entries(a).every(([name, values]) => sameValues(values, b[name] ?? {}));

/**
 * Returns what was entered on a tool's page, in all of its operations; `undefined` if it's as a new visit would open it:
 * with the operation and values of `opened`.
 */
export function pageDraft(
  tool: Tool,
  current: { operation: string; kept: Kept },
  opened: { operation: string; kept: Kept },
): Draft | undefined {
  const values = valuesIn(tool, current.kept);
  const before = valuesIn(tool, opened.kept);
  if (current.operation === opened.operation && isEqual(values, before)) return undefined;
  const secret = partOf(tool, values, true);
  return {
    open: { operation: current.operation, values: partOf(tool, values, false) },
    ...(!isEqual(secret, partOf(tool, before, true)) && { secret }),
  };
}

/** Restores what was entered before the page was left or reloaded, and returns the operation that was open; null if nothing was. */
export function restorePage(tool: Tool, kept: Kept, part: string): string | null {
  const draft = leftDraft(part);
  if (!draft) return null;
  const { operation, values } = draft.open as { operation: string; values: ByOperation };
  for (const group of [values, draft.secret as ByOperation | undefined]) {
    for (const [name, own] of Object.entries(group ?? {})) {
      const op = tool.operations[name];
      if (op) kept.take(pageFields(tool, op), own);
    }
  }
  return Object.hasOwn(tool.operations, operation) ? operation : null;
}
