import type { MathJsInstance, MathNode } from 'mathjs';
import { pooled, type RandomBytes } from '../../../base/random.ts';
import { type Commas, plainNumbers } from './commas.ts';
import { byConventions, type Conventions, withSigns } from './conventions.ts';
import { inDecimals, isRounded } from './convert.ts';
import { forgetMade, forgetUnits, mathEngine, type MathMode } from './engine.ts';
import { evaluate } from './evaluate.ts';
import { ALL_DOUBLES, SYMBOLIC } from './functions.ts';
import { byRule, type ImplicitRule } from './implicit.ts';
import { Budget, checkLine } from './limits.ts';
import { placesOf } from './names.ts';
import { plainNotation } from './notation.ts';
import { markPercentages, withoutMarks } from './percent.ts';
import { MathProblem } from './problem.ts';
import { isSheetFunction, type Scope } from './state.ts';
import { latexOf, write } from './write.ts';

export interface SheetOptions {
  mode: MathMode;
  degrees: boolean;
  /** What commas between digits mean. */
  commas: Commas;
  /** Which of the two comes first in `6/2(1+2)`. */
  implicit: ImplicitRule;
  /** What names and operators mean that languages read differently. */
  conventions: Conventions;
  /** Number of significant digits displayed; integers keep all. */
  digits: number;
  /** Secure random bytes. */
  random: RandomBytes;
}

export interface SheetLine {
  /** From 1. */
  line: number;
  /** Offset of the line in the sheet. */
  start: number;
  source: string;
  /** Text of the value; null if the line has none. */
  value: string | null;
  /** The value in decimals, if it is a fraction. */
  decimal: string | null;
  latex: string;
  /**
   * The function that limits the value to the precision of doubles although 64 digits were requested; empty for complex
   * numbers, which are always doubles.
   */
  rounded: string | null;
  problem: MathProblem | null;
}

const MAX_RESULT = 10_000;

/** The minimum cost of parsing, computing and formatting a line, in steps of the budget. */
const LINE_STEPS = 20;

/**
 * Maximum number of digits of numbers that are read as fractions: corresponds to a numerator of about 20,000 bits, as
 * in limits.ts.
 */
const MAX_POWER = 6000;

/**
 * Converts each number of the tree to a fraction. It was parsed as decimals because fractions don't support 1e3 and
 * 0x10.
 */
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

/** × ÷ − and the full-width characters of Chinese keyboards, one for one so that positions stay the same. */
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

/** The library with doubles is loaded only for sheets that need it. */
const NEEDS_DOUBLES = new RegExp(`\\b(?:${[...SYMBOLIC, ...ALL_DOUBLES, 'evaluate'].join('|')})\\b`);

/** The lines of a sheet, without blank ones and comments. */
function linesOf(text: string): { raw: string; line: number; start: number; source: string }[] {
  let next = 0;
  return text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const start = next;
    next += raw.length + (text.startsWith('\r\n', start + raw.length) ? 2 : 1);
    const source = raw.trim();
    return source === '' || source.startsWith('#') ? [] : [{ raw, line: index + 1, start, source }];
  });
}

/**
 * Computes a sheet line by line: names defined in a line apply below it, `ans` is the previous value, `#` begins a
 * comment. A mistake only affects its own line. Work is limited by a number of steps instead of time, so the same sheet
 * has the same result everywhere; `pause` is called before each line.
 */
export async function computeSheet(text: string, options: SheetOptions, pause: () => void): Promise<SheetLine[]> {
  const { mode, digits } = options;
  const math = await mathEngine(mode);
  const reader = mode === 'exact' ? await mathEngine('decimal') : math;
  const symbols = NEEDS_DOUBLES.test(text) ? await mathEngine('double') : math;
  forgetUnits(math);
  const budget = new Budget();
  const units = new Set<string>();
  const scope: Scope = new Map();
  const isUnit = (name: string) => !scope.has(name) && math.Unit.isValuelessUnit(name);
  const read = (line: string) => {
    checkLine(line);
    budget.spend(LINE_STEPS + line.length);
    const parsed = byRule(reader, parseLine(reader, line), options.implicit, isUnit);
    const node = byConventions(reader, parsed, options.conventions, (name) => scope.has(name));
    if (mode === 'exact') intoFractions(math, node, budget);
    return node;
  };
  const sheet = { math, symbols, budget, units, read, mode, degrees: options.degrees, random: pooled(options.random) };
  /** Computes one line. */
  const resultOf = (raw: string) => {
    const line = withSigns(plainNumbers(plainNotation(plainSigns(raw)), options.commas), options.conventions);
    const node = read(line);
    const doubles = new Set<string>();
    const value = evaluate(node, { ...sheet, scope, doubles, places: placesOf(node, line), depth: 0 });
    if (isSheetFunction(value) && 'native' in value)
      throw new MathProblem('argument-count', undefined, { name: value.native });
    if (!isSheetFunction(value)) scope.set('ans', value);
    const written = write(math, value, digits);
    if (written.length > MAX_RESULT) throw new MathProblem('too-large');
    const decimal = mode === 'exact' ? write(math, inDecimals(math, value), digits) : null;
    return {
      value: written,
      decimal: decimal === written ? null : decimal,
      latex: latexOf(math.isNode(value) ? value : node),
      rounded: mode === 'double' || digits <= 14 ? null : ([...doubles][0] ?? (isRounded(math, value) ? '' : null)),
    };
  };
  const results: SheetLine[] = [];
  try {
    for (const { raw, ...place } of linesOf(text)) {
      pause();
      const base = { ...place, value: null, decimal: null, latex: '', rounded: null, problem: null };
      try {
        results.push({ ...base, ...resultOf(raw) });
      } catch (error) {
        if (!(error instanceof MathProblem)) throw error;
        const trimmed = raw.length - raw.trimStart().length;
        results.push({ ...base, problem: new MathProblem(error.code, error.offset ?? trimmed, error.params) });
        // The message also says that the rest isn't computed.
        if (error.code === 'too-much-work') break;
      }
    }
  } finally {
    forgetMade(math, units);
  }
  return results;
}
