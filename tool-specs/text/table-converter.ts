import { choice, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { TABLE_CODES, TABLE_FORMATS } from '../../src/lib/documents/table/grid.ts';
import { TABLE_TARGETS } from '../../src/lib/documents/table/targets.ts';

const NAMES = {
  markdown: 'Markdown',
  csv: 'CSV',
  tsv: 'TSV',
  json: 'JSON',
  html: 'HTML',
  psql: 'psql',
  sql: 'SQL INSERT',
  latex: 'LaTeX',
} as const;

const QUERY =
  'mysql> SELECT * FROM plans;\n+----+------------+--------+\n| id | name       | price  |\n+----+------------+--------+\n|  1 | Basic      |   5.00 |\n|  2 | Team | Pro |  12.50 |\n|  3 | Custom     |   NULL |\n+----+------------+--------+\n3 rows in set (0.00 sec)';

export default defineTool({
  icon: 'table-2',
  createdAt: '2026-11-28',
  related: ['json-to-csv', 'html-to-markdown', 'markdown-to-html', 'line-tools'],
  fields: {
    table: text({ primary: true, multiline: true, rows: 12, monospace: true, maxLength: 10_000_000 }),
    to: choice(TABLE_TARGETS, { names: NAMES }),
    from: choice(['auto', ...TABLE_FORMATS], { names: NAMES }),
    header: choice(['auto', 'first', 'none']),
    transpose: toggle({ advanced: true }),
    aligned: toggle({ initial: true, advanced: true, when: { to: ['markdown'] } }),
    tableName: text({ when: { to: ['sql'] }, maxLength: 200, advanced: true }),
    sqlQuotes: choice(['standard', 'mysql', 'sqlserver'], {
      names: { mysql: 'MySQL', sqlserver: 'SQL Server' },
      when: { to: ['sql'] },
      advanced: true,
    }),
  },
  output: {
    result: out.text({ fileName: 'table.txt', wrap: false }),
    format: out.row(),
    rows: out.row(),
    columns: out.row(),
  },
  failures: [...TABLE_CODES, ...SYNTAX_CODES.filter((code) => code !== 'too-many-values' && code !== 'too-deep')],
  warnings: ['surrounding', 'merged-cells', 'formulas', 'comments-dropped'],
  messages: TABLE_FORMATS,
  aliases: {
    table: {},
    'md-table': { to: 'markdown' },
    'csv-to-md': { from: 'csv', to: 'markdown' },
    'csv-to-sql': { from: 'csv', to: 'sql' },
    'csv-to-html': { from: 'csv', to: 'html' },
    'ascii-table': { to: 'mysql' },
    'rst-table': { to: 'rst' },
  },
  detect: [
    { pattern: /^(?:(?:mysql|MariaDB)[^\n]*\n)?\s*\+[-=+]+\+\r?\n *\|/, length: [15, 1_000_000], confidence: 0.9 },
    { pattern: /^[┌╔╭┏][─═━┬╦┳]/, length: [10, 1_000_000], confidence: 0.9 },
    { pattern: /^\|[^\n]*\|\r?\n\|[ :|-]+\|/, length: [12, 1_000_000], confidence: 0.5 },
  ],
  async transform({ table, from, to, header, transpose, tableName, ...options }, ctx) {
    const [{ readTable }, { writeTable }] = await Promise.all([
      import('../../src/lib/documents/table/read-table.ts'),
      import('../../src/lib/documents/table/write-table.ts'),
    ]);
    const read = readTable(table, from);
    const hasHeader = header === 'first' || (header === 'auto' && read.hasHeader);
    if (read.surrounding > 0) ctx.warn('surrounding', { count: read.surrounding });
    if (read.isMerged) ctx.warn('merged-cells');
    const width = read.aligns.length;
    const records = transpose
      ? Array.from({ length: width }, (_, column) => read.rows.flatMap((row) => row[column] ?? []))
      : read.rows;
    const aligns = transpose ? read.rows.map(() => 'none' as const) : read.aligns;
    const settings = { ...options, header: hasHeader, tableName: tableName || (read.name ?? '') };
    const written = writeTable(records, aligns, to, settings);
    if (written.formulas > 0) ctx.warn('formulas', { count: written.formulas });
    return {
      result: written.text,
      format: ctx.say(read.format),
      rows: records.length - (hasHeader ? 1 : 0),
      columns: aligns.length,
    };
  },
  examples: {
    queryResult: {
      input: { table: QUERY },
      output: {
        result:
          '|  id | name        | price |\n| --: | ----------- | ----: |\n|   1 | Basic       |  5.00 |\n|   2 | Team \\| Pro | 12.50 |\n|   3 | Custom      |       |',
        format: { message: 'mysql' },
        rows: 3,
      },
    },
    spreadsheet: {
      input: { table: 'City\tPopulation\n東京\t13960000\nParis\t2103000', to: 'box' },
      output: {
        result:
          '┌───────┬────────────┐\n│ City  │ Population │\n├───────┼────────────┤\n│ 東京  │   13960000 │\n│ Paris │    2103000 │\n└───────┴────────────┘',
      },
    },
    csvToSql: {
      input: { table: "id,name\n1,O'Hara\n2,", to: 'sql', tableName: 'users' },
      output: { result: "INSERT INTO users (id, name) VALUES\n  (1, 'O''Hara'),\n  (2, NULL);" },
    },
    markdownToJson: {
      input: { table: '| a | b |\n|---|---|\n| 1 | x |', to: 'json' },
      output: { result: '[\n  {\n    "a": 1,\n    "b": "x"\n  }\n]' },
    },
    restructuredText: {
      input: { table: '[{"a": 1, "b": "x"}]', to: 'rst' },
      output: { result: '+---+---+\n| a | b |\n+===+===+\n| 1 | x |\n+---+---+' },
    },
  },
});
