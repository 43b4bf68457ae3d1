import { decodeBase64 } from '../../bytes/bytes.ts';

/** A public key of DKIM: an RSA key as SubjectPublicKeyInfo or RSAPublicKey, or the 32 bytes of Ed25519 (RFC 8463). */
export function keyOf(base64: string, type: string): { type: 'rsa'; bits: number } | { type: 'ed25519' } | null {
  let bytes: Uint8Array;
  try {
    bytes = decodeBase64(base64).bytes;
  } catch {
    return null;
  }
  if (type === 'ed25519') return bytes.length === 32 ? { type } : null;
  const bits = modulusBits(bytes);
  return bits === null ? null : { type: 'rsa', bits };
}

interface Element {
  tag: number;
  content: Uint8Array;
  rest: Uint8Array;
}

function element(bytes: Uint8Array): Element | null {
  let length = bytes[1] ?? -1;
  let at = 2;
  if (length >= 0x80) {
    const count = length & 0x7f;
    if (count === 0 || count > 4) return null;
    length = 0;
    for (; at < 2 + count; at++) length = length * 256 + (bytes[at] ?? 0);
  }
  if (length < 0 || at + length > bytes.length) return null;
  return { tag: bytes[0]!, content: bytes.subarray(at, at + length), rest: bytes.subarray(at + length) };
}

function modulusBits(bytes: Uint8Array): number | null {
  const outer = element(bytes);
  if (outer?.tag !== 0x30 || outer.rest.length > 0) return null;
  const first = element(outer.content);
  if (first?.tag === 0x02) {
    const at = first.content.findIndex((byte) => byte !== 0);
    return at < 0 ? null : (first.content.length - at) * 8 - Math.clz32(first.content[at]!) + 24;
  }
  const string = first?.tag === 0x30 ? element(first.rest) : null;
  return string?.tag === 0x03 ? modulusBits(string.content.subarray(1)) : null;
}
