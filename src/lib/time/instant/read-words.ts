import { daysInMonth } from '../../../base/calendar.ts';
import { fold } from '../../../base/fold.ts';
import { Problem } from '../../../base/problem.ts';
import { NS_PER_MS } from './build.ts';
import { civilFromDays, daysFromCivil, isoWeekday } from './calendar.ts';
import { readAnyInstant } from './read.ts';
import {
  AHEAD,
  AHEAD_AFTER,
  BACK,
  BACK_AFTER,
  EARLIER_THAN,
  IN_ZONE,
  LATER_THAN,
  MIDNIGHT,
  type Moment,
  MOMENTS,
  NOON,
  SPOKEN_PARTS,
  type Unit,
  UNITS,
  ZONES,
  SPOKEN_NOW,
} from './words.ts';
import { dateOfHoliday } from './holidays.ts';
import { daysToNamedDay } from './weekdays.ts';
import { findZone, MAX_MS, offsetAt, readLocal } from './zone.ts';

/** An instant in nanoseconds, and the zone in which to show it. */
export interface SpokenInstant {
  instant: bigint;
  zone: string;
}

type Amount = readonly [count: number, unit: Unit];

const DAY_MS = 86_400_000;
const MONTHS: Partial<Record<Unit, number>> = { month: 1, year: 12 };
const DAYS: Partial<Record<Unit, number>> = { day: 1, week: 7 };
const SECONDS: Readonly<Record<Unit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 0,
  year: 0,
};

const unitOf = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.split(' ').map((word) => [fold(word), unit as Unit] as const)),
);
const momentOf = new Map(
  Object.entries(MOMENTS).flatMap(([moment, words]) => words.map((word) => [fold(word), moment as Moment] as const)),
);
const DAY_OF: Readonly<Record<Moment, number>> = { now: 0, today: 0, tomorrow: 1, yesterday: -1 };

/** Returns how many days from today `tomorrow` and `next friday` are; null for other words. */
function daysAway(text: string, now: bigint, zone: string): number | null {
  const moment = momentOf.get(fold(text));
  if (moment !== undefined) return DAY_OF[moment];
  const local = msOf(now) + offsetAt(zone, msOf(now)) * 1000;
  return daysToNamedDay(text, isoWeekday(Math.floor(local / DAY_MS)) - 1);
}

const isOneOf = (words: readonly string[], word: string) => words.some((candidate) => fold(candidate) === fold(word));
const folded = (words: readonly string[]) =>
  [...new Set(words.flatMap((word) => [word, fold(word)]))].sort((a, b) => b.length - a.length).join('|');

const AMOUNTS = new RegExp(`^${SPOKEN_PARTS.amounts}$`, 'iu');
const AMOUNT = /(\d+(?:[.,]\d+)?)\s?([\p{L}]+)/gu;
const BEFORE = new RegExp(`^(${folded([...AHEAD, ...BACK])})\\s(${SPOKEN_PARTS.amounts})$`, 'iu');
const AFTER = new RegExp(`^(${SPOKEN_PARTS.amounts})\\s?(${folded([...AHEAD_AFTER, ...BACK_AFTER])})$`, 'iu');
const APART = new RegExp(`^(${SPOKEN_PARTS.amounts})\\s(${folded([...LATER_THAN, ...EARLIER_THAN])})\\s(.+)$`, 'iu');
const COUNTED = new RegExp(`^(.*?)\\s?([-+−])\\s(${SPOKEN_PARTS.amounts})$`, 'iu');
const CLOCK_AND_ZONE = new RegExp(`^(${SPOKEN_PARTS.clock})(?:\\s(.+))?$`, 'iu');
const DAY_AND_CLOCK = new RegExp(`^(.+?),?\\s(?:at\\s|a\\slas\\s|à\\s|às\\s|в\\s)?(${SPOKEN_PARTS.clock})$`, 'iu');
const ELSEWHERE = new RegExp(`^(?:(.*?)\\s)??(?:${folded(IN_ZONE)})\\s(.+)$`, 'iu');

