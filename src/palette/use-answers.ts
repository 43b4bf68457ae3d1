import { useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { loadToolNamespace } from '../i18n/i18n.ts';
import { type Answers, createAnswers } from './answers.ts';
import { modeOf, type Request } from './calls.ts';
import type { Row } from './rows.ts';
import { runRequest, warmUpExecutor } from './run-request.ts';

/** The requests of rows, each once. */
function requestsOf(rows: readonly Row[]): Request[] {
  return rows.flatMap((row) => (row.type === 'answer' && row.output === 0 ? [row.request] : []));
}

/** Runs what the rows ask for, and renders again when an answer is there. */
export function useAnswers(rows: readonly Row[]): Answers {
  const [answers] = useState(() => createAnswers(runRequest));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useSyncExternalStore(answers.subscribe, answers.version);

  useEffect(() => void warmUpExecutor().catch(() => undefined), []); // a run says it when the code cannot be loaded
  useLayoutEffect(() => answers.want(requestsOf(rows).filter((request) => modeOf(request) === 'run')), [answers, rows]);
  useLayoutEffect(() => () => answers.want([]), [answers]);

  // A row that waits for a text names the field, once the words of its tool are there.
  const waiting = requestsOf(rows).find((request) => modeOf(request) !== 'run')?.card.id;
  useEffect(() => {
    if (waiting !== undefined) void loadToolNamespace(waiting).then(renderAgain, () => undefined);
  }, [waiting]);
  return answers;
}
