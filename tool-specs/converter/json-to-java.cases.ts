import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-to-java.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      '{"name":"a","age":1,"tags":["x"],"home":{"city":"y","zip":null}}': 'JSON, which the formatter takes',
      '[{"my-key":1,"class":"A"},{"my-key":12345678901}]': 'JSON, which the formatter takes',
      '{"a":[{"x":1},{"y":2.5}],"at":"2026-11-20T12:00:00Z"}': 'JSON, which the formatter takes',
      '{"i":2147483647,"l":2147483648,"b":18446744073709551615,"d":0.1,"e":3.14159265358979323846}':
        'JSON, which the formatter takes',
    },
    detect: [{ matches: ['{"a":1}', '[{"a":1}]'], rejects: ['{a', '123', '[x]'] }],
    examples: [
      { input: { text: String.raw`{"path":"C:\Users","re":"\d"}` }, fails: 'bad-escape', at: { offset: 11 } },
      {
        input: { text: '{"nums":[1],"n":{"a":1},"s":[{"n":{"b":2}}]}', nested: 'behind' },
        check: (text) => text.includes('List<Integer> nums') && text.includes('\nrecord S('),
      },
      {
        input: { text: '{"mixed":[1,"a"],"my-key":1,/* why */"a":1,"a":true}' },
        check: (text) => text.includes('List<Object> mixed') && text.includes('boolean a'),
        warns: ['comments-dropped', 'duplicate-key', 'mixed-types', 'renamed'],
      },
      {
        input: { text: '{"": 1}', annotations: 'jackson' },
        check: (text) => text.includes('@JsonProperty("") int field'),
        warns: ['key-without-name'],
      },
      {
        input: { text: '{"é\\"": 1}', annotations: 'gson', typeName: 'my result' },
        check: (text) => text.includes('@SerializedName("\\u00e9\\"")') && text.includes('record MyResult('),
      },
      {
        input: { text: '[1, 2.5, null]' },
        output: 'import java.util.List;\n\npublic record Result(\n        List<Double> value\n) {\n}\n',
        warns: ['root-value'],
      },
      {
        input: { text: `{${Array.from({ length: 200 }, (_, i) => `"k${i}":1`).join()}}` },
        check: (text) => text.startsWith('public class Result {'),
        warns: ['too-many-components'],
      },
      { input: { text: '{}' }, output: 'public record Result() {\n}\n' },
      // JLS 3.9: contextual keywords are names of fields, and some of them no names of types; keywords are neither.
      {
        input: {
          text: '{"record":1,"when":1,"yield":1,"var":1,"sealed":1,"permits":1,"open":1,"module":1,"with":1,"to":1}',
        },
        check: (text) => !text.includes('_') && text.includes('int yield,'),
        warns: [],
      },
      { input: { text: '{"class":1}' }, check: (text) => text.includes('int class_'), warns: ['renamed'] },
      { input: { text: '{}', typeName: 'record' }, check: (text) => text.startsWith('public record Record2() {') }, // java.lang.Record
      { input: { text: '{}', typeName: 'when' }, check: (text) => text.startsWith('public record when() {') },
      { input: { text: '{}', packageName: 'com.record' }, check: (text) => text.startsWith('package com.record;') },
      { input: { text: '' }, output: '' },
      { input: { text: '{"a" 1}' }, fails: 'expected-symbol', at: { line: 1, column: 6 } },
      { input: { text: '{}', packageName: 'org.new' }, fails: 'bad-package', field: 'packageName' },
      { input: { text: '/* nothing */' }, fails: 'missing-value' },
    ],
  },
});
