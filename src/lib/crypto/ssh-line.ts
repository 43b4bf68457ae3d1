// Public keys as in `id_ed25519.pub` and `authorized_keys` (RFC 4253, 6.6).
import { decodeBase64 } from '../bytes/bytes.ts';
import { badAsn1 } from './asn1/element.ts';

const LINE =
  /^(ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp(?:256|384|521)|sk-\S{1,60}@openssh\.com) +([A-Za-z\d+/]+={0,2})(?: +(\S.*))?$/;

export interface SshKey {
  /** Such as `RSA 2048` or `Ed25519`. */
  key: string;
  comment: string | null;
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
    const first = modulus?.findIndex((byte) => byte !== 0) ?? -1;
    if (!modulus || first < 0) throw badAsn1();
    return `RSA ${(modulus.length - first) * 8 - Math.clz32(modulus[first] ?? 0) + 24}`;
  }
  const curve = /^ecdsa-sha2-nistp(\d+)$/.exec(type)?.[1];
  if (curve !== undefined) return `EC P-${curve}`;
  return type === 'ssh-ed25519' ? 'Ed25519' : type === 'ssh-dss' ? 'DSA' : type;
}

/** Returns the keys of a text that consists of such lines; null for any other text. Throws Problem if one is damaged. */
export function readSshKeys(text: string): SshKey[] | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const matches = lines.map((line) => LINE.exec(line));
  if (lines.length === 0 || !matches.every((match) => match !== null)) return null;
  return matches.map(([, type = '', base64 = '', comment]) => {
    const strings = stringsOf(decodeBase64(base64).bytes);
    if (String.fromCharCode(...(strings[0] ?? new Uint8Array()).subarray(0, 100)) !== type) throw badAsn1();
    return { key: nameOf(type, strings), comment: comment ?? null };
  });
}
