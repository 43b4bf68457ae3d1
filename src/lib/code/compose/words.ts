// Splits a POSIX shell command line (XCU 2.2, 2.3) into commands and words, each word in the syntax of Compose: a
// literal `$` is `$$`, a variable is `${NAME}`.
import { SyntaxProblem } from '../../../base/syntax-problem.ts';

export interface Word {
  text: string;
  offset: number;
  /** Whether part of it was quoted or escaped. */
  quoted: boolean;
  /** Commands whose output the shell would insert here; `text` contains them as written. */
  substitutions: string[];
}

export interface Command {
  words: Word[];
  /** Text that the shell itself would interpret: `> file`, `| grep x`. */
  redirections: string[];
  end: number;
}

const SPACE = /[ \t]/;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  v: '\v',
};

/** Throws SyntaxProblem `unclosed-string` at the unclosed quote. */
export function splitCommands(text: string): Command[] {
  return new Splitter(text).run();
}

class Splitter {
  private at = 0;
  private word: Word | null = null;
  private current: Command = { words: [], redirections: [], end: 0 };
  private readonly commands: Command[] = [];
  private readonly text: string;

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
    const lineEnd = /^(?:\r\n|\n|\r)/.exec(text.slice(this.at + 1, this.at + 3))?.[0];
    // `\` in POSIX; at the end of a line also the backtick of PowerShell and the caret of cmd.
    if (lineEnd !== undefined && (character === '\\' || (!this.word && /[`^]/.test(character))))
      this.at += 1 + lineEnd.length;
    else if (SPACE.test(character)) {
      this.endWord();
      this.at++;
    } else if (character === '#' && !this.word) this.at = endOfLine(text, this.at);
    else if (/[\n\r;&]/.test(character)) {
      this.endCommand();
      this.at++;
    } else if (character === '|') this.pipe();
    else if (/[<>]/.test(character)) this.redirect();
    else if (character === '`' && this.comment()) return;
    else this.character(character);
  }

  private character(character: string): void {
    const word = this.open();
    if (character === "'") this.singleQuoted(word);
    else if (character === '"') this.doubleQuoted(word);
    else if (character === '\\') {
      word.quoted = true;
      this.literal(word, this.text[this.at + 1] ?? '\\');
      this.at += 2;
    } else if (character === '$') this.dollar(word, false);
    else if (character === '`') this.backtick(word);
    else {
      word.text += character;
      this.at++;
    }
  }

  private singleQuoted(word: Word): void {
    const close = this.text.indexOf("'", this.at + 1);
    if (close < 0) throw new SyntaxProblem('unclosed-string', this.at);
    word.quoted = true;
    this.literal(word, this.text.slice(this.at + 1, close));
    this.at = close + 1;
  }

  private doubleQuoted(word: Word): void {
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

  private dollar(word: Word, inQuotes: boolean): void {
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
    const found = match.exec(this.text);
    if (!found) throw new SyntaxProblem('unclosed-string', this.at);
    word.quoted = true;
    const plain = found[1]!.replace(/\\(?:x([\da-f]{1,2})|([^]))/gi, (_, hex?: string, letter = '') =>
      hex === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(parseInt(hex, 16)),
    );
    this.literal(word, plain);
    this.at = match.lastIndex;
  }

  /**
   * Skips a substitution that contains only a comment, which is how long commands are annotated: its output is empty.
   */
  private comment(): boolean {
    const comment = /`[ \t]*(?:#[^`\r\n]*)?`/y;
    comment.lastIndex = this.at;
    if (!comment.test(this.text)) return false;
    this.at = comment.lastIndex;
    return true;
  }

  private backtick(word: Word): void {
    if (this.comment()) return;
    const close = this.text.indexOf('`', this.at + 1);
    if (close < 0) throw new SyntaxProblem('unclosed-string', this.at);
    this.substitution(word, this.text.slice(this.at, close + 1));
  }

  private substitution(word: Word, source: string): void {
    word.substitutions.push(source);
    this.literal(word, source);
    this.at += source.length;
  }

  private literal(word: Word, text: string): void {
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

  private open(): Word {
    this.word ??= { text: '', offset: this.at, quoted: false, substitutions: [] };
    return this.word;
  }

  private endWord(): void {
    if (this.word) this.current.words.push(this.word);
    this.word = null;
  }

  private endCommand(): void {
    this.endWord();
    this.current.end = this.at;
    if (this.current.words.length > 0) this.commands.push(this.current);
    this.current = { words: [], redirections: [], end: this.at };
  }
}

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
