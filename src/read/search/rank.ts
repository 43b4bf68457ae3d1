import type { Entry, Name } from './entry.ts';
import { entryIndexOf, type Words } from './entry-index.ts';
import { compact, fold, wordsOf } from '../../base/fold.ts';
import type { Intent } from './intent.ts';
import { scoreOfTypo } from './typo.ts';
import { type Habits, NO_HABITS } from './usage.ts';

/** Matching takes time proportional to the length of the query, and no name is longer than this. */
export const QUERY_LIMIT = 64;

/**
 * How well an entry matches a query: 8 the user's own alias, 7 an alias or id, 6 a name, 5 a prefix of a name, 4 word prefixes of one
 * name in order, or its initials, 3 what its texts say (`intent.ts`), word prefixes anywhere, or a prefix of an alias, 2 a substring of a
 * name, 1 one typo, or little of what its texts say, 0 a fuzzy match.
 */
export type Tier = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Hit<E extends Entry = Entry> {
  entry: E;
  tier: Tier;
  /** Orders the hits within a tier; 0 to 255. */
  points: number;
}

/** Fuzzy search: entries with a similarity from 0 to 1. */
export type Fuzzy<E extends Entry> = (query: string) => readonly { entry: E; likeness: number }[];

const FAVORITE_POINTS = 15;
const INITIALS_POINTS = 60;
/** For a whole keyword; later keywords get less, since they are listed by relevance. */
const KEYWORD_POINTS = 99;
const OTHER_NAME = -10;
const SKIPPED_WORD = -5;
/** A share of a completed alias counts half of that of a name, so that habits decide between tools of one word. */
const COMPLETION = 0.5;
/** For texts that say all of the query. */
const INTENT_POINTS = 255;
/** For a word that is another name of a tool: more than for most of its title. */
const CALLED_POINTS = 85;
/** Names with one mistake are above texts that say little. */
const MISTAKEN_POINTS = 77;
const MEANT_POINTS = 60;
/** Texts that say less of it are a guess. */
const SURE_INTENT = 0.3;

type Query = Words;

export function toQuery(text: string): Query {
  const folded = fold(text.slice(0, QUERY_LIMIT));
  return { text: folded, tokens: wordsOf(folded), compact: compact(folded) };
}

function share(query: string, whole: string): number {
  return Math.min(100, (100 * query.length) / whole.length);
}

/** How many words of a name are skipped when each token is a prefix of a later word; null if the tokens don't match in order. */
function skippedWords(tokens: readonly string[], words: readonly string[]): number | null {
  let at = 0;
  let skipped = 0;
  for (const token of tokens) {
    const position = words.findIndex((word, index) => index >= at && word.startsWith(token));
    if (position < 0) return null;
    skipped += position - at;
    at = position + 1;
  }
  return skipped;
}

/** Is a text a concatenation of prefixes of successive words, as `wbhaxi` is of "wen ben ha xi"? */
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

/** The score of a reading: syllables with or without spaces, or their prefixes. */
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

/** The score of a name. */
function scoreOfName(query: Query, name: Name): Score | null {
  if (name.isReading) return scoreOfReading(query.compact, name);
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
  const points = Math.max(share(query.text, titleFor(query, entry)), keywordPoints(query, entry));
  let best: Score | null = anywhere ? { tier: 3, points } : null;
  for (const [index, name] of entry.names.entries()) {
    const score = scoreOfName(query, name);
    best = better(best, score && index > 0 ? { ...score, points: score.points + OTHER_NAME } : score);
  }
  // Among names with the same beginning, the tool that the finished word would name: `jso` is `json`, not the shortest title.
  if (best?.tier === 5) return { tier: 5, points: Math.max(best.points, completionPoints(query, entry)) };
  return best;
}

/** Points for a query that is the beginning of an alias; one letter says too little. */
const completionPoints = ({ text }: Query, { aliases }: Entry): number =>
  text.length < 2
    ? 0
    : Math.max(0, ...aliases.filter((alias) => alias.startsWith(text)).map((alias) => COMPLETION * share(text, alias)));

/** Points for a query that is one of the keywords; 0 for any other. */
function keywordPoints({ text, compact }: Query, { keywordPlaces }: Entry): number {
  const place = keywordPlaces.get(text) ?? keywordPlaces.get(compact) ?? Infinity;
  return Math.max(0, KEYWORD_POINTS - place);
}

