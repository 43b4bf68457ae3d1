import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { formatSql, SQL_DIALECTS, SQL_PROBLEMS, type SqlDialect } from '../../src/lib/code/sql/format.ts';

const cases = ['preserve', 'upper', 'lower'] as const;
const indents = ['2', '3', '4', '8', 'tab'] as const;
const dialects = ['auto', ...(Object.keys(SQL_DIALECTS) as SqlDialect[])] as const;

export default defineTool({
  icon: 'database',
  related: ['json-prettify', 'xml-formatter', 'yaml-prettify'],
  fields: {
    text: code('sql', { primary: true }),
    dialect: choice(dialects, { names: SQL_DIALECTS }),
    keywordCase: choice(cases, { initial: 'upper' }),
    functionCase: choice(cases),
    dataTypeCase: choice(cases),
    identifierCase: choice(cases),
    indentStyle: choice(['standard', 'tabularLeft', 'tabularRight']),
    indent: choice(indents, { names: { '2': '2', '3': '3', '4': '4', '8': '8' } }),
    expressionWidth: integer({ min: 1, max: 500, initial: 50 }),
    linesBetweenQueries: integer({ min: 0, max: 10, initial: 1 }),
    logicalOperatorNewline: choice(['before', 'after']),
    denseOperators: toggle(),
    newlineBeforeSemicolon: toggle(),
    templates: toggle({ initial: true }),
  },
  output: { sql: out.code('sql', { fileName: 'query.sql' }), dialect: out.row() },
  failures: SQL_PROBLEMS,
  warnings: ['identifier-case', 'unformatted'],
  aliases: {
    sql: {},
    'sql-format': {},
    mysql: { dialect: 'mysql' },
    postgres: { dialect: 'postgresql' },
    tsql: { dialect: 'tsql' },
  },
  answers: 'inline',
  runsIn: 'worker',
  detect: [
    {
      // The columns tell it from "select the best one from the list".
      pattern:
        /^select\s+(?:distinct\s+|all\s+|top\s+\d+\s+)?(?:(?:\*|\(|['"`[\]\w.$:-]+\s*(?:,|\(|::|[-+*/|]|\sas\s))[^]*\bfrom\b|['"`[\]\w.$:-]+\s+from\s+[\w."`[\]]+\s*(?:$|;|,|\s(?:where|join|left|right|inner|cross|full|group|order|limit|as|having|union|on|using)\b))/i,
      length: [12, 1_000_000],
      confidence: 0.9,
      matches: [
        'select a, b from t where c = 1',
        'SELECT * FROM t',
        'select id from users',
        'select count(*) from t x',
      ],
      rejects: ['select', 'selected from', 'select the best option from the list below', 'select one from them all'],
    },
    {
      pattern:
        /^(?:insert\s+(?:ignore\s+)?into\s+[\w."`[\]]+\s*(?:\(|values\b|select\b|default\b|set\b)|update\s+[\w."`[\]]+\s+(?:as\s+\w+\s+|\w+\s+)?set\s+[\w."`[\]]+\s*=|delete\s+from\s+[\w."`[\]]+\s*(?:$|;|where\b|using\b)|merge\s+into\s+\S+\s|with\s+(?:recursive\s+)?\w+(?:\s*\([^)]*\))?\s+as\s*(?:materialized\s*)?\(\s*(?:select|insert|update|delete|values|with)\b)/i,
      length: [12, 1_000_000],
      confidence: 0.9,
      matches: [
        'INSERT INTO t VALUES (1)',
        'with x as (select 1) select * from x',
        'update t set a = 1',
        'delete from t where id = 3',
      ],
      rejects: ['update your address', 'Update the readme and set the version', 'with this as (a) guide', 'with love'],
    },
    {
      pattern:
        /^(?:create\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+|unique\s+|materialized\s+)*(?:table|view|index|database|schema|function|procedure|trigger|sequence|type)\s+(?:if\s+not\s+exists\s+|concurrently\s+)*[\w."`[\]]+\s*(?:\(|;|$|as\b|on\b|before\b|after\b)|alter\s+table\s+(?:if\s+exists\s+)?[\w."`[\]]+\s+(?:add|drop|alter|rename|modify|change|owner|set)\b|(?:drop|truncate)\s+(?:table|view|index|database|schema)\s+(?:if\s+exists\s+)?[\w."`[\]]+\s*(?:;|$|cascade\b))/i,
      length: [12, 1_000_000],
      confidence: 0.9,
      matches: ['CREATE TABLE cities (name text)', 'alter table t add column a int', 'drop table if exists t;'],
      rejects: ['create account', 'create table of contents', 'alter ego', 'drop table tennis for now'],
    },
  ],
  async transform({ text, dialect, indent, identifierCase, ...style }, ctx) {
    if (identifierCase !== 'preserve') ctx.warn('identifier-case');
    const result = await formatSql(text, dialect, {
      ...style,
      identifierCase,
      useTabs: indent === 'tab',
      tabWidth: indent === 'tab' ? 2 : Number(indent),
    });
    if (result.untouched) ctx.warn('unformatted');
    return { sql: result.text, dialect: SQL_DIALECTS[result.dialect] };
  },
  examples: [
    {
      input: { text: 'select field1,field2,field3 from my_table where my_condition;' },
      output: {
        sql: 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
        dialect: 'SQL (standard)',
      },
      warns: [],
    },
    {
      input: { text: "select j->>'x', n::int from t where name ilike $1", dialect: 'auto' },
      output: { dialect: 'PostgreSQL' },
    },
    {
      input: { text: 'select a from t where my_condition < NOW();', dialect: 'mysql' },
      check: ({ sql }) => sql.endsWith('my_condition < NOW();'),
      chip: false,
    },
    {
      // MySQL takes the name of a built-in function for one only when the bracket follows it at once.
      input: { text: 'select a, UUID() from t where my_condition < NOW() and b in(1,2); insert into t(a) values(1)' },
      output: {
        sql: 'SELECT\n  a,\n  UUID()\nFROM\n  t\nWHERE\n  my_condition < NOW()\n  AND b IN (1, 2);\n\nINSERT INTO\n  t (a)\nVALUES\n  (1)',
        dialect: 'SQL (standard)',
      },
      chip: false,
    },
    {
      input: { text: "select N'é'::text, :y::int from t where b = :id and c[1:n] = 1" },
      output: {
        sql: "SELECT\n  N'é'::text,\n  :y::int\nFROM\n  t\nWHERE\n  b = :id\n  AND c[1:n] = 1",
        dialect: 'PostgreSQL',
      },
      warns: [],
      chip: false,
    },
    {
      input: { text: 'DELIMITER //\ncreate procedure p() BEGIN select "//", 1; end//\nDELIMITER ;\ncall p();' },
      output: {
        sql: 'DELIMITER //\n\nCREATE PROCEDURE p() BEGIN\nSELECT\n  "//",\n  1;\n\nEND //\n\nDELIMITER ;\n\nCALL p();',
        dialect: 'MySQL',
      },
      warns: [],
    },
    {
      // Integer division of DuckDB, which the standard would take apart.
      input: { text: 'select a//b from t', dialect: 'sql' },
      output: { sql: 'select a//b from t' },
      warns: ['unformatted'],
      chip: false,
    },
    {
      input: { text: 'select a->1 from t' },
      output: { sql: 'SELECT\n  a -> 1\nFROM\n  t', dialect: 'PostgreSQL' },
      chip: false,
    },
    {
      input: { text: "select * from {{ ref('orders') }} where day = ${day}" },
      check: ({ sql }) => sql.includes("{{ ref('orders') }}") && sql.includes('${day}'),
    },
    {
      input: { text: 'select a from t; select b from u', indentStyle: 'tabularLeft', linesBetweenQueries: 2 },
      output: { sql: 'SELECT    a\nFROM      t;\n\n\nSELECT    b\nFROM      u' },
    },
    {
      input: { text: 'SELECT TOP 5 [a b] FROM [dbo].[t]', keywordCase: 'lower' },
      output: { sql: 'select\n  top 5 [a b]\nfrom\n  [dbo].[t]', dialect: 'T-SQL (SQL Server)' },
    },
    {
      input: { text: 'select 1 -- 😀 one\n, 12345678901234567890, 1.10, "Käse" /* é */ from t' },
      check: ({ sql }) =>
        ['-- 😀 one', '12345678901234567890', '1.10', '"Käse"', '/* é */'].every((part) => sql.includes(part)),
      chip: false,
    },
    {
      input: {
        text: 'select a+b from t where x and y',
        denseOperators: true,
        logicalOperatorNewline: 'after',
        indent: 'tab',
      },
      output: { sql: 'SELECT\n\ta+b\nFROM\n\tt\nWHERE\n\tx AND\n\ty' },
      chip: false,
    },
    {
      input: { text: 'select A from T', identifierCase: 'lower' },
      check: ({ sql }) => sql.includes('a\n'),
      warns: ['identifier-case'],
      chip: false,
    },
    { input: { text: '' }, output: { sql: '' }, chip: false },
    { input: { text: "select 'abc" }, fails: 'unexpected-sql', at: { offset: 7, line: 1, column: 8 } },
    {
      input: { text: 'select a,\n  b::int from t', dialect: 'sql' },
      fails: 'unexpected-sql',
      at: { line: 2, column: 4 },
    },
    { input: { text: 'select (1' }, fails: 'sql-ends-early', at: { offset: 9 } },
    { input: { text: `select ${'('.repeat(30_000)}1` }, fails: 'sql-too-deep', chip: false },
  ],
});
