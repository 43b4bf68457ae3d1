import { type InputFile, isInputFile } from './field.ts';
import { carriedBy, fieldKind, type FieldKind, valueKind } from './kinds.ts';
import { type Operation, outputsOf } from './tool.ts';
import type { Output, OutputFile, Say, ValueKind } from './values.ts';

export const MOST_STAGES = 6;

/** Most that goes from one stage to the next: characters, or bytes of a file. */
export const MOST_BETWEEN = 5_000_000;

/** Can the first output of an operation fill the primary field of another one? A verdict cannot: it is made of words. */
export function connects(from: ValueKind, to: FieldKind): boolean {
  return fieldKind(to).takes.includes(carriedBy(from));
}

/** The value that leaves an operation: its first output. */
export function firstOutput(op: Pick<Operation, 'output'>, output: unknown): { kind: Output; value: unknown } {
  const [[name, kind] = []] = Object.entries(outputsOf(op));
  if (name === undefined || !kind) throw new TypeError('an operation has an output');
  const single = typeof op.output.kind === 'string';
  return { kind, value: single ? output : (output as Readonly<Record<string, unknown>>)[name] };
}

/** What the next stage gets: a text, or the bytes of a file; null where the output holds nothing. */
export function carried(op: Pick<Operation, 'output'>, output: unknown, say: Say): string | InputFile | null {
  const { kind, value } = firstOutput(op, output);
  if (value === null || value === undefined) return null;
  const { carries, text } = valueKind(kind.kind);
  if (carries === 'bytes') {
    const { name, type, bytes } = value as OutputFile;
    return new File([bytes], name, { type });
  }
  return typeof carries === 'function' ? JSON.stringify(carries(value, say), null, 2) : text(value, say, kind);
}

export function sizeOfCarried(value: string | InputFile): number {
  return typeof value === 'string' ? value.length : value.size;
}

/**
 * The value as a field takes it: a text becomes a file for a field that wants one, bytes become text as UTF-8; `lossy` says that
 * some bytes were none.
 */
export async function fitted(
  value: string | InputFile,
  kind: FieldKind,
): Promise<{ value: string | InputFile; lossy: boolean }> {
  const { file } = fieldKind(kind);
  if (!isInputFile(value)) return { value: file === 'only' ? new File([value], 'text.txt') : value, lossy: false };
  if (file !== 'never') return { value, lossy: false };
  const text = new TextDecoder().decode(await value.arrayBuffer());
  return { value: text, lossy: text.includes('\uFFFD') };
}
