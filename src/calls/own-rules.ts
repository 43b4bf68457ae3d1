import { callOf } from './call.ts';
import { lineWithoutData } from './heads.ts';
import { type AliasTarget, aliasWord, type OwnAliases } from './own-aliases.ts';
import type { Vocabulary } from './words.ts';

/** Why the user can't define a word; `of` is the tool that already has it. */
export type WordProblem = { kind: 'invalid' } | { kind: 'taken' } | { kind: 'builtIn'; of: string };

/** Every word has one meaning: built-in words and the user's existing ones can't be redefined. `except` is being renamed. */
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
 * Returns a line as it may be stored: tools and their settings, without typed text and secrets. Null if it runs
 * nothing.
 */
export function storableLine(text: string, vocabulary: Vocabulary): string | null {
  const call = callOf({ text, attachment: null }, vocabulary);
  return call && lineWithoutData(call);
}

/** The words of a file that can be imported, and those that cannot. */
export function importable(
  imported: OwnAliases,
  vocabulary: Vocabulary,
  isTool: (id: string) => boolean,
  isFree: (keys: readonly string[], taken: OwnAliases) => boolean,
): { words: OwnAliases; refused: string[] } {
  const words: Record<string, AliasTarget> = {};
  for (const [word, { keys, ...target }] of Object.entries(imported)) {
    if (wordProblem(word, { own: words, vocabulary })) continue;
    const line = 'line' in target ? (isTool(target.line) ? target.line : storableLine(target.line, vocabulary)) : null;
    if ('line' in target && line === null) continue;
    const what = line === null ? (target as AliasTarget) : { ...target, line };
    words[word] = keys && isFree(keys, words) ? { ...what, keys } : what;
  }
  return { words, refused: Object.keys(imported).filter((word) => !Object.hasOwn(words, word)) };
}
