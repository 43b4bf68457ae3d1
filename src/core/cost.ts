import { parseInput } from './run.ts';
import type { Operation } from './tool.ts';

/** Work that takes longer than this (ms) waits for a button. */
export const SLOW_MS = 500;

/** Milliseconds that a run on this input takes, by the estimate of the operation; 0 where it has none. */
export function costOfInput({ cost }: Pick<Operation, 'cost'>, input: Readonly<Record<string, unknown>>): number {
  return cost?.(input as never) ?? 0;
}

/** The same for raw values; 0 where they break a rule. */
export function costOf(op: Pick<Operation, 'fields' | 'cost'>, values: Readonly<Record<string, unknown>>): number {
  if (!op.cost) return 0;
  const parsed = parseInput(op, values);
  return parsed.ok ? costOfInput(op, parsed.value) : 0;
}
