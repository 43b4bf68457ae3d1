// Reads an address in any notation: dotted, a single number in any base, octets in hexadecimal or binary, inside IPv6,
// or a PTR name.
import { Problem } from '../../../base/problem.ts';
import {
  ADDRESS_PROBLEMS,
  type Address,
  BITS,
  formatAddress,
  formatExpanded,
  parseIPv4,
  parseIPv6,
} from './address.ts';
import { ptrName } from './divide.ts';

export const NOTATION_PROBLEMS = [
  ...ADDRESS_PROBLEMS,
  'integer-too-large',
  'bad-reverse-name',
  'classic-part-count',
  'classic-not-octal',
  'classic-too-large',
] as const;

/** How an address was written. */
export const NOTATIONS = [
  'dotted',
  'classic',
  'decimal',
  'hexadecimal',
  'octal',
  'binary',
  'hex-octets',
  'binary-octets',
  'reverse',
  'mapped',
  'compatible',
  'nat64',
  'sixtofour',
  'ipv6',
] as const;

export type Notation = (typeof NOTATIONS)[number];

export interface ReadAddress {
  notation: Notation;
  address: Address;
}

export interface ReadOptions {
  /** A single number with the bytes of each 32-bit word reversed, as in /proc/net/tcp on Linux. */
  littleEndian?: boolean;
  /** Short forms, octal parts with a leading zero and hexadecimal parts, as read by `inet_aton` of POSIX. */
  classic?: boolean;
}

type Code = (typeof NOTATION_PROBLEMS)[number];

const IPV4_END = 1n << 32n;
const IPV6_END = 1n << 128n;

function problem(code: Code, offset: number, params: Problem['params'] = {}): Problem {
  return new Problem(code, offset, params);
}

/** Reads an address in any notation. Throws `Problem` of NOTATION_PROBLEMS. */
export function readAnyAddress(text: string, { littleEndian = false, classic = false }: ReadOptions = {}): ReadAddress {
  const lead = text.length - text.trimStart().length;
  const body = text.trim();
  if (/\.arpa\.?$/i.test(body)) return { notation: 'reverse', address: readReverse(body, lead) };
  if (/^\[[^[\]]*\]$/.test(body)) return readIPv6(body.slice(1, -1), lead + 1);
  const octets = readOctets(body);
  if (octets) return octets;
  if (body.includes(':')) return readIPv6(body, lead);
  const number = body.includes('.') ? null : readInteger(body, lead, classic);
  if (number) {
    const { address, notation } = number;
    return { notation, address: littleEndian ? { ...address, value: swapBytes(address) } : address };
  }
  const plain = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(body);
  if (classic && !plain) return { notation: 'classic', address: { version: 4, value: readClassic(body, lead) } };
  return { notation: 'dotted', address: parseIPv4(body, lead) };
}

/** Reads four octets as pairs of hexadecimal digits or as eight bits, which no other notation can mean. */
function readOctets(text: string): ReadAddress | null {
  const parts = text.split(/[.:]/);
  if (parts.length !== 4) return null;
  const join = (base: number): Address => ({
    version: 4,
    value: parts.reduce((sum, part) => (sum << 8n) | BigInt(parseInt(part.replace(/^0x/i, ''), base)), 0n),
  });
  if (parts.every((part) => /^[01]{8}$/.test(part))) return { notation: 'binary-octets', address: join(2) };
  const marked = parts.every((part) => /^0x[\da-f]{1,2}$/i.test(part));
  const pairs = parts.every((part) => /^[\da-f]{2}$/i.test(part)) && /[a-f:]/i.test(text);
  return marked || pairs ? { notation: 'hex-octets', address: join(16) } : null;
}

function readIPv6(text: string, offset: number): ReadAddress {
  const address = text.includes(':') ? parseIPv6(text, offset) : parseIPv4(text, offset);
  if (address.version === 4) return { notation: 'dotted', address };
  const { value } = address;
  const low: Address = { version: 4, value: value & (IPV4_END - 1n) };
  if (value >> 32n === 0xffffn) return { notation: 'mapped', address: low };
  if (value >> 32n === 0x64_ff9bn << 64n) return { notation: 'nat64', address: low };
  // Only if written with a dotted tail: ::1 is the loopback address and not 0.0.0.1 (RFC 4291 §2.5.5.1).
  if (value >> 32n === 0n && text.includes('.')) return { notation: 'compatible', address: low };
  if (value >> 112n === 0x2002n && (value & ((1n << 80n) - 1n)) === 0n)
    return { notation: 'sixtofour', address: { version: 4, value: (value >> 80n) & (IPV4_END - 1n) } };
  return { notation: 'ipv6', address };
}

