import { loadSpec } from '../catalogue/load-spec.ts';
import type { CardHead } from '../core/card.ts';
import { type Result, type RunEnvironment, runTool } from '../core/run.ts';

/** Runs an operation in this process; the terminal has no page to hold up. */
export async function execute(
  card: Pick<CardHead, 'id' | 'category'>,
  operation: string,
  input: Readonly<Record<string, unknown>>,
  environment: Partial<RunEnvironment> = {},
): Promise<Result> {
  return runTool(await loadSpec(card), operation, input, { now: Date.now(), ...environment });
}
