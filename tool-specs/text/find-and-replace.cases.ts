import { casesOf } from '../../src/core/spec.ts';
import type tool from './find-and-replace.ts';

/** Expected values: `re` of Python 3.11, and GNU sed 4.9 with -E for the rules in its notation. */
export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { text: 'a.b.c', find: '.', replacement: '-' }, output: { result: 'a-b-c', count: 2 } },
      { input: { text: '$1 and $&', find: '$1', replacement: '$& $2' }, output: { result: '$& $2 and $&', count: 1 } },
      { input: { text: 'aaaa', find: 'aa', replacement: 'b' }, output: { result: 'bb', count: 2 } },
      {
        input: { text: 'Hello hello HELLO', find: 'hello', replacement: 'bye', ignoreCase: true },
        output: { result: 'bye bye bye', count: 3 },
      },
      {
        input: { text: 'Ünïcode ünï', find: 'ünï', replacement: 'X', ignoreCase: true },
        output: { result: 'Xcode X', count: 2 },
      },
      {
        input: { text: 'das Straßenschild, Straße', find: 'Straße', replacement: 'Weg', wholeWord: true },
        output: { result: 'das Straßenschild, Weg', count: 1 },
      },
      {
        input: { text: 'кот, котик, кот', find: 'кот', replacement: 'пёс', wholeWord: true },
        output: { result: 'пёс, котик, пёс', count: 2 },
      },
      {
        input: { text: 'snake_case case', find: 'case', replacement: 'x', wholeWord: true },
        output: { result: 'snake_case x', count: 1 },
      },
      { input: { text: 'a\\b\\c', find: '\\', replacement: '/' }, output: { result: 'a/b/c', count: 2 } },
      { input: { text: '👍🏽👍', find: '👍', replacement: 'ok' }, output: { result: 'ok🏽ok', count: 2 } },
      {
        input: {
          text: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
          find: 'x',
          replacement: 'yy',
        },
        output: {
          result:
            'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
          count: 1000,
        },
      },
      { input: { text: 'a\r\nb\r\nc', find: '\r\n', replacement: '\n' }, output: { result: 'a\nb\nc', count: 2 } },
      { input: { text: '日本語日本', find: '日本', replacement: 'JP' }, output: { result: 'JP語JP', count: 2 } },
      { input: { text: 'tab\there', find: '\t', replacement: ' ' }, output: { result: 'tab here', count: 1 } },
      { input: { text: '(1) [2] {3}', find: '[2]', replacement: '(2)' }, output: { result: '(1) (2) {3}', count: 1 } },
      { input: { text: 'one two', find: 'one two', replacement: '' }, output: { result: '', count: 1 } },
      {
        input: {
          text: '2026-11-28 and 1999-01-02',
          find: '(\\d{4})-(\\d\\d)-(\\d\\d)',
          replacement: '$3.$2.$1',
          mode: 'regex',
        },
        output: { result: '28.11.2026 and 02.01.1999', count: 2 },
      },
      {
        input: { text: '2026-11-28', find: '(\\d{4})-(\\d\\d)-(\\d\\d)', replacement: '\\3/\\2/\\1', mode: 'regex' },
        output: { result: '28/11/2026', count: 1 },
      },
      {
        input: { text: 'a  b   c', find: ' +', replacement: ' ', mode: 'regex' },
        output: { result: 'a b c', count: 2 },
      },
      {
        input: { text: 'x\ny\nz', find: '^', replacement: '> ', mode: 'regex' },
        output: { result: '> x\n> y\n> z', count: 3 },
      },
      {
        input: { text: 'x  \ny\t\nz', find: '[ \\t]+$', replacement: '', mode: 'regex' },
        output: { result: 'x\ny\nz', count: 2 },
      },
      {
        input: { text: 'a\n\n\nb', find: '\\n{2,}', replacement: '\\n', mode: 'regex' },
        output: { result: 'a\nb', count: 1 },
      },
      {
        input: { text: 'foo(bar)', find: '(\\w+)\\((\\w+)\\)', replacement: '$2($1)', mode: 'regex' },
        output: { result: 'bar(foo)', count: 1 },
      },
      {
        input: { text: 'aXbXc', find: 'x', replacement: '-', mode: 'regex', ignoreCase: true },
        output: { result: 'a-b-c', count: 2 },
      },
      {
        input: { text: 'price 5', find: '\\d', replacement: '$$$&', mode: 'regex' },
        output: { result: 'price $5', count: 1 },
      },
      {
        input: { text: 'k=v; l=w', find: '(\\w)=(\\w)', replacement: '${2}=${1}', mode: 'regex' },
        output: { result: 'v=k; w=l', count: 2 },
      },
      {
        input: { text: 'aa bb cd', find: '(\\w)\\1', replacement: '<$0>', mode: 'regex' },
        output: { result: '<aa> <bb> cd', count: 2 },
      },
      { input: { text: '🙂🙃', find: '.', replacement: 'x', mode: 'regex' }, output: { result: 'xx', count: 2 } },
      {
        input: { text: 'a1b2', find: '(?<d>\\d)', replacement: '[$<d>|${d}|\\g<d>]', mode: 'regex' },
        output: { result: 'a[1|1|1]b[2|2|2]', count: 2 },
      },
      { input: { text: 'abc', find: 'b*', replacement: '-', mode: 'regex' }, output: { result: '-a--c-', count: 4 } },
      { input: { text: 'aaa\naaa', rules: 's/a/b/' }, output: { result: 'baa\nbaa' } },
      { input: { text: 'aaa\naaa', rules: 's/a/b/g' }, output: { result: 'bbb\nbbb' } },
      { input: { text: 'Hello', rules: 's/(.)(.*)/\\2\\1/' }, output: { result: 'elloH' } },
      { input: { text: '/usr/local/bin', rules: 's|/|\\\\|g' }, output: { result: '\\usr\\local\\bin' } },
      { input: { text: '/usr/local', rules: 's#/usr#/opt#' }, output: { result: '/opt/local' } },
      { input: { text: 'a/b', rules: 's/\\//-/' }, output: { result: 'a-b' } },
      { input: { text: 'hello world', rules: 's/\\w+/\\u&/g' }, output: { result: 'Hello World' } },
      { input: { text: 'hello world', rules: 's/.*/\\U&/' }, output: { result: 'HELLO WORLD' } },
      {
        input: { text: 'HELLO World', rules: 's/(H\\w+) (\\w+)/\\L\\1\\E \\U\\2/' },
        output: { result: 'hello WORLD' },
      },
      { input: { text: 'x=1', rules: 's/x/y/\ns/y/z/\ns/1/2/' }, output: { result: 'z=2' } },
      { input: { text: 'R&D', rules: 's/R\\&D/\\&/' }, output: { result: '&' } },
      { input: { text: 'foo', rules: 's/o/[&]/g' }, output: { result: 'f[o][o]' } },
      { input: { text: 'ABC abc', rules: 's/abc/x/Ig' }, output: { result: 'x x' } },
      { input: { text: '1,2;3', rules: 's/[,;]/\\t/g' }, output: { result: '1\t2\t3' } },
      { input: { text: 'a,b', find: ',', replacement: '\\n', mode: 'escapes' }, output: { result: 'a\nb', count: 1 } },
      {
        input: { text: 'café', find: '\\xe9', replacement: '\\u0065', mode: 'escapes' },
        output: { result: 'cafe', count: 1 },
      },
      {
        input: { text: 'x\u0000y', find: '\\0', replacement: '\\u{1F600}', mode: 'escapes' },
        output: { result: 'x😀y', count: 1 },
      },
      {
        input: { text: 'a\\b', find: '\\\\', replacement: '\\\\\\\\', mode: 'escapes' },
        output: { result: 'a\\\\b', count: 1 },
      },
      { input: { text: 'red,green', rules: 'red => green\ngreen => blue' }, output: { result: 'blue,blue', count: 3 } },
      {
        input: { text: 'Müller\nMeyer', rules: 'Müller\tSchmidt\nMeyer\tMaier' },
        output: { result: 'Schmidt\nMaier', count: 2 },
      },
      { input: { text: 'a->b', rules: '-> → to' }, output: { result: 'atob', count: 1 } },
      { input: { text: 'drop this word', rules: 'this  =>' }, output: { result: 'drop word', count: 1 } },
      { input: { text: 'a b', find: 'a', replacement: 'b', rules: 'b => a' }, output: { result: 'a a', count: 3 } },
      {
        input: { text: 'CONST value', find: '(\\w+) (\\w+)', replacement: '\\l$1 \\u$2', mode: 'regex' },
        output: { result: 'cONST Value', count: 1 },
      },
      { input: { text: '' }, output: {} },
      { input: { text: 'unchanged' }, output: { result: 'unchanged', count: 0, rules: [], lines: [] }, warns: [] },
      { input: { text: 'abc', find: 'z' }, output: { result: 'abc', count: 0 }, warns: ['no-match'] },
      {
        input: { text: 'x', find: '\\(x\\)', mode: 'regex' },
        output: { result: 'x' },
        warns: ['no-match'],
      },
      { input: { text: 'x', rules: 's/\\(x\\)/y/' }, output: { result: 'x' }, warns: ['basic-regex', 'no-match'] },
      { input: { text: 'aXb', find: '\\h', mode: 'regex' }, check: ({ result }) => result === 'aXb' },
      // marks in the result, and lines as they were and are
      {
        input: { text: 'one\ntwo\nthree', find: 't', replacement: 'TT' },
        output: {
          preview: {
            text: 'one\nTTwo\nTThree',
            marks: [
              { start: 4, end: 6 },
              { start: 9, end: 11 },
            ],
          },
          lines: [
            { line: 2, before: 'two', after: 'TTwo' },
            { line: 3, before: 'three', after: 'TThree' },
          ],
        },
      },
      {
        input: { text: 'a\r\nb\r\nc\r\n', find: 'b\\r\\n', replacement: 'B ', mode: 'escapes' },
        output: { result: 'a\r\nB c\r\n', lines: [{ line: 2, before: 'b\r\nc', after: 'B c' }] },
      },
      // what a later rule replaces may have come from an earlier one
      {
        input: { text: 'abcd', rules: 'bc => XY\nYd => Z' },
        output: { result: 'aXZ', lines: [{ line: 1, before: 'abcd', after: 'aXZ' }] },
      },
      {
        input: { text: 'x\n'.repeat(600), find: 'x', replacement: 'y' },
        check: ({ count, lines }) => count === 600 && lines.length === 500,
        warns: ['listed'],
      },
      { input: { text: 'a', find: '(', mode: 'regex' }, fails: 'unterminated-group', field: 'find' },
      { input: { text: 'a', find: '[b-a]', mode: 'regex' }, fails: 'range-order', field: 'find' },
      { input: { text: 'a', find: '\\q', mode: 'escapes' }, fails: 'bad-escape', field: 'find', at: { offset: 0 } },
      {
        input: { text: 'a', find: 'a', replacement: 'x\\q', mode: 'regex' },
        fails: 'bad-escape',
        field: 'replacement',
        at: { offset: 1 },
      },
      { input: { text: 'a', rules: 'a => b\nc d' }, fails: 'no-arrow', field: 'rules' },
      { input: { text: 'a', rules: '=> b' }, fails: 'no-arrow', field: 'rules' },
      { input: { text: 'a', rules: 's/a/b' }, fails: 'open-rule', field: 'rules' },
      { input: { text: 'a', rules: 's/a/b/w out.txt' }, fails: 'bad-flag', field: 'rules' },
      { input: { text: 'a', rules: 's/(/b/' }, fails: 'unterminated-group', field: 'rules' },
      {
        input: { text: 'a'.repeat(10_000), find: 'a', replacement: "$'$'", mode: 'regex' },
        fails: 'too-large',
      },
      { input: { text: 'a', rules: 'a => b\n'.repeat(1001) }, fails: 'too-many-rules', field: 'rules' },
    ],
  },
});
