// A countdown as plain data: durations that run one after another. Times are those of the clock on the wall, so that a machine
// that slept finds out what ended meanwhile.
import { Problem } from '../../base/problem.ts';
import { readDuration } from './durations/read.ts';

export interface Countdown {
  /** In milliseconds. */
  steps: readonly number[];
  /** Which of them runs, or runs next. */
  step: number;
  /** What is left of it while it stands. */
  remaining: number;
  /** When it ends, while it runs. */
  endsAt?: number;
  /** When the last one ended. */
  endedAt?: number;
}

export const COUNTDOWN_PROBLEMS = ['bad-duration', 'too-short', 'too-far', 'past-moment', 'too-many-steps'] as const;

export type CountdownProblem = (typeof COUNTDOWN_PROBLEMS)[number];

const DAY_MS = 86_400_000;
const LONGEST = 366 * DAY_MS;
const MOST_STEPS = 100;

/** What a time of the day stands behind, in the languages of the app; `@14:30` as well. */
const BEFORE_TIME = /^(?:@|at|until|till|a las?|hasta las?|à|jusqu['’]à|às?|até as|в|до|到|至)\s*/i;
const CLOCK = /^(\d{1,2})(?:[:h.](\d{2}))?(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i;
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s]+(.*))?$/i;

/** Hours, minutes and seconds of a time of the day; null for anything else. */
function timeOfDay(text: string): [number, number, number] | null {
  const [, hour = '', minute = '0', second = '0', half] = CLOCK.exec(text) ?? [];
  if (hour === '' || Number(minute) > 59 || Number(second) > 59) return null;
  if (half === undefined) return Number(hour) < 24 ? [Number(hour), Number(minute), Number(second)] : null;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  return [(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minute), Number(second)];
}

/** The moment that a text names, in the time zone of the device: a date, or the next time of a day. Null for anything else. */
function momentOf(text: string, now: number): number | null {
  const [, year, month, day, rest = ''] = DATE.exec(text) ?? [];
  if (year !== undefined) {
    const time = rest === '' ? ([0, 0, 0] as const) : timeOfDay(rest.trim());
    const moment = new Date(Number(year), Number(month) - 1, Number(day), ...(time ?? [0, 0, 0]));
    // February 30 would be a day in March.
    return time && moment.getMonth() === Number(month) - 1 && moment.getDate() === Number(day)
      ? moment.getTime()
      : null;
  }
  const isNamed = BEFORE_TIME.test(text);
  if (!isNamed && !/\d\s*[ap]\.?m\.?$/i.test(text)) return null;
  const time = timeOfDay(text.replace(BEFORE_TIME, ''));
  if (!time) return null;
  const today = new Date(now);
  const next = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, ...time).getTime();
  return next(0) > now ? next(0) : next(1);
}

function durationOf(text: string, now: number): number {
  const moment = momentOf(text, now);
  if (moment !== null && moment <= now) throw new Problem<CountdownProblem>('past-moment');
  if (moment !== null) return moment - now;
  try {
    // Kitchen clocks show minutes and seconds; a number alone is minutes.
    const { months, nanoseconds } = readDuration(text, { clock: 'minutes-seconds', unit: 'minute' });
    if (months !== 0n) throw new Problem<CountdownProblem>('too-far');
    return Number(nanoseconds / 1_000_000n);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw error.code === 'too-far' ? error : new Problem<CountdownProblem>('bad-duration');
  }
}

/** Reads `5m`, `1h 30m`, `at 14:30`, `2026-12-24 18:00`, or several with semicolons or plus signs. Throws Problem. */
export function readSteps(text: string, now: number): number[] {
  const steps = text
    .split(/[;+|\n→]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => durationOf(part, now));
  if (steps.length === 0) throw new Problem<CountdownProblem>('bad-duration');
  if (steps.length > MOST_STEPS) throw new Problem<CountdownProblem>('too-many-steps');
  if (steps.some((step) => step < 1000)) throw new Problem<CountdownProblem>('too-short');
  if (steps.some((step) => step > LONGEST)) throw new Problem<CountdownProblem>('too-far');
  return steps;
}

export const newCountdown = (steps: readonly number[]): Countdown => ({ steps, step: 0, remaining: steps[0] ?? 0 });

export const isCounting = ({ endsAt }: Countdown): boolean => endsAt !== undefined;

/** What is left of the current step. If the clock was set back, at most all of it. */
export function remainingAt({ steps, step, remaining, endsAt }: Countdown, now: number): number {
  return endsAt === undefined ? remaining : Math.min(Math.max(0, endsAt - now), steps[step] ?? 0);
}

export function resumed(countdown: Countdown, now: number): Countdown {
  if (isCounting(countdown) || countdown.endedAt !== undefined) return countdown;
  return { ...countdown, endsAt: now + countdown.remaining };
}

export function paused(countdown: Countdown, now: number): Countdown {
  const { steps, step } = countdown;
  return isCounting(countdown) ? { steps, step, remaining: remainingAt(countdown, now) } : countdown;
}

/** Goes on to the next step, which runs if this one did; the last one ends. */
export function skipped(countdown: Countdown, now: number): Countdown {
  const { steps, step } = countdown;
  const next = steps[step + 1];
  if (next === undefined) return { steps, step, remaining: 0, endedAt: now };
  return { steps, step: step + 1, remaining: next, ...(isCounting(countdown) && { endsAt: now + next }) };
}

/** The countdown at a time: steps that ended meanwhile are behind it. The same object if nothing ended. */
export function settled(countdown: Countdown, now: number): Countdown {
  let { step, endsAt } = countdown;
  const { steps } = countdown;
  if (endsAt === undefined || now < endsAt) return countdown;
  while (endsAt <= now) {
    const next: number | undefined = steps[step + 1];
    if (next === undefined) return { steps, step, remaining: 0, endedAt: endsAt };
    step += 1;
    endsAt += next;
  }
  return { steps, step, remaining: steps[step] ?? 0, endsAt };
}

/** `MM:SS` or `H:MM:SS`, rounded up, so that nothing is left at 00:00. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads what was written as JSON; null for anything else. */
export function countdownOf(stored: unknown): Countdown | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { steps, step, remaining, endsAt, endedAt } = stored as Record<string, unknown>;
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS) return null;
  if (!steps.every((length) => isTime(length) && length >= 1000 && length <= LONGEST)) return null;
  if (!isTime(step) || !Number.isInteger(step) || step >= steps.length || !isTime(remaining)) return null;
  return {
    steps: steps as number[],
    step,
    remaining: Math.min(remaining, (steps as number[])[step] ?? 0),
    ...(isTime(endsAt) && { endsAt }),
    ...(isTime(endedAt) && { endedAt }),
  };
}
