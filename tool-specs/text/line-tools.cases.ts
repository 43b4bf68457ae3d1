import { casesOf } from '../../src/core/spec.ts';
import type tool from './line-tools.ts';

const TEXT_A = 'alpha\nBeta\ngamma\n\nalphabet\nal.pha\n';
const TEXT_B = 'a\nb\na\na\nB\n\nb\n';
const TEXT_C = 'The quick brown fox jumps over the lazy dog and runs away from everything that moves.\nShort.\n';
const TEXT_D = 'a\tb\tc\nd\te\tf\n';
const TEXT_E = ' a \n\n\nb  c\n\n';
const TEXT_F = 'pear\nApple\nbanana\napple\nÉclair\n10\n9\npear\n';
const TEXT_G = '10\n9\n-3\n2.5\n-20\n0.5\n1000\n';
const TEXT_H = '  one   two three\nfour five  six\n';

/**
 * Expected values: sort, uniq, grep, cut, fold, cat, nl, tac, rev and awk of GNU coreutils 9, grep and gawk in the C
 * locale, and textwrap of Python 3.11.
 */
const gives = <const I>(input: I, result: string) => ({ input, output: { result } });
const givesText = <const I>(input: I, output: string) => ({ input, output });

export default casesOf<typeof tool>({
  sort: {
    examples: [
      gives({ text: TEXT_F, order: 'code-point' }, '10\n9\nApple\napple\nbanana\npear\npear\nÉclair\n'),
      gives({ text: TEXT_F, order: 'code-point', unique: true }, '10\n9\nApple\napple\nbanana\npear\nÉclair\n'),
      gives(
        { text: TEXT_F, order: 'code-point', descending: true },
        'Éclair\npear\npear\nbanana\napple\nApple\n9\n10\n',
      ),
      gives({ text: 'b\nA\na\nB\n', order: 'code-point', ignoreCase: true }, 'A\na\nb\nB\n'),
      gives({ text: '😀\n！\nz\n', order: 'code-point' }, 'z\n！\n😀\n'),
      gives({ text: TEXT_G, order: 'number' }, '-20\n-3\n0.5\n2.5\n9\n10\n1000\n'),
      gives({ text: TEXT_G, order: 'number', descending: true }, '1000\n10\n9\n2.5\n0.5\n-3\n-20\n'),
      gives(
        { text: '9007199254740993\n9007199254740992\n9007199254740994', order: 'number' },
        '9007199254740992\n9007199254740993\n9007199254740994',
      ),
      gives({ text: 'v1.10\nv1.2\nv1.9\nv10.0\nv2.0\n', order: 'natural' }, 'v1.2\nv1.9\nv1.10\nv2.0\nv10.0\n'),
      gives({ text: 'ccc\na\nbb\ndd\n😀\ne', order: 'length' }, 'a\n😀\ne\nbb\ndd\nccc'),
      gives({ text: 'b\r\na\r\n' }, 'a\r\nb\r\n'),
      gives({ text: 'b\na' }, 'a\nb'),
      gives({ text: '\nb\n\na\n' }, '\n\na\nb\n'),
      gives({ text: 'Zebra\nÄpfel\nzoo\nApfel' }, 'Apfel\nÄpfel\nZebra\nzoo'),
      { input: { text: '' }, output: {} },
      {
        input: { text: 'b\na\nc', order: 'random', seed: 'x' },
        check: ({ result }) => result.split('\n').toSorted().join('') === 'abc',
      },
      { input: { text: 'å\nz\nä', order: 'text' }, language: 'es', output: { result: 'å\nä\nz' } },
    ],
  },
  unique: {
    examples: [
      gives({ text: TEXT_B, adjacent: true }, 'a\nb\na\nB\n\nb\n'),
      gives(
        { text: TEXT_B, adjacent: true, withCounts: true },
        '      1 a\n      1 b\n      2 a\n      1 B\n      1 \n      1 b\n',
      ),
      gives({ text: TEXT_B, adjacent: true, keep: 'repeated' }, 'a\n'),
      gives({ text: TEXT_B, adjacent: true, keep: 'single' }, 'a\nb\nB\n\nb\n'),
      gives({ text: 'b\nB\nb\n', adjacent: true, ignoreCase: true }, 'b\n'),
      gives({ text: TEXT_B }, 'a\nb\nB\n\n'),
      gives({ text: TEXT_B, keep: 'repeated' }, 'a\nb\n'),
      gives({ text: TEXT_B, keep: 'single' }, 'B\n\n'),
      gives({ text: TEXT_B, ignoreCase: true }, 'a\nb\n\n'),
      gives({ text: ' x\nx \nx', trim: true }, 'x'),
      gives({ text: 'é\né\né' }, 'é\né'),
      {
        input: { text: Array.from({ length: 1001 }, (_, index) => index).join('\n') },
        check: ({ counts, distinct }) => counts.length === 1000 && distinct === 1001,
        warns: ['listed'],
      },
      {
        input: { text: 'a\nb\nb' },
        output: {
          counts: [
            { line: 'b', count: 2 },
            { line: 'a', count: 1 },
          ],
        },
      },
    ],
  },
  filter: {
    examples: [
      gives({ text: TEXT_A, pattern: 'al' }, 'alpha\nalphabet\nal.pha\n'),
      gives({ text: TEXT_A, pattern: 'al', invert: true }, 'Beta\ngamma\n\n'),
      gives({ text: TEXT_A, pattern: '^al.+a$', regex: true }, 'alpha\nal.pha\n'),
      gives({ text: TEXT_A, pattern: 'BETA', ignoreCase: true }, 'Beta\n'),
      gives({ text: TEXT_A, pattern: 'alpha', wholeLine: true }, 'alpha\n'),
      gives({ text: TEXT_A, pattern: 'al.pha' }, 'al.pha\n'),
      gives({ text: TEXT_A, pattern: 'al.pha|beta', regex: true, ignoreCase: true }, 'Beta\nal.pha\n'),
      gives({ text: TEXT_A, pattern: 'alpha|gamma', regex: true, wholeLine: true }, 'alpha\ngamma\n'),
      gives({ text: TEXT_A, pattern: 'gamma\nBeta' }, 'Beta\ngamma\n'),
      gives({ text: TEXT_A, pattern: '^$', regex: true }, '\n'),
      gives({ text: TEXT_A, pattern: '^$', regex: true, invert: true }, 'alpha\nBeta\ngamma\nalphabet\nal.pha\n'),
      { input: { text: 'a', pattern: '' }, output: {} },
      { input: { text: 'a\n'.repeat(1001), pattern: 'a' }, check: ({ count }) => count === 1001, warns: ['listed'] },
      {
        input: { text: 'a', pattern: 'b\n(', regex: true },
        fails: 'unterminated-group',
        field: 'pattern',
        at: { offset: 3 },
      },
      { input: { text: 'xa\nxa', pattern: '/a/y', regex: true }, check: ({ count }) => count === 2 },
    ],
  },
  columns: {
    examples: [
      gives({ text: TEXT_D, columns: '1', separator: 'tab' }, 'a\nd\n'),
      gives({ text: TEXT_D, columns: '2', separator: 'tab' }, 'b\ne\n'),
      gives({ text: TEXT_D, columns: '1,3', separator: 'tab' }, 'a\tc\nd\tf\n'),
      gives({ text: TEXT_D, columns: '2-', separator: 'tab' }, 'b\tc\ne\tf\n'),
      gives({ text: TEXT_D, columns: '-2', separator: 'tab' }, 'a\tb\nd\te\n'),
      gives({ text: TEXT_D, columns: '1-3', separator: 'tab' }, 'a\tb\tc\nd\te\tf\n'),
      gives({ text: 'root:x:0:0\nbin:x:1:1\n', columns: '1,3', separator: 'custom', splitAt: ':' }, 'root:0\nbin:1\n'),
      gives({ text: TEXT_H, columns: '2' }, 'two\nfive\n'),
      gives({ text: TEXT_H, columns: '3 1' }, 'three one\nsix four\n'),
      gives({ text: 'a|b|c', columns: '3,2', separator: 'pipe', joinWith: '\\t' }, 'c\tb'),
      gives({ text: 'a::b::c', columns: '2', separator: 'custom', splitAt: '::' }, 'b'),
      { input: { text: 'a b', columns: '3' }, output: { result: '' }, warns: ['short-lines'] },
      {
        input: { text: '"a,b",c', columns: '2', separator: 'comma' },
        output: { result: 'b"' },
        warns: ['quoted-cells'],
      },
      { input: { text: 'a', columns: '0' }, fails: 'bad-columns', field: 'columns' },
      { input: { text: 'a', columns: '1,x' }, fails: 'bad-columns', field: 'columns', at: { offset: 2 } },
      { input: { text: 'a', columns: '3-2' }, fails: 'bad-columns', field: 'columns' },
      { input: { text: 'a', separator: 'custom' }, fails: 'empty-separator', field: 'splitAt' },
      { input: { text: 'a', separator: 'custom', splitAt: '\\q' }, fails: 'bad-escape', field: 'splitAt' },
    ],
  },
  wrap: {
    examples: [
      // Each of these took seconds to minutes.
      givesText({ text: `a${' '.repeat(200_000)}\n` }, 'a\n'),
      givesText({ text: 'some words\n'.repeat(40_000), rejoin: true, width: 10 }, 'some words\n'.repeat(40_000)),
      givesText(
        { text: `${' '.repeat(9_000)}${'a '.repeat(3_001).trimEnd()}` },
        `${' '.repeat(9_000)}a\n${rows('a', 3_000, 40, ' ')}`,
      ),
      givesText({ text: 'e\u0301'.repeat(80_000), breakAt: 'characters', width: 80 }, rows('e\u0301', 80_000, 80)),
      givesText({ text: '。'.repeat(40_000) }, '。'.repeat(40_000)),
      givesText(
        {
          text: TEXT_C,
          width: 1,
          breakAt: 'characters',
        },
        'T\nh\ne\n \nq\nu\ni\nc\nk\n \nb\nr\no\nw\nn\n \nf\no\nx\n \nj\nu\nm\np\ns\n \no\nv\ne\nr\n \nt\nh\ne\n \nl\na\nz\ny\n \nd\no\ng\n \na\nn\nd\n \nr\nu\nn\ns\n \na\nw\na\ny\n \nf\nr\no\nm\n \ne\nv\ne\nr\ny\nt\nh\ni\nn\ng\n \nt\nh\na\nt\n \nm\no\nv\ne\ns\n.\nS\nh\no\nr\nt\n.\n',
      ),
      givesText(
        {
          text: TEXT_C,
          width: 10,
          breakAt: 'characters',
        },
        'The quick \nbrown fox \njumps over\n the lazy \ndog and ru\nns away fr\nom everyth\ning that m\noves.\nShort.\n',
      ),
      givesText(
        {
          text: TEXT_C,
          width: 20,
          breakAt: 'characters',
        },
        'The quick brown fox \njumps over the lazy \ndog and runs away fr\nom everything that m\noves.\nShort.\n',
      ),
      givesText(
        {
          text: TEXT_C,
          width: 33,
          breakAt: 'characters',
        },
        'The quick brown fox jumps over th\ne lazy dog and runs away from eve\nrything that moves.\nShort.\n',
      ),
      givesText({ text: 'a\tbcdefgh\n', width: 10, breakAt: 'characters' }, 'a\tbc\ndefgh\n'),
      givesText(
        {
          text: TEXT_C,
          width: 10,
        },
        'The quick\nbrown fox\njumps over\nthe lazy\ndog and\nruns away\nfrom\neverything\nthat\nmoves.\nShort.\n',
      ),
      givesText(
        {
          text: TEXT_C,
          width: 20,
        },
        'The quick brown fox\njumps over the lazy\ndog and runs away\nfrom everything that\nmoves.\nShort.\n',
      ),
      givesText(
        {
          text: TEXT_C,
          width: 33,
        },
        'The quick brown fox jumps over\nthe lazy dog and runs away from\neverything that moves.\nShort.\n',
      ),
      givesText(
        {
          text: TEXT_C,
          width: 80,
        },
        'The quick brown fox jumps over the lazy dog and runs away from everything that\nmoves.\nShort.\n',
      ),
      givesText({ text: '  indented text that is long', width: 14 }, '  indented\n  text that is\n  long'),
      givesText(
        { text: 'see https://example.com/a/very/long/path now', width: 12 },
        'see\nhttps://example.com/a/very/long/path\nnow',
      ),
      givesText({ text: '这是一个很长的句子，需要换行。', width: 10 }, '这是一个很\n长的句子，\n需要换行。'),
      givesText({ text: '日本語テキスト', width: 6, breakAt: 'characters' }, '日本語\nテキス\nト'),
      givesText({ text: '👩‍👩‍👧👩‍👩‍👧', width: 2, breakAt: 'characters' }, '👩‍👩‍👧\n👩‍👩‍👧'),
    ],
  },
  number: {
    examples: [
      givesText({ text: 'a\n\nb\n', pad: 'spaces', width: 6, separator: '\t' }, '     1\ta\n     2\t\n     3\tb\n'),
      givesText(
        { text: 'a\n\nb\n', pad: 'spaces', width: 6, separator: '\t', skipEmpty: true },
        '     1\ta\n\n     2\tb\n',
      ),
      givesText({ text: 'a\nb\nc', start: 9, pad: 'zeros' }, '09. a\n10. b\n11. c'),
      givesText({ text: 'a\nb', start: 10, step: -10, separator: ') ' }, '10) a\n0) b'),
      givesText({ text: 'a\nb', start: -1, pad: 'zeros', width: 3 }, '-01. a\n000. b'),
      givesText({ text: 'x\nx\nx\n', pad: 'zeros', width: 6, separator: ' ' }, '000001 x\n000002 x\n000003 x\n'),
    ],
  },
  edit: {
    examples: [
      // 270 MB.
      { input: { text: 'x\n'.repeat(30_000), prefix: 'y'.repeat(9000) }, fails: 'worker-died' },
      gives({ text: TEXT_E, trim: 'none', emptyLines: 'squeeze' }, ' a \n\nb  c\n\n'),
      gives({ text: TEXT_E, trim: 'none', emptyLines: 'remove' }, ' a \nb  c\n'),
      gives({ text: TEXT_E, trim: 'none', emptyLines: 'keep', reverse: true }, '\nb  c\n\n\n a \n'),
      gives({ text: 'abc\n12 3\n', trim: 'none', emptyLines: 'keep', mirror: true }, 'cba\n3 21\n'),
      gives({ text: TEXT_E, trim: 'end', emptyLines: 'keep' }, ' a\n\n\nb  c\n\n'),
      gives({ text: TEXT_E, trim: 'both', emptyLines: 'keep' }, 'a\n\n\nb  c\n\n'),
      gives({ text: 'a\nb', prefix: '"', suffix: '",' }, '"a",\n"b",'),
      gives({ text: 'a  b\t\tc', collapse: true }, 'a b c'),
      gives({ text: '👍🏽é', mirror: true }, 'é👍🏽'),
      gives({ text: 'a\nb\n', join: true, joinWith: '\\t' }, 'a\tb'),
      { input: { text: 'a', join: true, joinWith: '\\q' }, fails: 'bad-escape', field: 'joinWith' },
    ],
  },
});

/** A text repeated, as so many in a row. */
function rows(part: string, count: number, each: number, gap = ''): string {
  return Array.from({ length: count / each }, () => Array.from({ length: each }, () => part).join(gap)).join('\n');
}
