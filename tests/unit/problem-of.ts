import { Problem } from '../../src/base/problem.ts';

/** The problem that `work` throws; undefined when it throws none. Anything else thrown goes on. */
export function problemOf(work: () => unknown): Problem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
