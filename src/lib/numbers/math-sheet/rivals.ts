// Readings of a sheet under which it would have other values.
import { CONVENTIONS, type Convention, type ConventionChoices, othersOf, SUBJECTS } from './conventions.ts';
import { computeSheet, type SheetLine, type SheetOptions } from './sheet.ts';

export interface Difference {
  /** Offset of the line in the sheet. */
  start: number;
  value: string;
  other: string;
}

/** Returns the first line with two values in two readings; none if values are left to chance. */
export function firstDifference(
  sheet: string,
  lines: readonly SheetLine[],
  others: readonly SheetLine[],
): Difference | null {
  if (/random|pick/i.test(sheet)) return null;
  for (const [i, { value, start }] of lines.entries()) {
    const other = others[i]?.value ?? null;
    if (value !== null && other !== null && value !== other) return { start, value, other };
  }
  return null;
}

export interface ConventionReading {
  as: Convention;
  /** Where another reading has another value; null if the reading was chosen. */
  start: number | null;
  others: { as: Convention; values: Partial<ConventionChoices> }[];
}

/** Returns how a sheet was read in each subject that matters: as chosen, or where another convention has another value. */
export async function otherConventions(
  sheet: string,
  lines: readonly SheetLine[],
  options: SheetOptions,
  chosen: ConventionChoices,
  pause: () => void,
): Promise<ConventionReading[]> {
  const readings: ConventionReading[] = [];
  for (const subject of SUBJECTS) {
    const rivals = othersOf(subject, sheet);
    if (rivals.length === 0) continue;
    if (chosen[subject] !== 'auto') {
      readings.push({ as: chosen[subject], start: null, others: [] });
      continue;
    }
    const differing = new Map<string, { as: Convention; start: number }>();
    for (const as of rivals) {
      const conventions = { ...options.conventions, [subject]: as };
      const difference = firstDifference(sheet, lines, await computeSheet(sheet, { ...options, conventions }, pause));
      // `log 100` is the same with the base first as in decimals: only the first of them is offered.
      if (difference && !differing.has(difference.other))
        differing.set(difference.other, { as, start: difference.start });
    }
    const rows = [...differing.values()];
    if (rows.length === 0) continue;
    readings.push({
      as: CONVENTIONS[subject][0],
      start: Math.min(...rows.map(({ start }) => start)),
      others: rows.map(({ as }) => ({ as, values: { [subject]: as } })),
    });
  }
  return readings;
}
