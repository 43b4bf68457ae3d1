import type { MathJsInstance } from 'mathjs';
import { CUBIC, ROUNDS, SLOW } from './functions.ts';
import { MathProblem } from './problem.ts';
import { isProperties } from './state.ts';

export const MAX_LINE = 2000;
const MAX_BRACKETS = 60;
/** Maximum depth of calls of functions defined in the sheet. */
export const MAX_CALLS = 40;
/** Elements of a matrix. */
export const MAX_ELEMENTS = 10_000;
/** Bits of numerator and denominator together; a common divisor of such numbers takes a few milliseconds. */
const MAX_BITS = 20_000;
/** For products and loops that run up to their argument. */
const MAX_COUNT = 2000;
/** Powers of ten in arguments of functions such as sin. */
const MAX_POWER = 400;
/** Computed as a series whose length grows with the argument itself. */
const SERIES = new Set(['sinh', 'cosh', 'tanh']);
const ROOTS = new Set(['sqrt', 'cbrt', 'nthRoot', 'pow', 'log', 'log2', 'log10', 'norm', 'std', 'variance']);
const MAX_EXPONENT_DIGITS = 6;
/** About a second or two of work: one step is a light operation on a short number. */
const STEPS = 200_000;

/** The remaining budget of a sheet. */
export class Budget {
  private left = STEPS;

  spend(steps: number): void {
    this.left -= steps;
    if (!(this.left >= 0)) throw new MathProblem('too-much-work');
  }
}

/** Rejects text that would make the parser recurse too deeply, or whose numbers are too long. */
export function checkLine(line: string): void {
  if (line.length > MAX_LINE) throw new MathProblem('too-large', MAX_LINE);
  let depth = 0;
  let run = 0;
  for (let i = 0; i < line.length; i++) {
    const char = line[i]!;
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    // Each sign and each right-associative operator is one more level in the parser.
    run = '+-~^?:=!'.includes(char) ? run + 1 : /[\s\d.]/.test(char) ? run : Math.max(0, run - 1);
    if (depth > MAX_BRACKETS || run > 200) throw new MathProblem('too-nested', i);
  }
  for (const { index, 1: exponent = '' } of line.matchAll(/[\d.]e[+-]?0*(\d+)/gi)) {
    if (exponent.length > MAX_EXPONENT_DIGITS) throw new MathProblem('too-large', index);
  }
}

interface Size {
  elements: number;
  rows: number;
  bits: number;
  /** Whether there are fractions, whose digits grow with each operation. */
  exact: boolean;
  /** Largest power of ten for numbers with 64 digits. */
  power: number;
}

function bitsOf(value: bigint): number {
  return value.toString(16).length * 4;
}

function isFraction(value: unknown): value is { s: bigint; n: bigint; d: bigint } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'n' in value &&
    'd' in value &&
    typeof value.n === 'bigint' &&
    typeof value.d === 'bigint'
  );
}

const ONE: Size = { elements: 1, rows: 1, bits: 64, exact: false, power: 0 };

/** The number of characters in a text that count as one element. */
const CHARACTERS = 10;

function sizeOf(math: MathJsInstance, value: unknown): Size {
  if (typeof value === 'string') return { ...ONE, elements: Math.ceil(value.length / CHARACTERS) };
  if (typeof value === 'bigint') return { ...ONE, bits: bitsOf(value < 0n ? -value : value), exact: true };
  if (isProperties(value)) return { ...ONE, elements: countOf(math, value) };
  if (isFraction(value)) {
    const [n, d] = [bitsOf(value.n), bitsOf(value.d)];
    // Functions such as sin convert it to a number with 64 digits.
    return { elements: 1, rows: 1, bits: n + d, exact: true, power: Math.round(Math.abs(n - d) * Math.log10(2)) };
  }
  if (math.isUnit(value)) return sizeOf(math, value.value);
  if (!math.isMatrix(value)) return { elements: 1, rows: 1, bits: 64, exact: false, power: powerOf(math, value) };
  const rows = value.size()[0] ?? 0;
  let elements = 0;
  let bits = 0;
  let exact = false;
  let power = 0;
  value.forEach((item: unknown) => {
    const size = sizeOf(math, item);
    elements++;
    bits += size.bits;
    exact ||= size.exact;
    power = Math.max(power, size.power);
  });
  return { elements, rows: Math.max(rows, Math.ceil(Math.sqrt(elements))), bits, exact, power };
}

