import { choice, code, defineTool, optionalInteger, out, toggle } from '../../src/core/spec.ts';
import { TOML_WRITE_PROBLEMS, TOML_WRITE_WARNINGS, writeToml } from '../../src/lib/documents/toml/writer.ts';
import { readYaml, YAML_READ_WARNINGS } from '../../src/lib/documents/yaml/reader.ts';
import { positionAt } from '../../src/base/position.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { restoredNode, templateOf } from '../../src/lib/documents/yaml/templates.ts';
import { inVersion, YAML_READINGS, YAML_VERSION_NAMES, YAML_VERSIONS } from '../../src/lib/documents/yaml/versions.ts';

const sample = 'name: shop\ndatabase:\n  host: db.example\n  pool:\n    mode: shared\n    size: 10\n';

const merged = 'default: &default\n  retries: 3\n  wait: 1.0\nweb:\n  <<: *default\n  retries: 5\n';

export default defineTool({
  icon: 'file-input',
  createdAt: '2023-06-23',
  related: ['yaml-to-json-converter', 'json-to-toml'],
  fields: {
    text: code('yaml', { primary: true, maxLength: 5_300_000 }),
    version: choice(YAML_VERSIONS, { names: YAML_VERSION_NAMES }),
    dates: choice(['date', 'string']),
    merge: toggle({ initial: true }),
    nulls: choice(['drop', 'refuse']),
    tableDepth: optionalInteger({ min: 0, max: 500 }),
    keepOrder: toggle(),
  },
  output: out.code('toml', { fileName: 'converted.toml' }),
  failures: [...SYNTAX_CODES, ...TOML_WRITE_PROBLEMS, 'several-documents'],
  readings: YAML_READINGS,
  warnings: [...new Set([...YAML_READ_WARNINGS, ...TOML_WRITE_WARNINGS]), 'template-as-text', 'more-warnings'],
  targets: { toml: 'result' },
  aliases: { yaml2toml: {}, y2t: {}, 'yaml-toml': {} },
  inverse: 'toml-to-yaml/run',
  answers: 'inline',
  detect: [
    {
      pattern: /^(?:[#%][^\n]*\n|---[^\n]*\n)*(?:- +)*(?=[\w"'.][^\n]*\n)[^\n]*?:(?:[ \t]|\r?\n)/,
      guard: 'yaml',
      confidence: 0.4,
    },
  ],
  transform({ text, version, dates, merge, nulls, tableDepth, keepOrder }, ctx) {
    const { source, placeholders, restored } = templateOf(text);
    if (placeholders > 0) ctx.warn('template-as-text', { count: placeholders });
    const toml = inVersion(version, (types, compare) => {
      const { documents, warnings, differs } = readYaml(source, { version: types, merge, dates, compare });
      const [document] = documents;
      if (documents.length > 1) throw ctx.fail('several-documents', { params: { count: documents.length } });
      if (!document) return { text: '', warnings, differs };
      const written = writeToml(placeholders > 0 ? restoredNode(document, restored) : document, {
        nulls,
        tableDepth: tableDepth ?? Infinity,
        keepOrder,
      });
      return { text: written.text, warnings: [...warnings, ...written.warnings], differs };
    });
    for (const warning of toml.warnings) ctx.warn(warning.code, warning.params);
    if (version !== 'auto') ctx.reading(`yaml-${version}`);
    else if (toml.otherAt !== null) {
      const others = [{ as: 'yaml-1.1', values: { version: '1.1' } }] as const;
      ctx.reading('yaml-1.2', { others, at: positionAt(text, toml.otherAt) });
    }
    return toml.text;
  },
  examples: {
    settings: {
      input: { text: sample },
      output: 'name = "shop"\n\n[database]\nhost = "db.example"\n\n[database.pool]\nmode = "shared"\nsize = 10\n',
      warns: [],
    },
    mergeKeys: {
      input: { text: merged },
      output: '[default]\nretries = 3\nwait = 1.0\n\n[web]\nretries = 5\nwait = 1.0\n',
      warns: [],
    },
    dates: {
      input: { text: 'day: 2024-01-01\nat: 2001-12-14t21:59:43.10-05:00\nquoted: "2024-01-01"\nn: 1000000' },
      output: 'day = 2024-01-01\nat = 2001-12-14T21:59:43.10-05:00\nquoted = "2024-01-01"\nn = 1000000\n',
      warns: [],
    },
    nulls: {
      input: { text: 'a: null\nb: 1 # one\nlist: [1, ~, two]\ninf: -.inf' },
      output: 'b = 1\nlist = [1, "two"]\ninf = -inf\n',
      warns: ['comments-dropped', 'null-dropped', 'null-dropped'],
    },
    exactNumbers: {
      input: { text: 'id: 12345678901234567890\nmax: 9223372036854775807\nversion: "1.0"\nfloat: 0.1000' },
      output: 'id = "12345678901234567890"\nmax = 9223372036854775807\nversion = "1.0"\nfloat = 0.1000\n',
      warns: ['integer-as-string'],
    },
  },
});
