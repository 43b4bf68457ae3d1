import { Problem } from './problem.ts';

/**
 * What can be wrong with the text of a structured format. Words live in the locales; the parameters named here fill them.
 * `found` is what stands at the offset, `expected` lists literal symbols separated by spaces.
 */
export const SYNTAX_CODES = [
  /** The text stops too early; one of the symbols `expected` must follow. */
  'unexpected-end',
  /** The text stops where a value or key must stand. */
  'missing-value',
  /** A value must stand here. `found` */
  'expected-value',
  /** A key must stand here. `found` */
  'expected-key',
  /** One of the symbols `expected` must stand here. `found` */
  'expected-symbol',
  /** The document is complete, yet text follows. `found` */
  'extra-content',
  'unclosed-string',
  'unclosed-comment',
  /** `found`: the escape sequence */
  'bad-escape',
  /** A character that must be written as an escape, or not at all. `found` */
  'control-character',
  /** `found`: the whole word */
  'bad-number',
  /** Fine in JSON5 or JSONC, but not in the chosen dialect. `found` */
  'not-in-dialect',
  /** Nested deeper than `limit` levels. */
  'too-deep',
  /** `found`: the key, or its dotted path */
  'duplicate-key',
  /** Spaces or tabs at the start of a line do not fit the structure. */
  'bad-indentation',
  /** An alias to an anchor that does not stand before it, or to a node that contains the alias. `found` */
  'bad-alias',
  /** The aliases of the document expand to more than `limit` characters. */
  'alias-bomb',
  /** The value of a merge key is neither a mapping nor a list of mappings. */
  'bad-merge',
  /** A tag that is malformed or does not fit its value. `found` */
  'bad-tag',
  /** A `%` directive that is malformed or misplaced. `found` */
  'bad-directive',
  /** Not a date or time of the calendar. `found` */
  'bad-date',
  /** Any other break of the grammar. `found` */
  'unexpected-text',
] as const;

export type SyntaxCode = (typeof SYNTAX_CODES)[number];

/** The only thing the readers of structured formats throw: a mistake in the text, and where it is (UTF-16 offset). */
export class SyntaxProblem extends Problem<SyntaxCode> {
  declare readonly offset: number;

  constructor(code: SyntaxCode, offset: number, params: { expected?: string; found?: string; limit?: number } = {}) {
    super(code, offset, params);
    this.name = 'SyntaxProblem';
  }
}

/** The problem that the text of this length stops too early: one of the symbols `expected` must follow, or else a value. */
export function endsEarly(length: number, expected: string): SyntaxProblem {
  return expected === ''
    ? new SyntaxProblem('missing-value', length)
    : new SyntaxProblem('unexpected-end', length, { expected });
}

/**
 * How deep any document may nest (RFC 8259 section 9 allows a limit). With it the recursive readers and writers stay far
 * from the end of the stack, and an indented output stays in proportion to its input.
 */
export const MAX_DEPTH = 500;
