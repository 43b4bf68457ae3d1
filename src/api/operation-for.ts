import { candidatesFor } from '../calls/recognize.ts';
import type { Target } from '../calls/vocabulary.ts';
import { isChosen, operationsWith, operationWith } from './operation-with.ts';

/**
 * Returns the operation of a tool for a call that names only the tool: the first one that has the fields, unless its main
 * field is chosen from options and another operation recognizes the text.
 */
export function operationFor(target: Target, text: string | null, fields: readonly string[]): Target {
  const first = operationWith(target, fields);
  if (text === null || !isChosen(first.operation)) return first;
  const { answers, proposals } = candidatesFor({ text, attachment: null }, [target.card]);
  const fitting = operationsWith(target, fields);
  const recognizing = [...answers, ...proposals].find((call) => fitting.includes(call.operation));
  return { ...first, operation: recognizing?.operation ?? first.operation };
}
