import { Problem } from '../../src/base/problem.ts';

/** The problem thrown by `work`; undefined if it throws nothing. Other errors are rethrown. */
export function problemOf(work: () => unknown): Problem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
