import { callOf } from './call.ts';
import { lineWithoutData } from './heads.ts';
import { type AliasTarget, aliasWord, type OwnAliases } from './own-aliases.ts';
import type { Vocabulary } from './words.ts';

/** Why a word can't be one's own; `of` is the tool whose word it is. */
export type WordProblem = { kind: 'invalid' } | { kind: 'taken' } | { kind: 'builtIn'; of: string };

/** Every word means one thing: built-in words keep theirs, and so do those that one has. `except` is renamed. */
export function wordProblem(
  text: string,
  { own, vocabulary, except }: { own: OwnAliases; vocabulary: Vocabulary; except?: string },
): WordProblem | null {
  const word = aliasWord(text);
  if (word === null) return { kind: 'invalid' };
  if (word === except) return null;
  if (Object.hasOwn(own, word)) return { kind: 'taken' };
  const builtIn = vocabulary.find(word);
  return builtIn ? { kind: 'builtIn', of: builtIn.card.id } : null;
}

/**
 * A line as it may be kept: tools and their settings. Null if it runs nothing. What was typed as text, and secrets, are
 * left out.
 */
export function storableLine(text: string, vocabulary: Vocabulary): string | null {
  const call = callOf({ text, attachment: null }, vocabulary);
  return call && lineWithoutData(call);
}

/** The words of a file that may be taken over, and those that may not. */
export function importable(
  given: OwnAliases,
  vocabulary: Vocabulary,
  isTool: (id: string) => boolean,
  isFree: (keys: readonly string[], taken: OwnAliases) => boolean,
): { words: OwnAliases; refused: string[] } {
  const words: Record<string, AliasTarget> = {};
  for (const [word, { keys, ...target }] of Object.entries(given)) {
    if (wordProblem(word, { own: words, vocabulary })) continue;
    const line = 'line' in target ? (isTool(target.line) ? target.line : storableLine(target.line, vocabulary)) : null;
    if ('line' in target && line === null) continue;
    const what = line === null ? (target as AliasTarget) : { line };
    words[word] = keys && isFree(keys, words) ? { ...what, keys } : what;
  }
  return { words, refused: Object.keys(given).filter((word) => !Object.hasOwn(words, word)) };
}
