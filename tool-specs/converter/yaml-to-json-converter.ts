import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { JSON_WRITE_WARNINGS, writeJson } from '../../src/lib/documents/json/writer.ts';
import { readYaml, YAML_READ_WARNINGS } from '../../src/lib/documents/yaml/reader.ts';
import { positionAt } from '../../src/base/position.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { restoredNode, templateOf } from '../../src/lib/documents/yaml/templates.ts';
import { inVersion, YAML_READINGS, YAML_VERSION_NAMES, YAML_VERSIONS } from '../../src/lib/documents/yaml/versions.ts';

const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const sample = 'name: shop\nservices:\n  - web\n  - cache: redis\n';

const mergeKeys = [
  'default: &default',
  '  name: ""',
  '  age: 1',
  'persons:',
  '  - *default',
  '  - <<: *default',
  '    name: John',
  '    age: 0',
  '  - { age: 3, <<: *default }',
].join('\n');

export default defineTool({
  icon: 'file-braces',
  createdAt: '2023-04-10',
  related: ['json-prettify', 'yaml-to-toml'],
  fields: {
    text: code('yaml', { primary: true, maxLength: 5_300_000 }),
    indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
    documents: choice(['array', 'separate']),
    version: choice(YAML_VERSIONS, { names: YAML_VERSION_NAMES }),
    merge: toggle({ initial: true }),
    nonFinite: choice(['null', 'string']),
    bigIntegers: choice(['digits', 'string']),
  },
  output: out.code('json', { fileName: 'converted.json' }),
  failures: SYNTAX_CODES,
  readings: YAML_READINGS,
  warnings: [...YAML_READ_WARNINGS, ...JSON_WRITE_WARNINGS, 'template-as-text', 'more-warnings'],
  targets: { json: 'result' },
  aliases: { yaml2json: {}, y2j: {}, 'yaml-json': {}, 'yaml-to-json': {} },
  inverse: 'json-to-yaml-converter/run',
  answers: 'inline',
  detect: [
    {
      pattern: /^(?:[#%][^\n]*\n|---[^\n]*\n)*(?:- +)*(?=[\w"'.][^\n]*\n)[^\n]*?:(?:[ \t]|\r?\n)/,
      guard: 'yaml',
      confidence: 0.75,
    },
  ],
  transform({ text, indent, documents: several, version, merge, nonFinite, bigIntegers }, ctx) {
    const step = indent === 'tab' ? 'tab' : indent === 'none' ? 0 : Number(indent);
    const { source, placeholders, restored } = templateOf(text);
    if (placeholders > 0) ctx.warn('template-as-text', { count: placeholders });
    const json = inVersion(version, (types, compare) => {
      const { documents, warnings, differs } = readYaml(source, { version: types, merge, compare });
      const asOne =
        several === 'array' && documents.length > 1 ? [{ kind: 'list' as const, items: documents }] : documents;
      const written = asOne.map((document) =>
        writeJson(placeholders > 0 ? restoredNode(document, restored) : document, {
          indent: step,
          nonFinite,
          bigIntegers,
        }),
      );
      return {
        text: written.map((document) => document.text).join('\n'),
        warnings: [...warnings, ...written.flatMap((document) => document.warnings)],
        differs,
      };
    });
    for (const warning of json.warnings) ctx.warn(warning.code, warning.params);
    if (version !== 'auto') ctx.reading(`yaml-${version}`);
    else if (json.otherAt !== null) {
      const others = [{ as: 'yaml-1.1', values: { version: '1.1' } }] as const;
      ctx.reading('yaml-1.2', { others, at: positionAt(text, json.otherAt) });
    }
    return json.text;
  },
  examples: {
    settings: {
      input: { text: sample },
      output: '{\n  "name": "shop",\n  "services": [\n    "web",\n    {\n      "cache": "redis"\n    }\n  ]\n}',
      warns: [],
    },
    mergeKeys: {
      input: { text: mergeKeys, indent: 'none' },
      output:
        '{"default":{"name":"","age":1},"persons":[{"name":"","age":1},{"name":"John","age":0},{"age":3,"name":""}]}',
      warns: ['aliases-expanded'],
    },
    exactNumbers: {
      input: {
        text: 'id: 12345678901234567890\nprice: 1.0\ntiny: 1e-400\npi: 3.1415926535897932384626',
        indent: 'none',
      },
      output: '{"id":12345678901234567890,"price":1.0,"tiny":1e-400,"pi":3.1415926535897932384626}',
      warns: [],
    },
    twoDocs: { input: { text: 'a: 1\n---\nb: 2\n', indent: 'none' }, output: '[{"a":1},{"b":2}]' },
    yaml12: {
      input: { text: 'c: yes\ng: 012\nh: 0o14\na: 0x1F\nd: 2024-01-01\nt: 12:30:00', indent: 'none' },
      output: '{"c":"yes","g":12,"h":12,"a":31,"d":"2024-01-01","t":"12:30:00"}',
      reads: 'yaml-1.2',
      others: ['yaml-1.1'],
    },
    yaml11: {
      input: { text: 'c: yes\ng: 012\nd: 2024-01-01\nt: 12:30:00', indent: 'none', version: '1.1' },
      output: '{"c":true,"g":10,"d":"2024-01-01","t":45000}',
      warns: ['date-as-string'],
      reads: 'yaml-1.1',
      others: [],
    },
  },
});
