import { type Dialect, DIALECTS } from './dialects.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A schedule in words, as entered in a form; fields that `every` doesn't need are ignored. */
export interface Plan {
  every: 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';
  /** The number of minutes or hours. */
  interval: number;
  minute: number;
  hour: number;
  weekdays: readonly Weekday[];
  monthDay: number;
  month: (typeof MONTHS)[number];
}

function step(interval: number): string {
  return interval === 1 ? '*' : `*/${interval}`;
}

/**
 * Names, not numbers: Sunday is 0 in Unix and 1 in Quartz. Three in a row become a range, which must not end on Sunday
 * in Unix.
 */
function weekdayList(weekdays: readonly Weekday[]): string {
  const chosen = WEEKDAYS.filter((day) => weekdays.includes(day));
  const first = WEEKDAYS.indexOf(chosen[0] ?? 'mon');
  const inRow = chosen.every((day, i) => WEEKDAYS[first + i] === day);
  if (chosen.length === 7) return '*';
  if (inRow && chosen.length > 2 && !chosen.includes('sun')) return `${chosen[0]}-${chosen.at(-1)}`.toUpperCase();
  return chosen.join(',').toUpperCase();
}

/** Writes a schedule as an expression in a dialect. */
export function composeCron(plan: Plan, dialect: Dialect): string {
  const minute = plan.every === 'minutes' ? step(plan.interval) : String(plan.minute);
  const hour = plan.every === 'minutes' ? '*' : plan.every === 'hours' ? step(plan.interval) : String(plan.hour);
  const dayOfMonth = plan.every === 'months' || plan.every === 'years' ? String(plan.monthDay) : '*';
  const month = plan.every === 'years' ? plan.month.toUpperCase() : '*';
  const dayOfWeek = plan.every === 'weeks' ? weekdayList(plan.weekdays) : '*';
  const byWeekday = dayOfWeek !== '*';
  const days = !DIALECTS[dialect].questionMark
    ? [dayOfMonth, month, dayOfWeek]
    : byWeekday
      ? ['?', month, dayOfWeek]
      : [dayOfMonth, month, '?'];
  return [
    ...(DIALECTS[dialect].fields[0]?.name === 'second' ? ['0'] : []),
    minute,
    hour,
    ...days,
    ...(dialect === 'aws' ? ['*'] : []),
  ].join(' ');
}
