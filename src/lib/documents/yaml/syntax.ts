import {
  Composer,
  Lexer,
  Parser,
  type CST,
  type Document,
  type ErrorCode,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
import { visibleCharacter } from '../../../base/position.ts';
import { endsEarly, MAX_DEPTH, SyntaxProblem, type SyntaxCode } from '../../../base/syntax-problem.ts';

/** The prefix that the lexer adds to an unquoted scalar. */
const SCALAR = '\u001f';

/** Lexemes that occur once per item and pair. */
const MARKS: ReadonlySet<string> = new Set(['-', ':', ',', '?']);

/** Maximum number of values in a text: each node takes a kilobyte. */
const MAX_YAML_VALUES = 400_000;

export interface YamlSyntax {
  text: string;
  tokens: readonly CST.Token[];
  /** Without empty ones, which don't count. */
  documents: Document.Parsed<ParsedNode>[];
  /** Including empty ones. */
  stream: Document.Parsed<ParsedNode>[];
  comments: number;
}

/** Parses a YAML stream into its documents, without resolving scalars. Throws `SyntaxProblem` for the first mistake. */
export function parseYaml(text: string): YamlSyntax {
  const tokens = tokensOf(text);
  const comments = countComments(tokens);
  checkDirectives(tokens, text.length);
  // The failsafe schema keeps every scalar as in the text, so that no digit passes through a float.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const composed: Document.Parsed<ParsedNode>[] = [];
  for (const document of composer.compose(tokens, false, text.length)) {
    composed.push(document as Document.Parsed<ParsedNode>);
    // In a sequence of scalars, each one is a document and a mistake.
    if (document.errors.length > 0) break;
  }
  const sources = tokens.filter((token) => token.type === 'document');
  const documents = composed.filter((_, index) => !isEmpty(sources[index]));
  const errors = [...composed.flatMap((document) => document.errors), ...composer.streamInfo().errors];
  const first = errors.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first) throw problemOf(first, text, tokens);
  return { text, tokens, documents, stream: composed, comments };
}

/**
 * Returns the tokens up to the first one outside a document: only the first of many mistakes is reported. Excessive
 * nesting is rejected where it occurs, before the rest takes memory.
 */
function tokensOf(text: string): CST.Token[] {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  let values = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (MARKS.has(lexeme) && ++values > MAX_YAML_VALUES)
      throw new SyntaxProblem('too-many-values', parser.offset, { limit: MAX_YAML_VALUES });
    for (const token of parser.next(lexeme)) {
      tokens.push(token);
      if (token.type === 'error') return tokens;
    }
    // Their document is below the open collections.
    if (parser.stack.length > MAX_DEPTH + 2)
      throw new SyntaxProblem('too-deep', parser.stack.at(-1)!.offset, { limit: MAX_DEPTH });
  }
  tokens.push(...parser.end());
  return tokens;
}

/** A document that consists of only a `...` line or comments doesn't count (YAML 1.2.2 section 9.2). */
function isEmpty(source: CST.Document | undefined): boolean {
  if (!source || source.value) return false;
  return source.start.every(({ type }) => type === 'space' || type === 'newline' || type === 'comment');
}

/**
 * Mistakes that the composer accepts: two `%YAML` lines for one document, and directives without a document (section
 * 6.8).
 */
function checkDirectives(tokens: readonly CST.Token[], end: number): void {
  let pending = false;
  let version = false;
  for (const token of tokens) {
    if (token.type === 'document') pending = version = false;
    if (token.type !== 'directive') continue;
    const setsVersion = /^%YAML\s/.test(token.source);
    if (setsVersion && version) throw new SyntaxProblem('bad-directive', token.offset, { found: '%YAML' });
    version ||= setsVersion;
    pending = true;
  }
  if (pending) throw endsEarly(end, '---');
}

/** Counts the comments; also rejects excessive nesting before the composer, which is recursive, sees it. */
function countComments(tokens: readonly CST.Token[]): number {
  walk(tokens, (token, depth) => {
    if ('items' in token) checkPairs(token);
    cutMistakes(token);
    if (depth > MAX_DEPTH) throw new SyntaxProblem('too-deep', token.offset, { limit: MAX_DEPTH });
  });
  return commentsOf(tokens).length;
}

/**
 * Keeps one mistake of consecutive scalars: only the first one is reported, and the composer would create an error with
 * a stack for each.
 */
function cutMistakes(token: CST.Token): void {
  if (!('end' in token) || !token.end) return;
  const first = token.end.findIndex(({ type }) => type.endsWith('scalar'));
  if (first >= 0) token.end.length = first + 1;
}

/** Values that the composer drops: after an explicit key (`?`) without a colon. */
function checkPairs({ items }: CST.BlockMap | CST.BlockSequence | CST.FlowCollection): void {
  for (const { start, sep, value } of items) {
    const explicit = start.some(({ type }) => type === 'explicit-key-ind');
    if (!explicit || !value || !sep || sep.some(({ type }) => type === 'map-value-ind')) continue;
    const character = 'source' in value ? value.source.slice(0, 1) : '';
    throw new SyntaxProblem('expected-symbol', value.offset, { expected: ':', found: character });
  }
}

/** Returns the text of every comment in the tokens of a stream, in no particular order. */
export function commentsOf(tokens: readonly CST.Token[]): string[] {
  const comments: string[] = [];
  walk(tokens, (token) => void (token.type === 'comment' && 'source' in token && comments.push(token.source)));
  return comments;
}

