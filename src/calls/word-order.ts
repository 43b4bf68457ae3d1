import type { Card } from '../core/card.ts';
import { parseConversion } from '../core/grammar.ts';
import { conversionsOf, isTargetOf } from './convert.ts';
import { shortestWordFor } from './heads.ts';
import { inEnglish, type Phrases } from './phrases.ts';
import { PERCENT_OF } from './recognizers/calculations.ts';
import { LONGEST_LOOKED_INTO } from './unwrap.ts';
import type { Vocabulary } from './words.ts';

/** What words mean besides naming tools; of the language that the palette is in. */
export interface WordMeanings {
  /** What stands for a word and all that mean the same: `decode` for "descodificar". */
  meaningOf(word: string): string | null;
  /** Does it say nothing about a tool, as "what" and "is"? */
  isFiller(word: string): boolean;
  /** The tools that a few words are about, best first. */
  toolsOf(words: string): readonly string[];
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

const hasNoPreset = (preset: Readonly<Record<string, unknown>>) => Object.keys(preset).length === 0;

interface Known {
  cards: readonly Card[];
  vocabulary: Vocabulary;
  meanings: WordMeanings;
  phrases?: Phrases;
}

/** The word that does what a verb and the name of a format say, in either order; null if they say nothing together. */
function wordFor(one: string, other: string, { cards, vocabulary, meanings }: Known): string | null {
  for (const [format, verb] of [
    [one, other],
    [other, one],
  ] as const) {
    const names = OPERATIONS[meanings.meaningOf(verb) ?? ''];
    const own = vocabulary.find(format)?.card;
    if (!names || vocabulary.find(verb)) continue;
    const about = meanings.toolsOf(`${format} ${verb}`).map((id) => cards.find((card) => card.id === id));
    for (const card of [own, ...about]) {
      const operation = card?.operations.find(({ name }) => names.includes(name));
      if (card && operation) return shortestWordFor({ card, operation }, vocabulary);
    }
  }
  // `hash sha1 hello`: the second word says which.
  const [first, second] = [vocabulary.find(one), vocabulary.find(other)];
  const isPart =
    first && second && first.card === second.card && hasNoPreset(first.preset) && !hasNoPreset(second.preset);
  return isPart ? other.toLowerCase() : null;
}

/** A number with a unit and what it is to become: which units there are, the tools know. */
const MEASURE = /^[-+]?\d[\d.,]* ?\p{L}[^\n]{0,40} \S+ \p{L}\S*$/u;

/** A line without the words in front of it that only ask: `convert`, `what is`. */
function withoutAsking(line: string, { meanings }: Known): { rest: string; asks: boolean } {
  const words = line.trim().split(' ');
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (!meanings.isFiller(word) && meanings.meaningOf(word) !== 'convert') break;
    at += 1;
  }
  return { rest: words.slice(at).join(' ').replace(/\?$/, ''), asks: at > 0 };
}

/** A conversion that names the notation of its value: `hex FF to decimal` as `FF hex in decimal`; null for every other line. */
export function namedConversion(line: string, known: Known): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const text = withoutAsking(line, known).rest;
  const [found] = conversionsOf(inEnglish({ text, attachment: null }, known.cards, known.phrases), known.cards);
  if (found?.notation === undefined || found.call.reason.kind !== 'conversion') return null;
  return `${found.call.text} ${found.notation} in ${found.call.reason.targets.join(', ')}`;
}

/** A conversion without the words in front of it: `convert 5 km to miles`, `what is 0xff in binary`; null for every other line. */
export function bareConversion(line: string, known: Known): string | null {
  if (line.length > LONGEST_LOOKED_INTO) return null;
  const { rest, asks } = withoutAsking(line, known);
  const converts =
    MEASURE.test(rest) || PERCENT_OF.test(rest) || parseConversion(rest, isTargetOf(known.cards)) !== null;
  return asks && /^[-+\d#]/.test(rest) && converts ? rest : null;
}

/** Does a line say what becomes what (`2026 en chiffres romains`)? Then its last two words are a target. */
function converts(text: string, { cards, phrases }: Known): boolean {
  return conversionsOf(inEnglish({ text, attachment: null }, cards, phrases), cards).length > 0;
}

/**
 * A line as the grammar has it, when someone says the same in another order: `base64 decode X`, `decode base64 X` and `X base64 decode`
 * are `b64d X`. Null for every other line.
 */
export function inOrder(line: string, known: Known): string | null {
  const text = line.trim();
  if (text.length > LONGEST_LOOKED_INTO) return null;
  const [, one = '', two = '', rest = ''] = /^(\S+) (\S+) ([^]+)$/.exec(text) ?? [];
  if (rest !== '') {
    const word = wordFor(one, two, known);
    if (word !== null) return `${word} ${rest}`;
  }
  const [, value = '', before = '', last = ''] = /^([^]+) (\S+) (\S+)$/.exec(text) ?? [];
  if (value !== '' && !known.vocabulary.find(value.split(' ')[0] ?? '')) {
    const word = wordFor(before, last, known);
    if (word !== null && !converts(text, known)) return `${word} ${value}`;
  }
  return null;
}
