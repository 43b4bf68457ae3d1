import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readYaml } from '../../../../../src/lib/documents/yaml/reader.ts';
import { writeYaml, type YamlWriteOptions } from '../../../../../src/lib/documents/yaml/writer.ts';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';
import { docArbitrary, fromValue, textArbitrary } from '../doc-arbitrary.ts';

function yamlOf(value: unknown, options: YamlWriteOptions = {}): string {
  return writeYaml([fromValue(value)], options).text;
}

describe('writeYaml', () => {
  it('writes block style, with lists indented below their key', () => {
    expect(yamlOf({ foo: 'bar', list: ['item', { key: 'value', other: [] }, [1, 2]], e: {} })).toBe(
      'foo: bar\nlist:\n  - item\n  - key: value\n    other: []\n  - - 1\n    - 2\ne: {}\n',
    );
    expect(yamlOf({ a: [{ b: 1, c: { d: 2 } }] }, { indent: 4 })).toBe(
      'a:\n    -   b: 1\n        c:\n            d: 2\n',
    );
  });

  it.each([
    'yes',
    'no',
    'on',
    'off',
    'y',
    'N',
    'true',
    'False',
    'null',
    '~',
    '',
    'Null',
    '1.0',
    '001',
    '0x1F',
    '1e3',
    '.5',
    '12:30:00',
    '2024-01-01',
    '2001-12-14t21:59:43.10-05:00',
    '=',
    '<<',
    '0b1',
    '1_000',
    '.inf',
    '-.INF',
    '.nan',
    '010',
    '- a',
    '# c',
    'a: b',
    'a #b',
    ' a',
    'a ',
    '*x',
    '&x',
    '!x',
    '[x',
    '{x',
    '@x',
    '`x',
    '%x',
    '---',
    '...',
    '?',
    ':',
    '|',
    '>',
  ])('quotes %j', (text) => {
    expect(yamlOf(text)).toBe(`${JSON.stringify(text)}\n`);
  });

  it("doesn't quote words and URLs", () => {
    const text = 'https://example.org/a?b=c#d, plain: no'.split(': ')[0];
    expect(yamlOf(text)).toBe(`${text}\n`);
    expect(yamlOf("it's 5 o'clock")).toBe("it's 5 o'clock\n");
    expect(yamlOf('größe 日本')).toBe('größe 日本\n');
  });

  it('writes multiline strings as literal blocks', () => {
    expect(yamlOf({ a: 'x\ny', b: 'x\n\n y\n' })).toBe('a: |-\n  x\n  y\nb: |\n  x\n\n   y\n');
    expect(yamlOf(['a\nb'])).toBe('- |-\n  a\n  b\n');
  });

  it('folds long strings only at single spaces', () => {
    expect(yamlOf({ a: 'one two three' }, { width: 10 })).toBe('a: >-\n  one two\n  three\n');
    expect(yamlOf({ a: 'one  two  three' }, { width: 10 })).toBe('a: one  two  three\n');
    expect(yamlOf({ a: 'onetwothreefour' }, { width: 10 })).toBe('a: onetwothreefour\n');
    expect(yamlOf({ a: 'one two three' }, { width: 20 })).toBe('a: one two three\n');
  });

  it('can quote all strings', () => {
    expect(yamlOf({ a: 'x', b: "it's\n", 1: 1 }, { quotes: 'double' })).toBe('"1": 1\na: "x"\nb: "it\'s\\n"\n');
    expect(yamlOf({ a: "it's", b: 'x\ny', 1: true }, { quotes: 'single' })).toBe(
      "'1': true\na: 'it''s'\nb: \"x\\ny\"\n",
    );
  });

  it('can write brackets for the innermost or all collections', () => {
    const value = { a: [1, 'x, y'], b: { c: [{ d: [] }] } };
    expect(yamlOf(value, { collections: 'leaves' })).toBe('a: [1, "x, y"]\nb:\n  c:\n    - { d: [] }\n');
    expect(yamlOf(value, { collections: 'flow' })).toBe('{ a: [1, "x, y"], b: { c: [{ d: [] }] } }\n');
  });

  it('writes dates as timestamps or strings, and times always as strings', () => {
    const list: DocNode = {
      kind: 'list',
      items: [
        { kind: 'date', type: 'local-date', raw: '1979-05-27' },
        { kind: 'date', type: 'local-time', raw: '07:32:00' },
      ],
    };
    const date = writeYaml([list], { dates: 'date' });
    expect(date.text).toBe('- 1979-05-27\n- "07:32:00"\n');
    expect(date.warnings).toEqual([{ code: 'date-as-string', params: { path: '$[1]' } }]);
    expect(writeYaml([list]).text).toBe('- "1979-05-27"\n- "07:32:00"\n');
    expect(readYaml(date.text, { dates: 'date' }).documents[0]).toEqual({
      kind: 'list',
      items: [list.items[0], { kind: 'string', value: '07:32:00' }],
    });
  });

  it('keeps digits and separates documents', () => {
    const numbers: DocNode[] = ['12345678901234567890', '1.0', '1e400', '0.1000', 'inf', '-inf', 'nan'].map((raw) => ({
      kind: 'number',
      raw,
    }));
    expect(writeYaml(numbers).text).toBe(
      '12345678901234567890\n---\n1.0\n---\n1e400\n---\n0.1000\n---\n.inf\n---\n-.inf\n---\n.nan\n',
    );
  });

  it('uses the last of duplicate keys, with a warning', () => {
    const one: DocNode = { kind: 'number', raw: '1' };
    const two: DocNode = { kind: 'number', raw: '2' };
    const map: DocNode = {
      kind: 'map',
      entries: [
        { key: 'a', value: one },
        { key: 'b', value: one },
        { key: 'a', value: two },
      ],
    };
    expect(writeYaml([map])).toEqual({
      text: 'a: 2\nb: 1\n',
      warnings: [{ code: 'duplicate-key', params: { path: '$.a' } }],
    });
  });

  it('round-trips every document', () => {
    fc.assert(
      fc.property(
        fc.array(docArbitrary, { minLength: 1, maxLength: 3 }),
        fc.record({
          indent: fc.integer({ min: 1, max: 8 }),
          quotes: fc.constantFrom('needed', 'double', 'single'),
          collections: fc.constantFrom('block', 'leaves', 'flow'),
          width: fc.constantFrom(undefined, 1, 10),
        }),
        (docs, options) => {
          const { text } = writeYaml(docs, options);
          expect(readYaml(text).documents).toEqual(docs);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('quotes strings that a reader in 1.1 mode would take for a number', () => {
    expect(writeYaml([fromValue({ a: 'E1' })]).text).toMatch(/^a: ["']E1["']\n$/);
  });

  it('writes strings that both versions of YAML read as the same string', () => {
    fc.assert(
      fc.property(textArbitrary, fc.constantFrom('block', 'flow'), (text, collections) => {
        const yaml = writeYaml([fromValue({ [text]: [text] })], { collections }).text;
        for (const version of ['1.1', '1.2'] as const) {
          expect(parseAllDocuments(yaml, { version })[0]?.toJS({ mapAsMap: true })).toEqual(new Map([[text, [text]]]));
          expect(readYaml(yaml, { version }).documents).toEqual([fromValue({ [text]: [text] })]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
