// The wire format of SSH (RFC 4251, 5) and the keys in it (RFC 4253, 5656, 8709; OpenSSH's PROTOCOL.u2f and .certkeys).
import { Problem } from '../../../base/problem.ts';
import { concat } from '../asn1/der.ts';
import { sshString } from '../key-formats.ts';
import { bitLength } from '../../bytes/bit-length.ts';

export const badKey = () => new Problem('bad-ssh-key', 0);

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Reads strings and numbers one after the other. */
export class WireReader {
  #at = 0;
  readonly #view: DataView;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get isDone(): boolean {
    return this.#at >= this.bytes.length;
  }

  number(): number {
    if (this.#at + 4 > this.bytes.length) throw badKey();
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4);
  }

  big(): bigint {
    return BigInt(this.number()) * 2n ** 32n + BigInt(this.number());
  }

  string(): Uint8Array {
    const length = this.number();
    if (this.#at + length > this.bytes.length) throw badKey();
    this.#at += length;
    return this.bytes.subarray(this.#at - length, this.#at);
  }

  text(): string {
    return text(this.string());
  }
}

/** How many strings of a key follow its type. */
const PARTS: Readonly<Record<string, number>> = {
  'ssh-rsa': 2,
  'ssh-dss': 4,
  'ssh-ed25519': 1,
  'ecdsa-sha2-nistp256': 2,
  'ecdsa-sha2-nistp384': 2,
  'ecdsa-sha2-nistp521': 2,
  'sk-ssh-ed25519@openssh.com': 2,
  'sk-ecdsa-sha2-nistp256@openssh.com': 3,
};

/** Names of types as ssh-keygen prints them. */
const NAMES: Readonly<Record<string, string>> = {
  'ssh-rsa': 'RSA',
  'ssh-dss': 'DSA',
  'ssh-ed25519': 'ED25519',
  'sk-ssh-ed25519@openssh.com': 'ED25519-SK',
  'sk-ecdsa-sha2-nistp256@openssh.com': 'ECDSA-SK',
};

export interface Certificate {
  serial: string;
  isHost: boolean;
  id: string;
  principals: readonly string[];
  /** Seconds since the epoch; null without an end. */
  from: number | null;
  to: number | null;
}

export interface WireKey {
  type: string;
  /** `RSA`, `ED25519-CERT`. */
  name: string;
  bits: number;
  /** The key itself, without its certificate: what is hashed. */
  blob: Uint8Array;
  parts: readonly Uint8Array[];
  certificate: Certificate | null;
}

function bitsOf(number: Uint8Array | undefined): number {
  const length = number ? bitLength(number) : 0;
  if (length === 0) throw badKey();
  return length;
}

function sizeOf(type: string, parts: readonly Uint8Array[]): number {
  if (type === 'ssh-rsa') return bitsOf(parts[1]);
  if (type === 'ssh-dss') return bitsOf(parts[0]);
  return Number(/nistp(\d+)/.exec(type)?.[1] ?? 256);
}

const END = 2n ** 64n - 1n;
const secondsOf = (time: bigint) => (time === 0n || time === END ? null : Number(time));

function certificateOf(reader: WireReader): Certificate {
  const serial = reader.big().toString();
  const isHost = reader.number() === 2;
  const id = reader.text();
  const list = new WireReader(reader.string());
  const principals: string[] = [];
  while (!list.isDone) principals.push(list.text());
  return { serial, isHost, id, principals, from: secondsOf(reader.big()), to: secondsOf(reader.big()) };
}

/** Reads a public key or certificate. Throws Problem `bad-ssh-key`. */
export function readWireKey(bytes: Uint8Array): WireKey {
  const reader = new WireReader(bytes);
  const stated = reader.text();
  const plain = stated.replace(/-cert-v01(?=@openssh\.com$)/, '').replace(/^(?!sk-)(.*)@openssh\.com$/, '$1');
  const isCertificate = plain !== stated;
  const count = PARTS[plain];
  if (count === undefined) throw badKey();
  if (isCertificate) reader.string();
  const parts = Array.from({ length: count }, () => reader.string());
  const name = NAMES[plain] ?? 'ECDSA';
  return {
    type: stated,
    name: isCertificate ? `${name}-CERT` : name,
    bits: sizeOf(plain, parts),
    blob: concat(sshString(plain), ...parts.map(sshString)),
    parts,
    certificate: isCertificate ? certificateOf(reader) : null,
  };
}
