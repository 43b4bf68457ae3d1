import { isCalendarDate } from '../../base/calendar.ts';
import type { Recognizer } from './recognizer.ts';

const CRON_FIELD = String.raw`(?:[*\d][\d*/,-]*|[a-z]{3}(?:[-,][a-z]{3})*)`;
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** 100 ns since 1601, as Windows counts, between 1980 and 2100. */
function dateOfFileTime(text: string): string | null {
  const ms = Number(BigInt(text) / 10_000n - 11_644_473_600_000n);
  const date = new Date(ms);
  return date.getUTCFullYear() >= 1980 && date.getUTCFullYear() < 2100 ? date.toISOString() : null;
}

/** The day of a week date (ISO 8601): week 1 has 4 January in it. */
function dateOfWeek(year: number, week: number, day: number): string | null {
  if (week < 1 || week > 53) return null;
  const january = new Date(Date.UTC(year, 0, 4));
  const monday = january.getUTCDate() - ((january.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(year, 0, monday + 7 * (week - 1) + day - 1)).toISOString().slice(0, 10);
}

const monthNumber = (name: string) => String(MONTHS.split('|').indexOf(name) + 1).padStart(2, '0');

/** A date in ISO 8601; null if the calendar does not have it. */
function isoDate(year: string, month: string, day: string): string | null {
  const exists = isCalendarDate(Number(year), Number(month), Number(day));
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

const WITH_SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

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
    name: 'date with points',
    tool: 'date-converter',
    pattern: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    take: ([, day = '', month = '', year = '']) => isoDate(year, month, day),
    confidence: 0.85,
  },
  {
    name: 'date with slashes, the month first',
    tool: 'date-converter',
    pattern: WITH_SLASHES,
    take: ([, month = '', day = '', year = '']) => isoDate(year, month, day),
    confidence: 0.8,
    reading: 'month first',
  },
  {
    name: 'date with slashes, the day first',
    tool: 'date-converter',
    pattern: WITH_SLASHES,
    take: ([, day = '', month = '', year = '']) => (day === month ? null : isoDate(year, month, day)),
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
