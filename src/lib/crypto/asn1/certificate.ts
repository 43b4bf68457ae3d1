// X.509 certificates (RFC 5280), as far as needed to display and compare them.
import { encodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import {
  badAsn1,
  type Element,
  expectTag,
  inside,
  readElement,
  readOid,
  readText,
  readTime,
} from '../../bytes/asn1.ts';
import { type Extensions, readExtensions } from './extensions.ts';

export interface Certificate extends Extensions {
  der: Uint8Array;
  /** The part that its issuer signed. */
  signed: Uint8Array;
  signatureAlgorithm: Element;
  signature: Uint8Array;
  serial: string;
  issuer: Name;
  subject: Name;
  /** Milliseconds since the epoch. */
  validFrom: number;
  validTo: number;
  /** SubjectPublicKeyInfo. */
  publicKey: Uint8Array;
}

export interface Name {
  /** In the form `CN=…, O=…`, with the values escaped by RFC 4514. */
  text: string;
  /** The common name, otherwise the first attribute. */
  short: string;
  raw: Uint8Array;
  element: Element;
}

/** The attributes of RFC 4514, 3, and others that signing certificates contain. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.42': 'GN',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'E',
};

/**
 * RFC 4514, 2.4, so that no value can look like two attributes. Control characters other than NUL would break the line.
 */
function escaped(value: string): string {
  return value
    .replace(/["+,;<>\\]|^[ #]| $/g, '\\$&')
    .replace(/\p{Cc}/gu, (control) => encodeHex(encodeUtf8(control)).replace(/../g, '\\$&'));
}

export function readName(element: Element | undefined): Name {
  const groups = inside(element).map((set) =>
    inside(set, 0x31).map((pair) => {
      const [type, value] = inside(pair);
      const oid = readOid(type);
      if (!value) throw badAsn1();
      return { type: ATTRIBUTES[oid] ?? oid, value: readText(value) };
    }),
  );
  const parts = groups.flat();
  return {
    text: groups.map((group) => group.map(({ type, value }) => `${type}=${escaped(value)}`).join('+')).join(', '),
    short: ((parts.find(({ type }) => type === 'CN') ?? parts[0])?.value ?? '').replace(/\p{Cc}/gu, ' '),
    raw: expectTag(element, 0x30).raw,
    element: expectTag(element, 0x30),
  };
}

/** Throws Problem `bad-asn1`. */
export function readCertificate(der: Uint8Array): Certificate {
  const outer = readElement(der);
  const [signed, signatureAlgorithm, signature] = inside(outer);
  const fields = inside(signed).filter(({ tag }) => tag !== 0xa0); // the version
  const [serial, inner, issuer, validity, subject, publicKey, ...more] = fields;
  const [from, to] = inside(validity).map(readTime);
  if (!signed || !signatureAlgorithm || typeof from !== 'number' || typeof to !== 'number') throw badAsn1();
  const extensions = readExtensions(more.find(({ tag }) => tag === 0xa3));
  const isConsistent = encodeHex(expectTag(inner, 0x30).raw) === encodeHex(signatureAlgorithm.raw);
  return {
    ...extensions,
    // The algorithm is also inside the signed part (4.1.1.2).
    obscure: isConsistent ? extensions.obscure : 'signatureAlgorithm',
    der: outer.raw,
    signed: signed.raw,
    signatureAlgorithm,
    signature: expectTag(signature, 0x03).contents.subarray(1),
    serial: encodeHex(expectTag(serial, 0x02).contents),
    issuer: readName(issuer),
    subject: readName(subject),
    validFrom: from,
    validTo: to,
    publicKey: expectTag(publicKey, 0x30).raw,
  };
}
