import type { Failure } from '../../core/failure.ts';
import { readField } from '../../core/run.ts';
import type { Operation } from '../../core/tool.ts';
import type { Values } from './values.ts';

export interface Checked {
  /** The values as the operation gets them; initial ones in the place of those that are refused. */
  input: Values;
  /** What the rules of the fields have against the values. */
  refused: readonly Failure[];
}

/**
 * Checks values against the rules of their fields, each value once, however often it is asked about: a large text is not read again
 * because a checkbox beside it changed or the page was drawn again.
 */
export function createFieldCheck({ fields }: Pick<Operation, 'fields'>): (values: Values) => Checked {
  const known = new Map<string, { value: unknown; read: ReturnType<typeof readField> }>();
  return (values) => {
    const input: Record<string, unknown> = {};
    const refused: Failure[] = [];
    for (const [name, field] of Object.entries(fields)) {
      const value = values[name];
      let last = known.get(name);
      if (!last || !Object.is(last.value, value)) {
        last = { value, read: readField(name, field, value) };
        known.set(name, last);
      }
      input[name] = last.read.ok ? last.read.value : field.initial;
      if (!last.read.ok) refused.push(last.read.failure);
    }
    return { input, refused };
  };
}