/** Returns the number of values in an object. */
function countOf(math: MathJsInstance, value: unknown): number {
  const inner = (values: readonly unknown[]) => values.reduce<number>((sum, item) => sum + countOf(math, item), 0);
  if (Array.isArray(value)) return inner(value);
  if (isProperties(value)) return inner(Object.values(value));
  return math.isMatrix(value) ? sizeOf(math, value).elements : 1;
}

function powerOf(math: MathJsInstance, value: unknown): number {
  return math.isBigNumber(value) && value.isFinite() ? Math.abs(value.e) : 0;
}

function toCount(math: MathJsInstance, value: unknown): number {
  return math.isUnit(value) || math.isMatrix(value)
    ? 0
    : Math.abs(
        Number(math.isComplex(value) ? value.re : isFraction(value) ? Number(value.n) / Number(value.d) : value),
      );
}

/** Returns the product of all dimensions in the arguments: `zeros(3, 4)`, `zeros([3, 4])`. */
function shapeOf(math: MathJsInstance, args: readonly unknown[]): number {
  const sizes = args.flatMap((arg) => (math.isMatrix(arg) ? (math.flatten(arg).toArray() as unknown[]) : [arg]));
  return sizes.reduce<number>((product, size) => {
    const length = typeof size === 'string' || typeof size === 'function' ? 1 : toCount(math, size);
    return product * Math.max(1, length || 0);
  }, 1);
}

/** The arguments that are dimensions of the result, by function. */
const SHAPES: Readonly<Record<string, (args: readonly unknown[]) => readonly unknown[]>> = {
  zeros: (args) => args,
  ones: (args) => args,
  identity: (args) => (args.length === 1 ? [args[0], args[0]] : args),
  resize: (args) => args.slice(1, 2),
  reshape: (args) => args.slice(1, 2),
  matrixFromFunction: (args) => args.slice(0, 1),
};

/** The largest number that a function may receive, if its work grows with it. */
const MOST: Readonly<Record<string, number>> = {
  bellNumbers: 60,
  stirlingS2: 100,
  catalan: MAX_COUNT / 2,
  composition: MAX_COUNT,
  combinationsWithRep: MAX_COUNT,
  multinomial: MAX_COUNT,
  bernoulli: 100,
  zeta: 100,
  nthRoots: 1000,
  freqz: 1000,
  bin: 1e300,
  oct: 1e300,
  hex: 1e300,
};

/** The largest number of digits that may be requested. */
const MAX_DIGITS = 1000;

const DIGITS = new Set(['format', 'print', 'toBest', 'string']);

function largest(math: MathJsInstance, value: unknown): number {
  if (isProperties(value)) return Math.max(0, ...Object.values(value).map((item) => largest(math, item)));
  if (!math.isMatrix(value)) return typeof value === 'string' || typeof value === 'function' ? 0 : toCount(math, value);
  let most = 0;
  value.forEach((item: unknown) => {
    most = Math.max(most, largest(math, item) || 0);
  });
  return most;
}

/** Rejects a range with too many steps. */
function checkRangeOf(math: MathJsInstance, args: readonly unknown[]): void {
  const numbers = args.map((arg) => {
    const value: unknown = math.isUnit(arg) ? math.number(arg.toSI().value) : arg;
    return isFraction(value) ? Number(value.s * value.n) / Number(value.d) : Number(value);
  });
  const [start, end = 0, step = 1] = numbers.filter((_, i) => typeof args[i] !== 'boolean');
  checkRange(start ?? 0, end, step);
}

/** Rejects calls that would create or need too much, based on the numbers in the arguments. */
function checkNumbers(math: MathJsInstance, name: string, args: readonly unknown[], sizes: readonly Size[]): void {
  const refuse = (isTooLarge: boolean) => {
    if (isTooLarge) throw new MathProblem('too-large');
  };
  const product = sizes.reduce((total, { elements }) => total * elements, 1);
  const shape = SHAPES[name]?.(args);
  if (shape) refuse(shapeOf(math, shape) > MAX_ELEMENTS);
  const most = MOST[name];
  if (most !== undefined) refuse(args.some((arg) => largest(math, arg) > most));
  if (DIGITS.has(name)) refuse(args.slice(1).some((arg) => largest(math, arg) > MAX_DIGITS));
  if (name === 'range' && typeof args[0] !== 'string') checkRangeOf(math, args);
  if (name === 'kron' || name === 'setCartesian') refuse(product > MAX_ELEMENTS);
  if (name === 'setPowerset') refuse((sizes[0]?.elements ?? 0) > MAX_SET);
  if (['fraction', 'bigint', 'numeric', 'format'].includes(name))
    refuse(sizes.some(({ power }) => power > MAX_POWER * 10));
}

