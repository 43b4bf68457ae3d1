// A filter looks for its text in that of the table: it leaves the rows that it would by reading each cell.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTable, type OpenOptions } from '../../../../../src/lib/documents/records/open.ts';
import { filtered } from '../../../../../src/lib/documents/records/query.ts';
import { compareNumbers, type Rows, typeOf } from '../../../../../src/lib/documents/records/rows.ts';

const OPTIONS: OpenOptions = { header: 'first', delimiter: 'comma', charset: 'auto', sheet: '' };
const noRest = () => undefined;
const OPERATORS = ['~', '!~', '=', '!=', '<', '>', '<=', '>='] as const;
type Condition = readonly [column: number, operator: (typeof OPERATORS)[number], wanted: string];

/** By the words of the documentation: parts in any case, numbers by value, other texts as they are. */
function fulfills(text: string, operator: Condition[1], wanted: string, isText: boolean): boolean {
  const has = text.toLowerCase().includes(wanted.toLowerCase());
  if (operator === '~') return has;
  if (operator === '!~') return !has;
  const isNumber = typeOf(wanted) === 'number' && !isText;
  const order =
    isNumber && typeOf(text) === 'number' ? compareNumbers(text, wanted) : text < wanted ? -1 : +(text > wanted);
  if (operator === '=') return order === 0;
  if (operator === '!=') return order !== 0;
  if (text === '' || (isNumber && typeOf(text) !== 'number')) return false;
  return operator === '<' ? order < 0 : operator === '>' ? order > 0 : operator === '<=' ? order <= 0 : order >= 0;
}

const slowly = (rows: Rows, conditions: readonly Condition[]) =>
  Array.from({ length: rows.count }, (_, row) => row).filter((row) =>
    conditions.every(([column, operator, wanted]) =>
      fulfills(rows.cell(row, column), operator, wanted, rows.texts?.has(column) ?? false),
    ),
  );
const written = (conditions: readonly Condition[]) =>
  conditions.map(([column, operator, wanted]) => `#${column + 1} ${operator} "${wanted}"`).join(' and ');

async function expectSame(rows: Rows, conditions: readonly Condition[]): Promise<void> {
  const kept = await filtered(rows, written(conditions), noRest);
  expect(Array.from(kept!), written(conditions)).toEqual(slowly(rows, conditions));
}

const PLAIN = [
  ...'aAbBkK7,"; \n\r',
  '\r\n',
  'ä',
  'Ä',
  'ß',
  'ẞ',
  'ı',
  'i',
  'ς',
  '\u212a',
  '\u212b',
  'å',
  'é',
  'e\u0301',
  'Ж',
  'ж',
  '€',
];
/** Those whose lower case depends on others, or has another length. */
const ODD = ['İ', 'Σ', 'σ', '😀', '𐐀', '𐐨', '\uffff'];
const textsOf = (signs: readonly string[]) =>
  fc.array(fc.constantFrom(...signs), { maxLength: 5 }).map((each) => each.join(''));
const NUMBERS = [
  '0',
  '-0',
  '7',
  '7.0',
  '07',
  '-7',
  '+7',
  '7.',
  '.7',
  '1e1',
  '1E400',
  '10',
  '9.99',
  '0.1',
  '0.10',
  '-',
  'e5',
  '1.2.3',
];
const LONG = [
  '12345678901234567',
  '12345678901234568',
  '123456789012345.6',
  '0.1234567890123456',
  '99999999999999999999',
];
const cellsOf = (signs: readonly string[]) =>
  fc.oneof(textsOf(signs), fc.constantFrom(...NUMBERS, ...LONG), fc.constantFrom('2026-01-02', '2026-11-30', 'true'));
const quoted = (text: string, always: boolean) =>
  always || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const tablesOf = (signs: readonly string[]) =>
  fc
    .record({
      rows: fc.array(fc.array(fc.tuple(cellsOf(signs), fc.boolean()), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 12,
      }),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      mark: fc.constantFrom('', '\ufeff'),
    })
    .map(
      ({ rows, end, mark }) =>
        mark + ['a,b,c', ...rows.map((row) => row.map((cell) => quoted(...cell)).join(','))].join(end),
    );
const ALL = [...PLAIN, ...ODD];
const tables = fc.oneof(tablesOf(PLAIN), tablesOf(ALL));
// A filter has neither quotes nor line breaks in its quotes.
const asWanted = (text: string) => text.replaceAll(/["\r\n]/g, '');
const conditions = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...OPERATORS), cellsOf(ALL).map(asWanted)), {
  minLength: 1,
  maxLength: 3,
});

describe('the same rows as by asking each cell', () => {
  test('of any table', async () => {
    await fc.assert(
      fc.asyncProperty(tables, conditions, fc.constantFrom('', 'a', 'b, c'), async (table, wanted, columns) => {
        const { rows } = await openTable(table, { ...OPTIONS, texts: columns });
        fc.pre(rows.names.length > 2);
        await expectSame(rows, wanted);
      }),
      { numRuns: 200 },
    );
  });

  test('as letters are typed and removed', async () => {
    await fc.assert(
      fc.asyncProperty(tables, textsOf(ALL), async (table, typed) => {
        const { rows } = await openTable(table, OPTIONS);
        const word = asWanted(typed);
        const lengths = [...word].map((_, index) => index + 1);
        for (const length of [...lengths, ...lengths.toReversed()])
          for (const operator of ['~', '!~', '='] as const)
            await expectSame(rows, [[0, operator, word.slice(0, length)]]);
      }),
      { numRuns: 30 },
    );
  });

  // Parts with few places and with many take turns; each has rows of both kinds.
  const LINES = Array.from({ length: 16_000 }, (_, row) => {
    const isDense = (row >> 12) % 2 === 0;
    const name = isDense || row % 1000 === 7 ? `Müller ${row}` : `Meyer ${row}`;
    return `${row},${row % 50 === 0 ? `"said ""${name}"""` : name},${row % 97 === 0 ? 'MÜLL' : 'x'}`;
  });
  const TEXT = `a,b,c\n${LINES.join('\n')}\n`;
  const latin = Uint8Array.from(TEXT, (sign) => sign.charCodeAt(0));
  const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${TEXT}`, (sign) => sign.charCodeAt(0)).buffer);
  test.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['Windows-1252', latin],
    ['UTF-16', utf16],
    ['UTF-8 with an emoji', new TextEncoder().encode(`${TEXT}1,müll 😀,x\n`)],
  ])('of a long table in %s', async (_, bytes) => {
    const { rows } = await openTable(new File([bytes], 'a.csv'), OPTIONS);
    for (const filter of [
      [[1, '~', 'müll']],
      [[1, '~', 'MÜLLER 2']],
      [[2, '=', 'MÜLL']],
      [
        [2, '=', 'x'],
        [1, '~', 'ller 99'],
      ],
      [[1, '~', 'nobody']],
      [[0, '>=', '15990']],
    ] as const)
      await expectSame(rows, filter);
  });
});
