import { isCalendarDate } from '../../../base/calendar.ts';
import { fold } from '../../../base/fold.ts';

export const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** Windows file time between 1980 and 2100, in units of 100 ns since 1601. */
export function dateOfFileTime(text: string): string | null {
  const ms = Number(BigInt(text) / 10_000n - 11_644_473_600_000n);
  const date = new Date(ms);
  return date.getUTCFullYear() >= 1980 && date.getUTCFullYear() < 2100 ? date.toISOString() : null;
}

/** Returns the day of a week date (ISO 8601): week 1 contains January 4. */
export function dateOfWeek(year: number, week: number, day: number): string | null {
  if (week < 1 || week > 53) return null;
  const january = new Date(Date.UTC(year, 0, 4));
  const monday = january.getUTCDate() - ((january.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(year, 0, monday + 7 * (week - 1) + day - 1)).toISOString().slice(0, 10);
}

export const monthNumber = (name: string) => String(MONTHS.split('|').indexOf(name) + 1).padStart(2, '0');

/** Returns a date in ISO 8601; null if it doesn't exist. */
export function isoDate(year: string, month: string, day: string): string | null {
  const exists = isCalendarDate(Number(year), Number(month), Number(day));
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/** The month names in these languages, long and short, as used in dates; January comes first. */
function monthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const tag of ['en', 'es', 'fr', 'pt', 'ru', 'de'])
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
      for (let at = 1; at <= 12; at++) {
        const parts = format.formatToParts(Date.UTC(2024, at - 1, 15));
        const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '');
        if (/^\p{L}+$/u.test(name) && !names.has(name)) names.set(name, at);
      }
    }
  return names;
}

let months: ReadonlyMap<string, number> | undefined;

/** Returns a date with a named month in ISO 8601; null if the month or day doesn't exist. */
export function namedDate(year = '', name = '', day = '', time?: string): string | null {
  months ??= monthNames();
  const month = months.get(fold(name));
  return withTime(month === undefined ? null : isoDate(year, String(month), day), time);
}

export const WEEKDAY = String.raw`(?:\p{L}{2,13}\.?, ?(?:le )?)?`;
/** A time of day after a date, with an optional AM or PM. */
export const AT = String.raw`(?:,? (?:at |a las |à |às |в )?((?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\.?)?))?`;

/** Converts `3:15 pm` to `15:15`; null if the hour doesn't exist. */
function timeOfDay(text: string): string | null {
  const [, hour = '', rest = '', half] = /^(\d{1,2})(:[\d:]+)(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const at = Number(hour);
  if (half !== undefined && (at < 1 || at > 12)) return null;
  const whole = half === undefined ? at : (at % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(whole).padStart(2, '0')}${rest}`;
}

/** Returns a date and, if present, its time of day; null if either doesn't exist. */
export function withTime(date: string | null, time?: string): string | null {
  if (date === null || time === undefined) return date;
  const at = timeOfDay(time);
  return at === null ? null : `${date}T${at}`;
}
