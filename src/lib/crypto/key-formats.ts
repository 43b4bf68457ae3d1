// Writes WebCrypto key pairs in the file formats that other programs read.
import { decodeBase64, encodeBase64, encodeHex, encodeUtf8 } from '../bytes/bytes.ts';
import { Problem } from '../../base/problem.ts';
import { bitString, concat, integer, NULL, octetString, oid, sequence, signedBytes, tlv } from './asn1/der.ts';
import type { Bytes } from './asn1/der.ts';
import { inside, readElement } from '../bytes/asn1.ts';
import { pem } from './asn1/pem.ts';
import type { RandomBytes } from '../../base/random.ts';

const CURVES: Readonly<Record<string, { oid: string; ssh: string }>> = {
  'P-256': { oid: '1.2.840.10045.3.1.7', ssh: 'nistp256' },
  'P-384': { oid: '1.3.132.0.34', ssh: 'nistp384' },
  'P-521': { oid: '1.3.132.0.35', ssh: 'nistp521' },
};

/** A member of a JWK as bytes. */
function part(jwk: JsonWebKey, name: keyof JsonWebKey): Bytes {
  const value = jwk[name];
  if (typeof value !== 'string') throw new TypeError(`the key has no ${name}`);
  return decodeBase64(value).bytes;
}

function curveOf(jwk: JsonWebKey) {
  const curve = CURVES[jwk.crv ?? ''];
  if (!curve) throw new TypeError(`no such curve: ${jwk.crv}`);
  return curve;
}

/** The uncompressed point of an EC public key (SEC 1, 2.3.3). */
function point(jwk: JsonWebKey): Bytes {
  return concat(Uint8Array.of(4), part(jwk, 'x'), part(jwk, 'y'));
}

/** RSAPublicKey (RFC 8017, A.1.1): "BEGIN RSA PUBLIC KEY". */
export function pkcs1Public(jwk: JsonWebKey): Bytes {
  return sequence(integer(part(jwk, 'n')), integer(part(jwk, 'e')));
}

/** RSAPrivateKey (RFC 8017, A.1.2): "BEGIN RSA PRIVATE KEY". */
export function pkcs1Private(jwk: JsonWebKey): Bytes {
  const names = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const;
  return sequence(integer(Uint8Array.of(0)), ...names.map((name) => integer(part(jwk, name))));
}

/** SubjectPublicKeyInfo around an RSAPublicKey, as WebCrypto requires. */
export function spkiOfPkcs1(pkcs1: Uint8Array): Bytes {
  return sequence(sequence(oid('1.2.840.113549.1.1.1'), NULL), bitString(pkcs1));
}

/** SubjectPublicKeyInfo of an RSA, EC or Ed25519 key; null for other keys. */
export function spkiOfJwk(jwk: JsonWebKey): Bytes | null {
  if (jwk.kty === 'RSA') return spkiOfPkcs1(pkcs1Public(jwk));
  if (jwk.kty === 'EC' && jwk.crv !== undefined && jwk.crv in CURVES)
    return sequence(sequence(oid('1.2.840.10045.2.1'), oid(curveOf(jwk).oid)), bitString(point(jwk)));
  return jwk.crv === 'Ed25519' ? sequence(sequence(oid('1.3.101.112')), bitString(part(jwk, 'x'))) : null;
}

/** PrivateKeyInfo around an RSAPrivateKey, as WebCrypto requires. */
export function pkcs8OfPkcs1(pkcs1: Uint8Array): Bytes {
  return sequence(integer(Uint8Array.of(0)), sequence(oid('1.2.840.113549.1.1.1'), NULL), octetString(pkcs1));
}

/** ECPrivateKey (RFC 5915): "BEGIN EC PRIVATE KEY". */
export function sec1Private(jwk: JsonWebKey): Bytes {
  return sequence(
    integer(Uint8Array.of(1)),
    octetString(part(jwk, 'd')),
    tlv(0xa0, oid(curveOf(jwk).oid)),
    tlv(0xa1, bitString(point(jwk))),
  );
}