function scoreOfIntent(share: number | undefined, keyword: number, isName: boolean): Score | null {
  if (isName) return { tier: 5, points: CALLED_POINTS };
  if (share === undefined) return null;
  return { tier: share >= SURE_INTENT ? 3 : 1, points: INTENT_POINTS * share + keyword / 2 };
}

/** Does a text match an entry's name, id or alias with at least this tier? */
export function spellsOne(text: string, entries: readonly Entry[], atLeast: Tier): boolean {
  const query = toQuery(text);
  if (query.text === '') return false;
  return [...entryIndexOf(entries).candidates(query)].some((entry) => (scoreOf(query, entry)?.tier ?? 0) >= atLeast);
}

/** The title that a query's length is compared with: for Latin letters the reading, if there is one. */
function titleFor({ text }: Query, { names }: Entry): string {
  const spoken = /^[ -~]*$/.test(text) ? names.find((name) => name.isReading) : undefined;
  return spoken?.compact ?? names[0]?.text ?? text;
}

function inOrder(a: Hit, b: Hit): number {
  return b.tier - a.tier || b.points - a.points || a.entry.order - b.entry.order;
}

/**
 * The entries that match a text, best first. The tier decides; within a tier, points for how much of the name was typed, for habit
 * and for favorites; ties keep the given order. So the same text always gives the same list. Typos and fuzzy matches are considered
 * only if hardly anything else was found.
 */
export function rank<E extends Entry>(
  text: string,
  entries: readonly E[],
  fuzzy: Fuzzy<E>,
  habits: Habits = NO_HABITS,
  intent: Intent | null = null,
): Hit<E>[] {
  const query = toQuery(text);
  if (query.text === '') return [];
  const hit = (entry: E, { tier, points }: Score): Hit<E> => {
    const pin = entry.favorite ? FAVORITE_POINTS : 0;
    const used = habits.habit(entry.id) + habits.pickPoints(query.text, entry.id);
    return { entry, tier, points: Math.round(Math.max(0, points) + used + pin) };
  };
  const asked = query.text.length < 2 ? null : intent;
  const said = asked?.find(text.slice(0, 2 * QUERY_LIMIT));
  const called = asked?.called(text.slice(0, 2 * QUERY_LIMIT));
  const index = entryIndexOf(entries);
  const among = new Set(index.candidates(query));
  for (const id of [...(said?.keys() ?? []), ...(called ?? [])]) {
    const entry = index.of(id);
    if (entry) among.add(entry);
  }
  const hits = [...among].flatMap((entry) => {
    const own = scoreOfIntent(said?.get(entry.id), keywordPoints(query, entry), called?.has(entry.id) ?? false);
    const score = better(scoreOf(query, entry), own);
    return score ? hit(entry, score) : [];
  });
  if (query.text.length < 3 || query.text.length > 32) return hits.sort(inOrder);
  const sure = hits.filter(({ tier }) => tier > 1);
  if (sure.length >= 3 || sure.some(({ tier }) => tier >= 4)) return hits.sort(inOrder);
  const certain = new Set(sure.map(({ entry }) => entry.id));
  const typos = [...index.mistyped(query)].flatMap((entry) => {
    const points = certain.has(entry.id) ? null : scoreOfTypo(query.tokens, entry);
    // Among tools with the same word, what the texts say decides.
    const told = MEANT_POINTS * (said?.get(entry.id) ?? 0);
    return points === null ? [] : [hit(entry, { tier: 1, points: MISTAKEN_POINTS + points + told })];
  });
  const ids = new Set([...sure, ...typos].map(({ entry }) => entry.id));
  const guesses = hits.filter(({ entry }) => !ids.has(entry.id));
  for (const { entry } of guesses) ids.add(entry.id);
  hits.splice(0, hits.length, ...sure, ...typos, ...guesses);
  if (hits.length >= 3) return hits.sort(inOrder);
  for (const { entry, likeness } of fuzzy(query.text)) {
    if (!ids.has(entry.id)) hits.push(hit(entry, { tier: 0, points: 100 * likeness }));
  }
  return hits.sort(inOrder);
}
