import { casesOf } from '../../src/core/spec.ts';
import type tool from './unit-converter.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {},
    finds: {
      measure: {
        matches: [
          '10 miles',
          '5 ft 11 in',
          `5'11"`,
          '1 1/2 cups',
          '30 mpg',
          '100 Mbit/s',
          '4 GB',
          '24px',
          '½ tsp',
          '6 lb 3 oz',
          '2.5 bar',
          '70kg',
          '16 rem',
        ],
        rejects: ['10 people', '5 in the lobby', '10k', '5 apples', '0x5C', '1.2.3', 'miles', '5 m and 3', '60', '5s'],
      },
      'measure and the unit that is wanted': {
        matches: ['30 mpg to L/100 km', `5'11" in cm`, '500 GB to GiB', '24px to rem', '1 1/2 cups in mL'],
        rejects: ['5 in the lobby', '10 miles to go before I sleep and then some', '7 to 9'],
      },
    },
    examples: [
      // Readings: whose unit is meant
      {
        input: { measure: '12 pt' },
        output: { result: '1 rem' },
        reads: 'typography',
        others: ['volume', 'imperial'],
      },
      { input: { measure: '8 oz', target: 'mL', as: 'volume' }, output: { result: '236.5882365 mL' } },
      { input: { measure: '8 oz' }, output: { result: '226.796185 g' }, reads: 'mass', others: ['volume'] },
      {
        input: { measure: '5 mb' },
        check: ({ result }) => result === '4.76837158203125 MiB',
        reads: 'bytes',
        others: ['bits'],
      },
      { input: { measure: '100 mbps to MB/s' }, output: { result: '12.5 MB/s' }, reads: 'bits', others: ['bytes'] },
      { input: { measure: '64 KB to byte' }, output: { result: '64000 B' }, reads: 'decimal', others: ['binary'] },
      { input: { measure: '64 KB to byte', as: 'binary' }, output: { result: '65536 B' }, reads: 'binary', others: [] },
      { input: { measure: '1 ton to kg', as: 'imperial' }, output: { result: '1016.0469088 kg' }, reads: 'imperial' },
      { input: { measure: '1 ton to kg', as: 'metric' }, output: { result: '1000 kg' }, reads: 'metric' },
      {
        input: { measure: '500 ml to cups' },
        reads: 'us',
        others: ['metric', 'imperial'],
        output: { result: '2.11337641887 cup' },
      },
      { input: { measure: '1 GB to byte' }, output: { result: '1000000000 B' }, others: [] },
      // Hard numbers
      { input: { measure: '9007199254740993 B to bit' }, output: { result: '72057594037927944 bit' } },
      { input: { measure: '-40 C to F' }, output: { result: '-40 °F', formula: '°F = °C × 9/5 + 32' } },
      { input: { measure: '1/3 yd to ft' }, output: { result: '1 ft' } },
      { input: { measure: '-5 ft 6 in to cm' }, output: { result: '-167.64 cm' } },
      { input: { measure: '3 × 10⁸ m/s in km/s' }, output: { result: '300000 km/s' } },
      { input: { measure: '1e30 m to nm' }, output: { result: '1e+39 nm' } },
      { input: { measure: '5:30 min/km to min/mi' }, output: { result: '8.851392 min/mi' } },
      { input: { measure: '100 miles in km', digits: 'significant', significant: 3 }, output: { result: '161 km' } },
      { input: { measure: '50 vw', target: 'px', viewport: 1440 }, output: { result: '720 px' } },
      { input: { measure: '7', as: 'pressure', target: 'bar' }, output: { result: '0.00007 bar' } },
      { input: { measure: '2h30', target: 'min' }, output: { result: '150 min' } },
      { input: { measure: '0 km/L to L/100 km' }, output: { result: '— L/100 km' } },
      { input: { measure: '5 Meilen' }, fails: 'unknown-unit', at: { offset: 2 } },
      { input: { measure: '5 millas', target: 'km' }, fails: 'unknown-unit' },
      { input: { measure: '' }, output: { result: null } },
      // Wrong
      { input: { measure: 'miles' }, fails: 'not-decimal' },
      { input: { measure: '5' }, fails: 'no-unit' },
      { input: { measure: '5 kg to m' }, fails: 'incompatible' },
      { input: { measure: '5 kg 3 m' }, fails: 'mixed' },
      { input: { measure: '20 C 3 F' }, fails: 'mixed' },
      { input: { measure: '-274 C' }, fails: 'below-absolute-zero' },
      { input: { measure: '0 L/100km' }, fails: 'no-value' },
      { input: { measure: '1/0 m' }, fails: 'division-by-zero' },
      { input: { measure: '1e9999 m' }, fails: 'exponent-too-large' },
    ],
  },
});
