// Splits command lines of PowerShell and cmd, in which a backslash is part of a path.
import { SyntaxProblem } from '../../../base/syntax-problem.ts';
import { type Word } from './split.ts';
import { Splitter } from './words.ts';

/** about_Quoting_Rules and about_Special_Characters of PowerShell. */
export class PowerShellSplitter extends Splitter {
  protected override readonly continuation = /`/;

  protected override character(character: string): void {
    const word = this.open();
    if (character === "'") this.quoted(word, "'");
    else if (character === '"') this.quoted(word, '"');
    else if (character === '`') this.escaped(word);
    else if (character === '$') this.variable(word);
    else this.plain(word, character);
  }

  protected override comment(): boolean {
    return false;
  }

  private escaped(word: Word): void {
    const next = this.text[this.at + 1] ?? '';
    word.quoted = true;
    this.literal(word, { n: '\n', t: '\t', r: '\r', '0': '\0' }[next] ?? next);
    this.at += 2;
  }

  /** Doubled quotes are one; only double quotes have escapes and variables. */
  private quoted(word: Word, quote: string): void {
    const start = this.at++;
    word.quoted = true;
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined) throw new SyntaxProblem('unclosed-string', start);
      if (character === quote && this.text[this.at + 1] === quote) {
        word.text += quote;
        this.at += 2;
      } else if (character === quote) {
        this.at++;
        return;
      } else if (quote === '"' && character === '`') this.escaped(word);
      else if (quote === '"' && character === '$') this.variable(word);
      else {
        this.literal(word, character);
        this.at++;
      }
    }
  }

  /** `$name`, `${name}`, and `$env:NAME`, which is an environment variable for Compose too. */
  private variable(word: Word): void {
    const name = /^\$(?:(?:env:)?([A-Za-z_]\w*)|\{(?:env:)?([A-Za-z_]\w*)\})/i.exec(
      this.text.slice(this.at, this.at + 300),
    );
    if (!name) return this.dollar(word, true);
    word.text += `\${${name[1] ?? name[2]}}`;
    this.at += name[0].length;
  }
}

/** Cmd: only double quotes, `^` as escape, and `%NAME%`. */
export class CmdSplitter extends Splitter {
  protected override readonly continuation = /\^/;
  protected override readonly hasComments = false;

  protected override ends(character: string): boolean {
    return /[\n\r&]/.test(character);
  }

  protected override comment(): boolean {
    return false;
  }

  protected override character(character: string): void {
    const word = this.open();
    if (character === '"') this.quoted(word);
    else if (character === '^') {
      this.literal(word, this.text[this.at + 1] ?? '');
      this.at += 2;
    } else this.inside(word, character);
  }

  private quoted(word: Word): void {
    const start = this.at++;
    word.quoted = true;
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined) throw new SyntaxProblem('unclosed-string', start);
      if (character === '"') {
        this.at++;
        return;
      }
      if (this.text.startsWith('\\"', this.at)) {
        word.text += '"';
        this.at += 2;
      } else this.inside(word, character);
    }
  }

  private inside(word: Word, character: string): void {
    const variable = character === '%' ? /^%([A-Za-z_]\w*)%/.exec(this.text.slice(this.at, this.at + 300)) : null;
    if (!variable) {
      this.literal(word, character);
      this.at++;
      return;
    }
    word.text += `\${${variable[1]}}`;
    this.at += variable[0].length;
  }
}
