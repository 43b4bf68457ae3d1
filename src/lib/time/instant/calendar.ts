/** A day of the proleptic Gregorian calendar; year 0 is 1 BC (ISO 8601). */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

/**
 * Returns the days since 1970-01-01, counting years from March (Hinnant, "chrono-compatible low-level date
 * algorithms").
 */
export function daysFromCivil({ year, month, day }: CivilDate): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

/** Inverse of `daysFromCivil`. */
export function civilFromDays(days: number): CivilDate {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

/** Returns the weekday of a day number: 1 is Monday, 7 is Sunday (ISO 8601). */
export function isoWeekday(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1;
}

/** Returns the day of the year, from 1 to 366. */
export function ordinalDay(days: number): { year: number; ordinal: number } {
  const { year } = civilFromDays(days);
  return { year, ordinal: days - daysFromCivil({ year, month: 1, day: 1 }) + 1 };
}

/** Returns the day number of Monday in week 1: the week that contains January 4. */
function firstMonday(year: number): number {
  const fourth = daysFromCivil({ year, month: 1, day: 4 });
  return fourth - isoWeekday(fourth) + 1;
}

export function isoWeek(days: number): { year: number; week: number; weekday: number } {
  const weekday = isoWeekday(days);
  // A week belongs to the year that contains its Thursday.
  const { year } = civilFromDays(days - weekday + 4);
  return { year, week: Math.floor((days - firstMonday(year)) / 7) + 1, weekday };
}

export function weeksInYear(year: number): number {
  return (firstMonday(year + 1) - firstMonday(year)) / 7;
}

export function daysFromIsoWeek(year: number, week: number, weekday: number): number {
  return firstMonday(year) + (week - 1) * 7 + weekday - 1;
}
