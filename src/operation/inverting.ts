import type { Edited } from '../core/edits.ts';
import { fieldKind } from '../core/kinds.ts';
import { inverseTarget, returnedValue, settingsForInverse } from '../core/inverse.ts';
import { firstOutput } from '../core/outputs.ts';
import { type Operation, primaryOf, type Tool } from '../core/tool.ts';
import type { Run } from './runs.ts';
import { initialValues, type Values } from './values.ts';

/** Makes the result of an operation editable: text typed there runs through the inverse operation. */
export interface Inverting {
  /** The output that can be edited. */
  name: string;
  read: (typed: string, input: Values, signal: AbortSignal) => Promise<Edited>;
}

const takesText = (op: Operation) => {
  const primary = primaryOf(op);
  return primary && fieldKind(primary.field.kind).textual ? primary.name : undefined;
};

/** Returns how to edit a text result in place; undefined if no operation of the tool reverses this one. */
export function invertingOf(toolId: string, tool: Tool, op: Operation, run: Run): Inverting | undefined {
  if (op.inverse === undefined) return undefined;
  const target = inverseTarget(toolId, op.inverse);
  const inverse = target.toolId === toolId ? tool.operations[target.operation] : undefined;
  const { name, output } = firstOutput(op, undefined);
  if (!inverse || output.kind !== 'text' || firstOutput(inverse, undefined).output.kind !== 'text') return undefined;
  const [from, to] = [takesText(inverse), takesText(op)];
  if (from === undefined || to === undefined) return undefined;
  return {
    name,
    async read(typed, input, signal) {
      const values = { ...initialValues(inverse), ...settingsForInverse(op, inverse, input), [from]: typed };
      const result = await run(target.operation, values, { signal });
      if (!result.ok) return { ok: false, failure: { ...result.failure, field: undefined } };
      return { ok: true, values: { [to]: returnedValue(inverse, result.output) ?? '' } };
    },
  };
}
