// Differences of dates and dates after some time, with and without weekends and holidays.
import { daysInMonth } from '../../base/calendar.ts';
import { Problem } from '../../base/problem.ts';
import { civilFromDays, daysFromCivil, isoWeekday } from './instant/calendar.ts';
import { NS_PER_DAY, NS_PER_MS } from './instant/build.ts';
import { dayOfHoliday } from './instant/holidays.ts';
import { readMoment } from './instant/read-words.ts';

export const DATE_PROBLEMS = ['unknown-date', 'not-an-amount', 'no-workday', 'too-far'] as const;

/** Days from 1970-01-01, within what the calendar functions hold exactly. */
const FARTHEST = 100_000_000;

/** The weekdays that aren't business days: 1 is Monday. */
export const WEEKENDS = { 'sat-sun': [6, 7], 'fri-sat': [5, 6], sunday: [7], none: [] } as const;
export type Weekend = keyof typeof WEEKENDS;

export interface Workweek {
  weekend: Weekend;
  /** Day numbers, or MM-DD for a day of every year. */
  holidays: readonly (number | string)[];
}

/** Reads a date as its day number; `now` is in milliseconds. Throws Problem `unknown-date`. */
export function readDay(text: string, now: number): number {
  const trimmed = text.trim();
  if (trimmed === '') return Math.floor(now / 86_400_000);
  const iso = /^(-?\d{4,6})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) {
    const [year = 0, month = 0, day = 0] = iso.slice(1).map(Number);
    if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
      throw new Problem('unknown-date', text.length - text.trimStart().length, { text: trimmed });
    return daysFromCivil({ year, month, day });
  }
  const instant = readMoment(trimmed, BigInt(now) * NS_PER_MS, 'UTC');
  if (instant === null) throw new Problem('unknown-date', 0, { text: trimmed.slice(0, 40) });
  return Number(instant / NS_PER_DAY) - (instant % NS_PER_DAY < 0n ? 1 : 0);
}

/** Reads holidays: dates, or month and day for every year. Throws Problem `unknown-date`. */
export function readHolidays(lines: readonly string[], now: number): (number | string)[] {
  return lines
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => (/^\d\d-\d\d$/.test(line) ? line : (dayOfHoliday(line) ?? readDay(line, now))));
}

