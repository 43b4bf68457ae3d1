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

/** The shortest word that runs an operation with its initial options: an alias without presets, else its id. */
export function shortestWordFor(target: Pick<Call, 'card' | 'operation'>, vocabulary: Vocabulary): string {
  const alias = Object.entries(target.operation.aliases).find(
    ([word, preset]) => Object.keys(preset).length === 0 && vocabulary.find(word)?.operation === target.operation,
  );
  return wordFor({ ...target, alias: alias?.[0] ?? null });
}

/** One stage of a line without its text: an alias, and flags of choices and numbers. */
function stageWithoutData(stage: Call, isKept: (field: string) => boolean): string {
  const flags = Object.entries(stage.values).flatMap(([name, value]) =>
    isKept(name) && value !== stage.preset[name] && /^[\w.-]+$/.test(String(value))
      ? [` --${name}=${String(value)}`]
      : [],
  );
  return wordFor(stage) + flags.join('');
}

const lineWith = (call: Call, isKept: (stage: Call, field: string) => boolean) =>
  stagesOf(call)
    .map((stage) => stageWithoutData(stage, (field) => isKept(stage, field)))
    .join(' | ');

const isSetting = ({ operation }: Call, field: string) => isSettingKind(operation.fields[field]);

/** A call or a chain as a line without any text that was typed: what an alias may keep. */
export const lineWithoutData = (call: Call) => lineWith(call, isSetting);

/** The same for a link, which others see: there a number that was typed as the input is data, too. */
export const linkLineOf = (call: Call) =>
  lineWith(call, (stage, field) => isSetting(stage, field) && field !== stage.operation.primary.name);

/**
 * The line that a link asks for. A link is a stranger's word: with a text in it, it is none; flags that are no settings are left
 * out.
 */
export function lineOfLink(line: string, vocabulary: Vocabulary): string | null {
  const call = callOf({ text: line, attachment: null }, vocabulary);
  return call && call.text === null ? linkLineOf(call) : null;
}
