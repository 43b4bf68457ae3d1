import type { Entry } from './entry.ts';
import { entryIndexOf } from './entry-index.ts';
import type { Intent } from './intent.ts';
import { otherLayouts } from './keyboard-layouts.ts';
import { type Fuzzy, type Hit, rank, toQuery } from './rank.ts';
import type { Habits } from './usage.ts';

/** Search results. `readAs` is the text that was searched for, if it differs from what was typed. */
export interface SearchResults<E extends Entry> {
  hits: readonly Hit<E>[];
  readAs: string | null;
}

interface Where<E extends Entry> {
  items: readonly E[];
  fuzzy: Fuzzy<E>;
  /** What the texts of the tools say; null until it is loaded. */
  intent?: Intent | null;
  habits: Habits;
  language: string;
}

const nothingAlike = () => [];
/** Hits below this tier are guesses. */
const NO_GUESS = 2;
const MISTAKEN = 1;

/** Punctuation inside a word, on keys that carry letters on Russian keyboards: `[ti` is `хеш`. */
const LETTERS_BETWEEN = /[a-z][[\];'`,.]|[[\];'`,.][a-z]/i;

/** Recent results, by the index that was searched: an alias stays the same while the user types after it. */
const caches = new WeakMap<object, Map<string, SearchResults<Entry>>>();
const MOST_CACHED = 200;

/** The entries that match a text, best first. Results are cached. */
export function search<E extends Entry>(text: string, where: Where<E>): SearchResults<E> {
  let results = caches.get(where) as Map<string, SearchResults<E>> | undefined;
  if (!results || results.size >= MOST_CACHED) caches.set(where, (results = new Map()));
  const before = results.get(text);
  if (before) return before;
  const now = lookFor(text, where);
  results.set(text, now);
  return now;
}

/**
 * Ranks the entries that match a text. If it names nothing, it may have been typed with another keyboard layout; typos and fuzzy
 * matches come after that.
 */
function lookFor<E extends Entry>(
  text: string,
  { items, fuzzy, habits, language, intent }: Where<E>,
): SearchResults<E> {
  const hits = rank(text, items, fuzzy, habits, intent);
  const isName = hits.some(({ tier }) => tier >= NO_GUESS);
  if (isName && !(language === 'ru' && LETTERS_BETWEEN.test(text))) return { hits, readAs: null };
  const others = otherLayouts(text, language).map((other) => ({
    other,
    hits: rank(other, items, nothingAlike, habits, intent),
  }));
  // A name with a typing mistake in the other layout is still more than nothing in this one.
  const isUnknown = !isName && hits.every(({ tier }) => tier < MISTAKEN);
  for (const least of isUnknown ? [NO_GUESS, MISTAKEN] : [NO_GUESS]) {
    for (const { other, hits } of others) {
      const named = hits.filter(({ tier }) => tier >= least);
      if (named.length > 0) return { hits: named, readAs: other };
    }
  }
  // One mistake is found by ranking; with several, a line without them is looked for.
  const meant = isName ? null : entryIndexOf(items).corrected(toQuery(text));
  const corrections = meant === null ? [] : rank(meant, items, nothingAlike, habits, intent);
  const named = corrections.filter(({ tier }) => tier >= NO_GUESS);
  return named.length > 0 ? { hits: named, readAs: meant } : { hits, readAs: null };
}
