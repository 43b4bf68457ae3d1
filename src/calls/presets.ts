import type { Card, OperationCard } from '../core/card.ts';
import { isSettingKind } from './heads.ts';
import { readLine, writeStep } from './notation.ts';
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
    if (!('line' in target)) return [];
    const { steps, input, problems } = readLine(target.line, vocabulary);
    const [step] = steps;
    const isOne = step !== undefined && steps.length === 1 && input === null && problems.length === 0;
    if (!isOne || step.card !== card || step.operation !== operation) return [];
    return Object.keys(step.values).length === 0 ? [] : [{ word, line: target.line, values: step.values }];
  });
}

/** Writes options as the line of a preset; null if none of them is one that a preset keeps. */
export function presetLine(of: PresetOf, options: Readonly<Record<string, unknown>>, vocabulary: Vocabulary) {
  const values = Object.fromEntries(Object.entries(options).filter(([name]) => isKept(of, name)));
  return Object.keys(values).length === 0 ? null : writeStep({ ...of, values }, vocabulary);
}
