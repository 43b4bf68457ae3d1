// Numeronyms (i18n): the first and last letter of a word, with the number of omitted letters between them.
import { graphemesOf } from '../../base/segments.ts';

/** Words with well-known numeronyms. */
const KNOWN =
  'accessibility authentication authorization canonicalization customization documentation globalization instrumentation internationalization interoperability kubernetes localization modernization modularization multilingualization normalization observability orchestration personalization pseudolocalization reproducibility serialization sustainability telecommunication translation virtualization vulnerability'.split(
    ' ',
  );

/** A run of letters; digits in it mean that it isn't a plain word (`k8s`, `mp3`). */
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’](?=\p{L})[\p{L}\p{M}\p{N}]+)*/gu;
const NUMERONYM = /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*[1-9]\d{0,2}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])/gu;

function shorten(word: string, minimum: number): string {
  const least = Math.max(minimum, 3);
  if (word.length < least) return word; // has at most as many graphemes as units
  const graphemes = graphemesOf(word);
  if (graphemes.length < least) return word;
  return `${graphemes[0]}${graphemes.length - 2}${graphemes.at(-1)}`;
}

/**
 * Replaces each word of at least `minimum` characters (graphemes), or each line as one word, by a numeronym. Words with
 * digits and everything between words are unchanged.
 */
export function abbreviate(text: string, unit: 'word' | 'line', minimum: number): string {
  if (unit === 'word') return text.replace(RUN, (word) => (/\p{N}/u.test(word) ? word : shorten(word, minimum)));
  return text.replace(/[^\r\n]+/g, (line) => {
    const word = line.trim();
    return /\p{N}/u.test(word) ? line : line.replace(word, () => shorten(word, minimum));
  });
}

/** Returns the numeronyms in a text in lowercase, without duplicates. */
export function numeronymsIn(text: string): string[] {
  return [...new Set((text.match(NUMERONYM) ?? []).map((numeronym) => numeronym.toLowerCase()))];
}

/** Replaces each known numeronym by its word, preserving the case. */
export function expandKnown(text: string): string {
  return text.replace(NUMERONYM, (numeronym) => {
    const word = knownWords(numeronym.toLowerCase())[0];
    if (word === undefined) return numeronym;
    if (numeronym === numeronym.toLowerCase()) return word;
    return numeronym === numeronym.toUpperCase() ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

const KNOWN_BY_NUMERONYM = new Map<string, string[]>();
for (const word of KNOWN) {
  const key = shorten(word, 4);
  KNOWN_BY_NUMERONYM.set(key, [...(KNOWN_BY_NUMERONYM.get(key) ?? []), word]);
}

/** Returns the words commonly meant by a numeronym (in lowercase). */
export const knownWords = (numeronym: string): readonly string[] => KNOWN_BY_NUMERONYM.get(numeronym) ?? [];

let dictionary: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** English words by their numeronym, most frequent first. */
export function wordsByNumeronym(): Promise<ReadonlyMap<string, readonly string[]>> {
  dictionary ??= import('@zxcvbn-ts/language-en').then(({ dictionary: lists }) => {
    const words = new Map<string, string[]>();
    const all = new Set([...lists['commonWords-en'], ...lists['wikipedia-en']]);
    for (const word of all) {
      if (!/^[a-z]{4,}$/.test(word)) continue;
      const key = `${word[0]}${word.length - 2}${word.at(-1)}`;
      const same = words.get(key);
      if (same) same.push(word);
      else words.set(key, [word]);
    }
    return words;
  });
  return dictionary;
}
