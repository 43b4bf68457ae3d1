import { BITS } from './address.ts';
import { hostMask, lastAddress, type Network, networkFacts } from './network.ts';

export interface Allotment {
  /** The requested number of hosts. */
  wanted: number;
  /** Undefined if no large enough block was left. */
  network?: Network;
}

/**
 * Returns the longest prefix with space for this many hosts; a /31 is for the two ends of a link (RFC 3021), not for a
 * network of hosts.
 */
function prefixFor(version: 4 | 6, hosts: number): number | undefined {
  for (let prefix: number = BITS[version]; prefix >= 0; prefix -= 1) {
    if (version === 4 && prefix === 31) continue;
    if (networkFacts({ version, value: 0n, prefix }).usable >= BigInt(hosts)) return prefix;
  }
  return undefined;
}

/**
 * Assigns the smallest fitting network to each request, largest first and without gaps (variable-length subnet masks);
 * results are in the order of the requests.
 */
export function planSubnets(network: Network, hosts: readonly number[]): Allotment[] {
  const order = hosts.map((wanted, index) => ({ wanted, index, prefix: prefixFor(network.version, wanted) }));
  order.sort((a, b) => (a.prefix ?? -1) - (b.prefix ?? -1));
  const allotments: Allotment[] = hosts.map((wanted) => ({ wanted }));
  let next = network.value;
  for (const { wanted, index, prefix } of order) {
    if (prefix === undefined || prefix < network.prefix) continue;
    const candidate = { version: network.version, value: next, prefix };
    if (lastAddress(candidate) > lastAddress(network)) continue;
    allotments[index] = { wanted, network: candidate };
    next += hostMask(candidate) + 1n;
  }
  return allotments;
}
