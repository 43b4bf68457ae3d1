import { nextRuns } from './next.ts';
import { parseCron, type Schedule } from './parse.ts';

/** Dialects of six fields. Both take `?`; Quartz counts weekdays from 1 (Sunday), Spring and others from 0. */
export const RIVALS = ['quartz', 'seconds'] as const;
export type Rival = (typeof RIVALS)[number];

/** Runs that tell two schedules apart; a week has at most seven days to differ in. */
const COMPARED = 8;
/** Any instant will do: weekdays differ in every week. */
const FROM = Date.UTC(2024, 0, 1);

const timesOf = (schedule: Schedule) => nextRuns(schedule, 'UTC', FROM, COMPARED).map(({ ms }) => ms);

/** Returns the dialect in which an expression is valid, too, but runs at other times. */
export function rivalOf(source: string, schedule: Schedule): Rival | undefined {
  const rival = RIVALS.find((dialect) => dialect !== schedule.dialect);
  if (rival === undefined || !RIVALS.some((dialect) => dialect === schedule.dialect)) return undefined;
  let other: Schedule;
  try {
    other = parseCron(source, rival);
  } catch {
    return undefined;
  }
  return String(timesOf(other)) === String(timesOf(schedule)) ? undefined : rival;
}
