import { casesOf } from '../../src/core/spec.ts';
import type tool from './sql-prettify.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      'DELIMITER //\ncreate procedure p() BEGIN select "//", 1; end//\nDELIMITER ;\ncall p();':
        'a directive of a client',
    },
    detect: [
      {
        matches: [
          'select a, b from t where c = 1',
          'SELECT * FROM t',
          'select id from users',
          'select count(*) from t x',
        ],
        rejects: ['select', 'selected from', 'select the best option from the list below', 'select one from them all'],
      },
      {
        matches: [
          'INSERT INTO t VALUES (1)',
          'with x as (select 1) select * from x',
          'update t set a = 1',
          'delete from t where id = 3',
        ],
        rejects: [
          'update your address',
          'Update the readme and set the version',
          'with this as (a) guide',
          'with love',
        ],
      },
      {
        matches: ['CREATE TABLE cities (name text)', 'alter table t add column a int', 'drop table if exists t;'],
        rejects: ['create account', 'create table of contents', 'alter ego', 'drop table tennis for now'],
      },
    ],
    examples: [
      {
        input: { text: 'select a from t where my_condition < NOW();', dialect: 'mysql' },
        check: ({ sql }) => sql.endsWith('my_condition < NOW();'),
      },
      {
        // MySQL takes the name of a built-in function for one only when the bracket follows it at once.
        input: { text: 'select a, UUID() from t where my_condition < NOW() and b in(1,2); insert into t(a) values(1)' },
        output: {
          sql: 'SELECT\n  a,\n  UUID()\nFROM\n  t\nWHERE\n  my_condition < NOW()\n  AND b IN (1, 2);\n\nINSERT INTO\n  t (a)\nVALUES\n  (1)',
          dialect: 'SQL (standard)',
        },
      },
      {
        input: { text: "select N'é'::text, :y::int from t where b = :id and c[1:n] = 1" },
        output: {
          sql: "SELECT\n  N'é'::text,\n  :y::int\nFROM\n  t\nWHERE\n  b = :id\n  AND c[1:n] = 1",
          dialect: 'PostgreSQL',
        },
        warns: [],
      },
      {
        // Integer division of DuckDB, which the standard would take apart.
        input: { text: 'select a//b from t', dialect: 'sql' },
        output: { sql: 'select a//b from t' },
        warns: ['unformatted'],
      },
      { input: { text: 'select a->1 from t' }, output: { sql: 'SELECT\n  a -> 1\nFROM\n  t', dialect: 'PostgreSQL' } },
      {
        input: { text: 'select 1 -- 😀 one\n, 12345678901234567890, 1.10, "Käse" /* é */ from t' },
        check: ({ sql }) =>
          ['-- 😀 one', '12345678901234567890', '1.10', '"Käse"', '/* é */'].every((part) => sql.includes(part)),
      },
      {
        input: {
          text: 'select a+b from t where x and y',
          denseOperators: true,
          logicalOperatorNewline: 'after',
          indent: 'tab',
        },
        output: { sql: 'SELECT\n\ta+b\nFROM\n\tt\nWHERE\n\tx AND\n\ty' },
      },
      {
        input: { text: 'select A from T', identifierCase: 'lower' },
        check: ({ sql }) => sql.includes('a\n'),
        warns: ['identifier-case'],
      },
      // Parameters and placeholders of every kind stay in one piece, in the dialect they come from.
      ...(
        [
          ['select * from t where a = @p1', 'select * from t where a = @p1', 'T-SQL (SQL Server)'],
          ['SELECT @@version', 'SELECT @@version', 'T-SQL (SQL Server)'],
          ['SET @x = 1', 'SET @x = 1', 'T-SQL (SQL Server)'],
          ["EXEC sp_help @objname = N'dbo.t'", "EXEC sp_help @objname = N'dbo.t'", 'T-SQL (SQL Server)'],
          [
            'select [first name], [order] from [my table] where [id] = @id',
            'select [first name], [order] from [my table] where [id] = @id',
            'T-SQL (SQL Server)',
          ],
          ['select * from #temp where a = 1', 'select * from #temp where a = 1', 'T-SQL (SQL Server)'],
          ['select a from t where x = ANY(@arr) limit @n', 'select a from t where x = ANY (@arr) limit @n', 'MySQL'],
          [
            'SELECT @rownum := @rownum + 1 FROM t, (SELECT @rownum := 0) x',
            'SELECT @rownum := @rownum + 1 FROM t, ( SELECT @rownum := 0 ) x',
            'MySQL',
          ],
          ["GRANT ALL ON db.* TO 'a'@'localhost'", "GRANT ALL ON db.* TO 'a'@'localhost'", 'MySQL'],
          [
            'SELECT * FROM t WHERE a = @p1 AND j::text = 1',
            'SELECT * FROM t WHERE a = @p1 AND j::text = 1',
            'PostgreSQL',
          ],
          ['select a from t where b@>c and d = $1', 'select a from t where b @> c and d = $1', 'PostgreSQL'],
          ["select * from t where a = :'v'", "select * from t where a = :'v'", 'SQL (standard)'],
          [
            'select a from t where id = #{id} and b = ${x}',
            'select a from t where id = #{id} and b = ${x}',
            'SQL (standard)',
          ],
          [
            'select * from t where a = #{id,jdbcType=INTEGER}',
            'select * from t where a = #{id,jdbcType=INTEGER}',
            'SQL (standard)',
          ],
          ['SELECT * FROM <table> WHERE id = <id>', 'SELECT * FROM <table> WHERE id = <id>', 'SQL (standard)'],
          ['SELECT * FROM {table} WHERE id = {id}', 'SELECT * FROM {table} WHERE id = {id}', 'SQL (standard)'],
          ['select * from $(db).dbo.t', 'select * from $(db).dbo.t', 'SQL (standard)'],
          ['select * from t where a = #id#', 'select * from t where a = #id#', 'SQL (standard)'],
          ['select a from t where d > &date', 'select a from t where d > &date', 'PL/SQL (Oracle)'],
          ["select {{ x({'a': 1}) }} from t {# no #}", "select {{ x({'a': 1}) }} from t {# no #}", 'SQL (standard)'],
          ['select <%= x %>, <?= $y ?> from t', 'select <%= x %>, <?= $y ?> from t', 'SQL (standard)'],
          ["SELECT r'\\'' as a, r\"^a\\.b$\" FROM t", "SELECT r'\\'' as a, r\"^a\\.b$\" FROM t", 'BigQuery'],
          ['SELECT CAST(x AS ARRAY<STRING>) FROM t', 'SELECT CAST(x AS ARRAY<STRING>) FROM t', 'BigQuery'],
          ["SELECT [1, 2] AS l, {'a': 1} AS s", "SELECT [1, 2] AS l, {'a': 1} AS s", 'DuckDB'],
          [
            "select a from t -- @author, it's #1\nwhere b = '@x'",
            "select a from t -- @author, it's #1 where b = '@x'",
            'SQL (standard)',
          ],
          [
            "insert into t values ('C:\\', ' or ', 'x\\')",
            "insert into t values ('C:\\', ' or ', 'x\\')",
            'PostgreSQL',
          ],
        ] as const
      ).map(([text, oneLine, dialect]) => ({
        input: { text, keywordCase: 'preserve' as const },
        check: (output: { sql: string; dialect: unknown }) =>
          output.sql.replace(/\s+/g, ' ') === oneLine && output.dialect === dialect,
        others: [],
        warns: [],
      })),
      // A row lock is one clause.
      {
        input: { text: 'select * from t where id = 1 for update skip locked' },
        output: { sql: 'SELECT\n  *\nFROM\n  t\nWHERE\n  id = 1\nFOR UPDATE skip locked' },
      },
      {
        input: { text: 'select sum(x) from t for no key update of t nowait', dialect: 'mysql' },
        output: { sql: 'SELECT\n  sum(x)\nFROM\n  t\nFOR NO KEY UPDATE OF t nowait' },
        reads: 'mysql',
      },
      // The dialects disagree on what is a comment or where a string ends.
      {
        input: { text: 'select a # all of it\n  , b from t' },
        output: { sql: 'SELECT\n  a # all of it\n,\n  b\nFROM\n  t', dialect: 'MySQL' },
        reads: 'mysql',
        others: ['postgresql'],
      },
      {
        input: { text: 'select a // b from t' },
        output: { sql: 'SELECT\n  a // b\nFROM\n  t' },
        reads: 'duckdb',
        others: ['snowflake'],
      },
      { input: { text: '// all\nselect 1' }, output: { sql: '// all\nSELECT\n  1' }, reads: 'snowflake' },
      ...(['sql', 'postgresql', 'tsql', 'sqlite', 'bigquery', 'snowflake', 'plsql'] as const).map((dialect) => ({
        input: { text: 'select 1', dialect },
        output: { sql: 'SELECT\n  1' },
        reads: dialect,
        others: [],
      })),
      { input: { text: '' }, output: { sql: '' } },
      { input: { text: "select 'abc" }, fails: 'unexpected-sql', at: { offset: 7, line: 1, column: 8 } },
      {
        input: { text: 'select a,\n  b::int from t', dialect: 'sql' },
        fails: 'unexpected-sql',
        at: { line: 2, column: 4 },
      },
      { input: { text: 'select (1' }, fails: 'sql-ends-early', at: { offset: 9 } },
      { input: { text: `select ${'('.repeat(30_000)}1` }, fails: 'sql-too-deep' },
      { input: { text: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, fails: 'sql-too-deep' },
      { input: { text: '<a>'.repeat(200_001), dialect: 'db2i' }, fails: 'sql-too-long' },
      // What is open in a string or a comment nests nothing.
      {
        input: { text: `select '${':( '.repeat(600)}' /* ${'('.repeat(600)} */ -- ${'['.repeat(600)}` },
        check: ({ sql }) => sql.startsWith('SELECT'),
      },
      { input: { text: `select ${'('.repeat(100)}1${')'.repeat(100)}` }, check: ({ sql }) => sql.endsWith(')') },
      // The parser's own account of such a mistake takes ten seconds.
      { input: { text: `select ${'('.repeat(400)}1`, dialect: 'trino' }, fails: 'sql-ends-early', at: { offset: 408 } },
      { input: { text: 'between '.repeat(5000), dialect: 'postgresql' }, fails: 'sql-ends-early' },
    ],
  },
});
