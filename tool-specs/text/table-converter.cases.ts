import { casesOf } from '../../src/core/spec.ts';
import type tool from './table-converter.ts';

/**
 * The same table in every notation: CSV, JSON and HTML as Python 3.11 writes them, the rest after the manuals of MySQL,
 * PostgreSQL, docutils and GFM.
 */
const gives = <const I>(input: I, result: string) => ({ input, output: { result } });

export default casesOf<typeof tool>({
  run: {
    detect: [
      { matches: ['+----+\n| id |\n+----+\n|  1 |\n+----+'], rejects: ['+----+ text', '+1 +2'] },
      { matches: ['┌────┐\n│ id │\n└────┘'], rejects: ['── a line ──'] },
      { matches: ['| a | b |\n|---|:-:|\n| 1 | 2 |'], rejects: ['| only | one row |', 'a | b\nc | d'] },
    ],
    unrecognized: {
      'City\tPopulation\n東京\t13960000\nParis\t2103000': 'cells of a spreadsheet are rather for CSV to JSON',
      "id,name\n1,O'Hara\n2,": 'CSV is rather for CSV to JSON',
      '[{"a": 1, "b": "x"}]': 'JSON is rather for the tools of JSON',
    },
    examples: [
      gives(
        {
          table: '| id | name | note |\n|---:|------|:----:|\n| 1 | O\'Hara \\| Co |  |\n| 2 | 東京 | a "b", c |',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: 'id | name | note\n-- | ---- | ----\n1 | O\'Hara \\| Co |\n2 | 東京 | a "b", c', to: 'json' },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'json' },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: 'id;name;note\n1;O\'Hara | Co;\n2;東京;"a ""b"", c"\n', to: 'json' },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: 'id\tname\tnote\r\n1\tO\'Hara | Co\t\r\n2\t東京\t"a ""b"", c"\r\n', to: 'json' },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: 'id,name,note\r\n1,O\'Hara | Co,\r\n2,東京,"a ""b"", c"\r\n', to: 'json' },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: '﻿id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'json' },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '<table><tbody><tr><th>id</th><th>name</th><th>note</th></tr><tr><td>1</td><td>O&#x27;Hara | Co</td><td></td></tr><tr><td>2</td><td>東京</td><td>a &quot;b&quot;, c</td></tr></tbody></table>',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table: "<tr><td>id<td>name<td>note<tr><td>1<td>O'Hara | Co<td><tr><td>2<td><b>東京</b><td>a &quot;b&quot;, c",
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '+----+-------------+----------+\n| id | name        | note     |\n+----+-------------+----------+\n|  1 | O\'Hara | Co | NULL     |\n|  2 | 東京        | a "b", c |\n+----+-------------+----------+\n2 rows in set, 1 warning (0.01 sec)\n',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            ' id |    name     |   note   \n----+-------------+----------\n  1 | O\'Hara | Co | \n  2 | 東京        | a "b", c\n(2 rows)\n',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '┌────┬────────────┬──────────┐\n│ id │ name       │ note     │\n├────┼────────────┼──────────┤\n│ 1  │ O\'Hara | Co │          │\n│ 2  │ 東京       │ a "b", c │\n└────┴────────────┴──────────┘',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '╭────┬────────────┬──────────╮\n│ id │ name       │ note     │\n├────┼────────────┼──────────┤\n│ 1  │ O\'Hara | Co │          │\n│ 2  │ 東京       │ a "b", c │\n╰────┴────────────┴──────────╯',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '╔════╦════════════╦══════════╗\n║ id ║ name       ║ note     ║\n╠════╬════════════╬══════════╣\n║ 1  ║ O\'Hara | Co ║          ║\n║ 2  ║ 東京       ║ a "b", c ║\n╚════╩════════════╩══════════╝',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '+----+-------------+----------+\n| id | name        | note     |\n+====+=============+==========+\n| 1  | O\'Hara | Co |          |\n+----+-------------+----------+\n| 2  | 東京        | a "b", c |\n+----+-------------+----------+',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '==  ===========  ========\nid  name         note\n==  ===========  ========\n1   O\'Hara | Co\n2   東京         a "b", c\n==  ===========  ========',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table: "INSERT INTO t (id, name, note) VALUES (1, 'O''Hara | Co', NULL), (2, '東京', 'a \"b\", c');",
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            "INSERT INTO `t` (`id`,`name`,`note`) VALUES (1,'O\\'Hara | Co',NULL);\nINSERT INTO `t` VALUES (2,'東京','a \\\"b\\\", c');",
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            "-- rows\nINSERT INTO [dbo].[t] ([id], [name], [note]) VALUES (1, N'O''Hara | Co', NULL)\nINSERT INTO [dbo].[t] ([id], [name], [note]) VALUES (2, N'東京', N'a \"b\", c')",
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '*************************** 1. row ***************************\n  id: 1\nname: O\'Hara | Co\nnote: NULL\n*************************** 2. row ***************************\n  id: 2\nname: 東京\nnote: a "b", c\n2 rows in set (0.00 sec)',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table:
            '-[ RECORD 1 ]-------\nid   | 1\nname | O\'Hara | Co\nnote | \n-[ RECORD 2 ]-------\nid   | 2\nname | 東京\nnote | a "b", c\n',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": ""\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table: '[{"id": 1, "name": "O\'Hara | Co", "note": null}, {"id": 2, "name": "東京", "note": "a \\"b\\", c"}]',
          to: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        {
          table: '{"id": 1, "name": "O\'Hara | Co", "note": null}\n{"id": 2, "name": "東京", "note": "a \\"b\\", c"}',
          to: 'json',
          from: 'json',
        },
        '[\n  {\n    "id": 1,\n    "name": "O\'Hara | Co",\n    "note": null\n  },\n  {\n    "id": 2,\n    "name": "東京",\n    "note": "a \\"b\\", c"\n  }\n]',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'csv' },
        'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'tsv' },
        'id\tname\tnote\n1\tO\'Hara | Co\t\n2\t東京\t"a ""b"", c"',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'markdown' },
        '|  id | name         | note     |\n| --: | ------------ | -------- |\n|   1 | O\'Hara \\| Co |          |\n|   2 | 東京         | a "b", c |',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'json-lists' },
        '[\n  [\n    "id",\n    "name",\n    "note"\n  ],\n  [\n    1,\n    "O\'Hara | Co",\n    null\n  ],\n  [\n    2,\n    "東京",\n    "a \\"b\\", c"\n  ]\n]',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'mysql' },
        '+----+-------------+----------+\n| id | name        | note     |\n+----+-------------+----------+\n|  1 | O\'Hara | Co | NULL     |\n|  2 | 東京        | a "b", c |\n+----+-------------+----------+',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'psql' },
        ' id | name        | note\n----+-------------+----------\n  1 | O\'Hara | Co |\n  2 | 東京        | a "b", c\n(2 rows)',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'box' },
        '┌────┬─────────────┬──────────┐\n│ id │ name        │ note     │\n├────┼─────────────┼──────────┤\n│  1 │ O\'Hara | Co │          │\n│  2 │ 東京        │ a "b", c │\n└────┴─────────────┴──────────┘',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'rst-simple' },
        '==  ===========  ========\nid  name         note\n==  ===========  ========\n1   O\'Hara | Co\n2   東京         a "b", c\n==  ===========  ========',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'sql' },
        "INSERT INTO my_table (id, name, note) VALUES\n  (1, 'O''Hara | Co', NULL),\n  (2, '東京', 'a \"b\", c');",
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'latex' },
        '\\begin{tabular}{rll}\n  \\hline\n  id & name & note \\\\\n  \\hline\n  1 & O\'Hara | Co &  \\\\\n  2 & 東京 & a "b", c \\\\\n  \\hline\n\\end{tabular}',
      ),
      gives(
        { table: 'id,name,note\n1,O\'Hara | Co,\n2,東京,"a ""b"", c"\n', to: 'html' },
        '<table>\n  <thead>\n    <tr><th style="text-align: right">id</th><th>name</th><th>note</th></tr>\n  </thead>\n  <tbody>\n    <tr><td style="text-align: right">1</td><td>O\'Hara | Co</td><td></td></tr>\n    <tr><td style="text-align: right">2</td><td>東京</td><td>a &quot;b&quot;, c</td></tr>\n  </tbody>\n</table>',
      ),
      gives(
        { table: 'a,b\n<i>,&', to: 'html', header: 'none' },
        '<table>\n  <tbody>\n    <tr><td>a</td><td>b</td></tr>\n    <tr><td>&lt;i&gt;</td><td>&amp;</td></tr>\n  </tbody>\n</table>',
      ),
      gives({ table: 'a,b\n1,2', to: 'csv', transpose: true }, 'a,1\nb,2'),
      gives({ table: 'a,b\n1,2', aligned: false }, '| a | b |\n| --: | --: |\n| 1 | 2 |'),
      gives(
        { table: 'a,b\n1,2', header: 'none', to: 'markdown' },
        '|     |     |\n| --- | --- |\n| a   | b   |\n| 1   | 2   |',
      ),
      gives(
        { table: 'id\n9007199254740993\n007', to: 'json' },
        '[\n  {\n    "id": 9007199254740993\n  },\n  {\n    "id": "007"\n  }\n]',
      ),
      gives(
        { table: 'Order,a]b\n1,c\\d', to: 'sql', tableName: 'my table', sqlQuotes: 'sqlserver' },
        "INSERT INTO [my table] ([Order], [a]]b]) VALUES\n  (1, 'c\\d');",
      ),
      gives(
        { table: 'a`b\nc\\d', to: 'sql', sqlQuotes: 'mysql', from: 'csv' },
        "INSERT INTO my_table (`a``b`) VALUES\n  ('c\\\\d');",
      ),
      gives(
        { table: "INSERT INTO t VALUES (1,'a\\nb'),(2,CONCAT('x',1))", to: 'json-lists' },
        '[\n  [\n    1,\n    "a\\nb"\n  ],\n  [\n    2,\n    "CONCAT(\'x\',1)"\n  ]\n]',
      ),
      gives(
        { table: 'NAME       READY   STATUS\nweb-1      1/1     Running\ndb 0       0/1     ', to: 'csv' },
        'NAME,READY,STATUS\nweb-1,1/1,Running\ndb 0,0/1,',
      ),
      gives({ table: 'a\tb\n"x\ny"\tz', to: 'markdown' }, '| a      | b   |\n| ------ | --- |\n| x<br>y | z   |'),
      gives({ table: '| a |\n|---|\n| x<br>y |', to: 'mysql' }, '+---+\n| a |\n+---+\n| x |\n| y |\n+---+'),
      gives({ table: 'one column\nsecond', to: 'markdown' }, '| one column |\n| ---------- |\n| second     |'),
      { input: { table: '' }, output: {} },
      {
        input: { table: 'Prices:\n\n| a |\n|---|\n| 1 |\n\nThat is all.' },
        output: { result: '|   a |\n| --: |\n|   1 |', format: { message: 'markdown' } },
        warns: ['surrounding'],
      },
      {
        input: { table: '<table><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr></table>', to: 'csv' },
        output: { result: 'a,\nb,c', format: { message: 'html' } },
        warns: ['merged-cells'],
      },
      { input: { table: 'a\n=1+1', to: 'csv', from: 'csv' }, output: { result: 'a\n=1+1' }, warns: ['formulas'] },
      { input: { table: '   ' }, fails: 'no-table' },
      { input: { table: '<p>no table</p>', from: 'html' }, fails: 'no-table' },
      { input: { table: 'a,b\n1', from: 'csv' }, fails: 'field-count' },
      { input: { table: 'a,"b', from: 'csv' }, fails: 'unclosed-quote' },
      { input: { table: '[{"a": }]' }, fails: 'expected-value' },
      { input: { table: "INSERT INTO t VALUES (1, 'x" }, fails: 'bad-sql' },
      { input: { table: 'INSERT INTO t VALUES (1' }, fails: 'bad-sql' },
      { input: { table: `<table>${'<div>'.repeat(2000)}`, from: 'html' }, fails: 'too-deep' },
    ],
  },
});
