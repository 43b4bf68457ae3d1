import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagramOf } from '../../../../../src/lib/code/regex/diagram.ts';
import { explainPattern } from '../../../../../src/lib/code/regex/explain.ts';
import { findMatches, PARTS_LIMIT, replaceMatches, splitText } from '../../../../../src/lib/code/regex/match.ts';
import { compileGiven, parsePattern, PatternProblem } from '../../../../../src/lib/code/regex/pattern.ts';
import { sampleOf } from '../../../../../src/lib/code/regex/sample.ts';
import { readXml } from '../../../../../src/lib/documents/xml/read-xml.ts';
import { seededRandom } from '../../../../specs/environment.ts';

function problemOf(pattern: string, flags = '') {
  try {
    compileGiven(pattern, [...flags]);
  } catch (error) {
    if (error instanceof PatternProblem) return `${error.code}@${error.offset}`;
    throw error;
  }
  return null;
}

describe('mistakes are reported with a code and a position', () => {
  test.each([
    ['a)', '', 'unmatched-parenthesis@1'],
    ['ab(c', '', 'unterminated-group@4'],
    ['a**', '', 'nothing-to-repeat@2'],
    ['?', '', 'nothing-to-repeat@0'],
    ['a{2', 'u', 'incomplete-quantifier@3'],
    ['a}', 'u', 'lone-brackets@1'],
    ['a{3,2}', '', 'quantifier-order@6'],
    ['[z-a]', '', 'range-order@4'],
    ['[a', '', 'unterminated-class@2'],
    ['[\\d-z]', 'u', 'bad-class@5'],
    ['[a&&&b]', 'v', 'bad-class-character@4'],
    ['\\-', 'u', 'invalid-escape@1'],
    ['\\u{110000}', 'u', 'invalid-escape@2'],
    ['\\', '', 'trailing-backslash@0'],
    ['\\p{Foo}', 'u', 'unknown-property@6'],
    ['(?a)', '', 'invalid-group@1'],
    ['(?<1>a)', '', 'invalid-group-name@3'],
    ['(?<a>.)(?<a>.)', '', 'duplicate-group-name@12'],
    ['(?<a>.)\\k<b>', '', 'unknown-group-name@12'],
    ['[^\\q{ab}]', 'v', 'negated-strings@9'],
    ['a', 'uv', 'flags-together@0'],
    ['('.repeat(300), '', 'too-deep@250'],
    ['/a)/g', '', 'unmatched-parenthesis@2'],
    ['😀(', 'u', 'unterminated-group@3'],
  ])('%s with %j', (pattern, flags, problem) => {
    expect(problemOf(pattern, flags)).toBe(problem);
  });

  test('the parser accepts exactly the patterns that the engine accepts', () => {
    const pieces = fc.constantFrom(
      'a',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '1',
      ',',
      '*',
      '?',
      '+',
      '\\',
      '^',
      '$',
      '|',
      '-',
      ':',
      '=',
      '<',
      'u',
      'k',
      'p',
      'é',
      '😀',
    );
    const pattern = fc.string({ unit: pieces, maxLength: 12 });
    fc.assert(
      fc.property(pattern, fc.constantFrom('', 'u', 'v', 'i'), (source, flags) => {
        const known = (() => {
          try {
            return new RegExp(source, flags) instanceof RegExp;
          } catch {
            return false;
          }
        })();
        const parsed = (() => {
          try {
            parsePattern(source, flags);
            return true;
          } catch (error) {
            if (error instanceof PatternProblem) return false;
            throw error;
          }
        })();
        // Inline flags and duplicate names are newer than the test engine.
        if (!/\(\?[ims-]|\(\?</.test(source)) expect(parsed).toBe(known);
      }),
      { numRuns: 3000 },
    );
  });
});

const anyPattern = fc.constantFrom(
  'a*',
  '(a)|(b)',
  '\\b',
  '(?<x>a)(b)?',
  '',
  '.',
  '^',
  '[^a]',
  '(?=b)',
  '(a)(?:(b)|c)*',
  '$',
  '\\w+',
);
const anySubject = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '\n', '😀', 'é'), maxLength: 12 });
const anyFlags = fc.subarray(['g', 'i', 'm', 's', 'u', 'y']).map((flags) => ['d', ...flags].join(''));

test('matches equal those of matchAll or exec', () => {
  fc.assert(
    fc.property(anyPattern, anyFlags, anySubject, (pattern, flags, text) => {
      const expression = new RegExp(pattern, flags);
      const found = findMatches(expression, text, [], Infinity).matches.map((captures) =>
        captures.map(({ value }) => value),
      );
      const first = new RegExp(pattern, flags).exec(text);
      const native = flags.includes('g') ? [...text.matchAll(new RegExp(pattern, flags))] : first ? [first] : [];
      expect(found).toEqual(native.map((match) => [...match].map((value) => value ?? null)));
    }),
    { numRuns: 1000 },
  );
});

