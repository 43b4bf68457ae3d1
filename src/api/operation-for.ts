import { candidatesFor } from '../calls/recognize.ts';
import type { Target } from '../calls/words.ts';
import type { OperationCard } from '../core/card.ts';
import { fieldKind } from '../core/kinds.ts';

const has = ({ fields }: OperationCard, names: readonly string[]) => names.every((name) => Object.hasOwn(fields, name));

/** Whether the main field is chosen from options, such as a grid of permissions, rather than written. */
const isChosen = ({ primary: { kind } }: OperationCard) => fieldKind(kind).setting !== null && !fieldKind(kind).numeric;

/**
 * Returns the operation of a tool for a call that names only the tool: the first one that has the fields, unless its main
 * field is chosen from options and another operation recognizes the text.
 */
export function operationFor(
  { card, operation, preset }: Target,
  text: string | null,
  fields: readonly string[],
): Target {
  const fitting = card.operations.filter((own) => has(own, fields));
  const first = has(operation, fields) ? operation : (fitting[0] ?? operation);
  if (text === null || !isChosen(first)) return { card, operation: first, preset };
  const { answers, proposals } = candidatesFor({ text, attachment: null }, [card]);
  const recognizing = [...answers, ...proposals].find((call) => fitting.includes(call.operation));
  return { card, operation: recognizing?.operation ?? first, preset };
}
