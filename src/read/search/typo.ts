import type { Entry } from './entry.ts';

/** Shorter words are one letter away from too many other words. */
export const MISTYPED_FROM = 3;
/** In words this short, only a swap of two letters counts as a typo. */
const ONLY_SWAPPED = 3;

/** Are two texts equal after swapping two adjacent letters? */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at + 1 < a.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Is exactly one letter extra, missing, wrong, or swapped with the next one? (Optimal string alignment distance of 1.) */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  const restOfA = a.slice(at + (a.length >= b.length ? 1 : 0));
  const restOfB = b.slice(at + (b.length >= a.length ? 1 : 0));
  return restOfA === restOfB || isSwapped(a, b);
}

/** How a token matches a word: 2 the whole word with one typo, 1 a prefix with one typo, 0 neither. */
function typoOf(token: string, word: string): 0 | 1 | 2 {
  if (token.length < MISTYPED_FROM || word.length < MISTYPED_FROM) return 0;
  if (token.length <= ONLY_SWAPPED) return isSwapped(token, word) ? 2 : 0;
  if (isOneTypo(token, word)) return 2;
  if (word.length <= token.length) return 0;
  // While the user types, the rest of the word is still to come.
  const starts = [0, -1, 1].map((by) => word.slice(0, token.length + by));
  return starts.some((start) => start.length >= MISTYPED_FROM && isOneTypo(token, start)) ? 1 : 0;
}

/** Is a word, or its beginning, another one with one typo? */
export const isMistyped = (token: string, word: string): boolean => typoOf(token, word) > 0;

function bestTypo(token: string, words: readonly string[]): 0 | 1 | 2 {
  let best: 0 | 1 | 2 = 0;
  for (const word of words) {
    const typo = typoOf(token, word);
    if (typo > best) best = typo;
    if (best === 2) break;
  }
  return best;
}

const ALIAS = 100;
const NAME = 80;
const KEYWORD = 60;
const NOT_WHOLE = 20;
const FIRST_WORD = 10;

/** Score from 0 to 100 of an entry if exactly one of the tokens has one typo; null if it doesn't match. */
export function scoreOfTypo(tokens: readonly string[], entry: Entry): number | null {
  let wrong: string | null = null;
  for (const token of tokens) {
    if (entry.vocabulary.some((word) => word.startsWith(token))) continue;
    if (wrong !== null) return null;
    wrong = token;
  }
  if (wrong === null) return null;
  const aliases = bestTypo(wrong, [...entry.ownAliases, ...entry.aliases]);
  if (aliases === 2) return ALIAS;
  const names = Math.max(...entry.names.map((name) => bestTypo(wrong, [...name.words, name.compact])));
  const best = names > 0 ? NAME : aliases > 0 ? NAME : KEYWORD;
  const typo = Math.max(names, aliases, names > 0 ? 0 : bestTypo(wrong, entry.vocabulary));
  const first = entry.names.some(({ words }) => words[0] !== undefined && typoOf(wrong, words[0]) === 2);
  return typo === 0 ? null : best + (first ? FIRST_WORD : 0) - (typo === 2 ? 0 : NOT_WHOLE);
}
