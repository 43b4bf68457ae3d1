import { types } from 'node:util';
import vm from 'node:vm';
import { loadSpec } from '../catalogue/load-spec.ts';
import type { CardHead } from '../core/card.ts';
import { type Result, type RunEnvironment, runTool } from '../core/run.ts';
import type { Tool } from '../core/tool.ts';

/**
 * Runs an operation in this process. When its time limit is over, V8 ends it wherever it is, even inside a regular
 * expression; that holds for what the transform does before it awaits.
 */
export async function runLimited(
  tool: Tool,
  operation: string,
  input: Readonly<Record<string, unknown>>,
  environment: RunEnvironment,
): Promise<Result> {
  const work = () => runTool(tool, operation, input, environment);
  const limit = Object.hasOwn(tool.operations, operation) ? tool.operations[operation]?.timeLimit : undefined;
  if (limit === undefined) return work();
  try {
    return await (vm.runInNewContext('work()', { work }, { timeout: limit }) as Promise<Result>);
  } catch (error) {
    // An error of the other context: `instanceof Error` does not hold.
    if (types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return { ok: false, failure: { code: 'time-limit', params: { limit } } };
    throw error;
  }
}

/** Runs an operation in this process; the terminal has no page to hold up. */
export async function execute(
  card: Pick<CardHead, 'id' | 'category'>,
  operation: string,
  input: Readonly<Record<string, unknown>>,
  environment: Partial<RunEnvironment> = {},
): Promise<Result> {
  return runLimited(await loadSpec(card), operation, input, { now: Date.now(), ...environment });
}
