// Writes new hashes of passwords in the notations that programs read.
import { encodeBase64, encodeHex } from '../../bytes/bytes.ts';
import type { RandomBytes } from '../../../base/random.ts';
import { concat } from '../asn1/der.ts';
import { hashBcrypt } from '../bcrypt.ts';
import { ascii, cryptText, toDotted } from './alphabet.ts';
import { digest } from '../digest.ts';
import { pbkdf2 } from '../encryption/key.ts';
import { hmac } from '../hmac.ts';
import { computed, prepared } from './compute.ts';
import { PBKDF2_ROUNDS } from './judge.ts';
import type { Method, Pbkdf2Hash, PlainHash } from './method.ts';

export const FORMATS = {
  argon2id: 'Argon2id',
  argon2i: 'Argon2i',
  argon2d: 'Argon2d',
  scrypt: 'scrypt',
  'bcrypt-2b': 'bcrypt ($2b$)',
  'bcrypt-2y': 'bcrypt ($2y$)',
  'pbkdf2-sha256': 'PBKDF2-SHA-256',
  'pbkdf2-sha512': 'PBKDF2-SHA-512',
  'pbkdf2-sha1': 'PBKDF2-SHA-1',
  django: 'Django (PBKDF2)',
  werkzeug: 'Werkzeug (scrypt)',
  'sha512-crypt': 'sha512-crypt ($6$)',
  'sha256-crypt': 'sha256-crypt ($5$)',
  apr1: 'apr1 (Apache MD5)',
  'md5-crypt': 'md5-crypt ($1$)',
  ssha: 'LDAP {SSHA}',
  ssha256: 'LDAP {SSHA256}',
  ssha512: 'LDAP {SSHA512}',
  sha: 'htpasswd {SHA}',
  'ldap-crypt': 'LDAP {CRYPT}',
  scram: 'PostgreSQL SCRAM',
} as const;
export type Format = keyof typeof FORMATS;
export const ARGON2_FORMATS = ['argon2id', 'argon2i', 'argon2d'] as const satisfies readonly Format[];
/** The formats with a number of rounds, and the number if none is chosen. */
const ROUNDS: Partial<Record<Format, number>> = {
  'bcrypt-2b': 12,
  'bcrypt-2y': 12,
  'pbkdf2-sha256': PBKDF2_ROUNDS['SHA-256'],
  'pbkdf2-sha512': PBKDF2_ROUNDS['SHA-512'],
  'pbkdf2-sha1': PBKDF2_ROUNDS['SHA-1'],
  django: PBKDF2_ROUNDS['SHA-256'],
  'sha512-crypt': 5000,
  'sha256-crypt': 5000,
  'ldap-crypt': 5000,
  scram: 4096,
};
export const ROUND_FORMATS = Object.keys(ROUNDS) as Format[];

export interface Costs {
  memory: number;
  passes: number;
  lanes: number;
  /** N of scrypt as a power of two. */
  exponent: number;
  /** Null for the default of the format. */
  rounds: number | null;
}

/** Least and most rounds of a format. */
export function roundsRange(format: Format): readonly [least: number, most: number] {
  if (format.startsWith('bcrypt-')) return [4, 18];
  return format.endsWith('-crypt') ? [1000, 10_000_000] : [1, 10_000_000];
}

const saltText = (bytes: Uint8Array) => cryptText(bytes).slice(0, 16);

