import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-to-yaml-converter.ts';

const risky = ['yes', 'on', 'null', '1.0', '001', '2024-01-01', '12:30:00', '0x1F', '1e3', '~', ''];

export default casesOf<typeof tool>({
  run: {
    detect: [{ matches: ['{"a":1}', '[1, 2]', '{}'], rejects: ['{a', '123', '"x"', '[link](url)', '{{ template }}'] }],
    examples: [
      { input: { text: String.raw`{"path":"C:\Users","re":"\d"}` }, fails: 'bad-escape', at: { offset: 11 } },
      {
        input: { text: '[{"name":"andy","age":12},{"name":"anna","age":17}]', spaces: 4 },
        output: '-   name: andy\n    age: 12\n-   name: anna\n    age: 17\n',
      },
      { input: { text: '{"a":1}\n{"a":2}' }, output: '- a: 1\n- a: 2\n' },
      { input: { text: '{"a":1}\n[2]', documents: 'separate' }, output: 'a: 1\n---\n- 2\n' },
      {
        input: { text: JSON.stringify(risky), collections: 'flow' },
        output: `[${risky.map((word) => JSON.stringify(word)).join(', ')}]\n`,
      },
      {
        input: { text: '{"b":[1,{"c":[]}],"a":"it\'s"}', quotes: 'single', collections: 'leaves', sorted: true },
        output: "a: 'it''s'\nb:\n  - 1\n  - { c: [] }\n",
      },
      {
        input: { text: '{"text":"The quick brown fox jumps over the lazy dog"}', width: 24 },
        output: 'text: >-\n  The quick brown fox\n  jumps over the lazy\n  dog\n',
      },
      {
        input: { text: '{a: null, "__proto__": {}, /* note */ inf: -Infinity, h: 0x1F,}' },
        output: 'a: null\n__proto__: {}\ninf: -.inf\nh: 31\n',
        warns: ['comments-dropped'],
        noRoundTrip: 'JSON has no infinity',
      },
      {
        input: { text: '{"a":1,"b":2,"a":3,"s":"\\ud800"}' },
        output: 'a: 3\nb: 2\ns: "\ufffd"\n',
        warns: ['duplicate-key', 'lone-surrogate'],
      },
      { input: { text: 'null' }, output: 'null\n' },
      { input: { text: '[]', documents: 'separate' }, output: '[]\n' },
      { input: { text: '{ "name": null }' }, output: 'name: null\n' },
      { input: { text: '{"a": 1\n "b": 2}' }, fails: 'expected-symbol', at: { line: 2, column: 2 } },
      { input: { text: '// nothing' }, fails: 'missing-value' },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