export function writeDay(day: number): string {
  const { year, month, day: date } = civilFromDays(day);
  const sign = year < 0 ? '-' : '';
  return `${sign}${String(Math.abs(year)).padStart(year < 0 || year > 9999 ? 6 : 4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Returns the day so many months later, or the last of its month. */
function addMonths(day: number, months: number): number {
  const { year, month, day: date } = civilFromDays(day);
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return daysFromCivil({ ...target, day: Math.min(date, daysInMonth(target.year, target.month)) });
}

/** Years, months and days from one day to a later or equal one. */
export function calendarSpan(from: number, to: number): { years: number; months: number; days: number } {
  const [a, b] = [civilFromDays(from), civilFromDays(to)];
  let months = (b.year - a.year) * 12 + b.month - a.month;
  // As in java.time and Temporal: February 28 isn't a year after February 29.
  if (b.day < a.day) months--;
  return { years: Math.floor(months / 12), months: months % 12, days: to - addMonths(from, months) };
}

const isWeekend = (day: number, weekend: Weekend) => (WEEKENDS[weekend] as readonly number[]).includes(isoWeekday(day));

/** The holidays from one day up to another (exclusive) that aren't on a weekend, each once. */
function holidaysIn(from: number, to: number, { weekend, holidays }: Workweek): Set<number> {
  const years = [civilFromDays(from).year, civilFromDays(to).year] as const;
  const days = holidays.flatMap((holiday) => {
    if (typeof holiday === 'number') return [holiday];
    const [month = 1, day = 1] = holiday.split('-').map(Number);
    return Array.from({ length: years[1] - years[0] + 1 }, (_, at) => ({ year: years[0] + at, month, day }))
      .filter(({ year }) => month >= 1 && month <= 12 && day <= daysInMonth(year, month))
      .map(daysFromCivil);
  });
  return new Set(days.filter((day) => day >= from && day < to && !isWeekend(day, weekend)));
}

/** Counts the business days from one day up to a later one (exclusive). */
export function businessDays(from: number, to: number, week: Workweek): number {
  const whole = Math.floor((to - from) / 7);
  let count = whole * (7 - WEEKENDS[week.weekend].length);
  for (let day = from + 7 * whole; day < to; day++) if (!isWeekend(day, week.weekend)) count++;
  return count - holidaysIn(from, to, week).size;
}

export interface Amount {
  months: number;
  days: number;
  businessDays: number;
}

const UNITS: readonly (readonly [RegExp, keyof Amount, number])[] = [
  [
    /^(?:business days?|work(?:ing|)[ -]?days?|weekdays?|bd|días? (?:hábil|laborable)(?:es)?|jours? ouvrés?|dias? út(?:il|eis)|рабочи(?:й|х|е) д(?:ень|ня|ней|ни)|个?工作日)$/i,
    'businessDays',
    1,
  ],
  [/^(?:years?|yrs?|y|años?|ans?|années?|anos?|год|года|лет|年)$/i, 'months', 12],
  [/^(?:months?|mos?|meses|mes|mois|mês|месяц(?:а|ев)?|мес|个?月)$/i, 'months', 1],
  [/^(?:weeks?|wks?|w|semanas?|semaines?|недел[яюиь]|нед|周|个?星期)$/i, 'days', 7],
  [/^(?:days?|d|días?|jours?|j|dias?|д(?:ень|ня|ней)|天|日)$/i, 'days', 1],
];

/** Reads `3 months 2 days`, `-10 business days`, `P1Y2M10D`. Throws Problem `not-an-amount` or `too-far`. */
export function readAmount(text: string): Amount {
  const amount: Amount = { months: 0, days: 0, businessDays: 0 };
  const iso = /^\s*([-+−]?)P(?=\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?\s*$/i.exec(text);
  const put = (unit: keyof Amount, value: number) => {
    amount[unit] += value;
    if (Math.abs(amount[unit]) > FARTHEST) throw new Problem('too-far', 0);
  };
  if (iso) {
    const sign = iso[1] === '-' || iso[1] === '−' ? -1 : 1;
    const [years = 0, months = 0, weeks = 0, days = 0] = iso.slice(2).map((digits) => Number(digits ?? 0) * sign);
    put('months', 12 * years + months);
    put('days', 7 * weeks + days);
    return amount;
  }
  let at = 0;
  let sign = 1;
  for (const match of text.matchAll(
    /\s*(?:,|\band\b|\by\b|\bet\b|\be\b)?\s*([-+−]?)\s*(\d{1,9})\s*(\p{L}+(?:[ -](?:days?|hábil(?:es)?|laborables?|ouvrés?|út(?:il|eis)|дн[яей]+|день))?)\.?/giu,
  )) {
    const [whole, mark, digits, word = ''] = match;
    const unit = UNITS.find(([pattern]) => pattern.test(word.trim()));
    if (match.index !== at || !unit) throw new Problem('not-an-amount', at);
    // A sign is one of all that follows it.
    if (mark !== '') sign = mark === '+' ? 1 : -1;
    put(unit[1], sign * unit[2] * Number(digits));
    at += whole.length;
  }
  if (at === 0 || text.slice(at).trim() !== '') throw new Problem('not-an-amount', at);
  return amount;
}

/** Returns the day after an amount of time: months first, then days, then business days. Throws Problem `no-workday` or `too-far`. */
export function addAmount(from: number, { months, days, businessDays: business }: Amount, week: Workweek): number {
  const start = addMonths(from, months) + days;
  if (Math.abs(start) > FARTHEST || Math.abs(business) > 1_000_000) throw new Problem('too-far', 0);
  const step = Math.sign(business);
  const fixed = new Set(week.holidays);
  const isFree = (day: number) => isWeekend(day, week.weekend) || fixed.has(day) || fixed.has(writeDay(day).slice(-5));
  let day = start;
  let idle = 0;
  for (let left = Math.abs(business); left > 0;) {
    day += step;
    if (!isFree(day)) {
      left--;
      idle = 0;
    } else if (++idle > 3660) throw new Problem('no-workday', 0);
  }
  return day;
}