const BASES = [
  { notation: 'hexadecimal', pattern: /^(?:0x)([\da-f]+)$/i, prefix: '0x' },
  { notation: 'binary', pattern: /^0b([01]+)$/i, prefix: '0b' },
  { notation: 'octal', pattern: /^0o([0-7]+)$/i, prefix: '0o' },
  { notation: 'binary', pattern: /^([01]{32}|[01]{128})$/, prefix: '0b' },
  // Without a prefix, it must contain a letter and have the length of an address.
  { notation: 'hexadecimal', pattern: /^(?=\d*[a-f])([\da-f]{8}|[\da-f]{32})$/i, prefix: '0x' },
  { notation: 'decimal', pattern: /^(0|[1-9]\d*)$/, prefix: '' },
] as const;

/** Reads one number in base 2, 8, 10 or 16, with groups separated by spaces or underscores. Null for anything else. */
function readInteger(text: string, offset: number, classic: boolean): ReadAddress | null {
  const plain = text.replace(/[\s_]/g, '');
  const octal = classic && /^0[0-7]+$/.test(plain) ? `0o${plain}` : plain;
  for (const { notation, pattern, prefix } of BASES) {
    const digits = pattern.exec(octal)?.[1];
    if (digits === undefined) continue;
    // No address has more digits, and parsing a number with a million digits takes seconds.
    const significant = digits.replace(/^0+(?=.)/, '');
    if (significant.length > 128) throw problem('integer-too-large', offset);
    const value = BigInt(prefix + significant);
    if (value >= IPV6_END) throw problem('integer-too-large', offset);
    const isWide = prefix === '0x' ? digits.length === 32 : prefix === '0b' && digits.length === 128;
    return { notation, address: { version: value < IPV4_END && !isWide ? 4 : 6, value } };
  }
  if (classic && /^0\d+$/.test(plain)) throw problem('classic-not-octal', offset, { part: plain.slice(0, 40) });
  if (/^0\d+$/.test(plain))
    throw problem('ipv4-leading-zero', offset, {
      part: plain.slice(0, 40),
      decimal: plain.replace(/^0+(?=.)/, '').slice(0, 40),
    });
  if (!/^\d+$/.test(plain)) throw problem('not-an-address', offset, { part: text.slice(0, 40) });
  return null;
}

/**
 * Reads one to four parts in decimal, octal (leading 0) or hexadecimal (0x); the last one fills the rest (POSIX
 * inet_addr, URL Standard).
 */
function readClassic(text: string, offset: number): bigint {
  const parts = text.split('.');
  if (parts.length > 4) throw problem('classic-part-count', offset, { count: parts.length });
  let value = 0n;
  let at = offset;
  for (const [i, typed] of parts.entries()) {
    const part = typed.slice(0, 40);
    const [, digits] = /^(?:0x0*|0*)([\da-f]*)$/i.exec(typed) ?? [];
    if (typed === '') throw problem('ipv4-empty-part', at);
    if (digits === undefined || !/^(?:0x[\da-f]+|\d+)$/i.test(typed)) throw problem('ipv4-not-decimal', at, { part });
    if (/^0\d*[89]/.test(typed)) throw problem('classic-not-octal', at, { part });
    const isLast = i === parts.length - 1;
    const limit = isLast ? (1n << BigInt(32 - 8 * i)) - 1n : 255n;
    // 32 bits are 11 octal digits, and parsing a number with a million digits takes seconds.
    const number = digits.length > 11 ? null : BigInt(/^0\d/.test(typed) ? `0o${typed}` : typed);
    if (number === null || number > limit) throw problem('classic-too-large', at, { part, limit: String(limit) });
    value |= isLast ? number : number << BigInt(24 - 8 * i);
    at += typed.length + 1;
  }
  return value;
}

