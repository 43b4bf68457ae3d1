import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatYaml, type YamlFormatOptions } from '../../../../../src/lib/documents/yaml/format.ts';
import { readYaml } from '../../../../../src/lib/documents/yaml/reader.ts';
import { sortKeys } from '../../../../../src/lib/documents/sort-keys.ts';
import { parseYaml } from '../../../../../src/lib/documents/yaml/syntax.ts';
import { writeYaml } from '../../../../../src/lib/documents/yaml/writer.ts';
import { Problem } from '../../../../../src/base/problem.ts';
import { docArbitrary } from '../doc-arbitrary.ts';

const defaults: YamlFormatOptions = { indent: 2, indentLists: true, sortKeys: false };

function format(text: string, options: Partial<YamlFormatOptions> = {}): string {
  return formatYaml(parseYaml(text), { ...defaults, ...options }).text;
}

const anyOptions = fc.record({ indent: fc.integer({ min: 1, max: 10 }), indentLists: fc.boolean() });

/** The documents of a stream, or null if it isn't YAML. */
function read(text: string): ReturnType<typeof readYaml>['documents'] | null {
  try {
    return readYaml(text, { merge: false }).documents;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function commentsOf(text: string): string[] {
  return (text.match(/#C\d+/g) ?? []).toSorted();
}

describe('formatYaml', () => {
  it.each([
    ['# keep me\na:   1 # x', '# keep me\na: 1 # x\n'],
    [
      'v: 1.0\no: 0o14\nn: 12345678901234567890\nt: Yes\ne:\nz: ~',
      'v: 1.0\no: 0o14\nn: 12345678901234567890\nt: Yes\ne:\nz: ~\n',
    ],
    ['a: "\\u00e9"\nb: \'it\'\'s\'\n"c": d', 'a: "\\u00e9"\nb: \'it\'\'s\'\n"c": d\n'],
    ['a: {b:   1, c: [1,2]}', 'a: { b: 1, c: [1, 2] }\n'],
    ['base: &x\n    k: 1\nuse: *x\nm: {<<: *x}', 'base: &x\n  k: 1\nuse: *x\nm: { <<: *x }\n'],
    ['%YAML 1.1\n---\na: !custom b\n...\n---\nc', '%YAML 1.1\n---\na: !custom b\n...\n---\nc\n'],
    ['# only', '# only\n'],
    [
      'a: |+\n    x\n\nb: >-\n     folded\n     text\n\n       more',
      'a: |+\n  x\n\nb: >-\n  folded\n  text\n\n    more\n',
    ],
    [`a: ${'long '.repeat(40)}end`, `a: ${'long '.repeat(40)}end\n`],
  ])('formats %j', (text, expected) => {
    expect(format(text)).toBe(expected);
  });

  it.each([
    ['---\n\n\n', '---\n'],
    ['---\na: b\n---\n\n', '---\na: b\n---\n'],
    ['# c\n\n\n...\n', '# c\n...\n'],
    ['a\n...\n# c\n\n...\nb\n', 'a\n...\n# c\n...\nb\n'],
  ])('adds no lines to documents without content: %j', (text, expected) => {
    expect(format(text)).toBe(expected);
    expect(format(expected)).toBe(expected);
  });

  it('moves comments with their keys when sorting', () => {
    expect(format('# head\n\n# about b\nb: 1 # one\n# about a\na: 2\n', { sortKeys: true })).toBe(
      '# head\n\n# about a\na: 2\n# about b\nb: 1 # one\n',
    );
    expect(format('b: {d: 1, c: 2}\na: [{z: 1, y: 2}]', { sortKeys: true })).toBe(
      'a: [{ y: 2, z: 1 }]\nb: { c: 2, d: 1 }\n',
    );
  });

  it("doesn't sort a document if aliases would come before their anchors", () => {
    const text = 'b: &x 1\na: *x\n';
    expect(formatYaml(parseYaml(text), { ...defaults, sortKeys: true })).toEqual({
      text,
      notices: ['unsorted'],
    });
    expect(formatYaml(parseYaml('a: &x 1\nc: *x\nb: 2\n'), { ...defaults, sortKeys: true }).notices).toEqual([]);
  });

  it.each(['? a: 1\n  b: 2\n: c\n', '? |\n  x\n: y\n', '? a # one\n# two\n: # three\n  b\n'])(
    'keeps the values and comments of %j',
    (text) => {
      const formatted = format(text, { indent: 4 });
      expect(read(formatted)).toEqual(read(text));
      expect(formatted.match(/#/g)).toEqual(text.match(/#/g));
    },
  );

  it('keeps all values and comments, regardless of the layout', () => {
    const style = fc.record({
      indent: fc.integer({ min: 1, max: 8 }),
      quotes: fc.constantFrom('needed', 'double', 'single'),
      collections: fc.constantFrom('block', 'leaves', 'flow'),
      width: fc.constantFrom(undefined, 1, 10),
    });
    const places = fc.array(fc.nat(1000), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(docArbitrary, { minLength: 1, maxLength: 3 }),
        style,
        places,
        anyOptions,
        (docs, how, at, options) => {
          const lines = writeYaml(docs, how).text.split('\n');
          at.forEach((place, index) => {
            const line = place % lines.length;
            if (place % 2) lines[line] += ` #C${index}`;
            else lines.splice(line, 0, `${' '.repeat(place % 5)}#C${index}`);
          });
          const text = lines.join('\n');
          const before = read(text);
          if (!before) return;
          const formatted = format(text, options);
          expect(read(formatted)).toEqual(before);
          expect(commentsOf(formatted)).toEqual(commentsOf(text));
          expect(read(format(formatted, options))).toEqual(before);
          const sorted = format(text, { ...options, sortKeys: true });
          expect(read(sorted)?.map(sortKeys)).toEqual(before.map(sortKeys));
          expect(commentsOf(sorted)).toEqual(commentsOf(text));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('keeps all values and comments of any valid YAML', () => {
    const line = fc.stringMatching(
      /^ {0,4}(?:- |\? |: |[a-c]: ?)?(?:&x |!t )?(?:[a-c]|"q\n?"|\||>-|>2\+|\[a, b\]|\{a: b\}|\*x|~|1\.0)?(?: #C1)?$/,
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), anyOptions, (lines, options) => {
        const text = lines.join('\n');
        const before = read(text);
        if (!before) return;
        const formatted = format(text, options);
        expect(read(formatted), formatted).toEqual(before);
        expect((formatted.match(/C1/g) ?? []).length, formatted).toBe((text.match(/C1/g) ?? []).length);
      }),
      { numRuns: 3000 },
    );
  });
});
