import type { Card, OperationCard } from '../core/card.ts';
import { fieldKind } from '../core/kinds.ts';
import { lineOfParts } from './arguments.ts';
import { callOf } from './call.ts';
import { isSettingKind, shortestWordFor } from './heads.ts';
import type { OwnAliases } from './own-aliases.ts';
import type { Vocabulary } from './words.ts';

/** The operation that a preset is for. */
export interface PresetOf {
  card: Card;
  operation: OperationCard;
}

/** Options under a name: a word of the user that means one operation and some of its options. */
export interface Preset {
  word: string;
  /** The line that the word means: `token --length=32`. */
  line: string;
  /** The options by their fields, as texts or as an alias sets them. */
  values: Readonly<Record<string, unknown>>;
}

/** Whether a preset keeps a field: a choice or a number, but no secret and no input that the operation needs. */
const isKept = ({ operation }: PresetOf, name: string): boolean =>
  isSettingKind(operation.fields[name]) && (name !== operation.primary.name || !operation.primary.required);

/** Returns the fields of an operation that a preset keeps. */
export const presetFields = (of: PresetOf): string[] =>
  Object.keys(of.operation.fields).filter((name) => isKept(of, name));

/** Returns the user's presets of an operation, in the order in which they were made. */
export function presetsOf({ card, operation }: PresetOf, own: OwnAliases, vocabulary: Vocabulary): Preset[] {
  return Object.entries(own).flatMap(([word, target]) => {
    const line = 'line' in target ? target.line : '';
    const call = callOf({ text: line, attachment: null }, vocabulary);
    const isOf = call?.card === card && call.operation === operation && call.before.length === 0;
    const isPreset = isOf && call.text === null && Object.keys(call.values).length > 0;
    return isPreset ? [{ word, line, values: call.values }] : [];
  });
}

/** Writes options as the line of a preset; null if none of them is one that a preset keeps. */
export function presetLine(of: PresetOf, options: Readonly<Record<string, unknown>>, vocabulary: Vocabulary) {
  const flags = Object.entries(options).flatMap(([name, value]): [string, string][] => {
    const kind = of.operation.fields[name];
    const text = kind && isKept(of, name) ? fieldKind(kind).toText?.(value) : null;
    return typeof text === 'string' ? [[name, text]] : [];
  });
  const word = shortestWordFor(of, vocabulary);
  return flags.length === 0 ? null : lineOfParts({ word, flags: Object.fromEntries(flags), text: null }).trim();
}
