import type { Outcome, Part } from '../calls/outcome.ts';
import { type Call, modeOf } from '../calls/call.ts';
import type { Reading } from './reading.ts';
import { outputsOf, remaining, type State } from './settled.ts';

/** The answer to a line: a call with its outcome, and the outputs that answer. */
export interface Answer {
  call: Call;
  outcome: Outcome;
  outputs: readonly { output: number; part: Part }[];
  /** Whether the line names the first output, so that the others add nothing. */
  isNamed: boolean;
}

/**
 * Runs the readings of a line and returns the first that remains; null if the line has no answer.
 * @param run runs one call
 * @param isReady whether a call may run without being asked to; by default those that answer while the user types
 */
export async function answerOf(
  readings: readonly Reading[],
  run: (call: Call) => Promise<Outcome>,
  isReady: (call: Call) => boolean = (call) => modeOf(call) === 'run',
): Promise<Answer | null> {
  const states = new Map<string, State>();
  for (const { call } of readings) if (isReady(call) && !states.has(call.key)) states.set(call.key, await run(call));
  const outputs = remaining(outputsOf(readings), (key) => states.get(key) ?? 'waiting');
  const first = outputs.find(({ call }) => states.has(call.key));
  const outcome = first && states.get(first.call.key);
  if (!first || typeof outcome !== 'object') return null;
  const parts = outcome.kind === 'value' ? outcome.parts : [];
  return {
    call: first.call,
    outcome,
    isNamed: readings.find(({ call }) => call === first.call)?.isNamed === true,
    outputs: outputs.flatMap(({ call, output }) => {
      const part = call === first.call ? parts[output] : undefined;
      return part ? [{ output, part }] : [];
    }),
  };
}
