// Keys of WireGuard: 32 bytes in Base64, for X25519 (RFC 7748).
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';

type KeyProblem = 'bad-key';
/** X25519: the public bytes of private ones. */
export type PublicBytesOf = (privateKey: Uint8Array) => Promise<Uint8Array>;

const KEY_BYTES = 32;

/** The bytes of a key as `wg` reads them: exactly 44 characters of standard Base64. Undefined for anything else. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(text)) return undefined;
  return decodeBase64(text).bytes;
}

/** Sets the bits that RFC 7748, 5 fixes, as `wg genkey` does. */
function clamped(bytes: Uint8Array): Uint8Array {
  const key = Uint8Array.from(bytes);
  key[0] = (key[0] ?? 0) & 0xf8;
  key[KEY_BYTES - 1] = ((key[KEY_BYTES - 1] ?? 0) & 0x7f) | 0x40;
  return key;
}

/** The public key of a private one. Throws Problem, without the key in it. */
export async function publicKeyOf(privateKey: string, publicBytesOf: PublicBytesOf): Promise<string> {
  const bytes = keyBytes(privateKey);
  if (!bytes) throw new Problem<KeyProblem>('bad-key');
  return encodeBase64(await publicBytesOf(bytes));
}

export type RandomBytes = (count: number) => Uint8Array;
export const newPrivateKey = (random: RandomBytes) => encodeBase64(clamped(random(KEY_BYTES)));
export const newSharedKey = (random: RandomBytes) => encodeBase64(random(KEY_BYTES));
