// Writes the small part of ASN.1 DER (X.690) that key files need; bytes/asn1.ts reads it.

import { concatAll } from '../../bytes/concat.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export const concat = (...parts: readonly Uint8Array[]) => concatAll(parts);

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

/** A non-negative integer from big-endian bytes: a leading zero only if the top bit is set. */
export function integer(bytes: Uint8Array): Bytes {
  return tlv(0x02, signedBytes(bytes));
}

/** Returns the shortest two's complement form of an unsigned big-endian integer. */
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
