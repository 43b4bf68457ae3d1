import { type FieldKind, type InputFile, isInputFile } from './field.ts';
import { plainText, type Say } from './plain-text.ts';
import { type Operation, outputsOf } from './tool.ts';
import type { Cell, Output, OutputFile, ValueKind, ValueTypes } from './values.ts';
import { isMessage } from './values.ts';

export const MOST_STAGES = 6;

/** Most that goes from one stage to the next: characters, or bytes of a file. */
export const MOST_BETWEEN = 5_000_000;

/** What goes from a stage to the next one; `words` is for people only. */
type Carries = 'text' | 'json' | 'bytes' | 'words';

const CARRIES: Record<ValueKind, Carries> = {
  text: 'text',
  code: 'text',
  row: 'text',
  svg: 'text',
  html: 'text',
  colour: 'text',
  marked: 'text',
  keyValue: 'json',
  table: 'json',
  file: 'bytes',
  meter: 'words',
  verdict: 'words',
};

/** What a field can be filled with. A choice is made and a key is pressed, neither is carried. */
const TAKES: Record<FieldKind, readonly Carries[]> = {
  text: ['text', 'json', 'bytes'],
  code: ['text', 'json', 'bytes'],
  secret: ['text', 'json', 'bytes'],
  content: ['text', 'json', 'bytes'],
  list: ['text', 'json', 'bytes'],
  file: ['text', 'json', 'bytes'],
  integer: ['text'],
  decimal: ['text'],
  colour: ['text'],
  dateTime: ['text'],
  toggle: [],
  choice: [],
  choices: [],
  keypress: [],
};

/** Can the first output of an operation fill the primary field of another one? A verdict cannot: it is made of words. */
export function connects(from: ValueKind, to: FieldKind): boolean {
  return TAKES[to].includes(CARRIES[from]);
}

const plainCell = (cell: Cell | undefined, say: Say) => (isMessage(cell) ? say(cell) : (cell ?? null));

function asJson(kind: 'keyValue' | 'table', value: unknown, say: Say): string {
  if (kind === 'table') {
    const rows = (value as ValueTypes['table']).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plainCell(cell, say)])),
    );
    return JSON.stringify(rows, null, 2);
  }
  const pairs = (value as ValueTypes['keyValue']).map((pair) => [plainCell(pair.key, say), plainCell(pair.value, say)]);
  return JSON.stringify(Object.fromEntries(pairs), null, 2);
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
  if (kind.kind === 'file') {
    const { name, type, bytes } = value as OutputFile;
    return new File([bytes], name, { type });
  }
  if (kind.kind === 'table' || kind.kind === 'keyValue') return asJson(kind.kind, value, say);
  return plainText(kind, value, say);
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
  if (!isInputFile(value)) return { value: kind === 'file' ? new File([value], 'text.txt') : value, lossy: false };
  if (kind === 'file' || kind === 'content') return { value, lossy: false };
  const text = new TextDecoder().decode(await value.arrayBuffer());
  return { value: text, lossy: text.includes('\uFFFD') };
}
