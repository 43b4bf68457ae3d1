import type { BigNumber, MathJsInstance } from 'mathjs';
import { FORWARD_ANGLES } from './functions.ts';

/**
 * How close an angle must be to a multiple of a right angle to count as one: the remaining difference is only due to π
 * being truncated.
 */
const NEAR = { decimal: 1e-60, double: 1e-15 };

/** Values at 0, 90, 180 and 270 degrees; null at a pole. */
const AT_RIGHT_ANGLES: Readonly<Record<string, readonly (0 | 1 | -1 | null)[]>> = {
  sin: [0, 1, 0, -1],
  cos: [1, 0, -1, 0],
  tan: [0, null, 0, null],
  cot: [null, 0, null, 0],
  sec: [1, null, -1, null],
  csc: [null, 1, null, -1],
};

/**
 * Returns the exact value of sine, cosine and so on at multiples of π/2, which no finite number represents, and
 * Infinity at a pole; otherwise `result`. Doubles in radians keep their IEEE 754 results.
 */
export function atRightAngle(math: MathJsInstance, name: string, args: readonly unknown[], result: unknown): unknown {
  const [angle] = args;
  if (!FORWARD_ANGLES.has(name) || args.length !== 1) return result;
  const value: unknown = math.isUnit(angle) ? angle.toNumeric('rad') : angle;
  const isDouble = typeof value === 'number';
  if (isDouble ? !math.isUnit(angle) : !math.isBigNumber(value) || !value.isFinite()) return result;
  const right = math.divide(isDouble ? Math.PI : math.acos(math.bignumber(-1)), 2);
  const turns = math.divide(value as number, right as number);
  const whole = math.round(turns);
  const distance = Math.abs(Number(String(math.subtract(turns, whole))));
  if (Number(String(whole)) === 0 || distance > NEAR[isDouble ? 'double' : 'decimal'] * Math.abs(Number(String(turns))))
    return result;
  const quarter = Number(String(math.mod(whole, 4)));
  const exact = AT_RIGHT_ANGLES[name]?.[quarter];
  if (exact === null) return Infinity;
  if (exact === undefined) return result;
  return isDouble ? exact : (math.bignumber(exact) satisfies BigNumber);
}
