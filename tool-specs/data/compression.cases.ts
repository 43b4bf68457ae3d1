import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './compression.ts';

const FORMATS = ['gzip', 'zlib', 'deflate', 'brotli', 'zstd'] as const;
const hello = 'hello world';

/** What Python, Node and the zstd program make of texts, by the format. */
const MADE = [
  ['gzip', '', 'H4sIAAAAAAAAAwMAAAAAAAAAAAA='],
  ['gzip', 'grüße 😀', 'H4sIAAAAAAACA0svOrzn8PxUhQ/zZzQAAEWz0ewMAAAA'],
  ['gzip', 'ab', 'H4sIAAAAAAAAA0sEAEO+t+gBAAAAH4sIAAAAAAAAA0sCAPnvvnEBAAAA'],
  ['zlib', 'a', 'eJxLBAAAYgBi'],
  ['zlib', hello, '78 9c cb 48 cd c9 c9 57 28 cf 2f ca 49 01 00 1a 0b 04 5d'],
  ['zstd', 'grüße 😀', 'KLUv/QRYYQAAZ3LDvMOfZSDwn5iALaMmOA=='],
  ['zstd', hello, '0x28b52ffd0458590000' + '68656c6c6f20776f726c6468691eb2'],
  ['brotli', hello, 'CwWAaGVsbG8gd29ybGQD'],
  ['deflate', hello, 'y0jNyclXKM8vykkBAA=='],
] as const;

/** 60 MB of zeros, by Node. */
const BOMB =
  'y///P/gnAOKxQCD3/o///3/wTwDEYRGA7v0f////4J8AiMMCAN37P/7//8E/ARCHBQC693/8//+DfwIgDgsAdO//+P//B/8EQBwWAOje//H//w/+CYA4LADQvf/Lf8MJ/BMAcVgAoOs3AQ==';

export default casesOf<typeof tool>({
  compress: {
    examples: [
      ...FORMATS.flatMap((format) =>
        ['', 'a', 'é😀\u{0}', 'hello '.repeat(1000)].map((data) => ({
          input: { data, format, level: 'fast' as const, form: 'text' as const },
          check: ({ encoded }: { encoded: string }) => (data === '' ? encoded === '' : encoded.length > 0),
        })),
      ),
      ...(['fast', 'typical', 'smallest'] as const).map((level) => ({
        input: { data: 'hello '.repeat(1000), level },
        check: ({ sizes }: { sizes: readonly { size: unknown }[] }) =>
          sizes.length === 6 && sizes[0]?.size === 6000 && sizes.slice(1).every(({ size }) => Number(size) < 120),
      })),
      // By Python's zlib
      { input: { data: 'a', format: 'zlib', as: 'hex' }, output: { encoded: '789c4b040000620062' } },
      { input: { data: '61', format: 'zlib', as: 'hex', form: 'hex' }, output: { encoded: '789c4b040000620062' } },
      { input: { data: 'YQ==', format: 'zlib', as: 'hex', form: 'base64' }, output: { encoded: '789c4b040000620062' } },
      {
        input: { data: sampleFile('a.txt', 'text/plain', new Uint8Array([97])), format: 'zstd' },
        check: ({ file }) => file?.name === 'a.txt.zst' && file.bytes instanceof Uint8Array && file.bytes[0] === 0x28,
      },
      { input: { data: 'xyz', form: 'hex' }, fails: 'bad-character', at: { offset: 0 } },
      { input: { data: '\ud83d' }, fails: 'lone-surrogate', at: { offset: 0 } },
    ],
  },
  decompress: {
    detect: [
      {
        matches: ['H4sIAAAAAAAAA0sEAEO+t+gBAAAA', 'KLUv/QRYYQAAZ3LDvMOfZSDwn5iALaMmOA=='],
        rejects: ['H4sI', 'H4sI is gzip in Base64'],
      },
    ],
    unrecognized: {
      '789ccb48cdc9c95728cf2fca4901001a0b045d': 'any hexadecimal digits',
      CwWAaGVsbG8gd29ybGQD: 'any Base64',
      'y0jNyclXKM8vykkBAA==': 'any Base64',
    },
    examples: [
      ...MADE.flatMap(([format, text, data]) => [
        { input: { data }, output: { text }, reads: format },
        { input: { data, format }, output: { text }, reads: format },
      ]),
      {
        input: { data: sampleFile('a.gz', 'application/gzip', decodeBase64('H4sIAAAAAAAAA0sEAEO+t+gBAAAA').bytes) },
        output: { text: 'a' },
      },
      // A picture is a file
      {
        input: { data: '789ceb0cf073e7e592e2626060e0f5f4700902d28c20ccc10624e5458f7402004ec8046f' },
        check: ({ text, file }) => text === '' && file?.type === 'image/png',
      },
      { input: { data: '' }, output: { text: '' } },
      { input: { data: BOMB }, fails: 'bomb' },
      { input: { data: BOMB, format: 'brotli' }, fails: 'bomb' },
      // The sum at the end, a cut, and something after the end
      { input: { data: 'H4sIAAAAAAAAA0sEAEK+t+gBAAAA' }, fails: 'broken-data' },
      { input: { data: 'H4sIAAAAAAAAA0sEAEO+' }, fails: 'broken-data' },
      { input: { data: '789c4b040000620063' }, fails: 'broken-data' },
      { input: { data: '4b040000', format: 'deflate' }, fails: 'broken-data' },
      { input: { data: 'CwWAaGVsbG8gd29ybGQDAA==', format: 'brotli' }, fails: 'broken-data' },
      { input: { data: 'CwWAaGVsbG8gd29y', format: 'brotli' }, fails: 'broken-data' },
      { input: { data: 'KLUv/QRYYQAAZ3LDvMOf' }, fails: 'broken-data' },
      { input: { data: 'aGVsbG8gd29ybGQgdGhpcyBpcyB0ZXh0' }, fails: 'not-compressed' },
      { input: { data: 'This is a plain text, for people.' }, fails: 'no-bytes' },
      { input: { data: '00' }, fails: 'not-compressed' },
    ],
  },
});
