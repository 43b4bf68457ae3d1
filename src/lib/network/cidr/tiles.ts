// A network divided into subnets that fill it: one line for each, `10.0.0.0/25 office`. What no line names is filled up.
import { Problem } from '../../../base/problem.ts';
import { BITS } from './address.ts';
import { coverRange, supernet } from './divide.ts';
import { formatNetwork, lastAddress, type Network, parseOneNetwork } from './network.ts';

export interface Tile {
  network: Network;
  name: string;
}

/** Subnets of one division; more than anybody names. */
const MOST = 2000;

const isIn = (inner: Network, outer: Network) =>
  inner.version === outer.version && inner.value >= outer.value && lastAddress(inner) <= lastAddress(outer);

/** Returns the subnets in order, with those that no line names. Throws Problem. */
export function tilesOf(whole: Network, text: string): Tile[] {
  const named: Tile[] = [];
  let offset = 0;
  for (const [at, line] of text.split('\n').entries()) {
    const [, written = '', name = ''] = /^\s*(\S+)(?:\s+(.*?))?\s*$/.exec(line) ?? [];
    if (written !== '') {
      if (!written.includes('/'))
        throw new Problem('bad-line', offset, { line: String(at + 1), text: line.trim().slice(0, 60) });
      const network = parseOneNetwork(written);
      if (!isIn(network, whole)) throw new Problem('outside', offset, { network: formatNetwork(network) });
      named.push({ network, name });
    }
    if (named.length > MOST) throw new Problem('too-many-lines', offset);
    offset += line.length + 1;
  }
  const tiles: Tile[] = [];
  let next = whole.value;
  const fill = (until: bigint) => {
    if (next <= until) tiles.push(...coverRange(whole.version, next, until).map((network) => ({ network, name: '' })));
  };
  let last: Network | null = null;
  for (const tile of named.toSorted((a, b) => (a.network.value < b.network.value ? -1 : 1))) {
    if (last && tile.network.value < next)
      throw new Problem('overlap', undefined, { network: formatNetwork(tile.network), other: formatNetwork(last) });
    fill(tile.network.value - 1n);
    tiles.push(tile);
    last = tile.network;
    next = lastAddress(last) + 1n;
  }
  fill(lastAddress(whole));
  return tiles;
}

const textOf = (tiles: readonly Tile[]) =>
  tiles.map(({ network, name }) => `${formatNetwork(network)}${name === '' ? '' : ` ${name}`}\n`).join('');

/** The text with a subnet in two halves, of which the first keeps the name. */
export function splitTile(whole: Network, text: string, row: number): string {
  const tiles = tilesOf(whole, text);
  const tile = tiles[row];
  if (!tile || tile.network.prefix >= BITS[whole.version]) return text;
  const { version, value, prefix } = tile.network;
  const half = 1n << BigInt(BITS[version] - prefix - 1);
  const first = { network: { version, value, prefix: prefix + 1 }, name: tile.name };
  const second = { network: { version, value: value + half, prefix: prefix + 1 }, name: '' };
  return textOf(tiles.toSpliced(row, 1, first, second));
}

/** The text with all that is in the next larger network as one subnet; it keeps the names. */
export function joinTile(whole: Network, text: string, row: number): string {
  const tiles = tilesOf(whole, text);
  const tile = tiles[row];
  const joined = tile && tile.network.prefix > whole.prefix ? supernet(tile.network) : undefined;
  if (!joined) return text;
  const inside = tiles.filter(({ network }) => isIn(network, joined));
  const names = [...new Set(inside.map(({ name }) => name).filter((name) => name !== ''))];
  const start = tiles.findIndex((other) => other === inside[0]);
  return textOf(tiles.toSpliced(start, inside.length, { network: joined, name: names.join(', ') }));
}

export function nameTile(whole: Network, text: string, row: number, name: string): string {
  const tiles = tilesOf(whole, text);
  return textOf(tiles.map((tile, at) => (at === row ? { ...tile, name: name.replace(/\s+/g, ' ').trim() } : tile)));
}
