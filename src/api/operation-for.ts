import { takesText } from '../calls/call.ts';
import { LIKELY, recognizedBy } from '../calls/recognize.ts';
import type { Target } from '../calls/vocabulary.ts';
import { isChosen, namesTool, operationsWith, operationWith } from './operation-with.ts';

/** What a call runs that names only a tool, and the other operation that its text may be meant for. */
export interface Choice {
  target: Target;
  other: Target | null;
  /** Whether the other one is offered even if this one takes the text. */
  isOffered: boolean;
}

/** A choice without another operation. */
export const only = (target: Target): Choice => ({ target, other: null, isOffered: false });

/**
 * Returns the operation of a tool for a call that names only the tool: the first one that has the fields. Another one that
 * recognizes the text comes first if the main field of the first one is chosen from options, or if it would work for long
 * on something that is the result of such work, such as the hash of a password.
 */
export function operationFor(target: Target, text: string | null, fields: readonly string[], word: string): Choice {
  const { card, preset } = target;
  const first = operationWith(target, fields);
  const recognized = text === null || card.operations.length < 2 ? null : recognizedBy(card, text);
  const written = card.operations.find((own) => !isChosen(own) && takesText(own));
  // What is chosen from options can hardly be a text; what takes one says what is wrong with it.
  const operation = recognized?.call.operation ?? (text !== null && isChosen(first.operation) ? written : undefined);
  const { confidence = 0 } = recognized ?? {};
  if (!operation || operation === first.operation || !operationsWith(target, fields).includes(operation))
    return only(first);
  const other: Target = { card, operation, preset: {} };
  if (isChosen(first.operation) && recognized) return only({ ...other, preset });
  if (first.operation.cost !== undefined) return { target: other, other: first, isOffered: true };
  // A word that sets options as well means just that operation: `b45d`.
  if (Object.keys(preset).length > 0) return only(first);
  return { target: first, other, isOffered: namesTool(card, word) && confidence >= LIKELY };
}
