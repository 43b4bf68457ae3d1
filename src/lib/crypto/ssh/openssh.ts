// Private keys as OpenSSH keeps them.
import { badKey, readWireKey, type WireKey, WireReader } from './wire.ts';

export interface SshEntry {
  /** The first line is 1. */
  line: number;
  key: WireKey;
  comment: string;
  /** What stands before the key in authorized_keys. */
  options: string;
  /** The hosts of a line of known_hosts, and its marker; `|1|…` if they are hashed. */
  hosts: string;
  form:
    | 'public-line'
    | 'authorized'
    | 'known-host'
    | 'rfc4716'
    | 'openssh-private'
    | 'pem-public'
    | 'pem-private'
    | 'putty';
  /** The cipher of a private key, `none` without; null for a public one. */
  cipher: string | null;
}

/** `openssh-key-v1` (PROTOCOL.key of OpenSSH): its public key isn't encrypted, its comment is. */
export function entryOfOpenssh(bytes: Uint8Array, line: number): SshEntry {
  const magic = 'openssh-key-v1\0';
  if (String.fromCharCode(...bytes.subarray(0, magic.length)) !== magic) throw badKey();
  const reader = new WireReader(bytes.subarray(magic.length));
  const cipher = reader.text();
  reader.string();
  reader.string();
  if (reader.number() < 1) throw badKey();
  const key = readWireKey(reader.string());
  return {
    line,
    key,
    comment: cipher === 'none' ? commentOf(reader.string(), key) : '',
    options: '',
    hosts: '',
    form: 'openssh-private',
    cipher,
  };
}

/** The comment is the last string before the padding; how many stand before it depends on the type. */
function commentOf(bytes: Uint8Array, { type }: WireKey): string {
  const reader = new WireReader(bytes);
  if (reader.number() !== reader.number()) throw badKey();
  reader.string();
  const count = { 'ssh-rsa': 6, 'ssh-dss': 5, 'ssh-ed25519': 2 }[type] ?? (type.startsWith('ecdsa-') ? 3 : null);
  if (count === null) return '';
  for (let at = 0; at < count; at++) reader.string();
  return reader.text();
}
