import { assemble, Parts } from './build.ts';
import type { ReadResult } from './build.ts';

const WEEKDAY = '(?<weekdayName>Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?<monthName>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})`;
const OFFSET = String.raw`(?<sign>[+-])(?<offsetHour>\d{2})(?<offsetMinute>\d{2})`;

/**
 * The three forms of an HTTP date (RFC 9110 §5.6.7): the preferred one, RFC 850's, and that of C's `asctime`, which is
 * in UTC.
 */
const HTTP_DATES = [
  String.raw`${WEEKDAY}, (?<day>\d{2}) ${MONTH} (?<year>\d{4}) ${CLOCK} (?<utc>GMT)`,
  String.raw`${WEEKDAY}(?:day|sday|nesday|rsday|urday), (?<day>\d{2})-${MONTH}-(?<year>\d{2}) ${CLOCK} (?<utc>GMT)`,
  String.raw`${WEEKDAY} ${MONTH} (?<day>\d{2}| \d) ${CLOCK} (?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}$`, 'd'));

const RFC_2822 = new RegExp(
  String.raw`^(?:${WEEKDAY}\s*,\s*)?(?<day>\d{1,2})\s+${MONTH}\s+(?<year>\d{2,})\s+(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s+(?:${OFFSET}|(?<zone>UTC?|GMT|Z|[ECMP][SD]T))(?:\s*\([^()]*\))*$`,
  'di',
);

const FULL_MONTH =
  '(?<monthName>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const LOOSE_TIME = String.raw`(?:,? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?: ?(?<half>[ap])\.?m\.?)?(?: (?<utc>UTC|GMT|Z)| ?(?<sign>[+-])(?<offsetHour>\d{2}):?(?<offsetMinute>\d{2}))?)?`;
/** Dates as people write them: `Dec 31, 2024`, `31 December 2024, 5:30 pm`. */
const WRITTEN_DATES = [
  String.raw`(?:${WEEKDAY}[a-z]*,? )?${FULL_MONTH}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})${LOOSE_TIME}`,
  String.raw`(?:${WEEKDAY}[a-z]*,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]${FULL_MONTH}\.?[ -](?<year>\d{4})${LOOSE_TIME}`,
  // the formats of the Unix command `date` and of web server access logs
  String.raw`${WEEKDAY} ${MONTH} +(?<day>\d{1,2}) ${CLOCK} (?:(?<utc>UTC|GMT|Z)|${OFFSET}) (?<year>\d{4})`,
  String.raw`\[?(?<day>\d{2})\/${MONTH}\/(?<year>\d{4}):${CLOCK} ${OFFSET}\]?`,
].map((pattern) => new RegExp(`^${pattern}$`, 'di'));

const JS_DATE = new RegExp(
  String.raw`^${WEEKDAY} ${MONTH} (?<day>\d{2}) (?<year>-?\d{4,6})(?: ${CLOCK}(?: GMT(?:(?:${OFFSET})(?: \(.*\))?)?)?)?$`,
  'd',
);

/** North American zones that RFC 5322 §4.3 still defines, in hours. */
const OLD_ZONES: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** RFC 5322 §4.3: two digits are 1950 to 2049, three count from 1900. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return digits.length === 3 ? 1900 + year : year;
}

/** In RFC 9110 §5.6.7, two-digit years are at most 50 years in the future; without a clock here, relative to 2026. */
const httpYear = (digits: number) => (digits > 76 ? 1900 : 2000) + digits;

/**
 * `Sun, 06 Nov 1994 08:49:37 GMT`, and the two older forms that recipients must accept by RFC 9110 §5.6.7 (formerly RFC
 * 7231 §7.1.1.1).
 */
export function readRfc7231(text: string, zone: string): ReadResult {
  const match = HTTP_DATES.map((pattern) => pattern.exec(text)).find((result) => result !== null);
  if (!match) return undefined;
  const parts = new Parts(match);
  const year = parts.text('year') ?? '';
  return assemble(parts, { year: year.length === 2 ? httpYear(Number(year)) : Number(year), zone, offset: 0 });
}

/**
 * Mail dates of RFC 2822 and RFC 5322, including obsolete years and zones; the format of `Date.prototype.toUTCString`
 * is one of them.
 */
export function readRfc2822(text: string, zone: string): ReadResult {
  const match = RFC_2822.exec(text);
  if (!match) return undefined;
  const parts = new Parts(match);
  const name = parts.text('zone')?.toUpperCase();
  const offset = name === undefined ? {} : { offset: (OLD_ZONES[name] ?? 0) * 3600 };
  return assemble(parts, { year: fullYear(parts.text('year') ?? ''), zone, ...offset });
}

/** A date in English words; `pm` moves the clock on. */
function readWritten(text: string, zone: string): ReadResult {
  const match = WRITTEN_DATES.map((pattern) => pattern.exec(text)).find((result) => result !== null);
  if (!match) return undefined;
  const parts = new Parts(match);
  const hour = parts.number('hour') ?? 0;
  const half = parts.text('half')?.toLowerCase();
  if (half !== undefined && (hour < 1 || hour > 12)) return parts.problem('bad-hour', 'hour', { min: 1, max: 12 });
  const shift = half === undefined ? 0 : (hour % 12) - hour + (half === 'p' ? 12 : 0);
  return assemble(parts, { year: parts.number('year') ?? 0, zone, hours: shift });
}

/**
 * The format of `Date.prototype.toString`, and dates in English words, which `Date.parse` reads; without an offset, the
 * time is on the clock of the zone.
 */
export function readJsDate(text: string, zone: string): ReadResult {
  const match = JS_DATE.exec(text);
  if (!match) return readWritten(text, zone);
  const parts = new Parts(match);
  const utc = text.endsWith(' GMT') ? { offset: 0 } : {};
  return assemble(parts, { year: parts.number('year') ?? 0, zone, ...utc });
}
