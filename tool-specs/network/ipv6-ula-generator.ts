import { defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { formatAddress } from '../../src/lib/network/cidr/address.ts';
import { reverseZones } from '../../src/lib/network/cidr/divide.ts';
import { formatNetwork, NETWORK_PROBLEMS, networkOf, parseNetwork } from '../../src/lib/network/cidr/network.ts';
import type { Network } from '../../src/lib/network/cidr/network.ts';
import { INSTANT_PROBLEMS, NS_PER_MS } from '../../src/lib/time/instant/build.ts';
import { readAnyInstant } from '../../src/lib/time/instant/read.ts';
import { formatMac, interfaceId, MAC_PROBLEMS, macOfInterfaceId, parseMac } from '../../src/lib/network/mac/mac.ts';
import { bigIntOf } from '../../src/base/random.ts';
import { globalIdOf, randomGlobalId, ulaParts, ulaPrefix } from '../../src/lib/network/ula.ts';

const hex = (value: bigint, digits: number) => value.toString(16).padStart(digits, '0');

export default defineTool({
  icon: 'house-wifi',
  createdAt: '2023-04-09',
  related: ['ipv4-subnet-calculator', 'mac-address-generator'],
  operations: {
    generate: operation({
      fields: {
        mac: text({ primary: true, required: false, monospace: true }),
        time: text({ monospace: true }),
        subnets: integer({ min: 1, max: 4096, initial: 16 }),
      },
      output: {
        prefix: out.row(),
        first: out.row(),
        last: out.row(),
        globalId: out.row(),
        host: out.row(),
        linkLocal: out.row(),
        reverseZone: out.row(),
        method: out.row(),
        networks: out.table(['subnet', 'network', 'reverseZone']),
      },
      failures: [...MAC_PROBLEMS, ...INSTANT_PROBLEMS],
      messages: ['random', 'rfc-method'],
      warnings: ['time-unused'],
      answers: 'inline',
      aliases: { ula: {}, fd00: {} },
      transform({ mac, time, subnets }, ctx) {
        const card = mac.trim() === '' ? null : parseMac(mac);
        if (!card && time.trim() !== '') ctx.warn('time-unused');
        const now = ctx.within('time', () =>
          time.trim() === '' ? ctx.now : Number(readAnyInstant(time, 'UTC').instant / NS_PER_MS),
        );
        const globalId = card ? globalIdOf(card, now) : randomGlobalId(ctx.random);
        const value = ulaPrefix(globalId);
        const site: Network = { version: 6, value, prefix: 48 };
        const subnet = (id: number): Network => ({ version: 6, value: value | (BigInt(id) << 64n), prefix: 64 });
        const id = card ? bigIntOf(interfaceId(card)) : 1n;
        return {
          prefix: formatNetwork(site),
          first: formatNetwork(subnet(0)),
          last: formatNetwork(subnet(0xffff)),
          globalId: hex(globalId, 10),
          host: `${formatAddress({ version: 6, value: value | id })}/64`,
          linkLocal: card ? `${formatAddress({ version: 6, value: (0xfe80n << 112n) | id })}/64` : null,
          reverseZone: reverseZones(site).join(' '),
          method: card ? ctx.say('rfc-method', { time: new Date(now).toISOString() }) : ctx.say('random'),
          networks: Array.from({ length: subnets }, (_, i) => ({
            subnet: hex(BigInt(i), 4),
            network: formatNetwork(subnet(i)),
            reverseZone: reverseZones(subnet(i)).join(' '),
          })),
        };
      },
      examples: {
        randomNetwork: {
          input: {},
          check: ({ prefix, networks, method }) =>
            /^fd[\da-f]{2}:[\da-f]{1,4}:[\da-f]{1,4}::\/48$/.test(String(prefix)) &&
            networks.length === 16 &&
            JSON.stringify(method) === '{"message":"random"}',
        },
        fromMac: {
          // Computed independently of this code: SHA-1 of E905C8C000000000 02005EFFFE100001
          input: { mac: '02:00:5e:10:00:01', time: '2023-11-20T12:00:00Z' },
          output: {
            prefix: 'fdd9:de28:11e8::/48',
            globalId: 'd9de2811e8',
            first: 'fdd9:de28:11e8::/64',
            last: 'fdd9:de28:11e8:ffff::/64',
          },
        },
        ciscoMac: { input: { mac: '2037.0612.3456' }, output: { linkLocal: 'fe80::2237:6ff:fe12:3456/64' } },
      },
    }),

    inspect: operation({
      fields: { address: text({ primary: true, monospace: true }) },
      output: {
        prefix: out.row(),
        globalId: out.row(),
        subnet: out.row(),
        network: out.row(),
        interfaceId: out.row(),
        mac: out.row(),
        assignment: out.row(),
        reverseZone: out.row(),
      },
      failures: [...NETWORK_PROBLEMS, 'not-unique-local'],
      warnings: ['not-random'],
      messages: ['local', 'reserved'],
      answers: 'inline',
      aliases: { 'ula-info': {} },
      detect: [
        { pattern: /^fd[\da-f]{2}:[\da-f:]{2,40}$/i, confidence: 0.98 },
        { pattern: /^fd[\da-f]{2}:[\da-f:]{2,40}\/\d{1,3}$/i, confidence: 0.29 },
      ],
      transform({ address: typed }, ctx) {
        const read = parseNetwork(typed);
        if (read.kind === 'range') throw ctx.fail('needs-network');
        // RFC 4291, 2.3: an address with a prefix length is still an address, so its host bits matter.
        const { version, value } = read.address;
        const isHost = read.network.prefix >= 64 || value !== read.network.value;
        const parts = version === 6 ? ulaParts(value) : null;
        if (!parts) throw ctx.fail('not-unique-local');
        // Prefixes such as fd00::/48 were chosen by people; they collide when two networks are merged.
        if (/(.)\1{7}|^0+[\da-f]{0,2}$|1234567/.test(hex(parts.globalId, 10))) ctx.warn('not-random');
        const card = macOfInterfaceId(bytesOf(parts.interfaceId));
        return {
          prefix: formatNetwork(networkOf({ version, value }, 48)),
          globalId: hex(parts.globalId, 10),
          subnet: hex(parts.subnet, 4),
          network: isHost ? formatNetwork(networkOf({ version, value }, 64)) : null,
          interfaceId: isHost ? hex(parts.interfaceId, 16) : null,
          mac: card ? formatMac(card, 'colon') : null,
          assignment: ctx.say(parts.local ? 'local' : 'reserved'),
          reverseZone: reverseZones(networkOf({ version, value }, 48)).join(' '),
        };
      },
      examples: {
        hostAddress: {
          input: { address: 'fdb7:29eb:4229:10:2237:6ff:fe12:3456' },
          output: {
            prefix: 'fdb7:29eb:4229::/48',
            globalId: 'b729eb4229',
            subnet: '0010',
            network: 'fdb7:29eb:4229:10::/64',
            interfaceId: '223706fffe123456',
            mac: '20:37:06:12:34:56',
            reverseZone: '9.2.2.4.b.e.9.2.7.b.d.f.ip6.arpa',
          },
        },
        fromMac: {
          // The `host` output of `generate`
          input: { address: 'fd12:3456:789a:1:211:22ff:fe33:4455/64' },
          output: {
            subnet: '0001',
            network: 'fd12:3456:789a:1::/64',
            interfaceId: '021122fffe334455',
            mac: '00:11:22:33:44:55',
          },
        },
        wholePrefix: {
          input: { address: 'fd12:3456:789a::/48' },
          output: { network: null, interfaceId: null },
          warns: ['not-random'],
        },
        notRandom: { input: { address: 'fd00::1' }, output: { subnet: '0000', mac: null }, warns: ['not-random'] },
      },
    }),
  },
});

function bytesOf(id: bigint): Uint8Array {
  return Uint8Array.from({ length: 8 }, (_, i) => Number((id >> BigInt(56 - 8 * i)) & 0xffn));
}
