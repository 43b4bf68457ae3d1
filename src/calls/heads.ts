import { fieldKind, type FieldKind } from '../core/kinds.ts';
import { type Call, callOf, stagesOf } from './call.ts';
import type { Vocabulary } from './words.ts';

/**
 * Does a field say how, how much or which, in one word? That is all that a line without its data keeps; a field that the operation
 * does not have is none.
 */
export const isSettingKind = (kind: FieldKind | undefined): boolean =>
  kind !== undefined && fieldKind(kind).setting?.count === 'one';

/** The word that names an operation: the one that was typed, else the id of the tool with the operation. */
export const wordFor = ({ alias, card, operation }: Pick<Call, 'alias' | 'card' | 'operation'>) =>
  alias ?? `${card.id}/${operation.name}`;

/** One stage of a line without its text: an alias, and flags of choices and numbers. */
function headOf(stage: Call, isKept: (field: string) => boolean): string {
  const flags = Object.entries(stage.values).flatMap(([name, value]) =>
    isKept(name) && value !== stage.preset[name] && /^[\w.-]+$/.test(String(value))
      ? [` --${name}=${String(value)}`]
      : [],
  );
  return wordFor(stage) + flags.join('');
}

const headsWith = (call: Call, isKept: (stage: Call, field: string) => boolean) =>
  stagesOf(call)
    .map((stage) => headOf(stage, (field) => isKept(stage, field)))
    .join(' | ');

const isSetting = ({ operation }: Call, field: string) => isSettingKind(operation.fields[field]);

/** A call or a chain as a line without any text that was typed: what an alias may keep. */
export const headsOf = (call: Call) => headsWith(call, isSetting);

/** The same for a link, which others see: there a number that was typed as the input is data, too. */
export const headsForLink = (call: Call) =>
  headsWith(call, (stage, field) => isSetting(stage, field) && field !== stage.operation.primary.name);

/**
 * The line that a link asks for. A link is a stranger's word: with a text in it, it is none; flags that are no settings are left
 * out.
 */
export function headsOfLink(line: string, vocabulary: Vocabulary): string | null {
  const call = callOf({ text: line, attachment: null }, vocabulary);
  return call && call.text === null ? headsForLink(call) : null;
}
