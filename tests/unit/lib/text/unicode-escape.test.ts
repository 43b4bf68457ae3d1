import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EscapeStyle, escapeUnicode, unescapeUnicode } from '../../../../src/lib/text/unicode-escape.ts';

const STYLES: readonly EscapeStyle[] = [
  'html-decimal',
  'html-hex',
  'code-point',
  'braces',
  'utf-16',
  'eight',
  'hex-braces',
  'css',
  'percent',
];

describe('Unicode escapes', () => {
  it.each(STYLES)('in %s style round-trip any text, with and without ASCII', (style) => {
    const units = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'aF1 \\u{}x&#%;U+\n😀é') }),
    );
    fc.assert(
      fc.property(units, fc.boolean(), (text, keepAscii) => {
        const escaped = escapeUnicode(text, style, { keepAscii });
        expect(unescapeUnicode(escaped.text, style).text).toBe(text);
        // a short CSS escape means something else in other languages
        if (!keepAscii && escaped.kept === 0 && style !== 'css')
          expect(unescapeUnicode(escaped.text, 'any').text).toBe(text);
      }),
    );
  });

  it('in UTF-16 style are valid JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(`"${escapeUnicode(text, 'utf-16').text}"`)).toBe(text);
      }),
    );
  });

  it('in one style are left alone by another', () => {
    expect(unescapeUnicode('\\u0041 &#65; U+0041', 'html-decimal').text).toBe('\\u0041 A U+0041');
    expect(unescapeUnicode('&#65 &#x41', 'any').text).toBe('A A');
    expect(unescapeUnicode('\\f\\1\\0', 'any')).toEqual({ text: '\\f\\1\\0', count: 0, notices: [], meaning: null });
  });

  it("report what isn't a character", () => {
    expect(unescapeUnicode('&#xD83D;&#xDCA9;', 'any')).toEqual({
      text: '💩',
      count: 2,
      notices: ['surrogate-references'],
      meaning: null,
    });
    expect(unescapeUnicode('\\uD83D\\uDCA9', 'any').notices).toEqual([]);
    expect(unescapeUnicode('\\uDCA9\\uD83D', 'any')).toMatchObject({
      text: '\ufffd\ufffd',
      notices: ['lone-surrogate'],
    });
    expect(unescapeUnicode(`&#${'9'.repeat(20)};`, 'any').notices).toEqual(['beyond-unicode']);
    expect(unescapeUnicode('&#x80;', 'any').text).toBe('€');
  });
});
