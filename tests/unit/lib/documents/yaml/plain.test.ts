import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainYaml } from '../../../../../src/lib/documents/yaml/plain.ts';
import { keyReadsDifferently, plainNode, readsDifferently } from '../../../../../src/lib/documents/yaml/scalar.ts';
import { readYaml } from '../../../../../src/lib/documents/yaml/reader.ts';
import { writeYaml } from '../../../../../src/lib/documents/yaml/writer.ts';
import { docArbitrary } from '../doc-arbitrary.ts';

const types = [
  { version: '1.2', dates: undefined },
  { version: '1.1', dates: undefined },
  { version: '1.1', dates: 'string' },
  { version: '1.2', dates: 'date' },
] as const;

/** Whether the text is plain; if so, both readers must return the same documents, values and warnings. */
function readsTheSame(text: string): boolean {
  for (const { version, dates } of types) {
    let differs: number | null = null;
    const plain = readPlainYaml(text, {
      version,
      dates,
      noteKey(source, offset) {
        if (differs === null && keyReadsDifferently(source)) differs = offset;
      },
      plain(source, offset) {
        if (differs === null && readsDifferently(source)) differs = offset;
        return plainNode(source, { version, dates });
      },
    });
    if (!plain) return false;
    const { documents, warnings, ...read } = readYaml(text, { version, compare: true, ...(dates && { dates }) });
    if (!text.includes('\r')) expect(differs).toBe(read.differs);
    const dropped = { code: 'comments-dropped', params: { path: '$', count: plain.comments } };
    expect(plain.documents).toEqual(documents);
    expect(plain.comments > 0 ? [dropped] : []).toEqual(warnings);
  }
  return true;
}

/** Runs the property and returns how many texts were plain. */
function plainOf(texts: fc.Arbitrary<string>, numRuns: number): number {
  let plain = 0;
  fc.assert(
    fc.property(texts, (text) => {
      if (readsTheSame(text)) plain++;
    }),
    { numRuns },
  );
  return plain;
}

const values =
  `a|a b|1|-1|1.50|"q\\n"|'it''s'|[a, 1, "x y"]|{ k: v, j: [] }|[]|{}|~|null|yes|2024-01-01|12:30|http://a.b/c#d|a#b|x: y|"k": v|# c|v # c
a, b|0x1F|-|*a|&a b|!t c|>|? k|a:|- b|"|[a,b]|{"a": 1}|{ "a": 1 }|<<|=|%x|[a b c ,d]|[[a], {b: c}]|@a|12345678901234567890`.split(
    /[|\n]/,
  );
const value = fc.oneof(
  fc.constantFrom('', '|', '|-', ...values),
  fc.string({ unit: fc.constantFrom(...'ab .-:#/1\'"\\,[]{}é日😀~|>&*!%@`=<?+'), maxLength: 5 }),
);
const keys = ['a: ', 'b: ', 'c:', 'd e: ', '"f": ', '', '"g":  ', "'h': ", 'i.j/k: ', '1: ', 'true: ', '# '];
const line = fc
  .tuple(fc.nat(3), fc.nat(2), fc.constantFrom(...keys), value)
  .map(([indent, dashes, key, scalar]) => '  '.repeat(indent) + '- '.repeat(dashes) + key + scalar);
const lines = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 12, arbitrary: line },
        { weight: 1, arbitrary: fc.constantFrom('---', '', '...', ' ', '# x', '  # y', '\t') },
      ),
      { maxLength: 9 },
    ),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([all, end, last]) => all.join(end) + (last ? end : ''));

test('both readers agree on lines in any order and indentation', () =>
  expect(plainOf(lines, 8000)).toBeGreaterThan(300));

const pieces =
  `a|b|: |:|- |-|\n|\n|\n  |\n    |\n - |\n- |\n  - | |  |"x"|'y'|[|]|{|}|, |1|true|# c| # d|---\n|\na: |\nb:|\n  c: |"a": |null|12:30|.|~|no|1e3|key: value\n|- item\n|"|''|\r\n`.split(
    '|',
  );
const broken = fc.array(fc.constantFrom('|\n', ...pieces), { maxLength: 25 }).map((all) => all.join(''));

test('both readers agree on pieces of YAML in any order', () => expect(plainOf(broken, 8000)).toBeGreaterThan(300));

test('both readers agree on the output of the writer', () => {
  const written = fc
    .tuple(
      fc.array(docArbitrary, { minLength: 1, maxLength: 2 }),
      fc.record({
        indent: fc.integer({ min: 1, max: 8 }),
        quotes: fc.constantFrom('needed', 'double', 'single'),
        collections: fc.constantFrom('block', 'leaves', 'flow'),
      }),
    )
    .map(([documents, options]) => writeYaml(documents, options).text);
  expect(plainOf(written, 3000)).toBeGreaterThan(30);
});

test.each([
  'a: 1\nb:\n- x\n-\n- - 1\n  - 2\nc:\n',
  '# of services\nname: web # public\nsteps:\n  - run: |\n      npm ci\n\n      npm test # all\n    if: always()\n  - uses: a/b@v4\n',
  'kind: Service\nports: [80, 443]\nmeta: { id: 7, "x": [] }\n---\nkind: Other\ntext: |-\n  last\n',
])('is plain: %j', (text) => {
  expect(readsTheSame(text)).toBe(true);
  expect(readsTheSame(text.replaceAll('\n', '\r\n'))).toBe(true);
});

test.each([
  'a: &x 1\nb: *x\n',
  'a: b\n  c\n',
  'a: 1\na: 2\n',
  '<<: { a: 1 }\n',
  '1: a\n',
  '%YAML 1.1\n---\na: 1\n',
  'a: "\n  b"\n',
  'a: >\n  b\n',
  '? a\n: b\n',
  'a: !t b\n',
  'a:\n  b\n',
  '',
])('is not plain: %j', (text) => expect(readsTheSame(text)).toBe(false));

test('a large plain document is read in full; one that is not plain has a size limit', { timeout: 60_000 }, () => {
  const row = '- id: 12345678901234567890\n  name: "n"\n  tags: [a, b]\n';
  const { documents, warnings } = readYaml(row.repeat(90_000));
  const [list] = documents;
  expect(list?.kind === 'list' && list.items).toHaveLength(90_000);
  expect(warnings).toEqual([]);
  expect(() => readYaml('- !a b\n'.repeat(500_000))).toThrow('too-many-values');
});
