import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { platformHash } from '../../../../src/executor/platform-hash.ts';
import { ALGORITHMS, type AlgorithmId, digest } from '../../../../src/lib/crypto/digest.ts';

/** OpenSSL's names of the algorithms that it has. */
const OPENSSL: Partial<Record<AlgorithmId, string>> = {
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

const names = Object.entries(OPENSSL) as [AlgorithmId, string][];

/** Around the ends of blocks, and longer than what is hashed at once. */
const LENGTHS = [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 143, 144, 1000, 16_385, (1 << 20) + 7];

const bytesOf = (length: number) => new Uint8Array(length).map((_, at) => at * 31 + (at >> 8));

test('pages and programs get the digests of OpenSSL', async () => {
  const ids = names.map(([id]) => id);
  for (const bytes of LENGTHS.map(bytesOf)) {
    const digests = await digest(ids, bytes);
    for (const [id, name] of names) {
      const expected = createHash(name).update(bytes).digest('hex');
      const platform = platformHash(name);
      platform?.update(bytes);
      expect([Buffer.from(digests[id]).toString('hex'), platform?.digest().length], `${id} ${bytes.length}`).toEqual([
        expected,
        ALGORITHMS[id].size,
      ]);
    }
  }
});

test('pages and programs get the HMAC of OpenSSL, with keys of any length', async () => {
  const data = bytesOf(300);
  for (const [id, name] of names)
    for (const key of [0, 1, 64, 65, 128, 129, 200].map(bytesOf)) {
      const [wasm, platform] = [await ALGORITHMS[id].keyed(key), platformHash(name, key)];
      const codes = [wasm, platform].map((hasher) => {
        hasher?.update(data);
        return Buffer.from(hasher?.digest() ?? []).toString('hex');
      });
      const expected = createHmac(name, key).update(data).digest('hex');
      expect(codes, `${id} with a key of ${key.length}`).toEqual([expected, expected]);
    }
});

test('two digests of the same algorithm at once do not mix', async () => {
  const [a, b] = [bytesOf(1_200_000), bytesOf(1_199_999)];
  const both = await Promise.all([digest(['sha-512-256'], a), digest(['sha-512-256'], b)]);
  const expected = [a, b].map((bytes) => createHash('sha512-256').update(bytes).digest('hex'));
  expect(both.map((digests) => Buffer.from(digests['sha-512-256']).toString('hex'))).toEqual(expected);
});

test('an algorithm that the platform lacks is null', () => {
  expect([platformHash('whirlpool-0'), platformHash('nope', new Uint8Array(1))]).toEqual([null, null]);
});
