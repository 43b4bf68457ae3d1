import { describe, expect, it } from 'vitest';
import { lineOf, offsetOf, positionAt, positionsIn, visibleCharacter } from '../../../src/base/position.ts';

describe('positionAt', () => {
  it('counts lines at \\n, \\r\\n and a lone \\r', () => {
    const text = 'a\nb\r\nc\rd';
    expect(['a', 'b', 'c', 'd'].map((letter) => positionAt(text, text.indexOf(letter)))).toEqual([
      { offset: 0, line: 1, column: 1 },
      { offset: 2, line: 2, column: 1 },
      { offset: 5, line: 3, column: 1 },
      { offset: 7, line: 4, column: 1 },
    ]);
    expect(positionAt(text, 4)).toEqual({ offset: 4, line: 2, column: 3 });
  });

  it('counts columns in code points', () => {
    expect(positionAt('a😀b', 3)).toEqual({ offset: 3, line: 1, column: 3 });
    expect(positionAt('a😀b', 2)).toEqual({ offset: 2, line: 1, column: 2 });
  });

  it('clamps an offset outside the text to its nearest end', () => {
    expect(positionAt('ab', 99)).toEqual({ offset: 2, line: 1, column: 3 });
    expect(positionAt('ab', -1)).toEqual({ offset: 0, line: 1, column: 1 });
    expect(positionAt('', 0)).toEqual({ offset: 0, line: 1, column: 1 });
    expect(positionAt('a\n', 2)).toEqual({ offset: 2, line: 2, column: 1 });
  });
});

describe('positionsIn', () => {
  it('returns the same for offsets in any order', () => {
    const text = 'a😀b\r\n😀😀\rc\n\n😀';
    const next = positionsIn(text);
    const offsets = Array.from({ length: text.length + 2 }, (_, offset) => offset);
    for (const offset of [...offsets, ...offsets.toReversed(), 3, 9, 2, 2, 14, 99])
      expect(next(offset), String(offset)).toEqual(positionAt(text, offset));
  });

  it('takes as long for many positions as for the last one', () => {
    const next = positionsIn('😀'.repeat(500_000));
    let sum = 0;
    for (let offset = 0; offset < 1_000_000; offset += 2) sum += next(offset).column;
    expect(sum).toBe((500_000 * 500_001) / 2);
  });
});

describe('offsetOf', () => {
  it('inverts positionAt, including after characters of two units', () => {
    const text = 'a\n😀b\n\nc';
    for (const offset of [0, 1, 2, 4, 5, 6, 7, 8]) {
      const { line, column } = positionAt(text, offset);
      expect(offsetOf(text, line, column)).toBe(offset);
    }
  });

  it('stays within its line and the text', () => {
    expect(offsetOf('ab\nc', 1, 99)).toBe(2);
    expect(offsetOf('ab\nc', 99, 1)).toBe(4);
  });
});

describe('lineOf', () => {
  it('returns a line without its line ending', () => {
    const text = 'a\r\n\rb\n';
    expect([1, 2, 3, 4, 5].map((line) => lineOf(text, line))).toEqual(['a', '', 'b', '', '']);
    expect(lineOf('', 1)).toBe('');
  });
});

describe('visibleCharacter', () => {
  it('names invisible characters', () => {
    expect(visibleCharacter('a', 0)).toBe('a');
    expect(visibleCharacter('😀', 0)).toBe('😀');
    expect(visibleCharacter('\t', 0)).toBe('U+0009');
    expect(visibleCharacter('\ufeff', 0)).toBe('U+FEFF');
    expect(visibleCharacter('a', 1)).toBe('');
  });
});
