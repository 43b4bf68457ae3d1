import { describe, expect, test } from 'vitest';
import { foreignSyntax } from '../../../../../src/lib/code/regex/flavors.ts';
import { MEMO } from '../../../../../src/lib/code/regex/memo.ts';
import { compileGiven, PatternProblem } from '../../../../../src/lib/code/regex/pattern.ts';

const hints = (source: string, flags = '') =>
  foreignSyntax(source, flags).map(({ code, params }) =>
    code === 'no-equivalent' ? `${params.found} –` : `${params.found} ${params.instead ?? `flag ${params.flag}`}`,
  );

describe('syntax from other engines', () => {
  test.each([
    ['\\Aa\\z', '', ['\\A ^', '\\z $']],
    ['\\Aa\\Z', 'm', ['\\A (?<![^])', '\\Z (?=\\n?(?![^]))']],
    ['[[:alpha:]]', '', ['[:alpha:] A-Za-z']],
    ['[^[:^space:]_]', '', ['[:^space:] –']],
    ['a\\hb[\\h]', '', ['\\h [ \\t]', '\\h  \\t']],
    ['\\R\\N\\X', '', ['\\R (?:\\r\\n|[\\n\\v\\f\\r\\x85\\u2028\\u2029])', '\\N [^\\n]', '\\X –']],
    ['\\e\\[0m', '', ['\\e \\x1B']],
    ['\\Qa.b\\E', '', ['\\Qa.b\\E a\\.b']],
    ['\\x{41}\\x{1F600}', '', ['\\x{41} \\u0041', '\\x{1F600} \\uD83D\\uDE00']],
    ['\\x{1F600}', 'u', ['\\x{1F600} \\u{1F600}']],
    ['\\p{L}\\pN', '', ['\\p{L} flag u', '\\pN \\p{N}']],
    ['(a)\\g{1}\\g1', '', ['\\g{1} \\1', '\\g1 \\1']],
    ["(?'y'a)\\k{y}", '', ["(?'y' (?<y>", '\\k{y} \\k<y>']],
    ['(?P<y>a)(?P=y)', '', ['(?P<y> (?<y>', '(?P=y) \\k<y>']],
    ['(?>a+)b', '', ['(?> (?=(…))\\1']],
    ['a++b*+c?+d{2,}+', '', ['++ (?=(…+))\\1', '*+ (?=(…*))\\1', '?+ (?=(…?))\\1', '{2,}+ (?=(…{2,}))\\1']],
    ['(?i)a', '', ['(?i) /…/i']],
    ['(?x) a', '', ['(?x) –']],
    ['\\((?:a|(?R))*\\)', '', ['(?R) –']],
    ['(?1)(?&n)(?P>n)', '', ['(?1) –', '(?&n) –', '(?P>n) –']],
    ['(?#note)a', '', ['(?#note) –']],
    ['(?|(a)|(b))', '', ['(?| –']],
    ['(a)?(?(1)b|c)', '', ['(?( –']],
    ['(*UTF8)a', '', ['(*UTF8) –']],
    ['\\Ga|\\Kb', '', ['\\G flag y', '\\K (?<=…)']],
    ['[a-z&&[^aeiou]]', '', ['&&[ flag v']],
    ['[]a]', '', ['[] [\\]']],
    ['[^]]+', '', ['[^] [^\\]']],
  ])('%s with flags %j', (source, flags, expected) => {
    expect(hints(source, flags)).toEqual(expected);
  });
});

test.each([
  '^\\d+$',
  'a+?b*?c??d{2}?',
  '(?<y>a)\\k<y>',
  '(?:a)(?=b)(?!c)(?<=d)(?<!e)',
  '[+*?]+',
  '\\++',
  '[\\]+]+',
  '[^]*',
  '[A\\-Z]+',
  '(+)',
  '\\\\A',
  '\\\\Q',
  'x[(?>]',
  '\\u0041\\x41\\cA\\0',
])('%s is left alone', (source) => expect(hints(source)).toEqual([]));

test('nothing in the JavaScript cheat sheet is reported as foreign syntax', () => {
  for (const { example } of MEMO) {
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(example) ?? [];
    expect([example, ...hints(source, flags)]).toEqual([example]);
  }
});

test('nested sets with the v flag are not reported as Java syntax', () => {
  expect(hints('[[a-z]&&[^aeiou]]', 'v')).toEqual([]);
  expect(hints('[\\p{L}--[a-z]]\\h', 'v')).toEqual(['\\h [ \\t]']);
});

/** The suggested replacements match what Perl matches with \\A, \\Z, an atomic group, \\R, [[:punct:]] and \\x{1F600}. */
test.each([
  ['^a', 'ba\na', []],
  ['a(?=\\n?$)', 'a\nba\n', ['a']],
  ['(?=(a+))\\1b', 'aab', ['aab']],
  ['(?:\\r\\n|[\\n\\v\\f\\r\\x85\\u2028\\u2029])', 'a\r\nb\n', ['\r\n', '\n']],
  ['[!-\\/:-@\\[-`{-~]', 'a!B[_~ ', ['!', '[', '_', '~']],
  ['\\uD83D\\uDE00', 'x😀', ['😀']],
])('%s matches in %j', (source, text, found) => {
  expect([...text.matchAll(new RegExp(source, 'g'))].map(([match]) => match)).toEqual(found);
});

test('syntax rejected by JavaScript reports an error code and position', () => {
  const refused = (given: string) => {
    try {
      compileGiven(given, ['g']);
    } catch (error) {
      if (error instanceof PatternProblem) return [error.code, error.offset];
    }
    return undefined;
  };
  expect(refused('x(?>a)')).toEqual(['other-flavor', 1]);
  expect(refused('xa++')).toEqual(['other-flavor', 2]);
  expect(refused('(?P<y>a)')).toEqual(['other-flavor', 0]);
  expect(refused('/(?i)a/')).toEqual(['other-flavor', 1]);
  expect(refused('/\\Aa/u')).toEqual(['other-flavor', 1]);
  expect(refused('(?R)')).toEqual(['no-equivalent', 0]);
  expect(refused('\\Aa(')).toEqual(['unterminated-group', 4]);
  expect(refused('*a')).toEqual(['nothing-to-repeat', 0]);
});
