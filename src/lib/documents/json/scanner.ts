import { visibleCharacter } from '../../../base/position.ts';
import { endsEarly, SyntaxProblem } from '../../../base/syntax-problem.ts';
import type { JsonComment, JsonNode, JsonSpan } from './node.ts';
import type { JsonDialect } from './tokens.ts';

const STRICT_NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const JSON5_NUMBER =
  /[+-]?(?:0[xX][0-9a-fA-F]+|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|Infinity|NaN)/y;
/**
 * Characters that people see as part of one word: used to check that a number ends properly, and to quote an invalid
 * word.
 */
const WORD = /[\p{L}\p{N}\p{M}_$.+\\-]+/uy;
const IDENTIFIER = /(?:[$_\p{ID_Start}]|\\u[0-9a-fA-F]{4})(?:[$\u200c\u200d\p{ID_Continue}]|\\u[0-9a-fA-F]{4})*/uy;
const IDENTIFIER_NAME = /^[$_\p{ID_Start}][$\u200c\u200d\p{ID_Continue}]*$/u;
const JSON5_SPACE = /[\v\f\u2028\u2029\ufeff\p{Zs}]/u;
const STRICT_ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** JSON5 forbids a digit after the backslash, except \0 not followed by another digit. */
const JSON5_ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|0(?!\d)|\r\n|[^ux0-9])/y;
/** Those of them that keep what was typed: `\d` would become `d`. */
const KEEPING_ESCAPE = /\\(?:x[0-9a-fA-F]{2}|0(?!\d)|\r\n|['v\n\r\u2028\u2029])/y;

/** Whether a character, of those most common after a number, is no part of it: a comma, a bracket or a space. */
const endsNumber = (unit: number): boolean =>
  unit === 0x2c || unit === 0x7d || unit === 0x5d || unit === 0x0a || unit === 0x0d || unit === 0x20;

/** Reads one token at a time; `at` is the offset of the next one. */
export class JsonScanner {
  at = 0;
  /** Whether the last scalar is valid in RFC 8259. */
  strict = true;
  readonly comments: JsonComment[] = [];
  readonly dialect: JsonDialect;
  private readonly text: string;
  private readonly isJson5: boolean;
  private taken = 0;

  constructor(text: string, dialect: JsonDialect) {
    this.text = text;
    this.dialect = dialect;
    this.isJson5 = dialect === 'json5' || dialect === 'auto';
    // RFC 8259 section 8.1: a reader may ignore a byte order mark.
    if (text.charCodeAt(0) === 0xfeff) this.at = 1;
  }

  /** The comments found since the last call, as long as `wanted` is true. */
  takeComments(wanted?: (comment: JsonComment) => boolean): JsonComment[] {
    if (this.taken === this.comments.length) return [];
    let end = this.taken;
    while (end < this.comments.length && (!wanted || wanted(this.comments[end] as JsonComment))) end++;
    const result = this.comments.slice(this.taken, end);
    this.taken = end;
    return result;
  }

  /** Skips whitespace and comments; returns whether there was a line break. */
  skipSpace(): boolean {
    const { text } = this;
    let newLine = this.at === 0;
    for (;;) {
      const unit = text.charCodeAt(this.at);
      if (unit === 0x0a || unit === 0x0d) newLine = true;
      else if (unit === 0x2f) {
        this.comment(newLine);
        continue;
      } else if (unit !== 0x20 && unit !== 0x09) {
        // No other space is between these, where nearly all tokens begin.
        const isPlain = unit > 0x20 && unit < 0xa0;
        if (isPlain || !this.isJson5 || !JSON5_SPACE.test(text.charAt(this.at))) return newLine;
        newLine ||= unit === 0x2028 || unit === 0x2029;
      }
      this.at++;
    }
  }

  /** A key of an object. */
  key(): JsonSpan {
    const { text } = this;
    const start = this.at;
    if (text[start] === '"' || text[start] === "'") this.string();
    else {
      const word = this.match(IDENTIFIER);
      const name = word.replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      if (!IDENTIFIER_NAME.test(name)) throw this.wrong('expected-key');
      if (!this.isJson5) throw new SyntaxProblem('not-in-dialect', start, { found: word });
      this.at = start + word.length;
      this.strict = false;
    }
    return { start, end: this.at, strict: this.strict };
  }

  /** A string, number or literal. */
  scalar(): JsonNode['kind'] {
    const first = this.text[this.at];
    if (first === '"' || first === "'") {
      this.string();
      return 'string';
    }
    if (first === 't' && this.literal('true')) return 'boolean';
    if (first === 'f' && this.literal('false')) return 'boolean';
    if (first === 'n' && this.literal('null')) return 'null';
    if (first !== undefined && /[-+.\dIN]/.test(first)) {
      this.number();
      return 'number';
    }
    throw this.wrong('expected-value');
  }

  /** Returns the problem that none of the symbols was found here. */
  expected(symbols: string): SyntaxProblem {
    return this.wrong('expected-symbol', symbols);
  }

  private literal(word: string): boolean {
    if (this.match(WORD) !== word) return false;
    this.at += word.length;
    this.strict = true;
    return true;
  }

  private number(): void {
    const plain = this.match(STRICT_NUMBER);
    if (plain !== '' && endsNumber(this.text.charCodeAt(this.at + plain.length))) {
      this.strict = true;
      this.at += plain.length;
      return;
    }
    const word = this.match(WORD);
    this.strict = plain === word;
    if (!this.strict && this.match(JSON5_NUMBER) !== word) {
      throw new SyntaxProblem(/^[-+.]*\d/.test(word) ? 'bad-number' : 'expected-value', this.at, { found: word });
    }
    if (!this.strict && !this.isJson5) throw new SyntaxProblem('not-in-dialect', this.at, { found: word });
    this.at += word.length;
  }

  private string(): void {
    const { text } = this;
    const start = this.at;
    const quote = text.charCodeAt(start);
    const lenient = this.dialect === 'auto' ? KEEPING_ESCAPE : JSON5_ESCAPE;
    if (quote === 0x27 && !this.isJson5) throw new SyntaxProblem('not-in-dialect', start, { found: "'" });
    let strict = quote === 0x22;
    let at = start + 1;
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit === quote) break;
      if (unit === 0x5c) {
        const end = this.escapeEnd(at, STRICT_ESCAPE) || (this.isJson5 ? -this.escapeEnd(at, lenient) : 0);
        if (end === 0) throw this.badEscape(at);
        if (end < 0) strict = false;
        at = Math.abs(end);
      } else if (unit < 0x20) {
        if (unit === 0x0a || unit === 0x0d) throw new SyntaxProblem('unclosed-string', start);
        if (!this.isJson5) throw new SyntaxProblem('control-character', at, { found: visibleCharacter(text, at) });
        strict = false;
        at++;
      } else if (at >= text.length) throw new SyntaxProblem('unclosed-string', start);
      else at++;
    }
    this.at = at + 1;
    this.strict = strict;
  }

  private escapeEnd(at: number, pattern: RegExp): number {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : 0;
  }

  private badEscape(at: number): SyntaxProblem {
    if (at + 1 >= this.text.length) return new SyntaxProblem('unclosed-string', this.at);
    const letter = this.text[at + 1];
    const length = letter === 'u' ? 6 : letter === 'x' ? 4 : 2;
    return new SyntaxProblem('bad-escape', at, { found: this.text.slice(at, at + length).replace(/["'\s].*/s, '') });
  }

  private comment(ownLine: boolean): void {
    const { text } = this;
    const start = this.at;
    const block = text[start + 1] === '*';
    if (!block && text[start + 1] !== '/') throw this.wrong('expected-value');
    if (this.dialect === 'json')
      throw new SyntaxProblem('not-in-dialect', start, { found: text.slice(start, start + 2) });
    if (block) {
      const close = text.indexOf('*/', start + 2);
      if (close < 0) throw new SyntaxProblem('unclosed-comment', start);
      this.at = close + 2;
    } else {
      const rest = /[\n\r\u2028\u2029]/g;
      rest.lastIndex = start;
      this.at = rest.exec(text)?.index ?? text.length;
    }
    this.comments.push({ start, end: this.at, ownLine });
  }

  private wrong(code: 'expected-value' | 'expected-key' | 'expected-symbol', expected = ''): SyntaxProblem {
    if (this.at >= this.text.length) return endsEarly(this.text.length, expected);
    const excerpt = this.match(WORD) || visibleCharacter(this.text, this.at);
    return new SyntaxProblem(code, this.at, expected ? { expected, found: excerpt } : { found: excerpt });
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }
}
