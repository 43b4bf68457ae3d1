import type { Card } from '../../core/card.ts';
import { shortestWordFor } from '../../calls/heads.ts';
import type { Phrases } from '../phrases.ts';
import type { Vocabulary } from '../../calls/words.ts';

/** What words mean besides naming tools, in the language of the palette. */
export interface WordMeanings {
  /** Returns the word that represents all synonyms: `decode` for "descodificar". */
  meaningOf(word: string): string | null;
  /** Whether it tells nothing about a tool, such as "what" and "is". */
  isFiller(word: string): boolean;
  /** Returns the tools that the words describe, best first. */
  toolsOf(words: string): readonly string[];
  /** Returns the tool that a text names: each word describes tools, and all of them match this one. */
  named(text: string): string | null;
}

/** Operation names by the meaning of a verb. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  decode: ['decode'],
  encode: ['encode'],
  encrypt: ['encrypt'],
  decrypt: ['decrypt'],
  parse: ['parse', 'inspect', 'decode', 'read', 'explain'],
  validate: ['check', 'verify'],
};

export const hasNoPreset = (preset: Readonly<Record<string, unknown>>) => Object.keys(preset).length === 0;

/** What the words of a line are compared with. */
export interface WordContext {
  cards: readonly Card[];
  vocabulary: Vocabulary;
  intent: WordMeanings;
  phrases?: Phrases;
  /** Whether any operation shows its value in this form after "in", such as `binary`. */
  isTarget(word: string): boolean;
  /** Whether a tool recognizes these words of the line, such as the name of a color. */
  isData(words: string): boolean;
  /** Whether the line is `value in target`. */
  converts: boolean;
}

/** Whether a format is one that a text can only be turned into, as people say "encrypt with MD5". */
function isOneWay(format: string, verb: string, { vocabulary, intent }: Pick<WordContext, 'vocabulary' | 'intent'>) {
  const operation = vocabulary.find(format)?.operation;
  return operation?.anyText === true && operation.inverse === undefined && intent.meaningOf(verb) === 'encrypt';
}

/**
 * Returns the word that runs what a verb and a format name mean together, in either order; null if they mean nothing
 * together.
 */
export function wordFor(word: string, other: string, { cards, vocabulary, intent }: WordContext): string | null {
  for (const [format, verb] of [
    [word, other],
    [other, word],
  ] as const) {
    const names = OPERATIONS[intent.meaningOf(verb) ?? ''];
    const own = vocabulary.find(format)?.card;
    if (isOneWay(format, verb, { vocabulary, intent })) return format.toLowerCase();
    if (!names || vocabulary.find(verb) || intent.isFiller(format)) continue;
    // A word that no tool knows is the text: "encode hello".
    const isKnown = own !== undefined || intent.toolsOf(format).length > 0;
    const about = (isKnown ? intent.toolsOf(`${format} ${verb}`) : []).map((id) =>
      cards.find((card) => card.id === id),
    );
    for (const card of [own, ...about]) {
      const operation = card?.operations.find(({ name }) => names.includes(name));
      if (card && operation) return shortestWordFor({ card, operation }, vocabulary);
    }
  }
  // `unescape html X`: an alias, followed by the format it is for.
  const target = vocabulary.find(word);
  const isForOther = OPERATIONS[intent.meaningOf(word) ?? ''] !== undefined && !vocabulary.find(other);
  if (target && isForOther && intent.toolsOf(other).includes(target.card.id)) return word.toLowerCase();
  // `hash sha1 hello`, `md5 hash hello`, `checksum md5 hello`: the more specific word wins.
  for (const [general, which] of [
    [word, other],
    [other, word],
  ] as const) {
    const [first, second] = [vocabulary.find(general), vocabulary.find(which)];
    if (!second || hasNoPreset(second.preset)) continue;
    const isPart = first
      ? first.card === second.card && hasNoPreset(first.preset)
      : intent.toolsOf(general)[0] === second.card.id;
    if (isPart) return which.toLowerCase();
  }
  return null;
}

export const OF = /^(?:of|for|de|del|du|da|do|para|pour|от|из|для) +(?=\S)/i;
/** The words before "of" name the result: `sha256 of hello`. */
export const withoutOf = (text: string) => text.replace(OF, '');
