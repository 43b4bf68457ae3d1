import { Problem } from '../../../base/problem.ts';

/** Why a line has no value. */
export const MATH_PROBLEMS = [
  /** `found` is unexpected here. */
  'bad-expression',
  'ends-early',
  /** Not a variable, constant, unit or function: `name`. */
  'unknown-name',
  'unknown-function',
  /** An unsupported part of the language, such as changing matrix elements. */
  'not-allowed',
  'division-by-zero',
  'units-differ',
  'dimensions-differ',
  /** A singular matrix. */
  'no-inverse',
  'argument-count',
  'wrong-arguments',
  'cannot-compute',
  'index-outside',
  /** A number, matrix, text or line that is too large. */
  'too-large',
  /** Nested or recursive calls are too deep. */
  'too-nested',
  /** The sheet needs more steps than its budget. */
  'too-much-work',
] as const;

export type MathCode = (typeof MATH_PROBLEMS)[number];

/** A mistake in a line; the offset counts from the start of the line. */
export class MathProblem extends Problem<MathCode> {
  constructor(code: MathCode, offset?: number, params: Record<string, string | number> = {}) {
    super(code, offset, params);
    this.name = 'MathProblem';
  }
}
