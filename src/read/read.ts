import type { Line } from '../calls/call.ts';
import type { Context } from './context.ts';
import { createPass, type Work } from './pass.ts';
import { pastedCommand, pastedConversion } from './pasted.ts';
import type { Reader, Readings } from './readings.ts';
import type { Entry } from './search/entry.ts';
import { readTyped } from './typed.ts';

/**
 * Everything that a line can mean. Pure: the same line in the same context always has the same readings. `work` counts how
 * often each costly step was done.
 */
export function readingsOf<E extends Entry>(line: Line, context: Context<E>): Readings<E> & { work: Readonly<Work> } {
  const reader: Reader<E> = { context, pass: createPass(context) };
  const whole = pastedConversion(line, reader) ?? line;
  return { ...(pastedCommand(whole, reader) ?? readTyped(whole, reader)), work: reader.pass.work };
}
