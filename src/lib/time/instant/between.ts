import { daysInMonth } from '../../../base/calendar.ts';
import { durationInWords } from '../duration.ts';
import { NS_PER_DAY, NS_PER_MS } from './build.ts';
import { civilFromDays, daysFromCivil } from './calendar.ts';
import { dateOfHoliday } from './holidays.ts';
import { readMoment } from './read-words.ts';
import { AMOUNT_UNITS, SPOKEN_BETWEEN, SPOKEN_WEEKDAY, type Unit } from './words.ts';
import { offsetAt } from './zone.ts';

/** Two instants in nanoseconds, earlier one first, and the requested unit of the time between them. */
export interface Span {
  from: bigint;
  to: bigint;
  unit: Unit;
}

const SHORT: ReadonlySet<Unit> = new Set(['hour', 'minute', 'second']);

const plain = (input: string) => input.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** Returns the date in a question about its weekday (`weekday of 2025-01-01`); null for any other text. */
export function weekdayAskedFor(input: string): string | null {
  for (const pattern of SPOKEN_WEEKDAY) {
    const date = pattern.exec(plain(input))?.groups?.['date'];
    if (date !== undefined) return date;
  }
  return null;
}

/**
 * Reads questions about the time between two dates, in all six languages: `2025-03-01 - 2025-01-01`, `days between …
 * and …`, `weeks until …`. Null for any other text. `now` is in nanoseconds.
 */
export function readSpan(input: string, now: bigint, zone: string): Span | null {
  const text = plain(input);
  for (const pattern of SPOKEN_BETWEEN) {
    const { one, since, birth, other, unit: word = '' } = pattern.exec(text)?.groups ?? {};
    const start = one ?? birth;
    if (start === undefined) continue;
    // The days since Christmas are those since the last one.
    const from = (since && dateOfHoliday(start, floorDays(localTime(now, zone)) - 365)) ?? start;
    const unit = birth === undefined ? (AMOUNT_UNITS.get(word.toLowerCase()) ?? 'day') : 'year';
    // Questions about days count from the beginning of today.
    const ends = [from, other ?? (SHORT.has(unit) ? 'now' : 'today')].map((end) => readMoment(end.trim(), now, zone));
    const [a, b] = ends;
    if (a === null || a === undefined || b === null || b === undefined) continue;
    return a < b ? { from: a, to: b, unit } : { from: b, to: a, unit };
  }
  return null;
}

/** Returns an instant as shown by the clocks of a zone, in nanoseconds. */
function localTime(instant: bigint, zone: string): bigint {
  const ms = instant / NS_PER_MS;
  return instant + BigInt(offsetAt(zone, Number(ms)) * 1000) * NS_PER_MS;
}

/** Returns the day this many months later; if the month is too short, its last day. */
function monthsLater(day: number, months: number): number {
  const date = civilFromDays(day);
  const month = date.year * 12 + date.month - 1 + months;
  const [year, inYear] = [Math.floor(month / 12), (((month % 12) + 12) % 12) + 1];
  return daysFromCivil({ year, month: inYear, day: Math.min(date.day, daysInMonth(year, inYear)) });
}

const floorDays = (ns: bigint) => Number((ns - (((ns % NS_PER_DAY) + NS_PER_DAY) % NS_PER_DAY)) / NS_PER_DAY);

/** Returns amounts in words of a language, without zeros, unless all are 0. */
function inWords(amounts: readonly (readonly [Unit, number])[], tag: string): string {
  const shown = amounts.filter(([, count]) => count !== 0);
  const words = (shown.length > 0 ? shown : amounts.slice(-1)).map(([unit, count]) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 3 }).format(count),
  );
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(words);
}

const SECONDS: Partial<Record<Unit, number>> = { hour: 3600, minute: 60, second: 1 };

export interface Between {
  /** In the requested unit. */
  asked: string;
  /** In years, months and days of the calendar; null for less than a month. */
  calendar: string | null;
  /** In weeks and days; null for less than a week. */
  weeks: string | null;
}

/**
 * Returns the time between two instants, by the calendar of a zone; hours, minutes and seconds are elapsed time. In
 * words of a language (BCP 47).
 */
export function between({ from, to, unit }: Span, zone: string, tag: string): Between {
  const [start, end] = [localTime(from, zone), localTime(to, zone)];
  const [first, last] = [floorDays(start), floorDays(end)];
  const days = Number((end - start) / NS_PER_DAY);
  const rest = (end - start) % NS_PER_DAY;
  // The last day counts only after the time of day has been reached.
  const until = last - (end - BigInt(last) * NS_PER_DAY < start - BigInt(first) * NS_PER_DAY ? 1 : 0);
  const [a, b] = [civilFromDays(first), civilFromDays(until)];
  let months = (b.year - a.year) * 12 + b.month - a.month;
  if (monthsLater(first, months) > until) months -= 1;
  const calendar = inWords(
    [
      ['year', Math.floor(months / 12)],
      ['month', months % 12],
      ['day', until - monthsLater(first, months)],
    ],
    tag,
  );
  const weeks = inWords(
    [
      ['week', Math.floor(days / 7)],
      ['day', days % 7],
    ],
    tag,
  );
  const short = SECONDS[unit];
  const asked = (): string => {
    if (short !== undefined) return inWords([[unit, Number((to - from) / NS_PER_MS) / (1000 * short)]], tag);
    if (unit === 'week') return weeks;
    if (unit === 'month' || unit === 'year') return calendar;
    return rest === 0n ? inWords([['day', days]], tag) : durationInWords(end - start, tag);
  };
  return { asked: asked(), calendar: months > 0 ? calendar : null, weeks: days >= 7 ? weeks : null };
}
