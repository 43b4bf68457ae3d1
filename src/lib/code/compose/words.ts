// Splits a POSIX shell command line (XCU 2.2, 2.3) into commands and words, each word in the syntax of Compose: a
// literal `$` is `$$`, a variable is `${NAME}`.
import { SyntaxProblem } from '../../../base/syntax-problem.ts';
import { unescapeAnsi } from './ansi.ts';
import type { Command, Repair, Word } from './split.ts';

const SPACE = /[ \t]/;
/** Spaces of web pages and word processors, which no shell separates words at. */
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
/** Curly quotes, which web pages and word processors put in place of straight ones. */
const CURLY = /^[“”„‘’]/;

/** Splits a POSIX command line. Throws SyntaxProblem `unclosed-string` at the unclosed quote. */
export function splitCommands(text: string): Command[] {
  return new Splitter(text).run();
}

/** The rules of POSIX shells; those of Windows have other quotes, variables and ends of lines. */
export class Splitter {
  protected at = 0;
  protected word: Word | null = null;
  /** The command goes on after the end of the line before. */
  private isContinued = false;
  private current: Command = emptyCommand(0);
  private readonly commands: Command[] = [];
  protected readonly text: string;
  /** What a line that goes on ends with. */
  protected readonly continuation: RegExp = /[\\`^]/;

  constructor(text: string) {
    this.text = text;
  }

  run(): Command[] {
    while (this.at < this.text.length) this.step();
    this.endCommand();
    return this.commands;
  }

  private step(): void {
    const { text } = this;
    const character = text[this.at]!;
    if (this.continues(character)) return;
    if (SPACE.test(character)) {
      this.endWord();
      this.at++;
      return;
    }
    if (ODD_SPACE.test(character)) {
      this.repair('odd-space', this.at, {});
      this.endWord();
      this.at++;
      return;
    }
    if (character === '#' && !this.word && this.hasComments) this.skipComment();
    else if (this.ends(character)) {
      this.endCommand();
      this.at++;
    } else if (character === '|') this.pipe();
    else if (/[<>]/.test(character)) this.redirect();
    else if (CURLY.test(character) && this.curlyQuoted(character)) return;
    else if (!this.comment()) this.character(character);
    this.isContinued = false;
  }

  protected readonly hasComments: boolean = true;

  protected ends(character: string): boolean {
    return /[\n\r;&]/.test(character);
  }

  /** Skips the end of a line that goes on, with blanks before it that the shell would not expect. */
  private continues(character: string): boolean {
    if (!this.continuation.test(character)) return false;
    const isOwn = character === '\\' && this.continuation.test('\\');
    const end = /^([ \t]*)(\r\n|\n|\r|(?=\S)|$)/.exec(this.text.slice(this.at + 1, this.at + 200));
    if (!end) return false;
    const [blanks, gap = '', lineEnd] = end;
    const endsLine = lineEnd !== '';
    // Inside a word, only a backslash right before the end of the line joins two lines.
    if (this.word && (!endsLine || gap !== '' || !isOwn)) return false;
    if (!endsLine && gap === '') return false;
    if (gap !== '') this.repair('trailing-blank', this.at, { written: character });
    this.at += 1 + blanks.length;
    this.isContinued = true;
    return true;
  }

  private skipComment(): void {
    const end = endOfLine(this.text, this.at);
    if (this.isContinued && end < this.text.length) {
      this.repair('comment-inside', this.at, { written: this.text.slice(this.at, Math.min(end, this.at + 60)) });
      this.at = end + (this.text.startsWith('\r\n', end) ? 2 : 1);
    } else this.at = end;
  }

  /** Curly quotes around a value are meant as straight ones. */
  private curlyQuoted(open: string): boolean {
    if (this.word && !/[=:]$/.test(this.word.text)) return false;
    const close = this.text.slice(this.at + 1).search(open === '‘' || open === '’' ? /[’‘]/ : /[”“]/) + this.at + 1;
    const inner = this.text.slice(this.at + 1, close);
    if (close === this.at || /[\n\r]/.test(inner)) return false;
    this.repair('curly-quotes', this.at, { written: this.text.slice(this.at, close + 1).slice(0, 60) });
    const word = this.open();
    word.quoted = true;
    this.literal(word, inner);
    this.at = close + 1;
    return true;
  }

  protected repair(code: Repair['code'], offset: number, params: Record<string, string>): void {
    this.current.repairs.push({ code, offset, params });
  }

  protected character(character: string): void {
    const word = this.open();
    if (character === "'") this.singleQuoted(word);
    else if (character === '"') this.doubleQuoted(word);
    else if (character === '\\') this.backslash(word);
    else if (character === '$') this.dollar(word, false);
    else if (character === '`') this.backtick(word);
    else this.plain(word, character);
  }

  protected plain(word: Word, character: string): void {
    word.text += character;
    this.at++;
  }

