import { defineTool, integer, list, operation, optionalInteger, out, text } from '../../src/core/spec.ts';
import { BITS, parseAddress } from '../../src/lib/network/cidr/address.ts';
import { coverRange, divide } from '../../src/lib/network/cidr/divide.ts';
import {
  formatNetwork,
  lastAddress,
  NETWORK_PROBLEMS,
  parseNetwork,
  parseOneNetwork,
} from '../../src/lib/network/cidr/network.ts';
import { planSubnets } from '../../src/lib/network/cidr/plan.ts';
import { eachFact, hostRow, networkRows, spanRow } from '../../src/lib/network/cidr/rows.ts';
import { SPECIAL_CODES, specialRanges } from '../../src/lib/network/cidr/special.ts';

const network = text({ primary: true, single: true, monospace: true });
/** Results to continue with. */
const NEIGHBORS = new Set<string>(['previous', 'next']);
const spanColumns = ['network', 'first', 'last', 'size'] as const;
const columns = ['network', 'firstHost', 'lastHost', 'broadcast', 'usable'] as const;

export default defineTool({
  icon: 'network',
  createdAt: '2023-03-28',
  operations: {
    describe: operation({
      fields: { network },
      output: {
        ...eachFact((fact) => out.row(NEIGHBORS.has(fact) ? { fills: 'network' } : {})),
        purpose: out.row(),
        routing: out.row(),
        cover: out.table(spanColumns),
      },
      lead: 'range',
      failures: NETWORK_PROBLEMS,
      warnings: ['wildcard', 'no-mask', 'touches-special'],
      messages: [...SPECIAL_CODES, 'ordinary', 'global', 'not-global'],
      aliases: { subnet: {}, cidr: {}, ip: {} },
      answers: 'inline',
      targets: { netmask: 'mask', mask: 'mask', wildcard: 'wildcard', broadcast: 'broadcast' },
      detect: [
        {
          pattern: /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3} ?\/ ?(?:\d{1,2}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/,
          confidence: 0.98,
        },
        { pattern: /^[\da-f]{0,4}:[\da-f:]{1,40}\/\d{1,3}$/i, confidence: 0.98 },
        { pattern: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/, confidence: 0.6 },
      ],
      transform({ network }, ctx) {
        const read = parseNetwork(network);
        if (read.kind === 'range') {
          const cover = coverRange(read.version, read.first, read.last);
          return {
            ...eachFact(() => null),
            cidr: cover.map(formatNetwork).join(' '),
            purpose: null,
            routing: null,
            cover: cover.map(spanRow),
          };
        }
        if (read.form === 'address') ctx.warn('no-mask', { bits: BITS[read.network.version] });
        if (read.form === 'wildcard') ctx.warn('wildcard', { prefix: read.network.prefix });
        const { within, touches } = specialRanges(read.network);
        if (touches.length > 0)
          ctx.warn('touches-special', { ranges: touches.map((range) => formatNetwork(range.network)).join(', ') });
        const narrowest = within[0];
        const purpose = narrowest ? ctx.say(narrowest.code, { source: narrowest.source }) : ctx.say('ordinary');
        const isGlobal = narrowest ? narrowest.global : touches.length === 0;
        return {
          ...networkRows(read.network, read.address),
          purpose,
          routing: ctx.say(isGlobal ? 'global' : 'not-global'),
          cover: [spanRow(read.network)],
        };
      },
      examples: {
        homeSubnet: {
          input: { network: '192.168.0.1/24' },
          output: {
            cidr: '192.168.0.0/24',
            usable: '254',
            range: '192.168.0.1 – 192.168.0.254',
            firstHost: '192.168.0.1',
            lastHost: '192.168.0.254',
            networkAddress: '192.168.0.0',
            broadcast: '192.168.0.255',
            mask: '255.255.255.0',
            maskBinary: '11111111.11111111.11111111.00000000',
            prefix: '/24',
            wildcard: '0.0.0.255',
            size: '256',
            addressClass: 'C',
            purpose: { message: 'private-use' },
            reverseZone: '0.168.192.in-addr.arpa',
            previous: '192.167.255.0/24',
            next: '192.168.1.0/24',
          },
        },
        officeSubnet: {
          input: { network: '10.42.8.0/22' },
          output: { broadcast: '10.42.11.255', firstHost: '10.42.8.1', lastHost: '10.42.11.254', usable: '1022' },
        },
        withNetmask: { input: { network: '192.168.0.5 255.255.255.0' }, output: { cidr: '192.168.0.0/24' } },
        ipv6Subnet: {
          input: { network: '2001:db8::1/64' },
          output: { cidr: '2001:db8::/64', size: '18446744073709551616', broadcast: null },
        },
        addressRange: {
          input: { network: '172.16.0.0 - 172.18.255.255' },
          output: { cidr: '172.16.0.0/15 172.18.0.0/16' },
        },
        wildcardMask: {
          input: { network: '192.168.0.5 0.0.0.255' },
          output: { cidr: '192.168.0.0/24' },
          warns: ['wildcard'],
        },
      },
    }),

    split: operation({
      fields: {
        network,
        prefix: optionalInteger({ min: 0, max: 128 }),
        limit: integer({ min: 1, max: 4096, initial: 256 }),
      },
      output: { count: out.row(), networks: out.table(columns) },
      failures: [...NETWORK_PROBLEMS, 'prefix-too-short', 'prefix-beyond'],
      warnings: ['more'],
      answers: 'inline',
      transform({ network, prefix, limit }, ctx) {
        const whole = parseOneNetwork(network);
        const to = prefix ?? Math.min(whole.prefix + 1, BITS[whole.version]);
        const division = divide(whole, to, limit);
        if (!division) {
          const code = to < whole.prefix ? 'prefix-too-short' : 'prefix-beyond';
          throw ctx.fail(code, { field: 'prefix', params: { prefix: whole.prefix, bits: BITS[whole.version] } });
        }
        if (division.count > BigInt(limit)) ctx.warn('more', { total: division.count.toString(), shown: limit });
        return { count: division.count.toString(), networks: division.parts.map(hostRow) };
      },
      examples: {
        twoHalves: {
          input: { network: '192.168.0.0/24' },
          check: ({ networks }) => networks.map((row) => row.network).join() === '192.168.0.0/25,192.168.0.128/25',
        },
        departments: {
          input: { network: '10.0.0.0/16', prefix: 24 },
          check: ({ count, networks }) => count === '256' && networks[255]?.network === '10.0.255.0/24',
        },
        providerBlock: {
          input: { network: '2001:db8::/32', prefix: 64, limit: 2 },
          output: { count: '4294967296' },
          warns: ['more'],
        },
      },
    }),

    plan: operation({
      fields: { network, hosts: list({ required: true }) },
      output: { networks: out.table(['hosts', ...columns]), free: out.table(spanColumns) },
      failures: [...NETWORK_PROBLEMS, 'not-a-count'],
      warnings: ['no-room'],
      transform({ network, hosts }, ctx) {
        const whole = parseOneNetwork(network);
        const wishes = hosts.filter((line) => line.trim() !== '').map(Number);
        const odd = wishes.findIndex((count) => !Number.isSafeInteger(count) || count < 1);
        if (odd >= 0) throw ctx.fail('not-a-count', { field: 'hosts', params: { line: odd + 1 } });
        const plan = planSubnets(whole, wishes);
        for (const { wanted, network } of plan) if (!network) ctx.warn('no-room', { hosts: wanted });
        const used = plan.flatMap(({ network }) => (network ? [lastAddress(network)] : []));
        const next = used.reduce((last, value) => (value > last ? value : last), whole.value - 1n) + 1n;
        return {
          networks: plan.map(({ wanted, network }) => ({ hosts: wanted, ...hostRow(network) })),
          free: coverRange(whole.version, next, lastAddress(whole)).map(spanRow),
        };
      },
      examples: {
        threeDepartments: {
          input: { network: '192.168.0.0/24', hosts: ['20', '100', '50'] },
          check: ({ networks, free }) =>
            networks.map((row) => row.network).join() === '192.168.0.192/27,192.168.0.0/25,192.168.0.128/26' &&
            free[0]?.network === '192.168.0.224/27',
        },
        tooManyHosts: {
          input: { network: '10.0.0.0/30', hosts: ['100'] },
          check: ({ networks }) => networks[0]?.network === null,
          warns: ['no-room'],
        },
      },
    }),

    contains: operation({
      fields: { network, address: text({ required: true, monospace: true }) },
      output: out.verdict(),
      failures: NETWORK_PROBLEMS,
      messages: ['inside', 'outside', 'other-version'],
      transform({ network, address }, ctx) {
        const read = parseNetwork(network);
        const { version, value } = ctx.within('address', () => parseAddress(address.trim()));
        const [first, last] =
          read.kind === 'range' ? [read.first, read.last] : [read.network.value, lastAddress(read.network)];
        const own = read.kind === 'range' ? read.version : read.network.version;
        if (version !== own) return { tone: 'bad', label: ctx.say('other-version') };
        return value >= first && value <= last
          ? { tone: 'good', label: ctx.say('inside') }
          : { tone: 'bad', label: ctx.say('outside') };
      },
      examples: {
        insideNetwork: {
          input: { network: '10.0.0.0/8', address: '10.255.0.1' },
          output: { tone: 'good', label: { message: 'inside' } },
        },
        outsideNetwork: {
          input: { network: '2001:db8::/32', address: '2001:db9::' },
          check: (verdict) => verdict?.tone === 'bad',
        },
        otherVersion: {
          input: { network: '10.0.0.1-10.0.0.5', address: '::1' },
          check: (verdict) => verdict?.tone === 'bad',
        },
      },
    }),
  },
});
