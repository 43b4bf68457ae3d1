// Between JSON Web Keys and the structures of PEM (RFC 5958, 5280, 5915, 8017, 8410).
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';
import { readCertificate } from '../asn1/certificate.ts';
import { bitString, type Bytes, concat, integer, octetString, oid, sequence, tlv } from '../asn1/der.ts';
import { bits, type Element, inside, octets, readElement, readOid } from '../../bytes/asn1.ts';
import { pem } from '../asn1/pem.ts';
import { labelOf } from '../pasted/plain-pem.ts';
import { pkcs1Private, pkcs8OfPkcs1, spkiOfJwk } from '../key-formats.ts';
import { keyOfOpenssh } from './openssh-jwk.ts';
import { CURVE_SIZES, isPrivate, keyProblem, type KeyParts } from './parts.ts';

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';
const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};
const OKP: Readonly<Record<string, string>> = { '1.3.101.112': 'Ed25519', '1.3.101.110': 'X25519' };

const url = (bytes: Uint8Array) => encodeBase64(bytes, { url: true, padding: false });
const ZERO = integer(Uint8Array.of(0));
const idOf = (names: Readonly<Record<string, string>>, name: string | undefined) =>
  Object.keys(names).find((id) => names[id] === name) ?? '';
const bytesOf = (value: string | undefined) => decodeBase64(value ?? '').bytes;

/** PrivateKeyInfo of a seed (RFC 8410, 7). */
const okpPrivate = (crv: string | undefined, d: string | undefined) =>
  sequence(ZERO, sequence(oid(idOf(OKP, crv))), octetString(octetString(bytesOf(d))));

function ecPrivate({ crv, d, x, y }: KeyParts): Bytes {
  const point = concat(Uint8Array.of(4), bytesOf(x), bytesOf(y));
  const key = sequence(integer(Uint8Array.of(1)), octetString(bytesOf(d)), tlv(0xa1, bitString(point)));
  return sequence(ZERO, sequence(oid(EC), oid(idOf(CURVES, crv))), octetString(key));
}

/** PKCS #8 or SPKI of a normalized key. */
export function pemOfKey(key: KeyParts): string {
  if (!isPrivate(key)) {
    const spki =
      key.crv === 'X25519' ? sequence(sequence(oid(idOf(OKP, key.crv))), bitString(bytesOf(key.x))) : spkiOfJwk(key);
    if (!spki) throw keyProblem('unsupported-key', { type: key.kty });
    return pem('PUBLIC KEY', spki);
  }
  const der =
    key.kty === 'RSA'
      ? pkcs8OfPkcs1(pkcs1Private(key))
      : key.kty === 'EC'
        ? ecPrivate(key)
        : okpPrivate(key.crv, key.d);
  return pem('PRIVATE KEY', der);
}

/** The public part that belongs to the seed of an OKP key. */
export async function okpPublicOf({ crv, d }: KeyParts): Promise<string> {
  const { subtle } = crypto;
  const der = okpPrivate(crv, d);
  const imported =
    crv === 'X25519'
      ? await subtle.importKey('pkcs8', der, 'X25519', true, ['deriveBits'])
      : await subtle.importKey('pkcs8', der, 'Ed25519', true, ['sign']);
  return (await subtle.exportKey('jwk', imported)).x ?? '';
}

const RSA_PARTS = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const;
const numberOf = (element: Element | undefined) => {
  if (element?.tag !== 0x02) throw keyProblem('damaged-key');
  return url(element.contents);
};

function rsaPublic(der: Uint8Array): KeyParts {
  const [n, e] = inside(readElement(der));
  return { kty: 'RSA', n: numberOf(n), e: numberOf(e) };
}

function rsaPrivate(der: Uint8Array): KeyParts {
  const [, ...numbers] = inside(readElement(der));
  return { kty: 'RSA', ...Object.fromEntries(RSA_PARTS.map((name, at) => [name, numberOf(numbers[at])])) };
}

