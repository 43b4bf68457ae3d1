import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './text-statistics.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      // nothing is nothing
      {
        input: { text: '' },
        output: {
          graphemes: 0,
          words: 0,
          lines: 0,
          paragraphs: 0,
          sentences: 0,
          bytes: 0,
          size: '0 B',
          readingTime: '0:00',
        },
      },
      { input: { text: 'hello ' }, output: { words: 1, graphemes: 6, withoutSpaces: 5, spaces: 1 } },
      { input: { text: ' ' }, output: { words: 0, lines: 1, paragraphs: 0 } },
      { input: { text: 'a\r\nb\rc\n' }, output: { lines: 3, paragraphs: 1 } },
      { input: { text: 'e\u0301 \u00e9' }, check: ({ characterFrequency: [first] }) => first?.count === 2 },
      { input: { text: '😀' }, output: { bytes: 4, graphemes: 1 } },
      { input: { text: 'a'.repeat(1536) }, output: { size: '1.5 KiB', graphemes: 1536, words: 1 } },
      { input: { text: 'word '.repeat(476) }, output: { words: 476, readingTime: '2:00' } },
      {
        input: { text: `${'a'.repeat(159)}€` },
        output: { sms: { message: 'sms-parts', params: { parts: 2, encoding: 'GSM-7' } } },
      },
      { input: { text: '你'.repeat(71) }, output: { sms: { params: { parts: 2, encoding: 'UCS-2' } } } },
      { input: { text: 'x\ud83d' }, output: { bytes: 4, graphemes: 2 }, warns: ['lone-surrogate'] },
      {
        input: { text: sampleFile('a.txt', 'text/plain', new TextEncoder().encode('\ufeffhé\n')) },
        output: { bytes: 7, graphemes: 3, lines: 1 },
      },
      { input: { text: sampleFile('a.bin', 'text/plain', Uint8Array.of(0x61, 0xff)) }, fails: 'invalid-utf8' },
    ],
  },
});
