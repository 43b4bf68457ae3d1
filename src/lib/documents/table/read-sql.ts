// Rows of INSERT statements, in the quotes of all dialects.
import { Problem } from '../../../base/problem.ts';
import { cellOf, type Grid, gridOf } from './grid.ts';
import type { CsvCell } from '../csv/cell.ts';

const TOKEN =
  /\s+|--[^\n]*|\/\*[^]*?\*\/|(?<string>[NEnebB]?'(?:[^'\\]|''|\\[^])*')|(?<name>"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]\n]*\])|(?<word>[^\s'"`(),;[\]]+)|(?<sign>[(),;])/y;

interface Token {
  type: 'string' | 'name' | 'word' | 'sign';
  text: string;
  at: number;
}

function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < sql.length) {
    const at = TOKEN.lastIndex;
    const groups = TOKEN.exec(sql)?.groups;
    if (!groups) throw new Problem('bad-sql', at, { text: sql.slice(at, at + 20) });
    for (const type of ['string', 'name', 'word', 'sign'] as const) {
      const text = groups[type];
      if (text !== undefined) tokens.push({ type, text, at });
    }
  }
  return tokens;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0', b: '\b', Z: '\x1a' };

function stringOf(token: string): string {
  return token
    .slice(token.indexOf("'") + 1, -1)
    .replace(/''|\\([^])/g, (pair: string, escaped: string | undefined) =>
      escaped === undefined ? "'" : (ESCAPES[escaped] ?? (pair === '\\%' || pair === '\\_' ? pair : escaped)),
    );
}

const nameOf = ({ type, text }: Token) =>
  type === 'name' ? text.slice(1, -1).replace(/""/g, '"').replace(/``/g, '`') : text;

class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #index = 0;

  constructor(sql: string) {
    this.#tokens = tokensOf(sql);
    this.#end = sql.length;
  }

  get next(): Token | undefined {
    return this.#tokens[this.#index];
  }

  take(): Token {
    const token = this.#tokens[this.#index++];
    if (!token) throw new Problem('bad-sql', this.#end, { text: '' });
    return token;
  }

  isWord(...words: string[]): boolean {
    return this.next?.type === 'word' && words.includes(this.next.text.toLowerCase());
  }

  isSign(sign: string): boolean {
    return this.next?.type === 'sign' && this.next.text === sign;
  }

  expect(sign: string): void {
    const token = this.take();
    if (token.text !== sign) throw new Problem('bad-sql', token.at, { text: token.text.slice(0, 20) });
  }

  /** Cells between parentheses; what isn't a literal stays as it is written. */
  values(): CsvCell[] {
    this.expect('(');
    const cells: CsvCell[] = [];
    let tokens: Token[] = [];
    let depth = 0;
    for (;;) {
      const token = this.take();
      const isEnd = depth === 0 && token.type === 'sign' && (token.text === ',' || token.text === ')');
      if (isEnd) {
        cells.push(valueOf(tokens));
        tokens = [];
        if (token.text === ')') return cells;
        continue;
      }
      if (token.text === '(') depth++;
      if (token.text === ')') depth--;
      tokens.push(token);
    }
  }
}

function valueOf(tokens: readonly Token[]): CsvCell {
  const [first] = tokens;
  if (tokens.length === 1 && first?.type === 'string') return cellOf(stringOf(first.text), true);
  if (tokens.length === 1 && first?.text.toLowerCase() === 'null') return cellOf('');
  return cellOf(
    tokens
      .map(({ text }) => text)
      .join(' ')
      .replace(/ ?([(),]) ?/g, '$1'),
  );
}

/** Reads `INSERT INTO t (a, b) VALUES (1, 'x'), (…);` statements of one table. @throws Problem `bad-sql` */
export function readInserts(sql: string): Grid {
  const reader = new Reader(sql);
  let header: CsvCell[] | null = null;
  let name = '';
  const rows: CsvCell[][] = [];
  let surrounding = 0;
  while (reader.next) {
    if (!reader.isWord('insert', 'replace')) {
      if (!reader.isSign(';')) surrounding++;
      // Other statements are passed over.
      while (reader.next && !reader.isSign(';')) reader.take();
      if (reader.next) reader.take();
      continue;
    }
    while (!reader.isWord('into')) reader.take();
    reader.take();
    let table = '';
    while (reader.next && !reader.isSign('(') && !reader.isWord('values', 'value')) table = nameOf(reader.take());
    name ||= table.split('.').at(-1) ?? '';
    if (reader.isSign('(')) {
      const names = reader.values().map(({ text }) => cellOf(text.replace(/^["`[]|["`\]]$/g, '')));
      header ??= names;
    }
    while (!reader.isWord('values', 'value')) reader.take();
    reader.take();
    for (;;) {
      rows.push(reader.values());
      if (!reader.isSign(',')) break;
      reader.take();
    }
    while (reader.next && !reader.isSign(';') && !reader.isWord('insert', 'replace')) reader.take();
    if (reader.isSign(';')) reader.take();
  }
  return gridOf(header ? [header, ...rows] : rows, { hasHeader: header !== null, name, surrounding });
}
