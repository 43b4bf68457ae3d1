import type { FormatOptionsWithLanguage, SqlLanguage } from 'sql-formatter';
import { Problem } from '../../../base/problem.ts';
import { depthOf, MAX_SQL_DEPTH, MAX_SQL_TOKENS, tokenCount } from './size.ts';
import { repairSql } from './repair.ts';

export const SQL_DIALECTS = {
  sql: 'SQL (standard)',
  bigquery: 'BigQuery',
  clickhouse: 'ClickHouse',
  db2: 'Db2',
  db2i: 'Db2 for i',
  duckdb: 'DuckDB',
  hive: 'Hive',
  mariadb: 'MariaDB',
  mysql: 'MySQL',
  n1ql: 'N1QL (Couchbase)',
  plsql: 'PL/SQL (Oracle)',
  postgresql: 'PostgreSQL',
  redshift: 'Redshift',
  singlestoredb: 'SingleStoreDB',
  snowflake: 'Snowflake',
  spark: 'Spark',
  sqlite: 'SQLite',
  tidb: 'TiDB',
  tsql: 'T-SQL (SQL Server)',
  trino: 'Trino',
} as const satisfies Partial<Record<SqlLanguage, string>>;
export type SqlDialect = keyof typeof SQL_DIALECTS;

export const SQL_PROBLEMS = [
  'unexpected-sql',
  'sql-ends-early',
  'sql-not-understood',
  'sql-too-deep',
  'sql-too-long',
] as const;
type SqlProblemCode = (typeof SQL_PROBLEMS)[number];

export type SqlStyle = Omit<FormatOptionsWithLanguage, 'language' | 'params' | 'paramTypes'> & {
  /** Template markers (`{{ x }}`, `{% if %}`, `${x}`, `%s`) are left unchanged. */
  templates: boolean;
};

const TEMPLATES = [
  { regex: String.raw`\{\{[^{}]*\}\}` },
  { regex: String.raw`\{%[^%]*%\}` },
  { regex: String.raw`\$\{[^{}]*\}` },
];

/** `%s` and `%(name)s` of Python's database drivers (PEP 249); `%b` and `%t` are psycopg's. */
const PYTHON = [{ regex: String.raw`%\([\w .-]{1,100}\)[sbtd](?!\w)` }, { regex: String.raw`%[sbt](?!\w)` }];

/**
 * `:name` parameters of client libraries, which few dialects support; not casts, slices, paths and JSON keys, which
 * contain colons too.
 */
const NAMED = { regex: String.raw`(?<![\w:)\]['"}[` + '`' + String.raw`]):[A-Za-z_]\w*` };

/** Snowflake stages with a path (`@~`, `@%table`, `@db.schema.stage/path/`), and files uploaded to them. */
const STAGES = [
  { regex: String.raw`@(?:~|%?(?:[\w$]+|"[^"]+")(?:\.(?:[\w$]+|"[^"]+"))*)(?:/[\w./$=-]*)?` },
  { regex: String.raw`file://[^\s;]+` },
];

