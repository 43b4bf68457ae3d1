// The package has no types of its own; an import cannot declare a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./punycode.d.ts" />
// Decodes internationalized host names (RFC 3492, RFC 5891). `URL` does the encoding.
import punycode from 'punycode.js';

/** Decodes a Punycode string without its `xn--` (RFC 3492, 6.2); null if it is malformed. */
export function decodePunycode(encoded: string): string | null {
  try {
    const text = punycode.decode(encoded);
    return text.isWellFormed() ? text : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns a host name with each `xn--` label decoded; malformed labels stay. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}
