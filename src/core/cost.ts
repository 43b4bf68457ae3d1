import { parseInput } from './run.ts';
import type { Operation } from './tool.ts';

/** Work that takes longer than this (ms) starts with a button. */
export const SLOW_MS = 500;

/** Returns the milliseconds that a run on this input takes, as estimated by the operation; 0 without an estimate. */
export function costOfInput({ cost }: Pick<Operation, 'cost'>, input: Readonly<Record<string, unknown>>): number {
  return cost?.(input as never) ?? 0;
}

/** Does the same for raw values; 0 if they are invalid. */
export function costOf(op: Pick<Operation, 'fields' | 'cost'>, values: Readonly<Record<string, unknown>>): number {
  if (!op.cost) return 0;
  const parsed = parseInput(op, values);
  return parsed.ok ? costOfInput(op, parsed.value) : 0;
}
