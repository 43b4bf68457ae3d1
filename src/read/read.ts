import type { Line } from '../calls/call.ts';
import type { Context } from './context.ts';
import { createPass, type Pass, type Work } from './pass.ts';
import { pastedCommand, pastedConversion } from './pasted.ts';
import type { Reader, Readings } from './readings.ts';
import type { Entry } from './search/entry.ts';
import { readTyped } from './typed.ts';

/** A reader of one line; `work` counts what it does. */
export function createReader<E extends Entry>(context: Context<E>): Reader<E> & { work: Readonly<Work> } {
  const work: Work = { translations: 0, conversions: 0, recognitions: 0 };
  const passes = new Map<string, Pass>();
  return {
    context,
    work,
    passOf(line) {
      const key = `${line.attachment?.serial ?? ''} ${line.text}`;
      const pass = passes.get(key) ?? createPass(line, context, work);
      passes.set(key, pass);
      return pass;
    },
  };
}

/**
 * Everything that a line can mean. Pure: the same line in the same context always has the same readings. `work` counts how
 * often each costly step was done.
 */
export function readingsOf<E extends Entry>(line: Line, context: Context<E>): Readings<E> & { work: Readonly<Work> } {
  const reader = createReader(context);
  const whole = pastedConversion(line, reader) ?? line;
  return { ...(pastedCommand(whole, reader) ?? readTyped(whole, reader)), work: reader.work };
}
