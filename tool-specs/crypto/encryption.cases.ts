import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { readSealed } from '../../src/lib/crypto/encryption/sealed.ts';
import { type default as tool, LOREM, CRYPTO_JS, SEALED, DAWN, KEY } from './encryption.ts';

export default casesOf<typeof tool>({
  encrypt: {
    examples: [
      {
        input: { text: '你好', passphrase: '密码', kdf: 'pbkdf2' },
        check: (text) => text.startsWith('enc1.aes-256-gcm.pbkdf2.i=600000.'),
      },
      {
        input: { text: LOREM.repeat(3), ...KEY, format: 'aes-pbkdf2', iterations: 1000 },
        check: (text) => text.startsWith('U2FsdGVkX1') && text.split('\n').every((line) => line.length <= 64),
        warns: ['legacy'],
      },
      ...(['triple-des', 'rabbit', 'rc4'] as const).map((format) => ({
        input: { text: DAWN, ...KEY, format },
        check: (text: string) => text.startsWith('U2FsdGVkX1'),
        warns: ['broken-cipher'] as const,
      })),
      {
        input: { text: sampleFile('a.bin', '', new Uint8Array([0, 255])), ...KEY, kdf: 'pbkdf2' },
        check: (text) => readSealed(text).data.length === 18,
        noRoundTrip: 'a file comes back as a file',
      },
      { input: { text: 'a\ud800', ...KEY }, fails: 'lone-surrogate', field: 'text' },
      { input: { text: 'a', passphrase: '\ud800' }, fails: 'lone-surrogate', field: 'passphrase' },
    ],
  },
  decrypt: {
    detect: [
      { matches: [SEALED], rejects: ['enc1.aes-256-gcm', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln'] },
      { matches: [CRYPTO_JS], rejects: ['U2FsdGVkX1', 'SGVsbG8gd29ybGQsIGhlbGxv', 'U2FsdGVkX1.AAAAAAAAAAAAAAAAAAAA'] },
    ],
    examples: [
      // CryptoJS.TripleDES, Rabbit and RC4
      {
        input: { encrypted: 'U2FsdGVkX19OXqk2wUwD/YS98aDmh6Nr97NLe60fudNwliXL0xCBkul9lHJXPvU+', ...KEY },
        output: { text: DAWN, format: { message: 'triple-des' } },
      },
      {
        input: { encrypted: 'U2FsdGVkX1+/HyLbRLr/0uBZdjtUjF+kwgBT9BdyTd8iCGGafkWswxmnhQ==', ...KEY, source: 'rabbit' },
        output: { text: DAWN },
        warns: ['unproved'],
      },
      {
        input: { encrypted: 'U2FsdGVkX19EbMBzvpUwEYm1Bo1rsZe4wTqpkzbO+Ak/TaQhwz8Mdxhr5A==', ...KEY },
        output: { text: DAWN, format: { message: 'rc4' } },
      },
      { input: { encrypted: CRYPTO_JS, passphrase: 'wrong' }, fails: 'wrong-key-or-not-text', field: 'passphrase' },
      { input: { encrypted: SEALED, passphrase: 'wrong' }, fails: 'wrong-key', field: 'passphrase' },
      { input: { encrypted: 'enc1.aes-256-gcm.pbkdf2.i=600000.AAAA', ...KEY }, fails: 'cut-off' },
      { input: { encrypted: 'SGVsbG8gd29ybGQ=', ...KEY }, fails: 'not-encrypted' },
      { input: { encrypted: 'U2FsdGVkX1*', ...KEY }, fails: 'bad-character', at: { offset: 10 } },
    ],
  },
});
