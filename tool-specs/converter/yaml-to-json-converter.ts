import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { JSON_WRITE_WARNINGS, writeJson } from '../../src/lib/documents/json/writer.ts';
import { readYaml, YAML_READ_WARNINGS } from '../../src/lib/documents/yaml/reader.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';

const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const sample = 'foo: bar\nlist:\n  - item\n  - key: value\n';

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

const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  .concat(Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`))
  .join('\n');

export default defineTool({
  icon: 'file-braces',
  related: ['json-prettify', 'yaml-to-toml'],
  fields: {
    text: code('yaml', { primary: true }),
    indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
    documents: choice(['array', 'separate']),
    version: choice({ '1.2': 'YAML 1.2', '1.1': 'YAML 1.1' }),
    merge: toggle({ initial: true }),
    nonFinite: choice(['null', 'string']),
    bigIntegers: choice(['digits', 'string']),
  },
  output: out.code('json', { fileName: 'converted.json' }),
  failures: SYNTAX_CODES,
  warnings: [...YAML_READ_WARNINGS, ...JSON_WRITE_WARNINGS, 'more-warnings'],
  targets: { json: 'result' },
  aliases: { yaml2json: {}, y2j: {}, 'yaml-json': {}, 'yaml-to-json': {} },
  inverse: 'json-to-yaml-converter/run',
  answers: 'inline',
  detect: [
    {
      pattern: /^(?:[#%][^\n]*\r?\n|---[^\n]*\r?\n)*(?:- +)*[\w"'.][^\n]*:(?:[ \t][^\n]*)?\r?\n/,
      guard: 'yaml',
      confidence: 0.75,
      matches: [
        'a: 1\nb: 2',
        'version: "3"\nservices:\n  web:\n    image: nginx',
        '---\nfoo: bar\nlist:\n  - key: value',
      ],
      rejects: [
        'a: 1',
        '{"a": 1}',
        'a = 1\nb = 2',
        'Q: What?\nA: This.',
        'https://example.org/\nhttps://example.com/',
        '',
      ],
    },
  ],
  transform({ text, indent, documents: several, version, merge, nonFinite, bigIntegers }, ctx) {
    const { documents, warnings } = readYaml(text, { version, merge });
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    const asOne =
      several === 'array' && documents.length > 1 ? [{ kind: 'list' as const, items: documents }] : documents;
    const written = asOne.map((document) => {
      const step = indent === 'tab' ? 'tab' : indent === 'none' ? 0 : Number(indent);
      return writeJson(document, { indent: step, nonFinite, bigIntegers });
    });
    for (const warning of written.flatMap((one) => one.warnings)) ctx.warn(warning.code, warning.params);
    return written.map(({ text }) => text).join('\n');
  },
  examples: [
    {
      input: { text: sample },
      output: '{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}',
      warns: [],
    },
    {
      input: { text: mergeKeys, indent: 'none' },
      output:
        '{"default":{"name":"","age":1},"persons":[{"name":"","age":1},{"name":"John","age":0},{"age":3,"name":""}]}',
      warns: ['aliases-expanded'],
    },
    {
      input: {
        text: 'id: 12345678901234567890\nprice: 1.0\ntiny: 1e-400\npi: 3.1415926535897932384626',
        indent: 'none',
      },
      output: '{"id":12345678901234567890,"price":1.0,"tiny":1e-400,"pi":3.1415926535897932384626}',
      warns: [],
    },
    { input: { text: 'a: 1\n---\nb: 2\n', indent: 'none' }, output: '[{"a":1},{"b":2}]' },
    {
      input: { text: 'a: 1\n---\nb: 2\n', indent: 'none', documents: 'separate' },
      output: '{"a":1}\n{"b":2}',
      chip: false,
    },
    {
      input: { text: 'c: yes\ng: 012\nh: 0o14\na: 0x1F\nd: 2024-01-01\nt: 12:30:00', indent: 'none' },
      output: '{"c":"yes","g":12,"h":12,"a":31,"d":"2024-01-01","t":"12:30:00"}',
    },
    {
      input: { text: 'c: yes\ng: 012\nd: 2024-01-01\nt: 12:30:00', indent: 'none', version: '1.1' },
      output: '{"c":true,"g":10,"d":"2024-01-01","t":45000}',
      warns: ['date-as-string'],
    },
    {
      input: { text: 'foo: 1.4\nisBoolean: false\nnumber: "001"', indent: 'none' },
      output: '{"foo":1.4,"isBoolean":false,"number":"001"}',
      chip: false,
    },
    {
      input: { text: '- name: andy\n  age: 12\n- name: anna\n  age: 17', indent: 'none' },
      output: '[{"name":"andy","age":12},{"name":"anna","age":17}]',
      chip: false,
    },
    { input: { text: '0' }, output: '0', chip: false },
    { input: { text: 'false' }, output: 'false', chip: false },
    { input: { text: '~' }, output: 'null', chip: false },
    { input: { text: '""' }, output: '""', chip: false },
    { input: { text: '# nothing but a comment' }, output: '', warns: ['comments-dropped'], chip: false },
    {
      input: {
        text: '1: a # one\n? [x, y]\n: b\n__proto__: c\nd: .inf\nd: !custom e\nf: !!binary aGk=',
        indent: 'none',
      },
      output: '{"1":"a","[\\"x\\",\\"y\\"]":"b","__proto__":"c","d":"e","f":"aGk="}',
      warns: ['comments-dropped', 'non-string-key', 'non-string-key', 'duplicate-key', 'tag-dropped', 'tag-dropped'],
      chip: false,
    },
    {
      input: { text: 'a: .inf\nb: -.nan', indent: 'none' },
      output: '{"a":null,"b":"-.nan"}',
      warns: ['non-finite-number'],
      chip: false,
    },
    {
      input: { text: 'a: -.inf\nid: 12345678901234567890', indent: 'none', nonFinite: 'string', bigIntegers: 'string' },
      output: '{"a":"-inf","id":"12345678901234567890"}',
      warns: ['non-finite-number', 'integer-as-string'],
      chip: false,
    },
    {
      input: { text: 'a: |\n  x\n  y\nb: >-\n  folded\n  text\n', indent: 'none' },
      output: '{"a":"x\\ny\\n","b":"folded text"}',
      chip: false,
    },
    { input: { text: 'a:\n  b: 1\n c: 2' }, fails: 'bad-indentation', at: { line: 3, column: 1 } },
    { input: { text: 'a: 1\n\tb: 2' }, fails: 'bad-indentation', at: { line: 2, column: 1 } },
    { input: { text: 'list: [1, 2' }, fails: 'unexpected-end', at: { line: 1, column: 12 } },
    { input: { text: 'a: "open' }, fails: 'unclosed-string', at: { line: 1, column: 4 } },
    { input: { text: 'a: *missing' }, fails: 'bad-alias', at: { line: 1, column: 4 } },
    { input: { text: bomb }, fails: 'alias-bomb' },
    { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
  ],
});
