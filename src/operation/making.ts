import type { Run, Runs } from './runs.ts';
import type { Values } from './values.ts';

/** Makes outputs that were left out of the last result, with what there is to say of them. */
export const createMaking = (run: (values: Values, signal: AbortSignal) => ReturnType<Run>, runs: Runs) =>
  async function make(output: string): Promise<unknown> {
    const { good } = runs.get();
    if (!good) return undefined;
    const result = await run(good.values, new AbortController().signal);
    if (!result.ok) return void runs.complete(good, result);
    const made = (result.output as Values)[output];
    const all = { ...(good.result.output as Values), [output]: made };
    runs.complete(good, { ...good.result, warnings: result.warnings, output: all });
    return made;
  };
