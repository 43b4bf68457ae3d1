import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, type JsonParseOptions } from '../../../../../src/lib/documents/json/syntax.ts';
import { MAX_DEPTH, SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';

function problem(text: string, options?: JsonParseOptions): [string, number, object] {
  try {
    parseJson(text, options);
  } catch (error) {
    if (error instanceof SyntaxProblem) return [error.code, error.offset, error.params];
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function accepts(text: string, options?: JsonParseOptions): boolean {
  try {
    parseJson(text, options);
    return true;
  } catch (error) {
    if (error instanceof SyntaxProblem) return false;
    throw error;
  }
}

describe('parseJson', () => {
  it.each<[string, string, number, object]>([
    ['', 'missing-value', 0, {}],
    ['[1', 'unexpected-end', 2, { expected: ', ]' }],
    ['{"a"', 'unexpected-end', 4, { expected: ':' }],
    ['{"a":', 'missing-value', 5, {}],
    ['[', 'unexpected-end', 1, { expected: ']' }],
    ['[1 2]', 'expected-symbol', 3, { expected: ', ]', found: '2' }],
    ['{"a" 1}', 'expected-symbol', 5, { expected: ':', found: '1' }],
    ['[1}', 'expected-symbol', 2, { expected: ', ]', found: '}' }],
    ['{1: 2}', 'expected-key', 1, { found: '1' }],
    ['{,}', 'expected-key', 1, { found: ',' }],
    ['[,1]', 'expected-value', 1, { found: ',' }],
    ['[1,,2]', 'expected-value', 3, { found: ',' }],
    ['[True]', 'expected-value', 1, { found: 'True' }],
    ['undefined', 'expected-value', 0, { found: 'undefined' }],
    ['nul', 'expected-value', 0, { found: 'nul' }],
    ['1 x', 'extra-content', 2, { found: 'x' }],
    ['{"a":1}}', 'extra-content', 7, { found: '}' }],
    ['"abc', 'unclosed-string', 0, {}],
    ['"a\nb"', 'unclosed-string', 0, {}],
    ['"a\\', 'unclosed-string', 0, {}],
    ['"a\tb"', 'control-character', 2, { found: 'U+0009' }],
    ['"\\q"', 'bad-escape', 1, { found: '\\q' }],
    ['"\\u12"', 'bad-escape', 1, { found: '\\u12' }],
    ['01', 'bad-number', 0, { found: '01' }],
    ['[-01.5]', 'bad-number', 1, { found: '-01.5' }],
    ['1e', 'bad-number', 0, { found: '1e' }],
    ['1.2.3', 'bad-number', 0, { found: '1.2.3' }],
    ['[1,]', 'not-in-dialect', 2, { found: ',' }],
    ['{a:1}', 'not-in-dialect', 1, { found: 'a' }],
    ["['a']", 'not-in-dialect', 1, { found: "'" }],
    ['[0x1F]', 'not-in-dialect', 1, { found: '0x1F' }],
    ['[+1]', 'not-in-dialect', 1, { found: '+1' }],
    ['[.5]', 'not-in-dialect', 1, { found: '.5' }],
    ['NaN', 'not-in-dialect', 0, { found: 'NaN' }],
    ['// x\n1', 'not-in-dialect', 0, { found: '//' }],
    ['\u00a01', 'expected-value', 0, { found: 'U+00A0' }],
  ])('reports what is wrong with %j', (text, code, offset, params) => {
    expect(problem(text)).toEqual([code, offset, params]);
  });

  it('reads JSONC: comments and trailing commas, but nothing else', () => {
    expect(accepts('/* a */ {"a": [1, 2,], // b\n}', { dialect: 'jsonc' })).toBe(true);
    expect(problem('{a: 1}', { dialect: 'jsonc' })).toEqual(['not-in-dialect', 1, { found: 'a' }]);
    expect(problem('[1 /* x', { dialect: 'jsonc' })).toEqual(['unclosed-comment', 3, {}]);
  });

  it.each([
    "{unquoted: 'and you can quote me on that', singleQuotes: 'I can use \"double quotes\" here'}",
    '{lineBreaks: "Look, Mom! \\\nNo \\\\n\'s!", hexadecimal: 0xdecaf, leadingDecimalPoint: .8675309, andTrailing: 8675309.}',
    '{positiveSign: +1, trailingComma: \'in objects\', andIn: [\'arrays\',], "backwardsCompatible": "with JSON",}',
    '[Infinity, -Infinity, +NaN, -0x1F, 1.e3, "\\x41\\v\\0\\\r\n\u2028"]',
    '\ufeff\u00a0\u2003{\\u0061b: 1, $_ǅ: 2, null: 3}\u2029',
  ])('reads JSON5: %s', (text) => {
    expect(accepts(text, { dialect: 'json5' })).toBe(true);
  });

  it.each([
    '{1a: 1}',
    '{\\u0031: 1}',
    '["\\1"]',
    '["\\x4"]',
    '[012]',
    '[0x]',
    '[+ 1]',
    '[,]',
    "'a\nb'",
    '{a b: 1}',
    '[1 /]',
  ])('rejects in JSON5 too: %j', (text) => {
    expect(accepts(text, { dialect: 'json5' })).toBe(false);
  });

  it('reads newline-delimited and concatenated documents', () => {
    const many = (text: string, dialect?: 'json' | 'jsonc'): number => {
      return parseJson(text, { dialect, documents: 'many' }).documents.length;
    };
    expect(many('{"a":1}\n{"a":2}\r\n\n[3]\n')).toBe(3);
    expect(many('1 "a""b"[]{}true', 'jsonc')).toBe(6);
    expect(many('')).toBe(0);
    expect(problem('[][]', { documents: 'many' })).toEqual(['extra-content', 2, { found: '[' }]);
    expect(problem('{}\n{} "x"', { documents: 'many' })).toEqual(['extra-content', 6, { found: '"' }]);
    expect(problem('1 2')).toEqual(['extra-content', 2, { found: '2' }]);
    expect(problem('{}\n{', { documents: 'many' })).toEqual(['unexpected-end', 4, { expected: '}' }]);
    expect(accepts('truefalse', { documents: 'many' })).toBe(false);
  });

  it('ignores a byte order mark', () => {
    expect(accepts('\ufeff{}')).toBe(true);
  });

  it.each(['[', '{"a":', '[{"a":'])('rejects %j nested a hundred thousand levels deep', (level) => {
    expect(problem(level.repeat(100_000))[0]).toBe('too-deep');
  });

  it('reads up to the maximum depth', () => {
    expect(accepts('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH))).toBe(true);
    expect(accepts('['.repeat(MAX_DEPTH + 1) + ']'.repeat(MAX_DEPTH + 1))).toBe(false);
  });

  it('accepts what JSON.parse accepts', () => {
    fc.assert(
      fc.property(fc.json(), (text) => accepts(text)),
      { numRuns: 300 },
    );
  });

  it('agrees with JSON.parse on damaged JSON', () => {
    const damage = fc.record({
      json: fc.json({ maxDepth: 3 }),
      at: fc.nat(),
      cut: fc.nat(2),
      insert: fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0123.eE+-tfn \n\tx\u0001'), maxLength: 2 }),
    });
    fc.assert(
      fc.property(damage, ({ json, at, cut, insert }) => {
        const offset = at % (json.length + 1);
        const text = json.slice(0, offset) + insert + json.slice(offset + cut);
        expect(accepts(text)).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('throws only SyntaxProblem, with an offset within the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'{}[]"\',:\\/*u0x1.eE+-NI \n') }),
    );
    const dialect = fc.constantFrom('json', 'jsonc', 'json5' as const);
    fc.assert(
      fc.property(text, dialect, fc.constantFrom('one', 'many' as const), (source, language, documents) => {
        try {
          parseJson(source, { dialect: language as 'json', documents: documents as 'one' });
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxProblem);
          expect((error as SyntaxProblem).offset).toBeLessThanOrEqual(source.length);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it('rejects documents with too many values to fit in memory', () => {
  expect(() => parseJson(`[${'0,'.repeat(1_000_000)}0]`)).toThrow('too-many-values');
});
