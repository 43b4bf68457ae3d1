// Dates as people and programs write them, rewritten in ISO 8601: for the reader of instants, and to recognize them.
import { isCalendarDate } from '../../../base/calendar.ts';
import { fold } from '../../../base/fold.ts';
import { ZONE_OFFSETS } from './zone-names.ts';

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

/** Returns the number of a month; undefined if there is none of that name. */
function monthOf(name: string): string | undefined {
  months ??= monthNames();
  return months.get(fold(name))?.toString();
}

/** POSIX (strptime): 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068. */
const POSIX_PIVOT = 69;
/** X.509 (RFC 5280, 4.1.2.5.1): 50 to 99 are 1950 to 1999. */
const X509_PIVOT = 50;

/** Returns a year with four digits; one of two digits is in the hundred years from the pivot on. */
const fullYear = (year: string, pivot = POSIX_PIVOT): string =>
  year.length === 2 ? `${Number(year) < pivot ? '20' : '19'}${year}` : year;

/** Converts `3:15 pm`, `15h15`, `15h` and `03.15.00 PM` to `15:15`; null if the hour doesn't exist. */
function timeOfDay(text: string): string | null {
  const plain = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^(\d{1,2})[h时点](?:(\d\d)(?:min|分)?)?$/i, (_, at: string, minute = '00') => `${at}:${minute}`)
    .replace(/^(\d{1,2})\.(\d\d)\.(\d\d)/, '$1:$2:$3');
  const [, hour = '', rest = '', half] = /^(\d{1,2})(:[\d:.,]+)(?: ?([ap])\.?m\.?)?$/i.exec(plain) ?? [];
  const at = Number(hour);
  if (half !== undefined && (at < 1 || at > 12)) return null;
  const whole = half === undefined ? at : (at % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(whole).padStart(2, '0')}${rest}`;
}

/** Converts `UTC`, `CEST` and `+0200` to an offset; null if the name isn't that of a zone. */
function offsetOf(zone: string): string | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (sign !== undefined) return `${sign}${hours}:${minutes}`;
  const offset = ZONE_OFFSETS.get(zone.toLowerCase());
  return offset === '+00:00' ? 'Z' : (offset ?? null);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Joins year, month (number or name), day, time and zone; null if one of them isn't what it seems. */
function joined({ year = '', month, monthName = '', day = '', time, zone }: Groups): string | null {
  const number = month ?? monthOf(monthName);
  if (number === undefined) return null;
  const date = `${fullYear(year)}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const clock = time === undefined ? '' : timeOfDay(time);
  const offset = zone === undefined ? '' : offsetOf(zone);
  if (clock === null || offset === null) return null;
  return clock === '' ? date : `${date}T${clock}${offset}`;
}

const WEEKDAY = String.raw`(?:\p{L}{2,13}\.?, ?(?:le )?)?`;
const SHORT_WEEKDAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?<monthName>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = String.raw`(?<time>\d\d:\d\d:\d\d)`;
const FINE_CLOCK = String.raw`(?<time>\d\d:\d\d:\d\d(?:[.,]\d{1,9})?)`;
const NUMERIC = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const FRACTION = String.raw`(?:[.,]\d{1,9})?`;
/** A time of day after a date, with an optional AM or PM, or as `11h00`. */
const AT = String.raw`(?:,? (?:at |a las |à |às |в )?(?<time>(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d${FRACTION})?(?:[ \u00a0\u202f]?[ap]\.?m\.?)?|h(?:[0-5]\d(?:min)?)?))(?: ?(?:h|Uhr))?)?`;

/** How dates are written that no standard describes: numbers in some order, words, or what programs print. */
export type WrittenDate = 'month-first' | 'day-first' | 'year-first' | 'words' | 'log';

interface Notation {
  /** What it is, for the tool that recognizes it. */
  name: string;
  kind: WrittenDate;
  pattern: RegExp;
  /** Returns it in ISO 8601; by default from the groups year, month or monthName, day, time and zone. */
  iso?: (groups: Groups) => string | null;
}

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

