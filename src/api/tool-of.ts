import { runTool } from '../core/run.ts';
import type { Tool } from '../core/tool.ts';
import { fromJson } from './json.ts';

export interface ToolOptions {
  language?: string;
  signal?: AbortSignal;
  /** Called with the completed share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Returns the operations of a tool as functions, without the texts and the code of other tools. */
export function toolOf(tool: Tool) {
  const call =
    (operation: string) =>
    async (input: Readonly<Record<string, unknown>> = {}, { onProgress, ...options }: ToolOptions = {}) => {
      const environment = { now: Date.now(), progress: onProgress, ...options };
      const result = await runTool(tool, operation, fromJson(input), environment);
      if (result.ok) {
        const { output, warnings, readings } = result;
        return { ok: true, output, ...(warnings.length > 0 && { warnings }), ...(readings && { readings }) };
      }
      const { code, field, params, at, fix } = result.failure;
      return { ok: false, failure: { code, field, params, at, fix: fix?.values } };
    };
  return Object.fromEntries(Object.keys(tool.operations).map((name) => [name, call(name)]));
}
