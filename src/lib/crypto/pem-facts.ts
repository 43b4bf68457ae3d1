// Describes a PEM block (RFC 7468): the kind and size of a key, and the names in a certificate.
import { readCertificate, readName } from './asn1/certificate.ts';
import { badAsn1, bits, type Element, elementsOf, inside, octets, readElement, readOid } from '../bytes/asn1.ts';
import { bitLength } from '../bytes/bit-length.ts';
import { decodeBase64 } from '../bytes/bytes.ts';
import { findPem, type PemBlock } from './asn1/pem.ts';
import { Problem } from '../../base/problem.ts';
import { spkiOfJwk } from './key-formats.ts';
import { findJwks, type Jwk } from './pasted/jwk.ts';
import { labelOf, plainPem, type PemNote } from './pasted/plain-pem.ts';
import { readSshKeys } from './ssh-line.ts';

export type PemKind = 'public' | 'private' | 'symmetric' | 'encrypted' | 'certificate' | 'request' | 'other';

export interface PemFacts {
  kind: PemKind;
  /** The label after BEGIN, or the name of another notation. */
  label: string;
  /** Such as `RSA 2048` or `EC P-256`; null if unknown. */
  key: string | null;
  subject: string | null;
  issuer: string | null;
  /** Milliseconds since the epoch. */
  validFrom: number | null;
  validTo: number | null;
  serial: string | null;
  /** SubjectPublicKeyInfo, whose digest is used for key pinning. */
  spki: Uint8Array | null;
}

const ALGORITHMS: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.10045.2.1': 'EC',
  '1.2.840.10040.4.1': 'DSA',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
};

const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
};

/** Returns `RSA 2048` for the sequence with the modulus at this index. */
function rsaName(sequence: Element, place: number): string {
  const modulus = inside(sequence)[place];
  if (modulus?.tag !== 0x02) throw badAsn1();
  return `RSA ${bitLength(modulus.contents)}`;
}

const curveName = (oid: Element | undefined) => (oid?.tag === 0x06 ? (CURVES[readOid(oid)] ?? readOid(oid)) : '');

/** Returns the name of an AlgorithmIdentifier, with the size of the key next to it. */
function keyName(algorithm: Element | undefined, rsa: () => string): string {
  const [type, parameters] = inside(algorithm);
  const oid = readOid(type);
  const name = ALGORITHMS[oid] ?? oid;
  if (name === 'RSA') return rsa();
  return name === 'EC' ? `EC ${curveName(parameters)}`.trim() : name;
}

export function spkiName(spki: Element | undefined): string {
  const [algorithm, key] = inside(spki);
  return keyName(algorithm, () => rsaName(readElement(bits(key)), 0));
}

function pkcs8Name(outer: Element): string {
  const [, algorithm, key] = inside(outer);
  return keyName(algorithm, () => rsaName(readElement(octets(key)), 1));
}

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 100));

/** Returns the type and encryption of an OpenSSH private key (PROTOCOL.key): length-prefixed strings. */
function opensshFacts(bytes: Uint8Array): Pick<PemFacts, 'kind' | 'key'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 'openssh-key-v1\0'.length;
  const next = () => {
    if (at + 4 > bytes.length) throw badAsn1();
    const length = view.getUint32(at);
    const start = at + 4;
    at = start + length;
    if (at > bytes.length) throw badAsn1();
    return bytes.subarray(start, at);
  };
  const cipher = ascii(next());
  next(); // key derivation
  next(); // its options
  at += 4; // number of keys
  const blob = next();
  const typeLength = blob.length < 4 ? 0 : new DataView(blob.buffer, blob.byteOffset, blob.length).getUint32(0);
  return {
    kind: cipher === 'none' ? 'private' : 'encrypted',
    key: ascii(blob.subarray(4, 4 + typeLength)),
  };
}

const NOTHING = { key: null, subject: null, issuer: null, validFrom: null, validTo: null, serial: null, spki: null };

