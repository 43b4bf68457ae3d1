import { execFileSync, spawnSync } from 'node:child_process';
import { createDecipheriv, pbkdf2Sync, scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeBase64, encodeBase64, encodeHex, encodeUtf8 } from '../../../../../src/lib/bytes/bytes.ts';
import { textOrFile } from '../../../../../src/lib/crypto/encryption/content.ts';
import { bytesToKey, deriveKey, type Derivation, pbkdf2 } from '../../../../../src/lib/crypto/encryption/key.ts';
import {
  decryptSalted,
  encryptSalted,
  SALTED_FORMATS,
  type SaltedFormat,
} from '../../../../../src/lib/crypto/encryption/salted.ts';
import {
  isSealed,
  open,
  readSealed,
  seal,
  type SealedCipher,
} from '../../../../../src/lib/crypto/encryption/sealed.ts';
import { seeded } from '../../../seeded.ts';

const TEXT = 'Attack at dawn, 攻击 🔑';
const PASSPHRASE = 'my secret key';
const LIGHT: Derivation[] = [
  { kdf: 'pbkdf2', i: 10 },
  { kdf: 'scrypt', n: 4, r: 8, p: 1 },
  { kdf: 'argon2id', m: 64, t: 1, p: 2 },
];
const CIPHERS: SealedCipher[] = ['aes-256-gcm', 'chacha20-poly1305'];
const random = seeded();
const file = (base64: string) => decodeBase64(base64).bytes;
const read = (base64: string, format: SaltedFormat | 'auto' = 'auto', passphrase = PASSPHRASE, iterations = 10_000) =>
  decryptSalted(file(base64), passphrase, { format, iterations });

