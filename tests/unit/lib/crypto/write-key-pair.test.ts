import { expect, test } from 'vitest';
import { generateKeyPair } from '../../../../src/lib/crypto/generate-key-pair.ts';
import { writeKeyPair } from '../../../../src/lib/crypto/write-key-pair.ts';

const plain = { passphrase: '', comment: '', random: (count: number) => new Uint8Array(count).fill(7) };
const pair = await generateKeyPair('p-256', 0);
const edwards = await generateKeyPair('ed25519', 0);

const label = (text: string) => /^-----BEGIN ([^-]+)-----/.exec(text)?.[1];

test.each([
  ['pkcs8', 'PUBLIC KEY', 'PRIVATE KEY'],
  ['traditional', 'PUBLIC KEY', 'EC PRIVATE KEY'],
  ['openssh', undefined, 'OPENSSH PRIVATE KEY'],
] as const)('%s', async (format, publicLabel, privateLabel) => {
  const { publicKey, privateKey } = await writeKeyPair(pair, format, plain);
  expect([label(publicKey), label(privateKey)]).toEqual([publicLabel, privateLabel]);
});

test('a passphrase is used for PKCS #8 but not the traditional format, a comment for OpenSSH', async () => {
  const given = { ...plain, passphrase: 'secret', comment: 'me@home' };
  expect(label((await writeKeyPair(pair, 'pkcs8', given)).privateKey)).toBe('ENCRYPTED PRIVATE KEY');
  expect(label((await writeKeyPair(pair, 'traditional', given)).privateKey)).toBe('EC PRIVATE KEY');
  expect((await writeKeyPair(edwards, 'openssh', given)).publicKey).toMatch(/^ssh-ed25519 \S+ me@home\n$/);
});

test('Ed25519 has no traditional format and falls back to PKCS #8', async () => {
  expect(label((await writeKeyPair(edwards, 'traditional', plain)).privateKey)).toBe('PRIVATE KEY');
});

test('a JWK contains only key members, and the public one no private value', async () => {
  const { publicKey, privateKey } = await writeKeyPair(pair, 'jwk', plain);
  expect(Object.keys(JSON.parse(privateKey) as object).toSorted()).toEqual(['crv', 'd', 'kty', 'x', 'y']);
  expect(Object.keys(JSON.parse(publicKey) as object).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
});
