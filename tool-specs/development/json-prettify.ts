import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { formatJson } from '../../src/lib/documents/json/format.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';

const dialects = { json5: 'JSON5', jsonc: 'JSONC', json: 'JSON (RFC 8259)' } as const;

const big = '{"userId": 17478252242305210114, "n": 1.777777777777777, "e": 1e400, "t": 1.0}';

export default defineTool({
  icon: 'braces',
  redirectFrom: ['/json-viewer'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(dialects),
    indent: choice(['2', '3', '4', '8', 'tab'], { names: { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } }),
    sortKeys: toggle(),
    keepComments: toggle(),
    maxWidth: integer({ min: 0, max: 200, initial: 0 }),
  },
  output: out.code('json'),
  failures: SYNTAX_CODES,
  warnings: ['comments-dropped', 'non-finite-number', 'duplicate-key'],
  aliases: { json: {}, 'json-format': {}, 'json-pretty': {}, jf: {} },
  answers: 'inline',
  detect: [
    {
      pattern: /^[[{][^]*[\]}]$/,
      guard: 'json',
      confidence: 0.98,
      matches: ['{"a":1}', '[1, 2]', '{}'],
      rejects: ['{a', '123', '"x"', 'true', '[link](url)', '{{ template }}'],
    },
    {
      pattern: /^[[{][^\n]*[\]}]\s*\n\s*[[{]/,
      guard: 'json-lines',
      confidence: 0.97,
      matches: ['{"a":1}\n{"a":2}\n', '[1]\r\n[2]'],
      rejects: ['{"a":1}', '{"a":1}\n{"a"', '[x]\n[y]', '{\n  "a": 1\n}'],
    },
  ],
  transform({ text: json, dialect, indent, sortKeys, keepComments, maxWidth }, ctx) {
    const { text, warnings } = formatJson(json, {
      dialect,
      documents: 'many',
      indent: indent === 'tab' ? 'tab' : Number(indent),
      sortKeys,
      comments: keepComments ? 'keep' : 'drop',
      maxWidth: maxWidth === 0 ? undefined : maxWidth,
    });
    for (const warning of warnings) ctx.warn(warning.code, warning.params);
    return text;
  },
  examples: [
    {
      input: { text: '{"b":[1,2],"a":{"c":null}}' },
      output: '{\n  "b": [\n    1,\n    2\n  ],\n  "a": {\n    "c": null\n  }\n}',
    },
    {
      input: { text: big },
      output: '{\n  "userId": 17478252242305210114,\n  "n": 1.777777777777777,\n  "e": 1e400,\n  "t": 1.0\n}',
    },
    {
      input: { text: "{b: 1, /* why */ a: 'x',}" },
      output: '{\n  "b": 1,\n  "a": "x"\n}',
      warns: ['comments-dropped'],
    },
    { input: { text: '{"b":1,"10":2,"9":3}', sortKeys: true }, output: '{\n  "10": 2,\n  "9": 3,\n  "b": 1\n}' },
    {
      input: { text: '{"ids":"1911239335774236673,1911328104154116098","__proto__":{"x":1}}', indent: '4' },
      output: '{\n    "ids": "1911239335774236673,1911328104154116098",\n    "__proto__": {\n        "x": 1\n    }\n}',
      chip: false,
    },
    { input: { text: '{"a":1}\n{"a":2}' }, check: (text) => text.includes('"a": 1') && text.includes('"a": 2') },
    { input: { text: '{"a":1,"a":2}' }, output: '{\n  "a": 1,\n  "a": 2\n}', warns: ['duplicate-key'], chip: false },
    {
      input: { text: '{"a":[1,2,3],"b":{"c":1}}', maxWidth: 40 },
      output: '{ "a": [1, 2, 3], "b": { "c": 1 } }',
      chip: false,
    },
    { input: { text: 'null' }, output: 'null', chip: false },
    { input: { text: 'false' }, output: 'false', chip: false },
    { input: { text: '{"a": NaN}' }, output: '{\n  "a": null\n}', warns: ['non-finite-number'], chip: false },
    { input: { text: '  \n ' }, output: '' },
    { input: { text: '{"a":1,\n"b" 2}' }, fails: 'expected-symbol', at: { line: 2, column: 5 } },
    { input: { text: "{'a':1}", dialect: 'json' }, fails: 'not-in-dialect', at: { line: 1, column: 2 } },
    { input: { text: '['.repeat(100_000) }, fails: 'too-deep' },
  ],
});
