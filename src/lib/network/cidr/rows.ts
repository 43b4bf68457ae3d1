import { type Address, formatAddress, formatBinary, formatExpanded } from './address.ts';
import { neighbors, ptrName, reverseZones, supernet } from './divide.ts';
import { classOf, formatNetwork, lastAddress, netMask, type Network, networkFacts } from './network.ts';

type Maybe = string | null;

/** The facts about a network, in the order in which people usually look for them. */
const NAMES = [
  'cidr',
  'usable',
  'range',
  'firstHost',
  'lastHost',
  'networkAddress',
  'broadcast',
  'mask',
  'maskBinary',
  'prefix',
  'wildcard',
  'size',
  'lastAddress',
  'addressClass',
  'routerAnycast',
  'address',
  'reverseName',
  'reverseZone',
  'previous',
  'next',
  'supernet',
] as const;

export type NetworkFact = (typeof NAMES)[number];

/** A record with a value for each fact. */
export function eachFact<T>(make: (name: NetworkFact) => T): Record<NetworkFact, T> {
  return Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<NetworkFact, T>;
}

function named(network: Network | undefined): Maybe {
  return network ? formatNetwork(network) : null;
}

/**
 * Returns everything about a network as text; null for facts that don't apply. `typed` is the address before the slash.
 */
export function networkRows(network: Network, typed: Address): Record<NetworkFact, Maybe> {
  const { version } = network;
  const name = (value: bigint | undefined) => (value === undefined ? null : formatAddress({ version, value }));
  const facts = networkFacts(network);
  const { previous, next } = neighbors(network);
  const zones = reverseZones(network);
  return {
    cidr: formatNetwork(network),
    usable: facts.usable.toString(),
    range:
      facts.firstHost === undefined || facts.lastHost === undefined
        ? null
        : `${formatAddress({ version, value: facts.firstHost })} – ${formatAddress({ version, value: facts.lastHost })}`,
    firstHost: name(facts.firstHost),
    lastHost: name(facts.lastHost),
    networkAddress: name(facts.first),
    lastAddress: name(facts.last),
    broadcast: name(facts.broadcast),
    mask: name(netMask(network)),
    maskBinary: formatBinary({ version, value: netMask(network) }),
    prefix: `/${network.prefix}`,
    wildcard: name(facts.wildcard),
    size: facts.size.toString(),
    addressClass: version === 4 ? classOf(facts.first) : null,
    routerAnycast: name(facts.routerAnycast),
    address: version === 4 ? formatBinary(typed) : formatExpanded(typed),
    reverseName: ptrName(version, typed.value),
    reverseZone: zones.length > 4 ? `${zones.slice(0, 2).join(' ')} … ${zones.at(-1)}` : zones.join(' '),
    previous: named(previous),
    next: named(next),
    supernet: named(supernet(network)),
  };
}

/** A network in a list, with its hosts; all null if there is none. */
export function hostRow(network: Network | undefined) {
  if (!network) return { network: null, firstHost: null, lastHost: null, broadcast: null, usable: null };
  const { cidr, firstHost, lastHost, broadcast, usable } = networkRows(network, network);
  return { network: cidr, firstHost, lastHost, broadcast, usable };
}

/** A network in a list, with its range. */
export function spanRow(network: Network) {
  const { version, value } = network;
  const last = lastAddress(network);
  return {
    network: formatNetwork(network),
    first: formatAddress({ version, value }),
    last: formatAddress({ version, value: last }),
    size: (last - value + 1n).toString(),
  };
}
