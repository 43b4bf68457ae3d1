import type { FunctionNode, MathJsInstance, MathNode } from 'mathjs';
import { hasInfinity, hasNaN, inDecimals, isRounded } from './call.ts';
import { forgetUnits, mathEngine, type MathMode, OTHER_NAMES } from './engine.ts';
import { evaluate, isSheetFunction, type Scope } from './evaluate.ts';
import { Budget, checkLine } from './limits.ts';
import { placesOf } from './names.ts';
import { markPercentages, withoutMarks } from './percent.ts';
import { MathProblem } from './problem.ts';

export interface SheetOptions {
  mode: MathMode;
  degrees: boolean;
  /** Significant digits that are shown; whole numbers keep all. */
  digits: number;
}

export interface SheetLine {
  /** From 1. */
  line: number;
  /** Offset of the line in the sheet. */
  start: number;
  source: string;
  /** Text of the value; null when the line has none. */
  value: string | null;
  /** The value in decimals, when it is a fraction. */
  decimal: string | null;
  latex: string;
  /** Is the value made of doubles although 64 digits were asked for? Complex numbers have no others. */
  rounded: boolean;
  problem: MathProblem | null;
}

const MAX_RESULT = 10_000;

/** Digits of numbers that are read as fractions: as limits.ts, a numerator of some 20,000 bits. */
const MAX_POWER = 6000;

/** A fraction for each number of the tree, which has been read as decimals since fractions know no 1e3 and no 0x10. */
function intoFractions(math: MathJsInstance, root: MathNode, budget: Budget): void {
  root.traverse((node) => {
    if (!('value' in node)) return;
    if (typeof node.value === 'number') node.value = math.bignumber(node.value); // Infinity and NaN
    if (!math.isBigNumber(node.value) || !node.value.isFinite()) return;
    if (Math.abs(node.value.e) > MAX_POWER) throw new MathProblem('too-large');
    budget.spend(Math.abs(node.value.e));
    node.value = math.fraction(node.value.toFixed());
  });
}

/** LaTeX knows \ln and \lg; the library would write words. */
function latexOf(root: MathNode): string {
  const handler = (node: MathNode, options: object): string | undefined => {
    if (node.type !== 'FunctionNode') return undefined;
    const { fn, args } = node as FunctionNode;
    if (fn.type !== 'SymbolNode' || !OTHER_NAMES.has(fn.name)) return undefined;
    return `\\${fn.name}\\left(${args.map((arg) => arg.toTex(options)).join(',')}\\right)`;
  };
  return root.toTex({ handler });
}

function parseLine(math: MathJsInstance, line: string): MathNode {
  const marked = markPercentages(line);
  try {
    const root = math.parse(marked.text);
    return marked.text === line ? root : withoutMarks(math, root);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const char = 'char' in error && typeof error.char === 'number' ? error.char - 1 : 0;
    const at = Math.min(marked.originalOffset(char), line.length);
    if (line.slice(at).trim() === '') throw new MathProblem('ends-early', line.length);
    throw new MathProblem('bad-expression', at, { found: String.fromCodePoint(line.codePointAt(at) ?? 0) });
  }
}

/** A value as text. Whole numbers of up to 64 digits are written out. */
function write(math: MathJsInstance, value: unknown, digits: number): string {
  if (isSheetFunction(value)) return '';
  if (hasNaN(math, value)) throw new MathProblem('cannot-compute', undefined, { name: 'NaN' });
  if (hasInfinity(math, value)) throw new MathProblem('too-large');
  if (math.isMatrix(value)) return writeList(math, value.toArray(), digits);
  if (math.isFraction(value))
    return value.d === 1n ? (value.s * value.n).toString() : `${value.s * value.n}/${value.d}`;
  if (math.isBigNumber(value))
    return value.isInteger() && value.e < 64
      ? value.toFixed(0)
      : math.format(value, { precision: digits, lowerExp: -9, upperExp: 64 });
  if (math.isUnit(value) && math.isFraction(value.value))
    return math.format(value, { fraction: 'ratio' }).replace(/^(-?\d+)\/1(?!\d)/, '$1');
  if (value === undefined || typeof value === 'function') throw new MathProblem('not-allowed');
  // All 17 digits that tell doubles apart, when they are asked for.
  const precision = typeof value === 'number' && digits > 15 ? undefined : digits;
  return math.format(value, { precision, lowerExp: -9, upperExp: 21, fraction: 'ratio' });
}

function writeList(math: MathJsInstance, items: unknown, digits: number): string {
  return Array.isArray(items)
    ? `[${items.map((item) => writeList(math, item, digits)).join(', ')}]`
    : write(math, items, digits);
}

/** × ÷ − and the full-width signs of Chinese keyboards, one for one so that places stay. */
function plainSigns(line: string): string {
  const signs: Record<string, string> = {
    '×': '*',
    '·': '*',
    '÷': '/',
    '−': '-',
    '–': '-',
    '（': '(',
    '）': ')',
    '，': ',',
    '＝': '=',
    '＋': '+',
  };
  return line.replace(/[×·÷−–（），＝＋]/g, (sign) => signs[sign] ?? sign);
}

/**
 * Computes a sheet line by line: names that a line sets hold below it, `ans` is the value before, `#` begins a comment. A mistake
 * belongs to its line; the other lines go on. Work is bounded by a budget of steps and not by time, so the same sheet has the
 * same result everywhere; `pause` is called before each line.
 */
export async function computeSheet(text: string, options: SheetOptions, pause: () => void): Promise<SheetLine[]> {
  const math = await mathEngine(options.mode);
  const reader = options.mode === 'exact' ? await mathEngine('decimal') : math;
  forgetUnits(math);
  const budget = new Budget();
  const scope: Scope = new Map();
  const results: SheetLine[] = [];
  let next = 0;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const start = next;
    next += raw.length + (text.startsWith('\r\n', start + raw.length) ? 2 : 1);
    const source = raw.trim();
    if (source === '' || source.startsWith('#')) continue;
    pause();
    const base = {
      line: index + 1,
      start,
      source,
      value: null,
      decimal: null,
      latex: '',
      rounded: false,
      problem: null,
    };
    try {
      budget.spend(source.length);
      checkLine(raw);
      const line = plainSigns(raw);
      const node = parseLine(reader, line);
      if (options.mode === 'exact') intoFractions(math, node, budget);
      const value = evaluate(node, {
        math,
        budget,
        scope,
        mode: options.mode,
        degrees: options.degrees,
        places: placesOf(node, line),
        depth: 0,
      });
      if (!isSheetFunction(value)) scope.set('ans', value);
      const written = write(math, value, options.digits);
      if (written.length > MAX_RESULT) throw new MathProblem('too-large');
      const decimal = options.mode === 'exact' ? write(math, inDecimals(math, value), options.digits) : null;
      const rounded = options.mode !== 'double' && options.digits > 14 && isRounded(math, value);
      results.push({
        ...base,
        value: written,
        decimal: decimal === written ? null : decimal,
        latex: latexOf(node),
        rounded,
      });
    } catch (error) {
      if (!(error instanceof MathProblem)) throw error;
      const trimmed = raw.length - raw.trimStart().length;
      results.push({ ...base, problem: new MathProblem(error.code, error.offset ?? trimmed, error.params) });
    }
  }
  return results;
}
