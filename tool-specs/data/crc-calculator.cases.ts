import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { CRCS } from '../../src/lib/bytes/checksums/catalog.ts';
import type tool from './crc-calculator.ts';

/** Data, algorithm and value: from documents, or from programs of Debian 12 and Python 3. */
const VALUES: readonly (readonly [string, string, string])[] = [
  // Wikipedia, “Fletcher's checksum” and “Adler-32”; the others are of zlib, binascii, cksum and sum
  ['a', 'crc-32-iso-hdlc', '0xE8B7BE43'],
  ['a', 'adler-32', '0x00620062'],
  ['a', 'crc-16-xmodem', '0x7C87'],
  ['a', 'cksum', '0x48C279FE'],
  ['a', 'bsd', '0x0061'],
  ['a', 'sysv', '0x0061'],
  ['a', 'crc-32-iscsi', '0xC1D04330'],
  ['a', 'crc-64-xz', '0x330284772E652B05'],
  ['a', 'crc-12-umts', '0xF3D'],
  ['The quick brown fox jumps over the lazy dog', 'crc-32-iso-hdlc', '0x414FA339'],
  ['The quick brown fox jumps over the lazy dog', 'adler-32', '0x5BDC0FDA'],
  ['The quick brown fox jumps over the lazy dog', 'crc-16-xmodem', '0xF0C8'],
  ['The quick brown fox jumps over the lazy dog', 'cksum', '0x7BAB9CE8'],
  ['The quick brown fox jumps over the lazy dog', 'bsd', '0xC56E'],
  ['The quick brown fox jumps over the lazy dog', 'sysv', '0x0FD9'],
  ['The quick brown fox jumps over the lazy dog', 'crc-32-iscsi', '0x22620404'],
  ['The quick brown fox jumps over the lazy dog', 'crc-64-xz', '0x5B5EB8C2E54AA1C4'],
  ['The quick brown fox jumps over the lazy dog', 'crc-12-umts', '0xA8A'],
  ['Größe 日本語 😀', 'crc-32-iso-hdlc', '0x4F143DBE'],
  ['Größe 日本語 😀', 'adler-32', '0x96450D61'],
  ['Größe 日本語 😀', 'crc-16-xmodem', '0x0070'],
  ['Größe 日本語 😀', 'cksum', '0xB30824E3'],
  ['Größe 日本語 😀', 'bsd', '0x3C78'],
  ['Größe 日本語 😀', 'sysv', '0x0D60'],
  ['Größe 日本語 😀', 'crc-32-iscsi', '0xCCB64946'],
  ['Größe 日本語 😀', 'crc-64-xz', '0xA0134A30ED3907AC'],
  ['Größe 日本語 😀', 'crc-12-umts', '0x44D'],
  ['x'.repeat(5000), 'crc-32-iso-hdlc', '0x00DBF026'],
  ['x'.repeat(5000), 'adler-32', '0x14162848'],
  ['x'.repeat(5000), 'crc-16-xmodem', '0x5F4B'],
  ['x'.repeat(5000), 'cksum', '0xAB5F1A60'],
  ['x'.repeat(5000), 'bsd', '0x00EA'],
  ['x'.repeat(5000), 'sysv', '0x27C9'],
  ['x'.repeat(5000), 'crc-32-iscsi', '0xF5A76AF1'],
  ['x'.repeat(5000), 'crc-64-xz', '0xD76BF974ADF7A288'],
  ['x'.repeat(5000), 'crc-12-umts', '0x9DE'],
  ['abcde', 'fletcher-16', '0xC8F0'],
  ['abcdef', 'fletcher-16', '0x2057'],
  ['abcdefgh', 'fletcher-16', '0x0627'],
  ['abcde', 'fletcher-32', '0xF04FC729'],
  ['abcdef', 'fletcher-32', '0x56502D2A'],
  ['abcdefgh', 'fletcher-32', '0xEBE19591'],
  ['abcde', 'fletcher-64', '0xC8C6C527646362C6'],
  ['abcdef', 'fletcher-64', '0xC8C72B276463C8C6'],
  ['abcdefgh', 'fletcher-64', '0x312E2B28CCCAC8C6'],
  ['Wikipedia', 'adler-32', '0x11E60398'],
];

