import { type CarriedValue, fitted } from './chain.ts';
import type { Failure } from '../failure.ts';
import { isInputFile } from '../field.ts';
import { fieldKind, type FieldKind } from '../kinds.ts';
import { type Passed, primaryValue } from './passing.ts';

/**
 * Where the options of a step take their values from, by field: `input` for that of the chain, another input by its name, or
 * the number of a step above.
 */
export type Sources = Readonly<Record<string, string>>;

/** The input of the whole chain, as a source. */
export const INPUT = 'input';

/** The names of inputs: short, and no numbers. */
export const INPUT_NAME = /^[a-z][a-z\d]{0,19}$/;

/** Returns the number of the step that a source names; null if it names an input. */
export const stepIn = (source: string): number | null => (/^\d+$/.test(source) ? Number(source) : null);

/** Whether an option of this kind can take a value from elsewhere. Choices and switches can't. */
export const takesSource = (kind: FieldKind | undefined): boolean =>
  kind !== undefined && fieldKind(kind).takes.includes('text') && fieldKind(kind).file !== 'many';

/** What there is to take: the input of the chain, the other inputs, and what the steps above have made. */
export interface Origin {
  input: CarriedValue;
  inputs: Readonly<Record<string, string>>;
  made: readonly (readonly Passed[])[];
}

export type TakenValues = { ok: true; values: Readonly<Record<string, unknown>> } | { ok: false; failure: Failure };

function valueOf(source: string, { input, inputs, made }: Origin): CarriedValue | Failure {
  const number = stepIn(source);
  if (source === INPUT) return input;
  if (number === null)
    return Object.hasOwn(inputs, source) ? (inputs[source] ?? '') : { code: 'no-input', params: { source } };
  const passed = number > 0 ? made[number - 1] : undefined;
  if (!passed) return { code: 'bad-source', params: { source } };
  const [only, ...others] = passed;
  return only && others.length === 0 ? only.value : { code: 'several-values', params: { source } };
}

const isFailure = (value: CarriedValue | Failure): value is Failure => typeof value === 'object' && 'code' in value;

/** Returns the values of the options that take them from elsewhere. */
export async function takenFrom(
  sources: Sources,
  kinds: Readonly<Record<string, FieldKind>>,
  origin: Origin,
): Promise<TakenValues> {
  const values: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(sources)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const value = valueOf(source, origin);
    if (isFailure(value)) return { ok: false, failure: { ...value, field: name } };
    const fitting = await fitted(value, kind ?? 'text');
    if (fitting.lossy || (kind !== undefined && !takesSource(kind)))
      return { ok: false, failure: { code: 'no-text-source', field: name, params: { source } } };
    values[name] = isInputFile(fitting.value) ? fitting.value : primaryValue(kind ?? 'text', fitting.value);
  }
  return { ok: true, values };
}
