import { parseInput } from './run.ts';
import type { Operation } from './tool.ts';

/** Work that takes longer than this (ms) waits for a button. */
export const SLOW_MS = 500;

/** Milliseconds that a run on these values takes, by the estimate of the operation; 0 where it has none or the values break a rule. */
export function costOf(op: Pick<Operation, 'fields' | 'cost'>, values: Readonly<Record<string, unknown>>): number {
  if (!op.cost) return 0;
  const parsed = parseInput(op, values);
  return parsed.ok ? op.cost(parsed.input as never) : 0;
}
