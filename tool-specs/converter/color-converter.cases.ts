import { casesOf } from '../../src/core/spec.ts';
import type tool from './color-converter.ts';

export default casesOf<typeof tool>({
  all: {
    finds: {
      'color name': { matches: ['rebeccapurple'], rejects: ['chocolate', 'tomato', 'purplish'] },
      'color name that is a word': { matches: ['tomato', 'tan'], rejects: ['apple', 'a tan'] },
      'list of colors': { matches: [['#1ea54c, #ff8800', '#1ea54c']], rejects: ['#1ea54c', '#123456 #notacolor'] },
      'hexadecimal digits of a color': {
        matches: [
          ['ff8800', '#ff8800'],
          ['1E90FFcc', '#1E90FFcc'],
        ],
        rejects: ['facade', '123456', 'ff88001', 'ff880'],
      },
    },
    detect: [
      {
        matches: [
          '#ff8800',
          '#F80',
          'rgb(255 136 0 / 50%)',
          'oklch(74.42% 0.1812 56.46)',
          'cmyk(0, 47, 100, 0)',
          'hsv(32 100% 100%)',
        ],
        rejects: ['#12345', 'ff8800', 'rgb()', '#hashtag', 'color'],
      },
    ],
    examples: [
      {
        input: { color: '#ff8800', separator: 'space' },
        output: { rgb: 'rgb(255 136 0)', oklch: 'oklch(74.42% 0.1812 56.46)' },
      },
      {
        input: { color: 'f00' },
        output: { hex: '#ff0000', name: { message: 'exact-name', params: { name: 'red' } } },
      },
      { input: { color: '#24638AFF' }, output: { hex: '#24638a', rgb: 'rgb(36, 99, 138)' } },
      { input: { color: '#FF000000' }, output: { hex: '#ff000000' } },
      {
        input: { color: '#00000000' },
        check: ({ hex, swatch }) => hex === '#00000000' && swatch?.contrast[0]?.ratio === 1,
      },
      { input: { color: 'rgba(255,236,164,0.06)' }, output: { hex: '#ffeca40f' } },
      { input: { color: 'rgb(255 0 0 / 50%)' }, output: { hex: '#ff000080' } },
      { input: { color: 'hwb(60, 0%, 50%)' }, output: { hex: '#808000' } },
      { input: { color: 'lch(52.15%, 56.81, 99.57)' }, output: { hex: '#808000' } },
      { input: { color: 'device-cmyk(0%, 0%, 100%, 50%)' }, output: { hex: '#808000' } },
      { input: { color: 'lch(53.24% 104.55 40.85)' }, output: { lch: 'lch(53.24% 104.55 40.85)' } },
      {
        input: { color: 'white' },
        check: ({ swatch }) => swatch?.contrast.map(({ ratio }) => ratio).join() === '1,21',
      },
      { input: { color: '#12345' }, fails: 'hex-length' },
      { input: { color: '#12g' }, fails: 'hex-digit', at: { offset: 3 } },
      { input: { color: 'reddish' }, fails: 'unknown-color' },
      { input: { color: 'rgb(1 2)' }, fails: 'component-count' },
      { input: { color: 'rgb(calc(1) 0 0)' }, fails: 'bad-component' },
      { input: { color: 'foo(1 2 3)' }, fails: 'unknown-function' },
      { input: { color: 'color(foo 1 2 3)' }, fails: 'unknown-space' },
      { input: { color: 'rgb(1 2 3' }, fails: 'unclosed' },
      { input: { color: 'rgb(1 2 3 / x)' }, fails: 'bad-alpha' },
      { input: { color: 'lab(1e9 0 0)' }, fails: 'component-out-of-range' },
      { input: { color: '' }, output: { hex: null } },
    ],
  },
  convert: {
    examples: [{ input: { color: 'hsl(x)', notation: 'hex' }, fails: 'component-count' }],
  },
});
