import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../problem-of.ts';
import { formatAddress } from '../../../../../src/lib/network/cidr/address.ts';
import {
  coverRange,
  divide,
  neighbors,
  ptrName,
  reverseZones,
  supernet,
} from '../../../../../src/lib/network/cidr/divide.ts';
import {
  classOf,
  formatNetwork,
  lastAddress,
  networkFacts,
  networkOf,
  parseNetwork,
  parseOneNetwork,
} from '../../../../../src/lib/network/cidr/network.ts';
import { specialRanges } from '../../../../../src/lib/network/cidr/special.ts';

function net(text: string) {
  const read = parseNetwork(text);
  if (read.kind !== 'network') throw new Error(`no network: ${text}`);
  return read.network;
}

function cover(text: string): string[] {
  const read = parseNetwork(text);
  if (read.kind !== 'range') throw new Error(`no range: ${text}`);
  return coverRange(read.version, read.first, read.last).map(formatNetwork);
}

describe('network notations', () => {
  it.each([
    ['192.168.0.1/24', '192.168.0.0/24', 'prefix'],
    ['192.168.0.5/255.255.255.0', '192.168.0.0/24', 'mask'],
    ['192.168.0.5 255.255.255.0', '192.168.0.0/24', 'mask'],
    ['192.168.0.5 0.0.0.255', '192.168.0.0/24', 'wildcard'],
    ['192.168.0.5 / 24', '192.168.0.0/24', 'prefix'],
    ['192.168.0.5 24', '192.168.0.0/24', 'prefix'],
    ['  10.10.18.1/22 ', '10.10.16.0/22', 'prefix'],
    ['192.168.0.1', '192.168.0.1/32', 'address'],
    ['0.0.0.0/0.0.0.0', '0.0.0.0/0', 'mask'],
    ['2001:db8::1/64', '2001:db8::/64', 'prefix'],
    ['2001:db8::1/ffff:ffff::', '2001:db8::/32', 'mask'],
    ['::1', '::1/128', 'address'],
  ])('%s is %s', (text, expected, form) => {
    expect(formatNetwork(net(text))).toBe(expected);
    expect(parseNetwork(text)).toMatchObject({ form });
  });

  it.each([
    ['1.2.3.4/255.0.255.0', 'mask-not-contiguous', 8],
    ['1.2.3.4/33', 'prefix-too-long', 8],
    ['::/129', 'prefix-too-long', 3],
    ['1.2.3.4/-1', 'bad-prefix', 8],
    ['1.2.3.4/', 'bad-prefix', 8],
    ['1.2.3.4/24/8', 'extra-text', 10],
    ['1.2.3.4/24 x', 'extra-text', 10],
    ['1.2.3.4/x', 'bad-prefix', 8],
    ['010.0.0.1/8', 'ipv4-leading-zero', 0],
    [' 1.2.3.256/8', 'ipv4-part-above-255', 7],
    ['10', 'ipv4-part-count', 0],
    ['1.2.3.4/::', 'mixed-versions', 8],
    ['1.2.3.4 - ::1', 'mixed-versions', 10],
    ['1.2.3.4-1.2.3.3', 'range-reversed', 0],
    ['', 'not-an-address', 0],
  ])('%s: %s at %s', (text, code, at) => {
    expect(problemOf(() => parseNetwork(text))).toMatchObject({ code, offset: at });
  });
});

