import { seeded } from '../../../seeded.ts';
import type { MathMode } from '../../../../../src/lib/numbers/math-sheet/engine.ts';
import { conventionsOf } from '../../../../../src/lib/numbers/math-sheet/conventions.ts';
import { computeSheet } from '../../../../../src/lib/numbers/math-sheet/sheet.ts';

/** The results of a sheet, one per line. */
export async function results(text: string, mode: MathMode = 'decimal', degrees = false, digits = 16) {
  const conventions = conventionsOf({ log: 'auto', remainder: 'auto', power: 'auto', atan2: 'auto' });
  return computeSheet(
    text,
    { mode, degrees, digits, commas: 'group', implicit: 'left-to-right', conventions, random: seeded(1) },
    () => undefined,
  );
}

/** The value of the last line, or the code and position of its problem. */
export async function last(text: string, mode?: MathMode, degrees?: boolean) {
  const found = (await results(text, mode, degrees)).at(-1);
  return found?.problem ? `${found.problem.code}@${found.problem.offset}` : found?.value;
}
