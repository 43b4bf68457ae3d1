import { types } from 'node:util';
import vm from 'node:vm';
import { loadSpec } from '../catalogue/load-spec.ts';
import { internal, type Result, type RunEnvironment, runTool } from '../core/run.ts';
import type { Tool } from '../core/tool.ts';
import type { Run } from './run.ts';

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
export const run: Run = async ({ card, operation, input, language }, { signal, onProgress, texts } = {}) => {
  const tool = await loadSpec(card).catch(internal);
  if ('ok' in tool) return tool;
  const environment = { now: Date.now(), language, texts, signal, progress: onProgress };
  return runLimited(tool, operation, input, environment).catch(internal);
};
