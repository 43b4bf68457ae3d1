// Public keys as in `id_ed25519.pub` and `authorized_keys` (RFC 4253, 6.6).
import { decodeBase64, encodeBase64 } from '../bytes/bytes.ts';
import { bitLength } from '../bytes/bit-length.ts';
import { badAsn1 } from '../bytes/asn1.ts';

const LINE =
  /^(?:(ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp(?:256|384|521)|sk-\S{1,60}@openssh\.com) +)?(AAAA(?:B3NzaC1|C3NzaC1|E2VjZHNh|G[nN]|I[nN])[A-Za-z\d+/]+={0,2})(?: +(\S.*))?$/;
/** The block of other SSH programs (RFC 4716). */
const BLOCK = /^---- BEGIN SSH2 PUBLIC KEY ----\n((?:[\w-]+: .*\n)*)([A-Za-z\d+/=\n]+)---- END SSH2 PUBLIC KEY ----$/gm;

export interface SshKey {
  /** Such as `RSA 2048` or `Ed25519`. */
  key: string;
  comment: string | null;
  /** The key for WebCrypto; null for DSA and security keys. */
  jwk: JsonWebKey | null;
}

/** Returns the length-prefixed strings of a key. */
function stringsOf(blob: Uint8Array): Uint8Array[] {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.length);
  const strings: Uint8Array[] = [];
  for (let at = 0; at < blob.length;) {
    const end = at + 4 <= blob.length ? at + 4 + view.getUint32(at) : Infinity;
    if (end > blob.length) throw badAsn1();
    strings.push(blob.subarray(at + 4, end));
    at = end;
  }
  return strings;
}

function nameOf(type: string, [, , modulus]: readonly Uint8Array[]): string {
  if (type === 'ssh-rsa') {
    const bits = modulus ? bitLength(modulus) : 0;
    if (bits === 0) throw badAsn1();
    return `RSA ${bits}`;
  }
  const curve = /^ecdsa-sha2-nistp(\d+)$/.exec(type)?.[1];
  if (curve !== undefined) return `EC P-${curve}`;
  return type === 'ssh-ed25519' ? 'Ed25519' : type === 'ssh-dss' ? 'DSA' : type;
}

function jwkOf(key: string, [, second, third]: readonly Uint8Array[]): JsonWebKey | null {
  const text = (bytes: Uint8Array) => encodeBase64(bytes, { url: true });
  if (!second) throw badAsn1();
  if (key === 'Ed25519') return { kty: 'OKP', crv: key, x: text(second) };
  if (!third) return null;
  const unsigned = (bytes: Uint8Array) => text(bytes[0] === 0 ? bytes.subarray(1) : bytes);
  if (key.startsWith('RSA')) return { kty: 'RSA', e: unsigned(second), n: unsigned(third) };
  const half = (third.length - 1) / 2;
  return key.startsWith('EC')
    ? { kty: 'EC', crv: key.slice(3), x: text(third.subarray(1, 1 + half)), y: text(third.subarray(1 + half)) }
    : null;
}

/** Writes a block as a line. */
function lineOf(_: string, headers: string, base64: string): string {
  const comment = /^Comment: "?(.*?)"?$/m.exec(headers)?.[1] ?? '';
  return `${base64.replaceAll('\n', '')} ${comment}`;
}

/**
 * Returns the keys of a text that consists of such lines, with or without their types; null for any other text. Throws
 * Problem if one is damaged.
 */
export function readSshKeys(text: string): SshKey[] | null {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK, lineOf)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const matches = lines.map((line) => LINE.exec(line));
  if (lines.length === 0 || !matches.every((match) => match !== null)) return null;
  return matches.map(([, type, base64 = '', comment]) => {
    const strings = stringsOf(decodeBase64(base64).bytes);
    const stated = String.fromCharCode(...(strings[0] ?? new Uint8Array()).subarray(0, 100));
    if (type !== undefined && stated !== type) throw badAsn1();
    const key = nameOf(stated, strings);
    return { key, comment: comment ?? null, jwk: jwkOf(key, strings) };
  });
}
