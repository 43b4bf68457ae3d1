// Tests cells against a condition where they are in the text. A cell that this can't decide is made and asked itself.
import type { ColumnCells } from './scan-csv.ts';

/** Decides about a row. */
export type RowTest = (row: number) => boolean;

const [MINUS, DOT, ZERO, SMALL_E, LARGE_E] = [0x2d, 0x2e, 0x30, 0x65, 0x45];

/** Letters whose lower case depends on others around them, or has another length: Σ, İ, and halves of a character. */
const ODD = 0xffff;
const SIGMA = 0x3a3;
let foldsMade: Uint16Array | undefined;

/** The lower case of each UTF-16 unit, if it has one of its own. */
function folds(): Uint16Array {
  if (foldsMade) return foldsMade;
  const made = new Uint16Array(0x1_0000);
  for (let unit = 0; unit < made.length; unit++) {
    const lower = String.fromCharCode(unit).toLowerCase();
    made[unit] = lower.length === 1 ? lower.charCodeAt(0) : ODD;
  }
  made.fill(ODD, 0xd800, 0xe000);
  made[SIGMA] = ODD;
  foldsMade = made;
  return made;
}

const unitPattern = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;

let oddMade: RegExp | undefined;

/** Whether a text has letters without a lower case of their own. */
export function hasOdd(text: string): boolean {
  if (!oddMade) {
    let signs = '';
    for (const [unit, lower] of folds().entries()) if (lower === ODD) signs += unitPattern(unit);
    oddMade = new RegExp(`[${signs}]`);
  }
  return oddMade.test(text);
}

/**
 * Returns what finds a text in one that has no odd letters.
 * @param part in lower case, if cases are the same
 */
export function patternOf(part: string, isFolded: boolean): RegExp {
  const fold = folds();
  const variants = new Map(Array.from(unitsOf(part), (unit) => [unit, isFolded ? '' : unitPattern(unit)]));
  for (let unit = 0; isFolded && unit < fold.length; unit++) {
    const others = variants.get(fold[unit]!);
    if (others !== undefined) variants.set(fold[unit]!, others + unitPattern(unit));
  }
  return new RegExp(Array.from(unitsOf(part), (unit) => `[${variants.get(unit)}]`).join(''), 'g');
}

const unitsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/**
 * Whether cells contain a text in any case, as `toLowerCase` folds it.
 * @param part in lower case
 * @param slowly decides by the text of the cell
 */
export function containing(cells: ColumnCells, skipped: number, part: string, slowly: RowTest): RowTest {
  if (part === '') return () => true;
  if (part.includes('\uffff')) return slowly;
  const [fold, units, { text }] = [folds(), unitsOf(part), cells];
  const { length } = units;
  const first = units[0]!;
  const hasQuote = part.includes('"');
  return (row) => {
    cells.to(row + skipped);
    // What is between two quotes is the same in the text.
    if (hasQuote && cells.isDoubled) return slowly(row);
    const { end } = cells;
    for (let at = cells.start; at < end; at++) {
      const unit = fold[text.charCodeAt(at)]!;
      if (unit === ODD) return slowly(row);
      if (unit !== first || at + length > end) continue;
      let same = 1;
      while (same < length && fold[text.charCodeAt(at + same)] === units[same]) same++;
      if (same === length) return true;
    }
    return false;
  };
}

/** Compares cells with a text by their UTF-16 units, as `<` does; `decide` gets a number below, above or at 0, or null for an empty cell. */
export function comparing(
  cells: ColumnCells,
  skipped: number,
  wanted: string,
  decide: (order: number | null) => boolean,
  slowly: RowTest,
): RowTest {
  const [units, { text }] = [unitsOf(wanted), cells];
  const ofEmpty = decide(null);
  return (row) => {
    cells.to(row + skipped);
    if (cells.isDoubled) return slowly(row);
    const { start, end } = cells;
    if (start === end) return ofEmpty;
    const length = Math.min(end - start, units.length);
    for (let index = 0; index < length; index++) {
      const difference = text.charCodeAt(start + index) - units[index]!;
      if (difference !== 0) return decide(difference);
    }
    return decide(end - start - units.length);
  };
}

/** Digits that a double holds in any case, and powers of ten that it holds: the quotient of both is the nearest double. */
const EXACT_DIGITS = 15;
const POWERS = Float64Array.from({ length: EXACT_DIGITS + 1 }, (_, power) => Number(`1e${power}`));

const [NO_NUMBER, UNSURE] = [Number.POSITIVE_INFINITY, Number.NaN];

/** The value of a plain number; NaN for one that is written in another way or has many digits, infinite for what is none. */
export function numberIn(text: string, start: number, end: number): number {
  let at = start;
  const isNegative = text.charCodeAt(at) === MINUS;
  if (isNegative) at++;
  const begin = at;
  let [value, dot] = [0, -1];
  for (; at < end; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      continue;
    }
    const code = digit + ZERO;
    if (code === DOT && dot < 0 && at > begin) dot = at;
    else return (code === SMALL_E || code === LARGE_E) && at > begin ? UNSURE : NO_NUMBER;
  }
  const whole = (dot < 0 ? end : dot) - begin;
  if (whole === 0 || dot === end - 1 || (whole > 1 && text.charCodeAt(begin) === ZERO)) return NO_NUMBER;
  const fraction = dot < 0 ? 0 : end - dot - 1;
  if (whole + fraction > EXACT_DIGITS) return UNSURE;
  const size = value / POWERS[fraction]!;
  return isNegative ? -size : size;
}

/** Compares cells with a number; `decide` gets null for a cell that is none. */
export function comparingNumbers(
  cells: ColumnCells,
  skipped: number,
  wanted: string,
  decide: (order: number | null) => boolean,
  slowly: RowTest,
): RowTest {
  const number = Number(wanted);
  if (!Number.isFinite(number)) return slowly;
  const { text } = cells;
  const ofOthers = decide(null);
  return (row) => {
    cells.to(row + skipped);
    const { start, end } = cells;
    if (cells.isDoubled || start === end) return ofOthers;
    const value = numberIn(text, start, end);
    if (value === NO_NUMBER) return ofOthers;
    const difference = value - number;
    // Beyond what a double holds, digits decide.
    if (Number.isNaN(value) || (difference === 0 && wanted.length > EXACT_DIGITS)) return slowly(row);
    return decide(difference);
  };
}
