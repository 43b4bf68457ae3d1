// Writes a key pair in common text formats.
import type { RandomBytes } from '../../base/random.ts';
import { pem } from './asn1/pem.ts';
import type { KeyPair } from './generate-key-pair.ts';
import { encryptPkcs8, pkcs1Private, pkcs1Public, sec1Private, sshPrivateKey, sshPublicLine } from './key-formats.ts';

export const KEY_PAIR_FORMATS = {
  pkcs8: 'PKCS #8 / SPKI',
  traditional: 'PKCS #1 / SEC 1',
  openssh: 'OpenSSH',
  jwk: 'JWK',
} as const;
export type KeyPairFormat = keyof typeof KEY_PAIR_FORMATS;

/**
 * Writes both keys; a passphrase encrypts PKCS #8, a comment is included in the OpenSSH format. Types without a
 * traditional format use the standard one.
 */
export async function writeKeyPair(
  pair: KeyPair,
  format: KeyPairFormat,
  { passphrase, comment, random }: { passphrase: string; comment: string; random: RandomBytes },
): Promise<{ publicKey: string; privateKey: string }> {
  if (format === 'openssh')
    return { publicKey: `${sshPublicLine(pair.jwk, comment)}\n`, privateKey: sshPrivateKey(pair.jwk, random, comment) };
  const publicKey = publicText(pair, format);
  if (format !== 'pkcs8' || passphrase === '') return { publicKey, privateKey: privateText(pair, format) };
  const encrypted = await encryptPkcs8(pair.pkcs8, passphrase, random);
  return { publicKey, privateKey: pem('ENCRYPTED PRIVATE KEY', encrypted) };
}

function publicText({ jwk, publicJwk, spki }: KeyPair, format: KeyPairFormat): string {
  if (format === 'jwk') return jwkText(publicJwk);
  return format === 'traditional' && jwk.kty === 'RSA'
    ? pem('RSA PUBLIC KEY', pkcs1Public(jwk))
    : pem('PUBLIC KEY', spki);
}

function privateText({ jwk, pkcs8 }: KeyPair, format: KeyPairFormat): string {
  if (format === 'jwk') return jwkText(jwk);
  if (format === 'traditional' && jwk.kty === 'RSA') return pem('RSA PRIVATE KEY', pkcs1Private(jwk));
  if (format === 'traditional' && jwk.kty === 'EC') return pem('EC PRIVATE KEY', sec1Private(jwk));
  return pem('PRIVATE KEY', pkcs8);
}

/** `key_ops` and `ext` describe the key object of WebCrypto, not the key. */
function jwkText({ key_ops: _ops, ext: _ext, ...jwk }: JsonWebKey): string {
  return `${JSON.stringify(jwk, null, 2)}\n`;
}
