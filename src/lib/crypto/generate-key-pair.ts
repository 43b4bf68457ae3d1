// Generates key pairs with WebCrypto.
import { Problem } from '../../base/problem.ts';

export type KeyType = 'rsa' | 'p-256' | 'p-384' | 'p-521' | 'ed25519';

/**
 * `secure-context-needed`: browsers provide WebCrypto only on https and localhost. `key-not-supported`: this browser
 * lacks the type or size.
 */
export type KeyPairProblemCode = 'secure-context-needed' | 'key-not-supported';

export interface KeyPair {
  /** The private key, including its public part. */
  jwk: JsonWebKey;
  publicJwk: JsonWebKey;
  spki: Uint8Array<ArrayBuffer>;
  pkcs8: Uint8Array<ArrayBuffer>;
}

/** Generates a key pair; `bits` is the size of an RSA modulus (its exponent is 65537). Throws Problem. */
export async function generateKeyPair(type: KeyType, bits: number): Promise<KeyPair> {
  // According to the types, `subtle` always exists; on a page without https it doesn't.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new Problem<KeyPairProblemCode>('secure-context-needed');
  const pair = await generate(subtle, type, bits);
  const [jwk, publicJwk, spki, pkcs8] = await Promise.all([
    subtle.exportKey('jwk', pair.privateKey),
    subtle.exportKey('jwk', pair.publicKey),
    subtle.exportKey('spki', pair.publicKey),
    subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { jwk, publicJwk, spki: new Uint8Array(spki), pkcs8: new Uint8Array(pkcs8) };
}

async function generate(subtle: SubtleCrypto, type: KeyType, bits: number): Promise<CryptoKeyPair> {
  const usages = ['sign', 'verify'] as const;
  try {
    if (type === 'ed25519') return (await subtle.generateKey('Ed25519', true, usages)) as CryptoKeyPair;
    if (type === 'rsa') {
      const publicExponent = Uint8Array.of(1, 0, 1);
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: bits, publicExponent };
      return await subtle.generateKey(algorithm, true, usages);
    }
    return await subtle.generateKey({ name: 'ECDSA', namedCurve: type.toUpperCase() }, true, usages);
  } catch (error) {
    if (error instanceof DOMException) throw new Problem<KeyPairProblemCode>('key-not-supported');
    throw error;
  }
}
