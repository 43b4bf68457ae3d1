// Finds MAC addresses in text, and the addresses with a prefix.
import { bytesOfDigits, formatMac, readMacDigits } from './mac.ts';

/**
 * Six groups of one or two digits, three of four, or twelve digits; not followed by anything that would make it an IPv6
 * address.
 */
const ADDRESS =
  /(?<![\da-z:.-])(?:[\da-f]{1,2}(?::[\da-f]{1,2}){5}|[\da-f]{1,2}(?:-[\da-f]{1,2}){5}|[\da-f]{4}(?:\.[\da-f]{4}){2}|[\da-f]{12})(?![\da-z:-]|\.[\da-f])/gi;

/** Returns the addresses in a text (output of `arp`, `ip neigh`, a switch), each with its line number, from 1. */
export function findMacs(text: string): { digits: string; line: number }[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((row, i) =>
      [...row.matchAll(ADDRESS)].map(([address]) => ({ digits: readMacDigits(address), line: i + 1 })),
    );
}

/** Whole octets with colons; a prefix that ends inside an octet also has its length. */
export function writePrefix(prefix: string): string {
  const octets = (prefix.padEnd(Math.ceil(prefix.length / 2) * 2, '0').match(/../g) ?? []).join(':');
  return prefix.length % 2 === 0 ? octets : `${octets}/${prefix.length * 4}`;
}

/** Returns the first and last address with a prefix of hexadecimal digits. */
export function rangeOfPrefix(prefix: string): string {
  const ends = ['0', 'F'].map((digit) => formatMac(bytesOfDigits(prefix.padEnd(12, digit)), 'colon', true));
  return ends.join(' – ');
}
