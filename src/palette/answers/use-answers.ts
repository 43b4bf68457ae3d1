import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useStore } from '../../session/use-store.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import { type Answers, createAnswers, type RunCall } from './answers.ts';
import { modeOf, type Call } from '../../calls/call.ts';
import { otherCalls } from './other-readings.ts';
import { outcomeOfStep, runCall, warmUpExecutor } from './run-call.ts';

/** Starts in a later task, so that rows are painted before their answers are computed. */
const runLater: RunCall = async (...parameters) => {
  await new Promise((resolve) => void setTimeout(resolve));
  return runCall(...parameters);
};

/**
 * Runs the calls of the rows, unless they are held, then those that read their input in another way. Re-renders when an
 * answer arrives.
 */
export function useAnswers(calls: readonly Call[], held = false): Answers {
  const [answers] = useState(() => createAnswers(runLater, outcomeOfStep));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useStore(answers.version);

  useEffect(() => void warmUpExecutor().catch(() => undefined), []); // a run reports code that can't be loaded
  const others = calls.flatMap((call) => otherCalls(call, answers.get(call.key)));
  const otherKeys = others.map(({ key }) => key).join(' ');
  useLayoutEffect(
    () => answers.want(held ? [] : [...calls, ...others].filter((call) => ['run', 'ask'].includes(modeOf(call)))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others by their keys
    [answers, calls, otherKeys, held],
  );
  useLayoutEffect(() => () => answers.want([]), [answers]);

  // A row that needs a text names the field once the texts of its tool are loaded.
  const waiting = calls.find((call) => modeOf(call) !== 'run')?.card.id;
  useEffect(() => {
    if (waiting !== undefined) void loadToolNamespace(waiting).then(renderAgain, () => undefined);
  }, [waiting]);
  return answers;
}
