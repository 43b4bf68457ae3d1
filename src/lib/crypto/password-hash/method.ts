// How a stored password is computed: what the notations of read.ts have in common.
import type { BcryptParts } from '../bcrypt.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type PlainHash = 'md5' | 'sha-1' | 'sha-224' | 'sha-256' | 'sha-384' | 'sha-512';
export type Pbkdf2Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';
export type Argon2Variant = 'id' | 'i' | 'd';

export type Method =
  | { kind: 'argon2'; variant: Argon2Variant; version: number; m: number; t: number; p: number; salt: Bytes }
  /** N is two to the power of n. */
  | { kind: 'scrypt'; n: number; r: number; p: number; salt: Bytes }
  | { kind: 'pbkdf2'; hash: Pbkdf2Hash; i: number; salt: Bytes }
  /** PostgreSQL's and XMPP's SCRAM: a digest of a key that PBKDF2 derives. */
  | { kind: 'scram'; hash: 'SHA-1' | 'SHA-256'; i: number; salt: Bytes }
  /** `prehashed` (Django): bcrypt gets the hexadecimal SHA-256 of the password. */
  | { kind: 'blowfish'; parts: BcryptParts; prehashed: boolean }
  | { kind: 'sha-crypt'; bits: 256 | 512; rounds: number; salt: Bytes }
  | { kind: 'md5-crypt'; magic: '$1$' | '$apr1$'; salt: Bytes }
  /** phpass and Drupal 7: two to the power of `exponent` rounds. */
  | { kind: 'phpass'; hash: 'md5' | 'sha-512'; exponent: number; salt: Bytes }
  | { kind: 'digest'; hash: PlainHash; salt: Bytes; order: 'salt-last' | 'salt-first' | 'twice' }
  /** Named and explained, but not computed. */
  | { kind: 'listed'; strength: 'good' | 'bad' };

export interface PasswordHash {
  /** The name of the notation: `Argon2id`, `SSHA-512 (LDAP)`. */
  scheme: string;
  method: Method;
  /** As they are written; empty if there is none. */
  salt: string;
  digest: string;
  /** What the computation must give. */
  expected: Bytes;
}

/** Costs that a hash from elsewhere may ask for: a gigabyte of memory or about a minute of time. */
const LIMITS = { kib: 1_048_576, passes: 100, lanes: 64, iterations: 20_000_000 } as const;

/** The cost that is too high for a page, as it is written in the hash; null if none is. */
export function excessOf(method: Method): string | null {
  switch (method.kind) {
    case 'argon2':
      if (method.m > LIMITS.kib) return `m=${method.m}`;
      return method.t > LIMITS.passes ? `t=${method.t}` : method.p > LIMITS.lanes ? `p=${method.p}` : null;
    case 'scrypt': {
      const kib = (2 ** method.n * method.r) / 8;
      if (kib > LIMITS.kib) return `N=2^${method.n}, r=${method.r}`;
      return method.p > LIMITS.lanes ? `p=${method.p}` : null;
    }
    case 'pbkdf2':
    case 'scram':
      return method.i > LIMITS.iterations ? String(method.i) : null;
    case 'sha-crypt':
      return method.rounds > LIMITS.iterations ? `rounds=${method.rounds}` : null;
    case 'blowfish':
      return method.parts.cost > 18 ? `$${method.parts.cost}$` : null;
    default:
      return null;
  }
}

/** Milliseconds on one core of a 2024 server. */
export function timeOf(method: Method): number {
  switch (method.kind) {
    case 'argon2':
      return 1 + method.m * method.t * 0.0018;
    case 'scrypt':
      return 1 + 2 ** method.n * method.r * method.p * 0.0004;
    case 'pbkdf2':
    case 'scram':
      return 1 + method.i * (method.hash === 'SHA-512' || method.hash === 'SHA-384' ? 0.0008 : 0.0003);
    case 'blowfish':
      return 80 * 2 ** (method.parts.cost - 10);
    case 'sha-crypt':
      return 1 + method.rounds * (method.bits === 512 ? 0.012 : 0.006);
    case 'md5-crypt':
      return 10;
    case 'phpass':
      return 1 + 2 ** method.exponent * 0.005;
    default:
      return 0.1;
  }
}
