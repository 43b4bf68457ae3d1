import { types } from 'node:util';
import vm from 'node:vm';
import { loadSpec } from '../catalogue/load-spec.ts';
import { internal, type Result, type RunEnvironment, runTool, timeLimitFailure } from '../core/run.ts';
import type { Tool } from '../core/tool.ts';
import type { Run } from './run.ts';

// One context for all runs: a new one takes a millisecond. `work` is called before anything else can set it.
const context: { work: () => Promise<Result> } = { work: () => Promise.reject(new Error('no work')) };
const call = new vm.Script('work()');
vm.createContext(context);

/**
 * Runs an operation in this process. At its time limit, V8 terminates it anywhere, even inside a regular expression, as
 * long as the transform hasn't awaited yet.
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
    context.work = work;
    return await (call.runInContext(context, { timeout: limit }) as Promise<Result>);
  } catch (error) {
    // An error from the other context, for which `instanceof Error` is false.
    if (types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return { ok: false, failure: timeLimitFailure(limit) };
    throw error;
  }
}

/** Runs an operation in this process; the command line has no page to block. */
export const run: Run = async ({ card, operation, input, language }, { signal, onProgress, texts } = {}) => {
  const tool = await loadSpec(card).catch(internal);
  if ('ok' in tool) return tool;
  const environment = { now: Date.now(), language, texts, signal, progress: onProgress };
  return runLimited(tool, operation, input, environment).catch(internal);
};
