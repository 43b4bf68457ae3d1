import type { InputFile } from './field.ts';
import { firstOutput, inputFile } from './outputs.ts';
import type { Operation } from './tool.ts';
import type { OutputFile } from './values.ts';

/** The operation that undoes another one. */
export interface InverseTarget {
  toolId: string;
  operation: string;
}

/** Where the `inverse` of an operation leads: `decode` to one of the same tool, `other-tool/decode` to one of another. */
export function inverseTarget(toolId: string, inverse: string): InverseTarget {
  const [first = '', second] = inverse.split('/');
  return second === undefined ? { toolId, operation: first } : { toolId: first, operation: second };
}

/** What goes back: the first output of a run, when a field can hold it (a text or a file) and it is not empty. */
export function returnedValue(op: Pick<Operation, 'output'>, result: unknown): string | InputFile | undefined {
  const { output, value } = firstOutput(op, result);
  if (output.kind === 'file') return value === null ? undefined : inputFile(value as OutputFile);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The values that go along to the inverse operation: those of the fields that both have by name and kind, besides the primary ones, as
 * far as the rule of the other field takes them (a decoder that guesses a style has an option that no encoder has).
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