/** PrivateKeyInfo around an ECPrivateKey that names its curve, as WebCrypto requires; null if it doesn't name one. */
export function pkcs8OfSec1(sec1: Uint8Array): Bytes | null {
  try {
    const curve = inside(readElement(sec1)).find(({ tag }) => tag === 0xa0);
    if (!curve) return null;
    const algorithm = sequence(oid('1.2.840.10045.2.1'), curve.contents);
    return sequence(integer(Uint8Array.of(0)), algorithm, octetString(sec1));
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** EncryptedPrivateKeyInfo (RFC 8018, PBES2): PBKDF2 with HMAC-SHA-256, AES-256-CBC. */
export async function encryptPkcs8(
  pkcs8: Bytes,
  passphrase: string,
  random: RandomBytes,
  iterations = 600_000,
): Promise<Bytes> {
  const salt = Uint8Array.from(random(16));
  const iv = Uint8Array.from(random(16));
  const secret = await crypto.subtle.importKey('raw', encodeUtf8(passphrase), 'PBKDF2', false, ['deriveKey']);
  const kdf = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const key = await crypto.subtle.deriveKey(kdf, secret, { name: 'AES-CBC', length: 256 }, false, ['encrypt']);
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, pkcs8));
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, iterations);
  const pbkdf2 = sequence(
    oid('1.2.840.113549.1.5.12'),
    sequence(octetString(salt), integer(count), sequence(oid('1.2.840.113549.2.9'), NULL)),
  );
  const aes = sequence(oid('2.16.840.1.101.3.4.1.42'), octetString(iv));
  return sequence(sequence(oid('1.2.840.113549.1.5.13'), sequence(pbkdf2, aes)), octetString(encrypted));
}

// The wire format of RFC 4251, 5: a length of 4 bytes before each string.
export function sshString(value: Uint8Array | string): Bytes {
  const bytes = typeof value === 'string' ? encodeUtf8(value) : value;
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return concat(length, bytes);
}

const sshInteger = (bytes: Uint8Array) => sshString(signedBytes(bytes));

function sshType(jwk: JsonWebKey): string {
  if (jwk.kty === 'RSA') return 'ssh-rsa';
  return jwk.kty === 'EC' ? `ecdsa-sha2-${curveOf(jwk).ssh}` : 'ssh-ed25519';
}

/** The public key in the form that SSH sends and hashes (RFC 4253, 6.6; RFC 5656; RFC 8709). */
function sshPublicBlob(jwk: JsonWebKey): Bytes {
  const type = sshString(sshType(jwk));
  if (jwk.kty === 'RSA') return concat(type, sshInteger(part(jwk, 'e')), sshInteger(part(jwk, 'n')));
  if (jwk.kty === 'EC') return concat(type, sshString(curveOf(jwk).ssh), sshString(point(jwk)));
  return concat(type, sshString(part(jwk, 'x')));
}

/** The line for `authorized_keys`. */
export function sshPublicLine(jwk: JsonWebKey, comment = ''): string {
  return [sshType(jwk), encodeBase64(sshPublicBlob(jwk)), oneLine(comment)].filter((piece) => piece !== '').join(' ');
}

/** The private key as `openssh-key-v1`, not encrypted (PROTOCOL.key of OpenSSH). */
export function sshPrivateKey(jwk: JsonWebKey, random: RandomBytes, comment = ''): string {
  const check = random(4);
  const fields =
    jwk.kty === 'RSA'
      ? (['n', 'e', 'd', 'qi', 'p', 'q'] as const).map((name) => sshInteger(part(jwk, name)))
      : jwk.kty === 'EC'
        ? [sshString(curveOf(jwk).ssh), sshString(point(jwk)), sshInteger(part(jwk, 'd'))]
        : [sshString(part(jwk, 'x')), sshString(concat(part(jwk, 'd'), part(jwk, 'x')))];
  const body = concat(check, check, sshString(sshType(jwk)), ...fields, sshString(oneLine(comment)));
  const padding = Uint8Array.from({ length: (8 - (body.length % 8)) % 8 }, (_, i) => i + 1);
  const none = sshString('none');
  const file = concat(
    encodeUtf8('openssh-key-v1\0'),
    none,
    none,
    sshString(''),
    Uint8Array.of(0, 0, 0, 1),
    sshString(sshPublicBlob(jwk)),
    sshString(concat(body, padding)),
  );
  return pem('OPENSSH PRIVATE KEY', file, 70);
}

// A line break in a comment would start a second entry in authorized_keys.
const oneLine = (comment: string) => comment.replace(/\s+/g, ' ').trim();

/**
 * Returns the fingerprints of the SSH form as printed by `ssh-keygen -l`, and the SHA-256 of the SPKI form (public-key
 * pinning).
 */
export async function fingerprints(jwk: JsonWebKey, spki: Bytes) {
  const { md5 } = await import('hash-wasm');
  const { sha256 } = await import('@noble/hashes/sha2.js'); // also where there is no WebCrypto
  const blob = sshPublicBlob(jwk);
  return {
    sha256: `SHA256:${encodeBase64(sha256(blob), { padding: false })}`,
    md5: `MD5:${(await md5(blob)).match(/../g)!.join(':')}`,
    spkiSha256: encodeHex(sha256(spki)),
  };
}
