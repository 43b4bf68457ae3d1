import { fold } from '../../../base/fold.ts';
import { anyOf } from './any-of.ts';
import { civilFromDays } from './calendar.ts';

/** Days of every year that people ask for, by month and day, in the languages of the product. */
const HOLIDAYS: readonly (readonly [month: number, day: number, names: string])[] = [
  [12, 25, 'christmas day|christmas|xmas|navidad|noël|natal|圣诞节|圣诞'],
  [12, 24, 'christmas eve|nochebuena|véspera de natal|平安夜'],
  [12, 31, "new year's eve|new years eve|nochevieja|saint-sylvestre|véspera de ano novo"],
  [1, 1, "new year's day|new year's|new years|new year|año nuevo|nouvel an|ano novo|новый год|нового года|元旦"],
  [10, 31, 'halloween|хэллоуин|хэллоуина|万圣夜'],
  [2, 14, "valentine's day|valentines day|san valentín|saint-valentin"],
];

const twoDigits = (part: number) => String(part).padStart(2, '0');

const dayOf = new Map(
  HOLIDAYS.flatMap(([month, day, names]) =>
    names.split('|').map((name) => [fold(name), `${twoDigits(month)}-${twoDigits(day)}`] as const),
  ),
);

/** A day of every year, and its year if it is said. */
export const HOLIDAY = String.raw`(?:${anyOf(HOLIDAYS.flatMap(([, , names]) => names.split('|')))})(?:,?\s\d{4})?`;

/** Returns the month and day of a holiday, as `12-25`; null for other texts. */
export const dayOfHoliday = (name: string): string | null => dayOf.get(fold(name)) ?? null;

/**
 * Returns the date of `Christmas 2026`, or of the next one from a day on, as `2026-12-25`; null for other texts. `today` is a
 * number of days from 1970-01-01.
 */
export function dateOfHoliday(text: string, today: number): string | null {
  const [, name = '', year] = /^(.*?\D)(?:,?\s(\d{4}))?$/.exec(text) ?? [];
  const day = dayOfHoliday(name);
  if (day === null) return null;
  const now = civilFromDays(today);
  const isOver = `${twoDigits(now.month)}-${twoDigits(now.day)}` > day;
  return `${year ?? now.year + (isOver ? 1 : 0)}-${day}`;
}
