import { Problem } from '../../../base/problem.ts';
import { ADDRESS_PROBLEMS, BITS, formatAddress, parseAddress } from './address.ts';
import type { Address } from './address.ts';

/** A block of addresses: `value` is its first address, host bits are 0. */
export interface Network {
  version: 4 | 6;
  value: bigint;
  prefix: number;
}

/** Why a text is neither a network nor a range. */
export const NETWORK_PROBLEMS = [
  ...ADDRESS_PROBLEMS,
  'bad-prefix',
  'prefix-too-long',
  'mask-not-contiguous',
  'mixed-versions',
  'range-reversed',
  'extra-text',
  'needs-network',
] as const;

function problem(code: (typeof NETWORK_PROBLEMS)[number], offset: number, params: Problem['params'] = {}): Problem {
  return new Problem(code, offset, params);
}

export type NetworkForm = 'address' | 'prefix' | 'mask' | 'wildcard';

/** The content of a text: one network with the typed address, or a range from the first to the last address. */
export type ReadNetwork =
  | { kind: 'network'; form: NetworkForm; address: Address; network: Network }
  | { kind: 'range'; version: 4 | 6; first: bigint; last: bigint };

export function hostMask({ version, prefix }: Pick<Network, 'version' | 'prefix'>): bigint {
  return (1n << BigInt(BITS[version] - prefix)) - 1n;
}

export function netMask({ version, prefix }: Pick<Network, 'version' | 'prefix'>): bigint {
  return ((1n << BigInt(BITS[version])) - 1n) ^ hostMask({ version, prefix });
}

/** Returns the network of this length that contains an address. */
export function networkOf({ version, value }: Address, prefix: number): Network {
  return { version, value: value & netMask({ version, prefix }), prefix };
}

export function lastAddress(network: Network): bigint {
  return network.value | hostMask(network);
}

export function formatNetwork(network: Network): string {
  return `${formatAddress(network)}/${network.prefix}`;
}

/** Returns the number of leading ones in a mask; undefined if other bits follow. */
function maskLength(mask: bigint, bits: number): number | undefined {
  const inverted = ((1n << BigInt(bits)) - 1n) ^ mask;
  if ((inverted & (inverted + 1n)) !== 0n) return undefined;
  return bits - (inverted === 0n ? 0 : inverted.toString(2).length);
}

/**
 * Reads what follows the address: a length, a mask, or a Cisco wildcard. 0.0.0.0 and 255.255.255.255 are read as masks.
 */
function readLength(text: string, version: 4 | 6, offset: number): { prefix: number; form: NetworkForm } {
  const bits = BITS[version];
  if (/^[0-9]{1,3}$/.test(text)) {
    const prefix = Number(text);
    if (prefix > bits) throw problem('prefix-too-long', offset, { prefix, bits });
    return { prefix, form: 'prefix' };
  }
  if (version === 4 && /^0x[\da-f]{8}$/i.test(text)) {
    const length = maskLength(BigInt(text), bits);
    if (length === undefined) throw problem('mask-not-contiguous', offset, { mask: text });
    return { prefix: length, form: 'mask' };
  }
  if (!/[.:]/.test(text)) throw problem('bad-prefix', offset, { text, bits });
  const mask = parseAddress(text, offset);
  if (mask.version !== version) throw problem('mixed-versions', offset);
  const prefix = maskLength(mask.value, bits);
  if (prefix !== undefined) return { prefix, form: 'mask' };
  const wildcard = maskLength(((1n << BigInt(bits)) - 1n) ^ mask.value, bits);
  if (wildcard !== undefined) return { prefix: wildcard, form: 'wildcard' };
  throw problem('mask-not-contiguous', offset, { mask: text });
}

/**
 * Reads `a`, `a/24`, `a/255.255.255.0`, `a 255.255.255.0`, `a 0.0.0.255` or `a - b`, in IPv4 or IPv6; `10/8`
 * leaves out zeros at the end, and ifconfig writes masks as 0xffffff00. A bare address is a network with one address. Throws `Problem` of NETWORK_PROBLEMS.
 */
export function parseNetwork(text: string): ReadNetwork {
  const parts = /^(\s*)([^\s/–—-]*)(\s*[/–—-]\s*|\s+(?=\S)|)(.*?)\s*$/su.exec(text);
  const [, lead = '', left = '', joint = '', right = ''] = parts ?? [];
  const isShort = joint.trim() === '/' && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(left);
  const address = parseAddress(isShort ? `${left}${'.0'.repeat(4 - left.split('.').length)}` : left, lead.length);
  const rightAt = lead.length + left.length + joint.length;
  const mark = joint.trim();
  if (joint === '' && right === '')
    return { kind: 'network', form: 'address', address, network: networkOf(address, BITS[address.version]) };
  const extra = /[\s/–—]/u.exec(right);
  if (extra) throw problem('extra-text', rightAt + extra.index);

  if (mark !== '' && mark !== '/') {
    const end = parseAddress(right, rightAt);
    if (end.version !== address.version) throw problem('mixed-versions', rightAt);
    if (end.value < address.value) throw problem('range-reversed', lead.length, { first: left, last: right });
    return { kind: 'range', version: address.version, first: address.value, last: end.value };
  }
  const length = readLength(right, address.version, rightAt);
  return { kind: 'network', form: length.form, address, network: networkOf(address, length.prefix) };
}

/** The same, but a range throws `needs-network`. */
export function parseOneNetwork(text: string): Network {
  const read = parseNetwork(text);
  if (read.kind === 'range') throw problem('needs-network', 0);
  return read.network;
}

export interface NetworkFacts {
  size: bigint;
  first: bigint;
  last: bigint;
  mask: bigint;
  wildcard: bigint;
  /** IPv4 only, except for /31 and /32. */
  broadcast?: bigint;
  /** The address shared by all routers of an IPv6 subnet (RFC 4291 §2.6.1); except for /127 (RFC 6164) and /128. */
  routerAnycast?: bigint;
  firstHost: bigint;
  lastHost: bigint;
  usable: bigint;
}

/** Both addresses of a /31 (RFC 3021) and /127 (RFC 6164) are hosts; so is the single one of a /32 and /128. */
export function networkFacts(network: Network): NetworkFacts {
  const first = network.value;
  const last = lastAddress(network);
  const tiny = BITS[network.version] - network.prefix <= 1;
  const firstHost = tiny ? first : first + 1n;
  const lastHost = tiny || network.version === 6 ? last : last - 1n;
  return {
    size: last - first + 1n,
    first,
    last,
    mask: netMask(network),
    wildcard: hostMask(network),
    ...(tiny ? {} : network.version === 4 ? { broadcast: last } : { routerAnycast: first }),
    firstHost,
    lastHost,
    usable: lastHost - firstHost + 1n,
  };
}

/** Historical class by the first octet (RFC 791, 1112); routing has not used it since 1993. */
export function classOf(value: bigint): 'A' | 'B' | 'C' | 'D' | 'E' {
  const octet = value >> 24n;
  if (octet < 128n) return 'A';
  if (octet < 192n) return 'B';
  if (octet < 224n) return 'C';
  return octet < 240n ? 'D' : 'E';
}
