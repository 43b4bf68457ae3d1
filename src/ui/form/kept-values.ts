import type { Field } from '../../core/field.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import { admitted, type Values } from './values.ts';

/** Fields of two operations are the same one when name, kind and options agree. */
const slotOf = (name: string, { kind, options }: Field) => [name, kind, ...(options ?? [])].join('\n');

type WithFields = Pick<Operation, 'fields'>;

/**
 * What was typed on the page of a tool, over all its operations: switching between them loses nothing. `base` gives what fields hold
 * before that, besides their initial values.
 */
export function createKept(base: (op: WithFields) => Values = () => ({})) {
  const kept = new Map<string, unknown>();
  return {
    keep({ fields }: WithFields, values: Values): void {
      for (const [name, field] of Object.entries(fields)) kept.set(slotOf(name, field), values[name]);
    },
    valuesOf(op: WithFields): Values {
      const before = base(op);
      return Object.fromEntries(
        Object.entries(op.fields).map(([name, field]) => [
          name,
          kept.get(slotOf(name, field)) ?? before[name] ?? field.initial,
        ]),
      );
    },
    /** Takes values from outside; what a field cannot hold is left out. */
    take(op: WithFields, values: Values, primary?: unknown): void {
      const target = primaryOf(op)?.name;
      const all = target === undefined || primary === undefined ? values : { ...values, [target]: primary };
      for (const [name, field] of Object.entries(op.fields)) {
        const value = Object.hasOwn(all, name) ? admitted(field, all[name]) : undefined;
        if (value !== undefined) kept.set(slotOf(name, field), value);
      }
    },
  };
}
