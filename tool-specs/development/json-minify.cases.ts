import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-minify.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      '{/*c*/a:1,}': 'JSON, which the formatter takes',
      '{\n  // why\n  "a": 1, /* b */ "b": 2\n}': 'JSON, which the formatter takes',
      '{ "a": "x\\ny" }': 'JSON, which the formatter takes',
    },
    detect: [{ matches: ['{\n  "a": 1\n}', '[1,\n2]'], rejects: ['{"a":1}', '{a\n', '123', 'true', ''] }],
    examples: [
      { input: { text: String.raw`{"path":"C:\Users","re":"\d"}` }, fails: 'bad-escape', at: { offset: 11 } },
      {
        input: { text: '{"n": 1.777777777777777, "e": 1e400, "z": 0.1000, "m": -0}' },
        output: { json: '{"n":1.777777777777777,"e":1e400,"z":0.1000,"m":-0}' },
      },
      {
        input: { text: '{"userId": 17478252242305210114, "id": 1911328104527409155}' },
        output: { json: '{"userId":17478252242305210114,"id":1911328104527409155}' },
      },
      { input: { text: '{"a": 1}\n{ "a": 2 }\n' }, output: { json: '{"a":1}\n{"a":2}' } },
      {
        input: { text: '{ "a": 1, "a": 2, "__proto__": "\\u00e9 é \\/" }' },
        output: { json: '{"a":1,"a":2,"__proto__":"\\u00e9 é \\/"}' },
        warns: ['duplicate-key'],
      },
      { input: { text: '[NaN, +1, .5, 0xF]' }, output: { json: '[null,1,0.5,15]' }, warns: ['non-finite-number'] },
      { input: { text: ' null ' }, output: { json: 'null' } },
      { input: { text: 'false' }, output: { json: 'false' } },
      {
        input: { text: '[ 1, 2 ]' },
        check: ({ sizes: [plain] }) => plain?.before === 8 && plain.after === 5 && plain.saved === '37.5%',
      },
      { input: { text: '{"a": 1\n "b": 2}' }, fails: 'expected-symbol', at: { line: 2, column: 2 } },
      { input: { text: "{'a': 1}", dialect: 'json' }, fails: 'not-in-dialect', at: { line: 1, column: 2 } },
      { input: { text: '{"a": 1', keepComments: true }, fails: 'unexpected-end', at: { line: 1, column: 8 } },
      { input: { text: '['.repeat(100_000) }, fails: 'too-deep' },
    ],
  },
});
