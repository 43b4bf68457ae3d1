// Passwords of directories and mail servers: a scheme in braces before the value (RFC 2307, OpenLDAP, Dovecot).
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, decodeHex, encodeBase64 } from '../../bytes/bytes.ts';
import { ascii, fromDotted } from './alphabet.ts';
import type { PasswordHash, PlainHash } from './method.ts';

const SIZES: Readonly<Record<PlainHash, number>> = {
  md5: 16,
  'sha-1': 20,
  'sha-224': 28,
  'sha-256': 32,
  'sha-384': 48,
  'sha-512': 64,
};

const DIGESTS: Readonly<Record<string, { hash: PlainHash; salted: boolean }>> = {
  MD5: { hash: 'md5', salted: false },
  SMD5: { hash: 'md5', salted: true },
  SHA: { hash: 'sha-1', salted: false },
  SHA1: { hash: 'sha-1', salted: false },
  SSHA: { hash: 'sha-1', salted: true },
  SHA256: { hash: 'sha-256', salted: false },
  SSHA256: { hash: 'sha-256', salted: true },
  SHA384: { hash: 'sha-384', salted: false },
  SSHA384: { hash: 'sha-384', salted: true },
  SHA512: { hash: 'sha-512', salted: false },
  SSHA512: { hash: 'sha-512', salted: true },
};

/** Schemes whose value is a hash of another notation. */
const WRAPPERS =
  /^(?:CRYPT|BLF-CRYPT|SHA256-CRYPT|SHA512-CRYPT|MD5-CRYPT|DES-CRYPT|ARGON2|ARGON2I|ARGON2ID|BCRYPT|X-BCRYPT)$/;

const damaged = (scheme: string) => new Problem('damaged-hash', 0, { scheme });

function digestOf(name: string, hash: PlainHash, value: string, salted: boolean): PasswordHash {
  const scheme = `{${name}} (LDAP)`;
  const size = SIZES[hash];
  // Dovecot may write hexadecimal
  const isHex = /^[\da-f]+$/i.test(value) && value.length === 2 * size;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = isHex ? decodeHex(value).bytes : decodeBase64(value).bytes;
  } catch (error) {
    if (error instanceof Problem) throw damaged(scheme);
    throw error;
  }
  if (salted ? bytes.length <= size : bytes.length !== size) throw damaged(scheme);
  const [expected, salt] = [bytes.slice(0, size), bytes.slice(size)];
  return {
    scheme,
    method: { kind: 'digest', hash, salt, order: 'salt-last' },
    salt: salted ? encodeBase64(salt) : '',
    digest: encodeBase64(expected),
    expected,
  };
}

function pbkdf2Of(name: string, value: string): PasswordHash {
  const scheme = `{${name}} (LDAP)`;
  const bits = /(?:^|-)SHA(\d*)$/.exec(name)?.[1] ?? '1';
  const hash = ({ '256': 'SHA-256', '512': 'SHA-512' } as const)[bits] ?? 'SHA-1';
  const [, i, salt = '', digest = ''] = /^(\d{1,10})\$([\w./+]{1,200})\$([\w./+]{16,200})$/.exec(value) ?? [];
  if (!(Number(i) > 0)) throw damaged(scheme);
  const method = { kind: 'pbkdf2', hash, i: Number(i), salt: fromDotted(salt) } as const;
  return { scheme, method, salt, digest, expected: fromDotted(digest) };
}

/** Reads a value with a scheme in braces, whose name may have an encoding after it; null for any other text. */
export function readLdap(text: string, inner: (hash: string) => PasswordHash): PasswordHash | null {
  const match = /^\{([A-Za-z\d-]{2,20})(?:\.(?:b64|hex|base64))?\}/i.exec(text);
  if (!match) return null;
  const [head, written = ''] = match;
  const name = written.toUpperCase();
  const value = text.slice(head.length);
  const plain = DIGESTS[name];
  if (plain) return digestOf(name, plain.hash, value, plain.salted);
  if (name.startsWith('PBKDF2')) return pbkdf2Of(name, value);
  if (WRAPPERS.test(name)) {
    const hash = inner(value);
    return { ...hash, scheme: `${hash.scheme} {${name}}` };
  }
  if (/^(?:CLEARTEXT|PLAIN|CLEAR)$/.test(name))
    return {
      scheme: `{${name}}`,
      method: { kind: 'listed', strength: 'bad' },
      salt: '',
      digest: '',
      expected: ascii(''),
    };
  return null;
}
