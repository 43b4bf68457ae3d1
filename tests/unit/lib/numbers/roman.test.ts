import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readRoman,
  ROMAN_LIMITS,
  type RomanNotation,
  romanParts,
  writeRoman,
  writeRomanForms,
} from '../../../../src/lib/numbers/roman.ts';
import { problemOf } from '../../problem-of.ts';

const notations = Object.keys(ROMAN_LIMITS) as RomanNotation[];

describe('Roman numerals', () => {
  it('round-trips every number up to 3,999 in letters and Unicode numerals', () => {
    for (let number = 1; number <= 3999; number++) {
      expect(readRoman(writeRoman(number))).toEqual({ number, standard: true });
      expect(readRoman(writeRomanForms(number) ?? '').number).toBe(number);
    }
  });

  it.each(notations)('round-trips numbers in %s notation', (notation) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ROMAN_LIMITS[notation] }), (number) => {
        const written = writeRoman(number, notation);
        expect(readRoman(written)).toEqual({ number, standard: true });
        expect(readRoman(written.toLowerCase()).number).toBe(number);
        expect(romanParts(number, notation).reduce((sum, { value }) => sum + value, 0)).toBe(number);
      }),
    );
  });

  it('puts a bar over all thousands or none', () => {
    expect(writeRoman(3999, 'vinculum')).toBe('MMMCMXCIX');
    expect(writeRoman(8001, 'vinculum')).toBe('V\u0305I\u0305I\u0305I\u0305I');
    expect(writeRoman(4900, 'vinculum')).toBe('I\u0305V\u0305CM');
  });

  it('reads alternative spellings', () => {
    expect(readRoman(' xlii\n').number).toBe(42);
    expect(readRoman('Ⅷ').number).toBe(8);
    expect(readRoman('ⅷ').number).toBe(8);
    expect(readRoman('\u012aV\u0304').number).toBe(4000); // macrons
    expect(readRoman('cIↄ').number).toBe(1000);
    expect(readRoman('IƆ').number).toBe(500);
  });

  it('reads nonstandard forms from inscriptions only if allowed', () => {
    const old: [string, number, number][] = [
      ['IIII', 4, 1],
      ['VIIII', 9, 0],
      ['IIX', 8, 0],
      ['IC', 99, 0],
      ['XXXXX', 50, 0],
      ['IM', 999, 0],
      ['viij', 8, 3],
    ];
    for (const [text, number, offset] of old) {
      expect(readRoman(text, true)).toEqual({ number, standard: false });
      expect(problemOf(() => readRoman(text))).toMatchObject({ code: 'not-standard', offset });
    }
  });

  it('rejects numerals that follow no rule', () => {
    expect(problemOf(() => readRoman('VIX', true))).toMatchObject({ code: 'bad-order', offset: 2 });
    expect(problemOf(() => readRoman('IIIIIV', true))).toMatchObject({ code: 'bad-order', offset: 5 });
    expect(problemOf(() => readRoman('X\u200bI', true))).toMatchObject({
      code: 'bad-symbol',
      offset: 1,
      params: { found: 'U+200B' },
    });
  });
});
