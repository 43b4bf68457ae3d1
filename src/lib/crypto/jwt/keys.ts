// Reads the key of a JSON Web Token: a secret, PEM, JWK, JWKS or SSH, in whatever way it was pasted.
import type { JWK } from 'jose';
import { DecodeProblem, decodeBase64, decodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import { findPem, pem } from '../asn1/pem.ts';
import { pkcs8OfPkcs1, pkcs8OfSec1, spkiOfPkcs1 } from '../key-formats.ts';
import { Problem } from '../../../base/problem.ts';
import { keyOfOpenssh } from '../jwk/openssh-jwk.ts';
import { findJwks, type Jwk } from '../pasted/jwk.ts';
import { labelOf, plainPem } from '../pasted/plain-pem.ts';
import { factsOfBlock, nameOfJwk } from '../pem-facts.ts';
import { readSshKeys } from '../ssh-line.ts';
import { isHmac, type JwtAlgorithm, type JwtKeyProblemCode, neededFor, problem } from './algorithms.ts';

export const SECRET_ENCODINGS = ['utf8', 'base64', 'hex'] as const;
export type SecretEncoding = (typeof SECRET_ENCODINGS)[number];
type Use = 'verify' | 'sign';

/** A key of the text, not yet imported: what it is, and how to import it. */
interface Candidate {
  /** Such as `RSA 2048` or `HMAC`. */
  name: string;
  kid?: unknown;
  import: (use: Use, alg: JwtAlgorithm) => Promise<CryptoKey | Uint8Array>;
}

const fits = (name: string, alg: JwtAlgorithm) =>
  name.split(' ', neededFor(alg).split(' ').length).join(' ') === neededFor(alg);

/** Returns the secrets of HMAC, which works without WebCrypto. */
export function secretsFor(alg: JwtAlgorithm, key: string, encoding: SecretEncoding, kid: unknown): Uint8Array[] {
  if (!isHmac(alg)) throw problem('secure-context-needed');
  const jwks = setOf(key);
  if (!jwks) return [secretBytes(key, encoding)];
  const usable = fitting(jwks.map(ofJwk), alg, kid);
  return jwks
    .filter((_, i) => usable.some(({ index }) => index === i))
    .map(({ k }) => secretBytes(String(k ?? ''), 'base64'));
}

/** Returns the keys that may belong to a token, imported. Throws Problem if there are none. */
export async function keysFor(use: Use, alg: JwtAlgorithm, key: string, encoding: SecretEncoding, kid: unknown) {
  if (isHmac(alg) && !setOf(key)) return [secretBytes(key, encoding)];
  const usable = fitting(candidatesOf(key), alg, kid);
  return Promise.all(usable.map((candidate) => candidate.import(use, alg)));
}

/** The keys of a text that is a set of keys rather than a secret that contains one. */
function setOf(text: string): Jwk[] | null {
  const jwks = /^\s*["'`[{]|^\s*[\w.-]+\s*[=:]\s*["'{]/.test(text) ? findJwks(text) : [];
  return jwks.length > 0 ? jwks : null;
}

function fitting(candidates: readonly Candidate[], alg: JwtAlgorithm, kid: unknown): (Candidate & { index: number })[] {
  const [first, ...more] = candidates;
  if (!first) throw problem('bad-key');
  const single = more.length === 0;
  const named = candidates.map((candidate, index) => ({ ...candidate, index })).filter(({ name }) => fits(name, alg));
  if (named.length === 0) throw problem('key-mismatch', { key: first.name, needed: neededFor(alg) });
  const usable = named.filter(
    (candidate) => single || kid === undefined || !('kid' in candidate) || candidate.kid === kid,
  );
  if (usable.length === 0) throw problem('no-matching-key');
  return usable;
}

function candidatesOf(text: string): Candidate[] {
  const ssh = sshKeysOf(text);
  if (ssh) return ssh;
  const jwks = findJwks(text);
  if (jwks.length > 0) return jwks.map(ofJwk);
  const { text: plain, damaged } = plainPem(text);
  const blocks = findPem(plain).filter(({ label }) => label !== 'EC PARAMETERS' && label !== 'DH PARAMETERS');
  if (damaged || blocks.some(({ body }) => body === null)) throw problem('damaged-key');
  const read = blocks.map(({ label, body }) => ofBlock(label, body ?? ''));
  const keys = read.filter((candidate): candidate is Candidate => !(candidate instanceof Problem));
  const refused = read.find((candidate) => candidate instanceof Problem);
  if (keys.length === 0 && refused) throw refused;
  return keys;
}

function sshKeysOf(text: string): Candidate[] | null {
  try {
    const keys = readSshKeys(text);
    return keys && keys.map(({ key, jwk }) => ({ name: key, import: (use, alg) => importJwk(use, jwk as JWK, alg) }));
  } catch (error) {
    if (error instanceof Problem) throw problem('damaged-key');
    throw error;
  }
}

function ofJwk(jwk: Jwk): Candidate {
  let name: string;
  try {
    name = jwk.kty === 'oct' ? 'HMAC' : (nameOfJwk(jwk) ?? 'JWK');
  } catch (error) {
    if (!(error instanceof DecodeProblem)) throw error;
    name = 'JWK';
  }
  return { name, kid: jwk['kid'], import: (use, alg) => importJwk(use, jwk as unknown as JWK, alg) };
}

/** Those with a passphrase, and those of security keys, have to be converted by `ssh-keygen`. */
function ofOpenssh(bytes: Uint8Array): Candidate | Problem<JwtKeyProblemCode> {
  try {
    return ofJwk(keyOfOpenssh(bytes) as unknown as Jwk);
  } catch (error) {
    if (error instanceof Problem && error.code !== 'bad-ssh-key') return problem('openssh-key');
    throw error;
  }
}

/** A block as a candidate, or why it isn't one. */
function ofBlock(written: string, body: string): Candidate | Problem<JwtKeyProblemCode> {
  try {
    if (/^\s*Proc-Type: 4,ENCRYPTED/.test(body)) return problem('encrypted-key');
    const der = decodeBase64(body).bytes;
    if (written === 'OPENSSH PRIVATE KEY') return ofOpenssh(der);
    const label = labelOf(written, der);
    const { kind, key } = factsOfBlock(label, der);
    if (kind === 'encrypted') return problem('encrypted-key');
    if (kind === 'request' || kind === 'other') return problem('not-a-key', { label });
    return { name: key ?? label, import: (use, alg) => importBlock(use, label, der, alg) };
  } catch (error) {
    if (error instanceof Problem) return problem('damaged-key');
    throw error;
  }
}

function secretBytes(secret: string, encoding: SecretEncoding): Uint8Array<ArrayBuffer> {
  const bytes = decodedSecret(secret, encoding);
  if (bytes.length === 0) throw problem('empty-secret');
  return bytes;
}

function decodedSecret(secret: string, encoding: SecretEncoding): Uint8Array<ArrayBuffer> {
  try {
    if (encoding === 'utf8') return encodeUtf8(secret);
    return encoding === 'hex' ? decodeHex(secret).bytes : decodeBase64(secret).bytes;
  } catch (error) {
    if (error instanceof DecodeProblem) throw problem('bad-secret');
    throw error;
  }
}

async function importJwk(use: Use, jwk: JWK, alg: JwtAlgorithm) {
  const { importJWK } = await import('jose');
  // `use`, `key_ops` and `ext` state the owner's intention, not what the key can do.
  const { use: _use, key_ops: _ops, ext: _ext, alg: _alg, ...bare } = jwk;
  if (use === 'sign' && bare.kty !== 'oct' && bare.d === undefined) throw problem('private-key-needed');
  if (bare.kty === 'oct') secretBytes(bare.k ?? '', 'base64');
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = bare;
  return settle(() => importJWK((use === 'verify' && bare.kty !== 'oct' ? open : bare) as JWK, alg));
}

async function importBlock(use: Use, label: string, der: Uint8Array, alg: JwtAlgorithm) {
  const { exportJWK, importPKCS8, importSPKI, importX509 } = await import('jose');
  const options = { extractable: true };
  if (/^(?:RSA )?PUBLIC KEY$|^CERTIFICATE$/.test(label)) {
    if (use === 'sign') throw problem('private-key-needed');
    if (label === 'CERTIFICATE') return settle(() => importX509(pem(label, der), alg, options));
    return settle(() => importSPKI(pem('PUBLIC KEY', label === 'PUBLIC KEY' ? der : spkiOfPkcs1(der)), alg, options));
  }
  const pkcs8 =
    label === 'PRIVATE KEY'
      ? der
      : label === 'RSA PRIVATE KEY'
        ? pkcs8OfPkcs1(der)
        : label === 'EC PRIVATE KEY'
          ? pkcs8OfSec1(der)
          : null;
  if (!pkcs8) throw problem('not-a-key', { label });
  const key = await settle(() => importPKCS8(pem('PRIVATE KEY', pkcs8), alg, options));
  return use === 'sign' ? key : importJwk('verify', await exportJWK(key), alg);
}

/** Runs an import; errors of WebCrypto and jose about keys become problems. */
async function settle<T>(work: () => Promise<T>): Promise<T> {
  const { errors } = await import('jose');
  let key: T;
  try {
    key = await work();
  } catch (error) {
    // A key of another kind causes a TypeError or a DataError, depending on where it is detected.
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException)
      throw problem('unusable-key');
    throw error;
  }
  if (key instanceof CryptoKey && 'modulusLength' in key.algorithm && Number(key.algorithm.modulusLength) < 2048)
    throw problem('key-too-small');
  return key;
}
