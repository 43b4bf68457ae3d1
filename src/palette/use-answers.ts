import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useStore } from '../session/use-store.ts';
import { loadToolNamespace } from '../i18n/i18n.ts';
import { type Answers, createAnswers, type RunCall } from './answers.ts';
import { modeOf, type Call } from '../calls/call.ts';
import type { Row } from './rows.ts';
import { runCall, warmUpExecutor } from './run-call.ts';

/** The requests of rows, each once. */
function requestsOf(rows: readonly Row[]): Call[] {
  return [...new Map(rows.flatMap((row) => (row.type === 'answer' ? [[row.request.key, row.request]] : []))).values()];
}

/** Begins a task later, by when the rows of a key are painted if a frame was due: rows first, then their answers. */
const runLater: RunCall = async (...given) => {
  await new Promise((resolve) => void setTimeout(resolve));
  return runCall(...given);
};

/** Runs what the rows ask for, unless they are held, and renders again when an answer is there. */
export function useAnswers(rows: readonly Row[], held = false): Answers {
  const [answers] = useState(() => createAnswers(runLater));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useStore(answers.version);

  useEffect(() => void warmUpExecutor().catch(() => undefined), []); // a run says it when the code cannot be loaded
  useLayoutEffect(
    () => answers.want(held ? [] : requestsOf(rows).filter((request) => ['run', 'ask'].includes(modeOf(request)))),
    [answers, rows, held],
  );
  useLayoutEffect(() => () => answers.want([]), [answers]);

  // A row that waits for a text names the field, once the words of its tool are there.
  const waiting = requestsOf(rows).find((request) => modeOf(request) !== 'run')?.card.id;
  useEffect(() => {
    if (waiting !== undefined) void loadToolNamespace(waiting).then(renderAgain, () => undefined);
  }, [waiting]);
  return answers;
}
