import { casesOf } from '../../src/core/spec.ts';
import type tool from './list-converter.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { text: '1\n 1\n2' }, output: { list: '1, 2' } },
      { input: { text: 'a\r\nb\r\na\r\n' }, output: { list: 'a, b' } },
      { input: { text: 'b\n10\n9\na', sort: 'text' }, output: { list: '10, 9, a, b' } },
      {
        input: {
          text: '1e3 x\n-2\n12345678901234567891\n12345678901234567890\n.5\nnone',
          sort: 'number',
          reverse: true,
        },
        output: { list: 'none, 12345678901234567891, 12345678901234567890, 1e3 x, .5, -2' },
      },
      { input: { text: 'É\né\nß', unique: true, ignoreCase: true, letters: 'upper' }, output: { list: 'É, SS' } },
      { input: { text: 'ccc\n😀\nbb', sort: 'length' }, output: { list: '😀, bb, ccc' } },
      {
        input: { text: 'a;b;;a', split: 'semicolon', dropEmpty: false, unique: false, separator: '|' },
        output: { list: 'a|b||a' },
      },
      {
        input: { text: 'one--two', split: 'custom', splitAt: '--', find: 'o', replacement: '0', filter: 'w' },
        output: { list: 'tw0' },
      },
      { input: { text: '😀é', split: 'custom', splitAt: '' }, output: { list: '😀, é' } },
      {
        input: { text: 'a"b\n\u2028', quote: 'json', trim: false, listPrefix: '[', listSuffix: ']' },
        check: ({ list }) => (JSON.parse(list) as string[]).length === 2,
      },
      {
        input: { text: 'a\nb\nc\nd', sort: 'shuffle', separator: '' },
        check: ({ list }) => [...list].sort().join('') === 'abcd',
      },
      { input: { text: '\n\n', keepBreaks: true }, output: { list: '' } },
      { input: { text: '' }, output: { list: '' } },
    ],
  },
});
