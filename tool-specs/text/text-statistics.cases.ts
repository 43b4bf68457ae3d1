import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './text-statistics.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      // nothing is nothing
      {
        input: { text: '' },
        output: {
          counts: {
            graphemes: 0,
            words: 0,
            lines: 0,
            paragraphs: 0,
            sentences: 0,
            bytes: { value: 0 },
            readingTime: '0:00',
          },
        },
      },
      { input: { text: 'hello ' }, output: { counts: { words: 1, graphemes: 6, withoutSpaces: 5 }, spaces: 1 } },
      {
        input: { text: 'Dr. Smith asked to re-use https://example.com/a/b?c=d. It works.', locale: 'en' },
        output: { counts: { words: 8, sentences: 2 } },
      },
      { input: { text: ' ' }, output: { counts: { words: 0, lines: 1, paragraphs: 0 } } },
      { input: { text: 'a\r\nb\rc\n' }, output: { counts: { lines: 3, paragraphs: 1 } } },
      { input: { text: 'e\u0301 \u00e9' }, check: ({ characterFrequency: [first] }) => first?.count === 2 },
      { input: { text: '😀' }, output: { counts: { bytes: { value: 4 }, graphemes: 1 } } },
      {
        input: { text: 'a'.repeat(1536) },
        output: { counts: { bytes: { value: 1536, note: '1.5 KiB' }, graphemes: 1536, words: 1 } },
      },
      { input: { text: 'word '.repeat(476) }, output: { counts: { words: 476, readingTime: '2:00' } } },
      {
        input: { text: `${'a'.repeat(159)}€` },
        output: { sms: { message: 'sms-parts', params: { parts: 2, encoding: 'GSM-7' } } },
      },
      { input: { text: '你'.repeat(71) }, output: { sms: { params: { parts: 2, encoding: 'UCS-2' } } } },
      {
        input: { text: 'x\ud83d' },
        output: { counts: { bytes: { value: 4 }, graphemes: 2 } },
        warns: ['lone-surrogate'],
      },
      {
        input: { text: sampleFile('a.txt', 'text/plain', new TextEncoder().encode('\ufeffhé\n')) },
        output: { counts: { bytes: { value: 7 }, graphemes: 3, lines: 1 } },
      },
      { input: { text: sampleFile('a.bin', 'text/plain', Uint8Array.of(0x61, 0xff)) }, fails: 'invalid-utf8' },
    ],
  },
});
