import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-prettify.ts';

export default casesOf<typeof tool>({
  run: {
    finds: {
      'literal of JavaScript or Python': {
        matches: [
          ["{'ok': True, 'none': None}", "{'ok': true, 'none': null}"],
          ['{name: 1}', '{name: 1}'],
          ['{\n  // x\n  name: 1,\n}', '{\n  // x\n  name: 1,\n}'],
          ['// x\n{"a": 1}', '// x\n{"a": 1}'],
        ],
        rejects: ['{ return 1; }', '[x] done', '{}', 'a {b: 1}'],
      },
    },
    detect: [
      { matches: ['{"a":1}', '[1, 2]', '{}'], rejects: ['{a', '123', '"x"', 'true', '[link](url)', '{{ template }}'] },
      {
        matches: ['{"a":1}\n{"a":2}\n', '[1]\r\n[2]'],
        rejects: ['{"a":1}', '{"a":1}\n{"a"', '[x]\n[y]', '{\n  "a": 1\n}'],
      },
    ],
    examples: [
      {
        input: { text: '{"ids":"1911239335774236673,1911328104154116098","__proto__":{"x":1}}', indent: '4' },
        output:
          '{\n    "ids": "1911239335774236673,1911328104154116098",\n    "__proto__": {\n        "x": 1\n    }\n}',
      },
      { input: { text: '{ "a": [1] }', indent: '0' }, output: '{"a":[1]}' },
      ...(['1', '5', '6', '7'] as const).map((indent) => ({
        input: { text: '[1]', indent },
        output: `[\n${' '.repeat(Number(indent))}1\n]`,
      })),
      { input: { text: '[1]', indent: '10' }, output: '[\n          1\n]' },
      { input: { text: '{"a":1,"a":2}' }, output: '{\n  "a": 1,\n  "a": 2\n}', warns: ['duplicate-key'] },
      { input: { text: '{"a":[1,2,3],"b":{"c":1}}', maxWidth: 40 }, output: '{ "a": [1, 2, 3], "b": { "c": 1 } }' },
      { input: { text: 'null' }, output: 'null' },
      { input: { text: 'false' }, output: 'false' },
      { input: { text: '{"a": NaN}' }, output: '{\n  "a": null\n}', warns: ['non-finite-number'] },
      { input: { text: '  \n ' }, output: '' },
      { input: { text: '{"a":1,\n"b" 2}' }, fails: 'expected-symbol', at: { line: 2, column: 5 } },
      // Escapes that JSON doesn't have: JSON5 would drop their backslash.
      ...[
        String.raw`{"path":"C:\Users\me"}`,
        String.raw`{"re":"\d+"}`,
        String.raw`{"p":"\\srv\share"}`,
        String.raw`["a\-b"]`,
        String.raw`{"a":"\ "}`,
        String.raw`{"q":"\$5"}`,
        String.raw`{"x":"\e[31m"}`,
        String.raw`{'re':'\w'}`,
        String.raw`{"\key":1}`,
        String.raw`[{"re":"\s"}]`,
      ].map((text) => ({ input: { text }, fails: 'bad-escape' as const, at: { line: 1 } })),
      { input: { text: String.raw`{"re":"\d"}`, dialect: 'json5' }, output: '{\n  "re": "d"\n}' },
      // Those that keep what was typed are read.
      { input: { text: String.raw`["it\'s","\x41\v"]`, indent: '0' }, output: String.raw`["it's","\u0041\u000b"]` },
      { input: { text: '["one\\\ntwo"]', indent: '0' }, output: '["onetwo"]' },
      // Each of them has a proposal that can be read.
      { input: { text: "{'a': True, 'b': None}" }, fails: 'expected-value', at: { column: 7 } },
      { input: { text: '{"a":[1,2,{"b":"c' }, fails: 'unclosed-string' },
      { input: { text: '{_id: ObjectId("507f1f77"), n: NumberLong("5")}' }, fails: 'expected-value' },
      { input: { text: "{'a':1}", dialect: 'json' }, fails: 'not-in-dialect', at: { line: 1, column: 2 } },
      { input: { text: '['.repeat(100_000) }, fails: 'too-deep' },
    ],
  },
});
