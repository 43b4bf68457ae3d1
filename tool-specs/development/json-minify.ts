import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { formatJson } from '../../src/lib/documents/json/format.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { gzipSize, utf8Size } from '../../src/lib/text/text-size.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

const sample = '{\n  "hello": ["world", true],\n  "price": 1.0,\n  "id": 12345678901234567890\n}';

export default defineTool({
  icon: 'minimize-2',
  createdAt: '2023-02-04',
  related: ['json-prettify', 'json-to-yaml-converter'],
  fields: {
    text: code('json', { primary: true }),
    dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES }),
    keepComments: toggle(),
    asString: toggle(),
  },
  output: {
    json: out.code('json', { fileName: 'minified.json' }),
    sizes: out.table(['form', 'before', 'after', 'saved']),
  },
  repair: repairJson,
  failures: SYNTAX_CODES,
  warnings: ['comments-dropped', 'non-finite-number', 'duplicate-key'],
  messages: ['plain', 'gzip'],
  aliases: { jmin: {}, 'json-min': {}, 'minify-json': {}, 'json-compact': {}, 'json-string': { asString: true } },
  inverse: 'json-prettify/run',
  answers: 'inline',
  detect: [
    {
      // Only text with several lines needs to be joined into one.
      pattern: /^[[{](?=[^\n]*\n)[^]*[\]}]$/,
      guard: 'json',
      confidence: 0.5,
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
  examples: {
    formattedJson: {
      input: { text: sample },
      output: { json: '{"hello":["world",true],"price":1.0,"id":12345678901234567890}' },
      warns: [],
    },
    json5: { input: { text: '{/*c*/a:1,}' }, output: { json: '{"a":1}' }, warns: ['comments-dropped'] },
    keepComments: {
      input: { text: '{\n  // why\n  "a": 1, /* b */ "b": 2\n}', keepComments: true },
      output: { json: '{// why\n"a":1,/* b */"b":2}' },
    },
    asString: {
      input: { text: '{ "a": "x\\ny" }', asString: true },
      output: { json: '"{\\"a\\":\\"x\\\\ny\\"}"' },
      noRoundTrip: 'the way back would see a string',
    },
  },
});
