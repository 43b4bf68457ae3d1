import { type Field, isInputFile } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';
import type { Operation } from '../core/tool.ts';

/** The content of an operation's fields, as typed. */
export type Values = Readonly<Record<string, unknown>>;

export function initialValues(op: Pick<Operation, 'fields'>): Values {
  return Object.fromEntries(Object.entries(op.fields).map(([name, { initial }]) => [name, initial]));
}

/** Compares values; lists are equal if their items are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}

export function sameValues(a: Values, b: Values): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}

/** Whether the field is visible, given the values of the others. */
export function isVisible(field: Field, values: Values): boolean {
  return Object.entries(field.when ?? {}).every(([name, wanted]) => wanted.some((value) => value === values[name]));
}

/** Returns a value from outside (a link, the palette, another tool) as the field holds it; undefined if it can't. */
export function admitted(field: Field, value: unknown): unknown {
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return typeof value === 'string' && fieldKind(field.kind).typed ? value : undefined;
}

/** Makes a file cloneable for the worker: examples contain plain objects, whose methods can't be cloned. */
async function sendable(value: unknown): Promise<unknown> {
  if (Array.isArray(value) && value.some(isInputFile)) return Promise.all(value.map(sendable));
  if (!isInputFile(value) || value instanceof Blob) return value;
  return new File([await value.arrayBuffer()], value.name, { type: value.type });
}

/** Makes all values cloneable for the worker. */
export async function allSendable(values: Values): Promise<Values> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await sendable(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