function factsOf(label: string, der: Uint8Array): Omit<PemFacts, 'label'> {
  if (label === 'OPENSSH PRIVATE KEY') return { ...NOTHING, ...opensshFacts(der) };
  if (label === 'ENCRYPTED PRIVATE KEY') return { ...NOTHING, kind: 'encrypted' };
  const outer = readElement(der);
  switch (label) {
    case 'PUBLIC KEY':
      return { ...NOTHING, kind: 'public', key: spkiName(outer), spki: outer.raw };
    case 'RSA PUBLIC KEY':
      return { ...NOTHING, kind: 'public', key: rsaName(outer, 0) };
    case 'PRIVATE KEY':
      return { ...NOTHING, kind: 'private', key: pkcs8Name(outer) };
    case 'RSA PRIVATE KEY':
      return { ...NOTHING, kind: 'private', key: rsaName(outer, 1) };
    case 'EC PRIVATE KEY': {
      const curve = inside(outer).find(({ tag }) => tag === 0xa0);
      return { ...NOTHING, kind: 'private', key: `EC ${curveName(curve && elementsOf(curve.contents)[0])}`.trim() };
    }
    case 'DSA PRIVATE KEY':
      return { ...NOTHING, kind: 'private', key: 'DSA' };
    case 'CERTIFICATE':
    case 'X509 CERTIFICATE': {
      const { subject, issuer, publicKey, validFrom, validTo, serial } = readCertificate(outer.raw);
      const key = spkiName(readElement(publicKey));
      const names = { subject: subject.text, issuer: issuer.text };
      return { kind: 'certificate', key, ...names, validFrom, validTo, serial, spki: publicKey };
    }
    case 'CERTIFICATE REQUEST':
    case 'NEW CERTIFICATE REQUEST': {
      const [, subject, spki] = inside(inside(outer)[0]);
      return {
        ...NOTHING,
        kind: 'request',
        subject: readName(subject).text,
        key: spkiName(spki),
        spki: spki?.raw ?? null,
      };
    }
    default:
      return { ...NOTHING, kind: label.endsWith('PRIVATE KEY') ? 'private' : 'other' };
  }
}

/** Returns `RSA 2048`, `EC P-256` or `Ed25519`, the size of a secret, or null for anything else. */
export function nameOfJwk({ kty, crv, n, k }: Jwk): string | null {
  const size = (text: unknown) => (typeof text === 'string' ? bytesOf(text).length * 8 : 0);
  if (kty === 'RSA') {
    const [first = 0] = typeof n === 'string' ? bytesOf(n) : [];
    return `RSA ${size(n) - Math.clz32(first) + 24}`;
  }
  if (kty === 'oct') return `${size(k)} bits`;
  const curve = typeof crv === 'string' && /^(?:P-\d{3}|secp256k1|(?:Ed|X)\d{3,5})$/.test(crv) ? crv : '';
  return kty === 'EC' ? `EC ${curve}`.trim() : curve || null;
}

/** The bytes of a member, without leading zeros. */
function bytesOf(member: string): Uint8Array {
  const { bytes } = decodeBase64(member);
  const start = bytes.findIndex((byte) => byte !== 0);
  return start > 0 ? bytes.subarray(start) : bytes;
}

function jwkFacts(jwk: Jwk): PemFacts {
  const { kty, kid } = jwk;
  const kind = kty === 'oct' ? 'symmetric' : 'd' in jwk ? 'private' : 'public';
  try {
    const key = nameOfJwk(jwk);
    const subject = typeof kid === 'string' ? kid : null;
    return { ...NOTHING, kind, label: 'JWK', key, subject, spki: kind === 'symmetric' ? null : spkiOfJwk(jwk) };
  } catch (error) {
    if (error instanceof Problem || error instanceof TypeError) throw badAsn1();
    throw error;
  }
}

/** The name of the key in a PEM block, such as `RSA 2048`, and its kind. */
export const factsOfBlock = (label: string, der: Uint8Array): PemFacts => ({ label, ...factsOf(label, der) });

function blockFacts({ label, body, start, bodyStart }: PemBlock): PemFacts {
  if (label.endsWith('PRIVATE KEY') && /^\s+Proc-Type: 4,ENCRYPTED/.test(body ?? ''))
    return { ...NOTHING, kind: 'encrypted', label };
  try {
    if (body === null) throw badAsn1();
    const der = decodeBase64(body).bytes;
    return factsOfBlock(labelOf(label, der), der);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, error.offset === undefined ? start : bodyStart + error.offset, error.params);
  }
}

/**
 * Describes the keys and certificates of a text: PEM however it was pasted, bare Base64, JSON Web Keys, or public keys
 * in the notation of SSH. Throws Problem: `no-pem`, `bad-asn1`, or those of Base64. A traditional key that is encrypted
 * according to its header isn't read further.
 */
export function pemFacts(text: string): { facts: PemFacts[]; notes: readonly PemNote[] } {
  const keys = readSshKeys(text);
  if (keys) return { facts: keys.map(({ key, comment }) => sshFacts(key, comment)), notes: [] };
  const jwks = findJwks(text);
  if (jwks.length > 0) return { facts: jwks.map(jwkFacts), notes: [] };
  const { text: plain, notes, damaged } = plainPem(text);
  const blocks = findPem(plain);
  if (!blocks.some(({ body }) => body !== null)) throw new Problem(damaged ? 'bad-asn1' : 'no-pem');
  return { facts: blocks.map(blockFacts), notes };
}

const sshFacts = (key: string, subject: string | null): PemFacts => ({
  ...NOTHING,
  kind: 'public',
  label: 'SSH',
  key,
  subject,
});
