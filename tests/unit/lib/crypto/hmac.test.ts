import { createHmac, getHashes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHex, encodeHex, encodeUtf8 } from '../../../../src/lib/bytes/bytes.ts';
import { equalBytes, hmac, HMAC_NAMES, type HmacAlgorithm } from '../../../../src/lib/crypto/hmac.ts';

const hex = (text: string) => decodeHex(text).bytes;
const LARGE = 'Test Using Larger Than Block-Size Key - Hash Key First';
const LARGE_DATA =
  'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.';

/** Keys, data and codes from RFC 2202 (sections 2 and 3). */
const RFC_2202: [HmacAlgorithm, string, Uint8Array, string][] = [
  ['md5', '0b'.repeat(16), encodeUtf8('Hi There'), '9294727a3638bb1c13f48ef8158bfc9d'],
  [
    'md5',
    encodeHex(encodeUtf8('Jefe')),
    encodeUtf8('what do ya want for nothing?'),
    '750c783e6ab0b503eaa86e310a5db738',
  ],
  ['md5', 'aa'.repeat(16), hex('dd'.repeat(50)), '56be34521d144c88dbb8c733f0e8b3f6'],
  [
    'md5',
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    hex('cd'.repeat(50)),
    '697eaf0aca3a3aea3a75164746ffaa79',
  ],
  ['md5', '0c'.repeat(16), encodeUtf8('Test With Truncation'), '56461ef2342edc00f9bab995690efd4c'],
  ['md5', 'aa'.repeat(80), encodeUtf8(LARGE), '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd'],
  ['sha-1', '0b'.repeat(20), encodeUtf8('Hi There'), 'b617318655057264e28bc0b6fb378c8ef146be00'],
  [
    'sha-1',
    encodeHex(encodeUtf8('Jefe')),
    encodeUtf8('what do ya want for nothing?'),
    'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
  ],
  ['sha-1', 'aa'.repeat(20), hex('dd'.repeat(50)), '125d7342b9ac11cd91a39af48aa17b4f63f175d3'],
  [
    'sha-1',
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    hex('cd'.repeat(50)),
    '4c9007f4026250c6bc8414f9bf50c86c2d7235da',
  ],
  ['sha-1', '0c'.repeat(20), encodeUtf8('Test With Truncation'), '4c1a03424b55e07fe7f27be1d58bb9324a9a5a04'],
  ['sha-1', 'aa'.repeat(80), encodeUtf8(LARGE), 'aa4ae5e15272d00e95705637ce8a3b55ed402112'],
];

/** Keys, data and the SHA-224, 256, 384 and 512 codes from RFC 4231 (section 4). */
const RFC_4231: [string, Uint8Array, string[]][] = [
  [
    '0b'.repeat(20),
    encodeUtf8('Hi There'),
    [
      '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
      'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
      '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
    ],
  ],
  [
    encodeHex(encodeUtf8('Jefe')),
    encodeUtf8('what do ya want for nothing?'),
    [
      'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
  ],
  [
    'aa'.repeat(20),
    hex('dd'.repeat(50)),
    [
      '7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea',
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
      '88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e101a34f27',
      'fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb',
    ],
  ],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    hex('cd'.repeat(50)),
    [
      '6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a',
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
      '3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386c674cffb',
      'b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd',
    ],
  ],
  [
    'aa'.repeat(131),
    encodeUtf8(LARGE),
    [
      '95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
      '4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952',
      '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
    ],
  ],
  [
    'aa'.repeat(131),
    encodeUtf8(LARGE_DATA),
    [
      '3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
      '6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e6110c46523e',
      'e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58',
    ],
  ],
];

describe('published vectors', () => {
  it.each(RFC_2202)('RFC 2202, %s, key %s', async (id, key, data, code) => {
    expect(encodeHex(await hmac(id, hex(key), data))).toBe(code);
  });

  it.each(RFC_4231)('RFC 4231, key %s', async (key, data, codes) => {
    for (const [at, id] of (['sha-224', 'sha-256', 'sha-384', 'sha-512'] as const).entries())
      expect(encodeHex(await hmac(id, hex(key), data)), id).toBe(codes[at]);
  });

  it('RFC 4231, case 5: the first 128 bits', async () => {
    const code = await hmac('sha-256', hex('0c'.repeat(20)), encodeUtf8('Test With Truncation'));
    expect(encodeHex(code.subarray(0, 16))).toBe('a3b6167473100ee06e0c796c2955552b');
  });
});

/** Names in OpenSSL; it doesn't have the other algorithms. */
const NODE_NAMES: Partial<Record<HmacAlgorithm, string>> = {
  md5: 'md5',
  'sha-1': 'sha1',
  'sha-224': 'sha224',
  'sha-256': 'sha256',
  'sha-384': 'sha384',
  'sha-512': 'sha512',
  'sha-512-224': 'sha512-224',
  'sha-512-256': 'sha512-256',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  'ripemd-160': 'ripemd160',
  'blake2b-512': 'blake2b512',
  'blake2s-256': 'blake2s256',
  sm3: 'sm3',
};
const known = Object.entries(NODE_NAMES).filter(([, name]) => getHashes().includes(name));

it('matches OpenSSL for keys shorter and longer than the block size', async () => {
  expect(known.length).toBeGreaterThanOrEqual(12);
  const bytes = (maxLength: number) => fc.uint8Array({ maxLength, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...known), bytes(300), bytes(600), async ([id, name], key, data) => {
      const expected = createHmac(name, key).update(data).digest('hex');
      expect(encodeHex(await hmac(id as HmacAlgorithm, key, data))).toBe(expected);
    }),
    { numRuns: 200 },
  );
});

it('reads a file in slices and computes the same code as for its bytes, for every algorithm', async () => {
  const data = new Uint8Array(2_500_000).map((_, at) => at % 251);
  const key = encodeUtf8('key');
  for (const id of ['sha-256', 'sha3-512'] as const) {
    const shares: number[] = [];
    const code = await hmac(id, key, new File([data], 'big.bin'), { progress: (share) => shares.push(share) });
    expect(encodeHex(code)).toBe(createHmac(NODE_NAMES[id]!, key).update(data).digest('hex'));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(1);
  }
  const small = data.slice(0, 1000);
  for (const id of Object.keys(HMAC_NAMES) as HmacAlgorithm[])
    expect(await hmac(id, key, new File([small], 'small.bin')), id).toEqual(await hmac(id, key, small));
});

it('stops when aborted', async () => {
  await expect(
    hmac('sha-256', new Uint8Array(), new Uint8Array(10), { signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ name: 'AbortError' });
});

it('compares only complete codes', () => {
  expect(equalBytes(hex('00ff'), hex('00ff'))).toBe(true);
  expect(equalBytes(hex('00ff'), hex('00fe'))).toBe(false);
  expect(equalBytes(hex('00ff'), hex('00'))).toBe(false);
  expect(equalBytes(hex(''), hex(''))).toBe(true);
});
