import type { InputFile } from './field.ts';
import { valueKind } from './kinds.ts';
import type { Operation, Outputs } from './tool.ts';
import type { Output, OutputFile, Say } from './values.ts';

type WithOutput = Pick<Operation, 'output'>;

/** One output of an operation with what a run gave for it. */
export interface OutputEntry {
  /** `result` for a single output. */
  name: string;
  output: Output;
  value: unknown;
}

/** Is the value of a run the one output itself, not a record of several by their names? */
export function isSingleOutput(output: Outputs): output is Output {
  return typeof output.kind === 'string';
}

/** The outputs of an operation by name, in their order; a single one is called `result`. */
export function outputsOf({ output }: WithOutput): Readonly<Record<string, Output>> {
  return isSingleOutput(output) ? { result: output } : output;
}

/** The outputs with what a run gave, in their order; empty values where there is no result (undefined) yet. */
export function outputEntries(op: WithOutput, result: unknown): OutputEntry[] {
  const values = isSingleOutput(op.output) ? { result } : (result as Readonly<Record<string, unknown>> | undefined);
  return Object.entries(outputsOf(op)).map(([name, output]) => {
    const value = values?.[name];
    return { name, output, value: value === undefined ? valueKind(output.kind).empty : value };
  });
}

/** The output that leaves an operation: copied by "copy result", handed to the next stage of a chain, taken back by a swap. */
export function firstOutput(op: WithOutput, result: unknown): OutputEntry {
  const [first] = outputEntries(op, result);
  if (!first) throw new TypeError('an operation has an output');
  return first;
}

/** The name of the output that people come for: the first one, unless the spec says otherwise. */
export function leadOf(op: Pick<Operation, 'output' | 'lead'>): string {
  const [first] = Object.keys(outputsOf(op));
  if (first === undefined) throw new TypeError('an operation has an output');
  return op.lead ?? first;
}

/** What a run gives before there is any input. */
export function emptyOutput(op: WithOutput): unknown {
  if (isSingleOutput(op.output)) return valueKind(op.output.kind).empty;
  return Object.fromEntries(outputEntries(op, undefined).map(({ name, value }) => [name, value]));
}

/** A file that came out, as a field takes one. */
export function inputFile({ name, type, bytes }: OutputFile): InputFile {
  return new File([bytes], name, { type });
}

/** What "copy" puts on the clipboard for an output; empty for a file, which is saved instead. */
export function outputText({ output, value }: Pick<OutputEntry, 'output' | 'value'>, say: Say): string {
  return valueKind(output.kind).text(value, say, output);
}

/** Does a value hold nothing to be seen: no text, no rows, no parts? */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isNothing);
}
