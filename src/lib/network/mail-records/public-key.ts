import { bitLength } from '../../bytes/bit-length.ts';
import { decodeBase64 } from '../../bytes/bytes.ts';
import { badAsn1, type Element, readElement } from '../../bytes/asn1.ts';

/** A public key of DKIM: an RSA key as SubjectPublicKeyInfo or RSAPublicKey, or the 32 bytes of Ed25519 (RFC 8463). */
export function keyOf(base64: string, type: string): { type: 'rsa'; bits: number } | { type: 'ed25519' } | null {
  try {
    const { bytes } = decodeBase64(base64);
    if (type === 'ed25519') return bytes.length === 32 ? { type } : null;
    const bits = modulusBits(bytes);
    return bits === 0 ? null : { type: 'rsa', bits };
  } catch {
    return null;
  }
}

/** The element at the start of the bytes, whose length DER always gives. Throws Problem. */
function elementOf(bytes: Uint8Array): Element {
  const element = readElement(bytes);
  if (element.raw[1] === 0x80) throw badAsn1();
  return element;
}

/** The bits of the modulus of a SubjectPublicKeyInfo or RSAPublicKey; 0 if it has none. Throws Problem. */
function modulusBits(bytes: Uint8Array): number {
  const outer = elementOf(bytes);
  if (outer.tag !== 0x30 || outer.raw.length < bytes.length) return 0;
  const first = elementOf(outer.contents);
  if (first.tag === 0x02) return bitLength(first.contents);
  const string = first.tag === 0x30 ? elementOf(outer.contents.subarray(first.raw.length)) : null;
  return string?.tag === 0x03 ? modulusBits(string.contents.subarray(1)) : 0;
}
