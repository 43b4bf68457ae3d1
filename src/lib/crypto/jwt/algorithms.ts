// The algorithms of JSON Web Tokens, the keys they need, and what can be wrong with one.
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
/** What can be wrong with a key, or with the header that requires it. */
export const JWT_KEY_PROBLEMS = [
  'unsupported-algorithm',
  /** Not in the selected encoding. */
  'bad-secret',
  /** Not a secret at all: anybody could have signed. */
  'empty-secret',
  /** Neither PEM nor JWK nor JWKS, or malformed. */
  'bad-key',
  /** The beginning of a key. */
  'damaged-key',
  /** A private key that needs a passphrase. */
  'encrypted-key',
  /** The private key of OpenSSH, which another program has to convert. */
  'openssh-key',
  /** A certificate request or another block that isn't a key. */
  'not-a-key',
  /** A valid key, but of another kind than the algorithm needs: `key`, `needed`. */
  'key-mismatch',
  /** A key of the right kind whose numbers make no sense. */
  'unusable-key',
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

export const problem = (code: JwtKeyProblemCode, params?: Record<string, string | number>) =>
  new Problem<JwtKeyProblemCode>(code, undefined, params);

export function isJwtAlgorithm(alg: unknown): alg is JwtAlgorithm {
  return JWT_ALGORITHMS.some((algorithm) => algorithm === alg);
}

export const isHmac = (alg: string) => alg.startsWith('HS');

const CURVES: Readonly<Partial<Record<JwtAlgorithm, string>>> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' };

/** The kind of key that an algorithm needs: `HMAC`, `RSA`, `EC P-256` or `Ed25519`. */
export function neededFor(alg: JwtAlgorithm): string {
  if (isHmac(alg)) return 'HMAC';
  const curve = CURVES[alg];
  return curve !== undefined ? `EC ${curve}` : alg.startsWith('Ed') ? 'Ed25519' : 'RSA';
}
