import type { Target } from '../calls/vocabulary.ts';
import type { OperationCard } from '../core/card.ts';
import { fieldKind } from '../core/kinds.ts';

const has = ({ fields }: OperationCard, names: readonly string[]) => names.every((name) => Object.hasOwn(fields, name));

/** Whether the main field is chosen from options, such as a grid of permissions, rather than written. */
export const isChosen = ({ primary: { kind } }: OperationCard) =>
  fieldKind(kind).setting !== null && !fieldKind(kind).numeric;

/** Returns the operations of a tool that have these fields. */
export const operationsWith = ({ card }: Target, fields: readonly string[]): OperationCard[] =>
  card.operations.filter((own) => has(own, fields));

/** Returns the operation for a call that names only the tool: its own or the first one that has the fields. */
export function operationWith(target: Target, fields: readonly string[]): Target {
  const { card, operation, preset } = target;
  const first = has(operation, fields) ? operation : operationsWith(target, fields)[0];
  return { card, operation: first ?? operation, preset };
}

/** Whether a word is the name of a tool, or one it had before, and not that of one of its operations. */
export const namesTool = ({ id, redirectFrom }: Target['card'], word: string): boolean =>
  [id, ...redirectFrom.map((path) => path.slice(1))].includes(word.toLowerCase());
