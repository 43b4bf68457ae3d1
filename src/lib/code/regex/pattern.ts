import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { Problem } from '../../../base/problem.ts';
import { FLAVOR_CODES, type Foreign, foreignSyntax } from './flavors.ts';

/** The parser's messages after their last colon, and our codes for them. */
const MISTAKES = {
  'Unterminated group': 'unterminated-group',
  "Unmatched ')'": 'unmatched-parenthesis',
  'Nothing to repeat': 'nothing-to-repeat',
  'Incomplete quantifier': 'incomplete-quantifier',
  'Lone quantifier brackets': 'lone-brackets',
  'numbers out of order in {} quantifier': 'quantifier-order',
  'Range out of order in character class': 'range-order',
  'Unterminated character class': 'unterminated-class',
  'Invalid character class': 'bad-class',
  'Invalid character in character class': 'bad-class-character',
  'Invalid escape': 'invalid-escape',
  'Invalid unicode escape': 'invalid-escape',
  '\\ at end of pattern': 'trailing-backslash',
  'Invalid property name': 'unknown-property',
  'Invalid group': 'invalid-group',
  'Invalid capture group name': 'invalid-group-name',
  'Duplicate capture group name': 'duplicate-group-name',
  'Invalid named reference': 'unknown-group-name',
  'Invalid named capture referenced': 'unknown-group-name',
  'Negated character class may contain strings': 'negated-strings',
  'Invalid set operation in character class': 'set-operation',
  'Unterminated class string disjunction': 'unterminated-strings',
} as const;

/** What can be wrong with a pattern. `unsupported`: valid, but the current engine doesn't support it. */
export const PATTERN_CODES = [
  ...new Set(Object.values(MISTAKES)),
  ...FLAVOR_CODES,
  'invalid-pattern',
  'flags-together',
  'too-deep',
  'unsupported',
  'engine-limit',
] as const;

type PatternCode = (typeof PATTERN_CODES)[number];

/** The only error thrown about a pattern; the offset refers to its source. */
export class PatternProblem extends Problem<PatternCode> {}

/** Levels of nested groups that the recursive parser handles safely. */
const MAX_DEPTH = 250;

/** Parses a pattern by ECMAScript 2025 with Annex B. @throws PatternProblem at a syntax error */
export function parsePattern(source: string, flags: string): AST.Pattern {
  if (flags.includes('u') && flags.includes('v')) throw new PatternProblem('flags-together', 0);
  expectShallow(source);
  const parser = new RegExpParser({ ecmaVersion: 2025, strict: false });
  try {
    return parser.parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    const said = Object.entries(MISTAKES).find(([words]) => error.message.endsWith(`: ${words}`));
    const code = said?.[1] ?? 'invalid-pattern';
    // The parser has consumed the quantifier before it finds nothing to repeat.
    throw new PatternProblem(code, code === 'nothing-to-repeat' ? error.index - 1 : error.index);
  }
}

function expectShallow(source: string): void {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const unit = source[at];
    if (unit === '\\') at++;
    else if (unit === '(' || unit === '[') depth++;
    else if (unit === ')' || unit === ']') depth = Math.max(depth - 1, 0);
    if (depth > MAX_DEPTH) throw new PatternProblem('too-deep', at, { limit: MAX_DEPTH });
  }
}

/** Returns a regular expression of the current engine, and its tree. @throws PatternProblem */
function compilePattern(source: string, flags: string): { tree: AST.Pattern; expression: RegExp } {
  const tree = parsePattern(source, flags);
  return { tree, expression: withinEngine('unsupported', () => new RegExp(source, flags)) };
}

/**
 * Runs `work`; anything only the engine rejects (unsupported syntax, a pattern too large, a stack too small) becomes a
 * problem of the pattern.
 */
export function withinEngine<T>(code: 'unsupported' | 'engine-limit', work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof RangeError && /call stack|recursion/i.test(error.message)))
      throw new PatternProblem(code, 0);
    throw error;
  }
}

/** Splits `/pattern/flags`, as written in source code, into pattern and flags; null for anything else. */
function readLiteral(text: string): { source: string; flags: string } | null {
  const match = /^\/((?:[^\\/[\r\n]|\\.|\[(?:[^\\\]\r\n]|\\.)*\])+)\/([dgimsuvy]*)$/.exec(text);
  const [, source = '', flags = ''] = match ?? [];
  return match && new Set(flags).size === flags.length ? { source, flags } : null;
}

export interface Compiled {
  tree: AST.Pattern;
  /** Always includes the flag d, which reports the positions of groups and changes nothing else. */
  expression: RegExp;
  /** The flags of a literal; null if the pattern was given without slashes. */
  literalFlags: string | null;
  /** Constructs that other engines read differently, with offsets in the given text. */
  foreign: Foreign[];
}

/**
 * Compiles a pattern that may be pasted as `/source/flags`; the flags of such a literal replace the others.
 * @throws PatternProblem with an offset in `given`
 */
export function compileGiven(text: string, flags: readonly string[]): Compiled {
  const literal = readLiteral(text);
  const wanted = [...new Set(['d', ...(literal?.flags ?? flags)])].join('');
  const source = literal?.source ?? text;
  const shift = literal ? 1 : 0;
  const foreign = foreignSyntax(source, wanted).map((syntax) => ({ ...syntax, at: syntax.at + shift }));
  try {
    return { ...compilePattern(source, wanted), literalFlags: literal?.flags ?? null, foreign };
  } catch (error) {
    if (!(error instanceof PatternProblem)) throw error;
    const at = (error.offset ?? 0) + shift;
    const cause = foreign.find((syntax) => at >= syntax.at && at <= syntax.at + syntax.length);
    if (cause) throw new PatternProblem(cause.code, cause.at, cause.params);
    throw new PatternProblem(error.code, at, error.params);
  }
}
