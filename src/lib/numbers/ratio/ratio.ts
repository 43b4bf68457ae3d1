import { plainNumber } from '../../../base/number.ts';
import { Problem } from '../../../base/problem.ts';
import { lowestTerms, type Ratio } from '../radix/number.ts';

export type { Ratio };

/** Why a text isn't a decimal number. */
export const DECIMAL_PROBLEMS = ['not-decimal', 'exponent-too-large', 'too-many-digits'] as const;

/** Exact arithmetic keeps every digit, so a short text must not represent a huge number. */
const MAX_EXPONENT = 1000;
const MAX_DIGITS = 2000;

/** numerator / denominator; the denominator isn't 0. */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  return d < 0n ? lowestTerms(-n, -d) : lowestTerms(n, d);
}

export const ZERO: Ratio = ratio(0);
export const HUNDRED: Ratio = ratio(100);

/** Reads a decimal number in common notation (see `plainNumber`), exactly. Throws `Problem` of DECIMAL_PROBLEMS. */
export function readDecimal(text: string): Ratio {
  const at = text.length - text.trimStart().length;
  if (text.length > 2 * MAX_DIGITS) throw new Problem('too-many-digits', at, { limit: MAX_DIGITS });
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(plainNumber(text) ?? '');
  if (!match || match[0] === '') throw new Problem('not-decimal', at);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (Math.abs(shift) > MAX_EXPONENT) throw new Problem('exponent-too-large', at, { limit: MAX_EXPONENT });
  if (whole.length + fraction.length > MAX_DIGITS) throw new Problem('too-many-digits', at, { limit: MAX_DIGITS });
  const digits = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n);
  const places = fraction.length - shift;
  return places > 0 ? ratio(digits, 10n ** BigInt(places)) : ratio(digits * 10n ** BigInt(-places));
}

export function add(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negate({ numerator, denominator }: Ratio): Ratio {
  return { numerator: -numerator, denominator };
}

export function subtract(a: Ratio, b: Ratio): Ratio {
  return add(a, negate(b));
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b; b isn't 0. */
export function divide(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function absolute(value: Ratio): Ratio {
  return value.numerator < 0n ? negate(value) : value;
}

/** Negative, 0 or positive if a is less than, equal to or greater than b. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isZero(value: Ratio): boolean {
  return value.numerator === 0n;
}

/** Returns the nearest integer; halves are rounded away from 0. */
export function nearestInteger({ numerator, denominator }: Ratio): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
