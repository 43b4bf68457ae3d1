// Computes what is stored for a password.
import { encodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import { concat } from '../asn1/der.ts';
import { verifyBcrypt } from '../bcrypt.ts';
import { digest } from '../digest.ts';
import { pbkdf2 } from '../encryption/key.ts';
import { equalBytes, hmac } from '../hmac.ts';
import { ascii } from './alphabet.ts';
import type { Method, PasswordHash } from './method.ts';

type Progress = (share: number) => void;

async function argon2(
  password: Uint8Array<ArrayBuffer>,
  { variant, version, m, t, p, salt }: Extract<Method, { kind: 'argon2' }>,
  length: number,
): Promise<Uint8Array> {
  // hash-wasm takes neither an empty password nor version 16, nor short salts or digests
  if (password.length === 0 || version !== 19 || salt.length < 8 || length < 4) {
    const { argon2d, argon2i, argon2id } = await import('@noble/hashes/argon2.js');
    const compute = { d: argon2d, i: argon2i, id: argon2id }[variant];
    return compute(password, salt, { m, t, p, version, dkLen: length });
  }
  const { argon2d, argon2i, argon2id } = await import('hash-wasm');
  const compute = { d: argon2d, i: argon2i, id: argon2id }[variant];
  const costs = { memorySize: m, iterations: t, parallelism: p };
  return compute({ password, salt, ...costs, hashLength: length, outputType: 'binary' });
}

async function scrypt(
  password: Uint8Array<ArrayBuffer>,
  { n, r, p, salt }: Extract<Method, { kind: 'scrypt' }>,
  length: number,
): Promise<Uint8Array> {
  const compute = (await import('hash-wasm')).scrypt;
  const costs = { costFactor: 2 ** n, blockSize: r, parallelism: p };
  return compute({ password, salt, ...costs, hashLength: length, outputType: 'binary' });
}

/** SASLprep (RFC 4013) of a password: other spaces become spaces, invisible characters go, the rest is NFKC. */
export function prepared(password: string): Uint8Array<ArrayBuffer> {
  const mapped = password.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  return encodeUtf8(mapped.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC'));
}

async function scram(
  password: Uint8Array<ArrayBuffer>,
  { hash, i, salt }: Extract<Method, { kind: 'scram' }>,
): Promise<Uint8Array> {
  const [id, size] = hash === 'SHA-1' ? (['sha-1', 20] as const) : (['sha-256', 32] as const);
  const salted = await pbkdf2(password, salt, i, { length: size, hash });
  const clientKey = await hmac(id, salted, ascii('Client Key'));
  return (await digest([id], clientKey))[id];
}

async function plain(
  password: Uint8Array,
  { hash, salt, order }: Extract<Method, { kind: 'digest' }>,
): Promise<Uint8Array> {
  const source = order === 'salt-first' ? concat(salt, password) : concat(password, salt);
  const first = (await digest([hash], source))[hash];
  return order === 'twice' ? (await digest([hash], first))[hash] : first;
}

/** The digest of `length` bytes, or its characters where crypt has its own; null for bcrypt and what is only listed. */
export async function computed(
  method: Method,
  password: string,
  { length, progress }: { length: number; progress?: Progress },
): Promise<Uint8Array | null> {
  const bytes = encodeUtf8(password);
  switch (method.kind) {
    case 'argon2':
      return argon2(bytes, method, length);
    case 'scrypt':
      return scrypt(bytes, method, length);
    case 'pbkdf2':
      return pbkdf2(bytes, method.salt, method.i, { length, hash: method.hash });
    case 'scram':
      return scram(prepared(password), method);
    case 'sha-crypt': {
      const { shaCrypt } = await import('./crypt.ts');
      const { bits, salt, rounds } = method;
      return ascii(shaCrypt(bits, bytes, salt, { rounds, ...(progress && { progress }) }));
    }
    case 'md5-crypt':
      return ascii((await import('./crypt.ts')).md5Crypt(bytes, method.salt, method.magic));
    case 'phpass':
      return ascii((await import('./crypt.ts')).phpass(method.hash, bytes, method.salt, method.exponent));
    case 'digest':
      return plain(bytes, method);
    case 'blowfish':
    case 'listed':
      return null;
  }
}

/** Whether the password is that of the hash; null if the scheme isn't computed here. */
export async function fits(password: string, hash: PasswordHash, progress?: Progress): Promise<boolean | null> {
  const { method, expected } = hash;
  const watch = progress && { progress };
  if (method.kind === 'blowfish') {
    const { parts, prehashed } = method;
    const source = prehashed ? encodeHex((await digest(['sha-256'], encodeUtf8(password)))['sha-256']) : password;
    return verifyBcrypt(source, parts, watch);
  }
  const made = await computed(method, password, { length: expected.length, ...watch });
  return made && equalBytes(made, expected);
}
