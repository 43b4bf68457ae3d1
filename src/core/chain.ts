import { decodeLossily } from './decode-text.ts';
import { type InputFile, isInputFile } from './field.ts';
import { carriedBy, fieldKind, type FieldKind, valueKind } from './kinds.ts';
import { firstOutput, inputFile, outputText } from './outputs.ts';
import type { Operation } from './tool.ts';
import type { OutputFile, Say, ValueKind } from './values.ts';

export const MOST_STAGES = 6;

/** Most that goes from one stage to the next: characters, or bytes of a file. */
export const MOST_BETWEEN = 5_000_000;

/** Can the first output of an operation fill the primary field of another one? A verdict cannot: it is made of words. */
export function connects(from: ValueKind, to: FieldKind): boolean {
  return fieldKind(to).takes.includes(carriedBy(from));
}

/** What the next stage gets: a text, or the bytes of a file; null where the output holds nothing. */
export function carried(op: Pick<Operation, 'output'>, output: unknown, say: Say): string | InputFile | null {
  const first = firstOutput(op, output);
  if (first.value === null) return null;
  const { carries } = valueKind(first.output.kind);
  if (carries === 'bytes') return inputFile(first.value as OutputFile);
  return typeof carries === 'function' ? JSON.stringify(carries(first.value, say), null, 2) : outputText(first, say);
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
  const { text, lossy } = decodeLossily(new Uint8Array(await value.arrayBuffer()));
  return { value: text, lossy };
}