/** The minutes east of UTC in a time of WMI, as an offset. */
function offsetOfMinutes(text: string): string {
  const minutes = Math.abs(Number(text));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${text.charAt(0)}${hours}:${rest}`;
}

/** Each notation once; the first one that matches counts within a kind. */
export const WRITTEN_DATES: readonly Notation[] = [
  {
    name: 'time of an access log',
    kind: 'log',
    pattern: new RegExp(String.raw`^\[?(?<day>\d\d)\/${MONTH}\/(?<year>\d{4}):${CLOCK} (?<zone>[+-]\d{4})\]?$`),
  },
  {
    // `date` of Unix, Java, Git, and the error log of Apache
    name: 'date of the shell',
    kind: 'log',
    pattern: new RegExp(
      String.raw`^\[?${SHORT_WEEKDAY} ${MONTH} +(?<day>\d{1,2}) ${FINE_CLOCK} (?:(?<zone>[A-Z]{1,5}|[+-]\d{4}) (?<year>\d{4})|(?<year_>\d{4})(?: (?<zone_>[+-]\d{4}))?)\]?$`,
    ),
    iso: ({ year, year_, zone, zone_, ...rest }) => joined({ ...rest, year: year ?? year_, zone: zone ?? zone_ }),
  },
  {
    name: 'date of OpenSSL',
    kind: 'log',
    pattern: new RegExp(
      String.raw`^(?:not(?:Before|After)=)?${MONTH} +(?<day>\d{1,2}) ${CLOCK} (?<year>\d{4}) (?<zone>GMT)$`,
    ),
  },
  {
    name: 'time of Go',
    kind: 'log',
    pattern: new RegExp(
      String.raw`^${NUMERIC} ${FINE_CLOCK} (?<zone>[+-]\d{4}) (?:[A-Z]{1,5}|[+-]\d\d(?:\d\d)?)(?: m=[+-]\d+\.\d+)?$`,
    ),
  },
  {
    name: 'date with the name of a zone',
    kind: 'log',
    pattern: new RegExp(
      String.raw`^(?:${SHORT_WEEKDAY} )?${NUMERIC}[T ](?<time>\d\d:\d\d(?::\d\d${FRACTION})?) (?<zone>[A-Z]{3,4})$`,
    ),
  },
  {
    name: 'time of WMI',
    kind: 'log',
    pattern:
      /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d\.\d{6})(?<minutes>[+-]\d{3})$/,
    iso: ({ hour, minute, second, minutes = '', ...date }) =>
      joined({ ...date, time: `${hour}:${minute}:${second}`, zone: offsetOfMinutes(minutes) }),
  },
  {
    name: 'date in JSON of .NET',
    kind: 'log',
    pattern: /^\\?\/Date\((?<ms>-?\d{9,14})(?:[+-]\d{4})?\)\\?\/$/,
    iso: ({ ms }) => new Date(Number(ms)).toISOString(),
  },
  {
    name: 'date of PDF',
    kind: 'log',
    pattern:
      /^\(?D:(?<year>\d{4})(?<month>\d\d)?(?<day>\d\d)?(?<hour>\d\d)?(?<minute>\d\d)?(?<second>\d\d)?(?:Z(?:00'?00'?)?|(?<sign>[+-])(?<hours>\d\d)(?:'?(?<minutes>\d\d))?'?)?\)?$/,
    iso: ({ sign, hours, minutes = '00', hour = '00', minute = '00', second = '00', month = '01', day = '01', year }) =>
      joined({
        year,
        month,
        day,
        time: `${hour}:${minute}:${second}`,
        zone: sign === undefined ? 'UTC' : `${sign}${hours}${minutes}`,
      }),
  },
  {
    name: 'timestamp of Oracle',
    kind: 'log',
    pattern: new RegExp(
      String.raw`^(?<day>\d{1,2})-${MONTH}-(?<year>\d\d|\d{4}) (?<time>\d{1,2}[.:]\d\d[.:]\d\d(?:\.\d{1,9})?(?: [AP]M)?)(?: (?<zone>[+-]\d\d:\d\d|[A-Z]{3,4}))?$`,
      'i',
    ),
  },
  {
    // in certificates (RFC 5280)
    name: 'UTCTime',
    kind: 'log',
    pattern:
      /^(?<year>\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)(?<hour>[0-2]\d)(?<minute>[0-5]\d)(?<second>[0-5]\d)?Z$/,
    iso: ({ year = '', hour, minute, second = '00', ...date }) =>
      joined({ ...date, year: fullYear(year, X509_PIVOT), time: `${hour}:${minute}:${second}`, zone: 'UTC' }),
  },
  {
    name: 'date of EXIF',
    kind: 'log',
    pattern:
      /^(?<year>\d{4}):(?<month>\d\d):(?<day>\d\d) (?<time>\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?<zone>[+-]\d\d:\d\d)?$/,
  },
  {
    // MySQL's error log before 5.7
    name: 'date in six digits and a time',
    kind: 'log',
    pattern: /^(?<year>\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d) {1,2}(?<time>\d{1,2}:\d\d:\d\d)$/,
  },
  {
    name: 'date in words, the day first',
    kind: 'words',
    pattern: new RegExp(
      String.raw`^${WEEKDAY}(?<day>\d{1,2})(?:st|nd|rd|th|er|[.º])?(?:[ -]| de | of )(?<monthName>\p{L}{3,12})\.?(?:[ -]|, | de )'?(?<year>\d{4}|\d\d)(?: г\.?| года)?${AT}$`,
      'iu',
    ),
  },
  {
    name: 'date in words, the month first',
    kind: 'words',
    pattern: new RegExp(
      String.raw`^${WEEKDAY}(?<monthName>\p{L}{3,12})\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? +(?<year>\d{4})|(?:, ?'?| +')(?<shortYear>\d\d))${AT}$`,
      'iu',
    ),
    iso: ({ shortYear, ...rest }) => joined({ ...rest, year: rest.year ?? shortYear }),
  },
  {
    name: 'date in Chinese',
    kind: 'words',
    pattern:
      /^(?<year>\d{4}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号](?: ?(?<time>\d{1,2}(?::\d\d(?::\d\d)?|[时点](?:\d\d分)?)))?$/,
  },
  {
    name: 'date with slashes, the year first',
    kind: 'year-first',
    pattern: new RegExp(String.raw`^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})${AT}$`, 'i'),
  },
  {
    name: 'date with points',
    kind: 'day-first',
    pattern: new RegExp(String.raw`^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d\d)${AT}$`, 'i'),
  },
  {
    name: 'date with slashes, the month first',
    kind: 'month-first',
    pattern: new RegExp(String.raw`^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4}|\d\d)${AT}$`, 'i'),
  },
  {
    name: 'date with slashes, the day first',
    kind: 'day-first',
    pattern: new RegExp(String.raw`^(?<day>\d{1,2})([/-])(?<month>\d{1,2})\2(?<year>\d{4}|\d\d)${AT}$`, 'i'),
  },
  {
    name: 'date with slashes, a short year first',
    kind: 'year-first',
    pattern: new RegExp(String.raw`^(?<year>\d\d)([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})${AT}$`, 'i'),
  },
];

/** Returns a match of a notation in ISO 8601; null if it isn't a date at all. It needn't exist: February 30 is one. */
export const isoOf = ({ iso = joined }: Notation, { groups = {} }: RegExpExecArray): string | null => iso(groups);

/** Returns a match of a notation in ISO 8601; null if there is no such date. */
export function existingDate(notation: Notation, match: RegExpExecArray): string | null {
  const iso = isoOf(notation, match);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso ?? '') ?? [];
  return isCalendarDate(Number(year), Number(month), Number(day)) ? iso : null;
}

/** Whether only two digits of the year were written. */
export const hasShortYear = ({ groups: { year, shortYear } = {} }: RegExpExecArray): boolean =>
  year?.length === 2 || shortYear !== undefined;

/** Returns a text of one kind in ISO 8601, and its year if only two digits of it were written; null if it isn't one. */
export function isoOfKind(kind: WrittenDate, text: string): { iso: string; shortYear: string | null } | null {
  for (const notation of WRITTEN_DATES) {
    const match = notation.kind === kind ? notation.pattern.exec(text) : null;
    const iso = match && isoOf(notation, match);
    if (iso) return { iso, shortYear: hasShortYear(match) ? iso.slice(0, 4) : null };
  }
  return null;
}
