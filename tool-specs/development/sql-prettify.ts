import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { LIKELY_DIALECTS, SQL_DIALECTS, type SqlDialect } from '../../src/lib/code/sql/dialects.ts';
import { formatSql, SQL_PROBLEMS } from '../../src/lib/code/sql/format.ts';
import { positionAt } from '../../src/base/position.ts';

const cases = ['preserve', 'upper', 'lower'] as const;
const indents = ['2', '3', '4', '8', 'tab'] as const;
const dialects = ['auto', ...(Object.keys(SQL_DIALECTS) as SqlDialect[])] as const;

export default defineTool({
  icon: 'database',
  createdAt: '2022-07-24',
  related: ['json-prettify', 'xml-formatter', 'yaml-prettify'],
  fields: {
    text: code('sql', { primary: true, maxLength: 2_100_000 }),
    dialect: choice(dialects, { names: SQL_DIALECTS }),
    keywordCase: choice(cases, { initial: 'upper' }),
    functionCase: choice(cases, { advanced: true }),
    dataTypeCase: choice(cases, { advanced: true }),
    identifierCase: choice(cases, { advanced: true }),
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
  readings: LIKELY_DIALECTS,
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
      // The columns distinguish it from "select the best one from the list".
      pattern:
        /^select\s+(?:distinct\s+|all\s+|top\s+\d+\s+)?(?:(?:\*|\(|['"`[\]\w.$:-](?:['"`[\]\w.$]|:(?!:))*\s*(?:,|\(|::|[-+*/|]|\sas\s))[^]*\bfrom\b|(?:\[[^\]\n]{1,60}\]|['"`[\]\w.$:-]+)\s+from\s+[\w."`[\]]+\s*(?:$|;|,|\s(?:where|join|left|right|inner|cross|full|group|order|limit|as|having|union|on|using)\b))/i,
      length: [12, 1_000_000],
      confidence: 0.9,
    },
    {
      pattern:
        /^(?:insert\s+(?:ignore\s+)?into\s+[\w."`[\]]+\s*(?:\(|values\b|select\b|default\b|set\b)|update\s+[\w."`[\]]+\s+(?:as\s+\w+\s+|\w+\s+)?set\s+[\w."`[\]]+\s*=|delete\s+from\s+[\w."`[\]]+\s*(?:$|;|where\b|using\b)|merge\s+into\s+\S+\s|with\s+(?:recursive\s+)?\w+(?:\s*\([^)]*\))?\s+as\s*(?:materialized\s*)?\(\s*(?:select|insert|update|delete|values|with)\b)/i,
      length: [12, 1_000_000],
      confidence: 0.9,
    },
    {
      pattern:
        /^(?:create\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+|unique\s+|materialized\s+)*(?:table|view|index|database|schema|function|procedure|trigger|sequence|type)\s+(?:if\s+not\s+exists\s+|concurrently\s+)*[\w."`[\]]+\s*(?:\(|;|$|as\b|on\b|before\b|after\b)|alter\s+table\s+(?:if\s+exists\s+)?[\w."`[\]]+\s+(?:add|drop|alter|rename|modify|change|owner|set)\b|(?:drop|truncate)\s+(?:table|view|index|database|schema)\s+(?:if\s+exists\s+)?[\w."`[\]]+\s*(?:;|$|cascade\b))/i,
      length: [12, 1_000_000],
      confidence: 0.9,
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
    const reading = LIKELY_DIALECTS.find((likely) => likely === result.dialect);
    if (reading && result.other) {
      const { dialect: other, at } = result.other;
      ctx.reading(reading, { others: [{ as: other, values: { dialect: other } }], at: positionAt(text, at) });
    } else if (reading && dialect !== 'auto') ctx.reading(reading);
    return { sql: result.text, dialect: SQL_DIALECTS[result.dialect] };
  },
  examples: {
    simpleQuery: {
      input: { text: 'select field1,field2,field3 from my_table where my_condition;' },
      output: {
        sql: 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
        dialect: 'SQL (standard)',
      },
      warns: [],
    },
    postgresQuery: {
      input: { text: "select j->>'x', n::int from t where name ilike $1", dialect: 'auto' },
      output: { dialect: 'PostgreSQL' },
    },
    storedProcedure: {
      input: { text: 'DELIMITER //\ncreate procedure p() BEGIN select "//", 1; end//\nDELIMITER ;\ncall p();' },
      output: {
        sql: 'DELIMITER //\n\nCREATE PROCEDURE p() BEGIN\nSELECT\n  "//",\n  1;\n\nEND //\n\nDELIMITER ;\n\nCALL p();',
        dialect: 'MySQL',
      },
      warns: [],
    },
    template: {
      input: { text: "select * from {{ ref('orders') }} where day = ${day}" },
      check: ({ sql }) => sql.includes("{{ ref('orders') }}") && sql.includes('${day}'),
    },
    twoQueries: {
      input: { text: 'select a from t; select b from u', indentStyle: 'tabularLeft', linesBetweenQueries: 2 },
      output: { sql: 'SELECT    a\nFROM      t;\n\n\nSELECT    b\nFROM      u' },
    },
    sqlServer: {
      input: { text: 'SELECT TOP 5 [a b] FROM [dbo].[t]', keywordCase: 'lower' },
      output: { sql: 'select\n  top 5 [a b]\nfrom\n  [dbo].[t]', dialect: 'T-SQL (SQL Server)' },
    },
  },
});