describe('facts', () => {
  it.each([
    ['192.168.0.1/24', '192.168.0.1', '192.168.0.254', 254n, '192.168.0.255', 256n],
    ['10.42.8.0/22', '10.42.8.1', '10.42.11.254', 1022n, '10.42.11.255', 1024n],
    ['10.0.0.0/31', '10.0.0.0', '10.0.0.1', 2n, undefined, 2n],
    ['192.168.0.1/31', '192.168.0.0', '192.168.0.1', 2n, undefined, 2n],
    ['10.10.10.62/31', '10.10.10.62', '10.10.10.63', 2n, undefined, 2n],
    ['192.168.0.1/32', '192.168.0.1', '192.168.0.1', 1n, undefined, 1n],
    ['0.0.0.0/0', '0.0.0.1', '255.255.255.254', 2n ** 32n - 2n, '255.255.255.255', 4294967296n],
    ['2001:db8::1/127', '2001:db8::', '2001:db8::1', 2n, undefined, 2n],
    ['2001:db8::1/128', '2001:db8::1', '2001:db8::1', 1n, undefined, 1n],
    ['2001:db8::/64', '2001:db8::1', '2001:db8::ffff:ffff:ffff:ffff', 2n ** 64n - 1n, undefined, 2n ** 64n],
    ['::/0', '::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 128n - 1n, undefined, 2n ** 128n],
  ])('%s', (text, firstHost, lastHost, usable, broadcast, size) => {
    const network = net(text);
    const facts = networkFacts(network);
    const name = (value: bigint) => formatAddress({ version: network.version, value });
    expect(name(facts.firstHost)).toBe(firstHost);
    expect(name(facts.lastHost)).toBe(lastHost);
    expect(facts.usable).toBe(usable);
    expect(facts.size).toBe(size);
    expect(facts.broadcast === undefined ? undefined : name(facts.broadcast)).toBe(broadcast);
  });

  it('include the mask and wildcard', () => {
    const facts = networkFacts(net('192.168.0.1/24'));
    expect(formatAddress({ version: 4, value: facts.mask })).toBe('255.255.255.0');
    expect(formatAddress({ version: 4, value: facts.wildcard })).toBe('0.0.0.255');
  });

  it.each([
    ['1.0.0.0', 'A'],
    ['127.255.255.255', 'A'],
    ['128.0.0.0', 'B'],
    ['192.0.0.0', 'C'],
    ['224.0.0.0', 'D'],
    ['240.0.0.0', 'E'],
  ])('%s is in class %s', (text, letter) => {
    expect(classOf(net(text).value)).toBe(letter);
  });
});

describe('ranges', () => {
  it.each([
    ['10.0.0.0-10.0.0.1', ['10.0.0.0/31']],
    ['10.0.0.0 – 10.0.0.1', ['10.0.0.0/31']],
    ['100.100.0.0 - 100.100.255.255', ['100.100.0.0/16']],
    ['172.16.0.0-172.18.255.255', ['172.16.0.0/15', '172.18.0.0/16']],
    ['0.0.0.0-255.255.255.255', ['0.0.0.0/0']],
    ['::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ['::/0']],
    ['10.0.0.1-10.0.0.1', ['10.0.0.1/32']],
  ])('%s', (text, expected) => {
    expect(cover(text)).toEqual(expected);
  });

  it('are covered exactly by at most 62 networks', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), (a, b) => {
        const [first, last] = a < b ? [a, b] : [b, a];
        const networks = coverRange(4, first, last);
        let next = first;
        for (const network of networks) {
          expect(network.value).toBe(next);
          next = lastAddress(network) + 1n;
        }
        expect(next).toBe(last + 1n);
        expect(networks.length).toBeLessThanOrEqual(62);
      }),
    );
  });
});

