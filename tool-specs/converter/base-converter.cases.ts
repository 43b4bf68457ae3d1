import { casesOf } from '../../src/core/spec.ts';
import type tool from './base-converter.ts';

export default casesOf<typeof tool>({
  all: {
    unrecognized: {
      '42': 'a decimal number, which is not to be converted',
      '42540766411283223938465490632011909384': 'a decimal number, which is not to be converted',
      '0.1': 'a decimal number, which is not to be converted',
      '-1_000 000': 'a decimal number, which is not to be converted',
    },
    finds: {
      'hexadecimal number without a prefix': {
        matches: [
          ['ab12cd34', '0xab12cd34'],
          ['7f3a', '0x7f3a'],
        ],
        rejects: ['cafe', '1234', '7f3', 'x7f3a', '0b1017'],
      },
      'binary number without a prefix': {
        matches: [['10110010', '0b10110010']],
        rejects: ['1010', '11111111', '10110012'],
      },
    },
    detect: [
      { matches: ['0xff', '-0b1010', '0o755', '0xDEAD_BEEF'], rejects: ['0x', '0b12', '0x5g', 'xff', '0', '007'] },
    ],
    examples: [
      { input: { number: '192654', to: 8 }, output: { custom: '570216' } },
      { input: { number: 'zz', from: 64 }, output: { decimal: '2275' } },
      { input: { number: '123456789', to: 36 }, output: { custom: '21i3v9' } },
      { input: { number: 'ffffffffffffff', from: 16 }, output: { decimal: '72057594037927935' } },
      { input: { number: '&HFF' }, output: { decimal: '255' } },
      { input: { number: '\\xff' }, output: { decimal: '255' } },
      { input: { number: '12947848928752043' }, output: { hexadecimal: '2e00000000f1ab' } },
      { input: { number: '10.1', from: 2 }, output: { decimal: '2.5' } },
      { input: { number: 'a.8', from: 16 }, output: { decimal: '10.5' } },
      {
        input: { number: '0.(0000000000001)', from: 7 },
        check: ({ decimal }) => typeof decimal === 'string' && decimal.endsWith('…'),
      },
      { input: { number: '0' }, output: { decimal: '0', base64: '0' } },
      { input: { number: '' }, output: { decimal: null } },
      { input: { number: '7'.repeat(40_000) }, check: ({ decimal }) => decimal === '7'.repeat(40_000) },
      { input: { number: '12a4', from: 10 }, fails: 'bad-digit', at: { offset: 2, column: 3 } },
      { input: { number: '0xff', from: 10 }, fails: 'prefix-mismatch' },
      { input: { number: '1.2.3' }, fails: 'second-point', at: { offset: 3 } },
      { input: { number: '-' }, fails: 'no-digits' },
      { input: { number: '0.1(' }, fails: 'bad-repetend' },
      { input: { number: `0.(${'1'.repeat(2001)})` }, fails: 'repetend-too-long' },
      { input: { number: '1', from: 65 }, fails: 'above-maximum', field: 'from' },
    ],
  },
  convert: {
    examples: [{ input: { number: '2e', from: 10 }, fails: 'bad-digit', at: { offset: 1 } }],
  },
  bits: {
    examples: [
      {
        input: { number: '-170141183460469231731687303715884105728', width: '128' },
        output: { hexadecimal: '0x80000000000000000000000000000000' },
      },
      { input: { number: '256', width: '8' }, fails: 'too-wide' },
      { input: { number: '-129', width: '8' }, fails: 'too-wide' },
      { input: { number: '1.5' }, fails: 'fraction' },
    ],
  },
});
