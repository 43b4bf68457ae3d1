import { lastAddress, parseNetwork } from './network.ts';
import type { Network } from './network.ts';

/** One block of the IANA special-purpose registries; `code` names it, `source` is its document. */
export interface SpecialRange {
  code: SpecialCode;
  network: Network;
  source: string;
  /** Whether packets to it may be forwarded on the Internet. */
  global: boolean;
}

type Row = readonly [cidr: string, code: string, source: string, global?: true];

/**
 * iana-ipv4-special-registry and iana-ipv6-special-registry, plus the multicast blocks (RFC 5771, RFC 4291) and the
 * site-local block deprecated by RFC 3879. Blocks with the same purpose share a code.
 */
const ROWS = [
  ['0.0.0.0/8', 'this-network', 'RFC 791'],
  ['0.0.0.0/32', 'this-host', 'RFC 1122'],
  ['10.0.0.0/8', 'private-use', 'RFC 1918'],
  ['100.64.0.0/10', 'shared-address-space', 'RFC 6598'],
  ['127.0.0.0/8', 'loopback', 'RFC 1122'],
  ['169.254.0.0/16', 'link-local', 'RFC 3927'],
  ['172.16.0.0/12', 'private-use', 'RFC 1918'],
  ['192.0.0.0/24', 'ietf-protocol', 'RFC 6890'],
  ['192.0.0.0/29', 'ipv4-continuity', 'RFC 7335'],
  ['192.0.0.8/32', 'ipv4-dummy', 'RFC 7600'],
  ['192.0.0.9/32', 'port-control-anycast', 'RFC 7723', true],
  ['192.0.0.10/32', 'turn-anycast', 'RFC 8155', true],
  ['192.0.0.170/32', 'nat64-discovery', 'RFC 7050'],
  ['192.0.0.171/32', 'nat64-discovery', 'RFC 7050'],
  ['192.0.2.0/24', 'documentation', 'RFC 5737'],
  ['192.31.196.0/24', 'as112', 'RFC 7535', true],
  ['192.52.193.0/24', 'amt', 'RFC 7450', true],
  ['192.88.99.0/24', 'sixtofour-relay', 'RFC 7526'],
  ['192.168.0.0/16', 'private-use', 'RFC 1918'],
  ['192.175.48.0/24', 'as112', 'RFC 7534', true],
  ['198.18.0.0/15', 'benchmarking', 'RFC 2544'],
  ['198.51.100.0/24', 'documentation', 'RFC 5737'],
  ['203.0.113.0/24', 'documentation', 'RFC 5737'],
  ['224.0.0.0/4', 'multicast', 'RFC 5771'],
  ['240.0.0.0/4', 'reserved', 'RFC 1112'],
  ['255.255.255.255/32', 'limited-broadcast', 'RFC 8190'],
  ['::1/128', 'loopback', 'RFC 4291'],
  ['::/128', 'unspecified', 'RFC 4291'],
  ['::ffff:0:0/96', 'ipv4-mapped', 'RFC 4291'],
  ['64:ff9b::/96', 'nat64', 'RFC 6052', true],
  ['64:ff9b:1::/48', 'nat64-local', 'RFC 8215'],
  ['100::/64', 'discard-only', 'RFC 6666'],
  ['100:0:0:1::/64', 'dummy-prefix', 'RFC 9780'],
  ['2001::/23', 'ietf-protocol', 'RFC 2928'],
  ['2001::/32', 'teredo', 'RFC 4380'],
  ['2001:1::1/128', 'port-control-anycast', 'RFC 7723', true],
  ['2001:1::2/128', 'turn-anycast', 'RFC 8155', true],
  ['2001:1::3/128', 'dnssd-anycast', 'RFC 9665', true],
  ['2001:2::/48', 'benchmarking', 'RFC 5180'],
  ['2001:3::/32', 'amt', 'RFC 7450', true],
  ['2001:4:112::/48', 'as112', 'RFC 7535', true],
  ['2001:10::/28', 'orchid', 'RFC 4843'],
  ['2001:20::/28', 'orchid', 'RFC 7343', true],
  ['2001:30::/28', 'drone-remote-id', 'RFC 9374', true],
  ['2001:db8::/32', 'documentation', 'RFC 3849'],
  ['2002::/16', 'sixtofour', 'RFC 3056'],
  ['2620:4f:8000::/48', 'as112', 'RFC 7534', true],
  ['3fff::/20', 'documentation', 'RFC 9637'],
  ['5f00::/16', 'segment-routing', 'RFC 9602'],
  ['fc00::/7', 'unique-local', 'RFC 4193'],
  ['fe80::/10', 'link-local', 'RFC 4291'],
  ['fec0::/10', 'site-local', 'RFC 3879'],
  ['ff00::/8', 'multicast', 'RFC 4291'],
] as const satisfies readonly Row[];

export type SpecialCode = (typeof ROWS)[number][1];

export const SPECIAL_CODES: readonly SpecialCode[] = [...new Set(ROWS.map(([, code]) => code))];

export const SPECIAL_RANGES: readonly SpecialRange[] = ROWS.map(([cidr, code, source, global = false]) => {
  const read = parseNetwork(cidr);
  if (read.kind !== 'network') throw new Error(`bad row ${cidr}`);
  return { code, network: read.network, source, global };
});

export interface SpecialMatches {
  /** Blocks that contain the whole network, narrowest first. */
  within: SpecialRange[];
  /** Blocks inside the network or overlapping it, if it is larger. */
  touches: SpecialRange[];
}

export function specialRanges(network: Network): SpecialMatches {
  const last = lastAddress(network);
  const near = SPECIAL_RANGES.filter(
    (range) =>
      range.network.version === network.version &&
      range.network.value <= last &&
      lastAddress(range.network) >= network.value,
  );
  const holds = (range: SpecialRange) => range.network.prefix <= network.prefix;
  return {
    within: near.filter(holds).sort((a, b) => b.network.prefix - a.network.prefix),
    touches: near.filter((range) => !holds(range)),
  };
}
