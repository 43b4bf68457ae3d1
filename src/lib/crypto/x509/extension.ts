// Writes the values of extensions (RFC 5280, 4.2) as OpenSSL does, where it has words for them.
import { encodeHex } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { readName } from '../asn1/certificate.ts';
import {
  type Element,
  elementsOf,
  expectTag,
  inside,
  octets,
  readElement,
  readOid,
  readText,
} from '../../bytes/asn1.ts';
import { ACCESS, EXTENSIONS, POLICIES, PURPOSES, USAGES } from './names.ts';

export interface Extension {
  /** Its name in the standard, or its object identifier. */
  name: string;
  oid: string;
  critical: boolean;
  value: string;
}

/** A GeneralName with the name of its kind, as OpenSSL writes it. */
export interface GeneralName {
  type: string;
  value: string;
}

export const colons = (bytes: Uint8Array) => encodeHex(bytes).toUpperCase().match(/../g)?.join(':') ?? '';

/** An address of IPv4 or IPv6; with as many bytes again for a mask in name constraints. */
function addressText(bytes: Uint8Array): string {
  if (bytes.length === 4) return bytes.join('.');
  if (bytes.length === 8) return `${bytes.subarray(0, 4).join('.')}/${bytes.subarray(4).join('.')}`;
  if (bytes.length !== 16) return encodeHex(bytes);
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0)).toString(16),
  );
  // RFC 5952: the longest run of at least two zeros, the first one of equals.
  const runs = [...groups.join(':').matchAll(/(?<![\da-f])0(?::0)+(?![\da-f])/g)].map(([run]) => run);
  const longest = runs.toSorted((a, b) => b.length - a.length)[0];
  const text = groups.join(':');
  if (longest === undefined) return text;
  const at = text.search(new RegExp(`(?<![\\da-f])${longest}(?![\\da-f])`));
  return `${text.slice(0, at).replace(/:$/, '')}::${text.slice(at + longest.length).replace(/^:/, '')}`;
}

export function generalName(element: Element): GeneralName {
  const { tag, contents } = element;
  switch (tag) {
    case 0x81:
      return { type: 'email', value: readText(element) };
    case 0x82:
      return { type: 'DNS', value: readText(element) };
    case 0x86:
      return { type: 'URI', value: readText(element) };
    case 0x87:
      return { type: 'IP', value: addressText(contents) };
    case 0xa4:
      return { type: 'DirName', value: readName(readElement(contents)).text };
    case 0x88:
      return { type: 'RID', value: readOid({ ...element, tag: 0x06 }) };
    case 0xa0: {
      const [type, value] = elementsOf(contents);
      const inner = value && elementsOf(value.contents)[0];
      return { type: readOid(type), value: inner ? readText(inner) : '' };
    }
    default:
      return { type: `[${tag & 31}]`, value: encodeHex(contents) };
  }
}

export const namesIn = (element: Element): GeneralName[] => inside(element).map(generalName);
const nameText = ({ type, value }: GeneralName) => `${type}:${value}`;
const integerOf = ({ contents }: Element) => contents.reduce((sum, byte) => sum * 256 + byte, 0);

export function usagesIn(element: Element): string[] {
  const [, ...bytes] = expectTag(element, 0x03).contents;
  return USAGES.filter((_, bit) => ((bytes[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0);
}

const purposesIn = (element: Element) => inside(element).map((oid) => PURPOSES[readOid(oid)] ?? readOid(oid));

function basicText(element: Element): string {
  const parts = inside(element);
  const isAuthority = parts[0]?.tag === 0x01 && parts[0].contents[0] !== 0;
  const limit = parts.find(({ tag }) => tag === 0x02);
  return `CA:${isAuthority ? 'TRUE' : 'FALSE'}${limit ? `, pathlen:${integerOf(limit)}` : ''}`;
}

function pointsText(element: Element): string {
  return inside(element)
    .flatMap((point) => inside(point).filter(({ tag }) => tag === 0xa0))
    .flatMap(({ contents }) => elementsOf(contents).filter(({ tag }) => tag === 0xa0))
    .flatMap(({ contents }) => elementsOf(contents).map(generalName))
    .map(nameText)
    .join('\n');
}

function accessText(element: Element): string {
  return inside(element)
    .map((description) => {
      const [method, location] = inside(description);
      const oid = readOid(method);
      return `${ACCESS[oid] ?? oid} - ${location ? nameText(generalName(location)) : ''}`;
    })
    .join('\n');
}

function authorityKeyText(element: Element): string {
  const parts = inside(element);
  const id = parts.find(({ tag }) => tag === 0x80);
  const serial = parts.find(({ tag }) => tag === 0x82);
  return [id && colons(id.contents), serial && `serial:${colons(serial.contents)}`].filter(Boolean).join('\n');
}

function policiesText(element: Element): string {
  return inside(element)
    .map((policy) => {
      const oid = readOid(inside(policy)[0]);
      return POLICIES[oid] === undefined ? oid : `${oid} (${POLICIES[oid]})`;
    })
    .join('\n');
}

/** The log and time of each signed certificate timestamp (RFC 6962, 3.3). */
function timestampsText(element: Element): string {
  const list = octets(element);
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  const lines: string[] = [];
  for (let at = 2; at + 2 <= list.length;) {
    const size = view.getUint16(at);
    if (size < 41 || at + 2 + size > list.length) throw new Problem('bad-asn1');
    const time = Number(view.getBigUint64(at + 2 + 33));
    const log = encodeHex(list.subarray(at + 3, at + 3 + 32));
    lines.push(`${Number.isNaN(new Date(time).getTime()) ? '?' : new Date(time).toISOString()} ${log.slice(0, 16)}…`);
    at += 2 + size;
  }
  return lines.join('\n');
}

const WRITERS: Readonly<Record<string, (element: Element) => string>> = {
  subjectKeyIdentifier: ({ contents }) => colons(contents),
  keyUsage: (element) => usagesIn(element).join(', '),
  subjectAltName: (element) => namesIn(element).map(nameText).join(', '),
  issuerAltName: (element) => namesIn(element).map(nameText).join(', '),
  basicConstraints: basicText,
  cRLDistributionPoints: pointsText,
  freshestCRL: pointsText,
  certificatePolicies: policiesText,
  authorityKeyIdentifier: authorityKeyText,
  extKeyUsage: (element) => purposesIn(element).join(', '),
  authorityInfoAccess: accessText,
  signedCertificateTimestamps: timestampsText,
  tlsFeature: (element) =>
    inside(element)
      .map((feature) => (integerOf(feature) === 5 ? 'status_request' : String(integerOf(feature))))
      .join(', '),
  netscapeComment: readText,
  ocspNoCheck: () => '',
};

/** Returns an extension in words; the bytes of its value where there are none, or where it is malformed. */
export function readExtension(element: Element): { extension: Extension; value: Element | null } {
  const [type, ...rest] = inside(element);
  const oid = readOid(type);
  const name = EXTENSIONS[oid] ?? oid;
  const bytes = octets(rest.at(-1));
  const critical = rest.length > 1 && expectTag(rest[0], 0x01).contents[0] !== 0;
  try {
    const value = readElement(bytes);
    return { extension: { name, oid, critical, value: WRITERS[name]?.(value) ?? encodeHex(bytes) }, value };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { extension: { name, oid, critical, value: encodeHex(bytes) }, value: null };
  }
}