describe('neighbors and subnets', () => {
  it('never wraps around', () => {
    expect(neighbors(net('0.0.0.0/0'))).toEqual({});
    expect(neighbors(net('255.255.255.0/24')).next).toBeUndefined();
    expect(neighbors(net('0.0.0.0/24')).previous).toBeUndefined();
    expect(formatNetwork(neighbors(net('10.0.0.0/16')).next!)).toBe('10.1.0.0/16');
    expect(formatNetwork(neighbors(net('10.0.0.0/16')).previous!)).toBe('9.255.0.0/16');
    expect(neighbors(net('ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')).next).toBeUndefined();
  });

  it('divides a network and counts the subnets', () => {
    const parts = divide(net('10.0.0.0/16'), 24, 3)!;
    expect(parts.count).toBe(256n);
    expect(parts.parts.map(formatNetwork)).toEqual(['10.0.0.0/24', '10.0.1.0/24', '10.0.2.0/24']);
    expect(divide(net('::/0'), 128, 2)!.count).toBe(2n ** 128n);
    expect(divide(net('10.0.0.0/16'), 15, 3)).toBeUndefined();
    expect(divide(net('10.0.0.0/16'), 33, 3)).toBeUndefined();
  });

  it('finds the supernet', () => {
    expect(formatNetwork(supernet(net('10.1.0.0/16'))!)).toBe('10.0.0.0/15');
    expect(supernet(net('0.0.0.0/0'))).toBeUndefined();
  });

  it('divides a supernet into subnets that include the original network', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), fc.integer({ min: 1, max: 128 }), (value, prefix) => {
        const network = networkOf({ version: 6, value }, prefix);
        expect(divide(supernet(network)!, prefix, 2)!.parts).toContainEqual(network);
      }),
    );
  });
});

describe('reverse DNS', () => {
  it('returns the PTR name of an address', () => {
    expect(ptrName(4, net('192.0.2.5').value)).toBe('5.2.0.192.in-addr.arpa');
    // RFC 3596 §2.5
    expect(ptrName(6, net('4321:0:1:2:3:4:567:89ab').value)).toBe(
      'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa',
    );
  });

  it.each([
    ['10.0.0.0/8', ['10.in-addr.arpa']],
    ['172.16.0.0/15', ['16.172.in-addr.arpa', '17.172.in-addr.arpa']],
    ['192.0.2.64/26', ['64/26.2.0.192.in-addr.arpa']],
    ['2001:db8::/32', ['8.b.d.0.1.0.0.2.ip6.arpa']],
    ['2001:db8::/31', ['8.b.d.0.1.0.0.2.ip6.arpa', '9.b.d.0.1.0.0.2.ip6.arpa']],
    ['0.0.0.0/0', ['in-addr.arpa']],
    ['192.0.2.5/32', ['5.2.0.192.in-addr.arpa']],
  ])('zones of %s', (text, expected) => {
    expect(reverseZones(net(text))).toEqual(expected);
  });
});

describe('special ranges', () => {
  it.each([
    ['192.168.0.1/24', ['private-use']],
    ['172.32.0.0/16', []],
    ['100.64.1.1', ['shared-address-space']],
    ['0.0.0.0', ['this-host', 'this-network']],
    ['255.255.255.255', ['limited-broadcast', 'reserved']],
    ['2001:db8::1', ['documentation']],
    ['fe80::1/64', ['link-local']],
    ['::ffff:10.0.0.1', ['ipv4-mapped']],
    ['8.8.8.8', []],
    ['2606:4700::1', []],
  ])('%s: %j', (text, codes) => {
    expect(specialRanges(net(text)).within.map((range) => range.code)).toEqual(codes);
  });

  it('lists the ranges that a larger network overlaps', () => {
    expect(specialRanges(net('172.0.0.0/8')).touches.map((range) => range.code)).toEqual(['private-use']);
    expect(specialRanges(net('192.168.0.0/15')).within).toEqual([]);
  });
});

it.each([
  ['10/8', '10.0.0.0/8'],
  ['172.16/12', '172.16.0.0/12'],
  ['192.168.1/24', '192.168.1.0/24'],
  ['127/255.0.0.0', '127.0.0.0/8'],
  ['10.0.0.5 0xffffff00', '10.0.0.0/24'],
  ['10.0.0.5/0xFFFF0000', '10.0.0.0/16'],
  ['10.0.0.5 0x00000000', '0.0.0.0/0'],
])('short and hexadecimal notations: %s', (text, network) => {
  expect(formatNetwork(parseOneNetwork(text))).toBe(network);
});

it.each([
  ['256/8', 'ipv4-part-above-255'],
  ['10.0.0.5 0xff00ff00', 'mask-not-contiguous'],
])('%s is still refused', (text, code) => {
  expect(problemOf(() => parseNetwork(text))?.code).toBe(code);
});
