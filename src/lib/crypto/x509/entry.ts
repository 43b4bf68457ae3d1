// Certificates (RFC 5280) and requests (RFC 2986) with everything that they say.
import { decodeBase64 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { type Certificate, readCertificate, readName } from '../asn1/certificate.ts';
import { type Element, elementsOf, expectTag, inside, readElement, readOid } from '../../bytes/asn1.ts';
import { findPem } from '../asn1/pem.ts';
import { plainPem, withoutMargin } from '../pasted/plain-pem.ts';
import { spkiName } from '../pem-facts.ts';
import { type Extension, type GeneralName, namesIn, readExtension, usagesIn } from './extension.ts';
import { SIGNATURES } from './names.ts';

export const X509_PROBLEMS = ['no-certificate', 'bad-asn1', 'only-keys'] as const;

/** A certificate, or a request for one. */
export interface Entry {
  kind: 'certificate' | 'request';
  /** Null for a request. */
  certificate: Certificate | null;
  der: Uint8Array;
  version: number;
  serial: string | null;
  subject: string;
  /** The common name, or whatever names the subject. */
  shortName: string;
  issuer: string | null;
  signature: { name: string; weak: boolean };
  key: string;
  spki: Uint8Array;
  names: readonly GeneralName[];
  usages: readonly string[] | null;
  purposes: readonly string[] | null;
  isAuthority: boolean;
  extensions: readonly Extension[];
}

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';

function signatureOf(algorithm: Element | undefined): Entry['signature'] {
  const oid = readOid(inside(algorithm)[0]);
  const { name = oid, weak = false } = SIGNATURES[oid] ?? {};
  return { name, weak };
}

/** What the extensions say, and all of them in words. */
function withExtensions(list: readonly Element[]) {
  const read = list.map(readExtension);
  const valueOf = (name: string) => read.find(({ extension }) => extension.name === name)?.value ?? null;
  const textOf = (name: string) => read.find(({ extension }) => extension.name === name)?.extension.value;
  const attempt = <T>(value: Element | null, run: (element: Element) => T, otherwise: T): T => {
    try {
      return value ? run(value) : otherwise;
    } catch (error) {
      if (error instanceof Problem) return otherwise;
      throw error;
    }
  };
  return {
    names: attempt(valueOf('subjectAltName'), namesIn, []),
    usages: attempt(valueOf('keyUsage'), usagesIn, null),
    purposes: textOf('extKeyUsage')?.split(', ') ?? null,
    isAuthority: textOf('basicConstraints')?.startsWith('CA:TRUE') ?? false,
    extensions: read.map(({ extension }) => extension),
  };
}

function readRequest(der: Uint8Array): Entry {
  const outer = readElement(der);
  const [info, algorithm] = inside(outer);
  const [version, subject, spki, ...rest] = inside(info);
  const attributes = rest.find(({ tag }) => tag === 0xa0);
  const requested = (attributes ? elementsOf(attributes.contents) : []).find(
    (attribute) => readOid(inside(attribute)[0]) === EXTENSION_REQUEST,
  );
  const extensions = requested ? inside(inside(inside(requested)[1], 0x31)[0]) : [];
  const name = readName(subject);
  return {
    kind: 'request',
    certificate: null,
    der: outer.raw,
    version: (expectTag(version, 0x02).contents[0] ?? 0) + 1,
    serial: null,
    subject: name.text,
    shortName: name.short,
    issuer: null,
    signature: signatureOf(algorithm),
    key: spkiName(spki),
    spki: expectTag(spki, 0x30).raw,
    ...withExtensions(extensions),
  };
}

function readEntryOf(der: Uint8Array): Entry {
  const certificate = readCertificate(der);
  const fields = inside(readElement(certificate.signed));
  const version = fields[0]?.tag === 0xa0 ? elementsOf(fields[0].contents)[0]?.contents[0] : 0;
  const extensions = fields.find(({ tag }) => tag === 0xa3);
  return {
    kind: 'certificate',
    certificate,
    der: certificate.der,
    version: (version ?? 0) + 1,
    serial: certificate.serial,
    subject: certificate.subject.text,
    shortName: certificate.subject.short,
    issuer: certificate.issuer.text,
    signature: signatureOf(certificate.signatureAlgorithm),
    key: spkiName(readElement(certificate.publicKey)),
    spki: certificate.publicKey,
    ...withExtensions(extensions ? inside(elementsOf(extensions.contents)[0]) : []),
  };
}

/** Reads a certificate or a request in DER: the first field of a request is a version, that of a certificate is not. */
function readDer(der: Uint8Array): Entry {
  const [first] = inside(inside(readElement(der))[0]);
  const isRequest = first?.tag === 0x02 && first.contents.length === 1 && first.contents[0] === 0;
  if (!isRequest) return readEntryOf(der);
  try {
    return readRequest(der);
  } catch (error) {
    // A certificate of version 1 may have the serial number 0.
    if (error instanceof Problem) return readEntryOf(der);
    throw error;
  }
}

const LABELS = /^(?:X509 |TRUSTED )?CERTIFICATE$|^(?:NEW )?CERTIFICATE REQUEST$/;
const ANY_LABEL = /-----BEGIN /;

const blocksIn = (text: string) =>
  findPem(text).filter(({ label, body }) => LABELS.test(label) && /^\s*[A-Za-z\d+/=\s]+$/.test(body ?? ''));

/** Reads all certificates and requests in a text with PEM blocks, in Base64 alone, or in bytes. Throws `Problem`. */
export function readEntries(source: string | Uint8Array): Entry[] {
  const text = typeof source === 'string' ? source : asText(source);
  if (text === null) return [readDer(source as Uint8Array)];
  const placed = withoutMargin(text) === text ? blocksIn(text) : [];
  // PEM in JSON, code and the like has no places in the text itself.
  const blocks = placed.length > 0 ? placed : blocksIn(plainPem(text).text).map((block) => ({ ...block, start: 0 }));
  if (blocks.length > 0) {
    return blocks.map(({ body, start }) => {
      try {
        return readDer(decodeBase64(body ?? '').bytes);
      } catch (error) {
        if (error instanceof Problem) throw new Problem('bad-asn1', start);
        throw error;
      }
    });
  }
  if (ANY_LABEL.test(text)) throw new Problem('only-keys', text.indexOf('-----BEGIN '));
  const base64 = text.trim();
  if (!/^M[A-Za-z0-9+/\s_-]{40,}={0,2}$/.test(base64)) throw new Problem('no-certificate', 0);
  return [readDer(decodeBase64(base64).bytes)];
}

/** The text of a file with PEM; null if it holds DER. */
function asText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0x30 && bytes.length > 1 && (bytes[1] ?? 0) >= 0x80) return null;
  return new TextDecoder().decode(bytes);
}

export const serialText = (hex: string) => hex.toUpperCase().match(/../g)?.join(':') ?? '';
