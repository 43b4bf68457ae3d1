import type { SqlLanguage } from 'sql-formatter';

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

/** The command of the mysql client that changes the statement delimiter. */
export const DELIMITER = /^[ \t]*DELIMITER[ \t]+([^\s'"]+)[ \t]*\r?$/im;

/** A name in the brackets of SQL Server, where it can't be a subscript or a list. */
const BRACKETED = String.raw`(?:\b(?:select|from|join|into|update|table|where|and|or|on|by|as|set|distinct)\s+|[,(=.]\s*)\[[A-Za-z_][\w ]*\]`;

/**
 * Features of dialects that the standard lacks, most distinctive first; some only with another one. Strings are empty,
 * and comments are left out.
 */
const MARKS: readonly (readonly [RegExp, SqlDialect, RegExp?])[] = [
  [DELIMITER, 'mysql'],
  [/@\w+\s*:=|@@(?:global|session|local|persist)\.|''@(?:''|[\w`"])/i, 'mysql'],
  [/@\w/, 'mysql', /\bLIMIT\s+[@\d]/i],
  [/^\s*GO\s*$|\bSELECT\s+TOP\b|\bDECLARE\s+@|\[\w+\]\.\[|\b(?:FROM|INTO|JOIN|TABLE)\s+##?\w/im, 'tsql'],
  [/\b(?:FROM|INTO)\s+@[~%\w"]|\bCOPY\s+INTO\b|\bLATERAL\s+FLATTEN\s*\(|\$\d+:\w/i, 'snowflake'],
  [/::\s*[a-z]|\$\$|\$\d+\b|\bILIKE\b|\bRETURNING\b|->>/i, 'postgresql'],
  [
    /`[\w-]+\.[\w-]+\.[\w*-]+`|\bSAFE_CAST\b|\bUNNEST\s*\(.*\)\s+WITH\s+OFFSET|\br[b]?(?:''|")|"""|\b(?:ARRAY|STRUCT)</i,
    'bigquery',
  ],
  [/(?:^|[;,])\s*\/\/ /m, 'snowflake'],
  [/`|(?:^|\s)#(?:\s|$)|\bAUTO_INCREMENT\b|\bENGINE\s*=|\bON\s+DUPLICATE\s+KEY\b/im, 'mysql'],
  [/\bVARCHAR2\b|\bROWNUM\b|\bCONNECT\s+BY\b|\bDUAL\b|:=|(?:^|[\s(,=])&&?[a-z]\w*/i, 'plsql'],
  [new RegExp(BRACKETED, 'i'), 'tsql'],
  [/(?:\b(?:select|values)\s+|[,(=]\s*)\[|\{\s*''\s*:|\bEXCLUDE\s*\(|\b(?:list|struct)_\w+\s*\(/i, 'duckdb'],
  [/(?:^|[^\w@'"`\]])@@?[a-z_]\w*|\bEXEC(?:UTE)?\s+[\w.[\]]+\s+@/i, 'tsql'],
];

/** Dialects that a text is tried in if its own is not chosen, the most likely first. */
export const LIKELY_DIALECTS = [
  'sql',
  'postgresql',
  'mysql',
  'tsql',
  'sqlite',
  'bigquery',
  'duckdb',
  'snowflake',
  'plsql',
] as const satisfies readonly SqlDialect[];

const STRING_OR_COMMENT = /'(?:[^'\\]|\\[^]|'')*(?:'|\\?$)|--.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/g;

/** Returns the dialect that a text resembles; standard SQL if it has no features of another. */
export function guessDialect(text: string): SqlDialect {
  const code = text.replace(STRING_OR_COMMENT, (part) => (part.startsWith("'") ? "''" : ' '));
  return MARKS.find(([mark, , other]) => mark.test(code) && (!other || other.test(code)))?.[1] ?? 'sql';
}
