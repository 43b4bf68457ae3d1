import { casesOf } from '../../src/core/spec.ts';
import type tool from './svg-placeholder-generator.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { size: '300x200', text: 'a & <b>"\'</text><script>alert(1)</script>' },
        check: ({ svg, html }) => svg.includes('a &#38; &#60;b&#62;') && !/<script/.test(svg + html),
      },
      {
        input: { size: '300x200', background: '#11223380', foreground: '#abc' },
        check: ({ svg }) => svg.includes('fill="#112233" fill-opacity="0.502"') && svg.includes('fill="#aabbcc"'),
      },
      {
        input: { size: '10x10', exactSize: false },
        check: ({ svg }) => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox'),
      },
      { input: { size: '400x300', text: '两行\n😀' }, check: ({ svg }) => svg.split('<tspan').length === 3 },
      { input: { size: '9x9', text: '\u0000\ud800' }, check: ({ svg }) => svg.includes('>\ufffd\ufffd<') },
      {
        input: { size: '40x30', text: '100% #1' },
        check: ({ dataUri }) => decodeURIComponent(dataUri).includes('>100% #1<') && !/[#<>"]/.test(dataUri),
      },
      { input: { size: 'og' }, check: ({ svg }) => svg.includes('0 0 1200 630') },
      { input: { size: '256' }, check: ({ svg }) => svg.includes('0 0 256 256') },
      { input: { size: '728 × 90' }, check: ({ svg }) => svg.includes('0 0 728 90') },
      { input: { size: '' }, output: { svg: '' } },
      { input: { size: '0x10' }, fails: 'not-a-size' },
      { input: { size: '20001x1' }, fails: 'not-a-size' },
      { input: { size: 'wide' }, fails: 'not-a-size' },
      { input: { size: '10x10', text: 'x'.repeat(1001) }, fails: 'text-too-long', field: 'text' },
    ],
  },
});
