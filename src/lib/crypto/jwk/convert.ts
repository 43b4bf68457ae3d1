// Reads keys in either form and writes them in the other.
import { encodeBase64, encodeUtf8 } from '../../bytes/bytes.ts';
import { findPem } from '../asn1/pem.ts';
import { digest } from '../digest.ts';
import { findJwks, type Jwk } from '../pasted/jwk.ts';
import { plainPem } from '../pasted/plain-pem.ts';
import { nameOfJwk } from '../pem-facts.ts';
import { readSshKeys } from '../ssh-line.ts';
import { canonicalText, checkParts, isPrivate, keyProblem, type KeyParts, normalized, publicOf } from './parts.ts';
import { keyOfBlock, okpPublicOf, pemOfKey } from './pem-jwk.ts';

/** Members that say what a key is for. */
const META = ['kid', 'use', 'key_ops', 'alg'] as const;

export interface ConvertedKey {
  /** Such as `RSA 2048`. */
  name: string;
  isPrivate: boolean;
  thumbprint: string;
  kid: string | null;
  jwk: KeyParts;
  publicJwk: KeyParts;
  pem: string;
  publicPem: string;
}

async function converted(raw: KeyParts, meta: Readonly<Record<string, unknown>>): Promise<ConvertedKey> {
  const key = normalized(raw);
  await checkParts(key, okpPublicOf);
  const hash = await digest(['sha-256'], encodeUtf8(canonicalText(key)));
  const thumbprint = encodeBase64(hash['sha-256'], { url: true, padding: false });
  const kept = Object.fromEntries(META.flatMap((name) => (name in meta ? [[name, meta[name]]] : [])));
  const kid = typeof meta['kid'] === 'string' ? meta['kid'] : null;
  // What a private key may do isn't what its public part may do
  const { key_ops: _ops, ...shared } = kept;
  return {
    name: nameOfJwk({ ...key }) ?? key.kty,
    isPrivate: isPrivate(key),
    thumbprint,
    kid,
    jwk: { ...key, ...kept, kid: kid ?? thumbprint } as KeyParts,
    publicJwk: { ...publicOf(key), ...shared, kid: kid ?? thumbprint } as KeyParts,
    pem: pemOfKey(key),
    publicPem: pemOfKey(publicOf(key)),
  };
}

/** Returns the keys of a text and the form they are in. Throws Problem. */
export async function convertKeys(text: string): Promise<{ from: 'jwk' | 'pem'; keys: ConvertedKey[] }> {
  const jwks: readonly Jwk[] = findJwks(text);
  if (jwks.length > 0)
    return { from: 'jwk', keys: await Promise.all(jwks.map((key) => converted(key as KeyParts, key))) };
  const ssh = readSshKeys(text)?.flatMap(({ jwk }) => (jwk ? [jwk as KeyParts] : []));
  if (ssh && ssh.length > 0) return { from: 'pem', keys: await Promise.all(ssh.map((key) => converted(key, {}))) };
  const { text: plain, damaged } = plainPem(text);
  if (damaged) throw keyProblem('damaged-key');
  const blocks = await Promise.all(findPem(plain).map(async ({ label, body }) => keyOfBlock(label, body ?? '')));
  const keys = blocks.filter((key) => key !== null);
  if (keys.length === 0) throw keyProblem('no-key');
  return { from: 'pem', keys: await Promise.all(keys.map((key) => converted(key, {}))) };
}
