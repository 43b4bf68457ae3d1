import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-diff.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { left: '{"a":"C:Usersme"}', right: String.raw`{"a":"C:\Users\me"}` },
        fails: 'bad-escape',
        field: 'right',
        at: { offset: 8 },
      },
      {
        input: { left: '{"foo":"bar"}', right: '{"foo":"buz","baz":"qux"}', differencesOnly: true },
        output: { diff: { patch: '  {\n-   "foo": "bar"\n+   "foo": "buz"\n+   "baz": "qux"\n  }' } },
      },
      // the first element was inserted; element 0 is not another one now
      {
        input: { left: '[{"a":["1"]}]', right: '[{"b":["2"]},{"a":["1"]}]' },
        output: { verdict: { label: { params: { added: 1, removed: 0, changed: 0, moved: 0 } } } },
      },
      { input: { left: '[1,2]', right: '[1,2,3]' }, output: { mergePatch: '[\n  1,\n  2,\n  3\n]' } },
      {
        input: { left: '[1, 2, 3]', right: '[0, 1, 2, 3]', arrays: 'index' },
        output: { verdict: { label: { params: { added: 1, removed: 0, changed: 3, moved: 0 } } } },
      },
      {
        input: { left: '[1]', right: '{"0": 1}' },
        output: {
          changes: [{ change: { message: 'changed', params: undefined }, path: '', before: '[1]', after: '{"0":1}' }],
        },
      },
      // RFC 6901: "/" is the empty key, "" the whole.
      {
        input: { left: '{"": 1}', right: '{"": 2}' },
        output: {
          changes: [{ change: { message: 'changed', params: undefined }, path: '/', before: '1', after: '2' }],
        },
      },
      {
        input: { left: '{"t": 1.0}', right: '{"t": 1}', numbers: 'text' },
        output: { verdict: { label: { message: 'different' } } },
      },
      { input: { left: '{ "x" : [1,\n2] }', right: '{x:[1,2],}' }, output: { verdict: { tone: 'good' } } },
      {
        input: { left: '{"a/b~":1}', right: '{"a/b~":null}' },
        check: ({ patch }) => patch.includes('"/a~1b~0"'),
        warns: ['null-in-merge'],
      },
      {
        input: { left: '{"__proto__":1,"a":1,"a":2}', right: '{"__proto__":1,"a":2}' },
        output: { verdict: { tone: 'good' } },
        warns: ['duplicate-key'],
      },
      { input: { left: '{"a":1}', right: '' }, output: { diff: { patch: '' } } },
      { input: { left: '{"a":1}', right: '{"a":}' }, fails: 'expected-value', field: 'right', at: { column: 6 } },
    ],
  },
});
