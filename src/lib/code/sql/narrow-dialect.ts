import type { DialectOptions } from 'sql-formatter';

/** Lists of words that the tokenizer tries one after the other at each token: up to 1,500 in ClickHouse. */
const LISTS = ['reservedFunctionNames', 'reservedDataTypes', 'reservedKeywords'] as const;

/** Up to this many characters, tokenizing with all words takes less than 100 ms. */
const SHORT = 5000;

const narrowed = new WeakMap<DialectOptions, { words: string; dialect: DialectOptions }>();

/**
 * Returns the dialect without the words that don't occur in the text, which tokenizes it the same way in a fraction of
 * the time. The library keeps every dialect it has seen, so short texts get the whole one, and the same words the same object.
 */
export function narrowDialect(whole: DialectOptions, text: string): DialectOptions {
  if (text.length <= SHORT) return whole;
  const used = foldCase([...new Set(text.match(/[\p{L}\p{M}\p{N}_]+/gu))].join(' '));
  // A part of a word counts, since a token can end within one: `$1and`.
  const occurs = (word: string) => word.split(/[^\p{L}\p{M}\p{N}_]+/u).every((part) => used.includes(foldCase(part)));
  const { tokenizerOptions } = whole;
  const lists = Object.fromEntries(LISTS.map((list) => [list, tokenizerOptions[list].filter(occurs)]));
  const words = JSON.stringify(lists);
  const cached = narrowed.get(whole);
  if (cached?.words === words) return cached.dialect;
  const dialect = { ...whole, tokenizerOptions: { ...tokenizerOptions, ...lists } };
  narrowed.set(whole, { words, dialect });
  return dialect;
}

/** Folds case like a regular expression with `iu`, for which ſ is an s and the Kelvin sign a k. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase();
