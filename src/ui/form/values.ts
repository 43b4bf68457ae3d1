import { type Field, isInputFile } from '../../core/field.ts';
import { fieldKind } from '../../core/kinds.ts';
import type { Operation } from '../../core/tool.ts';

/** What the fields of an operation hold, as it was typed. */
export type Values = Readonly<Record<string, unknown>>;

export function initialValues(op: Pick<Operation, 'fields'>): Values {
  return Object.fromEntries(Object.entries(op.fields).map(([name, { initial }]) => [name, initial]));
}

export function sameValues(a: Values, b: Values): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}

/** Is the field in sight, given what the others hold? */
export function isShown(field: Field, values: Values): boolean {
  return Object.entries(field.when ?? {}).every(([name, wanted]) => wanted.some((value) => value === values[name]));
}

/** A value from outside (a link, the palette, another tool) as the field holds it; undefined when it cannot. */
export function admitted(field: Field, value: unknown): unknown {
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return typeof value === 'string' && fieldKind(field.kind).typed ? value : undefined;
}

/** A file that the worker can be sent: examples carry plain objects, whose methods cannot be cloned. */
export async function sendable(value: unknown): Promise<unknown> {
  if (!isInputFile(value) || value instanceof Blob) return value;
  return new File([await value.arrayBuffer()], value.name, { type: value.type });
}
