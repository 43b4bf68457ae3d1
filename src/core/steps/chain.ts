import { decodeLossily } from '../decode-text.ts';
import { type InputFile, isInputFile } from '../field.ts';
import { carriedBy, fieldKind, type FieldKind, valueKind, takesFilesOnly } from '../kinds.ts';
import { firstOutput, inputFile, type OutputEntry, outputText } from '../outputs.ts';
import type { Operation } from '../tool.ts';
import type { OutputFile, Say, ValueKind } from '../values.ts';

export const MOST_STAGES = 6;

/** The most that can pass between two stages: characters, or bytes of files. */
export const MOST_BETWEEN = 5_000_000;

/** A value that one run takes: a text, or the bytes of a file. */
export type CarriedValue = string | InputFile;

/**
 * Checks whether the first output of an operation can fill the primary field of another: several files run one by one, or
 * together where the field takes many. A verdict can't, because it consists of words.
 */
export function connects(from: ValueKind, to: FieldKind): boolean {
  const carried = carriedBy(from);
  return fieldKind(to).takes.includes(carried === 'many' ? 'bytes' : carried);
}

/** Returns what the next stage receives, a list if the output carries many; null if the output is empty. */
export function carried(
  op: Pick<Operation, 'output'>,
  output: unknown,
  say: Say,
): CarriedValue | readonly InputFile[] | null {
  return carriedValue(firstOutput(op, output), say);
}

/** Converts an output to the value that another operation receives. */
export function carriedValue(
  { output, value }: Pick<OutputEntry, 'output' | 'value'>,
  say: Say,
): CarriedValue | readonly InputFile[] | null {
  if (value === null) return null;
  const { carries } = valueKind(output.kind);
  if (carries === 'bytes') return inputFile(value as OutputFile);
  if (carries === 'many') return (value as readonly OutputFile[]).map(inputFile);
  return typeof carries === 'function'
    ? JSON.stringify(carries(value, say), null, 2)
    : outputText({ output, value }, say);
}

export function sizeOfCarried(value: CarriedValue): number {
  return typeof value === 'string' ? value.length : value.size;
}

/**
 * Converts the value to what a field accepts: a text becomes a file for a file field, bytes become UTF-8 text. `lossy`
 * reports that some bytes were not valid UTF-8.
 */
export async function fitted(value: CarriedValue, kind: FieldKind): Promise<{ value: CarriedValue; lossy: boolean }> {
  if (!isInputFile(value)) return { value: takesFilesOnly(kind) ? new File([value], 'text.txt') : value, lossy: false };
  if (fieldKind(kind).file !== 'never') return { value, lossy: false };
  const { text, lossy } = decodeLossily(new Uint8Array(await value.arrayBuffer()));
  return { value: text, lossy };
}
