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
  const [head, tail] = [word.slice(0, Math.max(0, middle - 1)), word.slice(middle)];
  return (other) =>
    other.startsWith(head) ||
    other.startsWith(tail, middle) ||
    other.startsWith(tail, middle - 1) ||
    other.startsWith(tail, middle + 1);
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
  /** The words of which a test says that they are meant by one with a mistake. */
  return (word: string, isMistyped: (word: string, other: string) => boolean): string[] => {
    const meant = new Set<string>();
    for (const letter of new Set([word[0], word[1]]))
      for (const other of byLetter.get(letter ?? '') ?? []) if (isMistyped(word, other)) meant.add(other);
    return [...meant];
  };
}

/** Answers that are kept: a line has the same words at the next key, except the last one. */
const MOST_KEPT = 16;

function kept<R>(answer: (word: string) => R): (word: string) => R {
  const answers = new Map<string, R>();
  return (word) => {
    const before = answers.get(word);
    if (before !== undefined) return before;
    for (const oldest of answers.keys()) if (answers.size >= MOST_KEPT) answers.delete(oldest);
    const now = answer(word);
    answers.set(word, now);
    return now;
  };
}

export function createWordList<T>(entries: Iterable<readonly [word: string, of: T]>): WordList<T> {
  const lists = new Map<string, T[]>();
  for (const [word, of] of entries) {
    const list = lists.get(word);
    if (list) list.push(of);
    else lists.set(word, [of]);
  }
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
