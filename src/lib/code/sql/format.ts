import type { FormatOptionsWithLanguage, SqlLanguage } from 'sql-formatter';
import { Problem } from '../../../base/problem.ts';
import { depthOf, MAX_SQL_DEPTH, tokenCount } from './size.ts';
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

export const SQL_PROBLEMS = ['unexpected-sql', 'sql-ends-early', 'sql-not-understood', 'sql-too-deep'] as const;
type SqlProblemCode = (typeof SQL_PROBLEMS)[number];

export type SqlStyle = Omit<FormatOptionsWithLanguage, 'language' | 'params' | 'paramTypes'> & {
  /** Markers of templates (`{{ x }}`, `{% if %}`, `${x}`, `%s`) are left as they are. */
  templates: boolean;
};

const TEMPLATES = [
  { regex: String.raw`\{\{[^{}]*\}\}` },
  { regex: String.raw`\{%[^%]*%\}` },
  { regex: String.raw`\$\{[^{}]*\}` },
];

/** `%s` and `%(name)s` of Python's database drivers (PEP 249); `%b` and `%t` are psycopg's. */
const PYTHON = [{ regex: String.raw`%\([\w .-]{1,100}\)[sbtd](?!\w)` }, { regex: String.raw`%[sbt](?!\w)` }];

/** `:name` of client libraries, which few dialects know; not the casts, slices, paths and JSON keys that have a colon too. */
const NAMED = { regex: String.raw`(?<![\w:)\]['"}[` + '`' + String.raw`]):[A-Za-z_]\w*` };

/** Stages of Snowflake, with a path behind them (`@~`, `@%table`, `@db.schema.stage/path/`), and files that are put there. */
const STAGES = [
  { regex: String.raw`@(?:~|%?(?:[\w$]+|"[^"]+")(?:\.(?:[\w$]+|"[^"]+"))*)(?:/[\w./$=-]*)?` },
  { regex: String.raw`file://[^\s;]+` },
];

/** The line of the mysql client that changes what ends a statement. */
const DELIMITER = /^[ \t]*DELIMITER[ \t]+([^\s'"]+)[ \t]*\r?$/im;

/** Marks of a dialect that the standard lacks, the surest first. */
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

/** The dialect that a text looks like; standard SQL where it shows no marks of another. */
export function guessDialect(text: string): SqlDialect {
  return MARKS.find(([mark]) => mark.test(text))?.[1] ?? 'sql';
}

/** Tokens up to which a text that one dialect cannot read is given to the others too, eight times the work. */
const MANY_TOKENS = 40_000;

export interface FormattedSql {
  text: string;
  dialect: SqlDialect;
  /** A statement was left as it was, as the library would have made other tokens of it. */
  untouched: boolean;
}

/** The text formatted in a dialect, or in the first likely one that can read it. Throws Problem with the place of the mistake. */
export async function formatSql(
  text: string,
  dialect: SqlDialect | 'auto',
  { templates, ...style }: SqlStyle,
): Promise<FormattedSql> {
  if (depthOf(text) > MAX_SQL_DEPTH) throw tooDeep();
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
      // Behind a comment of the last line the delimiter would belong to it.
      return [body, end].filter(Boolean).join(/(?:--|#).*$/.test(body) ? '\n' : ' ');
    });
    return { text: blocks.join('\n'.repeat(1 + (style.linesBetweenQueries ?? 1))), dialect: guess, untouched };
  }
  const first = attempt(text, guess);
  if (!(first instanceof Problem) && !first.untouched) return first;
  // An open string or bracket is wrong everywhere; asking more dialects helps only where one did not know a symbol.
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

/** What a script of the mysql client holds: DELIMITER lines as ends without a part, all between two of them under `;`, else one statement each. */
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

/** What the library says in words as a problem with its place. Anything that it does not say about the text is thrown on. */
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

/** Lines end at \n for the library; columns count UTF-16 units. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) start = text.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, text.length);
}
