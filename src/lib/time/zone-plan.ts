// One moment in several time zones, with the hours of work that they share.
import { Problem } from '../../base/problem.ts';
import { NS_PER_MS } from './instant/build.ts';
import { readAnyInstant } from './instant/read.ts';
import { type LocalReading, offsetAt, readLocal } from './instant/zone.ts';

export const MOMENT_CODES = ['not-a-moment', 'day-month-order'] as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The time that a zone's clock shows, in milliseconds as if it were UTC. */
export const localMs = (zone: string, ms: number) => ms + offsetAt(zone, ms) * 1000;

interface Moment {
  ms: number;
  local?: LocalReading;
}

/** Reads a moment in a zone: a date and time, a time of today, or now if it is empty. @throws Problem */
export function readPlanned(written: string, zone: string, now: number): Moment {
  const text = written.trim();
  if (text === '' || /^now$/i.test(text)) return { ms: Math.floor(now / MINUTE_MS) * MINUTE_MS };
  const time = /^(\d{1,2}):(\d\d)$/.exec(text);
  if (time) {
    const [hours, minutes] = [Number(time[1]), Number(time[2])];
    if (hours > 23 || minutes > 59) throw new Problem('not-a-moment', 0, { text });
    const midnight = Math.floor(localMs(zone, now) / DAY_MS) * DAY_MS;
    const local = readLocal(zone, midnight + hours * HOUR_MS + minutes * MINUTE_MS);
    return { ms: local.ms, local };
  }
  const read = attempt(text, zone);
  if (read.format === 'month-first' || read.format === 'day-first')
    throw new Problem('day-month-order', 0, { text: text.slice(0, 40) });
  return { ms: Number(read.instant / NS_PER_MS), ...(read.local && { local: read.local }) };
}

function attempt(text: string, zone: string) {
  try {
    return readAnyInstant(text, zone);
  } catch (error) {
    if (error instanceof Problem) throw new Problem('not-a-moment', 0, { text: text.slice(0, 40) });
    throw error;
  }
}

/** When a zone's offset changes next, and by how many seconds; null if it doesn't in the next 400 days. */
export function nextChange(zone: string, from: number): { ms: number; seconds: number } | null {
  const step = 7 * DAY_MS;
  const start = offsetAt(zone, from);
  for (let low = from; low < from + 400 * DAY_MS; low += step) {
    if (offsetAt(zone, low + step) === start) continue;
    let [before, after] = [low, low + step];
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(zone, middle) === start) before = middle;
      else after = middle;
    }
    const ms = Math.round(after / 1000) * 1000;
    return { ms, seconds: offsetAt(zone, ms) - start };
  }
  return null;
}

export interface WorkHours {
  /** Whole hours of the local day; the end is exclusive. */
  start: number;
  end: number;
}

const SLOT_MS = HOUR_MS / 2;
const SLOTS = 48;

/** Whether it is a working hour: `start` may be later than `end` for a shift over midnight. Weekends are free. */
export function isAtWork(zone: string, ms: number, { start, end }: WorkHours): boolean {
  const local = localMs(zone, ms);
  const hour = (((local % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
  const weekday = (((Math.floor(local / DAY_MS) + 4) % 7) + 7) % 7;
  const isWeekday = weekday > 0 && weekday < 6;
  return isWeekday && (start <= end ? hour >= start && hour < end : hour >= start || hour < end);
}

const isAwake = (zone: string, ms: number) => {
  const hour = (((localMs(zone, ms) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
  return hour >= 7 && hour < 23;
};

export interface DayPlan {
  /** One line per zone, an hour for each character: narrow enough for a phone. */
  strip: string;
  /** Where all of them are at work, in milliseconds. */
  shared: { from: number; to: number }[];
}

/** The day of a moment in the first zone, half an hour by half an hour. */
export function planDay(zones: readonly string[], ms: number, hours: WorkHours): DayPlan {
  const [first = 'UTC'] = zones;
  const midnight = readLocal(first, Math.floor(localMs(first, ms) / DAY_MS) * DAY_MS).ms;
  const slots = Array.from({ length: SLOTS }, (_, index) => midnight + index * SLOT_MS);
  const cities = zones.map((zone) => zone.split('/').at(-1) ?? zone);
  const width = Math.max(...cities.map((city) => city.length));
  const now = Math.floor((ms - midnight) / HOUR_MS);
  const scale = Array.from({ length: 8 }, (_, index) => String(index * 3).padStart(2, '0')).join(' ');
  const lines = zones.map((zone, index) => {
    // The middle of each hour decides, since zones may be half an hour off.
    const middles = slots.filter((_, slot) => slot % 2 === 1);
    const cells = middles.map((slot) => (isAtWork(zone, slot, hours) ? '█' : isAwake(zone, slot) ? '▒' : '·'));
    return `${(cities[index] ?? '').padEnd(width)} ${cells.join('')}`;
  });
  const pointer = now >= 0 && now < SLOTS / 2 ? [`${' '.repeat(width + 1 + now)}▲`] : [];
  const shared: DayPlan['shared'] = [];
  for (const slot of slots) {
    if (!zones.every((zone) => isAtWork(zone, slot, hours))) continue;
    const last = shared.at(-1);
    if (last?.to === slot) last.to = slot + SLOT_MS;
    else shared.push({ from: slot, to: slot + SLOT_MS });
  }
  return { strip: [`${' '.repeat(width)} ${scale}`, ...lines, ...pointer].join('\n'), shared };
}
