import { casesOf } from '../../src/core/spec.ts';
import type { PHONE_COUNTRIES } from '../../src/lib/identifiers/phone/countries.ts';
import type tool from './phone-parser-and-formatter.ts';

export default casesOf<typeof tool>({
  parse: {
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
