import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { plainNumber } from '../../src/base/number.ts';
import {
  readRoman,
  ROMAN_LIMITS,
  ROMAN_PROBLEMS,
  romanParts,
  writeRoman,
  writeRomanForms,
} from '../../src/lib/numbers/roman.ts';

const columns = ['symbols', 'value'] as const;

export default defineTool({
  icon: 'landmark',
  related: ['base-converter'],
  operations: {
    encode: operation({
      fields: { number: text({ primary: true }), notation: choice(['letters', 'vinculum', 'apostrophus']) },
      output: { roman: out.row(), lower: out.row(), unicode: out.row(), parts: out.table(columns) },
      failures: ['not-a-number', 'below-one', 'too-large', 'too-large-for-notation'],
      warnings: ['fraction-dropped'],
      targets: { roman: 'roman' },
      aliases: { roman: {}, 'to-roman': {}, vinculum: { notation: 'vinculum' } },
      inverse: 'decode',
      answers: 'inline',
      transform({ number, notation }, ctx) {
        const plain = plainNumber(number);
        if (plain === null) throw ctx.fail('not-a-number');
        const whole = Math.trunc(Number(plain));
        if (whole < 1) throw ctx.fail('below-one');
        const maximum = ROMAN_LIMITS[notation];
        if (whole > ROMAN_LIMITS.vinculum) throw ctx.fail('too-large', { params: { maximum: ROMAN_LIMITS.vinculum } });
        if (whole > maximum) throw ctx.fail('too-large-for-notation', { params: { maximum } });
        if (whole !== Number(plain)) ctx.warn('fraction-dropped', { number: whole });
        const roman = writeRoman(whole, notation);
        return {
          roman,
          lower: roman.toLowerCase(),
          unicode: writeRomanForms(whole),
          parts: [...romanParts(whole, notation)],
        };
      },
      examples: [
        {
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
        { input: { number: '2026' }, output: { roman: 'MMXXVI' } },
        { input: { number: '4000', notation: 'vinculum' }, output: { roman: 'I\u0305V\u0305' } },
        { input: { number: '15,000', notation: 'apostrophus' }, output: { roman: 'CCIↃↃIↃↃ', unicode: 'ↂↁ' } },
        { input: { number: '29.999' }, output: { roman: 'XXIX' }, warns: ['fraction-dropped'] },
      ],
    }),

    decode: operation({
      fields: { roman: text({ primary: true }), lenient: toggle() },
      output: { number: out.row(), standard: out.row(), parts: out.table(columns) },
      failures: ROMAN_PROBLEMS,
      warnings: ['not-standard'],
      aliases: { unroman: {}, 'from-roman': {} },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        { pattern: /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/, length: [4, 15], confidence: 0.8 },
        {
          // Many words of three letters are numerals, too.
          pattern: /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/,
          length: [3, 3],
          confidence: 0.5,
        },
        { pattern: /^[Ⅰ-ↂ]+$/, length: [1, 30], confidence: 0.9 },
      ],
      transform({ roman, lenient }, ctx) {
        const { number, standard } = readRoman(roman, lenient);
        const notation = number > ROMAN_LIMITS.letters ? 'vinculum' : 'letters';
        const written = writeRoman(number, notation);
        if (!standard) ctx.warn('not-standard', { standard: written });
        return { number: String(number), standard: written, parts: [...romanParts(number, notation)] };
      },
      examples: [
        {
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
        { input: { roman: 'mcmxciv' }, output: { number: '1994', standard: 'MCMXCIV' } },
        {
          input: { roman: 'I\u0305V\u0305' },
          output: { number: '4000' },
          noRoundTrip: 'the other direction wants its notation',
        },
        {
          input: { roman: 'CCIↃↃIↃↃ' },
          output: { number: '15000' },
          noRoundTrip: 'the other direction wants its notation',
        },
        { input: { roman: 'MDCCCCX', lenient: true }, output: { number: '1910' }, warns: ['not-standard'] },
      ],
    }),
  },
});
