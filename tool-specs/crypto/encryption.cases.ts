import { casesOf, type OutputFile, sampleFile } from '../../src/core/spec.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import { readSealed } from '../../src/lib/crypto/encryption/sealed.ts';
import { type default as tool, LOREM, CRYPTO_JS, SEALED, DAWN, KEY } from './encryption.ts';

/** The way back seals the text in the same slow way, whatever it was opened from. */
const SEALED_AGAIN = 'the example of a sealed text goes the same way back';

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
        noRoundTrip: SEALED_AGAIN,
      },
      {
        input: { encrypted: 'U2FsdGVkX1+/HyLbRLr/0uBZdjtUjF+kwgBT9BdyTd8iCGGafkWswxmnhQ==', ...KEY, source: 'rabbit' },
        output: { text: DAWN },
        warns: ['unproved'],
        noRoundTrip: SEALED_AGAIN,
      },
      {
        input: { encrypted: 'U2FsdGVkX19EbMBzvpUwEYm1Bo1rsZe4wTqpkzbO+Ak/TaQhwz8Mdxhr5A==', ...KEY },
        output: { text: DAWN, format: { message: 'rc4' } },
        noRoundTrip: SEALED_AGAIN,
      },
      // Bytes that openssl has encrypted come back as a file of their type.
      ...(
        [
          [
            'U2FsdGVkX18BAgMEBQYHCMgdTkqgZNHWNiRtv0fkkWqkbm4KU77lDFq4/cfiGFyEPkWHwQlRqZYu4b/6/x+Rdw==',
            '1f8b0800000000000203cb48cdc9c95728cf2fca49d15148cecf2d284a2d2e4e4d01006c8f657b17000000',
            'application/gzip',
            '',
          ],
          [
            'U2FsdGVkX18BAgMEBQYHCPBZooE1MiwQ0heXgMs5tVnwp1pvM6zsieRqg8GFSfoH',
            'fffe47007200fc00df0065002c002000164e4c75',
            'text/plain',
            'Grüße, 世界',
          ],
          [
            'U2FsdGVkX18BAgMEBQYHCBGVrxMMt+pqP2vbh17h5Luw1JPvzSREpi+iVPDfrnYHibC7D6xs0bzo0BRL5Jj5Pg==',
            '570072006900740065002d0048006f0073007400200022006800690022000d000a00',
            'text/plain',
            'Write-Host "hi"\r\n',
          ],
          ['U2FsdGVkX18BAgMEBQYHCAA93htu4kPLYIc0E+wjLHB5p/A9MmfNFw==', '636166e9206372e86d65206272fb6ce9650a', '', ''],
          [
            'U2FsdGVkX18BAgMEBQYHCIIwFoSs4SdDyC8CpTOopg0O2cHDeNKMXkYhuf5tu9uu0hKMNjtHzh55G7GEU5Ql0cbndv+Dtyp4kkHsN2EsA47jLsqi4CjzkkaIgi024F9E5eFss1ISTDg6RHBs7flwS85qoqFrx0cbdPKM8a4WEW+1DH7SkFs9ljpLwyKY5iQN0kbuFB2WSc0ZtIHX9iqPRPqO6SjNuGdF6VTwJuAb3Yg5F+Dpe1kWdTN+T2zCQxtubFu5Yd/815SreIV9NpHFe0n5NGRO81hILhVMHpcFDprCHt+9dwv1jRIXcJ0kRW4ID6xa6iFNxNQoeb1aPQxpKiBspJXtE9ZrLjxhNE0BBkWH6T/De1gTlbK7alZOx6Ax',
            '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
            'application/octet-stream',
            '',
          ],
          [
            'U2FsdGVkX18BAgMEBQYHCLjLqDK0HcIRPdv9zahdDwU=',
            '00ff01fe02fd03fc04fb05fa06f907',
            'application/octet-stream',
            '',
          ],
          [
            'U2FsdGVkX18BAgMEBQYHCP13ECBJirPu8NRZAZQ8aQ6Ay/3kZyqN4UVK0+ntT2lDrEjgohM++FVG/HjB93bAhw==',
            '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
            'image/png',
            '',
          ],
          [
            'U2FsdGVkX18BAgMEBQYHCO7Z/clAojYDzG9HQ0F0VWYdTkRTaNGJ9Q==',
            '255044462d312e340a25e2e3cfd30a312030206f626a',
            'application/pdf',
            '',
          ],
        ] as const
      ).map(([encrypted, hex, type, text]) => ({
        input: { encrypted, ...KEY },
        check: (output: { text: string; file: OutputFile | null }) =>
          output.text === text &&
          output.file?.bytes instanceof Uint8Array &&
          encodeHex(output.file.bytes) === hex &&
          (type === '' || output.file.type === type),
        noRoundTrip: 'a file comes back as a file',
      })),
      { input: { encrypted: CRYPTO_JS, passphrase: 'wrong' }, fails: 'wrong-key-or-not-text', field: 'passphrase' },
      { input: { encrypted: SEALED, passphrase: 'wrong' }, fails: 'wrong-key', field: 'passphrase' },
      { input: { encrypted: 'enc1.aes-256-gcm.pbkdf2.i=600000.AAAA', ...KEY }, fails: 'cut-off' },
      { input: { encrypted: 'SGVsbG8gd29ybGQ=', ...KEY }, fails: 'not-encrypted' },
      { input: { encrypted: 'U2FsdGVkX1*', ...KEY }, fails: 'bad-character', at: { offset: 10 } },
    ],
  },
});