/** The command of the mysql client that changes the statement delimiter. */
const DELIMITER = /^[ \t]*DELIMITER[ \t]+([^\s'"]+)[ \t]*\r?$/im;

/** Features of dialects that the standard lacks, most distinctive first. */
const MARKS: readonly (readonly [RegExp, SqlDialect])[] = [
  [DELIMITER, 'mysql'],
  [/^\s*GO\s*$|\bSELECT\s+TOP\b|\bDECLARE\s+@|\[\w+\]\.\[/im, 'tsql'],
  [/\b(?:FROM|INTO)\s+@[~%\w"]|\bCOPY\s+INTO\b|\bLATERAL\s+FLATTEN\s*\(|\$\d+:\w/i, 'snowflake'],
  [/::\s*[a-z]|\$\$|\bILIKE\b|\bRETURNING\b|->>/i, 'postgresql'],
  [/`[\w-]+\.[\w-]+\.[\w*-]+`|\bSAFE_CAST\b|\bUNNEST\s*\(.*\)\s+WITH\s+OFFSET/i, 'bigquery'],
  [/`|\bAUTO_INCREMENT\b|\bENGINE\s*=|\bON\s+DUPLICATE\s+KEY\b/i, 'mysql'],
  [/\bVARCHAR2\b|\bROWNUM\b|\bCONNECT\s+BY\b|\bDUAL\b|:=/i, 'plsql'],
];
const OTHERS: readonly SqlDialect[] = [
  'sql',
  'postgresql',
  'mysql',
  'tsql',
  'sqlite',
  'bigquery',
  'snowflake',
  'plsql',
];

/** Returns the dialect that a text resembles; standard SQL if it has no features of another. */
export function guessDialect(text: string): SqlDialect {
  return MARKS.find(([mark]) => mark.test(text))?.[1] ?? 'sql';
}

/**
 * Up to this many tokens, a text that one dialect can't parse is also tried in the others, which takes eight times as
 * long.
 */
const MANY_TOKENS = 40_000;

export interface FormattedSql {
  text: string;
  dialect: SqlDialect;
  /** A statement was left unchanged because the library would have changed its tokens. */
  untouched: boolean;
}

/**
 * Returns the text formatted in a dialect, or in the first likely one that can parse it. Throws Problem with the
 * position of the mistake.
 */
export async function formatSql(
  text: string,
  dialect: SqlDialect | 'auto',
  { templates, ...style }: SqlStyle,
): Promise<FormattedSql> {
  if (depthOf(text) > MAX_SQL_DEPTH) throw tooDeep();
  if (text.length > MAX_SQL_TOKENS && tokenCount(text) > MAX_SQL_TOKENS)
    throw new Problem('sql-too-long', undefined, { limit: MAX_SQL_TOKENS });
  const { format } = await import('./library.ts');
  const guess = dialect === 'auto' ? guessDialect(text) : dialect;
  const custom = [...(templates ? [...TEMPLATES, ...PYTHON] : []), NAMED];
  const attempt = (part: string, language: SqlDialect): FormattedSql | Problem<SqlProblemCode> => {
    try {
      const paramTypes = { custom: language === 'snowflake' ? [...custom, ...STAGES] : custom };
      const repaired = repairSql(part, format(part, { ...style, language, paramTypes }));
      return { text: repaired ?? part, dialect: language, untouched: repaired === null };
    } catch (error) {
      return problemOf(error, part);
    }
  };
  if (DELIMITER.test(text)) {
    let untouched = false;
    const blocks = blocksOf(text).map(({ part, at, end }) => {
      const block = attempt(part, guess);
      if (block instanceof Problem) throw new Problem(block.code, at + (block.offset ?? 0), block.params);
      untouched ||= block.untouched;
      const body = block.text.trim();
      // After a comment on the last line, the delimiter would become part of it.
      return [body, end].filter(Boolean).join(/(?:--|#).*$/.test(body) ? '\n' : ' ');
    });
    return { text: blocks.join('\n'.repeat(1 + (style.linesBetweenQueries ?? 1))), dialect: guess, untouched };
  }
  const first = attempt(text, guess);
  if (!(first instanceof Problem) && !first.untouched) return first;
  // An unclosed string or bracket is wrong in all dialects; trying more helps only if one didn't know a symbol.
  const others = dialect === 'auto' && (!(first instanceof Problem) || first.code === 'unexpected-sql');
  if (others && tokenCount(text) <= MANY_TOKENS) {
    for (const other of OTHERS) {
      const next = other === guess ? first : attempt(text, other);
      if (!(next instanceof Problem) && !next.untouched) return next;
    }
  }
  if (first instanceof Problem) throw first;
  return first;
}

const QUOTED = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|` + '`[^`]*`' + String.raw`|(?:--\s|#).*|/\*[^]*?\*/`;

/**
 * Splits a script of the mysql client: DELIMITER lines are separators without a part; the text between two of them is
 * one part under `;`, otherwise one statement each.
 */
function blocksOf(script: string): { part: string; at: number; end: string }[] {
  const blocks: { part: string; at: number; end: string }[] = [];
  const add = (start: number, stop: number, end: string) => {
    const part = script.slice(start, stop);
    if (part.trim() !== '') blocks.push({ part, at: start, end });
  };
  let delimiter = ';';
  let at = 0;
  for (const line of [...script.matchAll(new RegExp(DELIMITER, 'gim')), null]) {
    const stop = line?.index ?? script.length;
    if (delimiter !== ';') {
      const ends = new RegExp(`${QUOTED}|(${delimiter.replace(/[^\w]/g, String.raw`\$&`)})`, 'g');
      const start = at;
      for (const { 1: end, index } of script.slice(start, stop).matchAll(ends)) {
        if (end === undefined) continue;
        add(at, start + index, end);
        at = start + index + end.length;
      }
    }
    add(at, stop, '');
    if (!line) break;
    delimiter = line[1]!;
    blocks.push({ part: '', at: stop, end: line[0].trim() });
    at = stop + line[0].length;
  }
  return blocks;
}

const tooDeep = () => new Problem('sql-too-deep', undefined, { limit: MAX_SQL_DEPTH });

/**
 * Converts an error message of the library to a problem with its position. Errors that aren't about the text are
 * rethrown.
 */
function problemOf(error: unknown, text: string): Problem<SqlProblemCode> {
  if (error instanceof RangeError) return tooDeep();
  if (!(error instanceof Error) || !error.message.startsWith('Parse error')) throw error;
  const place = /at line (\d+) column (\d+)/.exec(error.message);
  if (!place) return new Problem('sql-not-understood');
  const offset = offsetOf(text, Number(place[1]), Number(place[2]));
  const rest = text.slice(offset);
  if (rest.trim() === '' || error.message.includes('«EOF»')) return new Problem('sql-ends-early', text.length);
  return new Problem('unexpected-sql', offset, { found: /^\S{1,20}/u.exec(rest.trimStart())?.[0] ?? '' });
}

/** The library counts lines by \n; columns are in UTF-16 units. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) start = text.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, text.length);
}
