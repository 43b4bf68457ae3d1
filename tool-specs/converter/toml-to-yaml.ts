import { choice, code, defineTool, integer, out } from '../../src/core/spec.ts';
import { readTomlAs, TOML_VERSION_CODES } from '../../src/lib/documents/toml/versions.ts';
import { writeYaml } from '../../src/lib/documents/yaml/writer.ts';

const sample = 'name = "shop"\n\n[database]\nhost = "db.example"\n\n[database.pool]\nmode = "shared"\n';

export default defineTool({
  icon: 'file-output',
  createdAt: '2023-06-23',
  related: ['toml-to-json', 'json-to-yaml-converter'],
  fields: {
    text: code('toml', { primary: true }),
    tomlVersion: choice({ '1.0': 'TOML 1.0', '1.1': 'TOML 1.1' }),
    dates: choice(['date', 'string']),
    spaces: integer({ min: 2, max: 8, initial: 2 }),
    quotes: choice(['needed', 'double', 'single']),
    collections: choice(['block', 'leaves', 'flow']),
    width: integer({ min: 0, max: 400, initial: 0 }),
  },
  output: out.code('yaml', { fileName: 'converted.yaml' }),
  failures: TOML_VERSION_CODES,
  warnings: ['comments-dropped', 'date-as-string', 'duplicate-key', 'lone-surrogate', 'more-warnings'],
  targets: { yaml: 'result', yml: 'result' },
  aliases: { toml2yaml: {}, t2y: {}, 'toml-yaml': {} },
  inverse: 'yaml-to-toml/run',
  answers: 'inline',
  detect: [{ pattern: /^\[\[?[\w."-]+\]\]?[ \t]*\r?\n[^]*=/, confidence: 0.4 }],
  transform({ text, tomlVersion, spaces, width, ...style }, ctx) {
    const { document, warnings } = readTomlAs(text, tomlVersion);
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const yaml = writeYaml([document], { ...style, indent: spaces, width: width === 0 ? undefined : width });
    for (const warning of yaml.warnings) ctx.warn(warning.code, warning.params);
    return yaml.text;
  },
  examples: {
    settings: {
      input: { text: sample },
      output: 'name: shop\ndatabase:\n  host: db.example\n  pool:\n    mode: shared\n',
      warns: [],
    },
    dates: {
      input: {
        text: 'odt = 1979-05-27T07:32:00-08:00\nldt = 1979-05-27 07:32:00.5\nld = 1979-05-27\nlt = 07:32:00\ns = "1979-05-27"',
      },
      output:
        'odt: 1979-05-27T07:32:00-08:00\nldt: 1979-05-27T07:32:00.5\nld: 1979-05-27\nlt: "07:32:00"\ns: "1979-05-27"\n',
      warns: ['date-as-string'],
    },
    exactNumbers: {
      input: { text: 'max = 9223372036854775807\nprice = 1.0\nfloat = 1e6\npi = 3.1415926535897932384626\ninf = -inf' },
      output: 'max: 9223372036854775807\nprice: 1.0\nfloat: 1e6\npi: 3.1415926535897932384626\ninf: -.inf\n',
      warns: [],
    },
    strings: {
      input: { text: 'on = "yes"\nversion = "1.0"\nnothing = "null"\n[[p]]\na = [1, 2]\n[[p]]', collections: 'leaves' },
      output: '"on": "yes"\nversion: "1.0"\nnothing: "null"\np:\n  - a: [1, 2]\n  - {}\n',
    },
  },
});
