import type { Call } from '../../calls/call.ts';
import type { Answer } from './answers.ts';

/** Returns the call with these values in the stage with this index. */
function withValues(call: Call, stage: number, values: Readonly<Record<string, unknown>>): Call {
  const isLast = stage === call.before.length;
  return {
    ...call,
    values: isLast ? { ...call.values, ...values } : call.values,
    before: call.before.map((before, index) => (index === stage ? withValues(before, 0, values) : before)),
    key: JSON.stringify([call.key, stage, values]),
  };
}

/** Returns the calls that read the input of an answered call in every other way. */
export function otherCalls(call: Call, answer: Answer): Call[] {
  if (answer.state !== 'settled' || answer.outcome.kind !== 'value') return [];
  return answer.outcome.readings.flatMap(({ stage, others }) =>
    others.map(({ values }) => withValues(call, stage, values)),
  );
}
