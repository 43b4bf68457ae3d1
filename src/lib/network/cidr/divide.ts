import { BITS } from './address.ts';
import { hostMask, networkOf } from './network.ts';
import type { Network } from './network.ts';

/** Returns the previous and next network of the same length; undefined at either end of the address space. */
export function neighbors(network: Network): { previous?: Network; next?: Network } {
  const step = hostMask(network) + 1n;
  const { value } = network;
  return {
    ...(value >= step ? { previous: { ...network, value: value - step } } : {}),
    ...(value + step < 1n << BigInt(BITS[network.version]) ? { next: { ...network, value: value + step } } : {}),
  };
}

/** Returns the network with the next shorter prefix; undefined for /0. */
export function supernet(network: Network): Network | undefined {
  return network.prefix === 0 ? undefined : networkOf(network, network.prefix - 1);
}

export interface Division {
  count: bigint;
  /** The first ones, up to `limit`. */
  parts: Network[];
}

/**
 * Divides a network into parts with a longer prefix; undefined if `prefix` is shorter than its own or longer than an
 * address.
 */
export function divide(network: Network, prefix: number, limit: number): Division | undefined {
  if (!Number.isInteger(prefix) || prefix < network.prefix || prefix > BITS[network.version]) return undefined;
  const count = 1n << BigInt(prefix - network.prefix);
  const step = hostMask({ version: network.version, prefix }) + 1n;
  const shown = count < BigInt(limit) ? Number(count) : limit;
  return {
    count,
    parts: Array.from({ length: shown }, (_, i) => ({ ...network, prefix, value: network.value + BigInt(i) * step })),
  };
}

/**
 * Returns the smallest set of networks that contains exactly the addresses from `first` to `last` (at most 62 for IPv4,
 * 254 for IPv6).
 */
export function coverRange(version: 4 | 6, first: bigint, last: bigint): Network[] {
  const bits = BITS[version];
  const networks: Network[] = [];
  for (let value = first; value <= last;) {
    let prefix = bits;
    while (prefix > 0) {
      const wider = networkOf({ version, value }, prefix - 1);
      if (wider.value !== value || value + hostMask(wider) > last) break;
      prefix -= 1;
    }
    networks.push({ version, value, prefix });
    value += hostMask({ version, prefix }) + 1n;
  }
  return networks;
}

function reversedLabels(version: 4 | 6, value: bigint, used: number): string {
  const width = version === 4 ? 8 : 4;
  const labels: string[] = [];
  for (let shift = BITS[version] - used; shift < BITS[version]; shift += width) {
    const label = (value >> BigInt(shift)) & ((1n << BigInt(width)) - 1n);
    labels.push(label.toString(version === 4 ? 10 : 16));
  }
  return [...labels, version === 4 ? 'in-addr.arpa' : 'ip6.arpa'].join('.');
}

/** Returns the name of the PTR record of an address (RFC 1035 §3.5, RFC 3596 §2.5). */
export function ptrName(version: 4 | 6, value: bigint): string {
  return reversedLabels(version, value, BITS[version]);
}

/**
 * Returns the reverse zones that contain exactly a network: one if it ends on an octet or nibble boundary, otherwise
 * several (up to 128). An IPv4 network longer than /24 gets a name by RFC 2317, such as `64/26.2.0.192.in-addr.arpa`.
 */
export function reverseZones(network: Network): string[] {
  const { version, value, prefix } = network;
  if (version === 4 && prefix > 24 && prefix < 32)
    return [`${value & 0xffn}/${prefix}.${reversedLabels(4, value, 24)}`];
  const width = version === 4 ? 8 : 4;
  const boundary = Math.ceil(prefix / width) * width;
  const zones = divide(network, boundary, 2 ** (width - 1))?.parts ?? [];
  return zones.map((zone) => reversedLabels(version, zone.value, boundary));
}
