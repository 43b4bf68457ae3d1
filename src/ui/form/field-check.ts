import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type { Failure } from '../../core/failure.ts';
import { readField } from '../../core/run.ts';
import type { Operation } from '../../core/tool.ts';
import type { Values } from './values.ts';

export interface Checked {
  /** The values as the operation receives them, with invalid ones replaced by initial values. */
  input: Values;
  /** Why the field rules reject values. */
  refused: readonly Failure[];
}

/**
 * Creates a check of values against their field rules that runs once per value: a large text isn't read again because a
 * checkbox changed or the page re-rendered.
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

type Check = ReturnType<typeof createFieldCheck>;

/** Wraps the check as a resolver for react-hook-form, which moves the focus to the first invalid field. */
export function resolverOf(check: Check): Resolver<Record<string, unknown>> {
  return standardSchemaResolver<Record<string, unknown>, unknown, Record<string, unknown>>({
    '~standard': {
      version: 1,
      vendor: 'it-tools',
      validate(values) {
        const { input, refused } = check(values as Values);
        if (refused.length === 0) return { value: input };
        return { issues: refused.map(({ code, field }) => ({ message: code, path: [field ?? ''] })) };
      },
    },
  });
}
