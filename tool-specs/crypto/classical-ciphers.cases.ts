import { casesOf } from '../../src/core/spec.ts';
import type tool from './classical-ciphers.ts';

const lossy = 'only letters come back, without their case';

/** From Wikipedia's articles and Python's codecs, unless noted. */
const PAIRS = [
  [
    'caesar',
    'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG',
    'QEB NRFZH YOLTK CLU GRJMP LSBO QEB IXWV ALD',
    { shift: -3 },
  ],
  ['caesar', 'abc xyz ABC', 'abc xyz ABC', { shift: 0 }],
  ['caesar', 'z', 'y', { shift: 25 }],
  ['caesar', 'a1-é😀', 'd1-é😀', {}],
  ['rot13', 'Why did the chicken cross the road?', 'Jul qvq gur puvpxra pebff gur ebnq?', {}],
  ['rot47', 'The Quick Brown Fox Jumps Over The Lazy Dog.', '%96 "F:4< qC@H? u@I yF>AD ~G6C %96 {2KJ s@8]', {}],
  ['atbash', 'The quick brown fox', 'Gsv jfrxp yildm ulc', {}],
  ['vigenere', 'ATTACKATDAWN', 'LXFOPVEFRNHR', { key: 'LEMON' }],
  ['vigenere', 'CRYPTOISSHORTFORCRYPTOGRAPHY', 'CSASTPKVSIQUTGQUCSASTPIUAQJB', { key: 'ABCD' }],
  ['vigenere', 'a b', 'b d', { key: 'bc' }],
  ['affine', 'AFFINE CIPHER', 'IHHWVC SWFRCP', { a: 5, b: 8 }],
  ['affine', 'abc', 'zyx', { a: 25, b: 25 }],
  ['rail-fence', 'WE ARE DISCOVERED', 'W VEEDOE RICRDASE', { rails: 4 }],
  ['rail-fence', 'a😀b', 'ab😀', { rails: 2 }],
  ['rail-fence', 'ab', 'ab', { rails: 1000 }],
  ['playfair', 'HIDETHEGOLDINTHETREXESTUMP', 'BMODZBXDNABEKUDMUIXMMOUVIF', { key: 'playfair example' }],
  ['playfair', 'INSTRUMENTSZ', 'GATLMZCLRQTX', { key: 'monarchy' }],
  ['bacon', 'THE', 'BAABA AABBB AABAA', {}],
  ['bacon26', 'JV', 'ABAAB BABAB', {}],
  ['a1z26', 'AZ', '1-26', {}],
  ['a1z26', 'ATTACK AT DAWN', '1-20-20-1-3-11 1-20 4-1-23-14', {}],
] as const;

const decrypts = PAIRS.map(([cipher, plain, secret, options]) => ({
  input: { text: secret, cipher, ...options },
  output: plain,
}));

export default casesOf<typeof tool>({
  encrypt: {
    examples: [
      ...PAIRS.map(([cipher, plain, secret, options]) => ({
        input: { text: plain, cipher, ...options },
        output: secret,
      })),
      { input: { text: 'balloon', cipher: 'playfair', key: 'monarchy' }, output: 'IBSUPMNA', noRoundTrip: lossy },
      {
        input: { text: 'xx', cipher: 'playfair', key: 'monarchy' },
        check: (made) => made.length === 4,
        noRoundTrip: lossy,
      },
      { input: { text: 'Juve', cipher: 'bacon' }, output: 'ABAAA BAABB BAABB AABAA', noRoundTrip: lossy },
      { input: { text: 'A-1!', cipher: 'a1z26' }, output: '1', warns: ['dropped'], noRoundTrip: lossy },
      { input: { text: 'où', cipher: 'vigenere', key: 'b' }, output: 'pù', warns: ['kept'] },
      { input: { text: 'Привет', cipher: 'caesar' }, output: 'Привет', warns: ['kept'] },
      { input: { text: '', cipher: 'caesar' }, output: '' },
      { input: { text: 'a', cipher: 'vigenere', key: 'a1' }, fails: 'bad-key', field: 'key' },
      { input: { text: 'a', cipher: 'playfair', key: 'é' }, fails: 'bad-key', field: 'key' },
      { input: { text: 'a', cipher: 'affine', a: 13 }, fails: 'not-invertible', field: 'a' },
      { input: { text: 'a', cipher: 'affine', a: 2 }, fails: 'not-invertible', field: 'a' },
      { input: { text: 'a'.repeat(100_000), cipher: 'rail-fence' }, check: (made) => made.length === 100_000 },
    ],
  },
  decrypt: {
    examples: [
      ...decrypts,
      { input: { text: 'ABC', cipher: 'playfair', key: 'lemon' }, fails: 'odd-letters' },
      { input: { text: 'AABAC', cipher: 'bacon' }, fails: 'bad-sign', at: { offset: 4 } },
      { input: { text: 'AABA', cipher: 'bacon' }, fails: 'five-signs' },
      { input: { text: 'BBBBB', cipher: 'bacon26' }, fails: 'bad-sign' },
      { input: { text: '8-5-27', cipher: 'a1z26' }, fails: 'bad-sign', at: { offset: 4 } },
      { input: { text: '8-x', cipher: 'a1z26' }, fails: 'bad-sign', at: { offset: 2 } },
      { input: { text: '0', cipher: 'a1z26' }, fails: 'bad-sign' },
    ],
  },
  shifts: {
    examples: [
      { input: { text: 'Gur fgnghr vf va gur tneqra' }, check: (rows) => rows[0]?.shift === 13 },
      { input: { text: '12345' }, fails: 'no-letters' },
      { input: { text: 'a' }, check: (rows) => rows.length === 25 },
      { input: { text: 'Khoor, zruog! 😀' }, check: (rows) => rows[0]?.text === 'Hello, world! 😀' },
    ],
  },
});
