import { type Ratio, nearestInteger, ratio } from './ratio.ts';

/** How many digits of a number to write; halves are rounded away from 0 (ISO 80000-1, rule B). */
export type Rounding =
  | { kind: 'decimals'; digits: number }
  | { kind: 'significant'; digits: number }
  /** All digits if they are finite, otherwise this many decimals. */
  | { kind: 'full'; digits: number };

/** Returns the number of decimals of a fraction in lowest terms, or null if it is infinite. */
function decimalsOf(denominator: bigint): number | null {
  let rest = denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; twos++) rest /= 2n;
  for (; rest % 5n === 0n; fives++) rest /= 5n;
  return rest === 1n ? Math.max(twos, fives) : null;
}

function shifted({ numerator, denominator }: Ratio, places: number): Ratio {
  return places >= 0
    ? ratio(numerator * 10n ** BigInt(places), denominator)
    : ratio(numerator, denominator * 10n ** BigInt(-places));
}

/** Writes a ratio with exactly this many decimals, or rounded to tens, hundreds and so on if `places` is negative. */
function fixed(value: Ratio, places: number): string {
  const scaled = nearestInteger(shifted(value, places));
  const size = (scaled < 0n ? -scaled : scaled) * 10n ** BigInt(Math.max(0, -places));
  const sign = scaled < 0n ? '-' : '';
  if (places <= 0) return `${sign}${size}`;
  const digits = size.toString().padStart(places + 1, '0');
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Returns the power of ten of the first digit: 0 for 1 to 9.99, -1 for 0.1. */
function magnitude({ numerator, denominator }: Ratio): number {
  const size = numerator < 0n ? -numerator : numerator;
  const guess = size.toString().length - denominator.toString().length;
  const power = shifted({ numerator: size, denominator }, -guess);
  return power.numerator >= power.denominator ? guess : guess - 1;
}

/** Returns a ratio as a decimal number, correctly rounded. */
export function writeRatio(value: Ratio, rounding: Rounding): string {
  const { digits } = rounding;
  switch (rounding.kind) {
    case 'decimals':
      return fixed(value, digits);
    case 'full': {
      const whole = decimalsOf(value.denominator);
      if (whole !== null) return fixed(value, whole);
      // A small number keeps this many significant digits.
      return trimmed(fixed(value, digits + Math.max(0, -magnitude(value) - 1)));
    }
    case 'significant': {
      if (value.numerator === 0n) return fixed(value, digits - 1);
      const places = digits - 1 - magnitude(value);
      const text = fixed(value, places);
      // 9.99 to two digits is 10, not 10.0
      const grown = magnitude(shifted(ratio(nearestInteger(shifted(value, places))), -places)) > magnitude(value);
      return grown ? fixed(value, places - 1) : text;
    }
  }
}

function trimmed(text: string): string {
  return text.replace(/\.?0+$/, '');
}

/** Whether its decimals are finite. */
export function isFinite({ denominator }: Ratio): boolean {
  return decimalsOf(denominator) !== null;
}

/** `9/5`, or `3` for an integer. */
export function writeFraction({ numerator, denominator }: Ratio): string {
  return denominator === 1n ? numerator.toString() : `${numerator}/${denominator}`;
}
