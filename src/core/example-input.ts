import type { InputFile } from './field.ts';
import type { Example, Operation } from './tool.ts';

/** The clock that examples are written for, unless they name another. */
export const EXAMPLE_CLOCK = Date.parse('2026-11-20T12:00:00Z');

const MINUTE = 60_000;

/**
 * Returns the input of an example. Where the result follows the clock, dates and times are moved along with it:
 * something that started an hour ago has always started an hour ago.
 */
export function exampleInput(
  { fields, live }: Pick<Operation, 'fields' | 'live'>,
  { input, now }: Pick<Example, 'input' | 'now'>,
  clock: number,
): Readonly<Record<string, unknown>> {
  if (live === undefined) return input;
  const passed = Math.floor((clock - (now === undefined ? EXAMPLE_CLOCK : Date.parse(now))) / MINUTE) * MINUTE;
  const moved = ([name, value]: [string, unknown]) =>
    fields[name]?.kind === 'dateTime' && value !== ''
      ? [name, new Date(Date.parse(`${String(value)}Z`) + passed).toISOString().slice(0, 16)]
      : [name, value];
  return Object.fromEntries(Object.entries(input).map(moved));
}

/** Creates a small file for an example: a real one, since only those can be sent to a worker. */
export function sampleFile(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): InputFile {
  return new File([bytes], name, { type });
}
