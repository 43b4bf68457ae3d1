import { type Operation, outputsOf } from '../../core/tool.ts';
import type { OutputFile } from '../../core/values.ts';

/** `decode` or `other-tool/decode`, taken apart. */
export function targetOf(inverse: string): { toolId: string | null; operation: string } {
  const [first = '', second] = inverse.split('/');
  return second === undefined ? { toolId: null, operation: first } : { toolId: first, operation: second };
}

/** What goes the way back: the first output, when it can stand in a field. */
export function returned(op: Pick<Operation, 'output'>, output: unknown): unknown {
  const [first] = Object.entries(outputsOf(op));
  if (!first) return undefined;
  const value =
    'kind' in op.output && typeof op.output.kind === 'string' ? output : (output as Record<string, unknown>)[first[0]];
  if (first[1].kind === 'file') {
    const file = value as OutputFile | null;
    return file ? new File([file.bytes], file.name, { type: file.type }) : undefined;
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}
