import { daysInMonth, isLeapYear } from '../../../base/calendar.ts';
import { Problem } from '../../../base/problem.ts';
import { civilFromDays, daysFromCivil, daysFromIsoWeek, isoWeekday, weeksInYear } from './calendar.ts';
import { MAX_MS, readLocal } from './zone.ts';
import type { LocalReading } from './zone.ts';

export const NS_PER_MS = 1_000_000n;
export const NS_PER_SECOND = 1_000_000_000n;
export const NS_PER_DAY = 86_400n * NS_PER_SECOND;
export const MAX_NS = BigInt(MAX_MS) * NS_PER_MS;

/** Why a text isn't an instant. */
export const INSTANT_PROBLEMS = [
  'not-recognized',
  'not-in-format',
  'bad-month',
  'bad-day',
  'bad-week',
  'bad-weekday',
  'bad-ordinal',
  'bad-hour',
  'bad-minute',
  'bad-second',
  'bad-offset',
  'weekday-mismatch',
  'excel-leap-day',
  'out-of-range',
] as const;

export type InstantProblem = Problem<(typeof INSTANT_PROBLEMS)[number]>;

export interface Reading {
  /** Nanoseconds since 1970-01-01T00:00Z. */
  instant: bigint;
  /** How a time without an offset was interpreted in the zone. */
  local?: LocalReading;
  /** Second 60 was given: Unix time has none, so it becomes the next second. */
  leapSecond?: true;
  /** The year, if only its last two digits were written. */
  shortYear?: string;
  /** A zone named in the text whose UTC offset differs from the given one at that time. */
  otherZone?: { zone: string; offset: string };
}

/**
 * A problem is returned, not thrown, since the next format may match; undefined if the text doesn't match the format.
 */
export type ReadResult = Reading | InstantProblem | undefined;

/** A regular expression match with the `d` flag, with named groups and their positions. */
export class Parts {
  readonly #match: RegExpExecArray;

  constructor(match: RegExpExecArray) {
    this.#match = match;
  }

  text(name: string): string | undefined {
    return this.#match.groups?.[name];
  }

