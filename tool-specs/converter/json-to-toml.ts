import { choice, code, defineTool, optionalInteger, out, toggle } from '../../src/core/spec.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { TOML_WRITE_PROBLEMS, TOML_WRITE_WARNINGS, writeToml } from '../../src/lib/documents/toml/writer.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

const sample = '{"name": "shop", "database": {"host": "db.example", "pool": {"mode": "shared"}}}';

export default defineTool({
  icon: 'file-cog',
  createdAt: '2023-06-23',
  related: ['json-prettify', 'json-to-yaml-converter', 'yaml-to-toml'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
    nulls: choice(['drop', 'refuse']),
    tableDepth: optionalInteger({ min: 0, max: 500 }),
    keepOrder: toggle(),
  },
  output: out.code('toml', { fileName: 'converted.toml' }),
  repair: repairJson,
  failures: [...SYNTAX_CODES, ...TOML_WRITE_PROBLEMS],
  warnings: ['comments-dropped', ...TOML_WRITE_WARNINGS, 'more-warnings'],
  targets: { toml: 'result' },
  aliases: { json2toml: {}, j2t: {}, 'json-toml': {} },
  inverse: 'toml-to-json/run',
  answers: 'inline',
  detect: [{ pattern: /^\{[^]*\}$/, guard: 'json', confidence: 0.4 }],
  transform({ text, dialect, nulls, tableDepth, keepOrder }, ctx) {
    const { documents, warnings } = readJson(text, { dialect });
    const [document] = documents;
    if (!document) throw ctx.fail('missing-value');
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const toml = writeToml(document, { nulls, tableDepth: tableDepth ?? Infinity, keepOrder });
    for (const warning of toml.warnings) ctx.warn(warning.code, warning.params);
    return toml.text;
  },
  examples: {
    settings: {
      input: { text: sample },
      output: 'name = "shop"\n\n[database]\nhost = "db.example"\n\n[database.pool]\nmode = "shared"\n',
      warns: [],
    },
    tableList: { input: { text: '{"a":[{"b":1},{"b":2}]}' }, output: '[[a]]\nb = 1\n\n[[a]]\nb = 2\n' },
    bigNumbers: {
      input: {
        text: '{"id": 9007199254740993, "big": 12345678901234567890, "price": 1.0, "huge": 1e400, "n": 1000000}',
      },
      output: 'id = 9007199254740993\nbig = "12345678901234567890"\nprice = 1.0\nhuge = 1e400\nn = 1000000\n',
      warns: ['integer-as-string', 'float-out-of-range'],
    },
    commentsNulls: {
      input: { text: '{a: null, b: [null, 1], /* kept? */ c: {d: null, e: 2}}' },
      output: 'b = [1]\n\n[c]\ne = 2\n',
      warns: ['comments-dropped', 'null-dropped', 'null-dropped', 'null-dropped'],
    },
    inlineTables: {
      input: { text: '{"a": {"b": {"c": 1}}, "l": [{"x": 1}]}', tableDepth: 1 },
      output: '[a]\nb = { c = 1 }\n\n[[l]]\nx = 1\n',
    },
  },
});
