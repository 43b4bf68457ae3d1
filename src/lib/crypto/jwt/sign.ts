// Verifies and creates signatures of JSON Web Tokens, using jose and WebCrypto.
import type { JWK } from 'jose';
import { DecodeProblem, decodeBase64, decodeHex, encodeBase64, encodeUtf8 } from '../../bytes/bytes.ts';
import { pem, readPem } from '../asn1/pem.ts';
import { hmac } from '../hmac.ts';
import { pkcs8OfPkcs1, pkcs8OfSec1, spkiOfPkcs1 } from '../key-formats.ts';
import { Problem } from '../../../base/problem.ts';

/** The algorithms of RFC 7518 and RFC 8037 that WebCrypto supports. */
export const JWT_ALGORITHMS = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;

export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number];
export type SecretEncoding = 'utf8' | 'base64' | 'hex';

/** What can be wrong with a key, or with the header that requires it. */
export const JWT_KEY_PROBLEMS = [
  'unsupported-algorithm',
  /** Not in the selected encoding. */
  'bad-secret',
  /** Not a secret at all: anybody could have signed. */
  'empty-secret',
  /** Neither PEM nor JWK nor JWKS, or malformed. */
  'bad-key',
  /** A valid key, but of another kind than the algorithm needs. */
  'key-mismatch',
  /** RSA below 2,048 bits (RFC 7518, 3.3). */
  'key-too-small',
  /** The JWKS has no key for this token. */
  'no-matching-key',
  /** Signing needs the private key. */
  'private-key-needed',
  /** An unsupported extension in `crit`, or a header that contradicts itself. */
  'unsupported-header',
  /** Browsers provide WebCrypto only on https and localhost; HMAC works without it. */
  'secure-context-needed',
] as const;

export type JwtKeyProblemCode = (typeof JWT_KEY_PROBLEMS)[number];

const problem = (code: JwtKeyProblemCode) => new Problem<JwtKeyProblemCode>(code);

type Use = 'verify' | 'sign';

function isJwtAlgorithm(alg: unknown): alg is JwtAlgorithm {
  return JWT_ALGORITHMS.some((known) => known === alg);
}

export const isHmac = (alg: string) => alg.startsWith('HS');

/** Whether a text used as a shared secret is actually a public key: the classic confusion that lets anyone sign. */
export const looksLikePem = (text: string) => /-----BEGIN [A-Z ]*(?:KEY|CERTIFICATE)-----/.test(text);

/**
 * Verifies the signature of a compact token with a key: a secret for HS algorithms; otherwise PEM (SPKI, PKCS #1, PKCS
 * #8, SEC 1 or a certificate), a JWK, or a JWKS, in which any matching key is accepted. Throws Problem if the key can't
 * be used.
 */
export async function verifyJwt(
  token: string,
  header: { alg?: unknown; kid?: unknown },
  key: string,
  encoding: SecretEncoding = 'utf8',
): Promise<boolean> {
  const { alg, kid } = header;
  if (!isJwtAlgorithm(alg)) throw problem('unsupported-algorithm');
  if (!hasWebCrypto()) return verifyHmac(token, alg, key, encoding, kid);
  const { compactVerify, errors } = await import('jose');
  for (const candidate of await keysFor('verify', alg, key, encoding, kid)) {
    try {
      await compactVerify(token, candidate, { algorithms: [alg] });
      return true;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSEError) throw problem('unsupported-header');
      throw error;
    }
  }
  return false;
}

/** Signs a payload exactly as written; `alg` replaces the one in the header. Throws Problem for an unusable key. */
export async function signJwt(
  header: Readonly<Record<string, unknown>>,
  payload: string,
  alg: JwtAlgorithm,
  key: string,
  encoding: SecretEncoding = 'utf8',
): Promise<string> {
  if (!hasWebCrypto()) return signHmac({ ...header, alg }, payload, alg, key, encoding);
  const { CompactSign, errors } = await import('jose');
  const [first] = await keysFor('sign', alg, key, encoding, header['kid']);
  if (!first) throw problem('no-matching-key');
  try {
    return await new CompactSign(encodeUtf8(payload)).setProtectedHeader({ ...header, alg }).sign(first);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw problem('unsupported-header');
    throw error;
  }
}

const hasWebCrypto = () => (crypto.subtle as SubtleCrypto | undefined) !== undefined;

