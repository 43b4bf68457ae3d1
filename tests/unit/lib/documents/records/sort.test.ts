// Against the sort of the engine, which is stable, with the same rules: numbers by value, texts as the language does, empty cells last.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTable } from '../../../../../src/lib/documents/records/open.ts';
import { sorted } from '../../../../../src/lib/documents/records/sort.ts';
import { rowsOf } from '../../../../../src/lib/documents/records/rows.ts';

const noRest = () => undefined;
const order = async (texts: readonly string[], by: string, from: Uint32Array | null = null) =>
  Array.from(
    (await sorted(
      rowsOf(
        ['a'],
        texts.map((text) => [text]),
      ),
      from,
      by,
      'en',
      noRest,
    ))!,
  );

test('any texts and numbers, both ways', async () => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const text = fc.constantFrom('', 'a', 'B', 'b', 'x9', 'x10', 'é', 'e', 'A', '日本');
  const number = fc.constantFrom('', '1', '1.0', '10', '9', '-3', '12345678901234567890', '12345678901234567891');
  const valueOf = (digits: string) => (digits.length > 15 ? BigInt(digits) : Number(digits));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.array(text, { maxLength: 30 }), fc.array(number, { maxLength: 30 })),
      fc.boolean(),
      async (texts, isDown) => {
        const isNumber = texts.every((each) => each === '' || !Number.isNaN(Number(each)));
        const sign = isDown ? -1 : 1;
        const expected = [...texts.keys()].sort((a, b) => {
          const [left, right] = [texts[a]!, texts[b]!];
          if (left === '' || right === '') return Number(left === '') - Number(right === '');
          if (!isNumber) return sign * compare(left, right);
          return valueOf(left) < valueOf(right) ? -sign : valueOf(left) > valueOf(right) ? sign : 0;
        });
        expect(await order(texts, isDown ? 'a desc' : 'a')).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('numbers in a text are in the same order as by their cells, of chosen rows and several columns, too', async () => {
  const cell = fc.constantFrom(
    '',
    '0',
    '-0',
    '1',
    '1.0',
    '1e1',
    '10',
    '-3',
    '0.5',
    '"7"',
    '12345678901234567890',
    '07',
    'x',
  );
  const plain = fc.constantFrom('', '0', '-0', '1', '1.0', '10', '9', '-3', '0.5', '2.25');
  const records = fc.array(fc.tuple(plain, fc.oneof(plain, cell)), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(
      records,
      fc.constantFrom('a', 'a desc', 'b, a desc', 'a, b desc'),
      fc.constantFrom('', 'a'),
      fc.boolean(),
      async (list, by, texts, isPart) => {
        const options = { header: 'first', delimiter: 'comma', charset: 'auto', sheet: '', texts } as const;
        const { rows } = await openTable(`a,b\n${list.map((record) => record.join(',')).join('\n')}`, options);
        const { inText: _, ...cellsOnly } = rows;
        const chosen = isPart
          ? Uint32Array.from({ length: Math.ceil(rows.count / 2) }, (_row, index) => index * 2)
          : null;
        expect(await sorted(rows, chosen, by, 'en', noRest)).toEqual(await sorted(cellsOnly, chosen, by, 'en', noRest));
      },
    ),
    { numRuns: 150 },
  );
});

test('more rows than are sorted at once, of which some are chosen', async () => {
  const texts = Array.from({ length: 50_001 }, (_, row) => String((row * 7919) % 1000));
  const chosen = Uint32Array.from({ length: 40_000 }, (_, index) => index + 5);
  const expected = Array.from(chosen).sort((a, b) => Number(texts[a]) - Number(texts[b]) || a - b);
  expect(await order(texts, 'a', chosen)).toEqual(expected);
  const words = texts.map((digits) => `x${digits}`);
  expect(await order(words, 'a', chosen.slice())).toEqual(await order(words, 'a', Uint32Array.from(expected).sort()));
});

test('rests again and again, and ends when one of them throws', async () => {
  let rests = 0;
  const rows = rowsOf(
    ['a'],
    Array.from({ length: 60_000 }, (_, row) => [`x${row}`]),
  );
  const rest = () => (++rests > 20 ? Promise.reject(new Error('canceled')) : undefined);
  await expect(sorted(rows, null, 'a', 'en', rest)).rejects.toThrow('canceled');
});
