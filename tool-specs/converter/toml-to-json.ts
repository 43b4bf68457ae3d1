import { choice, code, defineTool, out } from '../../src/core/spec.ts';
import { JSON_WRITE_WARNINGS, writeJson } from '../../src/lib/documents/json/writer.ts';
import { readTomlAs, TOML_VERSION_CODES } from '../../src/lib/documents/toml/versions.ts';

const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const sample = '# settings\nname = "shop"\n\n[database]\nhost = "db.example"\n\n[database.pool]\nmode = "shared"\n';

export default defineTool({
  icon: 'file-json',
  createdAt: '2023-06-23',
  related: ['json-prettify', 'toml-to-yaml'],
  fields: {
    text: code('toml', { primary: true }),
    indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
    tomlVersion: choice({ '1.0': 'TOML 1.0', '1.1': 'TOML 1.1' }),
    nonFinite: choice(['null', 'string']),
    bigIntegers: choice(['digits', 'string']),
  },
  output: out.code('json', { fileName: 'converted.json' }),
  failures: TOML_VERSION_CODES,
  warnings: ['comments-dropped', ...JSON_WRITE_WARNINGS, 'more-warnings'],
  targets: { json: 'result' },
  aliases: { toml2json: {}, t2j: {}, 'toml-json': {} },
  inverse: 'json-to-toml/run',
  answers: 'inline',
  detect: [
    {
      // A table header, or two assignments of valid TOML values.
      pattern:
        /^(?:\[\[?[\w."-]+\]\]?[ \t]*\r?\n[^]*=|[\w.-]+[ \t]*=[ \t]*(?:["'[{\d+-]|true|false)[^\n]*\n[^]*?[\w.-][ \t]*=[ \t]*(?:["'[{\d+-]|true|false))/,
      confidence: 0.65,
    },
  ],
  transform({ text, indent, tomlVersion, ...options }, ctx) {
    const { document, warnings } = readTomlAs(text, tomlVersion);
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const step = indent === 'tab' ? 'tab' : indent === 'none' ? 0 : Number(indent);
    const json = writeJson(document, { ...options, indent: step });
    for (const warning of json.warnings) ctx.warn(warning.code, warning.params);
    return json.text;
  },
  examples: {
    settings: {
      input: { text: sample },
      output:
        '{\n  "name": "shop",\n  "database": {\n    "host": "db.example",\n    "pool": {\n      "mode": "shared"\n    }\n  }\n}',
      warns: ['comments-dropped'],
    },
    exactNumbers: {
      input: {
        text: 'max = 9223372036854775807\nprice = 1.0\ntiny = 1e-400\npi = 3.1415926535897932384626',
        indent: 'none',
      },
      output: '{"max":9223372036854775807,"price":1.0,"tiny":1e-400,"pi":3.1415926535897932384626}',
      warns: [],
    },
    dates: {
      input: {
        text: 'odt = 1979-05-27T00:32:00.999999-07:00\nldt = 1979-05-27 07:32:00\nld = 1979-05-27\nlt = 07:32:00\nnext = true',
        indent: 'none',
      },
      output:
        '{"odt":"1979-05-27T00:32:00.999999-07:00","ldt":"1979-05-27T07:32:00","ld":"1979-05-27","lt":"07:32:00","next":true}',
      warns: ['date-as-string', 'date-as-string', 'date-as-string', 'date-as-string'],
    },
    otherBases: {
      input: { text: 'x = 0xDEADBEEF\no = 0o755\nb = 0b1101\n[[p]]\na.b.c = 1_000\n[[p]]', indent: 'none' },
      output: '{"x":3735928559,"o":493,"b":13,"p":[{"a":{"b":{"c":1000}}},{}]}',
    },
    toml11: {
      input: {
        text: 'point = {\n  x = 1,\n  y = 2,\n}\nesc = "\\e\\x41"\nat = 07:32',
        indent: 'none',
        tomlVersion: '1.1',
      },
      output: '{"point":{"x":1,"y":2},"esc":"\\u001bA","at":"07:32:00"}',
      noRoundTrip: 'TOML wants plain values before tables',
    },
  },
});
