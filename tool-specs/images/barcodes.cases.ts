import { casesOf } from '../../src/core/spec.ts';
import type tool from './barcodes.ts';

/** What zbarimg 0.23.92, dmtxread 0.7.6 and zxing-cpp read in the drawing of each. */
const read = (type: Type, text: string, contents: string) => ({
  input: { text, type },
  check: ({ facts }: { facts: readonly { value: unknown }[] }) => facts[0]?.value === contents,
});
type Type = 'code-128' | 'code-39' | 'ean-13' | 'upc-e' | 'codabar' | 'pdf417' | 'itf-14' | 'upc-a';

export default casesOf<typeof tool>({
  draw: {
    examples: [
      read('ean-13', '4 006381-333931', '4006381333931'),
      read('upc-a', '03600029145', '036000291452'),
      // Zint 2.11 adds the same digits.
      read('upc-e', '425261', '04252614'),
      read('upc-e', '0123453', '01234531'),
      read('upc-e', '0123454', '01234543'),
      read('upc-e', '1123456', '11234562'),
      read('itf-14', '0952123454321', '09521234543213'),
      read('codabar', 't12+5*', 'A12+5C'),
      read('code-128', '^FNC1 é ÿ', '^FNC1 é ÿ'),
      { ...read('codabar', '12345', 'A12345A'), warns: ['start-stop'] },
      { ...read('code-39', 'abc', 'abc'), warns: ['extended'] },
      { ...read('pdf417', '二维码 😀 ^', '二维码 😀 ^'), warns: ['unicode'] },
      { input: { text: '二', type: 'data-matrix' }, output: {}, warns: ['unmarked'] },
      { input: { text: '(01)09521234543213' }, output: {}, reads: 'code-128', others: ['gs1-128'] },
      { input: { text: '(01)09521234543214' }, output: {}, reads: 'code-128', others: [] },
      { input: { text: '(01) 09521234543213 (10)A-1', type: 'gs1-128' }, output: {}, reads: 'gs1-128' },
      { input: { text: 'A', foreground: '#ffffff', background: '#000000' }, output: {}, warns: ['inverted'] },
      { input: { text: 'A', foreground: '#eeeeee' }, output: {}, warns: ['low-contrast'] },
      { input: { text: 'A', showText: false }, check: ({ svg }) => svg.match(/<path/g)?.length === 2 },
      { input: { text: '' }, output: {} },
      { input: { text: '4006381333932', type: 'ean-13' }, fails: 'wrong-check-digit' },
      { input: { text: '04252615', type: 'upc-e' }, fails: 'wrong-check-digit' },
      { input: { text: '40063813339A1', type: 'ean-13' }, fails: 'only-digits', at: { offset: 11 } },
      { input: { text: '٤٠٠٦٣٨١٣٣٣٩٣', type: 'ean-13' }, fails: 'only-digits', at: { offset: 0 } },
      { input: { text: '123', type: 'ean-8' }, fails: 'bad-length' },
      { input: { text: '2123456', type: 'upc-e' }, fails: 'bad-character' },
      { input: { text: 'a二' }, fails: 'bad-character', at: { offset: 1 } },
      { input: { text: 'é', type: 'code-39' }, fails: 'bad-character' },
      { input: { text: '1X', type: 'codabar' }, fails: 'bad-character' },
      { input: { text: 'x\ud83d', type: 'aztec' }, fails: 'bad-character', at: { offset: 1 } },
      { input: { text: '0109521234543213', type: 'gs1-128' }, fails: 'not-gs1' },
      { input: { text: '(01)09521234543214', type: 'gs1-128' }, fails: 'gs1-check-digit' },
      { input: { text: '(01)09521234543213(17)261332', type: 'gs1-data-matrix' }, fails: 'gs1-invalid' },
      { input: { text: '(10)é', type: 'gs1-128' }, fails: 'gs1-invalid' },
      ...(['code-128', 'data-matrix', 'aztec', 'pdf417', 'code-39', 'codabar'] as const).map((type) => ({
        input: { text: '1'.repeat(10_000), type },
        fails: 'over-capacity' as const,
      })),
    ],
  },
  sheet: {
    examples: [
      { input: { lines: '' }, output: {} },
      { input: { lines: '\n\n' }, output: {} },
      {
        input: { lines: '<b>&\n', type: 'data-matrix' },
        check: ({ files }) =>
          new TextDecoder().decode(files[0]?.bytes as Uint8Array).includes('<figcaption>&lt;b&gt;&amp;</figcaption>'),
      },
      { input: { lines: '1\n'.repeat(1001) }, fails: 'too-many-lines' },
      {
        input: { lines: 'abc\nABC', type: 'ean-8' },
        check: ({ files, codes }) => files.length === 0 && codes.length === 2,
        warns: ['failed'],
      },
    ],
  },
});