test('replacements equal those of replace, with every token', () => {
  const token = fc.constantFrom(
    '$$',
    '$&',
    '$`',
    "$'",
    '$1',
    '$2',
    '$01',
    '$10',
    '$0',
    '$3',
    '$<x>',
    '$<y>',
    '$<',
    '$',
    '-',
  );
  fc.assert(
    fc.property(anyPattern, anyFlags, anySubject, fc.array(token, { maxLength: 4 }), (pattern, flags, text, tokens) => {
      const replacement = tokens.join('');
      const native = text.replace(new RegExp(pattern, flags), replacement);
      expect(replaceMatches(new RegExp(pattern, flags), text, replacement).text).toBe(native);
    }),
    { numRuns: 1000 },
  );
});

test("a split keeps captures, and reports those that didn't participate", () => {
  expect(splitText(/(-)|\+/, '1-2+3', 10)).toEqual(['1', '-', '2', null, '3']);
});

test('a split has a limit of parts, unless a lower one is set', () => {
  const text = ','.repeat(PARTS_LIMIT);
  expect(splitText(/,/, text.slice(1), 2 ** 32 - 1)).toHaveLength(PARTS_LIMIT);
  expect(() => splitText(/,/, text, 2 ** 32 - 1)).toThrow('too-many-parts');
  expect(splitText(/,/, text, 3)).toEqual(['', '', '']);
});

test('text that needs more memory than the engine has throws PatternProblem', () => {
  expect(() => findMatches(/(?:a|b)*c/d, 'a'.repeat(2 ** 24), [], 1)).toThrow(PatternProblem);
});

describe('an explanation', () => {
  const said = (pattern: string, flags = '') =>
    explainPattern(parsePattern(pattern, flags), flags).map(({ outline, part, code }) => `${outline} ${part} ${code}`);

  test('is an outline from the outside in', () => {
    expect(said('^ab(?:c|\\d{2,3}?)$', 'm')).toEqual([
      '1 ^ start-of-line',
      '2 ab text',
      '3 (?:c|\\d{2,3}?) plain-group',
      '3.1 c alternative',
      '3.1.1 c text',
      '3.2 \\d{2,3}? alternative',
      '3.2.1 \\d{2,3}? between-lazy',
      '3.2.1.1 \\d digit',
      '4 $ end-of-line',
    ]);
  });

  test('covers classes with the v flag, lookaround, backreferences and inline flags', () => {
    expect(said('[\\w--[a-c]]', 'v').map((line) => line.split(' ').at(-1))).toEqual([
      'class',
      'subtraction',
      'word',
      'class',
      'range',
    ]);
    expect(said('(?<!a)(?<n>b)\\k<n>(?!)').map((line) => line.split(' ').at(-1))).toEqual([
      'not-lookbehind',
      'text',
      'named-group',
      'text',
      'backreference',
      'not-lookahead',
    ]);
    expect(said('.(?s:.)').map((line) => line.split(' ').at(-1))).toEqual(['any', 'modifiers', 'any-with-lines']);
  });
});

describe('a sample', () => {
  test.each([
    ['^\\d{4}-(0[1-9]|1[0-2])$', ''],
    ['(?<=\\$)\\d+', ''],
    ['foo(?=bar)', ''],
    ['^(?=.*\\d)[a-z\\d]{8}$', ''],
    ['\\p{Script=Greek}{3}', 'u'],
    ['[^\\x00-\\x7f]', ''],
    ['[\\p{Emoji}--\\p{ASCII}]', 'v'],
    ['(["\']).*?\\1', ''],
    ['^[^a-zA-Z0-9\\s]$', ''],
    ['𝄞\\u{10fff0}', 'u'],
  ])('matches %s', (pattern, flags) => {
    const tree = parsePattern(pattern, flags);
    for (let seed = 0; seed < 20; seed++) {
      const text = sampleOf(tree, new RegExp(pattern, flags), seededRandom(seed));
      expect(text).not.toBeNull();
      expect(new RegExp(pattern, flags).test(text ?? '')).toBe(true);
    }
  });
});

test('a diagram is well-formed and contains the pattern only as text', () => {
  const svg = diagramOf(parsePattern('<script>(?<a>x|y+?)*["&]{2,}', ''));
  expect(() => readXml(svg)).not.toThrow();
  expect(svg).not.toContain('<script');
});