/** Maximum number of elements of a set whose subsets are listed. */
const MAX_SET = 10;

/** Maximum number of iterations of a method before it gives up. */
const ROUND_STEPS = 60;
const SQRTM_STEPS = 1000;
/** The work of a call that doesn't depend on its arguments. */
const FIXED: Readonly<Record<string, number>> = { zeta: 50_000, bernoulli: 5000, solveODE: 1000, freqz: 5000 };

/** Rejects a call whose result would be too large, and deducts the work of all others from the budget. */
export function payFor(math: MathJsInstance, name: string, args: readonly unknown[], budget: Budget): void {
  const sizes = args.map((arg) => sizeOf(math, arg));
  const elements = sizes.reduce((total, size) => total + size.elements, 0);
  const bits = sizes.reduce((total, size) => total + size.bits, 0);
  const exact = sizes.some((size) => size.exact);
  const rows = Math.max(1, ...sizes.map((size) => size.rows));
  if (elements > MAX_ELEMENTS || (exact && bits > 2 * MAX_BITS)) throw new MathProblem('too-large');
  checkNumbers(math, name, args, sizes);
  // Their internal precision grows with the power of ten: acosh(1e99999) would take minutes.
  if (SLOW.has(name) && !ROOTS.has(name) && sizes.some(({ power }) => power > MAX_POWER))
    throw new MathProblem('too-large');
  if (SERIES.has(name) && sizes.some(({ power }) => power > 2)) throw new MathProblem('too-large');
  const hasMatrix = args.some((arg) => math.isMatrix(arg));
  const rounds = name === 'sqrtm' ? SQRTM_STEPS : ROUNDS.has(name) ? ROUND_STEPS : CUBIC.has(name) ? 1 : 0;
  const cube = hasMatrix ? rows ** 3 * rounds : 0;
  // A determinant multiplies the elements of its rows.
  const width = exact ? Math.max(1, (((bits / Math.max(1, elements)) * (cube ? rows : 1)) / 640) ** 2) : 1;
  budget.spend((FIXED[name] ?? 1) + (elements + cube) * width * (SLOW.has(name) ? 100 : 1));

  if (name.startsWith('set')) budget.spend(elements ** 2 / 4);

  const [first = 0, second] = args.map((arg) => toCount(math, arg) || 0);
  const limits: Record<string, number | undefined> = {
    factorial: first,
    gamma: first > 0 && math.isComplex(args[0]) ? MAX_COUNT + 1 : first,
    combinations: Math.max(first, second ?? 0),
    permutations: Math.max(first, second ?? 0),
    isPrime: first / 1e9,
    leftShift: second,
    rightArithShift: second,
    rightLogShift: second,
    diag: hasMatrix && rows ** 2 > MAX_ELEMENTS ? Infinity : 0,
    pow: hasMatrix || exact ? growth(second, sizes[0], hasMatrix, exact) : 0,
    square: exact && bits > MAX_BITS / 2 ? Infinity : 0,
    cube: exact && bits > MAX_BITS / 3 ? Infinity : 0,
    round: args.length > 1 && (second ?? 0) > 60 ? Infinity : 0,
  };
  if ((limits[name] ?? 0) > MAX_COUNT) throw new MathProblem('too-large');
  if (name === 'isPrime') budget.spend(Math.sqrt(first));
  if (['factorial', 'gamma', 'combinations', 'permutations'].includes(name)) budget.spend(10 * (first + (second ?? 0)));
}

/** Returns Infinity if a power would be too large: its bits are those of the base times the exponent. */
function growth(exponent = 0, base: Size | undefined, matrix: boolean, exact: boolean): number {
  if (matrix && exponent > 1000) return Infinity;
  return exact && (base?.bits ?? 0) * exponent > MAX_BITS * (matrix ? 4 : 1) ? Infinity : 0;
}

/** Returns a range with this many steps, or rejects it. */
export function checkRange(start: number, end: number, step: number): void {
  if (![start, end, step].every(Number.isFinite) || step === 0)
    throw new MathProblem('wrong-arguments', undefined, { name: ':' });
  if (Math.abs((end - start) / step) > MAX_ELEMENTS - 1) throw new MathProblem('too-large');
}
