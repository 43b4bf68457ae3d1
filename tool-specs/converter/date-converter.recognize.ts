import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import {
  dateOfFileTime,
  dateOfWeek,
  existingDate,
  hasShortYear,
  WRITTEN_DATES,
} from '../../src/lib/time/instant/written.ts';
import type tool from './date-converter.ts';

/** How certain the notations are that other texts also have, or that can be read in two ways. */
const CONFIDENCE: Readonly<Record<string, number>> = {
  'date with slashes, the year first': 0.9,
  'date with points': 0.85,
  'date with slashes, the month first': 0.8,
  'date with slashes, the day first': 0.8,
  'date with slashes, a short year first': 0.75,
};

/** What a date with slashes is read as. */
const READINGS: Readonly<Record<string, string>> = {
  'date with slashes, the month first': 'month first',
  'date with slashes, the day first': 'day first',
  'date with slashes, a short year first': 'year first',
};

const isSameInBoth = ({ day, month }: Readonly<Record<string, string>> = {}) => day === month;

/** `20.04.06` and `24-10-1` are rather versions. */
const isMaybeVersion = (match: RegExpExecArray) => hasShortYear(match) && /^\d+([.-])\d+\1\d+$/.test(match[0]);

export default recognizersOf<typeof tool>({
  run: {
    // A small number is no time, and names of standards have one.
    phrases:
      /^(?:(?:date|time|now) (?!(?:19|20)\d\d$)\d{1,5}|iso (?!(?:19|20)\d\d(?:-|$))\d{1,5}(?:[-:]\d+)*(?:[ -]\p{L}.*)?)$/iu,
    finds: [
      ...WRITTEN_DATES.map((notation) => ({
        name: notation.name,
        pattern: notation.pattern,
        take: (match: RegExpExecArray) =>
          (READINGS[notation.name] === 'day first' && isSameInBoth(match.groups)) || isMaybeVersion(match)
            ? null
            : existingDate(notation, match),
        confidence: CONFIDENCE[notation.name] ?? 0.95,
        reading: READINGS[notation.name],
      })),
      {
        name: 'date command',
        pattern:
          /^date (?:-u |--utc )?(?:-u?[dr]|--date)[ =]?["']?(?:@(\d{1,13})|(\d{9,13})|(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?Z?)?))["']?$/,
        take: ([, ...times]) => times.find((time) => time !== undefined) ?? null,
        confidence: 0.95,
      },
      {
        // As GNU date writes it.
        name: 'Unix time with @',
        pattern: /^@(\d{1,13})$/,
        confidence: 0.8,
      },
      {
        name: 'FILETIME',
        pattern: /^(1[23]\d{16})$/,
        take: ([all]) => dateOfFileTime(all),
        confidence: 0.7,
      },
      {
        name: 'time of WebKit',
        pattern: /^(1[2-5]\d{15})$/,
        take: ([all]) => dateOfFileTime(`${all}0`),
        confidence: 0.65,
      },
      {
        name: 'week date',
        pattern: /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/,
        take: ([, year, week, day = '1']) => dateOfWeek(Number(year), Number(week), Number(day)),
        confidence: 0.95,
      },
      {
        // without its year, which is that of the clock
        name: 'time of syslog',
        pattern: /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2} \d\d:\d\d:\d\d$/,
        take: whole,
        confidence: 0.9,
      },
      {
        // as ls --full-time and C's ctime write it, without the weekday
        name: 'time of syslog with its year',
        pattern: /^((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2}) (\d\d:\d\d:\d\d) (\d{4})$/,
        take: ([, day = '', time, year]) => `${day.replace(/ +/, ' ')} ${year} ${time}`,
        confidence: 0.9,
      },
      {
        name: 'time of day with AM or PM',
        pattern: /^(?:0?[1-9]|1[0-2])(?::[0-5]\d){1,2} ?[ap]\.?m\.?$/i,
        take: whole,
        confidence: 0.7,
      },
      {
        // `7h30` may also be a duration, which has a row of its own.
        name: 'time of day with h',
        pattern: /^(?:[01]?\d|2[0-3])h[0-5]\d$/,
        take: whole,
        confidence: 0.7,
      },
      {
        name: 'full hour with h',
        pattern: /^((?:[01]?\d|2[0-3])h)$/,
        take: ([, hour]) => `${hour}00`,
        confidence: 0.7,
      },
      {
        name: 'date in eight digits',
        pattern: /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
        take: whole,
        confidence: 0.5,
      },
    ],
    faults: [/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?$/],
  },
});
