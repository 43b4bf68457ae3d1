import type { InputFile } from './field.ts';
import { firstOutput, inputFile } from './outputs.ts';
import type { Operation } from './tool.ts';
import type { OutputFile } from './values.ts';

/** The operation that reverses another. */
export interface InverseTarget {
  toolId: string;
  operation: string;
}

/** Resolves the `inverse` of an operation: `decode` in the same tool, `other-tool/decode` in another. */
export function inverseTarget(toolId: string, inverse: string): InverseTarget {
  const [first = '', second] = inverse.split('/');
  return second === undefined ? { toolId, operation: first } : { toolId: first, operation: second };
}

/**
 * Returns the value to send back: the first output of a run, if a field can hold it (a text or a file) and it isn't
 * empty.
 */
export function returnedValue(op: Pick<Operation, 'output'>, result: unknown): string | InputFile | undefined {
  const { output, value } = firstOutput(op, result);
  if (output.kind === 'file') return value === null ? undefined : inputFile(value as OutputFile);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Returns the settings to pass to the inverse operation: those of the non-primary fields that both have by name and
 * kind, if the other field's rule accepts them (a decoder that detects a style has an option that no encoder has).
 */
export function settingsForInverse(
  from: Pick<Operation, 'fields'>,
  to: Pick<Operation, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(from.fields)) {
    const other = Object.hasOwn(to.fields, name) ? to.fields[name] : undefined;
    if (!other || field.primary || other.primary || field.kind !== other.kind || values[name] === undefined) continue;
    const parsed = other.schema.safeParse(values[name]);
    if (parsed.success) settings[name] = parsed.data;
  }
  return settings;
}
