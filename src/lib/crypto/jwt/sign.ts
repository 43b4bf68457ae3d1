// Verifies and creates signatures of JSON Web Tokens, using jose and WebCrypto.
import { decodeBase64, encodeBase64, encodeUtf8 } from '../../bytes/bytes.ts';
import { hmac } from '../hmac.ts';
import { isJwtAlgorithm, type JwtAlgorithm, problem } from './algorithms.ts';
import { Problem } from '../../../base/problem.ts';
import { keysFor, SECRET_ENCODINGS, type SecretEncoding, secretsFor } from './keys.ts';

/** Whether a text used as a shared secret is actually a public key: the classic confusion that lets anyone sign. */
export const looksLikePublicKey = (text: string) =>
  /-----BEGIN [A-Z ]*(?:KEY|CERTIFICATE)-----|LS0tLS1CRUdJTi|^\s*(?:MIIBIjANBgkqhkiG9w0BAQ|MFkwEwYHKoZIzj0CAQ|MCowBQYDK2VwAyEA)|^\s*(?:ssh-(?:rsa|dss|ed25519)|(?:sk-)?(?:ssh-ed25519|ecdsa-sha2-nistp\d+)(?:@openssh\.com)?) AAAA/.test(
    text,
  );

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

/** Returns the other encodings of a secret with which the signature would be valid. */
export async function otherEncodings(
  token: string,
  header: { alg?: unknown; kid?: unknown },
  key: string,
  encoding: SecretEncoding,
): Promise<SecretEncoding[]> {
  const others = SECRET_ENCODINGS.filter((other) => other !== encoding);
  const good = await Promise.all(others.map((other) => verifyJwt(token, header, key, other).catch(unreadable)));
  return others.filter((_, i) => good[i]);
}

function unreadable(error: unknown): false {
  if (error instanceof Problem) return false;
  throw error;
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
