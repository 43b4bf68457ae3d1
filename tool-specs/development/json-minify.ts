import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { formatJson } from '../../src/lib/documents/json/format.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { gzipSize, utf8Size } from '../../src/lib/text/text-size.ts';

const sample = '{\n  "hello": ["world", true],\n  "price": 1.0,\n  "id": 12345678901234567890\n}';

export default defineTool({
  icon: 'minimize-2',
  related: ['json-prettify', 'json-to-yaml-converter'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice({ json5: 'JSON5', jsonc: 'JSONC', json: 'JSON (RFC 8259)' }),
    keepComments: toggle(),
    asString: toggle(),
  },
  output: {
    json: out.code('json', { fileName: 'minified.json' }),
    sizes: out.table(['form', 'before', 'after', 'saved']),
  },
  failures: SYNTAX_CODES,
  warnings: ['comments-dropped', 'non-finite-number', 'duplicate-key'],
  messages: ['plain', 'gzip'],
  aliases: { jmin: {}, 'json-min': {}, 'minify-json': {}, 'json-compact': {}, 'json-string': { asString: true } },
  inverse: 'json-prettify/run',
  answers: 'inline',
  detect: [
    {
      // Only what has several lines can be a wish for one.
      pattern: /^[[{][^]*\n[^]*[\]}]$/,
      guard: 'json',
      confidence: 0.5,
      matches: ['{\n  "a": 1\n}', '[1,\n2]'],
      rejects: ['{"a":1}', '{a\n', '123', 'true', ''],
    },
  ],
  async transform({ text, dialect, keepComments, asString }, ctx) {
    const comments = keepComments ? 'keep' : 'drop';
    const minified = formatJson(text, { dialect, documents: 'many', indent: 0, comments });
    for (const warning of minified.warnings) ctx.warn(warning.code, warning.params);
    const json = asString ? JSON.stringify(minified.text) : minified.text;
    const share = new Intl.NumberFormat(languageTag(ctx.language), { style: 'percent', maximumFractionDigits: 1 });
    const row = (form: 'plain' | 'gzip', before: number, after: number) => {
      return { form: ctx.say(form), before, after, saved: share.format(1 - after / before) };
    };
    return {
      json,
      sizes: [row('plain', utf8Size(text), utf8Size(json)), row('gzip', await gzipSize(text), await gzipSize(json))],
    };
  },
  examples: [
    {
      input: { text: sample },
      output: { json: '{"hello":["world",true],"price":1.0,"id":12345678901234567890}' },
      warns: [],
    },
    { input: { text: '{/*c*/a:1,}' }, output: { json: '{"a":1}' }, warns: ['comments-dropped'] },
    {
      input: { text: '{\n  // why\n  "a": 1, /* b */ "b": 2\n}', keepComments: true },
      output: { json: '{// why\n"a":1,/* b */"b":2}' },
    },
    {
      input: { text: '{ "a": "x\\ny" }', asString: true },
      output: { json: '"{\\"a\\":\\"x\\\\ny\\"}"' },
      noRoundTrip: 'the way back would see a string',
    },
    {
      input: { text: '{"n": 1.777777777777777, "e": 1e400, "z": 0.1000, "m": -0}' },
      output: { json: '{"n":1.777777777777777,"e":1e400,"z":0.1000,"m":-0}' },
      chip: false,
    },
    {
      input: { text: '{"userId": 17478252242305210114, "id": 1911328104527409155}' },
      output: { json: '{"userId":17478252242305210114,"id":1911328104527409155}' },
      chip: false,
    },
    { input: { text: '{"a": 1}\n{ "a": 2 }\n' }, output: { json: '{"a":1}\n{"a":2}' }, chip: false },
    {
      input: { text: '{ "a": 1, "a": 2, "__proto__": "\\u00e9 é \\/" }' },
      output: { json: '{"a":1,"a":2,"__proto__":"\\u00e9 é \\/"}' },
      warns: ['duplicate-key'],
      chip: false,
    },
    {
      input: { text: '[NaN, +1, .5, 0xF]' },
      output: { json: '[null,1,0.5,15]' },
      warns: ['non-finite-number'],
      chip: false,
    },
    { input: { text: ' null ' }, output: { json: 'null' }, chip: false },
    { input: { text: 'false' }, output: { json: 'false' }, chip: false },
    {
      input: { text: '[ 1, 2 ]' },
      check: ({ sizes: [plain] }) => plain?.before === 8 && plain.after === 5 && plain.saved === '37.5%',
      chip: false,
    },
    { input: { text: '{"a": 1\n "b": 2}' }, fails: 'expected-symbol', at: { line: 2, column: 2 } },
    { input: { text: "{'a': 1}", dialect: 'json' }, fails: 'not-in-dialect', at: { line: 1, column: 2 } },
    { input: { text: '{"a": 1', keepComments: true }, fails: 'unexpected-end', at: { line: 1, column: 8 } },
    { input: { text: '['.repeat(100_000) }, fails: 'too-deep' },
  ],
});
