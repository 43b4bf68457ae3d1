import type { Card } from '../core/card.ts';
import { shortestWordFor } from './heads.ts';
import type { Phrases } from './phrases.ts';
import type { Vocabulary } from './words.ts';

/** What words mean besides naming tools; of the language that the palette is in. */
export interface WordMeanings {
  /** What stands for a word and all that mean the same: `decode` for "descodificar". */
  meaningOf(word: string): string | null;
  /** Does it say nothing about a tool, as "what" and "is"? */
  isFiller(word: string): boolean;
  /** The tools that a few words are about, best first. */
  toolsOf(words: string): readonly string[];
  /** The tool that a text names: each of its words says something about tools, and all of them fit this one. */
  named(text: string): string | null;
}

/** Operations by what a verb means. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  decode: ['decode'],
  encode: ['encode'],
  encrypt: ['encrypt'],
  decrypt: ['decrypt'],
  parse: ['parse', 'inspect', 'decode', 'read', 'explain'],
  validate: ['check', 'verify'],
};

export const hasNoPreset = (preset: Readonly<Record<string, unknown>>) => Object.keys(preset).length === 0;

export interface Known {
  cards: readonly Card[];
  vocabulary: Vocabulary;
  meanings: WordMeanings;
  phrases?: Phrases;
}

/** The word that does what a verb and the name of a format say, in either order; null if they say nothing together. */
export function wordFor(one: string, other: string, { cards, vocabulary, meanings }: Known): string | null {
  for (const [format, verb] of [
    [one, other],
    [other, one],
  ] as const) {
    const names = OPERATIONS[meanings.meaningOf(verb) ?? ''];
    const own = vocabulary.find(format)?.card;
    if (!names || vocabulary.find(verb) || meanings.isFiller(format)) continue;
    // A word that no tool knows is the text itself: "encode hello".
    const isKnown = own !== undefined || meanings.toolsOf(format).length > 0;
    const about = (isKnown ? meanings.toolsOf(`${format} ${verb}`) : []).map((id) =>
      cards.find((card) => card.id === id),
    );
    for (const card of [own, ...about]) {
      const operation = card?.operations.find(({ name }) => names.includes(name));
      if (card && operation) return shortestWordFor({ card, operation }, vocabulary);
    }
  }
  // `unescape html X`: an alias with the name of what it is for.
  const target = vocabulary.find(one);
  const isForOther = OPERATIONS[meanings.meaningOf(one) ?? ''] !== undefined && !vocabulary.find(other);
  if (target && isForOther && meanings.toolsOf(other).includes(target.card.id)) return one.toLowerCase();
  // `hash sha1 hello`, `md5 hash hello`: one word says which.
  for (const [general, which] of [
    [one, other],
    [other, one],
  ] as const) {
    const [first, second] = [vocabulary.find(general), vocabulary.find(which)];
    const isPart =
      first && second && first.card === second.card && hasNoPreset(first.preset) && !hasNoPreset(second.preset);
    if (isPart) return which.toLowerCase();
  }
  return null;
}

export const OF = /^(?:of|for|de|del|du|da|do|para|pour|от|из|для) +(?=\S)/i;
/** What comes before "of" says what is made: `sha256 of hello`. */
export const withoutOf = (text: string) => text.replace(OF, '');
