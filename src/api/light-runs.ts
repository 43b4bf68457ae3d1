import { loadSpec } from '../catalog/load-spec.ts';
import { timeLimitOf } from '../core/cost.ts';
import { run as inThisThread } from '../executor/node.ts';
import type { Run } from '../executor/run.ts';

/** Runs work that has a time limit in threads, several at once and stopped when it hangs; the rest is faster where it is. */
export const lightRunsHere =
  (threads: Run): Run =>
  async (request, options) => {
    const op = (await loadSpec(request.card)).operations[request.operation];
    const isLight = op !== undefined && timeLimitOf(op, request.input) === null;
    return (isLight ? inThisThread : threads)(request, options);
  };
