import { fold } from '../../../base/fold.ts';

/** Returns an alternation of words, with and without accents, longest first. */
export const anyOf = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => [word, fold(word)]))]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s`))
    .join('|');