function ecPublic(crv: string, point: Uint8Array): KeyParts {
  const size = CURVE_SIZES[crv] ?? 0;
  if (point[0] !== 4 || point.length !== 1 + 2 * size) throw keyProblem('unsupported-key', { type: `EC ${crv}` });
  return { kty: 'EC', crv, x: url(point.subarray(1, 1 + size)), y: url(point.subarray(1 + size)) };
}

async function sec1(der: Uint8Array, named?: string): Promise<KeyParts> {
  const items = inside(readElement(der));
  const own = items.find(({ tag }) => tag === 0xa0);
  const id = named ?? (own ? readOid(readElement(own.contents)) : '');
  const crv = CURVES[id];
  if (crv === undefined) throw keyProblem('unsupported-key', { type: `EC ${id}`.trim() });
  const d = url(octets(items[1]));
  const point = items.find(({ tag }) => tag === 0xa1);
  if (point) return { ...ecPublic(crv, bits(readElement(point.contents))), d };
  // The public part is optional: WebCrypto computes it
  const info = sequence(
    ZERO,
    sequence(oid(EC), oid(id)),
    octetString(sequence(integer(Uint8Array.of(1)), octetString(octets(items[1])))),
  );
  const imported = await crypto.subtle.importKey('pkcs8', info, { name: 'ECDSA', namedCurve: crv }, true, ['sign']);
  const { x, y } = await crypto.subtle.exportKey('jwk', imported);
  return { kty: 'EC', crv, x, y, d };
}

async function pkcs8(der: Uint8Array): Promise<KeyParts> {
  const [, algorithm, key] = inside(readElement(der));
  const [type, parameters] = inside(algorithm);
  const id = readOid(type);
  const inner = octets(key);
  if (id === RSA) return rsaPrivate(inner);
  if (id === EC) return sec1(inner, readOid(parameters));
  const crv = OKP[id];
  if (crv === undefined) throw keyProblem('unsupported-key', { type: id });
  const parts = { kty: 'OKP', crv, d: url(octets(readElement(inner))) };
  return { ...parts, x: await okpPublicOf(parts) };
}

function spki(der: Uint8Array): KeyParts {
  const [algorithm, key] = inside(readElement(der));
  const [type, parameters] = inside(algorithm);
  const id = readOid(type);
  if (id === RSA) return rsaPublic(bits(key));
  const crv = id === EC ? CURVES[readOid(parameters)] : OKP[id];
  if (crv === undefined) throw keyProblem('unsupported-key', { type: id === EC ? `EC ${readOid(parameters)}` : id });
  return id === EC ? ecPublic(crv, bits(key)) : { kty: 'OKP', crv, x: url(bits(key)) };
}

const READERS: Readonly<Record<string, (der: Uint8Array) => KeyParts | Promise<KeyParts>>> = {
  'PRIVATE KEY': pkcs8,
  'PUBLIC KEY': spki,
  'RSA PRIVATE KEY': rsaPrivate,
  'RSA PUBLIC KEY': rsaPublic,
  'EC PRIVATE KEY': (der) => sec1(der),
  'OPENSSH PRIVATE KEY': keyOfOpenssh,
  CERTIFICATE: (der) => spki(readCertificate(der).publicKey),
};

/** The key of a PEM block, whatever its label says; null for one that isn't a key. Throws Problem. */
export async function keyOfBlock(written: string, body: string): Promise<KeyParts | null> {
  if (/^\s*Proc-Type: 4,ENCRYPTED/.test(body)) throw keyProblem('encrypted-key');
  if (!READERS[written] && written !== 'ENCRYPTED PRIVATE KEY') return null;
  try {
    const der = decodeBase64(body).bytes;
    const label = labelOf(written, der);
    if (label === 'ENCRYPTED PRIVATE KEY') throw keyProblem('encrypted-key');
    return (await READERS[label]?.(der)) ?? null;
  } catch (error) {
    const isOwn = error instanceof Problem && ['unsupported-key', 'damaged-key', 'encrypted-key'].includes(error.code);
    if (isOwn || !(error instanceof Problem || error instanceof DOMException)) throw error;
    throw keyProblem('damaged-key');
  }
}
