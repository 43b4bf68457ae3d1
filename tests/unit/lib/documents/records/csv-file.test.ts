// Where rows are in a file: each, read alone from its bytes, has the cells that the whole table has.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinTables } from '../../../../../src/lib/documents/records/combine.ts';
import { packed } from '../../../../../src/lib/documents/records/csv-file.ts';
import { openTable } from '../../../../../src/lib/documents/records/open.ts';
import type { CsvFile, Rows } from '../../../../../src/lib/documents/records/rows.ts';
import { allColumns, rowInFile } from '../../../../../src/lib/documents/records/rows.ts';
import { withColumns, writtenName, columnOf } from '../../../../../src/lib/documents/records/query.ts';
import { cellsOf } from '../../../../../src/ui/outputs/grid/row-cells.ts';

const OPTIONS = { header: 'auto', delimiter: 'auto', charset: 'auto', sheet: '' } as const;
const noRest = () => undefined;

async function cellsIn({ source, separator, starts }: CsvFile, row: number): Promise<string[]> {
  const bytes = await source.slice(starts[row], starts[row + 1]).arrayBuffer();
  return cellsOf(new TextDecoder().decode(bytes), separator);
}

/** Expects that the bytes of each row have its cells; a cell that is missing there is empty in the table. */
async function expectPlaces(rows: Rows, file?: CsvFile): Promise<void> {
  const { origin } = rows;
  const from = file ?? origin!.file();
  for (let row = 0; row < rows.count; row++) {
    const cells = await cellsIn(from, file ? row : rowInFile(origin!, row));
    const shown = rows.names.map((_, column) => cells[file ? column : origin!.cellAt(column)] ?? '');
    expect(shown, `row ${row}`).toEqual(rows.names.map((_, column) => rows.cell(row, column).toWellFormed()));
  }
}

const latin = (text: string) => Uint8Array.from(text, (unit) => unit.codePointAt(0)!);
const SOURCES: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  plain: 'a,b\n1,2\n3,4\n',
  'without an end': 'a,b\n1,2\n3,4',
  'two bytes': 'a,b\né,ü\nx,y\n',
  'three and four bytes': 'a,b\n日本,😀\nx,😀😀\n',
  CRLF: 'a,b\r\n1,2\r\n3,é\r\n',
  CR: 'a,b\r1,é\r3,4\r',
  'quoted lines': 'a,b\n"x\ny, ""z""",é\n"",2\n',
  'quotes in a text': 'a,b\n"Title" and more,é\nx"y",2\n',
  'blank lines': 'a,b\n\né,2\n\r\n\n3,4\n\n',
  'a first line that names the separator': '\ufeffsep=;\na;b\né;2\n3;4',
  'a byte order mark': '\ufeffa,b\né,2\n3,4\n',
  ragged: 'a,b,c\n1\né,2\n1,2,3,4\n,,\n',
  tabs: 'a\tb\né\t2\n',
  'one column with blank lines': 'a\n1\n\né\n',
  'surrogates alone, as typed': 'a,b\n\ud800,\udc00x\né,2\n',
  'Windows-1252': latin('a;b\nM\xfcller;1\nGr\xf6\xdfe;2\n'),
  'UTF-16': latin('\xff\xfea\0,\0b\0\n\0\xe9\0,\x002\0\n\0'),
  'UTF-8 with a mark': new TextEncoder().encode('\ufeffa,b\né,2\n"é\nx",4\n'),
};

describe('the places of rows', () => {
  test.each(Object.entries(SOURCES))('%s', async (_, source) => {
    const input = typeof source === 'string' ? [source, new File([source], 'a.csv')] : [new File([source], 'a.csv')];
    for (const each of input) {
      const { rows } = await openTable(each, OPTIONS);
      await expectPlaces(rows);
      await expectPlaces(
        allColumns(
          rows,
          Uint32Array.from({ length: rows.count }, (_row, at) => rows.count - 1 - at),
        ),
      );
      await expectPlaces(rows, await packed(rows, noRest));
    }
  });

  test('any cells', async () => {
    const cell = fc
      .array(fc.constantFrom('a', '"', "'", ',', ';', '\n', '\r', 'é', '😀', ' '), { maxLength: 5 })
      .map((signs) => signs.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 2, maxLength: 5 }),
        async (records) => {
          const text = records
            .map((record) => record.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
            .join('\n');
          const { rows } = await openTable(text, { ...OPTIONS, header: 'none', delimiter: 'comma' });
          await expectPlaces(rows);
          await expectPlaces(rows, await packed(rows, noRest));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a UTF-8 file is its own source, others are written once', async () => {
    const file = new File(['a,b\né,2\n'], 'a.csv');
    expect((await openTable(file, OPTIONS)).rows.origin!.file().source).toBe(file);
    const other = new File([latin('a,b\nM\xfcller,2\n')], 'a.csv');
    const { rows } = await openTable(other, OPTIONS);
    expect(rows.origin!.file().source).not.toBe(other);
    expect(rows.origin!.file()).toBe(rows.origin!.file());
  });

  test('a file that is open is not read again, and not taken for one that is read in another way', async () => {
    const file = new File(['a;b,c\n1;2,3\n4;5,6\n'], 'a.csv');
    const opened = await openTable(file, OPTIONS);
    expect(await openTable(file, { ...OPTIONS })).toBe(opened);
    expect((await openTable(file, { ...OPTIONS, delimiter: 'comma' })).rows.names).toEqual(['a;b', 'c']);
    expect((await openTable(file, OPTIONS)).rows.names).toEqual(opened.rows.names);
  });

  test('chosen columns and joined tables', async () => {
    const { rows } = await openTable('a,b,c\n1,é,3\n4,5,6\n', OPTIONS);
    const some = withColumns(rows, Uint32Array.of(1, 0), 'c as x, a');
    expect(some.from).toEqual([2, 0]);
    await expectPlaces(some);
    const other = (await openTable('a,d\n1,ü\n', OPTIONS)).rows;
    const joined = joinTables(rows, other, { left: [0], right: [0] }, 'full', 10)!;
    await expectPlaces(joined.rows, await packed(joined.rows, noRest));
  });
});

test('a column is written so that it is found', async () => {
  const names = ['a', 'x, y', ' b', 'rate desc', 'a as b', 'say "hi"', '2024', 'desc'];
  const { rows } = await openTable(
    names.map((name) => `"${name.replaceAll('"', '""')}"`).join(',') + '\n1,2,3,4,5,6,7,8',
    {
      ...OPTIONS,
      header: 'first',
    },
  );
  for (const [index] of rows.names.entries()) expect(columnOf(rows, writtenName(rows.names, index))).toBe(index);
});
