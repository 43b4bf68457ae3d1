import { outputEntries } from '../../../core/outputs.ts';
import { outputKey } from '../../../core/text-keys.ts';
import type { Operation } from '../../../core/tool.ts';
import type { NamedOutput } from './output-slot.tsx';
import type { Words } from '../../words.ts';

/** The outputs of an operation with their labels and values; empty ones where there is no result yet. */
export function namedOutputs(
  idBase: string,
  operation: string,
  op: Operation,
  result: unknown,
  words: Words,
): NamedOutput[] {
  return outputEntries(op, result).map(({ name, output, value }) => ({
    name,
    id: `${idBase}-out-${name}`,
    label: words.tool(outputKey(operation, op, name)) ?? name,
    output,
    value,
  }));
}
