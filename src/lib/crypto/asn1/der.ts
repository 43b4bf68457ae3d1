// The small part of ASN.1 DER (X.690) and PEM (RFC 7468) that key files need.
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of all parts in a row. */
export function concat(...parts: readonly Uint8Array[]): Bytes {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Tag, length and contents. */
export function tlv(tag: number, ...contents: readonly Uint8Array[]): Bytes {
  const body = concat(...contents);
  const length: number[] = [];
  for (let rest = body.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest & 255);
  const head = body.length < 128 ? [tag, body.length] : [tag, 0x80 | length.length, ...length];
  return concat(Uint8Array.from(head), body);
}

export const sequence = (...contents: readonly Uint8Array[]) => tlv(0x30, ...contents);
export const octetString = (bytes: Uint8Array) => tlv(0x04, bytes);
/** A bit string of whole bytes. */
export const bitString = (bytes: Uint8Array) => tlv(0x03, Uint8Array.of(0), bytes);
export const NULL = tlv(0x05);

/** A non-negative integer from big-endian bytes: no needless leading zeros, one where the top bit is set. */
export function integer(bytes: Uint8Array): Bytes {
  return tlv(0x02, signedBytes(bytes));
}

/** The shortest two's complement form of an unsigned big-endian integer. */
export function signedBytes(bytes: Uint8Array): Bytes {
  const start = bytes.findIndex((byte) => byte !== 0);
  if (start < 0) return Uint8Array.of(0);
  const trimmed = bytes.slice(start);
  return trimmed[0]! >= 0x80 ? concat(Uint8Array.of(0), trimmed) : trimmed;
}

/** An object identifier in dotted form. */
export function oid(dotted: string): Bytes {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 127];
    for (let high = Math.floor(arc / 128); high > 0; high = Math.floor(high / 128)) groups.unshift((high & 127) | 128);
    return groups;
  });
  return tlv(0x06, Uint8Array.from(bytes));
}

/** One element of DER: its tag, contents, and what follows it. Null where the bytes are not DER. */
export function readTlv(bytes: Uint8Array): { tag: number; contents: Uint8Array; rest: Uint8Array } | null {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return null;
  let length = first;
  let head = 2;
  if (first >= 0x80) {
    const count = first & 0x7f;
    if (count === 0 || count > 4 || bytes.length < 2 + count) return null;
    length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
    head += count;
  }
  if (bytes.length < head + length) return null;
  return { tag, contents: bytes.subarray(head, head + length), rest: bytes.subarray(head + length) };
}

/** PEM with 64 characters per line and a newline at the end; OpenSSH writes 70. */
export function pem(label: string, der: Uint8Array, lineLength = 64): string {
  const lines = encodeBase64(der).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** A PEM block whose Base64 is not read yet. */
export interface PemBlock {
  label: string;
  /** Null where the end is missing. */
  body: string | null;
  /** Offsets of the block and of its body. */
  start: number;
  bodyStart: number;
}

/** All PEM blocks of a text; other text may stand between them (RFC 7468, 2). */
export function findPem(text: string): PemBlock[] {
  // A body ends at the next five dashes, so that blocks without an end cost no search through all that follows.
  const blocks = text.matchAll(/-----BEGIN ([A-Z0-9 ]{1,100})-----(?:([^-]*(?:-{1,4}(?!-)[^-]*)*)-----END \1-----)?/g);
  return Array.from(blocks, ({ 1: label = '', 2: body = null, index }) => ({
    label,
    body,
    start: index,
    bodyStart: index + `-----BEGIN ${label}-----`.length,
  }));
}

/** The first PEM block of a text, or null. Throws DecodeProblem where its Base64 is broken. */
export function readPem(text: string): { label: string; der: Bytes } | null {
  const match = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/.exec(text);
  return match ? { label: match[1]!, der: decodeBase64(match[2]!).bytes } : null;
}
