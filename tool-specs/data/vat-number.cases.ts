import { casesOf } from '../../src/core/spec.ts';
import type tool from './vat-number.ts';

/** Real numbers, as printed on websites and in the examples of python-stdnum. */
const VALID = (
  'ATU13585627, ATU37675002, BE0428759497, BE 403.019.261, BG175074752, BG7523169263, BG8019010008, ' +
  'CY10259033P, CZ25123891, CZ 640903926, CZ7103192745, DE136695976, DK13585628, EE100931558, EL094259216, ' +
  'EL 23456780, GR 094259216, ES54362315K, ESX5253868R, ESB58378431, ESM1234567L, ESJ99216582, FI20774740, ' +
  'FR40303265045, FR23334175221, FRK7399859412, FR4Z123456782, HR33392005961, HU12892312, IE6433435F, ' +
  'IE6433435OA, IE8D79739I, IE 6433435IH, IT00743110157, LT119511515, LT100001919017, LT100004801610, ' +
  'LU15027442, LV40003521600, LV16117519997, MT11679112, NL004495445B01, NL123456789B13, NL002455799B11, ' +
  'PL8567346215, PL 526-104-08-28, PT501964843, RO18547290, SE123456789701, SE556188840401, SI50223054, ' +
  'SK2022749619, GB980780684, GB 220 4302 31, GB100190874, GBGD001, GBHA599, XI 432 5251 79, UK980780684, ' +
  'CHE-100.155.212 MWST, CHE107787577IVA, CHE-116.281.710, NO995525828MVA, NO 988 077 917'
).split(', ');

const INVALID = (
  'ATU13585626, BE0431150351, BG175074751, CY10259033Z, CY12000000V, CZ25123890, DE136695978, DK13585627, ' +
  'EE100594103, EL123456781, ES54362315Z, ESX5253868Z, ESB64717839, FI20774741, FR84323140391, ' +
  'HR33392005962, HU12892313, IE6433435E, IT00743110158, IT00000001231, LT100001919018, LT100004801620, ' +
  'LU15027443, LV40003521601, MT11679113, NL123456788B90, PL8567346216, PT501964842, RO18547291, ' +
  'SE123456789101, SI50223055, SK2022749618, GB802311781, GBGD500, GBHA499, CHE-100.155.213, NO995525829'
).split(', ');

export default casesOf<typeof tool>({
  check: {
    unrecognized: { 'FR 40 303 265 046': 'its check digits are wrong' },
    finds: {
      'VAT number': {
        matches: [
          ['DE136695976', 'DE136695976'],
          ['DE 136 695 976', 'DE 136 695 976'],
          ['ATU13585627', 'ATU13585627'],
          ['NL004495445B01', 'NL004495445B01'],
          ['GB 980 7806 84', 'GB 980 7806 84'],
          ['VAT number: IE6433435F', 'VAT number: IE6433435F'],
        ],
        rejects: [
          'DE136695978',
          'DE12',
          'SE 2026',
          'IT department',
          'NO1234567',
          'BE QUICK NOW 12',
          'FR1420041010050500013M02606',
        ],
      },
      'Swiss UID': {
        matches: [['CHE-107.787.577 IVA', 'CHE-107.787.577 IVA']],
        rejects: ['CHE-107.787.578', 'CHE', 'CHE GUEVARA'],
      },
    },
    examples: [
      ...VALID.map((number) => ({ input: { number }, output: { verdict: { tone: 'good' as const } }, warns: [] })),
      ...INVALID.map((number) => ({
        input: { number },
        output: { verdict: { tone: 'bad' as const } },
        warns: ['wrong-check' as const],
      })),
      { input: { number: 'DE12345678' }, output: { verdict: { tone: 'bad' } }, warns: ['wrong-shape'] },
      { input: { number: 'DE036695976' }, output: { verdict: { tone: 'bad' } }, warns: ['wrong-shape'] },
      { input: { number: 'ATU1358562' }, output: {}, warns: ['wrong-shape'] },
      {
        input: { number: '403.019.261', country: 'BE' },
        output: { normalized: 'BE0403019261', written: 'BE 0403.019.261' },
      },
      { input: { number: 'ＤＥ １３６ ６９５ ９７６' }, output: { normalized: 'DE136695976' } },
      { input: { number: 'USt-IdNr.: DE136695976' }, output: { normalized: 'DE136695976' } },
      { input: { number: 'gr094259216' }, output: { normalized: 'EL094259216' } },
      { input: { number: 'B58378431', country: 'ES' }, output: { normalized: 'ESB58378431' } },
      { input: { number: 'FR40303265045', country: 'DE' }, output: { country: 'France (FR)' } },
      { input: { number: '136695976' }, fails: 'no-country', at: { offset: 0 } },
      { input: { number: 'US123456789' }, fails: 'not-eu-format' },
      { input: { number: 'DE136€95976' }, fails: 'bad-character', at: { offset: 5 } },
      { input: { number: '' }, output: {} },
      { input: { number: '   ' }, fails: 'no-country' },
      { input: { number: '-'.repeat(200) }, fails: 'no-country' },
      { input: { number: '1'.repeat(201) }, fails: 'too-long' },
    ],
  },
  countries: {
    detect: [{ matches: ['136695976', '094 259 216'], rejects: ['DE136695976', '12'] }],
    examples: [
      { input: { number: '094259216' }, check: (rows) => rows.some(({ number }) => number === 'EL094259216') },
      { input: { number: '1' }, output: [] },
      { input: { number: '!' }, fails: 'bad-character' },
    ],
  },
  amount: {
    examples: [
      { input: { amount: 0.01, kind: 'net', country: 'HU' }, output: { vat: '0.00', gross: '0.01' } },
      { input: { amount: 0.1, kind: 'net', country: 'FI' }, output: { vat: '0.03', gross: '0.13', rate: '25.5%' } },
      { input: { amount: 100, kind: 'net', country: 'CH' }, output: { vat: '8.10', gross: '108.10' } },
      { input: { amount: -1.005, kind: 'net', country: 'DE' }, output: { net: '-1.01', vat: '-0.19', gross: '-1.20' } },
      { input: { amount: 19, kind: 'vat', country: 'DE' }, output: { net: '100.00', gross: '119.00' } },
      {
        input: { amount: 1e11, kind: 'gross', country: 'DE' },
        output: { net: '84033613445.38', vat: '15966386554.62' },
      },
      { input: { amount: 100, rate: '0' }, output: { gross: '100.00', vat: '0.00' } },
      { input: { amount: 100, rate: '5,5 %' }, output: { gross: '105.50' } },
      { input: { amount: 100, rate: 'x' }, fails: 'bad-rate', field: 'rate' },
      { input: { amount: 100, rate: '-5' }, fails: 'bad-rate', field: 'rate' },
      { input: { amount: 1e12 }, fails: 'above-maximum' },
    ],
  },
});
