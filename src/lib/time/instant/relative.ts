import { NS_PER_DAY, NS_PER_SECOND } from './build.ts';

export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** Units from large to small; months and years by the mean Gregorian year of 365.2425 days. */
const UNITS: readonly { unit: RelativeUnit; size: bigint }[] = [
  { unit: 'year', size: (NS_PER_DAY * 3_652_425n) / 10_000n },
  { unit: 'month', size: (NS_PER_DAY * 3_652_425n) / 120_000n },
  { unit: 'day', size: NS_PER_DAY },
  { unit: 'hour', size: 3600n * NS_PER_SECOND },
  { unit: 'minute', size: 60n * NS_PER_SECOND },
  { unit: 'second', size: NS_PER_SECOND },
];

/**
 * Returns the distance from `now` in its largest whole unit, for `Intl.RelativeTimeFormat`; negative in the past. Both
 * in nanoseconds.
 */
export function relativeTime(instant: bigint, now: bigint): { value: number; unit: RelativeUnit } {
  const distance = instant - now;
  const size = distance < 0n ? -distance : distance;
  const { unit, size: step } = UNITS.find((candidate) => size >= candidate.size) ?? UNITS[UNITS.length - 1]!;
  const value = Number(size / step);
  return { value: distance < 0n && value > 0 ? -value : value, unit };
}
