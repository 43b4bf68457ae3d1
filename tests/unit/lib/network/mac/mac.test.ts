import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countDigits,
  eui64Of,
  formatMac,
  interfaceId,
  MAC_NOTATIONS,
  macOfEui64,
  macOfInterfaceId,
  parseMac,
  readMacDigits,
} from '../../../../../src/lib/network/mac/mac.ts';
import { randomMacs, readMacPrefix } from '../../../../../src/lib/network/mac/mac-random.ts';
import { findMacs, rangeOfPrefix, writePrefix } from '../../../../../src/lib/network/mac/mac-text.ts';
import { problemOf } from '../../../problem-of.ts';
import { chiSquare, chiSquareLimit, seeded } from '../../../seeded.ts';

const octets = fc.uint8Array({ minLength: 6, maxLength: 6 });

test('round-trips every notation', () => {
  fc.assert(
    fc.property(octets, fc.constantFrom(...MAC_NOTATIONS), fc.boolean(), (mac, notation, upper) => {
      expect([...parseMac(formatMac(mac, notation, upper))]).toEqual([...mac]);
      expect(macOfInterfaceId(interfaceId(mac))).toEqual(Uint8Array.from(mac));
      expect(macOfEui64(eui64Of(mac))).toEqual(Uint8Array.from(mac));
    }),
  );
});

test.each([
  ['ff:ee:a', 'FFEE0A'],
  ['0:1b:2:3:4:5', '001B02030405'],
  ['aabb.cc.ddee', 'AABB00CCDDEE'],
  ['AA BB CC', 'AABBCC'],
  ['001b.44', '001B44'],
  ['70:B3:D5:1E:D', '70B3D51ED'],
  ['70-b3-d5-1e-d', '70B3D51ED'],
  ['8c1f.640', '8C1F640'],
  ['00:55:DA:0', '0055DA0'],
  ['8c1f.64ab.c', '8C1F64ABC'],
  ['8c1f.6', '8C1F6'],
  ['0:1b:2:3', '001B0203'],
  ['0:c:29:1:2', '000C290102'],
  ['20:37:06:12:34:5', '203706123405'],
  ['', ''],
])('%s has the digits %s', (text, digits) => expect(readMacDigits(text)).toBe(digits));

test.each([
  ['12:3x', 'mac-bad-character', 4],
  ['123:456', 'mac-length', 0],
])('%s is rejected', (text, code, offset) =>
  expect(problemOf(() => readMacDigits(text))).toMatchObject({ code, offset }),
);

test.each([
  ['fe80::211:22ff:fe33:4455', 19],
  ['20:37:06:12:34:56:78', 14],
  ['0:c:29:1:2:3:4', 14],
  ['203706', 6],
  ['', 0],
])('%s has %i digits', (text, digits) => expect(countDigits(text)).toBe(digits));

// RFC 4291, appendix A
test('modified EUI-64', () => {
  expect(formatMac(interfaceId(parseMac('34-56-78-9A-BC-DE')), 'hyphen', true)).toBe('36-56-78-FF-FE-9A-BC-DE');
});

describe('random addresses', () => {
  const none = readMacPrefix('', 48);

  test('set the flag bits that the prefix leaves open, and are uniform elsewhere', () => {
    const macs =
      randomMacs({ quantity: 6000, length: 48, prefix: none, local: true, multicast: false }, seeded()) ?? [];
    expect(macs.every(([first = 0]) => (first & 3) === 2)).toBe(true);
    for (let octet = 1; octet < 6; octet++) {
      const counts = Array.from({ length: 16 }, () => 0);
      for (const mac of macs) counts[mac[octet]! >> 4]! += 1;
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(15));
    }
    const firsts = Array.from({ length: 64 }, () => 0);
    for (const mac of macs) firsts[mac[0]! >> 2]! += 1;
    expect(chiSquare(firsts)).toBeLessThan(chiSquareLimit(63));
  });

  test('keep any prefix and never repeat', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, (1n << 48n) - 1n),
        fc.integer({ min: 0, max: 44 }),
        fc.boolean(),
        (value, bits, consecutive) => {
          const prefix = readMacPrefix(`${value.toString(16).padStart(12, '0')}/${bits}`, 48);
          const macs = randomMacs({ quantity: 8, length: 48, prefix, local: true, consecutive }, seeded()) ?? [];
          const numbers = macs.map((mac) => BigInt(`0x${formatMac(mac, 'bare')}`));
          expect(new Set(numbers).size).toBe(8);
          for (const number of numbers) expect(number >> BigInt(48 - bits)).toBe(value >> BigInt(48 - bits));
        },
      ),
    );
  });

  test('can fill a block in random order, but not exceed it', () => {
    const prefix = readMacPrefix('02:00:00:00:00', 48);
    const macs = randomMacs({ quantity: 256, length: 48, prefix }, seeded()) ?? [];
    const last = macs.map((mac) => mac[5]!);
    expect(last.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 256 }, (_, i) => i));
    expect(last).not.toEqual(last.toSorted((a, b) => a - b));
    expect(randomMacs({ quantity: 257, length: 48, prefix }, seeded())).toBeNull();
  });
});

describe('text', () => {
  test.each([
    ['lladdr 20:37:06:12:34:56 STALE', ['203706123456']],
    ['a 0:c:29:1:2:3, b 20-37-06-12-34-56. c 2037.0612.3456', ['000C29010203', '203706123456', '203706123456']],
    ['2001:db8:0:0:0:0:0:1', []],
    ['20:37:06:12:34:56:78', []],
    ['1234567890123', []],
    ['x203706123456', []],
  ])('%s', (text, expected) => expect(findMacs(text).map(({ digits }) => digits)).toEqual(expected));

  test('writes prefixes and their ranges', () => {
    expect(rangeOfPrefix('8C1F64AFA')).toBe('8C:1F:64:AF:A0:00 – 8C:1F:64:AF:AF:FF');
    expect(writePrefix('8C1F64AFA')).toBe('8C:1F:64:AF:A0/36');
    expect(writePrefix('203706')).toBe('20:37:06');
  });
});
