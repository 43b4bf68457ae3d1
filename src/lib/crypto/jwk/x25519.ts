// X25519 (RFC 7748) by the platform.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';
import { okpPublicOf } from './pem-jwk.ts';

export const X25519_PROBLEMS = ['secure-context-needed', 'key-not-supported'] as const;
type X25519Problem = (typeof X25519_PROBLEMS)[number];

/** The public key of 32 private bytes. Throws Problem. */
export async function x25519Public(bytes: Uint8Array): Promise<Uint8Array> {
  // According to the types, `subtle` always exists; on a page without https it doesn't.
  if (!(crypto.subtle as SubtleCrypto | undefined)) throw new Problem<X25519Problem>('secure-context-needed');
  try {
    const d = encodeBase64(bytes, { url: true, padding: false });
    return decodeBase64(await okpPublicOf({ kty: 'OKP', crv: 'X25519', d })).bytes;
  } catch {
    throw new Problem<X25519Problem>('key-not-supported');
  }
}
