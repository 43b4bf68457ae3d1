import { casesOf } from '../../src/core/spec.ts';
import type tool from './toml-to-yaml.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      'name = "shop"\n\n[database]\nhost = "db.example"\n\n[database.pool]\nmode = "shared"\n':
        'TOML, which the converter to JSON takes',
      'odt = 1979-05-27T07:32:00-08:00\nldt = 1979-05-27 07:32:00.5\nld = 1979-05-27\nlt = 07:32:00\ns = "1979-05-27"':
        'TOML, which the converter to JSON takes',
      'max = 9223372036854775807\nprice = 1.0\nfloat = 1e6\npi = 3.1415926535897932384626\ninf = -inf':
        'TOML, which the converter to JSON takes',
      'on = "yes"\nversion = "1.0"\nnothing = "null"\n[[p]]\na = [1, 2]\n[[p]]':
        'TOML, which the converter to JSON takes',
    },
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
      { input: { text: 'p = { x = 1, }' }, fails: 'needs-1.1', at: { line: 1, column: 14 } },
      { input: { text: '[a]\nb = 1\n[a]' }, fails: 'duplicate-key', at: { line: 3, column: 2 } },
      { input: { text: 'a = {b = 1}\na.c = 2' }, fails: 'closed-value', at: { line: 2, column: 1 } },
      { input: { text: 'a = "open' }, fails: 'unclosed-string', at: { line: 1, column: 5 } },
      { input: { text: 'a = 01' }, fails: 'bad-number', at: { line: 1, column: 5 } },
    ],
  },
});
