import type { MathJsInstance, MathNode } from 'mathjs';
import { inDecimals } from './call.ts';
import { mathEngine, type MathMode } from './engine.ts';
import { evaluate, isSheetFunction, type Scope } from './evaluate.ts';
import { Budget, checkLine } from './limits.ts';
import { placesOf } from './names.ts';
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
  problem: MathProblem | null;
}

const MAX_RESULT = 10_000;

function parseLine(math: MathJsInstance, line: string): MathNode {
  try {
    return math.parse(line);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const at = 'char' in error && typeof error.char === 'number' ? Math.min(error.char - 1, line.length) : 0;
    if (line.slice(at).trim() === '') throw new MathProblem('ends-early', line.length);
    throw new MathProblem('bad-expression', at, { found: String.fromCodePoint(line.codePointAt(at) ?? 0) });
  }
}

/** A value as text. Whole numbers of up to 64 digits are written out. */
function write(math: MathJsInstance, value: unknown, digits: number): string {
  if (isSheetFunction(value)) return '';
  if (math.isMatrix(value)) return writeList(math, value.toArray(), digits);
  if (math.isFraction(value))
    return value.d === 1n ? (value.s * value.n).toString() : `${value.s * value.n}/${value.d}`;
  if (math.isBigNumber(value)) {
    if (!value.isFinite()) throw new MathProblem('too-large');
    return value.isInteger() && value.e < 64
      ? value.toFixed(0)
      : math.format(value, { precision: digits, lowerExp: -9, upperExp: 64 });
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new MathProblem(Number.isNaN(value) ? 'cannot-compute' : 'too-large');
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
    const base = { line: index + 1, start, source, value: null, decimal: null, latex: '', problem: null };
    try {
      budget.spend(source.length);
      checkLine(raw);
      const line = plainSigns(raw);
      const node = parseLine(math, line);
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
      results.push({ ...base, value: written, decimal: decimal === written ? null : decimal, latex: node.toTex() });
    } catch (error) {
      if (!(error instanceof MathProblem)) throw error;
      const trimmed = raw.length - raw.trimStart().length;
      results.push({ ...base, problem: new MathProblem(error.code, error.offset ?? trimmed, error.params) });
    }
  }
  return results;
}
