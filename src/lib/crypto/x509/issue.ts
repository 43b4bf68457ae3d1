// Writes certificates that sign themselves, and requests for certificates (RFC 5280, RFC 2986).
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { bitString, type Bytes, integer, NULL, octetString, oid, sequence, tlv } from '../asn1/der.ts';
import { inside, readElement } from '../../bytes/asn1.ts';
import type { KeyPair, KeyType } from '../generate-key-pair.ts';
import { generalNameOf, type WantedName } from './wanted-names.ts';

export const ISSUED_USES = ['server', 'client', 'server-client', 'email', 'code', 'ca'] as const;
export type IssuedUse = (typeof ISSUED_USES)[number];

/** The parts of a subject, in the order in which they are written, with their identifiers and names in OpenSSL. */
export const SUBJECT_PARTS = {
  country: { oid: '2.5.4.6', short: 'C', most: 2 },
  state: { oid: '2.5.4.8', short: 'ST', most: 128 },
  locality: { oid: '2.5.4.7', short: 'L', most: 128 },
  organization: { oid: '2.5.4.10', short: 'O', most: 64 },
  unit: { oid: '2.5.4.11', short: 'OU', most: 64 },
  commonName: { oid: '2.5.4.3', short: 'CN', most: 64 },
} as const;
export type SubjectPart = keyof typeof SUBJECT_PARTS;
export type Subject = Readonly<Record<SubjectPart, string>>;
export const SUBJECT_PART_IDS = Object.keys(SUBJECT_PARTS) as SubjectPart[];

export interface Wanted {
  subject: Subject;
  names: readonly WantedName[];
  use: IssuedUse;
}

const EXTENDED: Readonly<Record<IssuedUse, readonly (readonly [oid: string, name: string])[]>> = {
  server: [['1.3.6.1.5.5.7.3.1', 'serverAuth']],
  client: [['1.3.6.1.5.5.7.3.2', 'clientAuth']],
  'server-client': [
    ['1.3.6.1.5.5.7.3.1', 'serverAuth'],
    ['1.3.6.1.5.5.7.3.2', 'clientAuth'],
  ],
  email: [['1.3.6.1.5.5.7.3.4', 'emailProtection']],
  code: [['1.3.6.1.5.5.7.3.3', 'codeSigning']],
  ca: [],
};

/** The bits of the key usage, the first bit highest, with their names. */
const USAGE_BITS = { digitalSignature: 0x80, keyEncipherment: 0x20, keyCertSign: 0x04, cRLSign: 0x02 } as const;

function usagesOf(use: IssuedUse, type: KeyType): (keyof typeof USAGE_BITS)[] {
  if (use === 'ca') return ['digitalSignature', 'keyCertSign', 'cRLSign'];
  // TLS before 1.3 and S/MIME encrypt a key with RSA
  return type === 'rsa' && use !== 'code' ? ['digitalSignature', 'keyEncipherment'] : ['digitalSignature'];
}

const TRUE = tlv(0x01, Uint8Array.of(0xff));
const extension = (id: string, critical: boolean, value: Uint8Array) =>
  sequence(oid(id), ...(critical ? [TRUE] : []), octetString(value));

function usageBits(use: IssuedUse, type: KeyType): Bytes {
  const bits = usagesOf(use, type).reduce((sum, name) => sum | USAGE_BITS[name], 0);
  const unused = 31 - Math.clz32(bits & -bits);
  return tlv(0x03, Uint8Array.of(unused, bits));
}

/** The extensions of both a certificate and a request. */
function extensions({ names, use, subject }: Wanted, type: KeyType): Bytes[] {
  const isEmpty = Object.values(subject).every((value) => value === '');
  return [
    extension('2.5.29.19', true, use === 'ca' ? sequence(TRUE) : sequence()),
    extension('2.5.29.15', true, usageBits(use, type)),
    ...(EXTENDED[use].length > 0
      ? [extension('2.5.29.37', false, sequence(...EXTENDED[use].map(([id]) => oid(id))))]
      : []),
    // RFC 5280, 4.2.1.6: critical if it is the only name
    ...(names.length > 0 ? [extension('2.5.29.17', isEmpty, sequence(...names.map(generalNameOf)))] : []),
  ];
}

function nameOf(subject: Subject): Bytes {
  const parts = SUBJECT_PART_IDS.filter((part) => subject[part] !== '').map((part) => {
    // The country is a PrintableString, all others UTF8String
    const value = tlv(part === 'country' ? 0x13 : 0x0c, encodeUtf8(subject[part]));
    return tlv(0x31, sequence(oid(SUBJECT_PARTS[part].oid), value));
  });
  return sequence(...parts);
}

