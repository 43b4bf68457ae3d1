import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemesOf, segmentsOf } from '../../../src/base/segments.ts';

test('windows find the same graphemes as one pass over the whole text', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const piece = fc.constantFrom(
    'a',
    ' ',
    'ab\n',
    '\n',
    '\r',
    '\r\n',
    'plain text',
    'e\u0301',
    '👨‍👩‍👧',
    '🇫🇷',
    '한',
    '\u0301'.repeat(40),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 300, maxLength: 900 }), (pieces) => {
      const text = pieces.join('');
      expect(graphemesOf(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    }),
    { numRuns: 20 },
  );
});

test('words and sentences longer than a window stay whole', () => {
  const long = 'a'.repeat(5000);
  expect(Array.from(segmentsOf(`${long} b.`, 'word', 'en'), ({ segment }) => segment)).toEqual([long, ' ', 'b', '.']);
  const sentence = `Word ${'word '.repeat(1000)}end. `;
  expect([...segmentsOf(sentence.repeat(3), 'sentence', 'en')]).toHaveLength(3);
});
