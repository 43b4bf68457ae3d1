// Signed data of the Cryptographic Message Syntax (RFC 5652) and timestamps (RFC 3161).
import { encodeHex } from '../../bytes/bytes.ts';
import { concat } from './der.ts';
import { type Certificate, readCertificate, readName } from './certificate.ts';
import { pathsOf } from './chain.ts';
import { badAsn1, type Element, elementsOf, inside, octets, readElement, readOid, readTime } from '../../bytes/asn1.ts';
import { hashOf, type HashName, unsupported, verifySignature } from './verify.ts';

export interface SignedData {
  contentType: string;
  /** The content itself, unless detached. */
  content: Uint8Array | null;
  certificates: Certificate[];
  signers: Signer[];
}

export interface Signer {
  /** Null if its certificate isn't in the message. */
  certificate: Certificate | null;
  hash: HashName;
  signatureAlgorithm: Element;
  signature: Uint8Array;
  /** What was signed instead of the content: attributes that include its digest. */
  attributes: Map<string, Element[]> | null;
  attributesRaw: Uint8Array | null;
  /** A timestamp on the signature. */
  timestamp: Uint8Array | null;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const TIMESTAMP = '1.2.840.113549.1.9.16.2.14';

/** Throws Problem `bad-asn1`, `unsupported-algorithm`. */
export function readSignedData(bytes: Uint8Array): SignedData {
  const [type, content] = inside(readElement(bytes));
  if (readOid(type) !== SIGNED_DATA) throw unsupported(readOid(type));
  const [, , encapsulated, ...rest] = inside(inside(content, 0xa0)[0]);
  const [contentType, inner] = inside(encapsulated);
  const certificates = rest
    .filter(({ tag }) => tag === 0xa0)
    .flatMap(({ contents }) => elementsOf(contents))
    .filter(({ tag }) => tag === 0x30)
    .map(({ raw }) => readCertificate(raw));
  const signers = inside(
    rest.find(({ tag }) => tag === 0x31),
    0x31,
  ).map((signer) => readSigner(signer, certificates));
  return {
    contentType: readOid(contentType),
    content: inner ? octets(inside(inner, 0xa0)[0]) : null,
    certificates,
    signers,
  };
}

function readSigner(element: Element, certificates: readonly Certificate[]): Signer {
  const [, identifier, hash, ...rest] = inside(element);
  const signed = rest[0]?.tag === 0xa0 ? rest.shift() : undefined;
  const [signatureAlgorithm, signature, unsigned] = rest;
  if (!identifier || !signatureAlgorithm) throw badAsn1();
  const timestamp = unsigned && attributesOf(unsigned).get(TIMESTAMP)?.[0];
  return {
    certificate: certificates.find((each) => identifies(identifier, each)) ?? null,
    hash: hashOf(hash),
    signatureAlgorithm,
    signature: octets(signature),
    attributes: signed ? attributesOf(signed) : null,
    // It is signed as a set, not with the tag that it has in the message (RFC 5652, 5.4).
    attributesRaw: signed ? concat(Uint8Array.of(0x31), signed.raw.subarray(1)) : null,
    timestamp: timestamp?.raw ?? null,
  };
}

function identifies(identifier: Element, certificate: Certificate): boolean {
  if (identifier.tag === 0x80) return encodeHex(identifier.contents) === certificate.keyId;
  const [issuer, serial] = inside(identifier);
  if (!serial) throw badAsn1();
  return (
    encodeHex(readName(issuer).raw) === encodeHex(certificate.issuer.raw) &&
    encodeHex(serial.contents) === certificate.serial
  );
}

function attributesOf(set: Element): Map<string, Element[]> {
  return new Map(
    elementsOf(set.contents).map((attribute) => {
      const [type, values] = inside(attribute);
      return [readOid(type), inside(values, 0x31)];
    }),
  );
}

/** The signing time claimed by the signer, in milliseconds since the epoch. */
export function signingTimeOf({ attributes }: Signer): number | null {
  const time = attributes?.get(SIGNING_TIME)?.[0];
  return time ? readTime(time) : null;
}

/** `altered`: the content isn't the signed one. `forged`: the signature wasn't made with this key. */
export type SignatureState = 'intact' | 'altered' | 'forged';

/** Checks the signer's signature on the content. Throws Problem. */
export async function checkSigner(
  signer: Signer,
  content: Uint8Array,
): Promise<{ state: SignatureState; scheme: string | null }> {
  const { attributes, attributesRaw, certificate, hash, signatureAlgorithm, signature } = signer;
  if (!certificate) throw badAsn1();
  if (attributes) {
    const wanted = octets(attributes.get(MESSAGE_DIGEST)?.[0]);
    const digest = await hashBytes(hash, content);
    if (encodeHex(wanted) !== encodeHex(digest)) return { state: 'altered', scheme: null };
  }
  const data = attributesRaw ?? content;
  const { valid, scheme } = await verifySignature(signatureAlgorithm, hash, certificate.publicKey, signature, data);
  // Without attributes, the two can't be distinguished.
  return { state: valid ? 'intact' : attributes ? 'forged' : 'altered', scheme };
}

export async function hashBytes(hash: HashName, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(hash, bytes as Uint8Array<ArrayBuffer>));
}

export interface Timestamp {
  /** Milliseconds since the epoch. */
  time: number;
  authority: Certificate | null;
  state: SignatureState;
  certificates: Certificate[];
  /** The paths from the authority's certificate to its issuers. */
  paths: Certificate[][];
}

/** Reads a timestamp token on `stamped`; issuers are taken from it and from `known`. Throws Problem. */
export async function checkTimestamp(
  token: SignedData,
  stamped: Uint8Array,
  others: readonly Certificate[] = [],
): Promise<Timestamp> {
  const [signer] = token.signers;
  if (!token.content || !signer) throw badAsn1();
  const [, , imprint, , time] = inside(readElement(token.content));
  const [algorithm, digest] = inside(imprint);
  const at = time && readTime(time);
  if (typeof at !== 'number') throw badAsn1();
  const fits = encodeHex(octets(digest)) === encodeHex(await hashBytes(hashOf(algorithm), stamped));
  const { state } = await checkSigner(signer, token.content);
  const { certificate: authority } = signer;
  return {
    time: at,
    authority,
    state: fits ? state : 'altered',
    certificates: token.certificates,
    paths: authority ? await pathsOf(authority, [...token.certificates, ...others]) : [],
  };
}
