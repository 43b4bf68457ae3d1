import { visibleCharacter } from '../../../base/position.ts';
import { endsEarly, SyntaxProblem } from '../../../base/syntax-problem.ts';
import { resolveTomlWord, type TomlVersion } from './word.ts';
import type { DocNode } from '../node.ts';

const ESCAPES: Record<string, string> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\x1b',
  '"': '"',
  '\\': '\\',
};
const ESCAPE: Record<TomlVersion, RegExp> = {
  '1.0': /\\(?:([btnfr"\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,
  '1.1': /\\(?:([btnfre"\\])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,
};
const WORD = /[A-Za-z0-9_+\-.:]+/y;
/** A space may separate a date and a time. */
const DATE_AND_TIME = /\d{4}-\d\d-\d\d \d\d:[0-9:.]*(?:[Zz]|[-+][0-9:]*)?/y;

/** Reads the tokens of a TOML document: whitespace, comments, keys and all values except arrays and inline tables. */
export class TomlScanner {
  at = 0;
  comments = 0;
  readonly text: string;
  readonly version: TomlVersion;

  constructor(text: string, version: TomlVersion) {
    this.text = text;
    this.version = version;
    if (text.charCodeAt(0) === 0xfeff) this.at = 1;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  peek(symbol: string): boolean {
    return this.text.startsWith(symbol, this.at);
  }

  /** Skips `symbol` if it is next. */
  take(symbol: string): boolean {
    if (!this.peek(symbol)) return false;
    this.at += symbol.length;
    return true;
  }

  require(symbol: string, expected = symbol): void {
    if (!this.take(symbol)) throw this.wrong('expected-symbol', expected);
  }

  skipBlanks(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at++;
  }

  /** Skips whitespace, line endings and comments. */
  skipLines(): void {
    do this.skipBlanks();
    while (this.comment() || this.lineEnd());
  }

  /**
   * Reads the rest of a line after a value or header: whitespace and a comment, then a line ending or the end of the
   * text.
   */
  endLine(): void {
    this.skipBlanks();
    this.comment();
    if (!this.done && !this.lineEnd()) throw this.wrong('extra-content');
  }

  /** Reads a dotted key as its parts. */
  key(): string[] {
    const parts: string[] = [];
    do {
      this.skipBlanks();
      parts.push(this.keyPart());
      this.skipBlanks();
    } while (this.take('.'));
    return parts;
  }

  /** Reads a string, number, boolean or date. */
  scalar(): DocNode {
    const quote = this.text[this.at];
    if (quote === '"' || quote === "'") {
      const value = this.peek(quote.repeat(3)) ? this.multiLine(quote) : this.singleLine(quote);
      return { kind: 'string', value };
    }
    const word = this.match(DATE_AND_TIME) || this.match(WORD);
    if (word === '') throw this.wrong('expected-value');
    const value = resolveTomlWord(word, this.at, this.version);
    this.at += word.length;
    return value;
  }

  wrong(code: 'expected-value' | 'expected-key' | 'expected-symbol' | 'extra-content', expected = ''): SyntaxProblem {
    if (this.done) return endsEarly(this.text.length, expected);
    const excerpt = visibleCharacter(this.text, this.at);
    return new SyntaxProblem(code, this.at, expected ? { expected, found: excerpt } : { found: excerpt });
  }

  private keyPart(): string {
    const quote = this.text[this.at];
    if (quote === '"' || quote === "'") return this.singleLine(quote);
    const bare = this.match(/[A-Za-z0-9_-]+/y);
    if (bare === '') throw this.wrong('expected-key');
    this.at += bare.length;
    return bare;
  }

  private lineEnd(): boolean {
    return this.take('\n') || this.take('\r\n');
  }

  private comment(): boolean {
    if (!this.peek('#')) return false;
    this.comments++;
    while (!this.done && !this.peek('\n') && !this.peek('\r\n')) this.character();
    return true;
  }

  private singleLine(quote: string): string {
    const start = this.at++;
    let value = '';
    while (!this.take(quote)) {
      if (this.done || this.peek('\n') || this.peek('\r')) throw new SyntaxProblem('unclosed-string', start);
      value += quote === '"' && this.peek('\\') ? this.escape() : this.character();
    }
    return value;
  }

  private multiLine(quote: string): string {
    const start = this.at;
    this.at += 3;
    this.lineEnd();
    let value = '';
    for (;;) {
      if (this.done) throw new SyntaxProblem('unclosed-string', start);
      if (this.take(quote.repeat(3))) break;
      if (quote === '"' && this.peek('\\')) value += this.continuation() ? '' : this.escape();
      else if (this.take('\r\n')) value += '\r\n';
      else value += this.take('\n') ? '\n' : this.character();
    }
    // One or two quotes may precede the closing three.
    for (let extra = 0; extra < 2 && this.take(quote); extra++) value += quote;
    return value;
  }

  /** A backslash at the end of a line joins it with the following text, skipping any whitespace in between. */
  private continuation(): boolean {
    const match = this.match(/\\[ \t]*\r?\n(?:[ \t]|\r?\n)*/y);
    this.at += match.length;
    return match !== '';
  }

  private escape(): string {
    const [sequence, short, ...hex] = this.exec(ESCAPE[this.version]) ?? [''];
    const code = parseInt(hex.find((digits) => digits !== undefined) ?? '', 16);
    const scalar = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    if (short === undefined && !scalar) {
      throw new SyntaxProblem('bad-escape', this.at, { found: sequence || this.text.slice(this.at, this.at + 2) });
    }
    this.at += (sequence as string).length;
    return short === undefined ? String.fromCodePoint(code) : (ESCAPES[short] as string);
  }

  /** Reads one UTF-16 unit that is allowed in strings and comments. */
  private character(): string {
    const unit = this.text.charCodeAt(this.at);
    if ((unit < 0x20 && unit !== 0x09) || unit === 0x7f) {
      throw new SyntaxProblem('control-character', this.at, { found: visibleCharacter(this.text, this.at) });
    }
    return this.text.charAt(this.at++);
  }

  private match(pattern: RegExp): string {
    return this.exec(pattern)?.[0] ?? '';
  }

  private exec(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }
}
