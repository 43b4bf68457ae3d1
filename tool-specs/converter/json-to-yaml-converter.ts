import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import type { DocNode } from '../../src/lib/documents/node.ts';
import { sortKeys } from '../../src/lib/documents/sort-keys.ts';
import { writeYaml, YAML_WRITE_WARNINGS } from '../../src/lib/documents/yaml/writer.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';

const risky = ['yes', 'on', 'null', '1.0', '001', '2024-01-01', '12:30:00', '0x1F', '1e3', '~', ''];

export default defineTool({
  icon: 'file-text',
  related: ['json-prettify', 'json-to-toml', 'toml-to-yaml'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice({ json5: 'JSON5', jsonc: 'JSONC', json: 'JSON (RFC 8259)' }),
    documents: choice(['array', 'separate']),
    spaces: integer({ min: 2, max: 8, initial: 2 }),
    quotes: choice(['needed', 'double', 'single']),
    collections: choice(['block', 'leaves', 'flow']),
    width: integer({ min: 0, max: 400, initial: 0 }),
    sorted: toggle(),
  },
  output: out.code('yaml', { fileName: 'converted.yaml' }),
  failures: SYNTAX_CODES,
  warnings: ['comments-dropped', ...YAML_WRITE_WARNINGS, 'more-warnings'],
  targets: { yaml: 'result', yml: 'result' },
  aliases: { json2yaml: {}, j2y: {}, 'json-yaml': {}, 'json-to-yaml': {} },
  inverse: 'yaml-to-json-converter/run',
  answers: 'inline',
  detect: [
    {
      pattern: /^[[{][^]*[\]}]$/,
      guard: 'json',
      confidence: 0.45,
      matches: ['{"a":1}', '[1, 2]', '{}'],
      rejects: ['{a', '123', '"x"', '[link](url)', '{{ template }}'],
    },
  ],
  transform({ text, dialect, documents, spaces, width, sorted, ...style }, ctx) {
    const read = readJson(text, { dialect, documents: 'many' });
    for (const warning of read.warnings) ctx.warn(warning.code, warning.params);
    if (read.documents.length === 0) throw ctx.fail('missing-value');
    const arranged = arrange(read.documents, documents);
    const yaml = writeYaml(sorted ? arranged.map(sortKeys) : arranged, {
      ...style,
      indent: spaces,
      width: width === 0 ? undefined : width,
    });
    for (const warning of yaml.warnings) ctx.warn(warning.code, warning.params);
    return yaml.text;
  },
  examples: [
    {
      input: { text: '{"foo":"bar","list":["item",{"key":"value"}]}' },
      output: 'foo: bar\nlist:\n  - item\n  - key: value\n',
      warns: [],
    },
    {
      input: { text: '{"version":"1.0","country":"no","date":"2024-01-01","number":"001","price":1.0}' },
      output: 'version: "1.0"\ncountry: "no"\ndate: "2024-01-01"\nnumber: "001"\nprice: 1.0\n',
    },
    {
      input: { text: '{"id":12345678901234567890,"pi":1.777777777777777,"huge":1e400,"zeros":0.1000}' },
      output: 'id: 12345678901234567890\npi: 1.777777777777777\nhuge: 1e400\nzeros: 0.1000\n',
    },
    {
      input: { text: '[{"name":"web"},{"name":"db"}]', documents: 'separate' },
      output: 'name: web\n---\nname: db\n',
    },
    {
      input: { text: '{"script":"set -e\\nmake test\\n","note":"line 1\\nline 2"}' },
      output: 'script: |\n  set -e\n  make test\nnote: |-\n  line 1\n  line 2\n',
    },
    {
      input: { text: '[{"name":"andy","age":12},{"name":"anna","age":17}]', spaces: 4 },
      output: '-   name: andy\n    age: 12\n-   name: anna\n    age: 17\n',
      chip: false,
    },
    { input: { text: '{"a":1}\n{"a":2}' }, output: '- a: 1\n- a: 2\n', chip: false },
    { input: { text: '{"a":1}\n[2]', documents: 'separate' }, output: 'a: 1\n---\n- 2\n', chip: false },
    {
      input: { text: JSON.stringify(risky), collections: 'flow' },
      output: `[${risky.map((word) => JSON.stringify(word)).join(', ')}]\n`,
      chip: false,
    },
    {
      input: { text: '{"b":[1,{"c":[]}],"a":"it\'s"}', quotes: 'single', collections: 'leaves', sorted: true },
      output: "a: 'it''s'\nb:\n  - 1\n  - { c: [] }\n",
      chip: false,
    },
    {
      input: { text: '{"text":"The quick brown fox jumps over the lazy dog"}', width: 24 },
      output: 'text: >-\n  The quick brown fox\n  jumps over the lazy\n  dog\n',
      chip: false,
    },
    {
      input: { text: '{a: null, "__proto__": {}, /* note */ inf: -Infinity, h: 0x1F,}' },
      output: 'a: null\n__proto__: {}\ninf: -.inf\nh: 31\n',
      warns: ['comments-dropped'],
      noRoundTrip: 'JSON has no infinity',
      chip: false,
    },
    {
      input: { text: '{"a":1,"b":2,"a":3,"s":"\\ud800"}' },
      output: 'a: 3\nb: 2\ns: "\ufffd"\n',
      warns: ['duplicate-key', 'lone-surrogate'],
      chip: false,
    },
    { input: { text: 'null' }, output: 'null\n', chip: false },
    { input: { text: '[]', documents: 'separate' }, output: '[]\n', chip: false },
    { input: { text: '{ "name": null }' }, output: 'name: null\n', chip: false },
    { input: { text: '{"a": 1\n "b": 2}' }, fails: 'expected-symbol', at: { line: 2, column: 2 } },
    { input: { text: '// nothing' }, fails: 'missing-value' },
    { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
  ],
});

/** Several values become one list, or the items of one list several documents. */
function arrange(values: readonly DocNode[], documents: 'array' | 'separate'): readonly DocNode[] {
  const [first] = values;
  if (documents === 'array') return values.length > 1 ? [{ kind: 'list', items: values }] : values;
  return values.length === 1 && first?.kind === 'list' && first.items.length > 0 ? first.items : values;
}
