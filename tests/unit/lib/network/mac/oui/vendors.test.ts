import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import registry from 'oui-data';
import { describe, expect, test } from 'vitest';
import { packVendors, unpackVendors } from '../../../../../../src/lib/network/mac/oui/pack.ts';
import { addressOf, findVendors, loadVendors } from '../../../../../../src/lib/network/mac/oui/vendors.ts';

const assets = path.resolve('src/lib/network/mac/oui');
/** When each version was published, from `npm view oui-data time`. */
const PUBLISHED = { '2.1.9': '2026-08-26' } as Readonly<Record<string, string>>;

function installedVersion(): string {
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve('oui-data')), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

// To update: npm i -D oui-data@latest, add its date to PUBLISHED, then npx vitest run tests/unit/lib/network/mac/oui -u
test('the assets match the installed registry when packed, and stay small when compressed', async () => {
  const version = installedVersion();
  const { vendors, addresses } = packVendors(registry);
  const data = { source: `oui-data ${version}`, date: PUBLISHED[version], vendors };
  await expect(`${JSON.stringify(data, null, 2)}\n`).toMatchFileSnapshot(path.join(assets, 'vendors.json'));
  await expect(`${JSON.stringify({ addresses }, null, 2)}\n`).toMatchFileSnapshot(path.join(assets, 'addresses.json'));
  expect(gzipSync(vendors, { level: 9 }).length).toBeLessThan(700_000);
  expect(gzipSync(addresses, { level: 9 }).length).toBeLessThan(800_000);
});

test('packing keeps every prefix', () => {
  const prefixes = unpackVendors(packVendors(registry).vendors).flatMap((vendor) => vendor.prefixes);
  expect(prefixes.toSorted()).toEqual(Object.keys(registry).toSorted());
});

test('normalizes whitespace and keeps vendors from unknown countries', () => {
  const { vendors, addresses } = packVendors({
    AAAAAA: 'A  Corp \nRoad 1\nCITY 123\nGermany',
    BBBBBB: 'B\nNowhere land',
    CCCCCC: 'C',
  });
  expect(vendors).toBe('A Corp\tDE\tAAAAAA\nB\t\tBBBBBB\nC\t\tCCCCCC');
  expect(addresses).toBe('Road 1, CITY 123\nNowhere land\n');
});

test('a vendor with several addresses keeps the right one for each prefix', () => {
  const at = (road: string) => `A\n${road}\nGermany`;
  const packed = packVendors({ CCCCCC: at('Road 1'), AAAAAA: at('Road 2'), BBBBBB: at('Road 1') });
  expect(packed).toEqual({ vendors: 'A\tDE\tAAAAAA,BBBBBB CCCCCC', addresses: 'Road 2\tRoad 1' });
  expect(unpackVendors(packed.vendors)).toEqual([
    { name: 'A', country: 'DE', prefixes: ['AAAAAA', 'BBBBBB', 'CCCCCC'], sites: [['AAAAAA'], ['BBBBBB', 'CCCCCC']] },
  ]);
});

describe('lookup', () => {
  test('returns the address from the registry', async () => {
    const { holderOf } = await loadVendors();
    for (const [prefix, text] of Object.entries(registry).filter((_, index) => index % 997 === 0)) {
      const holder = holderOf(prefix.padEnd(12, '0'));
      if (holder?.prefix !== prefix) continue; // a longer prefix in the same block
      const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
      const between = lines.slice(1, holder.vendor.country === '' ? undefined : -1).filter(Boolean);
      expect(await addressOf(holder), prefix).toBe(between.join(', ') || null);
    }
  });

  test.each([
    ['203706123456', 'Cisco Systems, Inc', 'MA-L', 'US'],
    ['64167F000000', 'Polycom', 'MA-L', 'US'],
    ['00040E', 'AVM GmbH', 'MA-L', 'DE'],
  ])('%s belongs to %s', async (digits, name, block, country) => {
    const { holderOf } = await loadVendors();
    expect(holderOf(digits)).toMatchObject({ vendor: { name, country }, block });
  });

  test('the longest prefix wins', async () => {
    const { holderOf, vendors } = await loadVendors();
    for (const length of [7, 9] as const) {
      const vendor = vendors.find(({ prefixes }) => prefixes.some((prefix) => prefix.length === length));
      const prefix = vendor?.prefixes.find((known) => known.length === length) ?? '';
      expect(holderOf(`${prefix}000000000`)).toMatchObject({ vendor, prefix, block: length === 7 ? 'MA-M' : 'MA-S' });
      expect(holderOf(prefix.slice(0, 6))?.vendor.name).toBe('IEEE Registration Authority');
    }
  });

  // From the IEEE iab.txt: blocks assigned before MA-S existed.
  test.each([
    ['0050C27D5000', 'DEUTA-WERKE GmbH', 'DE'],
    ['40D85511CFFF', 'DEUTA-WERKE GmbH', 'DE'],
    ['0050C2001', 'JMBS Developpements', 'FR'],
  ])('%s belongs to %s, in an Individual Address Block', async (digits, name, country) => {
    const { holderOf } = await loadVendors();
    expect(holderOf(digits)).toMatchObject({ vendor: { name, country }, prefix: digits.slice(0, 9), block: 'IAB' });
    expect(holderOf(digits.slice(0, 6))?.vendor.name).toBe('IEEE Registration Authority');
  });

  test('returns null for unknown and too short prefixes', async () => {
    const { holderOf } = await loadVendors();
    expect(holderOf('525400123456')).toBeNull();
    expect(holderOf('2037')).toBeNull();
    expect(holderOf('')).toBeNull();
  });

  test('finds vendors by name', async () => {
    const found = findVendors(await loadVendors(), 'RASPBERRY pi');
    expect(found.flatMap(({ prefixes }) => prefixes)).toContain('B827EB');
    expect(findVendors(await loadVendors(), 'no such company at all')).toEqual([]);
  });
});
