// The three ways in which .env files are read: by Compose (its `env_file` and `.env`), by dotenv for Node, and by
// `docker run --env-file`, which takes every line as it is.
import { Problem } from '../../../base/problem.ts';
import { literal, type Setting, type SettingsProblem } from './setting.ts';

export const ENV_DIALECTS = ['compose', 'dotenv', 'docker'] as const;
export type EnvDialect = (typeof ENV_DIALECTS)[number];

const problem = (code: SettingsProblem, offset: number, text = '') =>
  new Problem<SettingsProblem>(code, offset, text === '' ? {} : { text: text.slice(0, 60) });

/** Throws Problem at the line that isn't a setting. */
export function readEnv(text: string, dialect: EnvDialect): Setting[] {
  return dialect === 'docker' ? readRaw(text) : new EnvReader(text, dialect).run();
}

/** Lines of `docker run --env-file`: quotes and signs are part of the value. */
function readRaw(text: string): Setting[] {
  const settings: Setting[] = [];
  let comments: string[] = [];
  let offset = 0;
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '');
    const start = line.trimStart();
    if (start.startsWith('#')) comments.push(commentOf(start));
    else if (start !== '') {
      const equals = start.indexOf('=');
      const name = equals < 0 ? start.trimEnd() : start.slice(0, equals);
      if (name === '' || /\s/.test(name)) throw problem('not-a-setting', offset, line);
      settings.push({
        path: [name],
        value: equals < 0 ? null : literal(start.slice(equals + 1)),
        offset,
        comments,
      });
      comments = [];
    }
    offset += whole.length + 1;
  }
  return settings;
}

const commentOf = (line: string): string => line.slice(1).replace(/^ /, '').trimEnd();

const QUOTES = { compose: /["']/, dotenv: /["'`]/ };
const COMPOSE_ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '"': '"',
  '\\': '\\',
  c: '\\c',
};

class EnvReader {
  private at = 0;
  private comments: string[] = [];
  private readonly settings: Setting[] = [];
  private readonly text: string;
  private readonly dialect: 'compose' | 'dotenv';

  constructor(text: string, dialect: 'compose' | 'dotenv') {
    this.text = text;
    this.dialect = dialect;
  }

  run(): Setting[] {
    for (;;) {
      this.at = this.past(/\s*/y);
      if (this.at >= this.text.length) return this.settings;
      if (this.text[this.at] === '#') {
        this.comments.push(commentOf(this.text.slice(this.at, this.lineEnd())));
        this.at = this.lineEnd();
      } else this.setting();
    }
  }

  private setting(): void {
    const offset = this.at;
    this.at = this.past(/export[ \t]+(?![ \t]*[=:])/y);
    const start = this.at;
    this.at = this.past(/[\p{L}\p{N}_.[\]-]+/uy);
    const name = this.text.slice(start, this.at);
    const separator = this.past(/[ \t]*(?:=|:(?=[ \t\r\n]|$))/y);
    const isAlone = this.past(/[ \t]*(?=[\r\n]|$)/y) === this.lineEnd();
    if (name === '' || (separator === this.at && !isAlone))
      throw problem('not-a-setting', offset, this.text.slice(offset, this.lineEnd()));
    let value: string | null = null;
    if (separator > this.at) {
      this.at = separator;
      this.at = this.past(/[ \t]*/y);
      value = this.value();
    } else this.at = this.lineEnd();
    this.settings.push({ path: [name], value, offset, comments: this.comments });
    this.comments = [];
  }

  private value(): string {
    const quote = this.text[this.at] ?? '';
    if (!QUOTES[this.dialect].test(quote)) return this.unquoted();
    const close = this.closing(quote);
    const rest = close < 0 ? '' : this.text.slice(close + 1, this.lineEnd(close + 1));
    const isWhole = close >= 0 && /^[ \t]*(?:#.*)?$/.test(rest);
    // dotenv takes the line as it is if nothing closes the quote, or if something follows it.
    if (!isWhole && this.dialect === 'dotenv') return this.unquoted();
    if (close < 0) throw problem('unclosed-quote', this.at);
    if (!isWhole) throw problem('text-after-quote', close + 1, rest.trim());
    const inner = this.text.slice(this.at + 1, close);
    this.at = this.lineEnd(close + 1);
    return this.dialect === 'dotenv' ? dotenvQuoted(inner, quote) : composeQuoted(inner, quote);
  }

  private unquoted(): string {
    const end = this.lineEnd();
    const line = this.text.slice(this.at, end);
    this.at = end;
    if (this.dialect === 'compose') return variables((line.split(' #')[0] ?? '').trimEnd(), 'compose');
    const value = (line.split('#')[0] ?? '').trim();
    const [, quote, inner = ''] = /^(["'`])(.*)\1$/.exec(value) ?? [];
    return quote ? dotenvQuoted(inner, quote) : variables(value, 'dotenv');
  }

  private closing(quote: string): number {
    for (let at = this.at + 1; at < this.text.length; at++) {
      if (this.text[at] === '\\') at++;
      else if (this.text[at] === quote) return at;
    }
    return -1;
  }

  private past(pattern: RegExp): number {
    pattern.lastIndex = this.at;
    return pattern.test(this.text) ? pattern.lastIndex : this.at;
  }

  private lineEnd(from = this.at): number {
    const end = this.text.indexOf('\n', from);
    const line = end < 0 ? this.text.length : end;
    return line > from && this.text[line - 1] === '\r' ? line - 1 : line;
  }
}

/** dotenv expands only line breaks, and leaves the backslash of every other escape. */
function dotenvQuoted(inner: string, quote: string): string {
  if (quote !== '"') return literal(inner);
  return variables(inner.replaceAll('\\n', '\n').replaceAll('\\r', '\r').replaceAll('\r\n', '\n'), 'dotenv');
}

function composeQuoted(inner: string, quote: string): string {
  const text = inner.replaceAll('\r\n', '\n');
  if (quote === "'") return literal(text.replaceAll("\\'", "'"));
  return text.replace(
    /\\(?:0(\d{1,3})|([^$]))|\\?\$(?:\$|[A-Za-z_]\w*|\{[A-Za-z_]\w*(?=[}:?+-]))?/g,
    (written, octal?: string, letter?: string) => {
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
      return letter === undefined ? sign(written, 'compose') : (COMPOSE_ESCAPES[letter] ?? written);
    },
  );
}

const variables = (text: string, dialect: 'compose' | 'dotenv'): string =>
  text.replace(/\\?\$(?:\$|[A-Za-z_]\w*|\{[A-Za-z_]\w*(?=[}:?+-]))?/g, (written) => sign(written, dialect));

/** A `$` as Compose writes it; one that begins no variable is literal. */
function sign(written: string, dialect: 'compose' | 'dotenv'): string {
  if (written.startsWith('\\')) return dialect === 'compose' ? literal(written.slice(1)) : literal(written);
  if (written === '$$') return dialect === 'compose' ? written : literal(written);
  if (written === '$') return '$$';
  return written.startsWith('${') ? written : `\${${written.slice(1)}}`;
}
