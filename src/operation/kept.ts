import type { Field } from '../core/field.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import { generated } from './example.ts';
import { admitted, type Values } from './values.ts';

/** Fields of two operations are the same if name, kind and options match. */
const slotOf = (name: string, { kind, options }: Field) => [name, kind, ...(options ?? [])].join('\n');

type WithFields = Pick<Operation, 'fields'>;

/**
 * Keeps what was entered on a tool's page across all its operations, so that switching between them preserves it.
 * `base` returns what fields hold initially, in addition to their initial values.
 */
export function createKept(base: (op: WithFields) => Values = () => ({})) {
  const kept = new Map<string, unknown>();
  return {
    /** Stores what the fields hold; `values` may be those of some of them. */
    keep({ fields }: WithFields, values: Values): void {
      for (const [name, field] of Object.entries(fields)) {
        if (Object.hasOwn(values, name)) kept.set(slotOf(name, field), values[name]);
      }
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
    /**
     * Fills fields that can generate a value and returns what it has filled in; `made` are values that a result may have
     * been computed from.
     */
    arrive(op: WithFields | undefined, made: Values = {}): Values {
      if (!op) return {};
      const fresh = generated(op, this.valuesOf(op));
      const filled = Object.entries(op.fields).flatMap(([name, field]) => {
        const slot = slotOf(name, field);
        if (!Object.hasOwn(fresh, name) || kept.has(slot)) return [];
        const value = made[name] ?? fresh[name];
        kept.set(slot, value);
        return [[name, value] as const];
      });
      return Object.fromEntries(filled);
    },
    /** Sets values from outside; values that a field can't hold are ignored. */
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

export type Kept = ReturnType<typeof createKept>;
