import { type Address, BITS, formatAddress, parseAddress } from './address.ts';
import { lastAddress, type Network, networkOf, parseNetwork } from './network.ts';

/** Addresses from `first` to `last`, inclusive. */
export interface Range {
  version: 4 | 6;
  first: bigint;
  last: bigint;
}

/**
 * Returns the range of an address, a network or `a - b`; host bits of a network are ignored. Throws `Problem` of
 * NETWORK_PROBLEMS.
 */
export function parseRange(text: string): Range {
  const read = parseNetwork(text);
  if (read.kind === 'range') return read;
  const { version, value } = read.network;
  return { version, first: value, last: lastAddress(read.network) };
}

/** Reads a single address; whitespace around it is allowed. Throws `Problem` of ADDRESS_PROBLEMS. */
export function parseEnd(text: string): Address {
  return parseAddress(text.trim(), text.length - text.trimStart().length);
}

export function sizeOf({ first, last }: Range): bigint {
  return last - first + 1n;
}

/** `a`, or `a - b`. */
export function formatRange({ version, first, last }: Range): string {
  const [from, to] = [first, last].map((value) => formatAddress({ version, value }));
  return first === last ? `${from}` : `${from}-${to}`;
}

/** Returns the smallest network that contains a range. */
export function coverOf({ version, first, last }: Range): Network {
  const differing = first ^ last;
  const hostBits = differing === 0n ? 0 : differing.toString(2).length;
  return networkOf({ version, value: first }, BITS[version] - hostBits);
}

/**
 * Returns the same addresses in as few ranges as possible, in order, IPv4 first. `overlap` counts the addresses that
 * were in several ranges.
 */
export function mergeRanges(ranges: readonly Range[]): { merged: Range[]; overlap: bigint } {
  const sorted = ranges.toSorted((a, b) => a.version - b.version || compare(a.first, b.first));
  const merged: Range[] = [];
  let overlap = 0n;
  let counted = -1n; // last address that is known to be in several ranges
  for (const range of sorted) {
    const previous = merged.at(-1);
    if (previous?.version !== range.version || previous.last + 1n < range.first) {
      merged.push({ version: range.version, first: range.first, last: range.last });
      counted = -1n;
      continue;
    }
    const from = range.first > counted ? range.first : counted + 1n;
    const to = range.last < previous.last ? range.last : previous.last;
    if (to >= from) {
      overlap += to - from + 1n;
      counted = to;
    }
    if (range.last > previous.last) previous.last = range.last;
  }
  return { merged, overlap };
}

/** Returns the addresses of `ranges` that aren't in `removed`, in as few ranges as possible. */
export function subtractRanges(ranges: readonly Range[], removed: readonly Range[]): Range[] {
  const holes = mergeRanges(removed).merged;
  return mergeRanges(ranges).merged.flatMap((range) => {
    const left: Range[] = [];
    let { first } = range;
    for (const hole of holes) {
      if (hole.version !== range.version || hole.last < first || hole.first > range.last) continue;
      if (hole.first > first) left.push({ ...range, first, last: hole.first - 1n });
      first = hole.last + 1n;
    }
    return first <= range.last ? [...left, { ...range, first }] : left;
  });
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
