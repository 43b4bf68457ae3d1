import { isMistyped, MISTYPED_FROM } from './typo.ts';

/** Words in order, with what has each of them: found by their beginnings, and with one typing mistake, without looking at all. */
export interface WordList<T> {
  /** What has a word that begins so. */
  starting(start: string): ReadonlySet<T>;
  /** Words that have one letter more, less, another or two swapped, at least in their beginning. */
  mistyped(word: string): readonly string[];
  having(word: string): readonly T[];
}

/** The place of the first word that isn't before a text. */
function placeOf(text: string, words: readonly string[]): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words that begin with a text, of words in order. */
export function wordsFrom(start: string, words: readonly string[]): string[] {
  const matches: string[] = [];
  for (let at = placeOf(start, words); words[at]?.startsWith(start); at += 1) matches.push(words[at] ?? '');
  return matches;
}

/** Words by their first and their second letter: a mistake leaves one of these, or puts one in the place of the other. */
export function lettersOf(words: readonly string[]) {
  const byLetter = new Map<string, string[]>();
  const add = (letter: string | undefined, word: string) => {
    const list = letter === undefined ? undefined : byLetter.get(letter);
    if (list) list.push(word);
    else if (letter !== undefined) byLetter.set(letter, [word]);
  };
  for (const word of words) {
    add(word[0], word);
    if (word[1] !== word[0]) add(word[1], word);
  }
  /** The words that may be meant by one with a mistake; some twice. */
  return (word: string): readonly string[] =>
    [...new Set([word[0], word[1]])].flatMap((letter) => byLetter.get(letter ?? '') ?? []);
}

export function createWordList<T>(entries: Iterable<readonly [word: string, of: T]>): WordList<T> {
  const lists = new Map<string, T[]>();
  for (const [word, of] of entries) {
    const list = lists.get(word);
    if (list) list.push(of);
    else lists.set(word, [of]);
  }
  const words = [...lists.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  let alike: ((word: string) => readonly string[]) | undefined; // most queries have no mistake
  return {
    starting: (start) => new Set(wordsFrom(start, words).flatMap((word) => lists.get(word) ?? [])),
    mistyped(word) {
      if (word.length < MISTYPED_FROM) return [];
      alike ??= lettersOf(words);
      return [...new Set(alike(word).filter((other) => isMistyped(word, other)))];
    },
    having: (word) => lists.get(word) ?? [],
  };
}
