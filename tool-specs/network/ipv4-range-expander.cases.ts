import { casesOf } from '../../src/core/spec.ts';
import type tool from './ipv4-range-expander.ts';

export default casesOf<typeof tool>({
  expand: {
    unrecognized: {
      '192.168.1.1': 'an address or network, which other tools take',
      '10.0.0.1': 'an address or network, which other tools take',
      '2001:db8::1': 'an address or network, which other tools take',
    },
    finds: {
      'range of last octets': {
        matches: [['192.168.1.10-20', '192.168.1.10-192.168.1.20']],
        rejects: ['192.168.1.20-10', '192.168.1-20', '192.168.1.10-20-30'],
      },
    },
    detect: [
      {
        matches: ['192.168.6.1-192.168.6.254', '10.0.0.1 – 10.0.0.9'],
        rejects: ['192.168.6.1', '1.2.3-4.5.6', '10.0.0.0/8', '2024-01-02'],
      },
    ],
    examples: [
      sized('192.168.1.1', '192.168.7.255', { cover: '192.168.0.0/21', size: '1791' }),
      sized('10.0.0.0', '10.0.0.1', { networks: '10.0.0.0/31', cover: '10.0.0.0/31', wasted: '0' }),
      sized('100.100.0.0', '100.100.255.255', { networks: '100.100.0.0/16', cover: '100.100.0.0/16' }),
      sized('0.0.0.0', '255.255.255.255', { networks: '0.0.0.0/0', size: '4294967296', count: 1 }),
      sized('0.0.0.1', '255.255.255.254', { count: 62, cover: '0.0.0.0/0', wasted: '2' }),
      sized('::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe', { count: 254, wasted: '2' }),
      sized('127.255.255.255', '128.0.0.0', { networks: '127.255.255.255/32\n128.0.0.0/32', cover: '0.0.0.0/0' }),
      sized('192.168.0.1', '192.168.0.1', { networks: '192.168.0.1/32', cover: '192.168.0.1/32', count: 1 }),
      sized('10.1.2.3/16', '', { networks: '10.1.0.0/16', size: '65536' }),
      { input: { start: '192.168.7.1', end: '192.168.6.255' }, fails: 'range-reversed', field: 'end' },
      { input: { start: '10.0.0.9 - 10.0.0.1' }, fails: 'range-reversed', field: 'start' },
      {
        input: { start: '10.0.0.1', end: '10.0.0.256' },
        fails: 'ipv4-part-above-255',
        field: 'end',
        at: { offset: 7 },
      },
      { input: { start: '10.0.0.1', end: '::1' }, fails: 'mixed-versions', field: 'end' },
      { input: { start: '10.0.0', end: '10.0.0.1' }, fails: 'ipv4-part-count', field: 'start' },
    ],
  },
  combine: {
    unrecognized: {
      '0.0.0.0/0': 'an address or network, which other tools take',
    },
    finds: {
      'networks to combine': {
        matches: [
          ['10.0.0.0/24,10.0.1.0/24', '10.0.0.0/24\n10.0.1.0/24'],
          ['10.0.0.0/24 10.0.1.0-10.0.1.9', '10.0.0.0/24\n10.0.1.0-10.0.1.9'],
        ],
        rejects: ['10.0.0.0/24', '10.0.0.0/24 or 10.0.1.0/24'],
      },
    },
    examples: [
      ...[
        '["10.0.0.0/24","10.0.1.0/24"]',
        '[\n  "10.0.0.0/24",\n  "10.0.1.0/24",\n]',
        "['10.0.0.0/24', '10.0.1.0/24']",
        '10.0.0.0/24 # office\n10.0.1.0/24 // lab',
        '# both\n10.0.0.0/24\n\n10.0.1.0/24',
        '- 10.0.0.0/24\n- "10.0.1.0/24"',
        '* 10.0.0.0/24\n* 10.0.1.0/24 # x, y',
        '(10.0.0.0/24; 10.0.1.0/24)',
      ].map((ranges) => ({ input: { ranges }, output: { networks: '10.0.0.0/23' } })),
      { input: { ranges: '["10.0.0.0/24", "10.0.0.300"]' }, fails: 'ipv4-part-above-255', at: { line: 1, column: 25 } },
      { input: { ranges: '192.168.0.0/24', notation: 'mask' }, output: { networks: '192.168.0.0 255.255.255.0' } },
      {
        input: { ranges: '10.0.0.0/8\n2001:db8::/32', notation: 'nftables' },
        output: { networks: 'elements = { 10.0.0.0/8, 2001:db8::/32 }', count: 2 },
      },
      { input: { ranges: '10.0.0.0/31', notation: 'ipset' }, output: { networks: 'add blocks 10.0.0.0/31' } },
      {
        input: { ranges: '0.0.0.0/0;::/0', notation: 'ipset' },
        output: { networks: 'add blocks 0.0.0.0/1\nadd blocks 128.0.0.0/1\nadd blocks ::/1\nadd blocks 8000::/1' },
      },
      { input: { ranges: '10.0.0.0/24; 10.0.1.0/24' }, output: { networks: '10.0.0.0/23' } },
      { input: { ranges: '10.0.0.0/31', notation: 'json' }, output: { networks: '[\n  "10.0.0.0/31"\n]' } },
      { input: { ranges: '10.0.0.0/24', without: ['10.0.0.0/8'] }, output: { networks: '', size: '0' } },
      { input: { ranges: '::/0', without: ['::/1'] }, output: { networks: '8000::/1' } },
      { input: { ranges: '10.0.0.0/24\n\n10.0.0.300' }, fails: 'ipv4-part-above-255', at: { line: 3, column: 8 } },
      { input: { ranges: '10.0.0.1', without: ['nope'] }, fails: 'not-an-address', field: 'without' },
    ],
  },
});

/** An example that is a test and no chip. */
function sized<O>(start: string, end: string, output: O) {
  return { input: { start, end }, output };
}
