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

/**
 * A quick test that every word passes that has one mistake in it: before the mistake, or behind it, one half is as it was,
 * at most one letter away from its place.
 */
function halfOf(word: string): (other: string) => boolean {
  const middle = word.length >> 1;
  const head = word.slice(0, middle - 1);
  const tail = word.slice(middle);
  const places = [middle, middle - 1, middle + 1];
  return (other) => other.startsWith(head) || places.some((place) => other.startsWith(tail, place));
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The first two letters: a mistake leaves one of them, or puts one in the place of the other. */
const firstLetters = (word: string) => new Set([word[0] ?? '', word[1] ?? '']);

/** Words by their first and their second letter. */
export function lettersOf(words: readonly string[]) {
  const byLetter = new Map<string, string[]>();
  for (const word of words) for (const letter of firstLetters(word)) addTo(byLetter, letter, word);
  /** The words of which a test says that they are meant by one with a mistake. */
  return (word: string, isMistyped: (word: string, other: string) => boolean): string[] => {
    const meant = new Set<string>();
    for (const letter of firstLetters(word))
      for (const other of byLetter.get(letter) ?? []) if (isMistyped(word, other)) meant.add(other);
    return [...meant];
  };
}

/** Answers that are kept: a line has the same words at the next key, except the last one. */
const MOST_KEPT = 16;

function kept<R>(answer: (word: string) => R): (word: string) => R {
  const answers = new Map<string, R>();
  return (word) => {
    let kept = answers.get(word);
    if (kept === undefined) {
      if (answers.size >= MOST_KEPT) answers.clear();
      answers.set(word, (kept = answer(word)));
    }
    return kept;
  };
}

export function createWordList<T>(entries: Iterable<readonly [word: string, of: T]>): WordList<T> {
  const lists = new Map<string, T[]>();
  for (const [word, of] of entries) addTo(lists, word, of);
  const words = [...lists.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  let alike: ReturnType<typeof lettersOf> | undefined; // most queries have no mistake
  return {
    starting: kept((start) => new Set(wordsFrom(start, words).flatMap((word) => lists.get(word) ?? []))),
    mistyped: kept((word) => {
      if (word.length < MISTYPED_FROM) return [];
      alike ??= lettersOf(words);
      const isLikely = halfOf(word);
      return alike(word, (_, other) => isLikely(other) && isMistyped(word, other));
    }),
    having: (word) => lists.get(word) ?? [],
  };
}
