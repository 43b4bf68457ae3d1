import { choice, type ContextOf, defineTool, list, operation, out, text } from '../../src/core/spec.ts';
import { formatAddress } from '../../src/lib/network/cidr/address.ts';
import { formatNetwork, hostMask, type Network, NETWORK_PROBLEMS } from '../../src/lib/network/cidr/network.ts';
import {
  coverOf,
  formatRange,
  mergeRanges,
  parseEnd,
  parseRange,
  sizeOf,
  subtractRanges,
} from '../../src/lib/network/cidr/ranges.ts';
import { spanRow } from '../../src/lib/network/cidr/rows.ts';
import {
  networksOf,
  RANGE_NOTATIONS,
  rangeTo,
  readRanges,
  writeRanges,
} from '../../src/lib/network/cidr/write-ranges.ts';

const spanColumns = ['what', 'network', 'first', 'last', 'size'] as const;
const notation = choice(RANGE_NOTATIONS, {
  names: { cidr: 'CIDR', nftables: 'nftables', ipset: 'ipset', json: 'JSON' },
});
const rangeProblems = NETWORK_PROBLEMS.filter((code) => code !== 'needs-network');

export default defineTool({
  icon: 'unfold-horizontal',
  createdAt: '2023-04-19',
  related: ['ipv4-subnet-calculator', 'ipv4-address-converter'],
  operations: {
    expand: operation({
      fields: {
        start: text({ primary: true, single: true, monospace: true }),
        end: text({ monospace: true }),
        notation,
      },
      output: {
        networks: out.text({ fileName: 'networks.txt' }),
        cover: out.row(),
        size: out.row(),
        count: out.row(),
        wasted: out.row(),
        spans: out.table(spanColumns),
      },
      failures: rangeProblems,
      messages: ['range', 'cover', 'block', 'swap-ends'],
      answers: 'inline',
      aliases: { range2cidr: {}, 'ip-range': {}, range: {} },
      detect: [{ pattern: /^(?:\d{1,3}\.){3}\d{1,3} ?[-–] ?(?:\d{1,3}\.){3}\d{1,3}$/, confidence: 0.97 }],
      transform({ start, end, notation: written }, ctx) {
        const first = end.trim() === '' ? null : parseEnd(start);
        const range = first
          ? ctx.within(
              'end',
              () => rangeTo(first, end),
              ({ code }) => swapped(code, { start: end.trim(), end: start.trim() }, ctx),
            )
          : ctx.within(
              'start',
              () => parseRange(start),
              ({ code, params }) => swapped(code, { start: `${params['last']}-${params['first']}` }, ctx),
            );
        const blocks = networksOf([range]);
        const cover = coverOf(range);
        const row = (network: Network) => ({ what: ctx.say('block'), ...spanRow(network) });
        const { network: _, ...ends } = spanRow({ version: range.version, value: range.first, prefix: cover.prefix });
        return {
          networks: writeRanges([range], written),
          cover: formatNetwork(cover),
          size: sizeOf(range).toString(),
          count: blocks.length,
          wasted: (hostMask(cover) + 1n - sizeOf(range)).toString(),
          spans: [
            {
              ...ends,
              what: ctx.say('range'),
              network: null,
              last: formatAddress({ version: range.version, value: range.last }),
              size: sizeOf(range).toString(),
            },
            { ...row(cover), what: ctx.say('cover') },
            ...blocks.map(row),
          ],
        };
      },
      examples: {
        homeRange: {
          input: { start: '192.168.1.1', end: '192.168.6.255' },
          output: { cover: '192.168.0.0/21', size: '1535', wasted: '513', count: 11 },
        },
        smallRange: {
          input: { start: '10.0.0.1', end: '10.0.0.17' },
          output: {
            networks: '10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/30\n10.0.0.8/29\n10.0.0.16/31',
            cover: '10.0.0.0/27',
            size: '17',
          },
        },
        withHyphen: {
          input: { start: '172.16.0.0-172.18.255.255' },
          output: { networks: '172.16.0.0/15\n172.18.0.0/16' },
        },
        ipv6Range: {
          input: { start: '2001:db8::1', end: '2001:db8::ffff' },
          output: { cover: '2001:db8::/112', size: '65535', count: 16 },
        },
      },
    }),

    combine: operation({
      fields: {
        ranges: text({ primary: true, multiline: true, monospace: true, rows: 6, maxLength: 5_000_000 }),
        without: list(),
        notation,
      },
      output: {
        networks: out.text({ fileName: 'networks.txt' }),
        ranges: out.text({ fileName: 'ranges.txt' }),
        size: out.row(),
        count: out.row(),
        overlap: out.row(),
      },
      failures: rangeProblems,
      answers: 'inline',
      aliases: { 'merge-cidr': {}, aggregate: {}, allowedips: {} },
      transform({ ranges, without, notation: written }, ctx) {
        const read = ctx.within('ranges', () => readRanges(ranges));
        const removed = ctx.within('without', () => without.filter((line) => line.trim() !== '').map(parseRange));
        const left = removed.length === 0 ? mergeRanges(read).merged : subtractRanges(read, removed);
        return {
          networks: writeRanges(left, written),
          ranges: left.map(formatRange).join('\n'),
          size: left.reduce((sum, range) => sum + sizeOf(range), 0n).toString(),
          count: networksOf(left).length,
          overlap: mergeRanges(read).overlap.toString(),
        };
      },
      examples: {
        overlapping: {
          input: { ranges: '10.0.0.0/24\n10.0.1.0/24\n10.0.0.128-10.0.2.255' },
          output: { networks: '10.0.0.0/23\n10.0.2.0/24', ranges: '10.0.0.0-10.0.2.255', size: '768', overlap: '384' },
        },
        publicOnly: {
          input: { ranges: '0.0.0.0/0', without: ['10.0.0.0/8', '192.168.0.0/16'], notation: 'range' },
          output: {
            networks: '0.0.0.0-9.255.255.255\n11.0.0.0-192.167.255.255\n192.169.0.0-255.255.255.255',
            size: '4278124544',
          },
        },
        accessList: {
          input: { ranges: '10.0.0.0/24\n10.0.2.0/23', notation: 'wildcard' },
          output: { networks: '10.0.0.0 0.0.0.255\n10.0.2.0 0.0.1.255' },
        },
      },
    }),
  },
});

/** How to solve a reversed range. */
function swapped(
  code: string,
  values: Readonly<Record<string, string>>,
  ctx: ContextOf<{ messages: readonly ['swap-ends'] }>,
) {
  return code === 'range-reversed' ? { label: ctx.say('swap-ends'), values } : undefined;
}
