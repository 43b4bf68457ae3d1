import { fold } from '../../base/fold.ts';
import type { Entry } from './entry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Between the 3 days of launchers and the 4 weeks of browsers: what developers do comes in bursts, and comes back. */
const HALF_LIFE_MS = 10 * DAY_MS;
const MOST_POINTS = 60;
const POINTS_PER_PICK = 40;
/** More would only take longer to unlearn. */
const MOST_PICKS = 2;
const LONGEST_LATCH = 12;
const MOST_USED = 200;
const MOST_LATCHES = 200;

/** One number that halves every ten days, and when it was last right (ms since the epoch). */
interface Counter {
  n: number;
  at: number;
}

/** What is remembered: how often a thing was used, and which one was chosen for a short query. */
export interface Usage {
  used: Readonly<Record<string, Counter>>;
  picked: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NO_USAGE: Usage = { used: {}, picked: {} };

const decayed = ({ n, at }: Counter, now: number) => n * 2 ** (-Math.max(0, now - at) / HALF_LIFE_MS);

/** 0 to 60 points of a thing that was used before. */
function pointsOfHabit(counter: Counter, now: number): number {
  return Math.min(MOST_POINTS, 20 * Math.log2(1 + decayed(counter, now)));
}

/** What the ranking adds, as it was at one moment: nothing moves because time passes while a list is open. */
export interface Habits {
  /** 0 to 60. */
  habit(id: string): number;
  /** 0 to 80, for a folded query. */
  latch(query: string, id: string): number;
  /** What was used, most used first. */
  recent: readonly string[];
}

export function habitsOf({ used, picked }: Usage, now: number): Habits {
  const points = new Map(Object.entries(used).map(([id, counter]) => [id, pointsOfHabit(counter, now)]));
  const latches = new Map(Object.entries(picked).map(([query, picks]) => [query, new Map(Object.entries(picks))]));
  const recent = [...points].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
  return {
    habit: (id) => points.get(id) ?? 0,
    latch: (query, id) => POINTS_PER_PICK * (latches.get(query)?.get(id) ?? 0),
    recent,
  };
}

export const NO_HABITS = habitsOf(NO_USAGE, 0);

/**
 * The query under which a choice may be remembered: short, and the beginning of a name or an alias of what was chosen. So
 * nothing can be stored but a part of what the catalogue says anyway; data that was typed never is. Null for all else.
 */
export function latchOf(text: string, { names, aliases }: Pick<Entry, 'names' | 'aliases'>): string | null {
  const query = fold(text.slice(0, 4 * LONGEST_LATCH));
  if (query === '' || query.length > LONGEST_LATCH) return null;
  const known = [...names.map((name) => name.text), ...names.map((name) => name.compact), ...aliases];
  return known.some((name) => name.startsWith(query)) ? query : null;
}

/** The entries that weigh most. */
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

/** The usage after one more use, chosen under a query that `latchOf` allows. */
export function withUse({ used, picked }: Usage, id: string, query: string | null, now: number): Usage {
  const before = used[id];
  const counter = { n: (before ? decayed(before, now) : 0) + 1, at: now };
  const latches = query === null ? picked : { ...picked, [query]: pickedOnce(picked[query] ?? {}, id) };
  return {
    used: heaviest({ ...used, [id]: counter }, MOST_USED, (value) => decayed(value, now)),
    picked: heaviest(latches, MOST_LATCHES, (picks) => Math.max(...Object.values(picks), 0)),
  };
}

/** The usage as if a thing had never been used. */
export function withoutUse({ used, picked }: Usage, id: string): Usage {
  const rest = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
  const latches = Object.entries(picked).map(([query, picks]) => [query, rest(picks)] as const);
  return {
    used: rest(used),
    picked: Object.fromEntries(latches.filter(([, picks]) => Object.keys(picks).length > 0)),
  };
}

/** The usage with what was forgotten of an earlier one; what was used since counts. */
export function withUsesOf({ used, picked }: Usage, before: Usage): Usage {
  return { used: { ...before.used, ...used }, picked: { ...before.picked, ...picked } };
}

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isCount = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isFinite(raw) && raw > 0 && raw < 1e15;

/** What stands in storage is a stranger's word: whatever has not the right shape is left out. */
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
    return counts.length > 0 && query.length <= LONGEST_LATCH
      ? [[query, Object.fromEntries(counts.map(([id, count]) => [id, Math.min(MOST_PICKS, count)]))] as const]
      : [];
  });
  return { used: Object.fromEntries(used), picked: Object.fromEntries(picked) };
}