const DIGITS = '123456789';

const hello = sampleFile('hello.txt', 'text/plain', encodeUtf8('hello'));
const empty = sampleFile('empty', '', new Uint8Array());
const SHA256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

const X = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
/** Names of files that contain `x`, and what sha256sum of coreutils 9.1 prints for them. */
const SUM_LINES = [
  ['a\\b', 'gnu', `\\${X}  a\\\\b`],
  ['n\nl', 'gnu', `\\${X}  n\\nl`],
  ['c\rr', 'gnu', `\\${X}  c\\rr`],
  [' sp ', 'gnu', `${X}   sp `],
  ['*star', 'gnu', `${X}  *star`],
  ['a\\b', 'bsd', `\\SHA256 (a\\\\b) = ${X}`],
  ['n\nl', 'bsd', `\\SHA256 (n\\nl) = ${X}`],
  [' sp ', 'bsd', `SHA256 ( sp ) = ${X}`],
  ['a) = b', 'bsd', `SHA256 (a) = b) = ${X}`],
] as const;

export default casesOf<typeof tool>({
  one: {
    examples: [
      ...VALUES.map(([data, algorithm, value]) => ({ input: { data, algorithm }, output: { value } })),
      // CRC RevEng: the check value of each
      ...CRCS.map(({ id, check, width }) => ({
        input: { data: DIGITS, algorithm: id },
        output: {
          decimal: String(check),
          value: `0x${check
            .toString(16)
            .toUpperCase()
            .padStart(Math.ceil(width / 4), '0')}`,
        },
      })),
      { input: { data: '' }, output: { value: '0x00000000' } },
      { input: { data: '31 32 33', form: 'hex', algorithm: 'crc-16-modbus' }, output: { value: '0x7A75' } },
      { input: { data: '0001f203f4f5f6f7', form: 'hex', algorithm: 'internet' }, output: { value: '0x220D' } },
      { input: { data: '010300000002', form: 'hex', algorithm: 'lrc' }, output: { value: '0xFA' } },
      { input: { data: 'zz', form: 'hex' }, fails: 'bad-character' },
      { input: { data: 'a\ud800' }, fails: 'lone-surrogate' },
      { input: { data: sampleFile('a.bin', '', new Uint8Array(1_000_000)) }, output: { value: '0x1279CB9E' } },
      { input: { data: DIGITS, algorithm: 'crc-128' }, fails: 'not-an-option' },
    ],
  },
  all: {
    examples: [
      { input: { data: '' }, check: (rows) => rows.length === 123 },
      { input: { data: 'abc', form: 'hex' }, fails: 'odd-digits' },
    ],
  },
  find: {
    examples: [
      {
        input: { data: DIGITS, expected: '0xCBF43926' },
        check: ([row]) => String(row?.algorithm).startsWith('CRC-32/ISO-HDLC'),
      },
      {
        input: { data: DIGITS, expected: '3421780262' },
        check: ([row]) => String(row?.algorithm).startsWith('CRC-32/ISO-HDLC'),
      },
      {
        input: { data: DIGITS, expected: '2639F4CB' },
        output: [
          { algorithm: 'CRC-32/ISO-HDLC (CRC-32, zip, PNG)', value: '0xCBF43926', order: { message: 'swapped' } },
        ],
      },
      { input: { data: DIGITS, expected: 'ffffffff00000000' }, output: [], warns: ['no-algorithm'] },
      { input: { data: DIGITS, expected: 'hello' }, fails: 'not-a-value', field: 'expected' },
    ],
  },
  verify: {
    examples: [
      { input: { files: [hello], sums: `${SHA256} *./dist/hello.txt` }, output: { verdict: { tone: 'good' } } },
      { input: { files: [hello], sums: `SHA256 (hello.txt) = ${SHA256}` }, output: { verdict: { tone: 'good' } } },
      { input: { files: [hello], sums: `; SFV\nhello.txt 3610A686` }, output: { verdict: { tone: 'good' } } },
      {
        // One more in the list, and one more chosen: neither may pass for checked.
        input: { files: [hello, empty], sums: `${SHA256}  hello.txt\n${SHA256}  other.txt` },
        output: { verdict: { tone: 'good', label: { params: { count: 1 } } } },
        warns: ['unchecked'],
      },
      {
        input: { files: [hello, empty], sums: `${SHA256}  hello.txt\nd41d8cd98f00b204e9800998ecf8427e  empty` },
        output: { verdict: { tone: 'good', label: { params: { count: 2 } } } },
      },
      { input: { files: [hello], sums: `${SHA256}  other.txt` }, output: { verdict: { tone: 'warn' } } },
      {
        input: { files: [empty], sums: `${SHA256}  hello.txt` },
        check: ({ results }) =>
          JSON.stringify(results.map(({ result }) => result)) ===
          '[{"message":"file-missing"},{"message":"not-listed"}]',
      },
      {
        input: { files: [hello], sums: `${SHA256.replace('2', '3')}  hello.txt` },
        output: { verdict: { tone: 'bad' } },
      },
      { input: { files: [hello], sums: `${SHA256}  hello.txt\r\nnonsense` }, output: { verdict: { tone: 'bad' } } },
      {
        input: { files: [sampleFile('a\nb', '', encodeUtf8('hello'))], sums: `\\${SHA256}  a\\nb` },
        output: { verdict: { tone: 'good' } },
      },
      ...SUM_LINES.map(([name, , line]) => ({
        input: { files: [sampleFile(name, '', encodeUtf8('x'))], sums: `${line}\n` },
        output: { verdict: { tone: 'good' as const } },
      })),
      // two folders with a file of the same name
      {
        input: {
          files: [sampleFile('a.txt', '', encodeUtf8('x')), hello],
          sums: `${X}  new/hello.txt\n${SHA256}  old/hello.txt`,
        },
        output: { verdict: { tone: 'bad' } },
      },
      {
        input: {
          files: [sampleFile('old/f', '', encodeUtf8('x')), sampleFile('new/f', '', encodeUtf8('hello'))],
          sums: `${X}  f\n${SHA256}  f`,
        },
        output: { verdict: { tone: 'good' } },
      },
      { input: { files: [hello], sums: 'nothing here' }, fails: 'no-digests', field: 'sums' },
      {
        input: { files: [hello], sums: `# a comment\n\n${SHA256}  hello.txt\n` },
        output: { verdict: { tone: 'good' } },
      },
    ],
  },
  list: {
    examples: [
      ...SUM_LINES.map(([name, format, line]) => ({
        input: { files: [sampleFile(name, '', encodeUtf8('x'))], algorithm: 'sha-256', format } as const,
        output: `${line}\n`,
      })),
      {
        input: { files: [sampleFile(' sp ', '', encodeUtf8('x'))], algorithm: 'blake2b-512', format: 'bsd' },
        check: (list) => list.startsWith('BLAKE2b ( sp ) = 0909377ad3511'),
      },
      {
        input: { files: [sampleFile(' sp ', '', encodeUtf8('x'))], algorithm: 'blake2b-256', format: 'bsd' },
        check: (list) => list.startsWith('BLAKE2b-256 ( sp ) = d161d7114'),
      },
      {
        input: { files: [sampleFile(' sp ', '', encodeUtf8('x'))], algorithm: 'sm3', format: 'bsd' },
        output: 'SM3 ( sp ) = b9e036c07be7c1df36f69e63504da93b25f477601dc566253c0af43663583f84\n',
      },
      { input: { files: [hello], algorithm: 'crc-32', format: 'sfv' }, output: 'hello.txt 3610A686\n' },
      {
        input: { files: [empty, empty], algorithm: 'sha-1' },
        output: 'da39a3ee5e6b4b0d3255bfef95601890afd80709  empty\nda39a3ee5e6b4b0d3255bfef95601890afd80709  empty\n',
      },
      { input: { files: [] }, output: '' },
    ],
  },
  duplicates: {
    examples: [
      { input: { files: [hello, empty] }, output: { verdict: { tone: 'good' }, groups: [] } },
      {
        input: { files: [hello, sampleFile('b', '', encodeUtf8('hellO')), hello, empty, empty, empty] },
        check: ({ groups, verdict }) =>
          groups.map(({ number }) => number).join() === '1,1,2,2,2' && verdict?.tone === 'warn',
      },
    ],
  },
});
