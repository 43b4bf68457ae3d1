import { casesOf } from '../../src/core/spec.ts';
import type tool from './toml-to-json.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      '# settings\nname = "shop"\n\n[database]\nhost = "db.example"\n\n[database.pool]\nmode = "shared"\n':
        'begins with a comment, as many formats do',
    },
    detect: [
      {
        matches: ['[package]\nname = "x"', 'a = 1\nb = "x"', '[[products]]\nsku = 1', 'a = true\n\n[b]\nc = 1'],
        rejects: ['a = 1', 'a: 1\nb: 2', '{"a": 1}', '[1, 2]', 'let a = 1;\nlet b = 2;', 'a == b\nb = c', ''],
      },
    ],
    examples: [
      {
        input: {
          text: 'id = 9007199254740993\nsafe = 9007199254740991\nlow = -inf\nn = nan',
          indent: 'none',
          bigIntegers: 'string',
          nonFinite: 'string',
        },
        output: '{"id":"9007199254740993","safe":9007199254740991,"low":"-inf","n":"nan"}',
        warns: ['integer-as-string', 'non-finite-number', 'non-finite-number'],
      },
      {
        input: { text: 'a = inf\nb = [nan]', indent: 'none' },
        output: '{"a":null,"b":[null]}',
        warns: ['non-finite-number', 'non-finite-number'],
        noRoundTrip: 'JSON has no infinity, TOML no null',
      },
      {
        input: { text: '"a b" = "\\U0001F600"\n"" = \'\'\'\n\\raw\'\'\'\n__proto__ = "é"', indent: 'none' },
        output: '{"a b":"😀","":"\\\\raw","__proto__":"é"}',
      },
      {
        input: { text: '# nothing but a comment', indent: 'none' },
        output: '{}',
        noRoundTrip: 'blank TOML is no input',
      },
      { input: { text: 'a = 1\na = 2' }, fails: 'duplicate-key', at: { line: 2, column: 1 } },
      { input: { text: 'a = {b = 1}\n[a.c]' }, fails: 'closed-value', at: { line: 2, column: 2 } },
      { input: { text: 'a = 1\n[a.b]' }, fails: 'not-a-table', at: { line: 2, column: 2 } },
      { input: { text: '[a.b]\n[a]\nb.c = 1' }, fails: 'header-table', at: { line: 3, column: 1 } },
      { input: { text: 'a = 1\nb = ' }, fails: 'missing-value', at: { line: 2, column: 5 } },
      { input: { text: 'd = 2023-02-30' }, fails: 'bad-date', at: { line: 1, column: 5 } },
      // What only TOML 1.1 allows.
      { input: { text: 'p = { x = 1,\n y = 2 }' }, fails: 'needs-1.1', at: { line: 1, column: 13 } },
      { input: { text: 'p = {\n  x = 1,\n}' }, fails: 'needs-1.1' },
      { input: { text: 'p = { x = 1, }' }, fails: 'needs-1.1', at: { line: 1, column: 14 } },
      { input: { text: 'p = { x = 1 # one\n}' }, fails: 'needs-1.1' },
      { input: { text: 'p = {\n}' }, fails: 'needs-1.1' },
      { input: { text: 'a = "\\e[0m"' }, fails: 'needs-1.1' },
      { input: { text: 'a = "\\x41"' }, fails: 'needs-1.1' },
      { input: { text: 'at = 07:32' }, fails: 'needs-1.1' },
      { input: { text: 'at = 1979-05-27T07:32Z' }, fails: 'needs-1.1' },
      { input: { text: 'p = { x = 1,\n y = }' }, fails: 'expected-key' },
      { input: { text: 'p = {\n x = 1,\n}', tomlVersion: '1.1', indent: 'none' }, output: '{"p":{"x":1}}' },
      { input: { text: `a = ${'['.repeat(10_000)}` }, fails: 'too-deep' },
    ],
  },
});