describe('keys', () => {
  it('match RFC 7914, sections 11 and 12, and the reference implementation of Argon2', async () => {
    const salt = encodeUtf8('salt');
    expect(encodeHex(await pbkdf2(encodeUtf8('passwd'), salt, 1, { length: 64 }))).toBe(
      '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
    );
    expect(encodeHex(await deriveKey('password', encodeUtf8('NaCl'), { kdf: 'scrypt', n: 10, r: 8, p: 16 }, 64))).toBe(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    );
    const argon2: Derivation = { kdf: 'argon2id', m: 65_536, t: 2, p: 1 };
    expect(encodeHex(await deriveKey('password', encodeUtf8('somesalt'), argon2, 32))).toBe(
      '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    );
    expect(encodeHex(await bytesToKey('md5', '', new Uint8Array(), 20))).toBe(
      'd41d8cd98f00b204e9800998ecf8427e59adb24e',
    );
  });

  it('are the same without WebCrypto', async () => {
    const [password, salt] = [encodeUtf8('passwd'), encodeUtf8('salt')];
    const quick = await pbkdf2(password, salt, 100, { length: 40 });
    vi.stubGlobal('crypto', {});
    expect(await pbkdf2(password, salt, 100, { length: 40 })).toEqual(quick);
    vi.unstubAllGlobals();
  });
});

describe('sealed text', () => {
  it('round-trips for any bytes, passphrase, cipher and derivation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom(...CIPHERS),
        fc.constantFrom(...LIGHT),
        async (bytes, passphrase, cipher, derivation) => {
          const text = await seal(bytes, passphrase, { cipher, derivation, random });
          expect(isSealed(text)).toBe(true);
          expect(await open(text.replace(/.{50}/g, '$&\n'), passphrase)).toEqual(bytes);
          await expect(open(text, `${passphrase}x`)).rejects.toMatchObject({ code: 'wrong-key' });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('follows its documented format, so another library can decrypt it', async () => {
    for (const cipher of CIPHERS)
      for (const derivation of LIGHT.filter(({ kdf }) => kdf !== 'argon2id')) {
        const text = await seal(encodeUtf8(TEXT), PASSPHRASE, { cipher, derivation, random });
        const [salt, nonce, data] = text
          .split('.')
          .slice(4)
          .map((part) => Buffer.from(part, 'base64url'));
        const key =
          derivation.kdf === 'scrypt'
            ? scryptSync(PASSPHRASE, salt!, 32, { N: 16, r: 8, p: 1 })
            : pbkdf2Sync(PASSPHRASE, salt!, 10, 32, 'sha256');
        const box = createDecipheriv(cipher as 'aes-256-gcm', key, nonce!, { authTagLength: 16 });
        box.setAAD(Buffer.from(text.slice(0, text.lastIndexOf('.') + 1)));
        box.setAuthTag(data!.subarray(-16));
        expect(Buffer.concat([box.update(data!.subarray(0, -16)), box.final()]).toString()).toBe(TEXT);
      }
  });

  it('detects every change, including in the non-secret parts', async () => {
    const text = await seal(encodeUtf8(TEXT), PASSPHRASE, { cipher: 'aes-256-gcm', derivation: LIGHT[0]!, random });
    for (let at = 0; at < text.length; at++) {
      const altered = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      const result = await open(altered, PASSPHRASE).catch((error: { code: string }) => error.code);
      // the last Base64 digit may contain unused bits
      if (typeof result !== 'string') expect(readSealed(altered).data).toEqual(readSealed(text).data);
    }
    for (let length = 0; length < text.length; length++)
      await expect(open(text.slice(0, length), PASSPHRASE)).rejects.toHaveProperty('code');
    await expect(open(text.replace('i=10', 'i=11'), PASSPHRASE)).rejects.toMatchObject({ code: 'wrong-key' });
  });

  it.each([
    ['enc2.aes-256-gcm.pbkdf2.i=1.AAAA.AAAA.AAAA', 'bad-header'],
    ['enc1.rot13.pbkdf2.i=1.AAAA.AAAA.AAAA', 'bad-header'],
    ['enc1.aes-256-gcm.constructor.i=1.AAAA.AAAA.AAAA', 'bad-header'],
    ['enc1.aes-256-gcm.pbkdf2.i=0.AAAA.AAAA.AAAA', 'bad-costs'],
    ['enc1.aes-256-gcm.pbkdf2.i=99999999999.AAAA.AAAA.AAAA', 'bad-costs'],
    ['enc1.aes-256-gcm.scrypt.n=31,r=8,p=1.AAAA.AAAA.AAAA', 'bad-costs'],
    ['enc1.aes-256-gcm.argon2id.m=9,t=1,p=4.AAAA.AAAA.AAAA', 'bad-costs'],
    ['enc1.aes-256-gcm.pbkdf2.i=1.AAAA.AAAA.AAAA', 'bad-header'],
    ['enc1.aes-256-gcm.pbkdf2.i=1', 'cut-off'],
  ])('rejects %s', (text, code) => {
    expect(() => readSealed(text)).toThrow(expect.objectContaining({ code }));
  });
});

/** Salt 0102030405060708, created by OpenSSL 3.0.19 from TEXT and a newline; OpenSSL omits the header when given a salt. */
const HEAD = [...encodeUtf8('Salted__'), 1, 2, 3, 4, 5, 6, 7, 8];
const withHead = (base64: string) => encodeBase64(Uint8Array.from([...HEAD, ...file(base64)]));
const OPENSSL: [SaltedFormat, number, string][] = [
  ['aes-md5', 1, 'Flxt9NLsx2TE8UxpiBhJxLwSG5o1+0lF8TQcJc1xmvM='],
  ['aes-sha256', 1, 'gOwXa3e5mKo5tDeMlzaMEw6m5ryMcuasZ2cqdyatmBg='],
  ['aes-pbkdf2', 10_000, 'aPS97fgxKOxWUX6ZlAf60JYSynv83KHAIEnv/8QNoQ4='],
  ['aes-pbkdf2', 1000, 'eVvMbDPmmiBw93YYQn9PyF/U2mUCw7sottINnUQ5FtM='],
  ['triple-des', 1, 'uoMdVWZ6zQNIBzPEYjPx/gF73DN87xce7pBAjoFvfDE='],
  ['rc4-128', 1, 'qCyFvVF4K0nYV3euJApe6JN20GlJjY6/q706Mw=='],
];
/** Created by CryptoJS 4.2.0 from TEXT. */
const CRYPTO_JS: [SaltedFormat, string][] = [
  ['aes-md5', 'U2FsdGVkX18nJMnFXfz8dEpf/QJHqdzk0y6X4zO+QkQ3V/Tt6vk+aERZfWJTO50W'],
  ['triple-des', 'U2FsdGVkX19OXqk2wUwD/YS98aDmh6Nr97NLe60fudNwliXL0xCBkul9lHJXPvU+'],
  ['rabbit', 'U2FsdGVkX1+/HyLbRLr/0uBZdjtUjF+kwgBT9BdyTd8iCGGafkWswxmnhQ=='],
  ['rc4', 'U2FsdGVkX19EbMBzvpUwEYm1Bo1rsZe4wTqpkzbO+Ak/TaQhwz8Mdxhr5A=='],
];

describe('salted files', () => {
  it.each(OPENSSL)('created by openssl are decrypted: %s, %i', async (format, iterations, base64) => {
    expect(await read(withHead(base64), format, PASSPHRASE, iterations)).toEqual({ text: `${TEXT}\n`, format });
    expect(await read(withHead(base64), 'auto', PASSPHRASE, iterations)).toEqual({ text: `${TEXT}\n`, format });
  });

  it.each(CRYPTO_JS)('created by CryptoJS are decrypted: %s', async (format, base64) => {
    expect(await read(base64, format)).toEqual({ text: TEXT, format });
    expect(await read(base64)).toEqual({ text: TEXT, format });
  });

  it.each([...OPENSSL.map(([format, , base64]) => [format, withHead(base64)] as const), ...CRYPTO_JS])(
    'fail with a wrong key, 400 times: %s, %s',
    async (format, base64) => {
      for (let trial = 0; trial < 400; trial++)
        // One wrong key in 256 produces padding by chance; nothing proves such bytes, and they are no text.
        await read(base64, format, `wrong ${trial}`, 2).then(
          (opened) => expect(opened).toMatchObject({ text: null, proved: false }),
          (error: unknown) => expect(error).toMatchObject({ code: 'wrong-key-or-not-text' }),
        );
    },
  );

  it('round-trip for any text without control characters', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((each) => !/\p{Cc}/u.test(each));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(SALTED_FORMATS) as SaltedFormat[])),
        text,
        async (format, each) => {
          const made = await encryptSalted(encodeUtf8(each), PASSPHRASE, { format, iterations: 3, random });
          expect(await decryptSalted(made, PASSPHRASE, { format, iterations: 3 })).toEqual({ text: each, format });
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(CRYPTO_JS)('match CryptoJS byte for byte, given the same salt: %s', async (format, base64) => {
    const salt = file(base64).slice(8, 16);
    const made = await encryptSalted(encodeUtf8(TEXT), PASSPHRASE, { format, iterations: 1, random: () => salt });
    expect(encodeBase64(made)).toBe(base64);
  });

  const openssl = spawnSync('openssl', ['version']).error === undefined;
  it.runIf(openssl).each([
    ['aes-md5', ['-aes-256-cbc', '-md', 'md5']],
    ['aes-sha256', ['-aes-256-cbc', '-md', 'sha256']],
    ['aes-pbkdf2', ['-aes-256-cbc', '-pbkdf2']],
    ['triple-des', ['-des-ede3-cbc', '-md', 'md5']],
  ] as const)('can be exchanged with openssl in both directions: %s', async (format, options) => {
    const run = (input: Uint8Array, ...more: string[]) =>
      execFileSync('openssl', ['enc', ...options, '-pass', `pass:${PASSPHRASE}`, ...more], { input, stdio: 'pipe' });
    const made = await encryptSalted(encodeUtf8(TEXT), PASSPHRASE, { format, iterations: 10_000, random });
    expect(run(made, '-d').toString()).toBe(TEXT);
    expect(await read(run(encodeUtf8(TEXT), '-a').toString(), format)).toEqual({ text: TEXT, format });
  });

  it('are rejected if not encrypted, cut off or too short to detect the format', async () => {
    await expect(read(encodeBase64(encodeUtf8('Salted_?12345678')))).rejects.toMatchObject({ code: 'not-encrypted' });
    await expect(read(encodeBase64(encodeUtf8('Salted__1234567')))).rejects.toMatchObject({ code: 'cut-off' });
    await expect(read(encodeBase64(encodeUtf8('Salted__12345678')))).rejects.toMatchObject({ code: 'cut-off' });
    await expect(read(encodeBase64(encodeUtf8('Salted__12345678abc')), 'aes-md5')).rejects.toMatchObject({
      code: 'cut-off',
    });
    await expect(read(encodeBase64(encodeUtf8('Salted__12345678abc')))).rejects.toMatchObject({
      code: 'format-needed',
    });
  });
});

it('empty text encrypted with a stream cipher is only a header', async () => {
  const file = new TextEncoder().encode('Salted__12345678');
  for (const format of ['rc4', 'rc4-128', 'rabbit'] as const)
    expect(await decryptSalted(file, 'key', { format, iterations: 1 })).toEqual({ text: '', format });
});

describe('decrypted bytes', () => {
  const typeOf = async () => ({ type: 'application/octet-stream', extension: 'bin' });
  it.each([
    ['zeros', [0, 0, 0, 0, 1], '', null],
    ['an archive of ASCII', [0x61, ...Array.from({ length: 99 }, () => 0), 0x30], '', null],
    ['noise', [0x8c, 0x0d, 0x04, 0x07, 0x03, 0x02], '', null],
    ['Windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет', 'Windows-1251'],
    ['Latin-1', [0x47, 0x72, 0xfc, 0xdf, 0x65], 'Grüße', 'Windows-1252'],
  ])('come out as a file with the same bytes: %s', async (_, numbers, text, charset) => {
    const bytes = Uint8Array.from(numbers);
    expect(await textOrFile(bytes, typeOf)).toMatchObject({ text, charset, file: { bytes } });
  });

  it('are text if they are', async () => {
    const bytes = new TextEncoder().encode('\ufeffa\tb\r\n\u001b[1mΩ\f');
    expect(await textOrFile(bytes, typeOf)).toEqual({ text: '\ufeffa\tb\r\n\u001b[1mΩ\f', file: null, charset: null });
  });
});
