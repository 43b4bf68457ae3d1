import { fold } from '../../base/fold.ts';
import { isRecord } from '../../base/json.ts';
import type { Entry } from './entry.ts';
import { wordUse } from './word-use.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Between the 3 days of launchers and the 4 weeks of browsers: developers use tools in bursts and come back to them. */
const HALF_LIFE_MS = 10 * DAY_MS;
const MOST_POINTS = 60;
const POINTS_PER_PICK = 40;
/** A higher limit would only make habits slower to change. */
const MOST_PICKS = 2;
const LONGEST_QUERY = 12;
const MOST_USED = 200;
const MOST_QUERIES = 200;

/** A count that halves every ten days, and when it was last updated (ms since the epoch). */
interface Counter {
  n: number;
  at: number;
}

/** What is stored: how often an entry was used, and which entry was picked for a short query. */
export interface Usage {
  used: Readonly<Record<string, Counter>>;
  picked: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NO_USAGE: Usage = { used: {}, picked: {} };

const decayed = ({ n, at }: Counter, now: number) => n * 2 ** (-Math.max(0, now - at) / HALF_LIFE_MS);

/** 0 to 60 points for an entry that was used before. */
function pointsOfHabit(counter: Counter, now: number): number {
  return Math.min(MOST_POINTS, 20 * Math.log2(1 + decayed(counter, now)));
}

/** Ranking bonuses at one point in time, so that an open list does not change as time passes. */
export interface Habits {
  /** 0 to 60 points for how often and how recently an entry was used. */
  habit(id: string): number;
  /** 0 to 80 points for an entry that was picked for this (folded) query before. */
  pickPoints(query: string, id: string): number;
  /** Ids of used entries, most used first. */
  recent: readonly string[];
}

export function habitsOf({ used, picked }: Usage, now: number): Habits {
  const points = new Map(Object.entries(used).map(([id, counter]) => [id, pointsOfHabit(counter, now)]));
  const picksByQuery = new Map(Object.entries(picked).map(([query, picks]) => [query, new Map(Object.entries(picks))]));
  const recent = [...points].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
  return {
    habit: (id) => points.get(id) ?? 0,
    pickPoints: (query, id) => POINTS_PER_PICK * (picksByQuery.get(query)?.get(id) ?? 0),
    recent,
  };
}

export const NO_HABITS = habitsOf(NO_USAGE, 0);

/**
 * The query under which a pick may be stored: short, and a prefix of a name or alias of the picked entry. So only parts of
 * the catalog's own texts are ever stored, never typed data. Null for any other text.
 */
export function storableQuery(text: string, { names, aliases }: Pick<Entry, 'names' | 'aliases'>): string | null {
  const query = fold(text.slice(0, 4 * LONGEST_QUERY));
  if (query === '' || query.length > LONGEST_QUERY) return null;
  const words = [...names.map((name) => name.text), ...names.map((name) => name.compact), ...aliases];
  return words.some((name) => name.startsWith(query)) ? query : null;
}

/** The `most` entries with the greatest weight. */
function heaviest<T>(
  record: Readonly<Record<string, T>>,
  most: number,
  weight: (value: T) => number,
): Record<string, T> {
  const entries = Object.entries(record);
  if (entries.length <= most) return { ...record };
  return Object.fromEntries(entries.sort(([, a], [, b]) => weight(b) - weight(a)).slice(0, most));
}

function pickedOnce(picks: Readonly<Record<string, number>>, id: string): Record<string, number> {
  const others = Object.entries(picks).filter(([other, count]) => other !== id && count > 0.25);
  const halved = Object.fromEntries(others.map(([other, count]) => [other, count / 2]));
  return { ...halved, [id]: Math.min(MOST_PICKS, Math.floor(picks[id] ?? 0) + 1) };
}

/** The usage after one more use, picked for a query that `storableQuery` allows. */
export function withUse({ used, picked }: Usage, id: string, query: string | null, now: number): Usage {
  const before = used[id];
  const counter = { n: (before ? decayed(before, now) : 0) + 1, at: now };
  const picksByQuery = query === null ? picked : { ...picked, [query]: pickedOnce(picked[query] ?? {}, id) };
  return {
    used: heaviest({ ...used, [id]: counter }, MOST_USED, (value) => decayed(value, now)),
    picked: heaviest(picksByQuery, MOST_QUERIES, (picks) => Math.max(...Object.values(picks), 0)),
  };
}

/** The usage without an entry. */
export function withoutUse({ used, picked }: Usage, id: string): Usage {
  const rest = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== id && !key.startsWith(wordUse(id, ''))));
  const picksByQuery = Object.entries(picked).map(([query, picks]) => [query, rest(picks)] as const);
  return {
    used: rest(used),
    picked: Object.fromEntries(picksByQuery.filter(([, picks]) => Object.keys(picks).length > 0)),
  };
}

/** The usage with the entries of an earlier one restored; newer counts win. */
export function withUsesOf({ used, picked }: Usage, before: Usage): Usage {
  return { used: { ...before.used, ...used }, picked: { ...before.picked, ...picked } };
}

const isCount = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isFinite(raw) && raw > 0 && raw < 1e15;

/** Storage is untrusted: whatever has the wrong shape is dropped. */
export function readUsage(raw: unknown): Usage {
  if (!isRecord(raw)) return NO_USAGE;
  const used = Object.entries(isRecord(raw['used']) ? raw['used'] : {}).flatMap(([id, counter]) =>
    isRecord(counter) && isCount(counter['n']) && isCount(counter['at'])
      ? [[id, { n: counter['n'], at: counter['at'] }] as const]
      : [],
  );
  const picked = Object.entries(isRecord(raw['picked']) ? raw['picked'] : {}).flatMap(([query, picks]) => {
    const counts = Object.entries(isRecord(picks) ? picks : {}).filter((pick): pick is [string, number] =>
      isCount(pick[1]),
    );
    return counts.length > 0 && query.length <= LONGEST_QUERY
      ? [[query, Object.fromEntries(counts.map(([id, count]) => [id, Math.min(MOST_PICKS, count)]))] as const]
      : [];
  });
  return { used: Object.fromEntries(used), picked: Object.fromEntries(picked) };
}
