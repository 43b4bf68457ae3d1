import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../problem-of.ts';
import {
  formatAddress,
  formatBinary,
  formatExpanded,
  parseAddress,
  parseIPv6,
} from '../../../../../src/lib/network/cidr/address.ts';

function canonical(text: string): string {
  return formatAddress(parseAddress(text));
}

describe('canonical text (RFC 5952)', () => {
  it.each([
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['::ffff:c000:201', '::ffff:192.0.2.1'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['192.0.2.1', '192.0.2.1'],
  ])('%s → %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });
});

describe('rejected input', () => {
  it.each([
    ['10', 'ipv4-part-count', 0],
    ['10.1', 'ipv4-part-count', 0],
    ['1.2.3.4.5', 'ipv4-part-count', 0],
    ['010.0.0.1', 'ipv4-leading-zero', 0],
    ['1.2.3.08', 'ipv4-leading-zero', 6],
    ['0x7f.0.0.1', 'ipv4-not-decimal', 0],
    ['1.2..4', 'ipv4-empty-part', 4],
    ['1.2.3.4 ', 'ipv4-not-decimal', 6],
    ['255.256.255.255', 'ipv4-part-above-255', 4],
    ['710.65.0.456', 'ipv4-part-above-255', 0],
    ['1.2.3.+4', 'ipv4-not-decimal', 6],
    ['hello', 'not-an-address', 0],
    ['', 'not-an-address', 0],
    ['1:2:3', 'ipv6-group-count', 0],
    ['1:2:3:4:5:6:7:8:9', 'ipv6-group-count', 0],
    ['1:2:3:4::5:6:7:8', 'ipv6-group-count', 0],
    ['1::2::3', 'ipv6-two-gaps', 4],
    [':::', 'ipv6-two-gaps', 1],
    ['12345::', 'ipv6-group-too-long', 0],
    ['1:g::', 'ipv6-bad-group', 2],
    [':1', 'ipv6-bad-group', 0],
    ['fe80::1%eth0', 'ipv6-zone', 7],
    ['::1.2.3', 'ipv4-part-count', 2],
    ['[::1]', 'ipv6-bad-group', 0],
  ])('%s: %s at %s', (text, code, at) => {
    expect(problemOf(() => parseAddress(text))).toMatchObject({ code, offset: at });
  });
});

it('writes binary and expanded forms', () => {
  expect(formatBinary({ version: 4, value: 0xffffff00n })).toBe('11111111.11111111.11111111.00000000');
  expect(formatExpanded({ version: 6, value: 1n })).toBe('0000:0000:0000:0000:0000:0000:0000:0001');
});

it('round-trips every address, and Node.js accepts it too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4 as const, 6 as const),
      fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
      (version, wide) => {
        const address = { version, value: BigInt.asUintN(version === 4 ? 32 : 128, wide) };
        expect(parseAddress(formatAddress(address))).toEqual(address);
        expect(parseAddress(formatExpanded(address))).toEqual(address);
        expect((version === 4 ? isIPv4 : isIPv6)(formatAddress(address))).toBe(true);
      },
    ),
  );
});

it('accepts exactly the IPv6 addresses that Node.js accepts', () => {
  const piece = fc.constantFrom(':', '::', '0', '1', 'ab', 'ffff', '1.2.3.4', '12345', '');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      expect(problemOf(() => parseIPv6(text)) === undefined).toBe(isIPv6(text));
    }),
    { numRuns: 2000 },
  );
});
