import { casesOf, type OutputFile, sampleFile } from '../../src/core/spec.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import { readSealed } from '../../src/lib/crypto/encryption/sealed.ts';
import { type default as tool, LOREM, CRYPTO_JS, SEALED, DAWN, KEY } from './encryption.ts';

/** The way back seals the text in the same slow way, whatever it was opened from. */
const SEALED_AGAIN = 'the example of a sealed text goes the same way back';

const NIST_KEY = '000102030405060708090a0b0c0d0e0f1011121314151617';
const LONG_KEY = `${NIST_KEY}18191a1b1c1d1e1f`;
const SHORT_KEY = NIST_KEY.slice(0, 32);
const IV = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff';
const NONCE = IV.slice(0, 24);

/** DAWN, by `openssl enc -K … -iv … -a -A`, and in GCM by Python's cryptography 48, with the tag at the end. */
const RAW = [
  ['key-cbc', SHORT_KEY, IV, 'HbR22E2+pK9ZYRJ+593BMjS6X3ZHp5YjrGJL8EE+6tc='],
  ['key-cbc', NIST_KEY, IV, 'YubPA0TL6V6UU+WzROKHIinEg/3j2up+AlE7DuC4saw='],
  ['key-cbc', LONG_KEY, IV, 'TN/pvEkfm2nx05RMtdo9V/nPaGHP53iVmWb4YXYcFgo='],
  ['key-ctr', SHORT_KEY, IV, 'J9OziVc5ESnjcbpmRHiBjVQVbOUwJRxdOzni'],
  ['key-ctr', NIST_KEY, IV, 'avY8MzeZSfHH+VJjh4uE0z2ckGZOL9fBGPsZ'],
  ['key-ctr', LONG_KEY, IV, '03S57ED9oKouSYI1N1xPNCzLwKV2kRQx8TPE'],
  ['key-ecb', SHORT_KEY, '', 'ZfDbhFhoL4KEkOZPHHKTy9RAccgz38AdDfTncsiuV5w='],
  ['key-ecb', NIST_KEY, '', 'BpeNDwwHsM5OAoWP4mJH5dykH4kZeaULzf2cURxI7ss='],
  ['key-ecb', LONG_KEY, '', 'EPVmvXLAFBbNdHTKq8IWIXkMiN+L3NXUKCkzXY/1JOw='],
  ['key-gcm', SHORT_KEY, NONCE, 'UG6SElmzRRVH3FvRoG6BV6MbmNFscNe9RyVEoZkqwq+6aowPOQTauZ40yg=='],
  ['key-gcm', NIST_KEY, NONCE, 'rY15XO8LWnsxwaIweEBq/0Vs/UD+7AZX1fG996evnDxtMAk5Tg+YclQvww=='],
  ['key-gcm', LONG_KEY, NONCE, 'KHI3YR9R8hXr15P7+SROlvZ14ie/vG9oycKihauW09Q69BQymRmYUUH9dA=='],
  ['key-gcm', LONG_KEY, IV, '+RVoTvLrzqbcxTekekCWipRw+15/G9FiNgDmUNIsqY+w+NrNLRjNyXEDSw=='],
  // Keys in Base64 and Base64url, and with colons.
  [
    'key-cbc',
    'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    '8PHy8/T19vf4+fr7/P3+/w==',
    'TN/pvEkfm2nx05RMtdo9V/nPaGHP53iVmWb4YXYcFgo=',
  ],
  ['key-cbc', ` 0x${LONG_KEY.toUpperCase()}\n`, `0x${IV}`, 'TN/pvEkfm2nx05RMtdo9V/nPaGHP53iVmWb4YXYcFgo='],
  ['key-ctr', '-vv8_f7_-vv8_f7_YWJjZA==', '1234567890123456', 'Ym9lspSMIZACInqQixzk/7Ag1nyosssuDa/I'],
] as const;
const HEX_LIKE = '0123456789abcdef0123456789abcdef';
/** The same 32 characters as hexadecimal, Base64 and text are three keys; values of Python's cryptography. */
const THREE_KEYS = [
  ['hex', 'fkdZe2abV/r8jcrYtq9vYz1HsDPcy9lXcNVt'],
  ['base64', 'jtjQCTUl3CkYywNZMZIvxDthoKdvnav3fKE/'],
  ['text', '8/ih+0YoTFv63IfWF23rS9dksYzCT3624W6l'],
] as const;
const NO_PROOF = 'nothing tells CTR from noise, so its format is set by hand';
const CTR = { passphrase: HEX_LIKE, iv: '1234567890123456' };

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
      ...RAW.map(([format, passphrase, iv, output]) => ({
        input: { text: DAWN, passphrase, format, iv },
        output,
        ...(format === 'key-ctr' && { noRoundTrip: NO_PROOF }),
      })),
      ...THREE_KEYS.map(([keyReading, output]) => ({
        input: { text: DAWN, ...CTR, format: 'key-ctr' as const, keyReading },
        output,
        reads: keyReading,
        others: (['hex', 'base64', 'text'] as const).filter((notation) => notation !== keyReading),
        warns: ['not-authenticated'] as const,
        noRoundTrip: NO_PROOF,
      })),
      {
        input: { text: DAWN, ...CTR, format: 'key-ctr' },
        output: THREE_KEYS[0][1],
        reads: 'hex',
        others: ['base64', 'text'],
        noRoundTrip: NO_PROOF,
      },
      {
        input: { text: DAWN, passphrase: LONG_KEY, format: 'key-gcm' },
        check: (text) => text.length === 76,
        warns: ['iv-in-front'],
      },
      {
        input: { text: 'a', passphrase: SHORT_KEY, format: 'key-ecb' },
        check: (text) => text.length === 24,
        warns: ['patterns'],
      },
      // openssl pads a short key with zeros, and says so.
      ...['00', `${SHORT_KEY}00`, 'secret', SHORT_KEY.slice(1), 'AAECAwQFBgcICQ==', 'пароль', LONG_KEY.repeat(2)].map(
        (passphrase) => ({
          input: { text: 'a', passphrase, format: 'key-cbc' as const, iv: IV },
          fails: 'key-length' as const,
          field: 'passphrase' as const,
        }),
      ),
      {
        input: { text: 'a', passphrase: `${SHORT_KEY.slice(2)}zz`, format: 'key-cbc', keyReading: 'hex' },
        fails: 'key-digits',
        field: 'passphrase',
      },
      {
        input: { text: 'a', passphrase: LONG_KEY, format: 'key-cbc', keyReading: 'text' },
        fails: 'key-length',
        field: 'passphrase',
      },
      ...[NONCE, '00', `${IV}00`, 'short', '8PHy8w=='].map((iv) => ({
        input: { text: 'a', passphrase: SHORT_KEY, format: 'key-cbc' as const, iv },
        fails: 'iv-length' as const,
        field: 'iv' as const,
      })),
      { input: { text: 'a', passphrase: SHORT_KEY, format: 'key-gcm', iv: 'f0f1' }, fails: 'iv-length', field: 'iv' },
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
      ...RAW.map(([source, passphrase, iv, encrypted]) => ({
        input: { encrypted, passphrase, source, iv },
        output: { text: DAWN, file: null },
        noRoundTrip: 'the format is set by hand',
      })),
      ...THREE_KEYS.map(([keyReading, encrypted]) => ({
        input: { encrypted, ...CTR, source: 'key-ctr' as const, keyReading },
        output: { text: DAWN },
        reads: keyReading,
        warns: ['not-authenticated', 'unproved-key'] as const,
        noRoundTrip: 'the format is set by hand',
      })),
      // Found by themselves, since the tag or the padding proves them.
      ...[RAW[2], RAW[6], RAW[11]].map(([source, passphrase, iv, encrypted]) => ({
        input: { encrypted, passphrase, iv },
        output: { text: DAWN, format: `AES-${passphrase.length * 4}-${source.slice(4).toUpperCase()}` },
        noRoundTrip: 'the format is set by hand',
      })),
      { input: { encrypted: RAW[2][3], passphrase: NIST_KEY, iv: IV }, fails: 'not-encrypted' },
      // Hexadecimal, in lines, and with the IV in front.
      {
        input: {
          encrypted: '4cdfe9bc491f9b69f1d3944cb5da3d57\nf9cf6861cfe778959966f861761c160a',
          passphrase: LONG_KEY,
          source: 'key-cbc',
          iv: IV,
        },
        output: { text: DAWN, format: 'AES-256-CBC' },
        noRoundTrip: 'Base64 comes back',
      },
      {
        input: {
          encrypted: '8PHy8/T19vf4+fr7/P3+/x20dthNvqSvWWESfufdwTI0ul92R6eWI6xiS/BBPurX',
          passphrase: SHORT_KEY,
          source: 'key-cbc',
        },
        output: { text: DAWN, format: 'AES-128-CBC' },
        warns: ['not-authenticated', 'iv-in-front'],
        noRoundTrip: 'the format is set by hand',
      },
      {
        input: {
          encrypted: 'MN5+mO2prEM17WWLNPZJgZTrcvoWbwRlVIff0EeW+TA=',
          passphrase: SHORT_KEY,
          source: 'key-cbc',
          iv: IV,
        },
        check: ({ file }) => (file as OutputFile).type === 'image/png',
        noRoundTrip: 'a file comes back as a file',
      },
      {
        input: { encrypted: '0CpIJE7M3CN5Ik28VHA2Eg==', passphrase: SHORT_KEY, source: 'key-cbc', iv: IV },
        output: { text: '', format: 'AES-128-CBC' },
        noRoundTrip: 'the format is set by hand',
      },
      ...(
        [
          ['key-cbc', LONG_KEY, RAW[0][3], 'wrong-raw-key'],
          ['key-gcm', SHORT_KEY, RAW[11][3], 'wrong-raw-key'],
          ['key-gcm', LONG_KEY, 'AAAA', 'cut-off'],
          ['key-cbc', SHORT_KEY, RAW[0][3].slice(0, 28), 'cut-off'],
          ['key-ecb', SHORT_KEY, 'AAAA', 'cut-off'],
        ] as const
      ).map(([source, passphrase, encrypted, fails]) => ({
        input: { encrypted, passphrase, source, iv: source === 'key-gcm' ? NONCE : IV },
        fails,
      })),
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
          [
            'U2FsdGVkX18BAgMEBQYHCAA93htu4kPLYIc0E+wjLHB5p/A9MmfNFw==',
            '636166e9206372e86d65206272fb6ce9650a',
            'text/plain',
            'café crème brûlée\n',
          ],
          ['U2FsdGVkX18BAgMEBQYHCDlviymq8+Fc+cbL81cYJNo=', 'cff0e8e2e5f220ece8f00d0a', 'text/plain', 'Привет мир\r\n'],
          // Bytes that are UTF-8 by chance are no text.
          [
            'U2FsdGVkX18BAgMEBQYHCLLV5UhC+gdceTShxFYkVU35X38TNnqyl97eNrvTtO7p',
            '53514c69746520666f726d617420330010000101',
            'application/vnd.sqlite3',
            '',
          ],
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
          output.file.type === type,
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
