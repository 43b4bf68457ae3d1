import type { BigNumber, Fraction, MathJsInstance } from 'mathjs';
import { atRightAngle } from './angle.ts';
import {
  EXACT,
  FORWARD_ANGLES,
  FUNCTIONS,
  INVERSE_ANGLES,
  INVERSE_HYPERBOLIC,
  type MathMode,
  OTHER_NAMES,
  POLES,
} from './engine.ts';
import { type Budget, payFor } from './limits.ts';
import { MathProblem } from './problem.ts';

export interface Machine {
  math: MathJsInstance;
  mode: MathMode;
  degrees: boolean;
  budget: Budget;
}

type AnyFunction = (...args: unknown[]) => unknown;

/** The whole square root of a square, else null. */
function squareRoot(value: bigint): bigint | null {
  if (value < 2n) return value < 0n ? null : value;
  let root = 1n << BigInt((value.toString(16).length * 4) / 2 + 1);
  for (let next = (root + value / root) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root * root === value ? root : null;
}

function product(from: bigint, to: bigint): bigint {
  let result = 1n;
  for (let factor = from; factor <= to; factor++) result *= factor;
  return result;
}

function whole(math: MathJsInstance, value: unknown): bigint | null {
  return math.isFraction(value) && value.d === 1n && value.n * value.s >= 0n ? value.n : null;
}

/** What stays exact although the library would leave fractions for it; undefined for everything else. */
function exactly(math: MathJsInstance, name: string, args: readonly unknown[]): Fraction | undefined {
  const fraction = (n: bigint, d = 1n) => math.fraction(`${n}/${d}`);
  const [a, b] = args;
  if (name === 'sqrt' && args.length === 1 && math.isFraction(a) && a.s > 0n) {
    const [n, d] = [squareRoot(a.n), squareRoot(a.d)];
    return n !== null && d !== null ? fraction(n, d) : undefined;
  }
  const n = whole(math, a);
  const k = whole(math, b);
  if (n === null) return undefined;
  if (name === 'factorial' && args.length === 1) return fraction(product(1n, n));
  if (name === 'permutations' && args.length === 1) return fraction(product(1n, n));
  if (k === null || k > n || args.length !== 2) return undefined;
  if (name === 'permutations') return fraction(product(n - k + 1n, n));
  return name === 'combinations' ? fraction(product(n - k + 1n, n), product(1n, k)) : undefined;
}

/** Fractions become numbers of 64 digits, anywhere in the value. */
export function inDecimals(math: MathJsInstance, value: unknown): unknown {
  if (math.isFraction(value)) return toBig(math, value);
  if (math.isMatrix(value)) return value.map((item: unknown) => inDecimals(math, item) as number);
  if (math.isUnit(value) && math.isFraction(value.value)) {
    const copy = value.clone();
    Object.assign(copy, { value: toBig(math, value.value) });
    return copy;
  }
  return value;
}

function toBig(math: MathJsInstance, { s, n, d }: Fraction): BigNumber {
  return math.divide(math.bignumber((s * n).toString()), math.bignumber(d.toString())) as BigNumber;
}

function hasBig(math: MathJsInstance, value: unknown): boolean {
  if (math.isMatrix(value)) {
    let found = false;
    value.forEach((item: unknown) => {
      found ||= hasBig(math, item);
    });
    return found;
  }
  return math.isBigNumber(value) || math.isComplex(value) || (math.isUnit(value) && math.isBigNumber(value.value));
}

function isIrrationalPower(math: MathJsInstance, name: string, [, exponent]: readonly unknown[]): boolean {
  return (name === 'pow' || name === 'dotPow') && !(math.isFraction(exponent) && exponent.d === 1n);
}

/** Values as the function can take them: fractions where it keeps them, else numbers of 64 digits. */
function fitting({ math, mode }: Machine, name: string, args: readonly unknown[]): readonly unknown[] {
  if (mode !== 'exact') return args;
  if (['round', 'floor', 'ceil', 'fix'].includes(name) && math.isFraction(args[1]))
    return [args[0], Number(args[1].valueOf())];
  if (['identity', 'zeros', 'ones', 'diag'].includes(name))
    return args.map((arg) => (math.isFraction(arg) ? Number(arg.valueOf()) : arg));
  if (name === 'pow' && (math.isMatrix(args[0]) || math.isUnit(args[0])) && math.isFraction(args[1]))
    return [args[0], Number(args[1].valueOf())];
  const stays = EXACT.has(name) && !args.some((arg) => hasBig(math, arg)) && !isIrrationalPower(math, name, args);
  return stays ? args : args.map((arg) => inDecimals(math, arg));
}

const REASONS: readonly [RegExp, MathProblem['code']][] = [
  [/determinant is zero|not invertible/i, 'no-inverse'],
  [/division by zero/i, 'division-by-zero'],
  [/units do not match|unit.*(?:base|match)|dimensions of .*unit/i, 'units-differ'],
  [/too (?:few|many) arguments/i, 'argument-count'],
  [/dimension|size|square/i, 'dimensions-differ'],
  [/index out of range/i, 'index-outside'],
  [/unexpected type|convert|type of argument/i, 'wrong-arguments'],
];

/** The library throws plain errors; their words are English and tell of its insides, so only the kind is kept. */
export function settled<T>(name: string, work: () => T, inverts = false): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MathProblem || !(error instanceof Error)) throw error;
    const text = `${error.name} ${error.message}`;
    const code = REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'cannot-compute';
    // Fractions divide by the determinant.
    if (code === 'no-inverse' || (inverts && code === 'division-by-zero')) throw new MathProblem('no-inverse');
    throw new MathProblem(code, undefined, { name });
  }
}

