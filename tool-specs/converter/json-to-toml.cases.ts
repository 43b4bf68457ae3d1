import { casesOf } from '../../src/core/spec.ts';
import type tool from './json-to-toml.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      '{a: null, b: [null, 1], /* kept? */ c: {d: null, e: 2}}': 'JSON, which the formatter takes',
    },
    detect: [{ matches: ['{"a":1}', '{}'], rejects: ['[1]', '{a', '123', '{{ template }}'] }],
    examples: [
      { input: { text: String.raw`{"path":"C:\Users","re":"\d"}` }, fails: 'bad-escape', at: { offset: 11 } },
      {
        input: {
          text: '{"a b": 1, "": 2, "é": 3, "version": "1.0", "date": "2024-01-01", "yes": "yes", "__proto__": "null"}',
        },
        output: '"a b" = 1\n"" = 2\n"é" = 3\nversion = "1.0"\ndate = "2024-01-01"\nyes = "yes"\n__proto__ = "null"\n',
      },
      {
        input: { text: '{"mixed": [1, "x", {"y": [{}]}], "f": [0.1000, -0.0, 1E5]}' },
        output: 'mixed = [1, "x", { y = [{}] }]\nf = [0.1000, -0.0, 1E5]\n',
      },
      {
        input: { text: '{"t": "line 1\\nline \\"2\\"\\n", "c": "\\u0000\\u007f"}' },
        output: 't = """\nline 1\nline "2"\n"""\nc = "\\u0000\\u007f"\n',
      },
      {
        input: { text: '{"a": 1, "a": 2, "s": "\\ud800"}' },
        output: 'a = 2\ns = "\ufffd"\n',
        warns: ['duplicate-key', 'lone-surrogate'],
      },
      {
        input: { text: '{a: Infinity, b: -Infinity, c: NaN, d: 0x1F}' },
        output: 'a = inf\nb = -inf\nc = nan\nd = 31\n',
        noRoundTrip: 'JSON has no infinity and no NaN',
      },
      {
        input: { text: '{"t": {"a": {"x": 1}, "b": 2}, "version": 3}' },
        output: 'version = 3\n\n[t]\nb = 2\n\n[t.a]\nx = 1\n',
        warns: ['order-changed', 'order-changed'],
      },
      {
        input: { text: '{"t": {"x": 1}, "version": 3, "last": {"y": [{"z": 2}]}}', keepOrder: true },
        output: 't = { x = 1 }\nversion = 3\n\n[[last.y]]\nz = 2\n',
        warns: [],
      },
      { input: { text: '{}' }, output: '' },
      { input: { text: '[1, 2]' }, fails: 'root-not-table' },
      { input: { text: 'null' }, fails: 'root-not-table' },
      { input: { text: '{"a": {"b": null}}', nulls: 'refuse' }, fails: 'null-not-allowed' },
      { input: { text: '{"a": 1\n "b": 2}' }, fails: 'expected-symbol', at: { line: 2, column: 2 } },
      { input: { text: '{"a": 1} {"b": 2}' }, fails: 'extra-content', at: { line: 1, column: 10 } },
      { input: { text: '{"a": 01}' }, fails: 'bad-number', at: { line: 1, column: 7 } },
    ],
  },
});
