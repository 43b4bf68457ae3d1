import { choice, code, defineTool, integer, out, toggle } from '../../src/core/spec.ts';
import { formatJson } from '../../src/lib/documents/json/format.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

const indents = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'] as const;
const names = Object.fromEntries(indents.map((indent) => [indent, indent === 'tab' ? 'Tab' : indent]));

const big = '{"userId": 17478252242305210114, "n": 1.777777777777777, "e": 1e400, "t": 1.0}';

export default defineTool({
  icon: 'braces',
  createdAt: '2022-05-09',
  sequence: ['g', 'j'],
  redirectFrom: ['/json-viewer'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
    indent: choice(indents, { initial: '2', names }),
    sortKeys: toggle(),
    keepComments: toggle(),
    maxWidth: integer({ min: 0, max: 200, initial: 0 }),
  },
  output: out.code('json'),
  repair: repairJson,
  failures: SYNTAX_CODES,
  warnings: ['comments-dropped', 'non-finite-number', 'duplicate-key'],
  aliases: { json: {}, 'json-format': {}, 'json-pretty': {}, jf: {} },
  answers: 'inline',
  detect: [
    { pattern: /^[[{][^]*[\]}]$/, guard: 'json', confidence: 0.98 },
    { pattern: /^[[{][^\n]*[\]}][^\S\n]*\n\s*[[{]/, guard: 'json-lines', confidence: 0.97 },
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
  examples: {
    nestedObject: {
      input: { text: '{"b":[1,2],"a":{"c":null}}' },
      output: '{\n  "b": [\n    1,\n    2\n  ],\n  "a": {\n    "c": null\n  }\n}',
    },
    bigNumbers: {
      input: { text: big },
      output: '{\n  "userId": 17478252242305210114,\n  "n": 1.777777777777777,\n  "e": 1e400,\n  "t": 1.0\n}',
    },
    json5: {
      input: { text: "{b: 1, /* why */ a: 'x',}" },
      output: '{\n  "b": 1,\n  "a": "x"\n}',
      warns: ['comments-dropped'],
    },
    sortedKeys: {
      input: { text: '{"b":1,"10":2,"9":3}', sortKeys: true },
      output: '{\n  "10": 2,\n  "9": 3,\n  "b": 1\n}',
    },
    logLines: {
      input: { text: '{"a":1}\n{"a":2}' },
      check: (text) => text.includes('"a": 1') && text.includes('"a": 2'),
    },
  },
});
