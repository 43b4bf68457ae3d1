import { NS_PER_MS } from '../instant/build.ts';
import { relativeTime } from '../instant/relative.ts';
import { formatOffset, localTime, writeInstant } from '../instant/write.ts';
import { zoneFormat } from '../instant/zone.ts';
import type { FieldName } from './dialects.ts';
import { nextRuns, type Run } from './next.ts';
import type { Schedule } from './parse.ts';
import { rangesOf } from './ranges.ts';

export interface RunRow {
  weekday: string;
  /** `2026-11-20 15:30:00` on the clock of the zone. */
  time: string | null;
  offset: string;
  /** Such as "in 3 hours". */
  distance: string;
  dst?: Run['dst'];
}

/** Returns the next runs as a table; `now` is in milliseconds, `language` a BCP 47 tag. */
export function runRows(
  schedule: Schedule,
  { zone, now, count, language }: { zone: string; now: number; count: number; language: string },
): RunRow[] {
  const weekday = zoneFormat(language, zone, { weekday: 'short' });
  const distance = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return nextRuns(schedule, zone, now, count).map(({ ms, dst }) => {
    const instant = BigInt(ms) * NS_PER_MS;
    const { value, unit } = relativeTime(instant, BigInt(now) * NS_PER_MS);
    return {
      weekday: weekday(ms),
      time: writeInstant(instant, 'iso-9075', zone),
      offset: formatOffset(localTime(instant, zone).offset),
      distance: distance.format(value, unit),
      dst,
    };
  });
}

/** Returns the values of a field on one line, with ranges; months and weekdays by name. */
export function tellValues(name: FieldName, values: readonly number[], language: string): string {
  // January 4, 1970 was a Sunday.
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const tell = (value: number) => {
    if (name === 'dayOfWeek') return day.format(Date.UTC(1970, 0, 4 + value));
    return name === 'month' ? month.format(Date.UTC(1970, value - 1)) : String(value);
  };
  return rangesOf(values)
    .map(([from, to]) => {
      if (to - from > 1) return `${tell(from)}–${tell(to)}`;
      return from === to ? tell(from) : `${tell(from)}, ${tell(to)}`;
    })
    .join(', ');
}
