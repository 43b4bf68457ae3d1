import { valueKind } from '../../core/kinds.ts';
import { outputKey } from '../../core/text-keys.ts';
import { isSingleOutput, type Operation, outputsOf } from '../../core/tool.ts';
import type { NamedOutput } from './output-slot.tsx';
import type { Words } from './words.ts';

/** The outputs of an operation with their labels and values; empty ones where there is no result yet. */
export function namedOutputs(
  idBase: string,
  operation: string,
  op: Operation,
  result: unknown,
  words: Words,
): NamedOutput[] {
  return Object.entries(outputsOf(op)).map(([name, output]) => {
    const own = isSingleOutput(op.output) ? result : (result as Record<string, unknown> | undefined)?.[name];
    return {
      id: `${idBase}-out-${name}`,
      label: words.tool(outputKey(operation, op, name)) ?? name,
      output,
      value: own === undefined ? valueKind(output.kind).empty : own,
    };
  });
}
