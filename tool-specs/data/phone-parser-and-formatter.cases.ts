import { casesOf } from '../../src/core/spec.ts';
import type { PHONE_COUNTRIES } from '../../src/lib/identifiers/phone/countries.ts';
import type tool from './phone-parser-and-formatter.ts';

export default casesOf<typeof tool>({
  parse: {
    unrecognized: {
      '1-800-FLOWERS': 'digits or words, which are mostly no phone number',
    },
    finds: {
      'phone link': {
        matches: [['<a href="tel:+49-30-901820">', '+49-30-901820']],
        rejects: ['tel: 12', 'hotel:+4930901820x'],
      },
      'phone number without a country': {
        matches: ['(415) 555-2671', '415-555-2671', '030 901 820', '06 12 34 56 78', '(030) 901 8200'],
        rejects: ['555-2671', '2024-05-01', '12 34 56 78', '0 12 34', '123-456-78901', '100.200.3000', '10 20 30'],
      },
      'ten digits': {
        matches: [
          ['2025550123', '2025550123'],
          ['0612345678', '0612345678'],
        ],
        rejects: ['1234567890', '612345678', '20255501234'],
      },
    },
    detect: [
      {
        matches: ['+33 6 12 34 56 78', 'tel:+1-202-555-0143', '+442079460958'],
        rejects: ['+12', '1+1', '+1 + 2 + 3', '2026-11-20', '0612345678'],
      },
    ],
    examples: [
      hidden('202.555.0143', 'US', { e164: '+12025550143' }),
      hidden('+1 202 555 0143 ext. 12', 'auto', { extension: '12', rfc3966: 'tel:+12025550143;ext=12' }),
      hidden('tel:+33-6-12-34-56-78', 'US', { e164: '+33612345678' }),
      hidden('00 33 6 12 34 56 78', 'DE', { e164: '+33612345678', countryCode: 'FR' }),
      hidden('+33 (0)6 12 34 56 78', 'US', { e164: '+33612345678' }),
      hidden('+800 1234 5678', 'auto', { countryCode: null, countryName: { message: 'non-geographic' } }),
      hidden('+7 701 511 59 45', 'auto', { countryCode: 'KZ' }),
      hidden('０３-１２３４-５６７８', 'JP', { e164: '+81312345678' }),
      hidden('＋44 20 7946 0958', 'FR', { e164: '+442079460958', countryCode: 'GB' }),
      hidden('٠١٠١٢٣٤٥٦٧٨', 'EG', { e164: '+201012345678' }),
      hidden('123', 'FR', {
        verdict: { tone: 'bad' },
        possible: { message: 'no' },
        reason: { message: 'length-short' },
      }),
      hidden('1234567890', 'US', {
        verdict: { tone: 'bad' },
        possible: { message: 'yes' },
        reason: { message: 'pattern' },
      }),
      { input: { number: 'hello', country: 'FR' }, fails: 'phone-not-a-number' },
      { input: { number: '+999 123 4567' }, fails: 'phone-unknown-country' },
      { input: { number: '+33' }, fails: 'phone-too-short' },
      { input: { number: '5'.repeat(300), country: 'FR' }, fails: 'phone-too-long' },
    ],
  },
  find: {
    examples: [
      {
        input: { text: 'Ruf：＋44 20 7946 0958', country: 'FR' },
        check: ([row]) =>
          row?.typed === '＋44 20 7946 0958' &&
          row.international === '+44 20 7946 0958' &&
          JSON.stringify(row.place) === '{"message":"place","params":{"line":1,"column":5}}',
      },
      { input: { text: 'A +33 1 42 68 53 00, B +33142685300' }, check: (rows) => rows.length === 2 },
    ],
  },
  batch: {
    unrecognized: {
      '06 12 34 56 78\n+1 202 555 0143\nnonsense': 'digits or words, which are mostly no phone number',
      '123': 'digits or words, which are mostly no phone number',
    },
    finds: {
      'phone numbers': {
        matches: ['+1 415 555 2671\n+44 20 7946 0958'],
        rejects: ['+1 415 555 2671', '+1\n+2', '+1 415 555 2671\nand more'],
      },
    },
    examples: [
      // A megabyte of short lines takes eleven seconds.
      { input: { numbers: '123\n'.repeat(75_001), country: 'FR' }, fails: 'too-long' },
      {
        input: { numbers: '＋44 20 7946 0958', country: 'FR' },
        check: ([row]) => row?.international === '+44 20 7946 0958',
      },
      { input: { numbers: '\n \n' }, output: [] },
    ],
  },
});

/** An example that is a test and no chip. */
function hidden<const C extends (typeof PHONE_COUNTRIES)[number] | 'auto', const O>(
  number: string,
  chosen: C,
  output: O,
) {
  return { input: { number, country: chosen }, output };
}
