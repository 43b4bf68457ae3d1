import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './hash-text.ts';

const MD5 = '5d41402abc4b2a76b9719d911017c592';
const SHA256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const SRI = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

// FIPS 180-4 of `abc`
const ABC_256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const ABC_BASE64 = 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
const ABC_512 = '3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';

const ANY = 'a text, which could be for any tool';

export default casesOf<typeof tool>({
  hash: {
    unrecognized: { hello: ANY, abc: ANY, '123456789': ANY },
    finds: {
      'checksum command': {
        matches: [
          ['sha256sum hello', 'hello'],
          ['md5sum of hello world', 'hello world'],
          ['SHA512SUM abc', 'abc'],
        ],
        rejects: [
          'sha256sum',
          'sha256sum -c sums.txt',
          'sha256sum debian.iso',
          'md5sum *',
          'sha3sum abc',
          'checksum abc',
        ],
      },
    },
    examples: [
      {
        input: { text: '', algorithm: 'sha3-512' },
        output:
          'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
      },
      { input: { text: 'abc', encoding: 'base64url' }, output: 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0' },
      {
        input: { text: '', algorithm: 'keccak-256' },
        output: 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
      },
      {
        input: { text: 'abc', algorithm: 'sm3' }, // GB/T 32905-2016, A.1
        output: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
      },
      { input: { text: 'abc', algorithm: 'ripemd-160' }, output: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc' },
      { input: { text: '123456789', algorithm: 'crc-32c' }, output: 'e3069283' },
      { input: { text: 'a', algorithm: 'crc-32', encoding: 'binary' }, output: '11101000101101111011111001000011' },
      { input: { text: '🔑 ключ\n' }, check: (digest) => digest.length === 64, warns: ['trailing-newline'] },
      // bytes as they are: a file must not pass through text
      {
        input: { text: sampleFile('bytes.bin', '', new Uint8Array([0xff, 0x00, 0xfe])), algorithm: 'md5' },
        output: '13a18f27d9e54107c1d22c7d67f55018',
      },
      { input: { text: 'a\ud800' }, fails: 'lone-surrogate', at: { offset: 1 } },
    ],
  },
  all: {
    examples: [{ input: { text: '\udc00' }, fails: 'lone-surrogate' }],
  },
  compare: {
    examples: [
      { input: { text: 'abc', expected: '//ngWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' }, fails: 'not-a-digest' },
      { input: { text: 'abc', expected: 'xyz!' }, fails: 'not-a-digest', field: 'expected' },
      // with a name before it, as sha256sum --tag, OpenSSL, OCI and Subresource Integrity write it
      { input: { text: 'abc', expected: `SHA256 (a (1).txt) = ${ABC_256}` }, output: { algorithm: 'SHA-256' } },
      ...[
        `SHA2-256(stdin)= ${ABC_256}`,
        `sha256:${ABC_256}`,
        `SHA256   ${ABC_256.toUpperCase()}   C:\\a b.txt`,
        `sha256-${ABC_BASE64}?type=x`,
        `sha384-AAAA sha512-AAAA sha256-AAAA sha512-${ABC_512}`,
        `SHA512/256 (a) = 53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23`,
        'RIPEMD-160(stdin)= 8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
        'XXH3 (a) = 78af5f94892f3950',
        `0x${ABC_256}`,
        `\\${ABC_256} *a\\nb.txt`,
      ].map((expected) => ({
        input: { text: 'abc', expected },
        output: { verdict: { tone: 'good' as const } },
      })),
      // compared with the algorithm that is named, not with whatever has this length
      {
        input: { text: 'abc', expected: `SHA3-256 (a) = ${ABC_256}` },
        check: ({ verdict, actual }) => verdict?.tone === 'bad' && actual.length === 1,
      },
      {
        input: { text: 'abc', expected: `HMAC-SHA2-256(stdin)= ${ABC_256}` },
        fails: 'other-algorithm',
        field: 'expected',
      },
      { input: { text: 'abc', expected: `MD5 (a) = ${ABC_256}` }, fails: 'not-a-digest' },
    ],
  },
  identify: {
    unrecognized: {
      'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=': 'Base64, which could be anything',
    },
    finds: {
      'named digest': {
        matches: [
          [`sha256:${SHA256}`, SHA256],
          [`md5:${MD5}`, MD5],
        ],
        rejects: [`tag:${MD5}`, 'sha256:abc'],
      },
      'checksum line': {
        matches: [
          [`${MD5}  ubuntu.iso`, MD5],
          [`${SHA256} *a.zip`, SHA256],
        ],
        rejects: ['5d41402abc4b2a76b9719d911017c5  a.iso', '12345678901234567890123456789012', `${MD5}\tx`],
      },
      'BSD checksum line': { matches: [[`MD5 (file.txt) = ${MD5}`, MD5]], rejects: [`MD5 = ${MD5}`, 'SHA1 (a) = xyz'] },
      'SRI digest': {
        matches: [[`sha256-${SRI}`, SRI]],
        rejects: ['sha256-abc', `sha1-${SRI}`, `sha512-${SRI.slice(0, 40)}`],
      },
      'SRI digest in a tag': {
        matches: [[`<script src="a.js" integrity="sha256-${SRI}"></script>`, SRI]],
        rejects: [`integrity: sha256-${SRI}`, '<script integrity="sha256-abc">'],
      },
    },
    detect: [
      {
        matches: [
          '900150983cd24fb0d6963f7d28e17f72',
          'DA39A3EE5E6B4B0D3255BFEF95601890AFD80709',
          'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391  empty.txt',
        ],
        rejects: ['900150983cd24fb0d6963f7d28e17f7', '12345678901234567890123456789012', 'deadbeef', 'a'.repeat(64)],
      },
    ],
    examples: [
      { input: { digest: 'abc' }, fails: 'not-a-digest', field: 'digest' },
      { input: { digest: `SHA256 (a.txt) = ${ABC_256}` }, output: { algorithms: 'SHA-256' } },
      {
        input: { digest: '900150983cd24fb0d6963f7d28e17f72  README' },
        check: ({ algorithms }) => String(algorithms).startsWith('MD5'),
      },
      // 16 bits, not Base64 of 32
      { input: { digest: '0x1234' }, fails: 'not-a-digest' },
      { input: { digest: '0x352441c2' }, check: ({ algorithms }) => String(algorithms).startsWith('CRC-32') },
      { input: { digest: `TIGER (a) = ${ABC_256}` }, fails: 'other-algorithm' },
    ],
  },
});