function readReverse(text: string, offset: number): Address {
  const [, labels = '', zone = ''] = /^(.*)\.(in-addr|ip6)\.arpa\.?$/i.exec(text) ?? [];
  const parts = labels.split('.').reverse();
  if (zone.toLowerCase() === 'in-addr') {
    if (parts.length !== 4) throw problem('bad-reverse-name', offset);
    return parseIPv4(parts.join('.'), offset);
  }
  if (zone === '' || parts.length !== 32 || !parts.every((part) => /^[\da-f]$/i.test(part)))
    throw problem('bad-reverse-name', offset);
  return { version: 6, value: BigInt(`0x${parts.join('')}`) };
}

function octetsOf({ version, value }: Address): number[] {
  return Array.from({ length: BITS[version] / 8 }, (_, i) =>
    Number((value >> BigInt(BITS[version] - 8 * (i + 1))) & 0xffn),
  );
}

/** Reverses the bytes of each 32-bit word. */
export function swapBytes(address: Address): bigint {
  const octets = octetsOf(address);
  return octets.reduce((sum, _, i) => (sum << 8n) | BigInt(octets[(i & ~3) + 3 - (i & 3)]!), 0n);
}

const FORMS = [
  'decimal',
  'hexadecimal',
  'hexOctets',
  'binary',
  'octal',
  'octalParts',
  'littleEndian',
  'mapped',
  'mappedHex',
  'expanded',
  'sixToFour',
  'nat64',
  'reverseName',
] as const;

export type Form = (typeof FORMS)[number];

/** A record with a value for each form. */
export function eachForm<T>(make: (form: Form) => T): Record<Form, T> {
  return Object.fromEntries(FORMS.map((form) => [form, make(form)])) as Record<Form, T>;
}

/** Returns all forms of an address, padded to its length; null for forms it doesn't have. */
export function addressForms(address: Address): Record<Form, string | null> {
  const { version, value } = address;
  const octets = octetsOf(address);
  const hex = value.toString(16).padStart(BITS[version] / 4, '0');
  const mapped: Address = version === 4 ? { version: 6, value: (0xffffn << 32n) | value } : address;
  const [, high = '', low = ''] = /^(.{4})(.{4})$/.exec(hex) ?? [];
  const group = (digits: string) => digits.replace(/^0+(?=.)/, '');
  return {
    decimal: value.toString(),
    hexadecimal: `0x${hex.toUpperCase()}`,
    hexOctets: version === 4 ? hex.toUpperCase().replace(/../g, '.0x$&').slice(1) : null, // 10.10.10.10 would be read as decimal
    binary: octets.map((octet) => octet.toString(2).padStart(8, '0')).join(version === 4 ? '.' : ' '),
    octal: version === 4 ? `0${value.toString(8).padStart(11, '0')}` : null,
    octalParts: version === 4 ? octets.map((octet) => `0${octet.toString(8).padStart(3, '0')}`).join('.') : null,
    littleEndian: version === 4 ? swapBytes(address).toString() : null,
    mapped: version === 4 ? formatAddress(mapped) : null,
    mappedHex: version === 4 ? `::ffff:${group(high)}:${group(low)}` : null,
    expanded: formatExpanded(mapped),
    sixToFour: version === 4 ? `${formatAddress({ version: 6, value: (0x2002n << 112n) | (value << 80n) })}/48` : null,
    // RFC 6052 §2.4 writes addresses with the well-known prefix with a dotted tail.
    nat64: version === 4 ? `64:ff9b::${formatAddress(address)}` : null,
    reverseName: ptrName(version, value),
  };
}

/** How to read a text so that its meaning in this form is preserved. */
export function formAsTyped(
  form: Form,
  typed: string,
): { address: string; byteOrder: 'big' | 'little'; classic?: true } {
  const byteOrder = form === 'littleEndian' ? 'little' : 'big';
  if (form === 'octal') return { address: typed.trim().replace(/^0o?(?=\d)/i, '0o'), byteOrder };
  if (form === 'octalParts') return { address: typed, byteOrder, classic: true };
  return { address: form === 'sixToFour' ? typed.replace(/\/48\s*$/, '') : typed, byteOrder };
}