  number(name: string): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : Number(text);
  }

  problem(code: InstantProblem['code'], name: string, params: Problem['params'] = {}): InstantProblem {
    return new Problem(code, this.#match.indices?.groups?.[name]?.[0] ?? 0, {
      value: this.text(name) ?? this.#match[0],
      ...params,
    });
  }

  /** Checks that a part, if present, is within bounds. */
  check(code: InstantProblem['code'], name: string, min: number, max: number): InstantProblem | undefined {
    const value = this.number(name);
    return value === undefined || (value >= min && value <= max) ? undefined : this.problem(code, name, { min, max });
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * Returns the day number for the groups year + month (number or English name) + day, or year + week + weekday, or year
 * + ordinal.
 */
export function readDays(parts: Parts, year: number): number | InstantProblem {
  const name = parts.text('monthName');
  const week = parts.number('week');
  const ordinal = parts.number('ordinal');
  if (week !== undefined) {
    return (
      parts.check('bad-week', 'week', 1, weeksInYear(year)) ??
      parts.check('bad-weekday', 'weekday', 1, 7) ??
      daysFromIsoWeek(year, week, parts.number('weekday') ?? 1)
    );
  }
  if (ordinal !== undefined) {
    return (
      parts.check('bad-ordinal', 'ordinal', 1, isLeapYear(year) ? 366 : 365) ??
      daysFromCivil({ year, month: 1, day: ordinal })
    );
  }
  const month = name === undefined ? (parts.number('month') ?? 1) : MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const bad = parts.check('bad-month', 'month', 1, 12);
  if (bad) return bad;
  const failure = parts.check('bad-day', 'day', 1, daysInMonth(year, month));
  if (failure) return failure;
  const days = daysFromCivil({ year, month, day: parts.number('day') ?? 1 });
  const weekdayName = parts.text('weekdayName');
  const real = WEEKDAYS[isoWeekday(days) - 1]!;
  if (weekdayName !== undefined && weekdayName.toLowerCase() !== real) {
    return parts.problem('weekday-mismatch', 'weekdayName', { expected: real[0]!.toUpperCase() + real.slice(1) });
  }
  return days;
}

/** Converts fraction digits of a unit to nanoseconds; smaller fractions are truncated. */
export function fractionOf(digits: string | undefined, unit: bigint): bigint {
  return digits ? (BigInt(digits) * unit) / 10n ** BigInt(digits.length) : 0n;
}

/** Half-years that ended with a leap second (IERS Bulletin C): `1972.1` is June 30, `1972.2` December 31. */
const LEAP_SECONDS: ReadonlySet<string> = new Set(
  `1972.1 1972.2 1973.2 1974.2 1975.2 1976.2 1977.2 1978.2 1979.2 1981.1 1982.1 1983.1 1985.1 1987.2
  1989.2 1990.2 1992.1 1993.1 1994.1 1995.2 1997.1 1998.2 2005.2 2008.2 2012.1 2015.1 2016.2`.split(/\s+/),
);
/** Up to this year the leap seconds are known; later, any half-year may have one. */
const LAST_KNOWN_YEAR = 2025;

/** Whether the second that begins at `instant` may follow a second 60: UTC midnight after June 30 or December 31. */
function followsLeapSecond(instant: bigint): boolean {
  const seconds = instant - (((instant % NS_PER_SECOND) + NS_PER_SECOND) % NS_PER_SECOND);
  if (seconds % NS_PER_DAY !== 0n) return false;
  const { year, month, day } = civilFromDays(Number(seconds / NS_PER_DAY) - 1);
  const half = month === 6 && day === 30 ? 1 : month === 12 && day === 31 ? 2 : 0;
  return half !== 0 && (year > LAST_KNOWN_YEAR || LEAP_SECONDS.has(`${year}.${half}`));
}

/**
 * Returns the nanoseconds since midnight for the groups hour, minute, second and fraction (of the last of them). 24:00
 * is the end of the day.
 */
export function readTime(parts: Parts, allow24 = false): { time: bigint; leapSecond: boolean } | InstantProblem {
  const hour = parts.number('hour') ?? 0;
  const minute = parts.number('minute') ?? 0;
  const second = parts.number('second') ?? 0;
  const fraction = parts.text('fraction');
  const leapSecond = second === 60; // the offset is needed to tell whether it may be one
  const midnight = allow24 && hour === 24 && minute === 0 && second === 0 && !/[1-9]/.test(fraction ?? '');
  const failure =
    (midnight ? undefined : parts.check('bad-hour', 'hour', 0, 23)) ??
    parts.check('bad-minute', 'minute', 0, 59) ??
    (leapSecond ? undefined : parts.check('bad-second', 'second', 0, 59));
  if (failure) return failure;
  const unit = parts.text('second') !== undefined ? 1n : parts.text('minute') !== undefined ? 60n : 3600n;
  const time = BigInt(hour * 3600 + minute * 60 + second) * NS_PER_SECOND + fractionOf(fraction, unit * NS_PER_SECOND);
  return { time, leapSecond };
}

/**
 * Returns the seconds east of UTC for the groups utc, sign, offsetHour, offsetMinute, offsetSecond; undefined without
 * an offset.
 */
export function readOffset(parts: Parts): number | InstantProblem | undefined {
  if (parts.text('utc') !== undefined) return 0;
  const sign = parts.text('sign');
  if (sign === undefined) return undefined;
  const failure =
    parts.check('bad-offset', 'offsetHour', 0, 23) ??
    parts.check('bad-offset', 'offsetMinute', 0, 59) ??
    parts.check('bad-offset', 'offsetSecond', 0, 59);
  if (failure) return failure;
  const size =
    (parts.number('offsetHour') ?? 0) * 3600 +
    (parts.number('offsetMinute') ?? 0) * 60 +
    (parts.number('offsetSecond') ?? 0);
  return sign === '+' ? size : -size;
}

export function inRange(instant: bigint): boolean {
  return instant >= -MAX_NS && instant <= MAX_NS;
}

/**
 * Combines day, time and offset; without an offset, the time is on the clock of the zone. `hours` are added to the
 * time, for example for `pm`.
 */
export function assemble(
  parts: Parts,
  options: { year: number; zone: string; allow24?: boolean; offset?: number; hours?: number },
): Reading | InstantProblem {
  const days = readDays(parts, options.year);
  if (days instanceof Problem) return days;
  const read = readTime(parts, options.allow24);
  if (read instanceof Problem) return read;
  const offset = options.offset ?? readOffset(parts);
  if (offset instanceof Problem) return offset;
  const local = BigInt(days) * NS_PER_DAY + read.time + BigInt((options.hours ?? 0) * 3600) * NS_PER_SECOND;
  const outside = parts.problem('out-of-range', 'year');
  // With its offset, a local time may be out of range; farther out, it would not be an exact number of milliseconds.
  if (local > MAX_NS + NS_PER_DAY || local < -MAX_NS - NS_PER_DAY) return outside;
  const finish = (instant: bigint, more: Partial<Reading> = {}): Reading | InstantProblem => {
    if (!inRange(instant)) return outside;
    if (!read.leapSecond) return { instant, ...more };
    // RFC 3339, 5.7: only at the end of a month in which a leap second occurs
    return followsLeapSecond(instant)
      ? { instant, leapSecond: true, ...more }
      : parts.problem('bad-second', 'second', { min: 0, max: 59 });
  };
  if (offset !== undefined) return finish(local - BigInt(offset) * NS_PER_SECOND);
  const localMs = Number(local / NS_PER_MS);
  const reading = readLocal(options.zone, localMs);
  return finish(local + BigInt(reading.ms - localMs) * NS_PER_MS, { local: reading });
}