/** The way to compute a format with fresh salt. */
export function methodFor(format: Format, costs: Costs, random: RandomBytes): Method {
  const { memory: m, passes: t, lanes: p, exponent: n } = costs;
  const rounds = costs.rounds ?? ROUNDS[format] ?? 0;
  const salt = Uint8Array.from(random(16));
  const derived = (hash: Pbkdf2Hash, bytes = salt): Method => ({ kind: 'pbkdf2', hash, i: rounds, salt: bytes });
  const plain = (hash: PlainHash, bytes: Uint8Array<ArrayBuffer>): Method => ({
    kind: 'digest',
    hash,
    salt: bytes,
    order: 'salt-last',
  });
  switch (format) {
    case 'argon2id':
    case 'argon2i':
    case 'argon2d':
      return {
        kind: 'argon2',
        variant: format === 'argon2id' ? 'id' : format === 'argon2i' ? 'i' : 'd',
        version: 19,
        m,
        t,
        p,
        salt,
      };
    case 'scrypt':
      return { kind: 'scrypt', n, r: 8, p, salt };
    case 'werkzeug':
      return { kind: 'scrypt', n, r: 8, p, salt: ascii(encodeHex(salt)) };
    case 'bcrypt-2b':
    case 'bcrypt-2y': {
      const version = format === 'bcrypt-2b' ? '2b' : '2y';
      return { kind: 'blowfish', parts: { version, cost: rounds, salt: '', digest: '' }, prehashed: false };
    }
    case 'pbkdf2-sha256':
      return derived('SHA-256');
    case 'pbkdf2-sha512':
      return derived('SHA-512');
    case 'pbkdf2-sha1':
      return derived('SHA-1');
    case 'django':
      return derived('SHA-256', ascii(encodeHex(salt).slice(0, 22)));
    case 'sha512-crypt':
    case 'ldap-crypt':
      return { kind: 'sha-crypt', bits: 512, rounds, salt: ascii(saltText(salt)) };
    case 'sha256-crypt':
      return { kind: 'sha-crypt', bits: 256, rounds, salt: ascii(saltText(salt)) };
    case 'apr1':
      return { kind: 'md5-crypt', magic: '$apr1$', salt: ascii(saltText(salt).slice(0, 8)) };
    case 'md5-crypt':
      return { kind: 'md5-crypt', magic: '$1$', salt: ascii(saltText(salt).slice(0, 8)) };
    case 'sha':
      return plain('sha-1', ascii(''));
    case 'ssha':
      return plain('sha-1', salt.slice(0, 8));
    case 'ssha256':
      return plain('sha-256', salt.slice(0, 8));
    case 'ssha512':
      return plain('sha-512', salt.slice(0, 8));
    case 'scram':
      return { kind: 'scram', hash: 'SHA-256', i: rounds, salt };
  }
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const bare = (bytes: Uint8Array) => encodeBase64(bytes, { padding: false });

function digestSize(method: Method): number {
  if (method.kind === 'pbkdf2') return { 'SHA-1': 20, 'SHA-256': 32, 'SHA-384': 48, 'SHA-512': 64 }[method.hash];
  return method.kind === 'scrypt' ? 64 : 32;
}

/** How each format writes the digest of a method. */
function written(format: Format, method: Method, made: Uint8Array): string {
  switch (method.kind) {
    case 'argon2': {
      const { variant, m, t, p, salt } = method;
      return `$argon2${variant}$v=19$m=${m},t=${t},p=${p}$${bare(salt)}$${bare(made)}`;
    }
    case 'scrypt': {
      const { n, r, p, salt } = method;
      if (format === 'werkzeug') return `scrypt:${2 ** n}:${r}:${p}$${text(salt)}$${encodeHex(made)}`;
      return `$scrypt$ln=${n},r=${r},p=${p}$${bare(salt)}$${bare(made.subarray(0, 32))}`;
    }
    case 'pbkdf2': {
      const { hash, i, salt } = method;
      const name = hash.replace('-', '').toLowerCase();
      if (format === 'django') return `pbkdf2_${name}$${i}$${text(salt)}$${encodeBase64(made)}`;
      return `$pbkdf2${name === 'sha1' ? '' : `-${name}`}$${i}$${toDotted(salt)}$${toDotted(made)}`;
    }
    case 'sha-crypt': {
      const { bits, rounds, salt } = method;
      const count = rounds === 5000 ? '' : `rounds=${rounds}$`;
      const hash = `$${bits === 512 ? 6 : 5}$${count}${text(salt)}$${text(made)}`;
      return format === 'ldap-crypt' ? `{CRYPT}${hash}` : hash;
    }
    case 'md5-crypt':
      return `${method.magic}${text(method.salt)}$${text(made)}`;
    case 'digest':
      return `{${format.toUpperCase()}}${encodeBase64(concat(made, method.salt))}`;
    default:
      throw new TypeError(`not written here: ${format}`);
  }
}

/** PostgreSQL stores the keys of both sides. */
async function scramText(password: string, { i, salt }: Extract<Method, { kind: 'scram' }>): Promise<string> {
  const salted = await pbkdf2(prepared(password), salt, i, { length: 32 });
  const clientKey = await hmac('sha-256', salted, ascii('Client Key'));
  const stored = (await digest(['sha-256'], clientKey))['sha-256'];
  const server = await hmac('sha-256', salted, ascii('Server Key'));
  return `SCRAM-SHA-256$${i}:${encodeBase64(salt)}$${encodeBase64(stored)}:${encodeBase64(server)}`;
}

/** Returns a new hash of the password. */
export async function writePasswordHash(
  password: string,
  format: Format,
  { method, random, progress }: { method: Method; random: RandomBytes; progress: (share: number) => void },
): Promise<string> {
  if (method.kind === 'blowfish') {
    const { version, cost } = method.parts;
    return hashBcrypt(password, { version, cost, salt: random(16), progress });
  }
  if (method.kind === 'scram') return scramText(password, method);
  const made = await computed(method, password, { length: digestSize(method), progress });
  return made ? written(format, method, made) : '';
}
