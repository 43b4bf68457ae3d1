import { carried, type CarriedValue, fitted, sizeOfCarried } from './chain.ts';
import type { InputFile } from '../field.ts';
import { fieldKind, type FieldKind } from '../kinds.ts';
import type { Result } from '../run.ts';
import type { Operation } from '../tool.ts';
import type { Say } from '../values.ts';

// How a value gets from one step of a chain to the next: in a line, on the page of chains, and in a worker.

/** One of the values that pass to a step, with its name if there may be others. */
export interface Passed {
  name: string | null;
  value: CarriedValue;
}

/** What came of one of several values. */
export interface NamedResult {
  /** The name of its file, or its number. */
  name: string;
  result: Result;
}

/** What a step came to; `each` if it ran on each of several values, up to the first failure. */
export interface StepResult {
  result: Result;
  each?: readonly NamedResult[];
}

/** Converts numbers, so that a form shows them as such; anything else stays as typed, and the rule of the field reports it. */
export function primaryValue(kind: FieldKind, text: string): unknown {
  const isNumber = fieldKind(kind).numeric && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(text);
  return isNumber ? Number(text) : text;
}

/** Runs a step on what passes to it: once with all values if its field takes many, otherwise once with each. */
export async function resultsOfEach(
  kind: FieldKind,
  passed: readonly Passed[],
  run: (value: CarriedValue | readonly CarriedValue[]) => Promise<Result>,
): Promise<StepResult> {
  const [only] = passed;
  if (fieldKind(kind).file === 'many') return { result: await run(passed.map(({ value }) => value)) };
  if (only?.name === null) return { result: await run(only.value) };
  const each: NamedResult[] = [];
  for (const [index, { name, value }] of passed.entries()) {
    const result = await run(value);
    each.push({ name: name ?? String(index + 1), result });
    if (!result.ok) break;
  }
  const failed = each.find(({ result }) => !result.ok) ?? each[0];
  return failed ? { result: failed.result, each } : { result: await run('') };
}

/** Returns what a step passes on, before it's fitted to the next one. */
export function passedBy({ op, result, each }: StepResult & { op: Pick<Operation, 'output'> }, say: Say): Passed[] {
  const results = each ?? [{ name: null, result }];
  return results.flatMap(({ name, result: own }) => {
    const value = own.ok ? carried(op, own.output, say) : null;
    if (!Array.isArray(value)) return [{ name, value: (value ?? '') as CarriedValue }];
    const above = name === null ? '' : `${name}/`;
    return value.map((file: InputFile) => ({ name: above + file.name, value: file }));
  });
}

export const sizeOfPassed = (passed: readonly Passed[]): number =>
  passed.reduce((sum, { value }) => sum + sizeOfCarried(value), 0);

/** Converts what is passed on to what a field of this kind accepts; `lossy` if bytes that aren't text were replaced. */
export async function fittedTo(
  kind: FieldKind,
  passed: readonly Passed[],
): Promise<{ passed: Passed[]; lossy: boolean }> {
  const all = await Promise.all(passed.map(async ({ name, value }) => ({ name, ...(await fitted(value, kind)) })));
  return { passed: all.map(({ name, value }) => ({ name, value })), lossy: all.some(({ lossy }) => lossy) };
}
