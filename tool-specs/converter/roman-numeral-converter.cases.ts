import { casesOf } from '../../src/core/spec.ts';
import type tool from './roman-numeral-converter.ts';

export default casesOf<typeof tool>({
  encode: {
    unrecognized: {
      42: 'a number, which could be for anything',
      2026: 'a number, which could be for anything',
      4000: 'a number, which could be for anything',
      '15,000': 'a number, which could be for anything',
      29.999: 'a number, which could be for anything',
    },
    detect: [{ matches: ['14', '1994', '3999'], rejects: ['0', '1.5', '-4', '12345678'] }],
    examples: [
      { input: { number: '3999.1' }, output: { roman: 'MMMCMXCIX' }, warns: ['fraction-dropped'] },
      { input: { number: '999' }, output: { roman: 'CMXCIX' } },
      { input: { number: '400' }, output: { roman: 'CD' } },
      { input: { number: '12' }, output: { unicode: 'Ⅻ' } },
      {
        input: { number: '3999999', notation: 'vinculum' },
        output: { roman: `${[...'MMMCMXCIX'].map((letter) => `${letter}\u0305`).join('')}CMXCIX`, unicode: null },
      },
      { input: { number: '399,999', notation: 'apostrophus' }, output: { unicode: 'ↈↈↈↂↈⅯↂⅭⅯⅩⅭⅨ' } },
      { input: { number: '' }, output: { roman: null, parts: [] } },
      { input: { number: '4000' }, fails: 'too-large-for-notation' },
      { input: { number: '400000', notation: 'apostrophus' }, fails: 'too-large-for-notation' },
      { input: { number: '9'.repeat(400) }, fails: 'too-large' },
      { input: { number: '0' }, fails: 'below-one' },
      { input: { number: '0.9' }, fails: 'below-one' },
      { input: { number: '-5' }, fails: 'below-one' },
      { input: { number: 'ten' }, fails: 'not-a-number' },
    ],
  },
  decode: {
    unrecognized: {
      mcmxciv: 'letters, which are mostly words',
      I̅V̅: 'letters, which are mostly words',
    },
    detect: [
      { matches: ['XLII', 'MCMXCIV', 'VIII'], rejects: ['IIII', 'xlii', 'MIX', 'CIVIL', 'IVXL'] },
      { matches: ['III', 'XIV', 'MIX'], rejects: ['IIX', 'iii', 'LCD', 'XML'] },
      { matches: ['Ⅻ', 'ⅩⅬⅡ'], rejects: ['XII', 'Ⅻ a', '½'] },
      { matches: ['mcmxciv', 'IV', 'x'], rejects: ['1994', 'hello'] },
    ],
    examples: [
      {
        input: { roman: 'CCIↃↃIↃↃ' },
        output: { number: '15000' },
        noRoundTrip: 'the other direction wants its notation',
      },
      {
        input: { roman: 'MDCCCCX', lenient: true },
        output: { number: '1910' },
        warns: ['not-standard'],
      },
      { input: { roman: 'ⅯⅯⅩⅩⅥ' }, output: { number: '2026' } },
      { input: { roman: 'ↂↁ' }, output: { number: '15000' }, noRoundTrip: 'the other direction wants its notation' },
      { input: { roman: 'XIIX', lenient: true }, output: { number: '18', standard: 'XVIII' } },
      { input: { roman: 'viij', lenient: true }, output: { number: '8' } },
      { input: { roman: '' }, output: { number: null } },
      { input: { roman: 'IIII' }, fails: 'not-standard', at: { offset: 1, column: 2 } },
      { input: { roman: 'VIX' }, fails: 'bad-order', at: { offset: 2 } },
      { input: { roman: 'XLⅡß' }, fails: 'bad-symbol', at: { offset: 3 } },
      { input: { roman: 'X I' }, fails: 'bad-symbol', at: { offset: 1 } },
      { input: { roman: 'M'.repeat(20_000), lenient: true }, fails: 'too-large-to-read' },
    ],
  },
});
