import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTable, type RecordOptions } from '../../../../../src/lib/documents/csv/from-table.ts';
import { readCsv } from '../../../../../src/lib/documents/csv/read-csv.ts';
import { toTable } from '../../../../../src/lib/documents/csv/to-table.ts';
import { uniqueNames } from '../../../../../src/lib/documents/csv/unique-names.ts';
import { writeCsv, type CsvWriteOptions } from '../../../../../src/lib/documents/csv/write-csv.ts';
import type { DocNode } from '../../../../../src/lib/documents/node.ts';
import { problemOf } from '../../../problem-of.ts';
import { fromValue, numberArbitrary, textArbitrary } from '../doc-arbitrary.ts';

const style: CsvWriteOptions = { delimiter: ',', lineEnd: '\n', quotes: 'needed', guard: false };
const back: RecordOptions = { nested: 'columns', types: 'infer', decimals: 'point', blanks: 'omit', guard: false };

function texts(source: string, options?: Parameters<typeof readCsv>[1]): string[][] {
  return readCsv(source, options).records.map((record) => record.map(({ text }) => text));
}

describe('readCsv', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a\r\nb","c""d",""', [['a\r\nb', 'c"d', '']]],
    [' a , b ', [[' a ', ' b ']]],
    ['a\n\nb\n', [['a'], [''], ['b']]],
    ['a,', [['a', '']]],
    [',', [['', '']]],
    ['', []],
    ['\n\n', []],
    ['\ufeffa,b', [['a', 'b']]],
  ])('reads %j', (source, expected) => {
    expect(texts(source, { delimiter: ',' })).toEqual(expected);
  });

  it.each([
    ['a\tb\n1,5\t2', '\t'],
    ['a;b\n1,5;2,5', ';'],
    ['a|b|c\n1|2|3', '|'],
    ['"a;b;c",d\n1,2', ','],
    ['one\ntwo', ','],
    ['sep=|\na,b', '|'],
  ])('detects the delimiter of %j', (source, delimiter) => {
    expect(readCsv(source, { lenient: true }).delimiter).toBe(delimiter);
  });

  it.each([
    ['a,"b" c', 'text-after-quote', 5],
    ['a,b"c', 'quote-in-field', 3],
    ['a,"b', 'unclosed-quote', 2],
    ['a,b\n1', 'field-count', 4],
  ])('reports the position of the mistake in %j', (source, code, offset) => {
    expect(problemOf(() => readCsv(source, { delimiter: ',' }))).toMatchObject({ code, offset });
    expect(() => readCsv(source, { delimiter: ',', lenient: true })).not.toThrow();
  });

  it('round-trips any table', () => {
    const cell = fc.record({
      text: fc.oneof(textArbitrary, fc.constantFrom('"', ',', '\r', '')),
      quoted: fc.constant(true),
    });
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        (records, delimiter, lineEnd) => {
          const { text } = writeCsv(records, { ...style, delimiter, lineEnd });
          expect(readCsv(text, { delimiter }).records).toEqual(records);
        },
      ),
    );
  });

  it('reads any text in lenient mode', () => {
    const anything = fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' ') });
    fc.assert(
      fc.property(anything, (source) => {
        expect(
          readCsv(source, { lenient: true })
            .records.flat()
            .every(({ text }) => typeof text === 'string'),
        ).toBe(true);
      }),
    );
  });
});

describe('tables from documents', () => {
  it('round-trips objects, lists, digits and types', () => {
    const scalar = fc.oneof(
      textArbitrary.map<DocNode>((value) => ({ kind: 'string', value })),
      numberArbitrary.map<DocNode>((raw) => ({ kind: 'number', raw })),
      fc.constantFrom<DocNode>(
        { kind: 'null' },
        { kind: 'bool', value: true },
        { kind: 'map', entries: [] },
        { kind: 'list', items: [] },
      ),
    );
    const key = fc.stringMatching(/^[a-z_ é]{1,4}$/);
    const { doc, map } = fc.letrec<{ doc: DocNode; map: DocNode }>((tie) => ({
      doc: fc.oneof(
        { depthSize: 'small' },
        scalar,
        fc.array(tie('doc'), { maxLength: 3 }).map<DocNode>((items) => ({ kind: 'list', items })),
        tie('map'),
      ),
      map: fc
        .uniqueArray(fc.record({ key, value: tie('doc') }), {
          selector: (entry) => entry.key,
          minLength: 1,
          maxLength: 4,
        })
        .map<DocNode>((entries) => ({ kind: 'map', entries })),
    }));
    expect(doc).toBeDefined();
    fc.assert(
      fc.property(map, fc.boolean(), (record, guard) => {
        const { header, rows } = toTable([record], { nested: 'columns', lists: 'columns', nulls: 'word' });
        const { text } = writeCsv([header ?? [], ...rows], { ...style, guard });
        const { records } = readCsv(text, { delimiter: ',' });
        const names = (records[0] ?? []).map((cell) => cell.text);
        expect(fromTable(names, records.slice(1), { ...back, guard })).toEqual([record]);
      }),
    );
  });

  it('keeps the columns of an object together', () => {
    const { header } = toTable([fromValue([{ a: { b: 1 }, c: 2 }, { a: { d: 3 } }])], {
      nested: 'columns',
      lists: 'columns',
      nulls: 'word',
    });
    expect(header?.map(({ text }) => text)).toEqual(['a.b', 'a.d', 'c']);
  });

  it("keeps names that aren't paths, collide, or would need huge lists", () => {
    const row = ['1', '2', '3', '4', '5'].map((text) => ({ text, quoted: false }));
    expect(fromTable(['a', 'a.b', 'c[999999999]', '.x', 'd]'], [row], back)).toEqual([
      fromValue({ a: 1, 'a.b': 2, 'c[999999999]': 3, '.x': 4, 'd]': 5 }),
    ]);
  });

  it('numbers duplicate names', () => {
    expect(uniqueNames(['a', 'a', 'a_2', 'a', ''])).toEqual(['a', 'a_3', 'a_2', 'a_4', '']);
  });
});

it('rejects tables with too many cells to fit in memory', () => {
  expect(() => readCsv('a,b\n'.repeat(500_001))).toThrow('too-many-values');
});
