import { remaining } from '../../read/settled.ts';
import { type Answer, stateOf } from '../answers/answers.ts';
import type { Row } from './row.ts';

/**
 * The ids of rows with nothing to show. All rows of an answer exist from the start, so that nothing moves when it
 * arrives.
 */
export function hiddenRows(rows: readonly Row[], answerOf: (key: string) => Answer): string[] {
  const outputs = rows.filter((row) => row.type === 'answer');
  const left = new Set(remaining(outputs, (key) => stateOf(answerOf(key))));
  return outputs.filter((row) => !left.has(row)).map(({ id }) => id);
}
