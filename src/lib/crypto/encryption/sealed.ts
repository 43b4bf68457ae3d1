// Passphrase-based authenticated encryption, as one line of text.
import { decodeBase64, encodeBase64, encodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import type { RandomBytes } from '../../../base/random.ts';
import { COST_LIMITS, deriveKey, type Derivation, DERIVATIONS, type KdfName } from './key.ts';

/*
 * The format, which contains everything needed for decryption except the passphrase:
 *
 *   enc1.<cipher>.<kdf>.<costs>.<salt>.<nonce>.<data>
 *
 * cipher  aes-256-gcm (NIST SP 800-38D) or chacha20-poly1305 (RFC 8439)
 * kdf     how the 32 bytes of the key are derived from the passphrase in UTF-8 and the salt:
 *         argon2id  costs m=<KiB of memory>,t=<passes>,p=<lanes>        RFC 9106, version 1.3
 *         scrypt    costs n=<power of two>,r=<block size>,p=<lanes>     RFC 7914
 *         pbkdf2    costs i=<iterations>                                RFC 8018 with HMAC-SHA-256
 * salt    16 bytes; nonce 12 bytes; data: the ciphertext and its tag of 16 bytes; all in Base64url without padding
 *
 * Everything before the data, including the last dot, is authenticated too (associated data, in ASCII), so that nobody
 * can change how the key is derived.
 */

export const SEALED_CIPHERS = { 'aes-256-gcm': 'AES-256-GCM', 'chacha20-poly1305': 'ChaCha20-Poly1305' } as const;

export type SealedCipher = keyof typeof SEALED_CIPHERS;

export type SealedProblemCode = 'bad-header' | 'bad-costs' | 'cut-off' | 'wrong-key' | 'lone-surrogate';

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Whether a text is in the format above, complete or not. */
export const isSealed = (text: string): boolean => /^\s*enc\d+\./.test(text);

async function aead(cipher: SealedCipher, key: Uint8Array, nonce: Uint8Array, header: string) {
  const associated = encodeUtf8(header);
  if (cipher === 'aes-256-gcm') return (await import('@noble/ciphers/aes.js')).gcm(key, nonce, associated);
  return (await import('@noble/ciphers/chacha.js')).chacha20poly1305(key, nonce, associated);
}

const base64url = (bytes: Uint8Array) => encodeBase64(bytes, { url: true });

function headerOf(cipher: SealedCipher, { kdf, ...costs }: Derivation, salt: Uint8Array, nonce: Uint8Array): string {
  const written = Object.entries(costs).map(([name, value]) => `${name}=${value}`);
  return `enc1.${cipher}.${kdf}.${written.join(',')}.${base64url(salt)}.${base64url(nonce)}.`;
}

/** Throws DecodeProblem for a passphrase that can't be encoded as UTF-8. */
export async function seal(
  bytes: Uint8Array,
  passphrase: string,
  { cipher, derivation, random }: { cipher: SealedCipher; derivation: Derivation; random: RandomBytes },
): Promise<string> {
  const salt = Uint8Array.from(random(SALT_LENGTH));
  const nonce = random(NONCE_LENGTH);
  const header = headerOf(cipher, derivation, salt, nonce);
  const key = await deriveKey(passphrase, salt, derivation, KEY_LENGTH);
  return header + base64url((await aead(cipher, key, nonce, header)).encrypt(bytes));
}

/** Returns how the key of a sealed text is derived, read from its beginning; null if that doesn't contain it. */
export function derivationOf(text: string): Derivation | null {
  const [, kdf = '', costs = ''] = /^enc1\.[^.]*\.([^.]*)\.([^.]*)\./.exec(text.slice(0, 200).replace(/\s/g, '')) ?? [];
  if (!Object.hasOwn(DERIVATIONS, kdf)) return null;
  try {
    return readCosts(kdf as KdfName, costs);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

interface Sealed {
  cipher: SealedCipher;
  derivation: Derivation;
  salt: Uint8Array<ArrayBuffer>;
  nonce: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
  header: string;
}

const problem = (code: SealedProblemCode, offset?: number) => new Problem<SealedProblemCode>(code, offset);

/** Parses a sealed text. Throws Problem. */
export function readSealed(text: string): Sealed {
  const parts = text.replace(/\s/g, '').split('.');
  const [version, cipher, kdf, costs, saltText, nonceText, dataText] = parts;
  if (version !== 'enc1' || cipher === undefined || !Object.hasOwn(SEALED_CIPHERS, cipher))
    throw problem('bad-header', 0);
  if (kdf === undefined || !Object.hasOwn(DERIVATIONS, kdf) || parts.length > 7) throw problem('bad-header', 0);
  if (costs === undefined || saltText === undefined || nonceText === undefined || dataText === undefined)
    throw problem('cut-off');
  const derivation = readCosts(kdf as KdfName, costs);
  const [salt, nonce, data] = [saltText, nonceText, dataText].map(partBytes) as [Bytes, Bytes, Bytes];
  if (salt.length !== SALT_LENGTH || nonce.length !== NONCE_LENGTH) throw problem('bad-header', 0);
  if (data.length < TAG_LENGTH) throw problem('cut-off');
  const header = parts.slice(0, 6).join('.') + '.';
  return { cipher: cipher as SealedCipher, derivation, salt, nonce, data, header };
}

type Bytes = Uint8Array<ArrayBuffer>;

function partBytes(part: string): Bytes {
  if (!/^[\w-]*$/.test(part)) throw problem('bad-header', 0);
  if (part.length % 4 === 1) throw problem('cut-off');
  return decodeBase64(part).bytes;
}

function readCosts(kdf: KdfName, written: string): Derivation {
  const limits: Record<string, number> = COST_LIMITS[kdf];
  const entries = Object.fromEntries(written.split(',').map((cost) => cost.split('=') as [string, string]));
  const names = Object.keys(limits);
  const fits = ([name, limit]: [string, number]) =>
    /^[1-9]\d{0,9}$/.test(entries[name] ?? '') && Number(entries[name]) <= limit;
  if (Object.keys(entries).join() !== names.join() || !Object.entries(limits).every(fits))
    throw problem('bad-costs', 0);
  const costs = Object.fromEntries(names.map((name) => [name, Number(entries[name])]));
  // RFC 9106: at least 8 KiB for each lane
  if (kdf === 'argon2id' && costs['m']! < 8 * costs['p']!) throw problem('bad-costs', 0);
  return { kdf, ...costs } as Derivation;
}

/** Throws Problem; `wrong-key` also for a modified text, which can't be distinguished. */
export async function open(text: string, passphrase: string): Promise<Uint8Array> {
  const { cipher, derivation, salt, nonce, data, header } = readSealed(text);
  const key = await deriveKey(passphrase, salt, derivation, KEY_LENGTH);
  const box = await aead(cipher, key, nonce, header);
  try {
    return box.decrypt(data);
  } catch (error) {
    // The lengths are right, so only the tag can be wrong; noble reports that only in words.
    if (error instanceof Error && /tag/.test(error.message)) throw problem('wrong-key');
    throw error;
  }
}
