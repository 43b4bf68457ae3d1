import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { writeJson } from '../../../../../src/lib/documents/json/writer.ts';
import { readYaml, type YamlReadOptions } from '../../../../../src/lib/documents/yaml/reader.ts';
import { cpuTime } from '../../../../cpu-time.ts';
import { MAX_DEPTH, SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';

function json(yaml: string, options?: YamlReadOptions): string {
  return readYaml(yaml, options)
    .documents.map((document) => writeJson(document, { indent: 0 }).text)
    .join(' | ');
}

function warnings(yaml: string): string[] {
  return readYaml(yaml).warnings.map(({ code, params }) =>
    [code, params.path, params.tag ?? params.count].filter((part) => part !== undefined).join(' '),
  );
}

function problem(yaml: string): unknown[] {
  try {
    readYaml(yaml);
  } catch (error) {
    if (error instanceof SyntaxProblem) return [error.code, error.offset, error.params];
    throw error;
  }
  throw new Error(`accepted: ${yaml}`);
}

describe('readYaml', () => {
  it('reports the first of many mistakes without creating an error for each', () => {
    const took = cpuTime(() => {
      expect(problem('"'.repeat(400_000))).toEqual(['unexpected-text', 2, { found: '"' }]);
      expect(problem('""\n'.repeat(100_000))).toEqual(['unexpected-text', 3, { found: '"' }]);
    });
    expect(took).toBeLessThan(1500); // takes three times as long with an error for each
  });

  it.each([
    // YAML 1.2.2, section 10.3.2, example 10.9 and its table
    ['[null, NULL, Null, ~, ""]', '[null,null,null,null,""]'],
    ['[true, True, false, FALSE, yes, On, y]', '[true,true,false,false,"yes","On","y"]'],
    ['[0, -0, +12, 012, 0o7, 0x3A, -19, 0b1, 1_000]', '[0,-0,12,12,7,58,-19,"0b1","1_000"]'],
    ['[0., -0.0, .5, +12e03, -2E+05, 1.0, 0.1000, 1e400]', '[0.0,-0.0,0.5,12e03,-2E+05,1.0,0.1000,1e400]'],
    [
      '[2024-01-01, 12:30:00, 1.2.3, 0x, 0o8, e3, "12", \'1\']',
      '["2024-01-01","12:30:00","1.2.3","0x","0o8","e3","12","1"]',
    ],
    ['12345678901234567890', '12345678901234567890'],
    ['a: {b: [c, d: e]}', '{"a":{"b":["c",{"d":"e"}]}}'],
    ['? a\n? b', '{"a":null,"b":null}'],
    ['a: |\n  x\n   y\n\nb: >\n  f\n  g\n', '{"a":"x\\n y\\n","b":"f g\\n"}'],
    ['--- 1\n--- # c\n...\n---\n"x"', '1 | null | "x"'],
    ['', ''],
    ['# only a comment', ''],
    ['...\n# nothing\n...\n', ''],
    ['a\n...\n# No document\n...\nb', '"a" | "b"'],
    ['%YAML 1.1\n---\n[yes, 010]', '[true,8]'],
    ['%YAML 1.2\n---\n[yes, 010]', '["yes",10]'],
    ['\ufeffa: 1', '{"a":1}'],
  ])('reads %j', (yaml, expected) => {
    expect(json(yaml)).toBe(expected);
  });

  it('reads YAML 1.1 types in version 1.1 mode', () => {
    const yaml =
      '[yes, No, on, OFF, y, 010, 0b11, 1_000, -0x_1f, 190:20:30, 190:20:30.15, 1e3, 1.0e+3, 6.8523015e+5, 0o7, 08]';
    expect(json(yaml, { version: '1.1' })).toBe(
      '[true,false,true,false,true,8,3,1000,-31,685230,685230.15,"1e3",1.0e+3,6.8523015e+5,"0o7","08"]',
    );
    const dates =
      '[2001-12-15T02:59:43.1Z, 2001-12-14t21:59:43.10-05:00, 2001-12-14 21:59:43.10 -5, 2002-12-14, 2002-13-14]';
    expect(json(dates, { version: '1.1' })).toBe(
      '["2001-12-15T02:59:43.1Z","2001-12-14T21:59:43.10-05:00","2001-12-14T21:59:43.10-05:00","2002-12-14","2002-13-14"]',
    );
  });

  it('merges maps; explicit keys override merged ones, and earlier maps override later ones', () => {
    const base = 'a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\n';
    expect(json(`${base}c: {<<: *a, y: 5}`)).toBe('{"a":{"x":1,"y":2},"b":{"y":3,"z":4},"c":{"x":1,"y":5}}');
    expect(json(`${base}c: {y: 5, <<: [*b, *a]}`)).toContain('"c":{"y":5,"z":4,"x":1}');
    expect(json('{<<: {a: 1}, "<<": 2}')).toBe('{"a":1,"<<":2}');
    expect(json('{<<: 1}', { merge: false })).toBe('{"<<":1}');
    expect(problem('{<<: 1}')).toEqual(['bad-merge', 5, {}]);
    expect(warnings(`${base}c: {<<: *a}`)).toEqual([]);
  });

  it("warns about what JSON can't represent", () => {
    const yaml =
      '1: a # c\ntrue: b\n? [x]\n: c\n: d\n!!str 2: e\na: 1\na: 2\nt: !x {u: !!set {v}}\nf: &f 1\ng: [*f, *f]';
    expect(json(yaml)).toBe(
      '{"1":"a","true":"b","[\\"x\\"]":"c","":"d","2":"e","a":2,"t":{"u":{"v":null}},"f":1,"g":[1,1]}',
    );
    expect(warnings(yaml)).toEqual([
      'comments-dropped $ 1',
      "non-string-key $['1']",
      'non-string-key $.true',
      `non-string-key $['["x"]']`,
      "non-string-key $['']",
      'duplicate-key $.a',
      'tag-dropped $.t !x',
      'tag-dropped $.t.u !!set',
      'aliases-expanded $ 2',
    ]);
    expect(warnings('a: 1\n---\n1: 2')).toEqual(["non-string-key $[1]['1']"]);
  });

  it('lists a hundred warnings of each kind and counts the rest', () => {
    const list = warnings(Array.from({ length: 150 }, (_, i) => `${i}: x`).join('\n'));
    expect(list).toHaveLength(101);
    expect(list.at(-1)).toBe('more-warnings $ 50');
  });

  it('applies core schema tags', () => {
    expect(json('[!!str 1, !!int "2", !!float 3, !!bool "true", !!null "", ! 4, !!binary " aG\n k="]')).toBe(
      '["1",2,3.0,true,null,"4"," aG k="]',
    );
    expect(json('!!timestamp 2001-12-14 21:59:43 Z')).toBe('"2001-12-14T21:59:43Z"');
    expect(problem('[!!int x]')).toEqual(['bad-tag', 7, { found: '!!int' }]);
    expect(problem('!!map [1]')).toEqual(['bad-tag', 6, { found: '!!map' }]);
  });

  it.each<[string, string, number, object]>([
    ['a: [1, 2', 'unexpected-end', 8, { expected: ']' }],
    ['a: {b: 1', 'unexpected-end', 8, { expected: '}' }],
    ['a: "x', 'unclosed-string', 3, {}],
    ["a: 'x\nb: 1", 'unclosed-string', 3, {}],
    ['a: b: c', 'unquoted-colon', 3, { found: 'b: c' }],
    ['a:\n  b: 1\n c: 2', 'bad-indentation', 10, { found: 'U+0020' }],
    ['\ta: 1', 'tab-indentation', 0, {}],
    ['"\\q"', 'bad-escape', 1, { found: '\\q' }],
    ['a: @x', 'expected-value', 3, { found: '@' }],
    ['a: *x', 'bad-alias', 3, { found: '*x' }],
    ['a: &a [*a]', 'bad-alias', 7, { found: '*a' }],
    ['%YAML 1.2\nfoo', 'expected-symbol', 10, { expected: '---', found: 'f' }],
    ['%YAML 1.2\n', 'unexpected-end', 10, { expected: '---' }],
    ['%YAML 1.2\n%YAML 1.2\n--- a', 'bad-directive', 10, { found: '%YAML' }],
    ['!x!y z', 'bad-tag', 0, { found: '!' }],
  ])('reports what is wrong with %j', (yaml, code, offset, params) => {
    expect(problem(yaml)).toEqual([code, offset, params]);
  });

  it('rejects exponentially expanding or deeply nested aliases', () => {
    const levels = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(',')}]`);
    expect(problem(['a0: &a0 [xxxxxxxxxx]', ...levels].join('\n'))[0]).toBe('alias-bomb');
    const chain = Array.from({ length: 2 * MAX_DEPTH }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}]`);
    expect(problem(['a0: &a0 x', ...chain].join('\n'))[0]).toBe('too-deep');
  });

  it.each(['[', '- ', '{a: ', '? ', '&a [', '!t ['])('rejects %j nested fifty thousand levels deep', (level) => {
    expect(problem(level.repeat(50_000))[0]).toBe('too-deep');
  });

  it('rejects input nested too deep before reading the rest', () => {
    const took = cpuTime(() => expect(problem('['.repeat(1_000_000))[0]).toBe('too-deep'));
    expect(took).toBeLessThan(1000); // takes six seconds otherwise
  });

  it('reads up to the maximum depth', () => {
    expect(json('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH))).toHaveLength(2 * MAX_DEPTH);
    expect(json(`${'- '.repeat(MAX_DEPTH)}a`)).toHaveLength(2 * MAX_DEPTH + 3);
  });

  it('throws only SyntaxProblem, and agrees with another reader on syntax', { timeout: 60_000 }, () => {
    const piece = fc.constantFrom(
      'a',
      'b: ',
      ': ',
      '- ',
      '? ',
      '\n',
      '\n  ',
      '\n    ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '|\n',
      '>-\n',
      '# c',
      '&x ',
      '*x',
      '!t ',
      '!!int ',
      '---\n',
      '...\n',
      '<<: ',
      '%YAML 1.1\n',
      '1',
      '0x1F',
      '~',
      '\t',
      '\\',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const yaml = pieces.join('');
        let accepted = true;
        try {
          readYaml(yaml);
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxProblem);
          expect((error as SyntaxProblem).offset).toBeLessThanOrEqual(yaml.length);
          accepted = false;
        }
        const documents = parseAllDocuments(yaml, { uniqueKeys: false, logLevel: 'silent', schema: 'failsafe' });
        if (accepted) expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
