import type { Entry, Name } from './entry.ts';
import { compact, fold, wordsOf } from '../../base/fold.ts';
import { scoreOfTypo } from './typo.ts';
import { type Habits, NO_HABITS } from './usage.ts';

/** Only so much of a line goes to a matcher: their cost grows with its length, and no name is longer. */
export const QUERY_LIMIT = 64;

/**
 * How well an entry answers a query, from sure to doubtful: 8 a word that the user gave it, 7 alias or id, 6 a name, 5 start
 * of a name, 4 word starts of one name in order or its initials, 3 word starts anywhere or start of an alias, 2 inside a
 * name, 1 one typing mistake, 0 merely alike.
 */
export type Tier = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Hit<E extends Entry = Entry> {
  entry: E;
  tier: Tier;
  /** Orders the hits of a tier; 0 to 255. */
  points: number;
}

/** Looks for entries that are merely alike: 0 (not at all) to 1 by entry. */
export type Fuzzy<E extends Entry> = (query: string) => readonly { entry: E; likeness: number }[];

const FAVOURITE_POINTS = 15;
const INITIALS_POINTS = 60;
/** A keyword as a whole; less for those further down, for they are listed by how typical they are. */
const KEYWORD_POINTS = 99;
const OTHER_NAME = -10;
const SKIPPED_WORD = -5;

interface Query {
  text: string;
  tokens: readonly string[];
  compact: string;
}

export function toQuery(text: string): Query {
  const folded = fold(text.slice(0, QUERY_LIMIT));
  return { text: folded, tokens: wordsOf(folded), compact: compact(folded) };
}

function share(query: string, whole: string): number {
  return Math.min(100, (100 * query.length) / whole.length);
}

/** How many words of a name stand between the words that the tokens start, in order; null when they don't. */
function skippedWords(tokens: readonly string[], words: readonly string[]): number | null {
  let at = 0;
  let skipped = 0;
  for (const token of tokens) {
    const found = words.findIndex((word, index) => index >= at && word.startsWith(token));
    if (found < 0) return null;
    skipped += found - at;
    at = found + 1;
  }
  return skipped;
}

/** Is a text made of beginnings of successive words, as `wbhaxi` of "wen ben ha xi"? */
function isRunOfStarts(text: string, words: readonly string[], from: number): boolean {
  if (text === '') return true;
  const word = words[from];
  if (word === undefined) return false;
  for (let length = Math.min(word.length, text.length); length > 0; length -= 1) {
    if (text.startsWith(word.slice(0, length)) && isRunOfStarts(text.slice(length), words, from + 1)) return true;
  }
  return false;
}

type Score = { tier: Tier; points: number };

/** The best tier that a reading gives: syllables with or without spaces, or only their beginnings. */
function scoreOfReading(query: string, { words, compact, initials }: Name): Score | null {
  if (query === '') return null;
  const points = share(query, compact);
  if (compact === query) return { tier: 6, points };
  if (compact.startsWith(query)) return { tier: 5, points };
  if (query.length < 2) return null;
  const at = words.findIndex((_, from) => isRunOfStarts(query, words, from));
  if (at < 0) return null;
  const short = initials.includes(query) ? (INITIALS_POINTS * query.length) / initials.length : points;
  return { tier: 4, points: short + at * SKIPPED_WORD };
}

/** The best tier that the names themselves give. */
function scoreOfName(query: Query, name: Name): Score | null {
  if (name.spoken) return scoreOfReading(query.compact, name);
  const points = share(query.text, name.text);
  if (name.text === query.text) return { tier: 6, points };
  if (name.text.startsWith(query.text)) return { tier: 5, points };
  const skipped = query.tokens.length > 0 ? skippedWords(query.tokens, name.words) : null;
  if (skipped !== null) return { tier: 4, points: points + SKIPPED_WORD * skipped };
  if (query.text.length < 2) return null;
  if (name.initials.includes(query.text))
    return { tier: 4, points: (INITIALS_POINTS * query.text.length) / name.initials.length };
  if (query.compact.length > 3 && name.compact.startsWith(query.compact)) return { tier: 4, points };
  return name.text.includes(query.text) ? { tier: 2, points } : null;
}