/** Is it, or a number in it, as `wrong` says? */
function holds(math: MathJsInstance, value: unknown, wrong: (value: number) => boolean): boolean {
  if (math.isMatrix(value)) {
    let found = false;
    value.forEach((item: unknown) => {
      found ||= holds(math, item, wrong);
    });
    return found;
  }
  if (math.isUnit(value)) return holds(math, value.value, wrong);
  if (math.isComplex(value)) return wrong(value.re) || wrong(value.im);
  // A large BigNumber would be infinite as a double.
  if (math.isBigNumber(value)) return !value.isFinite() && wrong(value.toNumber());
  return typeof value === 'number' && wrong(value);
}

/** Functions that need the inverse of a matrix. */
const INVERTING = new Set(['inv', 'pow', 'divide', 'lusolve']);

const isInfinite = (value: number) => Math.abs(value) === Infinity;

export const hasNaN = (math: MathJsInstance, value: unknown): boolean => holds(math, value, Number.isNaN);
export const hasInfinity = (math: MathJsInstance, value: unknown): boolean => holds(math, value, isInfinite);

/** Is there a double with all the digits that a double has? */
export const isRounded = (math: MathJsInstance, value: unknown): boolean =>
  holds(math, value, (number) => /^-?\d\.\d{14}/.test(number.toExponential()));

/** Refuses what is no value: NaN, and the infinity that the library gives for a pole. */
function checkResult({ math }: Machine, name: string, args: readonly unknown[], result: unknown, shown: string): void {
  const nan = hasNaN(math, result);
  if (!nan && (!hasInfinity(math, result) || args.some((arg) => hasInfinity(math, arg)))) return;
  const [first, second] = args;
  const inverts = name === 'pow' ? Number(String(second)) < 0 && math.isMatrix(first) : INVERTING.has(name);
  if (inverts && args.some((arg) => math.isMatrix(arg))) throw new MathProblem('no-inverse');
  if ((name === 'pow' || name === 'dotPow') && isZeroNumber(math, first)) throw new MathProblem('division-by-zero');
  const atPole = POLES.has(name) || (name === 'gamma' && Number(String(first)) <= 0);
  if (nan || atPole) throw new MathProblem('cannot-compute', undefined, { name: shown });
}

/** Outside of their real domain these are complex, which the library computes for doubles only. */
function inComplex({ math }: Machine, name: string, args: readonly unknown[], result: unknown): unknown {
  const [value] = args;
  const leaves = (INVERSE_ANGLES.has(name) || INVERSE_HYPERBOLIC.has(name)) && args.length === 1;
  if (!leaves || !math.isBigNumber(value) || !value.isFinite() || !math.isBigNumber(result) || !result.isNaN())
    return result;
  return (math as unknown as Record<string, AnyFunction>)[name]?.(math.complex(value.toNumber(), 0));
}

/** Doubles are compared as IEEE 754 does; the library would take neighbors for equal. */
const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  equal: (a, b) => a === b,
  unequal: (a, b) => a !== b,
  smaller: (a, b) => a < b,
  smallerEq: (a, b) => a <= b,
  larger: (a, b) => a > b,
  largerEq: (a, b) => a >= b,
};

/** Calls a function of the library with values. Only names of the list are known; `shown` is what stands in the sheet. */
export function callFunction(machine: Machine, called: string, given: readonly unknown[], shown = called): unknown {
  const { math, mode, degrees, budget } = machine;
  const name = OTHER_NAMES.get(called) ?? called;
  if (!FUNCTIONS.has(name)) throw new MathProblem('unknown-function', undefined, { name });
  if (name !== called && given.length !== 1) throw new MathProblem('argument-count', undefined, { name: shown });
  payFor(math, name, given, budget);
  if ((name === 'divide' || name === 'mod') && isZeroNumber(math, given[1])) throw new MathProblem('division-by-zero');
  const [left, right] = given;
  if (mode === 'double' && typeof left === 'number' && typeof right === 'number' && given.length === 2) {
    const compared = COMPARISONS[name]?.(left, right);
    if (compared !== undefined) return compared;
  }
  if (mode === 'exact') {
    const exact = exactly(math, name, given);
    if (exact) return exact;
  }
  const inverts = INVERTING.has(name) && given.some((arg) => math.isMatrix(arg));
  return settled(
    shown,
    () => {
      let args = fitting(machine, name, given);
      if (degrees && FORWARD_ANGLES.has(name))
        args = args.map((arg) => (math.isUnit(arg) ? arg : math.unit(arg as number, 'deg')));
      const found = (math as unknown as Record<string, AnyFunction>)[name];
      const result = atRightAngle(math, name, args, inComplex(machine, name, args, found?.(...args)));
      checkResult(machine, name, args, result, shown);
      if (!degrees || !INVERSE_ANGLES.has(name)) return result;
      return math.isComplex(result)
        ? math.multiply(result, 180 / Math.PI)
        : math.divide(math.multiply(result as BigNumber, 180), math.pi);
    },
    inverts,
  );
}

function isZeroNumber(math: MathJsInstance, value: unknown): boolean {
  return (math.isFraction(value) || math.isBigNumber(value) || typeof value === 'number') && math.isZero(value);
}
