import type { Tag } from './unit.ts';

/** Words before a unit that say whose it is. */
const OWNERS: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:us|u\.s\.|american) /i, 'us'],
  [/^(?:uk|u\.k\.|british|imperial|imp\.?) /i, 'imperial'],
  [/^metric /i, 'metric'],
];
/** Words before a unit that only say that it isn't another one: the nautical mile, the survey foot, the troy ounce. */
const USUAL = /^(?:(?:statute|land) (?=mi)|international (?=f|i|mi|y)|avoirdupois (?=o|p|lb))/i;

/** Splits `UK pint` into whose unit it is and the unit; null if nothing says so. */
export function withoutOwner(word: string): { unit: string; tag?: Tag } | null {
  for (const [pattern, tag] of OWNERS) if (pattern.test(word)) return { unit: word.replace(pattern, ''), tag };
  return USUAL.test(word) ? { unit: word.replace(USUAL, '') } : null;
}
