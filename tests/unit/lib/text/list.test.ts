import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeItem,
  quoteItem,
  readItems,
  sortList,
  splitList,
  unbracket,
  unquote,
  withoutDuplicates,
} from '../../../../src/lib/text/lines/list.ts';

describe('lists', () => {
  it("doesn't split inside quotes", () => {
    expect(splitList('"a,b", \'c,d\',e', ',', true)).toEqual(['"a,b"', " 'c,d'", 'e']);
    expect(splitList('it\'s, "x"", y",`z`', ',', true)).toEqual(["it's", ' "x"", y"', '`z`']);
    expect(splitList('"open, b', ',', true)).toEqual(['"open', ' b']);
    expect(splitList('a.b', '.', true)).toEqual(['a', 'b']);
    expect(splitList('a  b', /\s+/, true)).toEqual(['a', 'b']);
    expect(splitList('😀x', '', true)).toEqual(['😀', 'x']);
  });

  it('removes matching brackets', () => {
    expect(unbracket(' (1, 2); ')).toBe('1, 2');
    expect(unbracket('[1)')).toBe('[1)');
    expect(unbracket('(')).toBe('(');
  });

  it('removes the quotes that it adds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('double', 'single', 'json'), (item, quote) => {
        expect(unquote(quoteItem(item, quote))).toBe(item);
      }),
    );
    expect(unquote(quoteItem("O'Hara", 'sql'))).toBe("O'Hara");
  });

  it('sorts numbers by value, whatever their size', () => {
    const items = ['10', '9', '-1.5', '-1.25', '0.1', '.09', '00', '99999999999999999999', '99999999999999999998', 'x'];
    expect(sortList(items, 'number', 'en')).toEqual([
      '-1.5',
      '-1.25',
      '00',
      '.09',
      '0.1',
      '9',
      '10',
      '99999999999999999998',
      '99999999999999999999',
      'x',
    ]);
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        expect(sortList(numbers.map(String), 'number', 'en')).toEqual(numbers.toSorted((a, b) => a - b).map(String));
      }),
    );
  });

  it('keeps the first of duplicate items', () => {
    expect(withoutDuplicates(['b', 'a', 'B', 'b'], false)).toEqual(['b', 'a', 'B']);
    expect(withoutDuplicates(['b', 'a', 'B', 'b'], true)).toEqual(['b', 'a']);
  });
});

it('items are split, unwrapped and trimmed as configured', () => {
  const plain = { split: 'lines', splitAt: '', unwrap: false, trim: false } as const;
  expect(readItems({ ...plain, text: ' a\r\nb \n' })).toEqual([' a', 'b ', '']);
  expect(readItems({ ...plain, text: ' a\nb ', trim: true })).toEqual(['a', 'b']);
  expect(readItems({ ...plain, text: 'a--b', split: 'custom', splitAt: '--' })).toEqual(['a', 'b']);
  expect(readItems({ ...plain, text: `["a, b", 'c']`, split: 'comma', unwrap: true })).toEqual(['a, b', 'c']);
});

it('a change replaces every occurrence literally, then changes the case', () => {
  expect(changeItem('a.b.c', { find: '.', replacement: '$&', letters: 'upper' })).toBe('A$&B$&C');
  expect(changeItem('Ab', { find: '', replacement: 'x', letters: 'keep' })).toBe('Ab');
  expect(changeItem('ÀB', { find: '', replacement: '', letters: 'lower' })).toBe('àb');
});

it('sorts numbers in any notation by their value', () => {
  const sorted = ['-1,000.5', '−5', '1e-3', '0b10', '3', '1e2', '0x80', '999.5', '1,000', '12e3', 'none'];
  expect(sortList(sorted.toReversed(), 'number', 'en')).toEqual(sorted);
  expect(sortList(['2,5', '1,2', '10'], 'number', 'en')).toEqual(['1,2', '2,5', '10']);
});
