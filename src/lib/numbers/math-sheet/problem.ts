import { Problem } from '../../../base/problem.ts';

/** Why a line has no value. */
export const MATH_PROBLEMS = [
  /** `found` does not belong here. */
  'bad-expression',
  'ends-early',
  /** Neither a variable nor a constant, a unit or a function: `name`. */
  'unknown-name',
  'unknown-function',
  /** A part of the language that is left out, as objects and changes of matrix elements. */
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
  /** A number, matrix, text or line beyond what is computed. */
  'too-large',
  /** Nested or calling deeper than is followed. */
  'too-nested',
  /** The sheet takes more steps than its budget. */
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
