import { choice, defineTool, list, operation, out, Problem, text } from '../../src/core/spec.ts';
import { BITS, formatAddress } from '../../src/lib/network/cidr/address.ts';
import { coverRange } from '../../src/lib/network/cidr/divide.ts';
import {
  formatNetwork,
  hostMask,
  type Network,
  NETWORK_PROBLEMS,
  netMask,
} from '../../src/lib/network/cidr/network.ts';
import {
  coverOf,
  formatRange,
  mergeRanges,
  parseEnd,
  parseRange,
  type Range,
  sizeOf,
  subtractRanges,
} from '../../src/lib/network/cidr/ranges.ts';
import { spanRow } from '../../src/lib/network/cidr/rows.ts';

const spanColumns = ['what', 'network', 'first', 'last', 'size'] as const;
const notations = ['cidr', 'mask', 'wildcard', 'range', 'nftables', 'ipset', 'json'] as const;
const notation = choice(notations, { names: { cidr: 'CIDR', nftables: 'nftables', ipset: 'ipset', json: 'JSON' } });
const rangeProblems = NETWORK_PROBLEMS.filter((code) => code !== 'needs-network');

export default defineTool({
  icon: 'unfold-horizontal',
  related: ['ipv4-subnet-calculator', 'ipv4-address-converter'],
  operations: {
    expand: operation({
      fields: { start: text({ primary: true, monospace: true }), end: text({ monospace: true }), notation },
      output: {
        networks: out.text({ fileName: 'networks.txt' }),
        cover: out.row(),
        size: out.row(),
        count: out.row(),
        wasted: out.row(),
        spans: out.table(spanColumns),
      },
      failures: rangeProblems,
      messages: ['range', 'cover', 'block'],
      answers: 'inline',
      aliases: { range2cidr: {}, 'ip-range': {}, range: {} },
      detect: [
        {
          pattern: /^(?:\d{1,3}\.){3}\d{1,3} ?[-–] ?(?:\d{1,3}\.){3}\d{1,3}$/,
          confidence: 0.97,
          matches: ['192.168.6.1-192.168.6.254', '10.0.0.1 – 10.0.0.9'],
          rejects: ['192.168.6.1', '1.2.3-4.5.6', '10.0.0.0/8', '2024-01-02'],
        },
      ],
      transform({ start, end, notation: written }, ctx) {
        const range = end.trim() === '' ? parseRange(start) : between(start, end);
        const blocks = coverRange(range.version, range.first, range.last);
        const cover = coverOf(range);
        const row = (network: Network) => ({ what: ctx.say('block'), ...spanRow(network) });
        const { network: _, ...ends } = spanRow({ version: range.version, value: range.first, prefix: cover.prefix });
        return {
          networks: write(blocks, [range], written),
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

        function between(from: string, to: string): Range {
          const first = parseEnd(from);
          const last = ctx.within('end', () => parseEnd(to));
          if (first.version !== last.version) throw ctx.fail('mixed-versions', { field: 'end' });
          if (last.value < first.value)
            throw ctx.fail('range-reversed', { field: 'end', params: { first: from.trim(), last: to.trim() } });
          return { version: first.version, first: first.value, last: last.value };
        }
      },
      examples: [
        {
          input: { start: '192.168.1.1', end: '192.168.6.255' },
          output: { cover: '192.168.0.0/21', size: '1535', wasted: '513', count: 11 },
        },
        {
          input: { start: '10.0.0.1', end: '10.0.0.17' },
          output: {
            networks: '10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/30\n10.0.0.8/29\n10.0.0.16/31',
            cover: '10.0.0.0/27',
            size: '17',
          },
        },
        { input: { start: '172.16.0.0-172.18.255.255' }, output: { networks: '172.16.0.0/15\n172.18.0.0/16' } },
        {
          input: { start: '2001:db8::1', end: '2001:db8::ffff' },
          output: { cover: '2001:db8::/112', size: '65535', count: 16 },
        },
        sized('192.168.1.1', '192.168.7.255', { cover: '192.168.0.0/21', size: '1791' }),
        sized('10.0.0.0', '10.0.0.1', { networks: '10.0.0.0/31', cover: '10.0.0.0/31', wasted: '0' }),
        sized('100.100.0.0', '100.100.255.255', { networks: '100.100.0.0/16', cover: '100.100.0.0/16' }),
        sized('0.0.0.0', '255.255.255.255', { networks: '0.0.0.0/0', size: '4294967296', count: 1 }),
        sized('0.0.0.1', '255.255.255.254', { count: 62, cover: '0.0.0.0/0', wasted: '2' }),
        sized('::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe', { count: 254, wasted: '2' }),
        sized('127.255.255.255', '128.0.0.0', { networks: '127.255.255.255/32\n128.0.0.0/32', cover: '0.0.0.0/0' }),
        sized('192.168.0.1', '192.168.0.1', { networks: '192.168.0.1/32', cover: '192.168.0.1/32', count: 1 }),
        sized('10.1.2.3/16', '', { networks: '10.1.0.0/16', size: '65536' }),
        {
          input: { start: '192.168.7.1', end: '192.168.6.255' },
          fails: 'range-reversed',
          field: 'end',
        },
        {
          input: { start: '10.0.0.1', end: '10.0.0.256' },
          fails: 'ipv4-part-above-255',
          field: 'end',
          at: { offset: 7 },
        },
        { input: { start: '10.0.0.1', end: '::1' }, fails: 'mixed-versions', field: 'end', chip: false },
        { input: { start: '10.0.0', end: '10.0.0.1' }, fails: 'ipv4-part-count', field: 'start', chip: false },
      ],
    }),

    combine: operation({
      fields: {
        ranges: text({ primary: true, multiline: true, monospace: true, rows: 6 }),
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
      aliases: { 'merge-cidr': {}, aggregate: {}, allowedips: {} },
      transform({ ranges, without, notation: written }, ctx) {
        const read = ctx.within('ranges', () => readLines(ranges));
        const removed = ctx.within('without', () => without.filter((line) => line.trim() !== '').map(parseRange));
        const left = removed.length === 0 ? mergeRanges(read).merged : subtractRanges(read, removed);
        const blocks = left.flatMap(({ version, first, last }) => coverRange(version, first, last));
        return {
          networks: write(blocks, left, written),
          ranges: left.map(formatRange).join('\n'),
          size: left.reduce((sum, range) => sum + sizeOf(range), 0n).toString(),
          count: blocks.length,
          overlap: mergeRanges(read).overlap.toString(),
        };
      },
      examples: [
        {
          input: { ranges: '10.0.0.0/24\n10.0.1.0/24\n10.0.0.128-10.0.2.255' },
          output: { networks: '10.0.0.0/23\n10.0.2.0/24', ranges: '10.0.0.0-10.0.2.255', size: '768', overlap: '384' },
        },
        {
          input: { ranges: '0.0.0.0/0', without: ['10.0.0.0/8', '192.168.0.0/16'], notation: 'range' },
          output: {
            networks: '0.0.0.0-9.255.255.255\n11.0.0.0-192.167.255.255\n192.169.0.0-255.255.255.255',
            size: '4278124544',
          },
        },
        {
          input: { ranges: '10.0.0.0/24\n10.0.2.0/23', notation: 'wildcard' },
          output: { networks: '10.0.0.0 0.0.0.255\n10.0.2.0 0.0.1.255' },
        },
        {
          input: { ranges: '192.168.0.0/24', notation: 'mask' },
          output: { networks: '192.168.0.0 255.255.255.0' },
          chip: false,
        },
        {
          input: { ranges: '10.0.0.0/8\n2001:db8::/32', notation: 'nftables' },
          output: { networks: 'elements = { 10.0.0.0/8, 2001:db8::/32 }', count: 2 },
          chip: false,
        },
        {
          input: { ranges: '10.0.0.0/31', notation: 'ipset' },
          output: { networks: 'add blocks 10.0.0.0/31' },
          chip: false,
        },
        {
          input: { ranges: '0.0.0.0/0;::/0', notation: 'ipset' },
          output: { networks: 'add blocks 0.0.0.0/1\nadd blocks 128.0.0.0/1\nadd blocks ::/1\nadd blocks 8000::/1' },
          chip: false,
        },
        { input: { ranges: '10.0.0.0/24; 10.0.1.0/24' }, output: { networks: '10.0.0.0/23' }, chip: false },
        {
          input: { ranges: '10.0.0.0/31', notation: 'json' },
          output: { networks: '[\n  "10.0.0.0/31"\n]' },
          chip: false,
        },
        { input: { ranges: '10.0.0.0/24', without: ['10.0.0.0/8'] }, output: { networks: '', size: '0' }, chip: false },
        { input: { ranges: '::/0', without: ['::/1'] }, output: { networks: '8000::/1' }, chip: false },
        { input: { ranges: '10.0.0.0/24\n\n10.0.0.300' }, fails: 'ipv4-part-above-255', at: { line: 3, column: 8 } },
        { input: { ranges: '10.0.0.1', without: ['nope'] }, fails: 'not-an-address', field: 'without', chip: false },
      ],
    }),
  },
});

/** Lines of ranges, commas and semicolons too; a problem is placed in the whole text. */
function readLines(source: string): Range[] {
  return [...source.matchAll(/[^\r\n,;]+/g)].flatMap(({ 0: line, index }) =>
    line.trim() === '' ? [] : [readLine(line, index)],
  );
}

function readLine(line: string, index: number): Range {
  try {
    return parseRange(line);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(error.code, index + (error.offset ?? 0), error.params);
    throw error;
  }
}

/** The halves of a whole address space. */
function halvesOf({ version }: Network): Network[] {
  return [0n, 1n].map((half) => ({ version, value: half << BigInt(BITS[version] - 1), prefix: 1 }));
}

function write(blocks: readonly Network[], ranges: readonly Range[], notation: (typeof notations)[number]): string {
  const names = blocks.map(formatNetwork);
  const masked = (mask: (network: Network) => bigint) =>
    blocks.map((network) => `${formatAddress(network)} ${formatAddress({ ...network, value: mask(network) })}`);
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
      // ipset(8), hash:net: a prefix length of 0 cannot be stored.
      return blocks
        .flatMap((block) => (block.prefix === 0 ? halvesOf(block) : [block]))
        .map((block) => `add blocks ${formatNetwork(block)}`)
        .join('\n');
    case 'json':
      return JSON.stringify(names, null, 2);
  }
}

/** An example that is a test and no chip. */
function sized<O>(start: string, end: string, output: O) {
  return { input: { start, end }, output, chip: false };
}
