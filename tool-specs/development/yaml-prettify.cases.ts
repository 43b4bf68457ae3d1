import { casesOf } from '../../src/core/spec.ts';
import type tool from './yaml-prettify.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: ['a: 1\nb: 2', '---\nfoo: bar\nlist:\n  - key: value'],
        rejects: [
          `${'# a\r\n'.repeat(300)}b`,
          'a: 1',
          '{"a": 1}',
          'a = 1\nb = 2',
          'hello world',
          'Note: this\nand that',
          '',
        ],
      },
    ],
    examples: [
      { input: { text: 'a:   1\n---\n# second\nb:   2\n...\n' }, output: 'a: 1\n---\n# second\nb: 2\n...\n' },
      {
        input: { text: 'run: |\n      set -e\n        make\nnote: >-\n    folded as\n    it was\n' },
        output: 'run: |\n  set -e\n    make\nnote: >-\n  folded as\n  it was\n',
      },
      { input: { text: 'b: &x 1\na: *x', sortKeys: true }, output: 'b: &x 1\na: *x\n', warns: ['unsorted'] },
      {
        input: { text: '? [a, b]\n: c\n? d: 1\n  e: 2\n: f\n' },
        output: '? [a, b]\n: c\n? d: 1\n  e: 2\n: f\n',
        warns: ['left-as-is'],
      },
      { input: { text: 'a: 1\na: 2' }, output: 'a: 1\na: 2\n', warns: ['duplicate-key'] },
      { input: { text: '# only a comment' }, output: '# only a comment\n' },
      { input: { text: 'false' }, output: 'false\n' },
      { input: { text: '~' }, output: '~\n' },
      { input: { text: 'a: 1\n\tb: 2' }, fails: 'bad-indentation', at: { line: 2, column: 1 } },
      { input: { text: 'a: [1, 2\nb: 3' }, fails: 'expected-symbol' },
      { input: { text: 'a: *missing' }, fails: 'bad-alias', at: { line: 1, column: 4 } },
      { input: { text: '['.repeat(10_000) }, fails: 'too-deep' },
    ],
  },
});
