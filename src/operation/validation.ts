import * as z from 'zod/mini';
import type { Failure } from '../core/failure.ts';
import { refusalOf } from '../core/run.ts';
import type { Operation } from '../core/tool.ts';
import type { Values } from './values.ts';

type WithFields = Pick<Operation, 'fields'>;

/** The values of an operation's fields as their rules read them. */
export interface Validation {
  /** The values as the operation receives them, with refused ones replaced by initial values. */
  input: Values;
  /** Why the rules refuse values; at most one failure for each field. */
  refused: readonly Failure[];
}

const schemas = new WeakMap<WithFields['fields'], z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>>();

/** Returns the rules of an operation's fields as one, built once. */
export function schemaOf({ fields }: WithFields) {
  const built =
    schemas.get(fields) ??
    z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));
  schemas.set(fields, built);
  return built;
}

/** Reads the values of all fields by their rules. */
export function validationOf(op: WithFields, values: Values): Validation {
  const schema = schemaOf(op);
  const raw = Object.fromEntries(
    Object.entries(op.fields).map(([name, { initial }]) => [name, values[name] ?? initial]),
  );
  const parsed = schema.safeParse(raw);

  if (parsed.success) return { input: parsed.data, refused: [] };
  const codes = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    if (!codes.has(name)) codes.set(name, message);
  }
  const initial = Object.fromEntries([...codes.keys()].map((name) => [name, op.fields[name]?.initial]));
  const refused = [...codes].flatMap(([name, code]) => {
    const field = op.fields[name];
    return field ? [refusalOf(name, field, code)] : [];
  });
  return { input: schema.parse({ ...raw, ...initial }), refused };
}