const HASHES: Readonly<Partial<Record<JwtAlgorithm, 'sha-256' | 'sha-384' | 'sha-512'>>> = {
  HS256: 'sha-256',
  HS384: 'sha-384',
  HS512: 'sha-512',
};

/** Returns the signature of the signing input, without WebCrypto. */
async function macOf(signed: string, header: object, alg: JwtAlgorithm, secret: Uint8Array): Promise<string> {
  const hash = HASHES[alg];
  if (hash === undefined) throw problem('secure-context-needed');
  if ('crit' in header || 'b64' in header) throw problem('unsupported-header');
  return encodeBase64(await hmac(hash, secret, encodeUtf8(signed)), { url: true });
}

async function verifyHmac(token: string, alg: JwtAlgorithm, key: string, encoding: SecretEncoding, kid: unknown) {
  const signed = token.slice(0, token.lastIndexOf('.'));
  const header = JSON.parse(new TextDecoder().decode(decodeBase64(signed.split('.')[0] ?? '').bytes)) as object;
  for (const secret of secretsFor(alg, key, encoding, kid)) {
    if (`${signed}.${await macOf(signed, header, alg, secret)}` === token) return true;
  }
  return false;
}

async function signHmac(header: object, payload: string, alg: JwtAlgorithm, key: string, encoding: SecretEncoding) {
  const [secret] = secretsFor(alg, key, encoding, 'kid' in header ? header.kid : undefined);
  if (!secret) throw problem('no-matching-key');
  const part = (text: string) => encodeBase64(encodeUtf8(text), { url: true });
  const signed = `${part(JSON.stringify(header))}.${part(payload)}`;
  return `${signed}.${await macOf(signed, header, alg, secret)}`;
}

function secretsFor(alg: JwtAlgorithm, key: string, encoding: SecretEncoding, kid: unknown): Uint8Array[] {
  const jwks = jwksOf(key);
  if (!isHmac(alg)) throw problem('secure-context-needed');
  if (!jwks) return [secretBytes(key, encoding)];
  return fittingKeys(jwks, alg, kid).map(({ k }) => secretBytes(k ?? '', 'base64'));
}

/** Returns the keys of a set that may belong to a token. */
function fittingKeys(jwks: readonly JWK[], alg: JwtAlgorithm, kid: unknown): JWK[] {
  const kty = isHmac(alg) ? 'oct' : alg.startsWith('ES') ? 'EC' : alg.startsWith('Ed') ? 'OKP' : 'RSA';
  const single = jwks.length === 1;
  const fitting = jwks.filter((jwk) => jwk.kty === kty && (single || kid === undefined || jwk.kid === kid));
  if (fitting.length === 0) throw problem(single ? 'key-mismatch' : 'no-matching-key');
  return fitting;
}

async function keysFor(use: Use, alg: JwtAlgorithm, key: string, encoding: SecretEncoding, kid: unknown) {
  const jwks = jwksOf(key);
  if (jwks) return Promise.all(fittingKeys(jwks, alg, kid).map((jwk) => importJwk(use, jwk, alg)));
  if (isHmac(alg)) return [secretBytes(key, encoding)];
  return [await importPem(use, key, alg)];
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

/** Returns the keys of a JWK or JWKS; null if the text isn't a JSON object and so may be PEM or a secret. */
function jwksOf(text: string): JWK[] | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    if ('keys' in value && Array.isArray(value.keys)) return value.keys.filter(isJwk);
    return isJwk(value) ? [value] : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value;
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

async function importPem(use: Use, text: string, alg: JwtAlgorithm) {
  const { exportJWK, importPKCS8, importSPKI, importX509 } = await import('jose');
  const block = pemBlock(text);
  const { label, der } = block;
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
  if (!pkcs8) throw problem('bad-key');
  const key = await settle(() => importPKCS8(pem('PRIVATE KEY', pkcs8), alg, options));
  return use === 'sign' ? key : importJwk('verify', await exportJWK(key), alg);
}

function pemBlock(text: string) {
  try {
    const block = readPem(text);
    if (block) return block;
  } catch (error) {
    if (!(error instanceof DecodeProblem)) throw error;
  }
  throw problem('bad-key');
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
      throw problem('key-mismatch');
    throw error;
  }
  if (key instanceof CryptoKey && 'modulusLength' in key.algorithm && Number(key.algorithm.modulusLength) < 2048)
    throw problem('key-too-small');
  return key;
}
