import { Problem } from '../../../base/problem.ts';
import { parseCron } from './parse.ts';

/** More than this many parts can't be wrong in an expression of seven fields with sensible lists. */
const MOST_REPAIRS = 50;

/** Returns the problem of an expression for which there is something to write instead. */
function repairable(text: string): Problem | undefined {
  try {
    parseCron(text);
  } catch (error) {
    if (error instanceof Problem && typeof error.params['fixed'] === 'string') return error;
  }
  return undefined;
}

/** Returns the expression with what its problems propose: `0 22-6 * * *` → `0 22-23,0-6 * * *`. */
export function repairCron(text: string, problem: Problem): Promise<{ label: 'use-proposed'; text: string } | null> {
  let repaired = text;
  let next: Problem | undefined = problem;
  for (let count = 0; next && count < MOST_REPAIRS; count++) {
    const { offset, params } = next;
    const { item, fixed } = params;
    if (offset === undefined || typeof item !== 'string' || typeof fixed !== 'string') break;
    repaired = repaired.slice(0, offset) + fixed + repaired.slice(offset + item.length);
    next = repairable(repaired);
  }
  return Promise.resolve(repaired === text ? null : { label: 'use-proposed', text: repaired });
}
