import { isCalendarDate } from '../../base/calendar.ts';
import { fold } from '../../base/fold.ts';
import type { Recognizer } from './recognizer.ts';

const CRON_FIELD = String.raw`(?:[*\d][\d*/,-]*|[a-z]{3}(?:[-,][a-z]{3})*)`;
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** Windows file time between 1980 and 2100, in units of 100 ns since 1601. */
function dateOfFileTime(text: string): string | null {
  const ms = Number(BigInt(text) / 10_000n - 11_644_473_600_000n);
  const date = new Date(ms);
  return date.getUTCFullYear() >= 1980 && date.getUTCFullYear() < 2100 ? date.toISOString() : null;
}

/** Returns the day of a week date (ISO 8601): week 1 contains January 4. */
function dateOfWeek(year: number, week: number, day: number): string | null {
  if (week < 1 || week > 53) return null;
  const january = new Date(Date.UTC(year, 0, 4));
  const monday = january.getUTCDate() - ((january.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(year, 0, monday + 7 * (week - 1) + day - 1)).toISOString().slice(0, 10);
}

const monthNumber = (name: string) => String(MONTHS.split('|').indexOf(name) + 1).padStart(2, '0');

/** Returns a date in ISO 8601; null if it doesn't exist. */
function isoDate(year: string, month: string, day: string): string | null {
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
function namedDate(year = '', name = '', day = '', time?: string): string | null {
  months ??= monthNames();
  const month = months.get(fold(name));
  return withTime(month === undefined ? null : isoDate(year, String(month), day), time);
}

const WEEKDAY = String.raw`(?:\p{L}{2,13}\.?, ?(?:le )?)?`;
/** A time of day after a date, with an optional AM or PM. */
const AT = String.raw`(?:,? (?:at |a las |à |às |в )?((?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\.?)?))?`;

/** Converts `3:15 pm` to `15:15`; null if the hour doesn't exist. */
function timeOfDay(text: string): string | null {
  const [, hour = '', rest = '', half] = /^(\d{1,2})(:[\d:]+)(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const at = Number(hour);
  if (half !== undefined && (at < 1 || at > 12)) return null;
  const whole = half === undefined ? at : (at % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(whole).padStart(2, '0')}${rest}`;
}

/** Returns a date and, if present, its time of day; null if either doesn't exist. */
function withTime(date: string | null, time?: string): string | null {
  if (date === null || time === undefined) return date;
  const at = timeOfDay(time);
  return at === null ? null : `${date}T${at}`;
}

const WITH_SLASHES = new RegExp(String.raw`^(\d{1,2})\/(\d{1,2})\/(\d{4})${AT}$`, 'i');

/** Schedules and dates. */
export const TIME: readonly Recognizer[] = [
  {
    name: 'crontab line',
    tool: 'crontab-generator',
    operation: 'explain',
    pattern: new RegExp(
      `^(${CRON_FIELD}(?: +${CRON_FIELD}){4}) +(?=[/~.a-z$])(?=[^\\n]*[/.\\s])[^\\n]*(?:\\n[^\\n]*)?$`,
      'i',
    ),
    take: ([, fields = '']) => (/[*/]/.test(fields) ? fields.replace(/ +/g, ' ') : null),
    confidence: 0.95,
  },
  {
    name: 'crontab line with a nickname',
    tool: 'crontab-generator',
    operation: 'explain',
    pattern: /^(@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)) +\S/i,
    confidence: 0.95,
  },
  {
    name: 'time of an access log',
    tool: 'date-converter',
    pattern: /^\[?(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$/,
    take: ([, day = '', month = '', year = '', time = '', zone = '']) =>
      MONTHS.includes(month)
        ? `${year}-${monthNumber(month)}-${day}T${time}${zone.slice(0, 3)}:${zone.slice(3)}`
        : null,
    confidence: 0.95,
  },
  {
    name: 'FILETIME',
    tool: 'date-converter',
    pattern: /^(1[23]\d{16})$/,
    take: ([all]) => dateOfFileTime(all),
    confidence: 0.7,
  },
  {
    name: 'date in JSON of .NET',
    tool: 'date-converter',
    pattern: /^\\?\/Date\((-?\d{9,14})(?:[+-]\d{4})?\)\\?\/$/,
    confidence: 0.95,
  },
  {
    name: 'week date',
    tool: 'date-converter',
    pattern: /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/,
    take: ([, year, week, day = '1']) => dateOfWeek(Number(year), Number(week), Number(day)),
    confidence: 0.95,
  },
  {
    name: 'date of the shell',
    tool: 'date-converter',
    pattern: new RegExp(
      `^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (${MONTHS}) +(\\d{1,2}) (\\d\\d:\\d\\d:\\d\\d)(?: (?:UTC|GMT))? (\\d{4})$`,
    ),
    take: ([, month = '', day = '', time, year]) => `${year}-${monthNumber(month)}-${day.padStart(2, '0')}T${time}Z`,
    confidence: 0.95,
  },
  {
    name: 'date in words, the day first',
    tool: 'date-converter',
    pattern: new RegExp(
      `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th|er|[.º])?(?:[ -]| de | of )(\\p{L}{3,12})\\.?(?:[ -]|, | de )(\\d{4})(?: г\\.?| года)?${AT}$`,
      'iu',
    ),
    take: ([, day, month, year, time]) => namedDate(year, month, day, time),
    confidence: 0.95,
  },
  {
    name: 'date in words, the month first',
    tool: 'date-converter',
    pattern: new RegExp(`^${WEEKDAY}(\\p{L}{3,12})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${AT}$`, 'iu'),
    take: ([, month, day, year, time]) => namedDate(year, month, day, time),
    confidence: 0.95,
  },
  {
    name: 'date with the name of UTC',
    tool: 'date-converter',
    pattern: /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?) (?:UTC|GMT)$/,
    take: ([, date = '']) => `${date.replace(' ', 'T')}Z`,
    confidence: 0.95,
  },
  {
    name: 'date with slashes, the year first',
    tool: 'date-converter',
    pattern: new RegExp(String.raw`^(\d{4})\/(\d{1,2})\/(\d{1,2})${AT}$`, 'i'),
    take: ([, year = '', month = '', day = '', time]) => withTime(isoDate(year, month, day), time),
    confidence: 0.9,
  },
  {
    name: 'date in Chinese',
    tool: 'date-converter',
    pattern: /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]$/,
    take: ([, year = '', month = '', day = '']) => isoDate(year, month, day),
    confidence: 0.95,
  },
  {
    name: 'date with points',
    tool: 'date-converter',
    pattern: new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${AT}$`, 'i'),
    take: ([, day = '', month = '', year = '', time]) => withTime(isoDate(year, month, day), time),
    confidence: 0.85,
  },
  {
    name: 'date with slashes, the month first',
    tool: 'date-converter',
    pattern: WITH_SLASHES,
    take: ([, month = '', day = '', year = '', time]) => withTime(isoDate(year, month, day), time),
    confidence: 0.8,
    reading: 'month first',
  },
  {
    name: 'date with slashes, the day first',
    tool: 'date-converter',
    pattern: WITH_SLASHES,
    take: ([, day = '', month = '', year = '', time]) =>
      day === month ? null : withTime(isoDate(year, month, day), time),
    confidence: 0.8,
    reading: 'day first',
  },
  {
    name: 'date in eight digits',
    tool: 'date-converter',
    pattern: /^((?:19|20)\d\d)(\d\d)(\d\d)$/,
    take: ([, year = '', month = '', day = '']) => isoDate(year, month, day),
    confidence: 0.5,
  },
];
