import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useStore } from '../../session/use-store.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import { type Answers, createAnswers, type RunCall } from './answers.ts';
import { modeOf, type Call } from '../../calls/call.ts';
import { runCall, warmUpExecutor } from './run-call.ts';

/** Begins a task later, by when the rows of a key are painted if a frame was due: rows first, then their answers. */
const runLater: RunCall = async (...given) => {
  await new Promise((resolve) => void setTimeout(resolve));
  return runCall(...given);
};

/** Runs the calls of the rows, unless they are held, and renders again when an answer is there. */
export function useAnswers(calls: readonly Call[], held = false): Answers {
  const [answers] = useState(() => createAnswers(runLater));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useStore(answers.version);

  useEffect(() => void warmUpExecutor().catch(() => undefined), []); // a run says it when the code cannot be loaded
  useLayoutEffect(
    () => answers.want(held ? [] : calls.filter((call) => ['run', 'ask'].includes(modeOf(call)))),
    [answers, calls, held],
  );
  useLayoutEffect(() => () => answers.want([]), [answers]);

  // A row that waits for a text names the field, once the words of its tool are there.
  const waiting = calls.find((call) => modeOf(call) !== 'run')?.card.id;
  useEffect(() => {
    if (waiting !== undefined) void loadToolNamespace(waiting).then(renderAgain, () => undefined);
  }, [waiting]);
  return answers;
}