/** UTCTime up to 2049, then GeneralizedTime (RFC 5280, 4.1.2.5). */
function timeOf(milliseconds: number): Bytes {
  const digits = new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '');
  return new Date(milliseconds).getUTCFullYear() < 2050
    ? tlv(0x17, encodeUtf8(digits.slice(2)))
    : tlv(0x18, encodeUtf8(digits));
}

const SIGNATURES: Readonly<Record<KeyType, { id: Bytes; algorithm: EcdsaParams | 'Ed25519' | 'RSASSA-PKCS1-v1_5' }>> = {
  rsa: { id: sequence(oid('1.2.840.113549.1.1.11'), NULL), algorithm: 'RSASSA-PKCS1-v1_5' },
  'p-256': { id: sequence(oid('1.2.840.10045.4.3.2')), algorithm: { name: 'ECDSA', hash: 'SHA-256' } },
  'p-384': { id: sequence(oid('1.2.840.10045.4.3.3')), algorithm: { name: 'ECDSA', hash: 'SHA-384' } },
  'p-521': { id: sequence(oid('1.2.840.10045.4.3.4')), algorithm: { name: 'ECDSA', hash: 'SHA-512' } },
  ed25519: { id: sequence(oid('1.3.101.112')), algorithm: 'Ed25519' },
};

function importOf(type: KeyType): RsaHashedImportParams | EcKeyImportParams | 'Ed25519' {
  if (type === 'ed25519') return 'Ed25519';
  return type === 'rsa'
    ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    : { name: 'ECDSA', namedCurve: type.toUpperCase() };
}

async function signed(body: Bytes, type: KeyType, pair: KeyPair): Promise<Bytes> {
  const { id, algorithm } = SIGNATURES[type];
  const key = await crypto.subtle.importKey('pkcs8', pair.pkcs8, importOf(type), false, ['sign']);
  const raw = new Uint8Array(await crypto.subtle.sign(algorithm, key, body));
  const half = raw.length / 2;
  // WebCrypto gives both numbers of ECDSA with a fixed length
  const signature = type.startsWith('p-') ? sequence(integer(raw.subarray(0, half)), integer(raw.subarray(half))) : raw;
  return sequence(body, id, bitString(signature));
}

/** The SHA-1 of the key without its algorithm (RFC 5280, 4.2.1.2). */
async function keyIdentifier({ spki }: KeyPair): Promise<Bytes> {
  const bits = inside(readElement(spki))[1]?.contents.slice(1) ?? new Uint8Array();
  return new Uint8Array(await crypto.subtle.digest('SHA-1', Uint8Array.from(bits)));
}

/** The DER of a certificate that is its own issuer. */
export async function selfSigned(
  wanted: Wanted,
  type: KeyType,
  pair: KeyPair,
  { serial, from, days }: { serial: Uint8Array; from: number; days: number },
): Promise<Bytes> {
  const name = nameOf(wanted.subject);
  const id = await keyIdentifier(pair);
  // Positive and at most 20 bytes (RFC 5280, 4.1.2.2)
  const number = Uint8Array.from(serial);
  number[0] = ((number[0] ?? 0) & 0x7f) | 0x40;
  const start = Math.floor(from / 1000) * 1000;
  const body = sequence(
    tlv(0xa0, integer(Uint8Array.of(2))),
    integer(number),
    SIGNATURES[type].id,
    name,
    sequence(timeOf(start), timeOf(start + days * 86_400_000)),
    name,
    pair.spki,
    tlv(
      0xa3,
      sequence(
        ...extensions(wanted, type),
        extension('2.5.29.14', false, octetString(id)),
        extension('2.5.29.35', false, sequence(tlv(0x80, id))),
      ),
    ),
  );
  return signed(body, type, pair);
}

/** The DER of a request. */
export function request(wanted: Wanted, type: KeyType, pair: KeyPair): Promise<Bytes> {
  const asked = sequence(oid('1.2.840.113549.1.9.14'), tlv(0x31, sequence(...extensions(wanted, type))));
  const body = sequence(integer(Uint8Array.of(0)), nameOf(wanted.subject), pair.spki, tlv(0xa0, asked));
  return signed(body, type, pair);
}

/** The names of the extensions for OpenSSL's -addext. */
export function addedExtensions({ names, use, subject }: Wanted, type: KeyType): string[] {
  const isEmpty = Object.values(subject).every((value) => value === '');
  const extended = EXTENDED[use].map(([, name]) => name);
  return [
    `basicConstraints=critical,CA:${use === 'ca' ? 'TRUE' : 'FALSE'}`,
    `keyUsage=critical,${usagesOf(use, type).join()}`,
    ...(extended.length > 0 ? [`extendedKeyUsage=${extended.join()}`] : []),
    ...(names.length > 0
      ? [`subjectAltName=${isEmpty ? 'critical,' : ''}${names.map((name) => `${name.type}:${name.value}`).join()}`]
      : []),
  ];
}
