import fc from 'fast-check';
import { parse, TomlDate } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { writeJson } from '../../../../../src/lib/documents/json/writer.ts';
import { readToml, TOML_CODES } from '../../../../../src/lib/documents/toml/reader.ts';
import { writeToml } from '../../../../../src/lib/documents/toml/writer.ts';
import { Problem } from '../../../../../src/base/problem.ts';
import { SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';

function json(toml: string): string {
  return writeJson(readToml(toml).document, { indent: 0 }).text;
}

function problem(toml: string): [string, number | undefined] {
  try {
    readToml(toml);
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.offset];
    throw error;
  }
  throw new Error(`accepted: ${toml}`);
}

describe('readToml', () => {
  it.each([
    ['', '{}'],
    ['# only\r\n\r\n', '{}'],
    ['a = 1 # c\r\nb = "x"', '{"a":1,"b":"x"}'],
    ['x=0xDEADBEEF\no=0o755\nb=0b1101', '{"x":3735928559,"o":493,"b":13}'],
    [
      'a=+99\nb=-0\nc=1_000\nd=9223372036854775807\ne=12345678901234567890',
      '{"a":99,"b":0,"c":1000,"d":9223372036854775807,"e":12345678901234567890}',
    ],
    [
      'a=+1.0\nb=5e+22\nc=1e06\nd=-2E-2\ne=6.626e-34\nf=224_617.445_991_228\ng=0.1000',
      '{"a":1.0,"b":5e+22,"c":1e06,"d":-2E-2,"e":6.626e-34,"f":224617.445991228,"g":0.1000}',
    ],
    ['a.b.c = 1\na.b.d = 2\n"x.y"."" = 3', '{"a":{"b":{"c":1,"d":2}},"x.y":{"":3}}'],
    ['[[p]]\na=1\n[[p]]\n[p.q]\nb=2\n[[p.r]]\n[[p.r]]', '{"p":[{"a":1},{"q":{"b":2},"r":[{},{}]}]}'],
    ['[a.b.c]\nx=1\n[a]\ny=2', '{"a":{"b":{"c":{"x":1}},"y":2}}'],
    [
      '[fruit]\napple.color = 1\napple.taste.sweet = true\n[fruit.apple.texture]\nsmooth = true',
      '{"fruit":{"apple":{"color":1,"taste":{"sweet":true},"texture":{"smooth":true}}}}',
    ],
    ['[a.b.c]\n[a]\nb.x = 1', '{"a":{"b":{"c":{},"x":1}}}'],
    ['a = { x = 1, y.z = [ ] , "w" = {} }', '{"a":{"x":1,"y":{"z":[]},"w":{}}}'],
    ['a = [ # c\n 1,\n\n [2, "3"], # d\n]', '{"a":[1,[2,"3"]]}'],
    ['10 = 1\n9 = 2\n__proto__ = 3', '{"10":1,"9":2,"__proto__":3}'],
    ['a = """\nRoses\\\n   \n   are """""', '{"a":"Rosesare \\"\\""}'],
    ["a = '''\n'x' \\n''''", '{"a":"\'x\' \\\\n\'"}'],
    ['a = ""\nb = """"""\nc = "\\u00e9\\U0001F600\\t\\"\\\\"', '{"a":"","b":"","c":"é😀\\t\\"\\\\"}'],
    ['a = 3.14.0', null],
  ])('reads %j', (toml, expected) => {
    if (expected === null) expect(problem(toml)[0]).toBe('bad-number');
    else expect(json(toml)).toBe(expected);
  });

  it.each([
    ['a = {\n  x = 1, # one\n  y = 2,\n}', '{"a":{"x":1,"y":2}}', ['expected-key', 5]],
    ['a = "\\e\\xe9"', '{"a":"\\u001bé"}', ['bad-escape', 5]],
    ['a = 07:32\nb = 1979-05-27 07:32Z', '{"a":"07:32:00","b":"1979-05-27T07:32:00Z"}', ['bad-date', 4]],
  ])('reads %j as TOML 1.1, but not as TOML 1.0', (toml, expected, failure) => {
    expect(writeJson(readToml(toml, '1.1').document, { indent: 0 }).text).toBe(expected);
    expect(problem(toml)).toEqual(failure);
  });

  it.each(['a = {,}', 'a = {x = 1,,}', 'a = {x\n= 1}', 'a = {x = 1', 'a = "\\xe"', 'a = 07', 'a = 07:3'])(
    'rejects %j as TOML 1.1',
    (toml) => {
      expect(() => readToml(toml, '1.1')).toThrow(SyntaxProblem);
    },
  );

  it('keeps every kind of date as written', () => {
    const toml =
      'a=1979-05-27t07:32:00.999999999-07:00\nb=1979-05-27 07:32:00z\nc=1979-05-27T00:32:00.5\nd=1979-05-27\nt=07:32:00\nu=1';
    const { document } = readToml(toml);
    expect(document.kind === 'map' && document.entries.slice(0, 5).map(({ value }) => value)).toEqual([
      { kind: 'date', type: 'offset-date-time', raw: '1979-05-27T07:32:00.999999999-07:00' },
      { kind: 'date', type: 'offset-date-time', raw: '1979-05-27T07:32:00Z' },
      { kind: 'date', type: 'local-date-time', raw: '1979-05-27T00:32:00.5' },
      { kind: 'date', type: 'local-date', raw: '1979-05-27' },
      { kind: 'date', type: 'local-time', raw: '07:32:00' },
    ]);
  });

  it.each<[string, string, number]>([
    ['a', 'unexpected-end', 1],
    ['a = ', 'missing-value', 4],
    ['a = 1 b = 2', 'extra-content', 6],
    ['= 1', 'expected-key', 0],
    ['a 1', 'expected-symbol', 2],
    ['a = \nb = 1', 'expected-value', 4],
    ['a = yes', 'expected-value', 4],
    ['a = 012', 'bad-number', 4],
    ['a = 1__0', 'bad-number', 4],
    ['a = 1.', 'bad-number', 4],
    ['a = .5', 'bad-number', 4],
    ['a = -0x1', 'bad-number', 4],
    ['a = 2024-02-30', 'bad-date', 4],
    ['a = 24:00:00', 'bad-date', 4],
    ['a = 07:32', 'bad-date', 4],
    ['a = 2024-01-01T07:32:00+25:00', 'bad-date', 4],
    ['a = "x', 'unclosed-string', 4],
    ['a = "x\n"', 'unclosed-string', 4],
    ['a = """x', 'unclosed-string', 4],
    ['a = "\\q"', 'bad-escape', 5],
    ['a = "\\ud800"', 'bad-escape', 5],
    ['a = "\u0001"', 'control-character', 5],
    ['# \u007f', 'control-character', 2],
    ['a = 1\rb = 2', 'extra-content', 5],
    ['a = [1 2]', 'expected-symbol', 7],
    ['a = {x = 1,}', 'expected-key', 11],
    ['a = {x = 1\n}', 'expected-symbol', 10],
    ['a = 1\na = 2', 'duplicate-key', 6],
    ['[a]\n[a]', 'duplicate-key', 5],
    ['a = 1\n[a.b]', 'not-a-table', 7],
    ['a = 1\na.b = 2', 'not-a-table', 6],
    ['a = {b = 1}\na.c = 2', 'closed-value', 12],
    ['a = {b = 1}\n[a.c]', 'closed-value', 13],
    ['a = [{b = 1}]\n[[a]]', 'closed-value', 16],
    ['[[a.b]]\n[a]\nb.c = 1', 'header-table', 12],
    ['[[a]]\n[a]', 'duplicate-key', 7],
    ['[a.b]\n[a]\nb.c = 1', 'header-table', 10],
    ['a.b = 1\n[a]', 'duplicate-key', 9],
    ['[a.b.c]\nz=9\n[a]\nb.c.t = 1', 'header-table', 16],
    ['[a.b.c]\n[a]\nb.x = 1\n[a.b]', 'duplicate-key', 21],
    ['[a', 'unexpected-end', 2],
    ['[[a]', 'expected-symbol', 3],
    ['[]', 'expected-key', 1],
    ['"""a""" = 1', 'expected-symbol', 2],
  ])('reports what is wrong with %j', (toml, code, offset) => {
    expect(problem(toml)).toEqual([code, offset]);
  });

  it('rejects deep nesting, in brackets and in dotted keys', () => {
    expect(problem(`a = ${'['.repeat(100_000)}`)[0]).toBe('too-deep');
    expect(problem(`a = ${'{a='.repeat(100_000)}`)[0]).toBe('too-deep');
    expect(problem(`${'a.'.repeat(100_000)}a = 1`)[0]).toBe('too-deep');
    expect(problem(`[${'a.'.repeat(100_000)}a]`)[0]).toBe('too-deep');
  });

  it('throws only its own errors and accepts nothing that another parser rejects', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      'a.b',
      '"c"',
      ' = ',
      '=',
      '1',
      '1.5',
      '-',
      '_',
      '[',
      ']',
      '[[',
      ']]',
      '{',
      '}',
      ',',
      '\n',
      '"x"',
      "'",
      '"""',
      '#',
      ' ',
      '2024-01-01',
      'T07:32:00',
      'Z',
      'true',
      'inf',
      '0x1F',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const toml = pieces.join('');
        try {
          readToml(toml);
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
          expect(TOML_CODES).toContain((error as Problem).code);
          return;
        }
        expect(() => parse(toml, { integersAsBigInt: true })).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  it('round-trips dates and special floats', () => {
    const toml = 'a = 1979-05-27T07:32:00Z\nb = inf\nc = -inf\nd = nan\ne = 07:32:00\n';
    expect(writeToml(readToml(toml).document).text).toBe(toml);
    expect(parse(toml)['a']).toBeInstanceOf(TomlDate);
  });
});

it('supports negative zero only in floats', () => {
  expect(json('a = -0\nb = +0\nc = -0.0')).toBe('{"a":0,"b":0,"c":-0.0}');
});
