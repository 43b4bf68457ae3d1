import { parseCron, type Schedule } from './parse.ts';

/**
 * Dialects of six fields, which don't agree on days: Quartz counts weekdays from 1 (Sunday), the others from 0; where both
 * day fields are restricted, Spring demands both, and node-cron either.
 */
export const RIVALS = ['quartz', 'spring', 'seconds'] as const;
export type Rival = (typeof RIVALS)[number];

/** The days of a schedule, written alike in all dialects. */
function daysOf({ fields, dayRule }: Schedule): string {
  const field = fields.find(({ name }) => name === 'dayOfWeek');
  return JSON.stringify([field?.values, field?.special, dayRule === 'either']);
}

/** A dialect of six fields, and those in which the expression is valid, too, but means other days than in any before. */
export function rivalsOf(source: string, schedule: Schedule): { dialect: Rival; others: Rival[] } | undefined {
  const dialect = RIVALS.find((rival) => rival === schedule.dialect);
  if (!dialect) return undefined;
  const meanings = new Set([daysOf(schedule)]);
  const others = RIVALS.filter((rival) => {
    const days = rival === dialect ? undefined : daysIn(source, rival);
    if (days === undefined || meanings.has(days)) return false;
    meanings.add(days);
    return true;
  });
  return { dialect, others };
}

function daysIn(source: string, dialect: Rival): string | undefined {
  try {
    return daysOf(parseCron(source, dialect));
  } catch {
    return undefined;
  }
}
