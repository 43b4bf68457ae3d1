import { fieldKind, type FieldKind } from '../core/kinds.ts';
import { type Call, callOf, stagesOf } from './call.ts';
import type { Vocabulary } from './words.ts';

/**
 * Whether a field is a setting of one word, such as a choice or a number: all that a line without its data keeps. False for a field
 * that the operation doesn't have.
 */
export const isSettingKind = (kind: FieldKind | undefined): boolean =>
  kind !== undefined && fieldKind(kind).setting?.count === 'one';

/** Returns the word for an operation: the typed one, otherwise the ID of the tool with the operation. */
export const wordFor = ({ alias, card, operation }: Pick<Call, 'alias' | 'card' | 'operation'>) =>
  alias ?? `${card.id}/${operation.name}`;

/** Returns the shortest word that runs an operation with its initial options: an alias without presets, otherwise its ID. */
export function shortestWordFor(target: Pick<Call, 'card' | 'operation'>, vocabulary: Vocabulary): string {
  const alias = Object.entries(target.operation.aliases).find(
    ([word, preset]) => Object.keys(preset).length === 0 && vocabulary.find(word)?.operation === target.operation,
  );
  return wordFor({ ...target, alias: alias?.[0] ?? null });
}

/** Returns one stage of a line without its text: an alias, with flags for choices and numbers, and where others take theirs from. */
function stageWithoutData(stage: Call, isKept: (field: string) => boolean): string {
  const sources = stage.sources ?? {};
  const flags = Object.entries(stage.values).flatMap(([name, value]) =>
    isKept(name) && !Object.hasOwn(sources, name) && value !== stage.preset[name] && /^[\w.-]+$/.test(String(value))
      ? [` --${name}=${String(value)}`]
      : [],
  );
  const taken = Object.entries(sources).flatMap(([name, source]) =>
    Object.hasOwn(stage.operation.fields, name) ? [` --${name}:${source}`] : [],
  );
  return wordFor(stage) + [...flags, ...taken].join('');
}

const lineWith = (call: Call, isKept: (stage: Call, field: string) => boolean) =>
  stagesOf(call)
    .map((stage) => stageWithoutData(stage, (field) => isKept(stage, field)))
    .join(' | ');

const isSetting = ({ operation }: Call, field: string) => isSettingKind(operation.fields[field]);

/** Returns a call or chain as a line without typed text, which an alias may store. */
export const lineWithoutData = (call: Call) => lineWith(call, isSetting);

/** The same for a link, which others see: a number typed as the input is data too. */
export const linkLineOf = (call: Call) =>
  lineWith(call, (stage, field) => isSetting(stage, field) && field !== stage.operation.primary.name);

/**
 * Returns the line that a link asks for. Links are untrusted: null if it contains text; flags that aren't settings are
 * dropped.
 */
export function lineOfLink(line: string, vocabulary: Vocabulary): string | null {
  const call = callOf({ text: line, attachment: null }, vocabulary);
  return call && call.text === null ? linkLineOf(call) : null;
}
