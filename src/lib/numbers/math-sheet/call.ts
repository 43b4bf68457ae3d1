import type { BigNumber, Fraction, MathJsInstance } from 'mathjs';
import { atRightAngle } from './angle.ts';
import { drawLots } from './chance.ts';
import { fromDoubles, hasInfinity, hasNaN, holds, inDecimals, inDoubles } from './convert.ts';
import {
  ALL_DOUBLES,
  EXACT,
  FORWARD_ANGLES,
  FUNCTIONS,
  IN_DOUBLES,
  INVERSE_ANGLES,
  INVERSE_HYPERBOLIC,
  OTHER_NAMES,
  OWN,
  POLES,
  SYMBOLIC,
} from './functions.ts';
import { payFor } from './limits.ts';
import { MathProblem } from './problem.ts';
import { isProperties, type Machine } from './state.ts';

type AnyFunction = (...args: unknown[]) => unknown;

/** Returns the integer square root of a square, otherwise null. */
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

/** Returns exact results for which the library would leave fractions; undefined for everything else. */
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

function hasBig(math: MathJsInstance, value: unknown): boolean {
  if (math.isMatrix(value)) {
    let isBig = false;
    value.forEach((item: unknown) => {
      isBig ||= hasBig(math, item);
    });
    return isBig;
  }
  return math.isBigNumber(value) || math.isComplex(value) || (math.isUnit(value) && math.isBigNumber(value.value));
}

function isIrrationalPower(math: MathJsInstance, name: string, [, exponent]: readonly unknown[]): boolean {
  return (name === 'pow' || name === 'dotPow') && !(math.isFraction(exponent) && exponent.d === 1n);
}

/**
 * Converts values for the function: keeps fractions if it supports them, otherwise converts them to numbers with 64
 * digits.
 */
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
  [/dimension|size|\bsquare matrix|must be square/i, 'dimensions-differ'],
  [/index out of range/i, 'index-outside'],
  [/unexpected type|convert|type of argument/i, 'wrong-arguments'],
];

/** The library throws plain errors with English messages about its internals, so only the kind is kept. */
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

/** Functions that need the inverse of a matrix. */
const INVERTING = new Set(['inv', 'pow', 'divide', 'lusolve']);

/** Rejects invalid results: NaN, and the infinity that the library returns for a pole. */
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

/** Functions that are complex outside their real domain, which the library computes only for doubles. */
function inComplex({ math }: Machine, name: string, args: readonly unknown[], result: unknown): unknown {
  const [value] = args;
  const leaves = (INVERSE_ANGLES.has(name) || INVERSE_HYPERBOLIC.has(name)) && args.length === 1;
  if (!leaves || !math.isBigNumber(value) || !value.isFinite() || !math.isBigNumber(result) || !result.isNaN())
    return result;
  return (math as unknown as Record<string, AnyFunction>)[name]?.(math.complex(value.toNumber(), 0));
}

/** Compares doubles by IEEE 754; the library would treat adjacent ones as equal. */
const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  equal: (a, b) => a === b,
  unequal: (a, b) => a !== b,
  smaller: (a, b) => a < b,
  smallerEq: (a, b) => a <= b,
  larger: (a, b) => a > b,
  largerEq: (a, b) => a >= b,
};

type Work = (args: readonly unknown[], library: MathJsInstance) => unknown;
type Attempt = readonly [args: readonly unknown[], loses: boolean];

const isWhole = (math: MathJsInstance, value: unknown): boolean =>
  (math.isBigNumber(value) || math.isFraction(value)) && Number.isSafeInteger(Number(value.valueOf()));

/** Whether it is an integer or a matrix of integers, which doubles represent exactly. */
function wholeInDoubles(math: MathJsInstance, value: unknown): unknown {
  return isWhole(math, value) || (math.isMatrix(value) && !holdsOther(math, value)) ? inDoubles(math, value) : value;
}

function holdsOther(math: MathJsInstance, matrix: { forEach(visit: (item: unknown) => void): void }): boolean {
  let isFraction = false;
  matrix.forEach((item) => {
    isFraction ||= !isWhole(math, item);
  });
  return isFraction;
}

/**
 * Runs a function of the library on the values of the sheet. If it doesn't support numbers with 64 digits, counts and
 * sizes are passed as doubles, and if that doesn't help all of its values, which is recorded.
 */
function computed(machine: Machine, name: string, args: readonly unknown[], work: Work) {
  const { math, mode, doubles, symbols: doubled } = machine;
  const attempts: Attempt[] = [
    [args.map((arg, i) => (i > 0 ? wholeInDoubles(math, arg) : arg)), false],
    [args.map((arg) => inDoubles(math, arg)), true],
  ];
  try {
    if (mode !== 'double' && IN_DOUBLES.has(name)) throw new TypeError('only doubles');
    return work(args, math);
  } catch (error) {
    if (mode === 'double' || error instanceof MathProblem || !(error instanceof Error)) throw error;
    for (const [changed, loses] of attempts) {
      try {
        const value = work(changed, loses && ALL_DOUBLES.has(name) ? doubled : math);
        if (loses && losesDigits(math, value)) doubles.add(name);
        return fromDoubles(math, value, mode === 'exact');
      } catch (next) {
        if (next instanceof MathProblem) throw next;
        // The first error is the most informative.
      }
    }
    throw error;
  }
}

