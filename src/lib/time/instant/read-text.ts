import { assemble, Parts } from './build.ts';
import type { ReadResult } from './build.ts';

const WEEKDAY = '(?<weekdayName>Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?<monthName>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})`;
const OFFSET = String.raw`(?<sign>[+-])(?<offsetHour>\d{2})(?<offsetMinute>\d{2})`;

/** IMF-fixdate, the one form that HTTP senders may write. */
const RFC_7231 = new RegExp(String.raw`^${WEEKDAY}, (?<day>\d{2}) ${MONTH} (?<year>\d{4}) ${CLOCK} (?<utc>GMT)$`, 'd');

const RFC_2822 = new RegExp(
  String.raw`^(?:${WEEKDAY}\s*,\s*)?(?<day>\d{1,2})\s+${MONTH}\s+(?<year>\d{2,})\s+(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s+(?:${OFFSET}|(?<zone>UTC?|GMT|Z|[ECMP][SD]T))(?:\s*\([^()]*\))*$`,
  'di',
);

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

/** `Sun, 06 Nov 1994 08:49:37 GMT` and nothing else (RFC 7231 §7.1.1.1, now RFC 9110 §5.6.7). */
export function readRfc7231(text: string, zone: string): ReadResult {
  const match = RFC_7231.exec(text);
  if (!match) return undefined;
  const parts = new Parts(match);
  return assemble(parts, { year: parts.number('year') ?? 0, zone });
}

/** Mail dates of RFC 2822 and RFC 5322, old years and zones included; what `Date.prototype.toUTCString` writes is one of them. */
export function readRfc2822(text: string, zone: string): ReadResult {
  const match = RFC_2822.exec(text);
  if (!match) return undefined;
  const parts = new Parts(match);
  const name = parts.text('zone')?.toUpperCase();
  const offset = name === undefined ? {} : { offset: (OLD_ZONES[name] ?? 0) * 3600 };
  return assemble(parts, { year: fullYear(parts.text('year') ?? ''), zone, ...offset });
}

/** What `Date.prototype.toString` writes; without its offset the time is that of the zone's clock. */
export function readJsDate(text: string, zone: string): ReadResult {
  const match = JS_DATE.exec(text);
  if (!match) return undefined;
  const parts = new Parts(match);
  const utc = text.endsWith(' GMT') ? { offset: 0 } : {};
  return assemble(parts, { year: parts.number('year') ?? 0, zone, ...utc });
}
