import { daysInMonth } from '../../../base/calendar.ts';
import { civilFromDays, daysFromCivil, isoWeekday } from '../instant/calendar.ts';
import { offsetAt } from '../instant/zone.ts';
import type { FieldName } from './dialects.ts';
import type { MonthDay } from './field.ts';
import { type Schedule, valuesOf } from './parse.ts';

const DAY_MS = 86_400_000;

/**
 * The Gregorian calendar, including weekdays, repeats after this many years; whatever doesn't occur in them never does.
 */
const CALENDAR_CYCLE = 400;

export interface Run {
  ms: number;
  /** Whether the clock time doesn't exist that day, so that the job runs after the clock change, or exists twice. */
  dst?: 'gap' | 'overlap';
}

function weekdayOf(days: number): number {
  return isoWeekday(days) % 7;
}

/** Returns the weekday (Monday to Friday) nearest to a day, within its month. */
function nearestWeekday(day: number, last: number, weekday: number): number {
  if (weekday === 6) return day > 1 ? day - 1 : day + 2;
  if (weekday === 0) return day < last ? day + 1 : day - 2;
  return day;
}

function matchesSpecial(special: MonthDay, day: number, last: number, firstDay: number): boolean {
  const weekday = weekdayOf(firstDay + day - 1);
  if (special.kind === 'nth') return weekday === special.weekday && Math.ceil(day / 7) === special.nth;
  if (special.kind === 'last-weekday') return weekday === special.weekday && day + 7 > last;
  const target = special.kind === 'from-last' ? last - special.offset : special.day;
  if (target < 1 || target > last) return false;
  const moves = special.kind === 'nearest-weekday' || special.weekday;
  return day === (moves ? nearestWeekday(target, last, weekdayOf(firstDay + target - 1)) : target);
}

/** Returns the day numbers on which a schedule runs, starting at a day, over one cycle of the calendar. */
function* runDays(schedule: Schedule, fromDays: number): Generator<number> {
  const months = valuesOf(schedule, 'month') ?? [];
  const years = valuesOf(schedule, 'year');
  const dayField = (name: FieldName) => {
    const field = schedule.fields.find((candidate) => candidate.name === name);
    return { values: new Set(field?.values), special: field?.special };
  };
  const dayOfMonth = dayField('dayOfMonth');
  const dayOfWeek = dayField('dayOfWeek');
  const start = civilFromDays(fromDays);
  const lastYear = Math.min(years ? Math.max(...years) : Infinity, start.year + CALENDAR_CYCLE);
  for (let year = start.year; year <= lastYear; year += 1) {
    if (years && !years.includes(year)) continue;
    for (const month of months) {
      const firstDay = daysFromCivil({ year, month, day: 1 });
      const last = daysInMonth(year, month);
      if (firstDay + last <= fromDays) continue;
      for (let day = Math.max(1, fromDays - firstDay + 1); day <= last; day += 1) {
        const isSpecial = (special: MonthDay | undefined) =>
          special !== undefined && matchesSpecial(special, day, last, firstDay);
        const byMonth = dayOfMonth.values.has(day) || isSpecial(dayOfMonth.special);
        const byWeek = dayOfWeek.values.has(weekdayOf(firstDay + day - 1)) || isSpecial(dayOfWeek.special);
        if (schedule.dayRule === 'either' ? byMonth || byWeek : byMonth && byWeek) yield firstDay + day - 1;
      }
    }
  }
}

/** Whether it ever runs: February 31 never occurs, nor does a year that the dialect can no longer reach. */
export function everRuns(schedule: Schedule): boolean {
  if (schedule.reboot) return true;
  const firstYear = valuesOf(schedule, 'year')?.[0] ?? 2000;
  return !runDays(schedule, daysFromCivil({ year: firstYear, month: 1, day: 1 })).next().done;
}

/** Returns the first instant of the later offset between two instants. */
function transitionBetween(zone: string, before: number, after: number): number {
  const offset = offsetAt(zone, after);
  let low = before;
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/** Converts clock times of one day to instants. Looks up the zone once a day, regardless of the number of times. */
function clockOf(zone: string, days: number, fixed: boolean): (time: number) => Run[] {
  const midnight = days * DAY_MS;
  const before = offsetAt(zone, midnight - DAY_MS) * 1000;
  const after = offsetAt(zone, midnight + 2 * DAY_MS) * 1000;
  if (before === after) return (time) => [{ ms: midnight + time - before }];
  const transition = transitionBetween(zone, midnight - DAY_MS, midnight + 2 * DAY_MS);
  return (time) => {
    const early = midnight + time - before;
    const late = midnight + time - after;
    const isEarly = early < transition;
    const isLate = late >= transition;
    if (isEarly && isLate) {
      return fixed
        ? [{ ms: early, dst: 'overlap' }]
        : [
            { ms: early, dst: 'overlap' },
            { ms: late, dst: 'overlap' },
          ];
    }
    if (isEarly || isLate) return [{ ms: isEarly ? early : late }];
    return fixed ? [{ ms: transition, dst: 'gap' }] : [];
  };
}

/**
 * Whether minutes and hours are fixed: such a job runs after a gap and isn't repeated in an overlap (cron(8)); others
 * follow the clock.
 */
function isFixedTime(schedule: Schedule): boolean {
  return !schedule.fields.some((field) => (field.name === 'hour' || field.name === 'minute') && field.star);
}

/**
 * Returns the first `count` runs after an instant (milliseconds), on the clock of an IANA zone; fewer if there are no
 * more.
 */
export function nextRuns(schedule: Schedule, zone: string, after: number, count: number): Run[] {
  const runs: Run[] = [];
  if (schedule.reboot) return runs;
  const hours = valuesOf(schedule, 'hour') ?? [];
  const minutes = valuesOf(schedule, 'minute') ?? [];
  const seconds = valuesOf(schedule, 'second') ?? [];
  const fixed = isFixedTime(schedule);
  const today = Math.floor((after + offsetAt(zone, after) * 1000) / DAY_MS);
  for (const days of runDays(schedule, today - 1)) {
    const clock = clockOf(zone, days, fixed);
    const later: Run[] = [];
    for (const hour of hours) {
      for (const minute of minutes) {
        for (const second of seconds) {
          for (const run of clock(((hour * 60 + minute) * 60 + second) * 1000)) if (run.ms > after) later.push(run);
        }
      }
    }
    // The second pass of a repeated hour comes after all times of the first.
    later.sort((a, b) => a.ms - b.ms);
    for (const run of later) {
      if (runs.at(-1)?.ms === run.ms) continue;
      runs.push(run);
      if (runs.length === count) return runs;
    }
  }
  return runs;
}