/** Whether it contains a double with more digits than displayed. Complex numbers are handled later. */
function losesDigits(math: MathJsInstance, value: unknown): boolean {
  if (math.isComplex(value)) return false;
  return holds(math, value, (number) => /^-?\d\.\d{14}/.test(number.toExponential()));
}

/** Functions whose sheet version takes unevaluated expressions; here the arguments are always evaluated. */
const TAKES_NODES = new Set(['and', 'or', 'bitAnd', 'bitOr', 'nullish', 'filter', 'map', 'forEach']);

/** Converts a list to a matrix if its rows have the same length. */
function asMatrix(math: MathJsInstance, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const lengths = new Set(value.map((row) => (Array.isArray(row) ? row.length : -1)));
  return lengths.size > 1 ? value : math.matrix(value);
}

/** Returns the library's version of a function with 1-based rows and columns, otherwise the plain one. */
function libraryFunction(math: MathJsInstance, name: string): AnyFunction | undefined {
  const library = math as unknown as Record<string, AnyFunction> & {
    expression: { transform: Readonly<Record<string, AnyFunction>> };
  };
  const { transform } = library.expression;
  return (Object.hasOwn(transform, name) && !TAKES_NODES.has(name) ? transform[name] : undefined) ?? library[name];
}

/** Defines a unit for the rest of the sheet in terms of a known one. */
function makeUnit({ math, units }: Machine, [name, described]: readonly unknown[]): unknown {
  const { definition = described, aliases = [] } = isProperties(described) ? described : {};
  const names = [name, ...(math.isMatrix(aliases) ? (aliases.toArray() as unknown[]) : [])].filter(
    (name) => typeof name === 'string' && /^[a-z][a-z\d]{0,30}$/i.test(name) && !math.Unit.isValuelessUnit(name),
  ) as string[];
  const text = typeof definition === 'string' || math.isUnit(definition) ? definition : undefined;
  if (names[0] !== name || text === undefined)
    throw new MathProblem('wrong-arguments', undefined, { name: 'createUnit' });
  const [first = '', ...others] = names;
  const unit: unknown = math.createUnit(first, { definition: text as string, aliases: others });
  for (const unit of names) units.add(unit);
  return unit;
}

/** A range written as text: from, to, or from, step, to. */
function textRange(machine: Machine, text: string): unknown {
  const parts = text.split(':').map((part) => machine.math.bignumber(part.trim()));
  const [start, second, third] = parts.map((part) => (machine.mode === 'double' ? part.toNumber() : part));
  if (parts.length < 2 || parts.length > 3) throw new MathProblem('wrong-arguments', undefined, { name: 'range' });
  return callFunction(machine, 'range', third === undefined ? [start, second] : [start, third, second]);
}

/** Handles comparisons, counting and random numbers where the library isn't suitable. */
function withoutLibrary(machine: Machine, name: string, values: readonly unknown[]): unknown {
  const { math, mode } = machine;
  if (name === 'createUnit') return makeUnit(machine, values);
  if (OWN.has(name)) return drawLots(machine, name, values);
  const [left, right] = values;
  if (name === 'range' && typeof left === 'string') return textRange(machine, left);
  if (mode === 'double' && typeof left === 'number' && typeof right === 'number' && values.length === 2)
    return COMPARISONS[name]?.(left, right);
  return mode === 'exact' ? exactly(math, name, values) : undefined;
}

/** Calls a function of the library with values. Only listed names are known; `shown` is the name in the sheet. */
export function callFunction(machine: Machine, called: string, args: readonly unknown[], shown = called): unknown {
  const { math, degrees, budget } = machine;
  const name = OTHER_NAMES.get(called) ?? called;
  if (!FUNCTIONS.has(name)) throw new MathProblem('unknown-function', undefined, { name });
  if (SYMBOLIC.has(name) || name === 'evaluate') throw new MathProblem('not-allowed');
  if (name !== called && args.length !== 1) throw new MathProblem('argument-count', undefined, { name: shown });
  payFor(math, name, args, budget);
  if ((name === 'divide' || name === 'mod') && isZeroNumber(math, args[1])) throw new MathProblem('division-by-zero');
  const inverts = INVERTING.has(name) && args.some((arg) => math.isMatrix(arg));
  return settled(
    shown,
    () => {
      const own = withoutLibrary(machine, name, args);
      if (own !== undefined) return own;
      const work: Work = (values, library) => {
        const args =
          degrees && FORWARD_ANGLES.has(name)
            ? values.map((arg) => (math.isUnit(arg) ? arg : math.unit(arg as number, 'deg')))
            : values;
        const implementation = libraryFunction(library, name);
        const value = inComplex(machine, name, args, implementation?.(...args));
        const result = atRightAngle(math, name, args, asMatrix(math, value));
        if (typeof result === 'function') throw new MathProblem('not-allowed');
        checkResult(machine, name, args, result, shown);
        return result;
      };
      const result = computed(machine, shown, fitting(machine, name, args), work);
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
