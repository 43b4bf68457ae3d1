import type { MathJsInstance } from 'mathjs';
import { CUBIC, SLOW } from './engine.ts';
import { MathProblem } from './problem.ts';

export const MAX_LINE = 2000;
const MAX_BRACKETS = 60;
/** Deeper calls of functions that are defined in the sheet. */
export const MAX_CALLS = 40;
/** Elements of a matrix. */
const MAX_ELEMENTS = 10_000;
/** Bits of numerator and denominator together; a common divisor of such numbers takes some milliseconds. */
const MAX_BITS = 20_000;
/** For products and loops that run up to their argument. */
const MAX_COUNT = 2000;
/** Powers of ten in the arguments of functions such as sin. */
const MAX_POWER = 400;
/** Summed as a series whose length grows with the argument itself. */
const SERIES = new Set(['sinh', 'cosh', 'tanh']);
const ROOTS = new Set(['sqrt', 'cbrt', 'nthRoot', 'pow', 'log', 'log2', 'log10', 'norm', 'std', 'variance']);
const MAX_EXPONENT_DIGITS = 6;
/** About a second or two of work: one step is a light operation on a short number. */
const STEPS = 200_000;

/** What a sheet may still spend. */
export class Budget {
  private left = STEPS;

  spend(steps: number): void {
    this.left -= steps;
    if (!(this.left >= 0)) throw new MathProblem('too-much-work');
  }
}

/** Refuses text on which the parser itself would go too deep, or whose numbers are too long to hold. */
export function checkLine(line: string): void {
  if (line.length > MAX_LINE) throw new MathProblem('too-large', MAX_LINE);
  let depth = 0;
  let run = 0;
  for (let i = 0; i < line.length; i++) {
    const char = line[i]!;
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    // Each sign and each right-hand operator is one more level of the parser.
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
  /** Are there fractions, whose digits grow with each operation? */
  exact: boolean;
  /** Largest power of ten, for numbers of 64 digits. */
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

function sizeOf(math: MathJsInstance, value: unknown): Size {
  if (isFraction(value)) {
    const [n, d] = [bitsOf(value.n), bitsOf(value.d)];
    // Functions such as sin take it as a number of 64 digits.
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

/** Refuses a call whose result would be too large, and pays for the work of all others. */
export function payFor(math: MathJsInstance, name: string, args: readonly unknown[], budget: Budget): void {
  const sizes = args.map((arg) => sizeOf(math, arg));
  const elements = sizes.reduce((total, size) => total + size.elements, 0);
  const bits = sizes.reduce((total, size) => total + size.bits, 0);
  const exact = sizes.some((size) => size.exact);
  const rows = Math.max(1, ...sizes.map((size) => size.rows));
  if (elements > MAX_ELEMENTS || (exact && bits > 2 * MAX_BITS)) throw new MathProblem('too-large');
  // Their inner precision grows with the power of ten: acosh(1e99999) would take minutes.
  if (SLOW.has(name) && !ROOTS.has(name) && sizes.some(({ power }) => power > MAX_POWER))
    throw new MathProblem('too-large');
  if (SERIES.has(name) && sizes.some(({ power }) => power > 2)) throw new MathProblem('too-large');
  const hasMatrix = args.some((arg) => math.isMatrix(arg));
  const cube = hasMatrix && CUBIC.has(name) ? rows ** 3 : 0;
  // A determinant multiplies all elements of its rows.
  const width = exact ? Math.max(1, (((bits / Math.max(1, elements)) * (cube ? rows : 1)) / 640) ** 2) : 1;
  budget.spend(1 + (elements + cube) * width * (SLOW.has(name) ? 100 : 1));

  const [first = 0, second] = args.map((arg) => toCount(math, arg) || 0);
  const limits: Record<string, number | undefined> = {
    factorial: first,
    gamma: first > 0 && math.isComplex(args[0]) ? MAX_COUNT + 1 : first,
    combinations: Math.max(first, second ?? 0),
    permutations: Math.max(first, second ?? 0),
    isPrime: first / 1e9,
    leftShift: second,
    rightArithShift: second,
    identity: first * (second ?? first) > MAX_ELEMENTS ? Infinity : 0,
    zeros: first * (second ?? 1) > MAX_ELEMENTS ? Infinity : 0,
    ones: first * (second ?? 1) > MAX_ELEMENTS ? Infinity : 0,
    range: Math.max(first, second ?? 0) > 1e15 ? Infinity : 0,
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

/** Infinity when a power would be too large: its bits are those of the base times the exponent. */
function growth(exponent = 0, base: Size | undefined, matrix: boolean, exact: boolean): number {
  if (matrix && exponent > 1000) return Infinity;
  return exact && (base?.bits ?? 0) * exponent > MAX_BITS * (matrix ? 4 : 1) ? Infinity : 0;
}

/** A range of so many steps, or a refusal. */
export function checkRange(start: number, end: number, step: number): void {
  if (![start, end, step].every(Number.isFinite) || step === 0)
    throw new MathProblem('wrong-arguments', undefined, { name: ':' });
  if (Math.abs((end - start) / step) > MAX_ELEMENTS - 1) throw new MathProblem('too-large');
}
