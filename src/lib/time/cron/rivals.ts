import { parseCron, type Schedule } from './parse.ts';

/** Dialects of six fields. Both take `?`; Quartz counts weekdays from 1 (Sunday), Spring and others from 0. */
export const RIVALS = ['quartz', 'seconds'] as const;
export type Rival = (typeof RIVALS)[number];

/** The weekdays of a schedule, counted alike in all dialects. */
function weekdaysOf({ fields }: Schedule): string {
  const field = fields.find(({ name }) => name === 'dayOfWeek');
  return JSON.stringify([field?.values, field?.special]);
}

/** Returns the dialect in which an expression is valid, too, but means other weekdays. */
export function rivalOf(source: string, schedule: Schedule): Rival | undefined {
  const rival = RIVALS.find((dialect) => dialect !== schedule.dialect);
  if (rival === undefined || !RIVALS.some((dialect) => dialect === schedule.dialect)) return undefined;
  try {
    return weekdaysOf(parseCron(source, rival)) === weekdaysOf(schedule) ? undefined : rival;
  } catch {
    return undefined;
  }
}
