import type { FormatOptionsWithLanguage, SqlLanguage } from 'sql-formatter';
import { Problem } from './problem.ts';

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
  /** Markers of templates (`{{ x }}`, `{% if %}`, `${x}`) are left as they are. */
  templates: boolean;
};

const TEMPLATES = {
  custom: [
    { regex: String.raw`\{\{[^{}]*\}\}` },
    { regex: String.raw`\{%[^%]*%\}` },
    { regex: String.raw`\$\{[^{}]*\}` },
  ],
};

/** Marks of a dialect that the standard lacks, the surest first. */
const MARKS: readonly (readonly [RegExp, SqlDialect])[] = [
  [/^\s*GO\s*$|\bSELECT\s+TOP\b|\bDECLARE\s+@|\[\w+\]\.\[/im, 'tsql'],
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

/** The text formatted in a dialect, or in the first likely one that can read it. Throws Problem with the place of the mistake. */
export async function formatSql(
  text: string,
  dialect: SqlDialect | 'auto',
  { templates, ...style }: SqlStyle,
): Promise<{ text: string; dialect: SqlDialect }> {
  const { format } = await import('sql-formatter');
  const attempt = (language: SqlDialect) => {
    try {
      return {
        text: format(text, { ...style, language, ...(templates && { paramTypes: TEMPLATES }) }),
        dialect: language,
      };
    } catch (error) {
      return problemOf(error, text);
    }
  };
  const guess = dialect === 'auto' ? guessDialect(text) : dialect;
  const first = attempt(guess);
  if (!(first instanceof Problem)) return first;
  // An open string or bracket is wrong everywhere; asking more dialects helps only where one did not know a symbol.
  if (dialect === 'auto' && first.code === 'unexpected-sql') {
    for (const other of OTHERS) {
      const next = other === guess ? first : attempt(other);
      if (!(next instanceof Problem)) return next;
    }
  }
  throw first;
}

/** What the library says in words as a problem with its place. Anything that it does not say about the text is thrown on. */
function problemOf(error: unknown, text: string): Problem<SqlProblemCode> {
  if (error instanceof RangeError) return new Problem('sql-too-deep');
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
