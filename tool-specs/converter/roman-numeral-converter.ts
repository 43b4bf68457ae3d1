import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  notationFor,
  readRoman,
  readWhole,
  ROMAN_NUMBER_PROBLEMS,
  ROMAN_PROBLEMS,
  romanParts,
  writeRoman,
  writeRomanForms,
} from '../../src/lib/numbers/roman.ts';

const columns = ['symbols', 'value'] as const;
const notation = choice(['letters', 'vinculum', 'apostrophus']);

const asRoman = out.row({ edits: (typed) => ({ number: String(readRoman(typed).number) }) });
const asNumber = out.row({
  edits(typed) {
    const { whole } = readWhole(typed, 'vinculum');
    return { roman: writeRoman(whole, notationFor(whole)) };
  },
});

export default defineTool({
  icon: 'amphora',
  createdAt: '2022-04-04',
  related: ['base-converter'],
  operations: {
    encode: operation({
      fields: { number: text({ primary: true, single: true }), notation },
      output: { roman: asRoman, lower: asRoman, unicode: asRoman, parts: out.table(columns) },
      failures: [...ROMAN_NUMBER_PROBLEMS, ...ROMAN_PROBLEMS],
      warnings: ['fraction-dropped'],
      targets: { roman: 'roman' },
      // Only where Roman numerals are asked for.
      detect: [{ pattern: /^[1-9]\d{0,6}$/, length: [1, 7], confidence: 0.1 }],
      aliases: { roman: {}, 'to-roman': {}, vinculum: { notation: 'vinculum' } },
      inverse: 'decode',
      answers: 'inline',
      transform({ number, notation }, ctx) {
        const { whole, exact } = readWhole(number, notation);
        if (!exact) ctx.warn('fraction-dropped', { number: whole });
        const roman = writeRoman(whole, notation);
        return {
          roman,
          lower: roman.toLowerCase(),
          unicode: writeRomanForms(whole),
          parts: [...romanParts(whole, notation)],
        };
      },
      examples: {
        smallNumber: {
          input: { number: '42' },
          output: {
            roman: 'XLII',
            lower: 'xlii',
            unicode: 'ⅩⅬⅡ',
            parts: [
              { symbols: 'XL', value: 40 },
              { symbols: 'II', value: 2 },
            ],
          },
        },
        year: { input: { number: '2026' }, output: { roman: 'MMXXVI' } },
        overline: { input: { number: '4000', notation: 'vinculum' }, output: { roman: 'I\u0305V\u0305' } },
        clockFace: {
          input: { number: '15,000', notation: 'apostrophus' },
          output: { roman: 'CCIↃↃIↃↃ', unicode: 'ↂↁ' },
        },
        fraction: { input: { number: '29.999' }, output: { roman: 'XXIX' }, warns: ['fraction-dropped'] },
      },
    }),

    decode: operation({
      fields: { roman: text({ primary: true, single: true }), lenient: toggle() },
      output: { number: asNumber, standard: out.row(), parts: out.table(columns) },
      failures: [...ROMAN_PROBLEMS, ...ROMAN_NUMBER_PROBLEMS],
      warnings: ['not-standard'],
      targets: { decimal: 'number', arabic: 'number' },
      aliases: { unroman: {}, 'from-roman': {} },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        { pattern: /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/, length: [4, 15], confidence: 0.8 },
        {
          // Many three-letter words are also numerals.
          pattern: /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/,
          length: [3, 3],
          confidence: 0.5,
        },
        { pattern: /^[Ⅰ-ↂ]+$/, length: [1, 30], confidence: 0.9 },
        { pattern: /^[ivxlcdm]{1,15}$/i, confidence: 0.25 },
      ],
      transform({ roman, lenient }, ctx) {
        const { number, standard } = readRoman(roman, lenient);
        const notation = notationFor(number);
        const written = writeRoman(number, notation);
        if (!standard) ctx.warn('not-standard', { standard: written });
        return { number: String(number), standard: written, parts: [...romanParts(number, notation)] };
      },
      examples: {
        smallNumber: {
          input: { roman: 'XLII' },
          output: {
            number: '42',
            standard: 'XLII',
            parts: [
              { symbols: 'XL', value: 40 },
              { symbols: 'II', value: 2 },
            ],
          },
        },
        movieYear: { input: { roman: 'mcmxciv' }, output: { number: '1994', standard: 'MCMXCIV' } },
        overline: {
          input: { roman: 'I\u0305V\u0305' },
          output: { number: '4000' },
          noRoundTrip: 'the other direction wants its notation',
        },
      },
    }),
  },
});
