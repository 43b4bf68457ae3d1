import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, ABANDON, ABOUT } from './bip39-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      { input: { words: '18', language: 'korean' }, check: ({ phrase }) => phrase.split(' ').length === 18 },
      { input: { passphrase: '\ud800' }, fails: 'lone-surrogate', field: 'passphrase' },
    ],
  },
  encode: {
    detect: [{ matches: ['7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f'], rejects: ['abandon ability', '7f7f'] }],
    examples: [
      {
        input: { entropy: 'ff'.repeat(32), passphrase: 'TREZOR' },
        output: {
          phrase: `${'zoo '.repeat(23)}vote`,
          seed: 'dd48c104698c30cfe2b6142103248622fb7bb0ff692eebb00089b32d22484e1613912f0a5b694407be899ffd31ed3992c456cdf60f5d4564b8ba3f05a69890ad',
        },
      },
      { input: { entropy: '0x80 '.repeat(24) }, check: ({ phrase }) => phrase.endsWith('always') },
      { input: { entropy: '00'.repeat(8) }, fails: 'bad-entropy-length', field: 'entropy' },
      { input: { entropy: '00'.repeat(33) }, fails: 'bad-entropy-length' },
      { input: { entropy: '00xy' }, fails: 'bad-character', at: { offset: 2 } },
      { input: { entropy: '000' }, fails: 'odd-digits' },
    ],
  },
  decode: {
    unrecognized: {
      'そつう　れきだい　ほんやく　わかす　りくつ　ばいか　ろせん　やちん　そつう　れきだい　ほんやく　わかめ':
        'words in Japanese, which no pattern tells from a sentence',
    },
    detect: [{ matches: [ABOUT], rejects: [ABANDON.trim(), `${ABANDON}x`, `${ABANDON}About.`] }],
    examples: [
      // Numbered words, as wallets show them; those of two columns are put in order.
      ...[
        (word: string, at: number) => `${at + 1}. ${word}`,
        (word: string, at: number) => `${at + 1}.${word}`,
        (word: string, at: number) => `${at + 1}) ${word}\n`,
        (word: string, at: number) => `(${at + 1}) ${word}`,
        (word: string, at: number) => `#${at + 1} ${word}`,
        (word: string, at: number) => `${String(at + 1).padStart(2, '0')}\t${word}\r\n`,
        (word: string, at: number) => `${at + 1}: ${word}`,
      ].map((write) => ({
        input: { phrase: ABOUT.split(' ').map(write).join(' ') },
        output: { entropy: '0'.repeat(32) },
      })),
      {
        input: {
          phrase: Array.from({ length: 6 }, (_, row) =>
            [row, row + 6].map((at) => `${at + 1}. ${ABOUT.split(' ')[at]}`).join('   '),
          ).join('\n'),
        },
        output: { entropy: '0'.repeat(32) },
      },
      { input: { phrase: ABOUT.replace('abandon', '7 abandon') }, fails: 'unlike-any-word' as const },
      // 24 words, in capitals and over two lines
      {
        input: { phrase: `${'ZOO '.repeat(12)}\n ${'zoo '.repeat(11)}vote` },
        output: { entropy: 'ff'.repeat(32), words: 24 },
      },
      // Four letters are enough (BIP 39).
      {
        input: { phrase: `${'aban '.repeat(11)}abou` },
        output: { entropy: '00'.repeat(16), words: 12 },
        noRoundTrip: 'the words are written in full',
      },
      {
        input: { phrase: ABOUT.replace('abandon', 'abandno') },
        fails: 'unknown-word',
        field: 'phrase',
        at: { offset: 0 },
      },
      { input: { phrase: ABOUT.replace('n a', 'n qqqqqq a') }, fails: 'unlike-any-word', at: { offset: 8 } },
      { input: { phrase: `${ABANDON}abandon` }, fails: 'bad-checksum' },
      { input: { phrase: 'legal winner thank' }, fails: 'bad-word-count' },
      { input: { phrase: ABOUT, list: 'italian' }, fails: 'unlike-any-word' },
      { input: { phrase: 'a\udc00' }, fails: 'lone-surrogate' },
    ],
  },
});
