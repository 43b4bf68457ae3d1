import { casesOf } from '../../src/core/spec.ts';
import type tool from './toml-to-yaml.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [
      { matches: ['[package]\nname = "x"', '[[products]]\nsku = 1'], rejects: ['a = 1', 'a: 1\nb: 2', '[1, 2]', ''] },
    ],
    examples: [
      {
        input: { text: 'd = 2024-01-01 # new year', dates: 'string', quotes: 'single' },
        output: "d: '2024-01-01'\n",
        warns: ['comments-dropped', 'date-as-string'],
      },
      {
        input: { text: 'p = {\n  x = 1,\n}\nt = 07:32', tomlVersion: '1.1' },
        output: 'p:\n  x: 1\nt: "07:32:00"\n',
        noRoundTrip: 'TOML wants plain values before tables',
      },
      {
        input: { text: 'text = """\nset -e\nmake\n"""\n"a: b" = "😀 # x"\n__proto__ = 0', spaces: 4 },
        output: 'text: |\n    set -e\n    make\n"a: b": "😀 # x"\n__proto__: 0\n',
      },
      {
        input: { text: 'big = 123456789012345678901234567890' },
        output: 'big: 123456789012345678901234567890\n',
        noRoundTrip: 'TOML integers have 64 bits: the way back is a string',
      },
      { input: { text: '# nothing' }, output: '{}\n', noRoundTrip: 'blank TOML is no input' },
      { input: { text: '[a]\nb = 1\n[a]' }, fails: 'duplicate-key', at: { line: 3, column: 2 } },
      { input: { text: 'a = {b = 1}\na.c = 2' }, fails: 'closed-value', at: { line: 2, column: 1 } },
      { input: { text: 'a = "open' }, fails: 'unclosed-string', at: { line: 1, column: 5 } },
      { input: { text: 'a = 01' }, fails: 'bad-number', at: { line: 1, column: 5 } },
    ],
  },
});
