// Reads lists of ranges and writes them in the formats of common programs.
import { Problem } from '../../../base/problem.ts';
import { type Address, BITS, formatAddress } from './address.ts';
import { coverRange } from './divide.ts';
import { formatNetwork, hostMask, type Network, netMask } from './network.ts';
import { formatRange, parseEnd, parseRange, type Range } from './ranges.ts';

export const RANGE_NOTATIONS = ['cidr', 'mask', 'wildcard', 'range', 'nftables', 'ipset', 'json'] as const;

/**
 * Returns the range from an address to the one in `text`. Throws Problem of ADDRESS_PROBLEMS, `mixed-versions` and
 * `range-reversed`.
 */
export function rangeTo(first: Address, text: string): Range {
  const last = parseEnd(text);
  if (first.version !== last.version) throw new Problem('mixed-versions');
  if (last.value < first.value)
    throw new Problem('range-reversed', undefined, { first: formatAddress(first), last: text.trim() });
  return { version: first.version, first: first.value, last: last.value };
}

/** Comments, and what surrounds the items of a list in JSON, YAML or a program. */
const AROUND = /(?:#|\/\/)[^\r\n]*|["'`[\]()]|^[ \t]*[-*] /gm;

/**
 * Reads ranges separated by line breaks, commas or semicolons, also as a list in JSON or with comments. Throws Problem of
 * NETWORK_PROBLEMS with the position in the whole text.
 */
export function readRanges(list: string): Range[] {
  const text = list.replace(AROUND, (sign) => ' '.repeat(sign.length));
  return Array.from(text.matchAll(/[^\r\n,;]+/g))
    .filter(([line]) => line.trim() !== '')
    .map(({ 0: line, index }) => {
      try {
        return parseRange(line);
      } catch (error) {
        if (error instanceof Problem) throw new Problem(error.code, index + (error.offset ?? 0), error.params);
        throw error;
      }
    });
}

/** Returns the networks that the ranges consist of, in order. */
export function networksOf(ranges: readonly Range[]): Network[] {
  return ranges.flatMap(({ version, first, last }) => coverRange(version, first, last));
}

/** The two halves of a whole address space. */
function halvesOf({ version }: Network): Network[] {
  return [0n, 1n].map((half) => ({ version, value: half << BigInt(BITS[version] - 1), prefix: 1 }));
}

/** Writes ranges as networks in the format of a program, or unchanged. */
export function writeRanges(ranges: readonly Range[], notation: (typeof RANGE_NOTATIONS)[number]): string {
  const networks = networksOf(ranges);
  const names = networks.map(formatNetwork);
  const masked = (mask: (network: Network) => bigint) =>
    networks.map((network) => `${formatAddress(network)} ${formatAddress({ ...network, value: mask(network) })}`);
  switch (notation) {
    case 'cidr':
      return names.join('\n');
    case 'mask':
      return masked(netMask).join('\n');
    case 'wildcard':
      return masked(hostMask).join('\n');
    case 'range':
      return ranges.map(formatRange).join('\n');
    case 'nftables':
      return `elements = { ${names.join(', ')} }`;
    case 'ipset':
      // ipset(8), hash:net: can't store a prefix length of 0.
      return networks
        .flatMap((network) => (network.prefix === 0 ? halvesOf(network) : [network]))
        .map((network) => `add blocks ${formatNetwork(network)}`)
        .join('\n');
    case 'json':
      return JSON.stringify(names, null, 2);
  }
}
