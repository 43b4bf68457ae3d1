import type { Entry } from './entry.ts';
import { otherLayouts } from './keyboard-layouts.ts';
import { type Fuzzy, type Hit, rank } from './rank.ts';
import type { Habits } from './usage.ts';

/** What was found, and for which text, if not for the one that was typed. */
export interface Found<E extends Entry> {
  hits: readonly Hit<E>[];
  readAs: string | null;
}

interface Where<E extends Entry> {
  items: readonly E[];
  fuzzy: Fuzzy<E>;
  habits: Habits;
  language: string;
}

const nothingAlike = () => [];
/** Below it a hit is a guess. */
const NO_GUESS = 2;

/** Marks within a word, where Russian keyboards have letters: `[ti` is `хеш`. */
const LETTERS_BETWEEN = /[a-z][[\];'`,.]|[[\];'`,.][a-z]/i;

/** What was looked for lately, by what it was looked for in: an alias stays the same while one types behind it. */
const known = new WeakMap<object, Map<string, Found<Entry>>>();
const MOST_KNOWN = 200;

/** What a text asks for, best first; looked for once. */
export function search<E extends Entry>(text: string, where: Where<E>): Found<E> {
  let found = known.get(where) as Map<string, Found<E>> | undefined;
  if (!found || found.size >= MOST_KNOWN) known.set(where, (found = new Map()));
  const before = found.get(text);
  if (before) return before;
  const now = lookFor(text, where);
  found.set(text, now);
  return now;
}

/**
 * Ranks what a text asks for. When the text itself names nothing, it may have been typed with the keyboard switched to
 * another layout; only then come mistakes and likeness.
 */
function lookFor<E extends Entry>(text: string, { items, fuzzy, habits, language }: Where<E>): Found<E> {
  const hits = rank(text, items, fuzzy, habits);
  const isName = hits.some(({ tier }) => tier >= NO_GUESS);
  if (isName && !(language === 'ru' && LETTERS_BETWEEN.test(text))) return { hits, readAs: null };
  for (const other of otherLayouts(text, language)) {
    const named = rank(other, items, nothingAlike, habits).filter(({ tier }) => tier >= NO_GUESS);
    if (named.length > 0) return { hits: named, readAs: other };
  }
  return { hits, readAs: null };
}
