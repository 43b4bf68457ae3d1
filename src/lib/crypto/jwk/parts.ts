// The parts of JSON Web Keys (RFC 7517, 7518, 8037): which each type has, and whether they belong together.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';
import { bigIntOf } from '../../../base/random.ts';

export const JWK_PROBLEMS = [
  'no-key',
  'damaged-key',
  'unsupported-key',
  'symmetric-key',
  'missing-part',
  'bad-part',
  'mismatched-parts',
  'encrypted-key',
  'secure-context-needed',
] as const;

export const keyProblem = (code: (typeof JWK_PROBLEMS)[number], params = {}) => new Problem(code, undefined, params);

/** Bytes of each coordinate. */
export const CURVE_SIZES: Readonly<Record<string, number>> = {
  'P-256': 32,
  'P-384': 48,
  'P-521': 66,
  Ed25519: 32,
  X25519: 32,
};

export type KeyParts = JsonWebKey & { kty: string };
const RSA_PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;
type Part = 'n' | 'e' | 'x' | 'y' | (typeof RSA_PRIVATE)[number];

export const isPrivate = (key: KeyParts): boolean => typeof key.d === 'string';
const base64url = (bytes: Uint8Array) => encodeBase64(bytes, { url: true, padding: false });

function bytesOf(key: KeyParts, part: Part): Uint8Array {
  const value = key[part];
  if (typeof value !== 'string' || value === '') throw keyProblem('missing-part', { part });
  try {
    return decodeBase64(value).bytes;
  } catch (error) {
    if (error instanceof Problem) throw keyProblem('bad-part', { part });
    throw error;
  }
}

/** A part as a number of a fixed size; leading zeros may be missing or too many. */
function sized(key: KeyParts, part: Part, size: number): string {
  const bytes = bytesOf(key, part);
  const start = Math.max(0, bytes.length - size);
  if (bytes.subarray(0, start).some((byte) => byte !== 0)) throw keyProblem('bad-part', { part });
  const padded = new Uint8Array(size);
  padded.set(bytes.subarray(start), size - (bytes.length - start));
  return base64url(padded);
}

/** A part as the shortest number. */
function shortest(key: KeyParts, part: Part): string {
  const bytes = bytesOf(key, part);
  const start = bytes.findIndex((byte) => byte !== 0);
  if (start < 0) throw keyProblem('bad-part', { part });
  return base64url(bytes.subarray(start));
}

/** Returns the key with only its own parts, in their standard lengths. Throws Problem. */
export function normalized(key: KeyParts): KeyParts {
  if (key.kty === 'oct') throw keyProblem('symmetric-key');
  if (key.kty === 'RSA') {
    if ('oth' in key) throw keyProblem('unsupported-key', { type: 'RSA' });
    const names: Part[] = isPrivate(key) ? ['n', 'e', ...RSA_PRIVATE] : ['n', 'e'];
    return { kty: 'RSA', ...Object.fromEntries(names.map((name) => [name, shortest(key, name)])) };
  }
  const crv = String(key.crv ?? '');
  const size = CURVE_SIZES[crv];
  const isOkp = crv.endsWith('25519');
  if (size === undefined || key.kty !== (isOkp ? 'OKP' : 'EC'))
    throw keyProblem('unsupported-key', { type: `${key.kty} ${crv}`.trim().slice(0, 40) });
  const names: Part[] = [
    isOkp ? ['x' as const] : ['x' as const, 'y' as const],
    isPrivate(key) ? ['d' as const] : [],
  ].flat();
  return { kty: key.kty, crv, ...Object.fromEntries(names.map((name) => [name, sized(key, name, size)])) };
}

/** The key without its private parts. */
export function publicOf({ kty, crv, n, e, x, y }: KeyParts): KeyParts {
  return kty === 'RSA' ? { kty, n, e } : y === undefined ? { kty, crv, x } : { kty, crv, x, y };
}

/** What is hashed for a thumbprint: the required public parts, in the order of their names (RFC 7638, 3). */
export function canonicalText(key: KeyParts): string {
  const { kty, crv, n, e, x, y } = key;
  if (kty === 'RSA') return JSON.stringify({ e, kty, n });
  return JSON.stringify(y === undefined ? { crv, kty, x } : { crv, kty, x, y });
}

function checkRsa(key: KeyParts): void {
  const [n, e, d, p, q, dp, dq, qi] = (['n', 'e', ...RSA_PRIVATE] as const).map((name) => bigIntOf(bytesOf(key, name)));
  if (!n || !e || !d || !p || !q || !dp || !dq || !qi) return;
  const fits =
    p > 1n &&
    q > 1n &&
    p * q === n &&
    (e * d) % (p - 1n) === 1n &&
    (e * d) % (q - 1n) === 1n &&
    d % (p - 1n) === dp &&
    d % (q - 1n) === dq &&
    (q * qi) % p === 1n;
  if (!fits) throw keyProblem('mismatched-parts');
}

/** Signs with the private part and verifies with the public one. */
async function checkEc(key: KeyParts): Promise<void> {
  const algorithm = { name: 'ECDSA', namedCurve: String(key.crv) };
  const scheme = { name: 'ECDSA', hash: 'SHA-256' };
  const { subtle } = crypto;
  const data = new Uint8Array(32);
  const publicKey = await subtle.importKey('jwk', publicOf(key), algorithm, false, ['verify']);
  if (!isPrivate(key)) return;
  const privateKey = await subtle.importKey('jwk', key, algorithm, false, ['sign']);
  const signature = await subtle.sign(scheme, privateKey, data);
  if (!(await subtle.verify(scheme, publicKey, signature, data))) throw keyProblem('mismatched-parts');
}

/** Throws Problem if the parts of a key don't belong together, or a point isn't on its curve. */
export async function checkParts(key: KeyParts, publicFrom: (key: KeyParts) => Promise<string>): Promise<void> {
  if (key.kty === 'RSA') {
    if (isPrivate(key)) checkRsa(key);
    return;
  }
  if (!(crypto.subtle as SubtleCrypto | undefined)) throw keyProblem('secure-context-needed');
  if (key.kty === 'OKP') {
    if (isPrivate(key) && (await publicFrom(key)) !== key.x) throw keyProblem('mismatched-parts');
    return;
  }
  try {
    await checkEc(key);
  } catch (error) {
    if (error instanceof DOMException) throw keyProblem('mismatched-parts');
    throw error;
  }
}
