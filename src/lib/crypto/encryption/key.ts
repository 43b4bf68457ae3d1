// Derives keys from passphrases.
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { concat } from '../asn1/der.ts';

/** The derivations with their costs: iterations; memory as a power of two, block size and lanes; KiB of memory, passes and lanes. */
export type Derivation =
  | { kdf: 'pbkdf2'; i: number }
  | { kdf: 'scrypt'; n: number; r: number; p: number }
  | { kdf: 'argon2id'; m: number; t: number; p: number };

export type KdfName = Derivation['kdf'];

/**
 * Costs for new texts: OWASP's for PBKDF2 with HMAC-SHA-256 and for scrypt, the second recommendation of RFC 9106 for
 * Argon2id.
 */
export const DERIVATIONS: { [K in KdfName]: Extract<Derivation, { kdf: K }> } = {
  argon2id: { kdf: 'argon2id', m: 65_536, t: 3, p: 4 },
  scrypt: { kdf: 'scrypt', n: 17, r: 8, p: 1 },
  pbkdf2: { kdf: 'pbkdf2', i: 600_000 },
};

/** The costs that a text from elsewhere may require: a few seconds and half a gigabyte. */
export const COST_LIMITS: { [K in KdfName]: Record<Exclude<keyof Extract<Derivation, { kdf: K }>, 'kdf'>, number> } = {
  argon2id: { m: 524_288, t: 20, p: 16 },
  scrypt: { n: 19, r: 16, p: 16 },
  pbkdf2: { i: 10_000_000 },
};

/** Milliseconds that a derivation takes on one core of a 2024 server, measured. */
export function derivationTime(derivation: Derivation): number {
  if (derivation.kdf === 'pbkdf2') return derivation.i * 0.0003;
  if (derivation.kdf === 'scrypt') return 2 ** derivation.n * derivation.r * derivation.p * 0.0004;
  return derivation.m * derivation.t * 0.0018;
}

/** A key of `length` bytes. */
export async function deriveKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  derivation: Derivation,
  length: number,
): Promise<Uint8Array> {
  const password = encodeUtf8(passphrase);
  if (derivation.kdf === 'pbkdf2') return pbkdf2(password, salt, derivation.i, { length });
  const { argon2id, scrypt } = await import('hash-wasm');
  if (derivation.kdf === 'scrypt') {
    const { n, r, p } = derivation;
    const options = { password, salt, costFactor: 2 ** n, blockSize: r, parallelism: p, hashLength: length };
    return scrypt({ ...options, outputType: 'binary' });
  }
  const { m, t, p } = derivation;
  const options = { password, salt, memorySize: m, iterations: t, parallelism: p, hashLength: length };
  return argon2id({ ...options, outputType: 'binary' });
}

const HASHERS = {
  'SHA-1': 'createSHA1',
  'SHA-256': 'createSHA256',
  'SHA-384': 'createSHA384',
  'SHA-512': 'createSHA512',
} as const;

/** PBKDF2 with HMAC (RFC 8018). */
export async function pbkdf2(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  { length, hash = 'SHA-256' }: { length: number; hash?: keyof typeof HASHERS },
): Promise<Uint8Array> {
  // Browsers provide WebCrypto only on https and localhost; the fallback is slower.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) {
    const { pbkdf2, createSHA1, createSHA256, createSHA384, createSHA512 } = await import('hash-wasm');
    const hashers = { createSHA1, createSHA256, createSHA384, createSHA512 };
    const options = { password, salt, iterations, hashLength: length, hashFunction: hashers[HASHERS[hash]]() };
    return pbkdf2({ ...options, outputType: 'binary' });
  }
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash, salt, iterations }, key, length * 8);
  return new Uint8Array(bits);
}

/** OpenSSL's EVP_BytesToKey with one round: concatenated digests of (the previous one, the passphrase, the salt). */
export async function bytesToKey(
  hash: 'md5' | 'sha256',
  passphrase: string,
  salt: Uint8Array,
  length: number,
): Promise<Uint8Array> {
  const digest =
    hash === 'md5' ? (await import('@noble/hashes/legacy.js')).md5 : (await import('@noble/hashes/sha2.js')).sha256;
  const password = encodeUtf8(passphrase);
  let last: Uint8Array = new Uint8Array();
  let key: Uint8Array = new Uint8Array();
  while (key.length < length) {
    last = digest(concat(last, password, salt));
    key = concat(key, last);
  }
  return key.subarray(0, length);
}