/** The same for a text, without keeping its tokens in memory. */
export function commentsIn(text: string): string[] {
  const comments: string[] = [];
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== SCALAR) comments.push(lexeme);
    before = lexeme;
  }
  return comments;
}

/** Visits every token of the tree, in no particular order, with the number of collections around it. */
function walk(tokens: readonly CST.Token[], visit: (token: CST.Token, depth: number) => void): void {
  const stack: { token: CST.Token; depth: number }[] = [];
  const push = (token: CST.Token | null | undefined, depth: number): void => {
    if (!token) return;
    visit(token, depth);
    if (!('source' in token) || 'end' in token || 'props' in token) stack.push({ token, depth });
  };
  for (const token of tokens) push(token, 0);
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { token, depth } = next;
    if ('items' in token) {
      for (const { start, key, sep, value } of token.items) {
        for (const mark of start) push(mark, depth);
        for (const mark of sep ?? []) push(mark, depth);
        push(key, depth + 1);
        push(value, depth + 1);
      }
    }
    if (token.type === 'document') {
      for (const mark of token.start) push(mark, depth);
      push(token.value, depth);
    }
    if ('end' in token) for (const mark of token.end ?? []) push(mark, depth);
    if ('props' in token) for (const mark of token.props) push(mark, depth);
  }
}

/** Returns the first of these offsets at which a map in braces opens; null if there is none. */
export function hasOpeningAt(tokens: readonly CST.Token[], offsets: readonly number[]): number | null {
  const places = new Set(offsets);
  let first: number | null = null;
  walk(tokens, (token) => {
    if (token.type === 'flow-collection' && places.has(token.offset)) first = Math.min(first ?? Infinity, token.offset);
  });
  return first;
}

/** Returns the offset of a tab in the indentation of the line at `offset`; null if there is none. */
function tabBefore(text: string, offset: number): number | null {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const indent = /[ \t]*/y;
  indent.lastIndex = start;
  const tab = indent.exec(text)?.[0].indexOf('\t') ?? -1;
  return tab < 0 ? null : start + tab;
}

/** Returns where the quoted scalar that is still unclosed at `end` begins. */
function openingQuote(tokens: readonly CST.Token[], end: number): number {
  let opening = end;
  walk(tokens, (token) => {
    const quoted = token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar';
    if (quoted && token.offset <= end && end <= token.offset + token.source.length) opening = token.offset;
  });
  return opening;
}

const CODES: Record<ErrorCode, SyntaxCode> = {
  ALIAS_PROPS: 'bad-alias',
  BAD_ALIAS: 'bad-alias',
  BAD_COLLECTION_TYPE: 'bad-tag',
  BAD_DIRECTIVE: 'bad-directive',
  BAD_DQ_ESCAPE: 'bad-escape',
  BAD_INDENT: 'bad-indentation',
  BAD_PROP_ORDER: 'unexpected-text',
  BAD_SCALAR_START: 'expected-value',
  BLOCK_AS_IMPLICIT_KEY: 'unexpected-text',
  BLOCK_IN_FLOW: 'unexpected-text',
  DUPLICATE_KEY: 'duplicate-key',
  IMPOSSIBLE: 'unexpected-text',
  KEY_OVER_1024_CHARS: 'expected-key',
  MISSING_CHAR: 'unexpected-text',
  MULTILINE_IMPLICIT_KEY: 'expected-key',
  MULTIPLE_ANCHORS: 'unexpected-text',
  MULTIPLE_DOCS: 'extra-content',
  MULTIPLE_TAGS: 'bad-tag',
  NON_STRING_KEY: 'expected-key',
  RESOURCE_EXHAUSTION: 'too-deep',
  TAB_AS_INDENT: 'bad-indentation',
  TAG_RESOLVE_FAILED: 'bad-tag',
  UNEXPECTED_TOKEN: 'unexpected-text',
};

/** What the parser expected, by the words of its message. */
const EXPECTED: [RegExp, string][] = [
  [/end with a \]/, ']'],
  [/end with a \}/, '}'],
  [/^Missing , or : between/, ', :'],
  [/^Missing , between/, ','],
  [/followed by map values/, ':'],
  [/^Missing directives-end/, '---'],
];

function problemOf(error: YAMLError, text: string, tokens: readonly CST.Token[]): SyntaxProblem {
  const offset = Math.min(error.pos[0], text.length);
  if (error.code === 'RESOURCE_EXHAUSTION') return new SyntaxProblem('too-deep', offset, { limit: MAX_DEPTH });
  if (/closing .quote/.test(error.message)) return new SyntaxProblem('unclosed-string', openingQuote(tokens, offset));
  const tab = tabBefore(text, offset);
  if (tab !== null) return new SyntaxProblem('tab-indentation', tab);
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const value = /^[^\n]*?(?=\s*(?: #|\n|$))/.exec(text.slice(offset))?.[0] ?? '';
    if (/: /.test(value)) return new SyntaxProblem('unquoted-colon', offset, { found: value });
  }
  const expected = EXPECTED.find(([pattern]) => pattern.test(error.message))?.[1];
  if (offset >= text.length) return endsEarly(offset, expected ?? '');
  const character = visibleCharacter(text, offset);
  if (expected) return new SyntaxProblem('expected-symbol', offset, { expected, found: character });
  const code = CODES[error.code];
  return new SyntaxProblem(code, offset, { found: code === 'bad-escape' ? text.slice(offset, offset + 2) : character });
}
