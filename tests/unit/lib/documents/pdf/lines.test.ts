import { describe, expect, test } from 'vitest';
import { logicalOrder } from '../../../../../src/lib/documents/pdf/bidi.ts';
import { type Piece, textOfPieces } from '../../../../../src/lib/documents/pdf/lines.ts';

/** A text at a place; letters are half as wide as high. */
const at = (x: number, y: number, str: string, size = 12): Piece => ({
  str,
  hasEOL: false,
  width: (str.length * size) / 2,
  transform: [size, 0, 0, size, x, y],
});
const turned = (str: string): Piece => ({ str, hasEOL: true, width: 60, transform: [0, 12, -12, 0, 100, 300] });

describe('lines and paragraphs', () => {
  test.each<[string, Piece[], string]>([
    ['lines below each other', [at(72, 700, 'one'), at(72, 686, 'two')], 'one\ntwo'],
    ['a gap is a paragraph', [at(72, 700, 'one'), at(72, 686, 'two'), at(72, 658, 'three')], 'one\ntwo\n\nthree'],
    ['wide lines stay together', [0, 20, 40].map((down) => at(72, 700 - down, `${down}`)), '0\n20\n40'],
    ['a headline stands alone', [at(72, 720, 'Title', 20), at(72, 700, 'text')], 'Title\n\ntext'],
    ['what goes on above is another column', [at(72, 600, 'left'), at(300, 700, 'right')], 'left\n\nright'],
    ['raised letters', [at(72, 700, 'mc'), at(84, 704, '2', 7), at(88, 700, ' is')], 'mc2 is'],
    ['cells of a row', [at(72, 700, 'Item'), at(200, 700, 'Price')], 'Item\tPrice'],
    ['upright text', [turned('up'), at(72, 700, 'level')], 'up\n\nlevel'],
    ['characters that nobody sees', [at(72, 700, 'a\0b\u001b\u007f')], 'ab'],
    ['radicals', [at(72, 700, '中⽂')], '中文'],
    ['nothing', [at(72, 700, ' ')], ''],
  ])('%s', (_, pieces, text) => expect(textOfPieces(pieces, [])).toBe(text));

  test('the value of a field stands behind its label, or at the end', () => {
    const values = [
      { text: 'Ada', x: 120, y: 697, height: 20 },
      { text: 'London', x: 72, y: 300, height: 20 },
    ];
    expect(textOfPieces([at(72, 700, 'Name:')], values)).toBe('Name: Ada\n\nLondon');
  });
});

describe('what is written to the left', () => {
  const seen = (...texts: string[]) => texts.map((text, index) => ({ text, at: index }));
  test.each([
    [seen('a', 'b'), 'ab'],
    [seen('ם', 'ו', 'ל', 'ש'), 'שלום'],
    [seen('.', 'ב', 'א', ' ', 'word', ' ', '12', ' ', 'ד', 'ג'), 'גד word 12 אב.'],
    [seen('see', ' ', 'ב', 'א', ' ', 'there', ' ', 'and so on'), 'see אב there and so on'],
    [[...seen('ם', 'ו', 'ל', 'ש')].reverse(), 'שלום'],
  ])('%j', (parts, text) => expect(logicalOrder(parts)).toBe(text));
});
