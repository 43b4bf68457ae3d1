// Reads ASN.1: DER, and BER with indefinite lengths, which some signing programs write.
import { concatAll } from './concat.ts';
import { Problem } from '../../base/problem.ts';

export interface Element {
  /** The first byte: class, constructed or not, number. */
  tag: number;
  /** Without tag and length. */
  contents: Uint8Array;
  /** With tag and length. */
  raw: Uint8Array;
}

/** `bad-asn1`: the bytes are truncated, aren't ASN.1, or don't have the expected structure. */
export const badAsn1 = (): Problem<'bad-asn1'> => new Problem('bad-asn1');

const DEPTH_LIMIT = 40;

/** Returns the element at the start of the bytes. Throws Problem. */
export function readElement(bytes: Uint8Array, depth = 0): Element {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined || (tag & 31) === 31 || depth > DEPTH_LIMIT) throw badAsn1();
  if (first === 0x80) return readOpen(bytes, tag, depth);
  const count = first > 0x80 ? first & 0x7f : 0;
  if (count > 4 || bytes.length < 2 + count) throw badAsn1();
  const length = count === 0 ? first : bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + count;
  if (bytes.length < start + length) throw badAsn1();
  return { tag, contents: bytes.subarray(start, start + length), raw: bytes.subarray(0, start + length) };
}

/** An element of indefinite length ends with two zero bytes (X.690, 8.1.3.6). */
function readOpen(bytes: Uint8Array, tag: number, depth: number): Element {
  if ((tag & 0x20) === 0) throw badAsn1();
  let at = 2;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) at += readElement(bytes.subarray(at), depth + 1).raw.length;
  return { tag, contents: bytes.subarray(2, at), raw: bytes.subarray(0, at + 2) };
}

/** Returns the elements inside an element or a sequence of bytes. Throws Problem. */
export function elementsOf(contents: Uint8Array): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < contents.length;) {
    const element = readElement(contents.subarray(at));
    elements.push(element);
    at += element.raw.length;
  }
  return elements;
}

/** Returns the elements of a sequence, set or tagged group with this tag. Throws Problem. */
export function inside(element: Element | undefined, tag = 0x30): Element[] {
  if (element?.tag !== tag) throw badAsn1();
  return elementsOf(element.contents);
}

/** Returns the element itself, which must exist and have this tag. Throws Problem. */
export function expectTag(element: Element | undefined, tag: number): Element {
  if (element?.tag !== tag) throw badAsn1();
  return element;
}

/** Returns the bytes of an octet string, including one in pieces. Throws Problem. */
export function octets(element: Element | undefined, depth = 0): Uint8Array {
  if (depth > DEPTH_LIMIT) throw badAsn1();
  if (element?.tag === 0x24) return concatAll(elementsOf(element.contents).map((piece) => octets(piece, depth + 1)));
  return expectTag(element, 0x04).contents;
}

/** Returns the bytes of a bit string that consists of whole bytes. */
export function bits(element: Element | undefined): Uint8Array {
  return expectTag(element, 0x03).contents.subarray(1);
}

/** An object identifier in dotted form. */
export function readOid(element: Element | undefined): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of expectTag(element, 0x06).contents) {
    arc = arc * 128 + (byte & 127);
    if (byte < 128) {
      arcs.push(arc);
      arc = 0;
    }
  }
  const [first = 0, ...rest] = arcs;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - 40 * top, ...rest].join('.');
}

/** Returns the milliseconds since the epoch of a UTCTime or GeneralizedTime; null for anything else. */
export function readTime({ tag, contents }: Element): number | null {
  const text = String.fromCharCode(...contents.subarray(0, 30));
  const match = (
    tag === 0x17 ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/ : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\.\d+)?Z$/
  ).exec(text);
  if (!match) return null;
  const [, years, month, day, hour, minute, second = 0] = match.map(Number);
  // RFC 5280, 4.1.2.5.1: two digits are years from 1950 to 2049
  const year = tag === 0x17 ? years! + (years! < 50 ? 2000 : 1900) : years!;
  const time = Date.UTC(year, month! - 1, day, hour, minute, Number.isNaN(second) ? 0 : second);
  return Number.isNaN(time) ? null : time;
}

/** Returns the text of any string type, including control characters. */
export function readText({ tag, contents }: Element): string {
  const label = tag === 0x0c ? 'utf-8' : tag === 0x1e ? 'utf-16be' : 'latin1';
  return new TextDecoder(label).decode(contents);
}
