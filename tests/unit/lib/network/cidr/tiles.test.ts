import { describe, expect, it } from 'vitest';
import { parseOneNetwork } from '../../../../../src/lib/network/cidr/network.ts';
import { joinTile, nameTile, splitTile, tilesOf } from '../../../../../src/lib/network/cidr/tiles.ts';

const whole = parseOneNetwork('10.0.0.0/24');

describe('a network divided by clicks', () => {
  it('is split in halves, of which the first keeps the name', () => {
    const once = splitTile(whole, '', 0);
    expect(once).toBe('10.0.0.0/25\n10.0.0.128/25\n');
    const named = nameTile(whole, once, 1, '  guests \n Wi-Fi ');
    expect(splitTile(whole, named, 1)).toBe('10.0.0.0/25\n10.0.0.128/26 guests Wi-Fi\n10.0.0.192/26\n');
  });

  it('is joined with all that its sibling has been split into, and keeps the names', () => {
    const text = '10.0.0.0/25 a\n10.0.0.128/26 b\n10.0.0.192/26 c\n';
    expect(joinTile(whole, text, 0)).toBe('10.0.0.0/24 a, b, c\n');
    expect(joinTile(whole, text, 2)).toBe('10.0.0.0/25 a\n10.0.0.128/25 b, c\n');
  });

  it('undoes a split by a join, at any size', () => {
    for (const [network, row] of [
      ['0.0.0.0/0', 0],
      ['10.0.0.0/31', 0],
      ['::/0', 0],
      ['2001:db8::/127', 0],
    ] as const) {
      const own = parseOneNetwork(network);
      expect(joinTile(own, splitTile(own, `${network} n`, row), row)).toBe(`${network} n\n`);
    }
  });

  it('leaves what can be neither split nor joined', () => {
    const one = parseOneNetwork('10.0.0.1/32');
    expect(splitTile(one, '', 0)).toBe('');
    expect(joinTile(whole, '', 0)).toBe('');
    expect(splitTile(whole, '', 7)).toBe('');
    expect(joinTile(whole, '', -1)).toBe('');
  });

  it('is filled up without gaps', () => {
    const tiles = tilesOf(parseOneNetwork('2001:db8::/32'), '2001:db8:ffff:ffff::/64 last\n');
    expect(tiles).toHaveLength(33);
    expect(tiles.at(-1)?.name).toBe('last');
    expect(tiles.reduce((sum, { network }) => sum + (1n << BigInt(128 - network.prefix)), 0n)).toBe(1n << 96n);
  });

  it('refuses more subnets than anybody names', () => {
    const lines = Array.from({ length: 2002 }, (_, at) => `10.0.${at >> 8}.${at & 255}/32`).join('\n');
    expect(() => tilesOf(parseOneNetwork('10.0.0.0/16'), lines)).toThrow('too-many-lines');
  });
});
