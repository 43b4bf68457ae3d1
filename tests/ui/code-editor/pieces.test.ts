import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces } from '../../../src/ui/code-editor/pieces.ts';

test('pieces add up to the text, none is too long, and no line break or character is split', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '👍'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 9 }), (whole, size) => {
      const cut = pieces(whole, size);
      expect(cut.join('')).toBe(whole);
      for (const [index, piece] of cut.entries()) {
        expect(piece.length).toBeLessThanOrEqual(size);
        expect(piece.endsWith('\r') && cut[index + 1]?.startsWith('\n')).toBeFalsy();
        expect(piece.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('a short text is one piece, and so is an empty one', () => {
  expect(pieces('')).toEqual(['']);
  expect(pieces('a\nb')).toEqual(['a\nb']);
  expect(pieces('a\nb\nc', 3)).toEqual(['a\n', 'b\nc']);
});
