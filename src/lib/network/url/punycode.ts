// The package has no types of its own; an import cannot declare a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./punycode.d.ts" />
// Internationalized host names in readable form (RFC 3492, RFC 5891). The other way is what `URL` does.
import punycode from 'punycode.js';

/** Text of a Punycode string without its `xn--` (RFC 3492, 6.2), or null when it is malformed. */
export function decodePunycode(encoded: string): string | null {
  try {
    const text = punycode.decode(encoded);
    return text.isWellFormed() ? text : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A host name with each `xn--` label in its own letters; labels that are malformed stay. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}
