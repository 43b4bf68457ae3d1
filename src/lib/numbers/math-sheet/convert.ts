import type { BigNumber, Fraction, MathJsInstance, Matrix } from 'mathjs';
import { isProperties } from './state.ts';

/** Returns a value with every number in it converted; units keep their unit. */
export function mapNumbers(math: MathJsInstance, value: unknown, change: (number: unknown) => unknown): unknown {
  const inner = (item: unknown) => mapNumbers(math, item, change);
  if (math.isMatrix(value)) return mapElements(math, value, inner);
  if (Array.isArray(value)) return value.map(inner);
  if (isProperties(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item)] as const));
  if (math.isUnit(value) && value.value !== null) return Object.assign(value.clone(), { value: change(value.value) });
  return change(value);
}

function mapElements(math: MathJsInstance, matrix: Matrix, change: (item: unknown) => unknown): Matrix {
  const mapped = (items: unknown): unknown => (Array.isArray(items) ? items.map(mapped) : change(items));
  const elements = mapped(matrix.toArray()) as number[][];
  return matrix.storage() === 'sparse' ? math.sparse(elements) : math.matrix(elements);
}

function toBig(math: MathJsInstance, { s, n, d }: Fraction): BigNumber {
  return math.divide(math.bignumber((s * n).toString()), math.bignumber(d.toString())) as BigNumber;
}

/** Converts fractions to numbers with 64 digits, anywhere in the value. */
export function inDecimals(math: MathJsInstance, value: unknown): unknown {
  return mapNumbers(math, value, (number) => (math.isFraction(number) ? toBig(math, number) : number));
}

/** Converts numbers with 64 digits and fractions to doubles, anywhere in the value. */
export function inDoubles(math: MathJsInstance, value: unknown): unknown {
  return mapNumbers(math, value, (number) =>
    math.isBigNumber(number) || math.isFraction(number) ? Number(String(inDecimals(math, number))) : number,
  );
}

/** Converts doubles back to the numbers of the sheet, with their displayed digits. */
export function fromDoubles(math: MathJsInstance, value: unknown, exact: boolean): unknown {
  return mapNumbers(math, value, (number) => {
    if (typeof number !== 'number') return number;
    return exact && Number.isSafeInteger(number) ? math.fraction(number) : math.bignumber(String(number));
  });
}

/** Whether the value or a number in it matches `wrong`. */
export function holds(math: MathJsInstance, value: unknown, wrong: (value: number) => boolean): boolean {
  if (math.isMatrix(value)) {
    let isHeld = false;
    value.forEach((item: unknown) => {
      isHeld ||= holds(math, item, wrong);
    });
    return isHeld;
  }
  if (Array.isArray(value)) return value.some((item) => holds(math, item, wrong));
  if (isProperties(value)) return Object.values(value).some((item) => holds(math, item, wrong));
  if (math.isUnit(value)) return holds(math, value.value, wrong);
  if (math.isComplex(value)) return wrong(value.re) || wrong(value.im);
  // As a double, a large BigNumber would be infinite.
  if (math.isBigNumber(value)) return !value.isFinite() && wrong(value.toNumber());
  return typeof value === 'number' && wrong(value);
}

const isInfinite = (value: number) => Math.abs(value) === Infinity;

export const hasNaN = (math: MathJsInstance, value: unknown): boolean => holds(math, value, Number.isNaN);
export const hasInfinity = (math: MathJsInstance, value: unknown): boolean => holds(math, value, isInfinite);

/** Whether there is a double with the full number of digits. */
export const isRounded = (math: MathJsInstance, value: unknown): boolean =>
  holds(math, value, (number) => /^-?\d\.\d{14}/.test(number.toExponential()));
