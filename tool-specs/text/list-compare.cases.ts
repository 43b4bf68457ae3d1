import { casesOf } from '../../src/core/spec.ts';
import type tool from './list-compare.ts';

/** Expected values: sets of Python 3.11. */
export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { a: 'a\nb\nc', b: 'b\nc\nd', set: 'both' },
        output: { result: 'b\nc', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'a\nb\nc', b: 'b\nc\nd', set: 'only-a' },
        output: { result: 'a', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'a\nb\nc', b: 'b\nc\nd', set: 'only-b' },
        output: { result: 'd', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'a\nb\nc', b: 'b\nc\nd', set: 'union' },
        output: { result: 'a\nb\nc\nd', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'a\nb\nc', b: 'b\nc\nd', set: 'difference' },
        output: { result: 'a\nd', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '1\n2\n2\n3\n1', b: '3\n3\n4', set: 'both' },
        output: { result: '3', counts: { both: 1, 'only-a': 2, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '1\n2\n2\n3\n1', b: '3\n3\n4', set: 'only-a' },
        output: { result: '1\n2', counts: { both: 1, 'only-a': 2, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '1\n2\n2\n3\n1', b: '3\n3\n4', set: 'only-b' },
        output: { result: '4', counts: { both: 1, 'only-a': 2, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '1\n2\n2\n3\n1', b: '3\n3\n4', set: 'union' },
        output: { result: '1\n2\n3\n4', counts: { both: 1, 'only-a': 2, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '1\n2\n2\n3\n1', b: '3\n3\n4', set: 'difference' },
        output: { result: '1\n2\n4', counts: { both: 1, 'only-a': 2, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'Ann\nbob\nCAT', b: 'ann\nBOB\ndog', set: 'both', ignoreCase: true },
        output: { result: 'Ann\nbob', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'Ann\nbob\nCAT', b: 'ann\nBOB\ndog', set: 'only-a', ignoreCase: true },
        output: { result: 'CAT', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'Ann\nbob\nCAT', b: 'ann\nBOB\ndog', set: 'only-b', ignoreCase: true },
        output: { result: 'dog', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'Ann\nbob\nCAT', b: 'ann\nBOB\ndog', set: 'union', ignoreCase: true },
        output: { result: 'Ann\nbob\nCAT\ndog', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'Ann\nbob\nCAT', b: 'ann\nBOB\ndog', set: 'difference', ignoreCase: true },
        output: { result: 'CAT\ndog', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: ' x\ny \n\n z ', b: 'x\n\ny\nw', set: 'both' },
        output: { result: 'x\ny', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: ' x\ny \n\n z ', b: 'x\n\ny\nw', set: 'only-a' },
        output: { result: 'z', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: ' x\ny \n\n z ', b: 'x\n\ny\nw', set: 'only-b' },
        output: { result: 'w', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: ' x\ny \n\n z ', b: 'x\n\ny\nw', set: 'union' },
        output: { result: 'x\ny\nz\nw', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: ' x\ny \n\n z ', b: 'x\n\ny\nw', set: 'difference' },
        output: { result: 'z\nw', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'кот\nпёс\nмышь', b: 'пёс\nКОТ', set: 'both', ignoreCase: true },
        output: { result: 'кот\nпёс', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'кот\nпёс\nмышь', b: 'пёс\nКОТ', set: 'only-a', ignoreCase: true },
        output: { result: 'мышь', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'кот\nпёс\nмышь', b: 'пёс\nКОТ', set: 'only-b', ignoreCase: true },
        output: { result: '', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'кот\nпёс\nмышь', b: 'пёс\nКОТ', set: 'union', ignoreCase: true },
        output: { result: 'кот\nпёс\nмышь', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'кот\nпёс\nмышь', b: 'пёс\nКОТ', set: 'difference', ignoreCase: true },
        output: { result: 'мышь', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: '苹果\n香蕉', b: '香蕉\n梨', set: 'both' },
        output: { result: '香蕉', counts: { both: 1, 'only-a': 1, 'only-b': 1, union: 3 } },
      },
      {
        input: { a: '苹果\n香蕉', b: '香蕉\n梨', set: 'only-b' },
        output: { result: '梨', counts: { both: 1, 'only-a': 1, 'only-b': 1, union: 3 } },
      },
      {
        input: { a: 'a;b', b: 'b;c', set: 'both', split: 'semicolon' },
        output: { result: 'b', counts: { both: 1, 'only-a': 1, 'only-b': 1, union: 3 } },
      },
      {
        input: { a: 'a;b', b: 'b;c', set: 'union', split: 'semicolon' },
        output: { result: 'a\nb\nc', counts: { both: 1, 'only-a': 1, 'only-b': 1, union: 3 } },
      },
      {
        input: { a: 'a\tb\tc d', b: 'b\tc d', set: 'both', split: 'tab' },
        output: { result: 'b\nc d', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'a\tb\tc d', b: 'b\tc d', set: 'only-a', split: 'tab' },
        output: { result: 'a', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: '10\n9\n010', b: '10\n010\n8', set: 'both' },
        output: { result: '10\n010', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '10\n9\n010', b: '10\n010\n8', set: 'only-a' },
        output: { result: '9', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '10\n9\n010', b: '10\n010\n8', set: 'only-b' },
        output: { result: '8', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '10\n9\n010', b: '10\n010\n8', set: 'union' },
        output: { result: '10\n9\n010\n8', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: '10\n9\n010', b: '10\n010\n8', set: 'difference' },
        output: { result: '9\n8', counts: { both: 2, 'only-a': 1, 'only-b': 1, union: 4 } },
      },
      {
        input: { a: 'x', b: 'y', set: 'both' },
        output: { result: '', counts: { both: 0, 'only-a': 1, 'only-b': 1, union: 2 } },
      },
      {
        input: { a: 'x', b: 'y', set: 'difference' },
        output: { result: 'x\ny', counts: { both: 0, 'only-a': 1, 'only-b': 1, union: 2 } },
      },
      {
        input: {
          a: '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25\n26\n27\n28\n29',
          b: '0\n2\n4\n6\n8\n10\n12\n14\n16\n18\n20\n22\n24\n26\n28\n30\n32\n34\n36\n38\n40\n42\n44\n46\n48\n50\n52\n54\n56\n58',
          set: 'both',
        },
        output: {
          result: '0\n2\n4\n6\n8\n10\n12\n14\n16\n18\n20\n22\n24\n26\n28',
          counts: { both: 15, 'only-a': 15, 'only-b': 15, union: 45 },
        },
      },
      {
        input: {
          a: '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25\n26\n27\n28\n29',
          b: '0\n2\n4\n6\n8\n10\n12\n14\n16\n18\n20\n22\n24\n26\n28\n30\n32\n34\n36\n38\n40\n42\n44\n46\n48\n50\n52\n54\n56\n58',
          set: 'only-a',
        },
        output: {
          result: '1\n3\n5\n7\n9\n11\n13\n15\n17\n19\n21\n23\n25\n27\n29',
          counts: { both: 15, 'only-a': 15, 'only-b': 15, union: 45 },
        },
      },
      {
        input: {
          a: '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25\n26\n27\n28\n29',
          b: '0\n2\n4\n6\n8\n10\n12\n14\n16\n18\n20\n22\n24\n26\n28\n30\n32\n34\n36\n38\n40\n42\n44\n46\n48\n50\n52\n54\n56\n58',
          set: 'only-b',
        },
        output: {
          result: '30\n32\n34\n36\n38\n40\n42\n44\n46\n48\n50\n52\n54\n56\n58',
          counts: { both: 15, 'only-a': 15, 'only-b': 15, union: 45 },
        },
      },
      {
        input: { a: 'a@x.org\nb@x.org\nc@y.org', b: 'B@x.org\nc@y.org', set: 'both', ignoreCase: true },
        output: { result: 'b@x.org\nc@y.org', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'a@x.org\nb@x.org\nc@y.org', b: 'B@x.org\nc@y.org', set: 'only-a', ignoreCase: true },
        output: { result: 'a@x.org', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      {
        input: { a: 'a@x.org\nb@x.org\nc@y.org', b: 'B@x.org\nc@y.org', set: 'only-b', ignoreCase: true },
        output: { result: '', counts: { both: 2, 'only-a': 1, 'only-b': 0, union: 3 } },
      },
      { input: { a: '' }, output: {} },
      { input: { a: 'a\nb' }, output: { result: '', counts: { both: 0, 'only-a': 2, 'only-b': 0, union: 2 } } },
      { input: { a: 'a', b: 'A' }, output: { result: '' }, warns: ['nearly-equal'] },
      { input: { a: 'a  b', b: 'a b', set: 'only-a' }, output: { result: 'a  b' }, warns: ['nearly-equal'] },
      // é in one code point and in two is one letter
      { input: { a: 'caf\u00e9', b: 'cafe\u0301' }, output: { result: 'caf\u00e9' }, warns: [] },
      { input: { a: 'a,b,c', b: 'c,d' }, output: { result: '' }, warns: ['single-item'] },
      { input: { a: ' a', b: 'a', trim: false, set: 'only-a' }, output: { result: ' a' }, warns: ['nearly-equal'] },
      { input: { a: 'a\n\nb', b: '\n', ignoreEmpty: false }, output: { result: '', counts: { both: 1 } } },
      { input: { a: 'b\na\nc', b: 'c\nb', sort: true }, output: { result: 'b\nc' } },
      { input: { a: '2\n1\n2', b: '2', unique: false }, output: { result: '2\n2' } },
      { input: { a: 'a\r\nb\r\n', b: 'b\r\nc' }, output: { result: 'b' } },
      { input: { a: 'a\na', b: 'a' }, output: { items: [{ item: 'a', a: 2, b: 1 }] } },
      {
        input: { a: Array.from({ length: 1200 }, (_, index) => index).join('\n'), b: '7' },
        check: ({ result, items }) => result === '7' && items.length === 1000,
        warns: ['listed'],
      },
    ],
  },
});
