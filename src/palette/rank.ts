import { fold, wordsOf } from './fold.ts';

/** Only so much of a line goes to a matcher: their cost grows with its length, and no name is longer. */
export const QUERY_LIMIT = 64;

interface Name {
  text: string;
  words: readonly string[];
  initials: string;
}

/** What search knows of a tool, an action, a page or a link; everything folded. */
export interface Entry {
  id: string;
  /** Decides between equals, so that the order of the list that is searched does not matter. */
  order: number;
  /** The title, then other names of the same thing (the English title). */
  names: readonly Name[];
  aliases: readonly string[];
  keywords: readonly string[];
  /** Words of everything above and of the category. */
  vocabulary: readonly string[];
  favourite: boolean;
}

export interface Searchable {
  id: string;
  order: number;
  titles: readonly string[];
  aliases?: readonly string[];
  keywords?: readonly string[];
  /** Names of its category. */
  categories?: readonly string[];
  favourite?: boolean;
}

export function toEntry({
  id,
  order,
  titles,
  aliases = [],
  keywords = [],
  categories = [],
  favourite = false,
}: Searchable): Entry {
  const names = [...new Set(titles.map(fold))].map((text) => {
    const words = wordsOf(text);
    return { text, words, initials: words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)).join('') };
  });
  const folded = { aliases: aliases.map(fold), keywords: keywords.map(fold) };
  const all = [...names.map((name) => name.text), ...folded.aliases, ...folded.keywords, ...categories.map(fold)];
  return { id, order, names, ...folded, vocabulary: [...new Set(all.flatMap(wordsOf))], favourite };
}

/**
 * How well an entry answers a query, from sure to doubtful: 7 alias or id, 6 a name, 5 start of a name, 4 word starts of one
 * name in order or its initials, 3 word starts anywhere or start of an alias, 2 inside a name, 1 alike.
 */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Hit<E extends Entry = Entry> {
  entry: E;
  tier: Tier;
  /** Orders the hits of a tier; 0 to 115. */
  points: number;
}

/** Looks for entries that are merely alike: 0 (not at all) to 1 by entry. */
export type Fuzzy<E extends Entry> = (query: string) => readonly { entry: E; likeness: number }[];

const FAVOURITE_POINTS = 15;
const INITIALS_POINTS = 60;

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

type Score = { tier: Tier; points: number };

/** The best tier that the names themselves give. */
function scoreOfName(query: string, tokens: readonly string[], { text, words, initials }: Name): Score | null {
  const points = share(query, text);
  if (text === query) return { tier: 6, points };
  if (text.startsWith(query)) return { tier: 5, points };
  const skipped = tokens.length > 0 ? skippedWords(tokens, words) : null;
  if (skipped !== null) return { tier: 4, points: points - 5 * skipped };
  if (query.length >= 2 && initials.includes(query))
    return { tier: 4, points: (INITIALS_POINTS * query.length) / initials.length };
  return query.length >= 2 && text.includes(query) ? { tier: 2, points } : null;
}

function better(a: Score | null, b: Score | null): Score | null {
  if (!a || !b) return a ?? b;
  return b.tier > a.tier || (b.tier === a.tier && b.points > a.points) ? b : a;
}

function scoreOf(query: string, tokens: readonly string[], entry: Entry): Score | null {
  if (entry.aliases.includes(query) || entry.id === query) return { tier: 7, points: 100 };
  const scores = entry.names.map((name, index) => {
    const score = scoreOfName(query, tokens, name);
    return score && index > 0 ? { ...score, points: score.points - 10 } : score;
  });
  const anywhere =
    entry.aliases.some((alias) => alias.startsWith(query)) ||
    (tokens.length > 0 && tokens.every((token) => entry.vocabulary.some((word) => word.startsWith(token))));
  const title = entry.names[0]?.text ?? query;
  return scores.reduce(better, anywhere ? { tier: 3, points: share(query, title) } : null);
}

function inOrder(a: Hit, b: Hit): number {
  return b.tier - a.tier || b.points - a.points || a.entry.order - b.entry.order;
}

/**
 * The entries that a text asks for, best first. The tier decides, points order a tier, the given order settles the rest; so
 * the same text always gives the same list. Likeness is asked only when hardly anything else was found.
 */
export function rank<E extends Entry>(text: string, entries: readonly E[], fuzzy: Fuzzy<E>): Hit<E>[] {
  const query = fold(text.slice(0, QUERY_LIMIT));
  if (query === '') return [];
  const tokens = wordsOf(query);
  const hit = (entry: E, { tier, points }: Score): Hit<E> => ({
    entry,
    tier,
    points: Math.round(Math.max(0, points) + (entry.favourite ? FAVOURITE_POINTS : 0)),
  });
  const hits = entries.flatMap((entry) => {
    const score = scoreOf(query, tokens, entry);
    return score ? hit(entry, score) : [];
  });
  if (query.length >= 3 && query.length <= 32 && hits.length < 3 && hits.every(({ tier }) => tier < 4)) {
    const found = new Set(hits.map(({ entry }) => entry.id));
    for (const { entry, likeness } of fuzzy(query)) {
      if (!found.has(entry.id)) hits.push(hit(entry, { tier: 1, points: 100 * likeness }));
    }
  }
  return hits.sort(inOrder);
}
