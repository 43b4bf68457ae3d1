import { Problem } from './problem.ts';

/**
 * Everything that can be wrong with the text of a structured format. The messages are in the locales and take the
 * parameters named here: `found` is the text at the offset, `expected` lists literal symbols separated by spaces.
 */
export const SYNTAX_CODES = [
  /** The text ends too early; one of the symbols in `expected` must follow. */
  'unexpected-end',
  /** The text ends where a value or key is required. */
  'missing-value',
  /** A value is required here. `found` */
  'expected-value',
  /** A key is required here. `found` */
  'expected-key',
  /** One of the symbols in `expected` is required here. `found` */
  'expected-symbol',
  /** There is text after the end of the document. `found` */
  'extra-content',
  'unclosed-string',
  'unclosed-comment',
  /** `found`: the escape sequence */
  'bad-escape',
  /** A character that must be escaped or is not allowed at all. `found` */
  'control-character',
  /** `found`: the whole word */
  'bad-number',
  /** Valid in JSON5 or JSONC, but not in the chosen dialect. `found` */
  'not-in-dialect',
  /** Nested deeper than `limit` levels. */
  'too-deep',
  /** More than `limit` values. */
  'too-many-values',
  /** `found`: the key, or its dotted path */
  'duplicate-key',
  /** Leading spaces or tabs that don't match the structure. */
  'bad-indentation',
  /** An alias to an anchor that isn't defined before it, or to a node that contains the alias. `found` */
  'bad-alias',
  /** The aliases of the document expand to more than `limit` characters. */
  'alias-bomb',
  /** The value of a merge key is neither a mapping nor a list of mappings. */
  'bad-merge',
  /** A tag that is malformed or doesn't match its value. `found` */
  'bad-tag',
  /** A `%` directive that is malformed or misplaced. `found` */
  'bad-directive',
  /** A date or time that doesn't exist. `found` */
  'bad-date',
  /** A tab among the leading spaces of a line. */
  'tab-indentation',
  /** An unquoted value with a colon and a space in it. `found`: the value */
  'unquoted-colon',
  /** A statement of a template language, which must be rendered first. */
  'template',
  /** Any other violation of the grammar. `found` */
  'unexpected-text',
] as const;

export type SyntaxCode = (typeof SYNTAX_CODES)[number];

/** The only error that the parsers of structured formats throw: a mistake in the text and its UTF-16 offset. */
export class SyntaxProblem extends Problem<SyntaxCode> {
  declare readonly offset: number;

  constructor(code: SyntaxCode, offset: number, params: { expected?: string; found?: string; limit?: number } = {}) {
    super(code, offset, params);
    this.name = 'SyntaxProblem';
  }
}

/**
 * Creates the problem for a text of this length that ends too early: one of the symbols in `expected` must follow, or
 * else a value.
 */
export function endsEarly(length: number, expected: string): SyntaxProblem {
  return expected === ''
    ? new SyntaxProblem('missing-value', length)
    : new SyntaxProblem('unexpected-end', length, { expected });
}

/**
 * Maximum nesting depth of any document (RFC 8259 section 9 allows a limit). It keeps recursive parsers and serializers
 * well within the stack, and indented output in proportion to its input.
 */
export const MAX_DEPTH = 500;
/** The most values of a document: each takes some 300 bytes of memory while it is read. */
export const MAX_VALUES = 1_000_000;
