import { parseInput } from './run.ts';
import type { Operation } from './tool.ts';

/** Inputs up to this size (characters and bytes) of light operations run at once, where they are. */
const INLINE_LIMIT = 4096;

/** The time of any run, in milliseconds, and for each kilobyte of its input: a file of gigabytes takes minutes to hash. */
const RUN_MS = 20_000;
const RUN_MS_PER_KB = 1;

/** How many times longer than estimated work may take: phones are several times slower than the reference. */
const SLOWER = 20;

/** What a timer can count; a longer one would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

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

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (typeof value === 'object' && value !== null && 'size' in value) return Number(value.size);
  return 0;
}

/**
 * Returns the milliseconds after which a run is stopped, in the page's worker as in the terminal: nothing runs for ever, whatever the input. Null for
 * small input of a light operation, which needs neither a worker nor a clock.
 * @param cost the estimate, if it has been made
 */
export function timeLimitOf(
  op: Operation,
  input: Readonly<Record<string, unknown>>,
  cost: number = costOf(op, input),
): number | null {
  if (op.timeLimit !== undefined) return op.timeLimit;
  const size = Object.values(input).reduce<number>((sum, value) => sum + sizeOf(value), 0);
  if (!op.cost && op.runsIn !== 'worker' && size <= INLINE_LIMIT) return null;
  const limit = Math.round(RUN_MS + (RUN_MS_PER_KB * size) / 1000 + SLOWER * cost);
  return Math.min(limit, LONGEST_MS);
}