  /** A backslash escapes the next character, but in the path of a Windows drive nobody means that. */
  private backslash(word: Word): void {
    const path = /(?:^|[=,:])[A-Za-z]:(?:\\[\w .-]*)*$/.test(word.text) && /^\\[\w.$]/.test(this.text.slice(this.at));
    if (path) {
      const end = this.text.slice(this.at).search(/\s|$/) + this.at;
      const isReported = this.current.repairs.some(
        ({ code, offset }) => code === 'drive-path' && offset === word.offset,
      );
      if (!isReported) this.repair('drive-path', word.offset, { path: this.text.slice(word.offset, end).slice(0, 60) });
      this.plain(word, '\\');
      return;
    }
    const next = this.text[this.at + 1] ?? '\\';
    if (/\w/.test(next)) this.repair('backslash-dropped', this.at, { written: `\\${next}` });
    word.quoted = true;
    this.literal(word, next);
    this.at += 2;
  }

  protected singleQuoted(word: Word): void {
    const close = this.text.indexOf("'", this.at + 1);
    if (close < 0) throw new SyntaxProblem('unclosed-string', this.at);
    word.quoted = true;
    this.literal(word, this.text.slice(this.at + 1, close));
    this.at = close + 1;
  }

  protected doubleQuoted(word: Word): void {
    const start = this.at++;
    word.quoted = true;
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined) throw new SyntaxProblem('unclosed-string', start);
      if (character === '"') {
        this.at++;
        return;
      }
      if (character === '\\' && /["$\\`\n]/.test(this.text[this.at + 1] ?? '')) {
        if (this.text[this.at + 1] !== '\n') this.literal(word, this.text[this.at + 1]!);
        this.at += 2;
      } else if (character === '$') this.dollar(word, true);
      else if (character === '`') this.backtick(word);
      else {
        word.text += character;
        this.at++;
      }
    }
  }

  protected dollar(word: Word, inQuotes: boolean): void {
    const rest = this.text.slice(this.at, this.at + 2000);
    const variable = /^\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*(?::?[-?+][^{}]*)?)\})/.exec(rest);
    if (variable) {
      word.text += `\${${variable[1] ?? variable[2]}}`;
      this.at += variable[0].length;
    } else if (rest.startsWith('$(')) {
      const end = closing(this.text, this.at + 1);
      if (end < 0) throw new SyntaxProblem('unclosed-string', this.at);
      this.substitution(word, this.text.slice(this.at, end + 1));
    } else if (rest.startsWith("$'") && !inQuotes) this.ansiQuoted(word);
    else if (rest.startsWith('$"') && !inQuotes) this.at++;
    else {
      this.literal(word, '$');
      this.at++;
    }
  }

  /** `$'…'` with C escapes (POSIX 2024, 2.2.4). */
  private ansiQuoted(word: Word): void {
    const match = /\$'((?:[^'\\]|\\[^])*)'/y;
    match.lastIndex = this.at;
    const quotation = match.exec(this.text);
    if (!quotation) throw new SyntaxProblem('unclosed-string', this.at);
    word.quoted = true;
    this.literal(word, unescapeAnsi(quotation[1]!));
    this.at = match.lastIndex;
  }

  /**
   * Skips a substitution that contains only a comment, which is how long commands are annotated: its output is empty.
   */
  protected comment(): boolean {
    if (this.text[this.at] !== '`') return false;
    const comment = /`[ \t]*(?:#[^`\r\n]*)?`/y;
    comment.lastIndex = this.at;
    if (!comment.test(this.text)) return false;
    this.at = comment.lastIndex;
    return true;
  }

  protected backtick(word: Word): void {
    if (this.comment()) return;
    const close = this.text.indexOf('`', this.at + 1);
    if (close < 0) throw new SyntaxProblem('unclosed-string', this.at);
    this.substitution(word, this.text.slice(this.at, close + 1));
  }

  protected substitution(word: Word, source: string): void {
    word.substitutions.push(source);
    this.literal(word, source);
    this.at += source.length;
  }

  protected literal(word: Word, text: string): void {
    word.text += text.replaceAll('$', '$$$$');
  }

  private pipe(): void {
    const isOr = this.text[this.at + 1] === '|';
    if (isOr) this.at += 2;
    else {
      const end = /[\n\r;]/.exec(this.text.slice(this.at))?.index ?? this.text.length - this.at;
      this.current.redirections.push(this.text.slice(this.at, this.at + end).trim());
      this.at += end;
    }
    this.endCommand();
  }

  private redirect(): void {
    const target = /^[<>]+&?[ \t]*[^\s;&|<>]*/.exec(this.text.slice(this.at))![0];
    let number = '';
    if (this.word && !this.word.quoted && /^\d$/.test(this.word.text)) {
      number = this.word.text;
      this.word = null;
    }
    this.endWord();
    this.current.redirections.push((number + target).trim());
    this.at += target.length;
  }

  protected open(): Word {
    this.word ??= { text: '', offset: this.at, quoted: false, substitutions: [] };
    return this.word;
  }

  protected endWord(): void {
    if (this.word) this.current.words.push(this.word);
    this.word = null;
  }

  private endCommand(): void {
    this.endWord();
    this.current.end = this.at;
    if (this.current.words.length > 0) this.commands.push(this.current);
    this.current = emptyCommand(this.at);
  }
}

const emptyCommand = (at: number): Command => ({ words: [], redirections: [], repairs: [], end: at });

function endOfLine(text: string, at: number): number {
  while (at < text.length && !/[\n\r]/.test(text[at]!)) at++;
  return at;
}

/** Returns the position of the parenthesis that closes the one at `open`, or -1. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}
