import { casesOf } from '../../src/core/spec.ts';
import type tool from './temperature-converter.ts';

export default casesOf<typeof tool>({
  convert: {
    unrecognized: {
      '0': 'a number',
      '350': 'a number',
    },
    detect: [
      {
        matches: ['37 °C', '98.6°F', '-40 degrees celsius', '300 kelvin', '25℃'],
        rejects: ['37', '45° N 3° E', '5 F', '100 °', 'celsius'],
      },
      { matches: ['37C', '98.6 F', '300k'], rejects: ['0x5C', '1e5', '37 CF', '5f3c'] },
    ],
    examples: [
      hidden('37', { fahrenheit: '98.6', kelvin: '310.15' }),
      hidden('100', { fahrenheit: '212', kelvin: '373.15', delisle: '0', reaumur: '80', romer: '60', newton: '33' }),
      hidden('-40', { fahrenheit: '-40' }),
      hidden('212 °F', { delisle: '0', celsius: '100' }),
      hidden('25,5 ℃', { fahrenheit: '77.9' }),
      hidden('20.123456789012345678', { kelvin: '293.273456789012345678' }),
      hidden('-273.15', { kelvin: '0', rankine: '0' }),
      hidden('559.725 °De', { kelvin: '0' }),
      hidden('1e30', { kelvin: '1000000000000000000000000000273.15' }),
      hidden('80 Ré', { celsius: '100', gasMark: null }),
      hidden('60 Roemer', { celsius: '100' }),
      { input: { temperature: '100 F' }, output: { celsius: '37.7777777778' }, warns: ['rounded'] },
      {
        input: { temperature: '100 F', rounding: 'significant', digits: 3 },
        output: { celsius: '37.8', kelvin: '311' },
      },
      hidden('', { celsius: null }),
      { input: { temperature: '-273.16' }, fails: 'below-absolute-zero', at: { offset: 0 } },
      { input: { temperature: '-0.0001 K' }, fails: 'below-absolute-zero' },
      { input: { temperature: '560 °De' }, fails: 'below-absolute-zero' },
      { input: { temperature: '20 apples' }, fails: 'unknown-scale', at: { offset: 3 } },
      { input: { temperature: 'warm' }, fails: 'not-decimal' },
      { input: { temperature: '1e5000' }, fails: 'exponent-too-large' },
    ],
  },
  difference: {
    examples: [{ input: { difference: '1 x' }, fails: 'unknown-scale' }],
  },
  list: {
    examples: [
      { input: { from: '0', step: '-1' }, fails: 'no-step', field: 'step' },
      { input: { from: '0', step: '0' }, fails: 'no-step', field: 'step' },
      { input: { from: '0', to: '1', step: '1e-9' }, fails: 'too-many-rows', field: 'step' },
      { input: { from: '0', to: '-300', step: '-1' }, fails: 'below-absolute-zero', field: 'to' },
    ],
  },
});

/** An example that is a test and no chip. */
function hidden<O>(temperature: string, output: O) {
  return { input: { temperature }, output };
}
