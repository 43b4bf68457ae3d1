import type { InputFile } from './field.ts';
import { valueKind } from './kinds.ts';
import type { Operation, Outputs } from './tool.ts';
import type { Output, OutputFile, Say } from './values.ts';

type WithOutput = Pick<Operation, 'output'>;

/** One output of an operation with its value from a run. */
export interface OutputEntry {
  /** `result` for a single output. */
  name: string;
  output: Output;
  value: unknown;
}

/** Checks whether the result of a run is the value of a single output rather than a record of several by name. */
export function isSingleOutput(output: Outputs): output is Output {
  return typeof output.kind === 'string';
}

/** Returns the outputs of an operation by name, in order; a single one is called `result`. */
export function outputsOf({ output }: WithOutput): Readonly<Record<string, Output>> {
  return isSingleOutput(output) ? { result: output } : output;
}

/** Returns the outputs with their values from a run, in order; empty values if there is no result (undefined) yet. */
export function outputEntries(op: WithOutput, result: unknown): OutputEntry[] {
  const values = isSingleOutput(op.output) ? { result } : (result as Readonly<Record<string, unknown>> | undefined);
  return Object.entries(outputsOf(op)).map(([name, output]) => {
    const value = values?.[name];
    return { name, output, value: value === undefined ? valueKind(output.kind).empty : value };
  });
}

/** Returns the output that other features use: "copy result", the next stage of a chain, swap. */
export function firstOutput(op: WithOutput, result: unknown): OutputEntry {
  const [first] = outputEntries(op, result);
  if (!first) throw new TypeError('an operation has an output');
  return first;
}

/** Returns the name of the main output: the first one, unless the spec sets another. */
export function leadOf(op: Pick<Operation, 'output' | 'lead'>): string {
  const [first] = Object.keys(outputsOf(op));
  if (first === undefined) throw new TypeError('an operation has an output');
  return op.lead ?? first;
}

/** Returns the result before there is any input. */
export function emptyOutput(op: WithOutput): unknown {
  if (isSingleOutput(op.output)) return valueKind(op.output.kind).empty;
  return Object.fromEntries(outputEntries(op, undefined).map(({ name, value }) => [name, value]));
}

/** Converts an output file to an input file. */
export function inputFile({ name, type, bytes }: OutputFile): InputFile {
  return new File([bytes], name, { type });
}

/** Returns what "copy" puts on the clipboard for an output; empty for a file, which is saved instead. */
export function outputText({ output, value }: Pick<OutputEntry, 'output' | 'value'>, say: Say): string {
  return valueKind(output.kind).text(value, say, output);
}

/** Checks whether a value has nothing to show: no text, no rows, no parts. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isNothing);
}