function amountsIn(text: string): Amount[] | null {
  if (!AMOUNTS.test(text)) return null;
  const amounts = Array.from(text.matchAll(AMOUNT), ([, count = '', word = '']): Amount | null => {
    const unit = unitOf.get(fold(word));
    const number = Number(count.replace(',', '.'));
    // Half a month isn't defined.
    return unit === undefined || (MONTHS[unit] !== undefined && !Number.isInteger(number)) ? null : [number, unit];
  });
  return amounts.every((amount) => amount !== null) ? amounts : null;
}

const msOf = (instant: bigint) => Number(instant / NS_PER_MS);

function inRange(ms: number, value: string): number {
  if (Math.abs(ms) > MAX_MS) throw new Problem('out-of-range', 0, { value });
  return ms;
}

/** Returns a time of day on the day this many days later, by the calendar of a zone. */
function onDay(now: bigint, days: number, timeMs: number, zone: string): bigint {
  const local = msOf(now) + offsetAt(zone, msOf(now)) * 1000;
  return BigInt(readLocal(zone, (Math.floor(local / DAY_MS) + days) * DAY_MS + timeMs).ms) * NS_PER_MS;
}

/** Adds an amount to an instant: days, months and years by the calendar of a zone, smaller units as elapsed time. */
function counted(instant: bigint, amounts: readonly Amount[], sign: 1 | -1, zone: string, text: string): bigint {
  let [months, days, ns] = [0, 0, 0n];
  for (const [count, unit] of amounts) {
    if (MONTHS[unit] !== undefined) months += count * MONTHS[unit];
    else if (DAYS[unit] !== undefined && Number.isInteger(count)) days += count * DAYS[unit];
    else ns += BigInt(Math.round(count * SECONDS[unit] * 1000)) * NS_PER_MS;
  }
  let moved = instant;
  if (months !== 0 || days !== 0) {
    const ms = msOf(instant);
    const local = ms + offsetAt(zone, ms) * 1000;
    const day = Math.floor(local / DAY_MS);
    const date = civilFromDays(day);
    const month = date.year * 12 + date.month - 1 + sign * months;
    const [year, inYear] = [Math.floor(month / 12), (((month % 12) + 12) % 12) + 1];
    const last = daysInMonth(year, inYear);
    const target = daysFromCivil({ year, month: inYear, day: Math.min(date.day, last) }) + sign * days;
    const read = readLocal(zone, inRange(target * DAY_MS + (local - day * DAY_MS), text));
    moved = BigInt(read.ms) * NS_PER_MS + (instant - BigInt(ms) * NS_PER_MS);
  }
  moved += BigInt(sign) * ns;
  inRange(msOf(moved), text);
  return moved;
}