function better(a: Score | null, b: Score | null): Score | null {
  if (!a || !b) return a ?? b;
  return b.tier > a.tier || (b.tier === a.tier && b.points > a.points) ? b : a;
}

function scoreOf(query: Query, entry: Entry): Score | null {
  if (entry.ownAliases.includes(query.text)) return { tier: 8, points: 100 };
  if (entry.aliases.includes(query.text) || entry.id === query.text) return { tier: 7, points: 100 };
  if (query.tokens.length > 1 && entry.aliases.includes(query.tokens.join('-'))) return { tier: 6, points: 90 };
  const { tokens } = query;
  const anywhere =
    [...entry.ownAliases, ...entry.aliases].some((alias) => alias.startsWith(query.text)) ||
    (tokens.length > 0 && tokens.every((token) => entry.vocabulary.some((word) => word.startsWith(token))));
  const keyword = entry.keywordPlaces.get(query.text) ?? entry.keywordPlaces.get(query.compact) ?? Infinity;
  const points = Math.max(share(query.text, titleFor(query, entry)), KEYWORD_POINTS - keyword);
  let best: Score | null = anywhere ? { tier: 3, points } : null;
  for (const [index, name] of entry.names.entries()) {
    const score = scoreOfName(query, name);
    best = better(best, score && index > 0 ? { ...score, points: score.points + OTHER_NAME } : score);
  }
  return best;
}

/** Do these entries have one whose name, id or alias a text spells, at least as surely as this tier? */
export function spellsOne(text: string, entries: readonly Entry[], atLeast: Tier): boolean {
  const query = toQuery(text);
  return query.text !== '' && entries.some((entry) => (scoreOf(query, entry)?.tier ?? 0) >= atLeast);
}

/** The title to measure a query by: pinyin by how the title is said. */
function titleFor({ text }: Query, { names }: Entry): string {
  const spoken = /^[ -~]*$/.test(text) ? names.find((name) => name.spoken) : undefined;
  return spoken?.compact ?? names[0]?.text ?? text;
}

function inOrder(a: Hit, b: Hit): number {
  return b.tier - a.tier || b.points - a.points || a.entry.order - b.entry.order;
}

/**
 * The entries that a text asks for, best first. The tier decides; points for the share of the name, habit and pin order a
 * tier; the given order settles the rest. So the same text always gives the same list. Mistakes and likeness are considered
 * only when hardly anything else was found.
 */
export function rank<E extends Entry>(
  text: string,
  entries: readonly E[],
  fuzzy: Fuzzy<E>,
  habits: Habits = NO_HABITS,
): Hit<E>[] {
  const query = toQuery(text);
  if (query.text === '') return [];
  const hit = (entry: E, { tier, points }: Score): Hit<E> => {
    const pin = entry.favourite ? FAVOURITE_POINTS : 0;
    const used = habits.habit(entry.id) + habits.latch(query.text, entry.id);
    return { entry, tier, points: Math.round(Math.max(0, points) + used + pin) };
  };
  const hits = entries.flatMap((entry) => {
    const score = scoreOf(query, entry);
    return score ? hit(entry, score) : [];
  });
  if (query.text.length < 3 || query.text.length > 32) return hits.sort(inOrder);
  if (hits.length >= 3 || hits.some(({ tier }) => tier >= 4)) return hits.sort(inOrder);
  const found = new Set(hits.map(({ entry }) => entry.id));
  for (const entry of entries) {
    const points = found.has(entry.id) ? null : scoreOfTypo(query.tokens, entry);
    if (points === null) continue;
    found.add(entry.id);
    hits.push(hit(entry, { tier: 1, points }));
  }
  if (hits.length >= 3) return hits.sort(inOrder);
  for (const { entry, likeness } of fuzzy(query.text)) {
    if (!found.has(entry.id)) hits.push(hit(entry, { tier: 0, points: 100 * likeness }));
  }
  return hits.sort(inOrder);
}
