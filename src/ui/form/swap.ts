import { firstOutput, inputFile } from '../../core/outputs.ts';
import type { Operation } from '../../core/tool.ts';
import type { OutputFile } from '../../core/values.ts';

/** `decode` or `other-tool/decode`, taken apart. */
export function targetOf(inverse: string): { toolId: string | null; operation: string } {
  const [first = '', second] = inverse.split('/');
  return second === undefined ? { toolId: null, operation: first } : { toolId: first, operation: second };
}

/** What goes the way back: the first output, when it can stand in a field. */
export function returned(op: Pick<Operation, 'output'>, output: unknown): unknown {
  const { output: kind, value } = firstOutput(op, output);
  if (kind.kind === 'file') return value === null ? undefined : inputFile(value as OutputFile);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