/** Returns the milliseconds since midnight for `5pm`, `17:30`, `17h30`, `noon`; null for a time that no clock shows. */
function clockIn(text: string): number | null {
  if (isOneOf(NOON, text)) return DAY_MS / 2;
  if (isOneOf(MIDNIGHT, text)) return 0;
  const [, hours, minutes = '0', seconds = '0', half] =
    /^(\d{1,2})(?:[:h](\d\d)(?::(\d\d))?)?\s?(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  if (half === undefined ? hour > 23 : hour < 1 || hour > 12) return null;
  const inDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return ((inDay * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

function zoneIn(text: string): string | undefined {
  const name = text.trim();
  return name === '' ? undefined : (ZONES.get(fold(name)) ?? findZone(name));
}

const SYSLOG = /^([A-Z][a-z]{2}) (\d{1,2}) (\d\d:\d\d:\d\d)$/;

/** Reads `Oct 26 11:00:09`, as in syslog (RFC 3164), in the last year in which it was; null for other texts. */
function lastTime(text: string, now: bigint, zone: string): bigint | null {
  const [, month, day, clock] = SYSLOG.exec(text) ?? [];
  if (clock === undefined) return null;
  const { year } = civilFromDays(Math.floor(msOf(now) / DAY_MS) + 1);
  // February 29 can be eight years ago.
  for (let back = 0; back <= 8; back += 1) {
    const instant = readDate(`${month} ${day} ${year - back} ${clock}`, zone);
    if (instant !== null && instant <= now + BigInt(DAY_MS) * NS_PER_MS) return instant;
  }
  return null;
}

/** Reads text without an "in" for the zone; null if it contains no words. */
function spoken(text: string, now: bigint, zone: string): bigint | null {
  const moment = momentOf.get(fold(text));
  if (moment === 'now' || text === '') return now;
  const logged = lastTime(text, now, zone);
  if (logged !== null) return logged;
  const away = daysAway(text, now, zone);
  if (away !== null) return onDay(now, away, 0, zone);
  const [, before = '', ahead = ''] = BEFORE.exec(text) ?? [];
  const [, behind = '', after = ''] = AFTER.exec(text) ?? [];
  const amounts = amountsIn(ahead || behind);
  if (amounts) {
    const isBack = ahead ? isOneOf(BACK, before) : isOneOf(BACK_AFTER, after);
    return counted(now, amounts, isBack ? -1 : 1, zone, text);
  }
  const holiday = dateOfHoliday(text, Math.floor((msOf(now) + offsetAt(zone, msOf(now)) * 1000) / DAY_MS));
  if (holiday !== null) return readDate(holiday, zone);
  const [, apart = '', side = '', from = ''] = APART.exec(text) ?? [];
  const distance = amountsIn(apart);
  if (distance) {
    const start = readMoment(from, now, zone);
    const isBack = isOneOf(EARLIER_THAN, side);
    return start === null ? null : counted(start, distance, isBack ? -1 : 1, zone, text);
  }
  const [, base, sign, more = ''] = COUNTED.exec(text) ?? [];
  const others = amountsIn(more);
  if (base !== undefined && others) {
    const start = readMoment(base, now, zone);
    return start === null ? null : counted(start, others, sign === '+' ? 1 : -1, zone, text);
  }
  const [, clock = '', place] = CLOCK_AND_ZONE.exec(text) ?? [];
  const time = clockIn(clock);
  const there = place === undefined ? zone : zoneIn(place);
  if (time !== null && there !== undefined) return onDay(now, 0, time, there);
  const [, day = '', at = ''] = DAY_AND_CLOCK.exec(text) ?? [];
  const which = daysAway(day, now, zone);
  const atTime = clockIn(at);
  return which === null || atTime === null ? null : onDay(now, which, atTime, zone);
}

/** Reads a time in words, or in one of the notations; null for anything else. */
export function readMoment(text: string, now: bigint, zone: string): bigint | null {
  return spoken(text, now, zone) ?? readDate(text, zone);
}

/** Reads a date in one of the notations; null for anything else. */
function readDate(text: string, zone: string): bigint | null {
  try {
    return readAnyInstant(text, zone).instant;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/**
 * Reads a time in words of the six languages: `tomorrow`, `in 90 days`, `2025-01-01 + 2 weeks`, `5pm utc in tokyo`.
 * Null for other texts, including plain notations. `now` is in nanoseconds.
 */
export function readWords(input: string, now: bigint, here: string): SpokenInstant | null {
  const text = input.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > 100) return null;
  if (SPOKEN_NOW.some((pattern) => pattern.test(text))) return { instant: now, zone: here };
  const spokenInstant = spoken(text, now, here);
  if (spokenInstant !== null) return { instant: spokenInstant, zone: here };
  const [, before = '', place] = ELSEWHERE.exec(text) ?? [];
  const zone = place === undefined ? undefined : zoneIn(place);
  if (zone === undefined) return null;
  const instant = readMoment(before, now, here);
  return instant === null ? null : { instant, zone };
}
