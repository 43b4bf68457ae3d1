// IEEE 802 addresses: reads and writes EUI-48 (MAC), EUI-64 and their prefixes.
import { encodeHex } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';

export const MAC_PROBLEMS = ['mac-bad-character', 'mac-length'] as const;

/** The notations of an address; the names are the same for every length. */
export const MAC_NOTATIONS = ['colon', 'hyphen', 'dots', 'bare'] as const;
export type MacNotation = (typeof MAC_NOTATIONS)[number];

/**
 * Returns the hexadecimal digits of an address or its beginning, in uppercase. Groups may be separated by `: - .` or
 * spaces; a group that is shorter than the others (`ff:ee:a`, `0:1b:…`) is padded with zeros on the left, as meant by
 * programs that omit leading zeros. The last group of a prefix is different: `8c1f.640` and `70:B3:D5:1E:D` end after
 * 28 and 36 bits. Throws Problem.
 */
export function readMacDigits(text: string): string {
  const groups: { text: string; at: number }[] = [];
  const trimmed = text.trimEnd();
  for (const { 0: part, index } of trimmed.matchAll(/[\da-f]+|[^\s:.\-\da-f]/giu)) {
    if (!/^[\da-f]+$/i.test(part)) throw new Problem('mac-bad-character', index, { character: part });
    groups.push({ text: part, at: index });
  }
  if (groups.length <= 1) return (groups[0]?.text ?? '').toUpperCase();
  const width = groups.every((group) => group.text.length <= 2)
    ? 2
    : Math.max(...groups.map((group) => group.text.length));
  if (width % 2 === 1) throw new Problem('mac-length', groups[0]?.at, { digits: countDigits(text) });
  const texts = groups.map((group) => group.text);
  const fullBefore = texts.slice(0, -1).every((group) => group.length === width);
  const cut = fullBefore && (width > 2 || texts.length === 4 || texts.length === 5);
  return texts
    .map((group, i) => (cut && i === texts.length - 1 ? group : group.padStart(width, '0')))
    .join('')
    .toUpperCase();
}

/** Returns the hexadecimal digits as typed, for messages; a single digit among octets (`0:c:29`) counts as two. */
export function countDigits(text: string): number {
  const groups = text.match(/[\da-f]+/gi) ?? [];
  if (groups.length > 1 && groups.every((group) => group.length <= 2)) return 2 * groups.length;
  return groups.reduce((sum, group) => sum + group.length, 0);
}

/**
 * Returns the digits of an address or of a beginning that includes the manufacturer's prefix. Throws Problem of
 * MAC_PROBLEMS and `mac-too-short`.
 */
export function readMacOrPrefix(text: string): string {
  const digits = readMacDigits(text);
  if (digits.length < 6) throw new Problem('mac-too-short', undefined, { digits: countDigits(text) });
  if (digits.length > 12 && digits.length !== 16)
    throw new Problem('mac-length', undefined, { digits: countDigits(text) });
  return digits;
}

/** Reads a complete address: 6 bytes (EUI-48) or 8 (EUI-64). Throws Problem. */
export function parseMac(text: string): Uint8Array<ArrayBuffer> {
  const digits = readMacDigits(text);
  if (digits.length !== 12 && digits.length !== 16) throw new Problem('mac-length', 0, { digits: countDigits(text) });
  return bytesOfDigits(digits);
}

/** Returns the bytes of an even number of hexadecimal digits. */
export function bytesOfDigits(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

export function formatMac(bytes: Uint8Array, notation: MacNotation, upper = false): string {
  if (notation === 'colon' || notation === 'hyphen')
    return encodeHex(bytes, { upper, separator: notation === 'colon' ? ':' : '-' });
  const digits = encodeHex(bytes, { upper });
  // Cisco uses groups of four digits.
  return notation === 'dots' ? digits.replace(/.{4}(?=.)/g, '$&.') : digits;
}

/** If set, the address is for a group (I/G bit, IEEE 802-2014 §8.2). */
export function isMulticast(bytes: Uint8Array): boolean {
  return (bytes[0]! & 1) === 1;
}

/** If set, the address was assigned locally instead of by the IEEE (U/L bit). */
export function isLocal(bytes: Uint8Array): boolean {
  return (bytes[0]! & 2) === 2;
}

/** Returns the EUI-64 of a MAC address: FF-FE in its middle (RFC 4291, appendix A). */
export function eui64Of(mac: Uint8Array): Uint8Array<ArrayBuffer> {
  return mac.length === 8 ? new Uint8Array(mac) : Uint8Array.of(...mac.subarray(0, 3), 0xff, 0xfe, ...mac.subarray(3));
}

/** Returns the IPv6 interface identifier: the EUI-64 with the U/L bit inverted ("modified EUI-64", RFC 4291 §2.5.1). */
export function interfaceId(mac: Uint8Array): Uint8Array<ArrayBuffer> {
  const id = eui64Of(mac);
  id[0]! ^= 2;
  return id;
}

/** Returns the MAC address that an EUI-64 was derived from; null if there is none. */
export function macOfEui64(id: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (id[3] !== 0xff || id[4] !== 0xfe) return null;
  return Uint8Array.of(...id.subarray(0, 3), ...id.subarray(5));
}

/** The same for an interface identifier, whose U/L bit is inverted. */
export function macOfInterfaceId(id: Uint8Array): Uint8Array<ArrayBuffer> | null {
  return macOfEui64(id.with(0, id[0]! ^ 2));
}
