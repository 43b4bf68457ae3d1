import { defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import type { Cell, ContextOf } from '../../src/core/spec.ts';
import { bytesOfDigits, formatMac, MAC_PROBLEMS, readMacOrPrefix } from '../../src/lib/network/mac/mac.ts';
import { looksRandom, MAC_FACTS, macForms, macKind, vendorOf } from '../../src/lib/network/mac/mac-facts.ts';
import { findMacs, rangeOfPrefix, writePrefix } from '../../src/lib/network/mac/mac-text.ts';
import { knownUse } from '../../src/lib/network/mac/oui/known.ts';
import { addressOf, findVendors, type Holder, loadVendors } from '../../src/lib/network/mac/oui/vendors.ts';
import { regionName } from '../../src/base/region.ts';

export default defineTool({
  icon: 'ethernet-port',
  createdAt: '2023-04-06',
  related: ['mac-address-generator', 'ipv6-ula-generator'],
  operations: {
    lookup: operation({
      fields: { mac: text({ primary: true, single: true, monospace: true }) },
      output: {
        vendor: out.row(),
        address: out.row(),
        country: out.row(),
        use: out.row(),
        administration: out.row(),
        cast: out.row(),
        block: out.row(),
        range: out.row(),
        colons: out.row(),
        hyphens: out.row(),
        dots: out.row(),
        bare: out.row(),
        eui64: out.row(),
        interfaceId: out.row(),
        linkLocal: out.row(),
        macInside: out.row(),
        data: out.row(),
      },
      failures: [...MAC_PROBLEMS, 'mac-too-short'],
      warnings: ['random'],
      messages: [...MAC_FACTS.vendor, ...MAC_FACTS.administration, ...MAC_FACTS.cast, 'block', 'data'],
      answers: 'inline',
      runsIn: 'worker',
      targets: { vendor: 'vendor', colons: 'colons', hyphens: 'hyphens', dots: 'dots', eui64: 'eui64' },
      aliases: { oui: {}, 'mac-vendor': {} },
      detect: [
        {
          pattern: /^[\da-f]{2}(?:(?::[\da-f]{2}){5}|(?:-[\da-f]{2}){5})$|^[\da-f]{4}(?:\.[\da-f]{4}){2}$/i,
          confidence: 0.98,
        },
      ],
      async transform({ mac }, ctx) {
        const digits = readMacOrPrefix(mac);
        const book = await loadVendors();
        const holder = book.holderOf(digits);
        if (looksRandom(digits)) ctx.warn('random');
        const { administration, cast } = macKind(digits);
        return {
          vendor: vendorCell(holder, digits, ctx),
          address: holder && (await addressOf(holder)),
          country: holder?.vendor.country ? regionName(holder.vendor.country, ctx.language) : null,
          use: knownUse(digits),
          administration: ctx.say(administration),
          cast: ctx.say(cast),
          block: holder ? ctx.say('block', { block: holder.block, bits: holder.prefix.length * 4 }) : null,
          range: holder ? rangeOfPrefix(holder.prefix) : null,
          ...macForms(digits),
          data: ctx.say('data', { source: book.source, date: book.date }),
        };
      },
      examples: {
        networkCard: {
          input: { mac: '20:37:06:12:34:56' },
          output: {
            vendor: 'Cisco Systems, Inc',
            address: '80 West Tasman Drive, San Jose CA 94568',
            country: 'United States',
            administration: { message: 'universal' },
            cast: { message: 'unicast' },
            block: { params: { block: 'MA-L', bits: 24 } },
            range: '20:37:06:00:00:00 – 20:37:06:FF:FF:FF',
            dots: '2037.0612.3456',
            bare: '203706123456',
            eui64: '20-37-06-FF-FE-12-34-56',
            interfaceId: '2237:06ff:fe12:3456',
            linkLocal: 'fe80::2237:6ff:fe12:3456',
          },
          warns: [],
        },
        ciscoMac: {
          input: { mac: '2037.0612.3456' },
          output: { vendor: 'Cisco Systems, Inc', colons: '20:37:06:12:34:56' },
        },
        virtualMachine: {
          input: { mac: '52-54-00-ab-cd-ef' },
          output: { use: 'QEMU/KVM', vendor: { message: 'local' } },
          warns: [],
        },
        onlyPrefix: { input: { mac: '64167F' }, output: { vendor: 'Polycom', colons: null } },
      },
    }),

    batch: operation({
      fields: { text: text({ primary: true, multiline: true, monospace: true, rows: 8 }) },
      output: out.table(['mac', 'vendor', 'country', 'use', 'place']),
      messages: [...MAC_FACTS.vendor, 'place'],
      runsIn: 'worker',
      aliases: { arp: {} },
      async transform({ text: source }, ctx) {
        const book = await loadVendors();
        return findMacs(source).map(({ digits, line }) => {
          const holder = book.holderOf(digits);
          return {
            mac: formatMac(bytesOfDigits(digits), 'colon', true),
            vendor: vendorCell(holder, digits, ctx),
            country: holder?.vendor.country ? regionName(holder.vendor.country, ctx.language) : null,
            use: knownUse(digits),
            place: ctx.say('place', { line }),
          };
        });
      },
      examples: {
        linuxNeighbors: {
          input: {
            text: '192.168.1.1 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE\n192.168.1.7 dev eth0 lladdr 52:54:00:00:00:01 STALE',
          },
          check: (rows) => rows.map(({ mac }) => mac).join() === '20:37:06:12:34:56,52:54:00:00:00:01',
        },
        arpTables: {
          input: { text: '? (10.0.0.138) at 0:c:29:1:2:3 on en0\nInternet  10.0.0.2  4   2037.0612.3456  ARPA' },
          check: ([a, b]) => a?.mac === '00:0C:29:01:02:03' && b?.vendor === 'Cisco Systems, Inc',
        },
      },
    }),

    search: operation({
      fields: { name: text({ primary: true }), limit: integer({ min: 1, max: 1000, initial: 100 }) },
      output: { count: out.row(), vendors: out.table(['vendor', 'country', 'blocks', 'prefixes']) },
      warnings: ['more'],
      runsIn: 'worker',
      aliases: { 'vendor-mac': {} },
      async transform({ name, limit }, ctx) {
        const vendors = name.trim() === '' ? [] : findVendors(await loadVendors(), name);
        if (vendors.length > limit) ctx.warn('more', { count: vendors.length, shown: limit });
        return {
          count: vendors.length,
          vendors: vendors.slice(0, limit).map(({ name: vendor, country, prefixes }) => ({
            vendor,
            country: country === '' ? null : regionName(country, ctx.language),
            blocks: prefixes.length,
            prefixes: prefixes.map(writePrefix).join(' '),
          })),
        };
      },
      examples: {
        raspberryPi: {
          input: { name: 'raspberry pi' },
          check: ({ vendors }) => vendors.some(({ prefixes }) => String(prefixes).includes('B8:27:EB')),
        },
        cisco: { input: { name: 'cisco', limit: 1 }, warns: ['more'], check: ({ vendors }) => vendors.length === 1 },
      },
    }),
  },
});

function vendorCell(
  holder: Holder | null,
  digits: string,
  ctx: ContextOf<{ messages: typeof MAC_FACTS.vendor }>,
): Cell {
  const vendor = vendorOf(holder, digits);
  return 'name' in vendor ? vendor.name : ctx.say(vendor.code);
}
