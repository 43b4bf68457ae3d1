import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMac } from '../../../../src/lib/network/mac/mac.ts';
import { globalIdOf, randomGlobalId, ulaParts, ulaPrefix } from '../../../../src/lib/network/ula.ts';
import { chiSquare, chiSquareLimit, seeded } from '../../seeded.ts';

test('matches RFC 4193 §3.2.2 computed with another SHA-1', () => {
  // 2023-11-20T12:00:00.500Z in NTP: seconds since 1900, half a second as 2^31
  const input = Buffer.from('e905c8c080000000' + '02005efffe100001', 'hex');
  const expected = createHash('sha1').update(input).digest('hex').slice(-10);
  expect(
    globalIdOf(parseMac('02:00:5e:10:00:01'), Date.parse('2023-11-20T12:00:00.500Z')).toString(16).padStart(10, '0'),
  ).toBe(expected);
});

test('splits an address into its parts', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, (1n << 40n) - 1n), fc.bigInt(0n, 0xffffn), (globalId, subnet) => {
      const value = ulaPrefix(globalId) | (subnet << 64n) | 1n;
      expect(ulaParts(value)).toEqual({ local: true, globalId, subnet, interfaceId: 1n });
    }),
  );
  expect(ulaParts(0xfen << 120n)).toBeNull();
  expect(ulaParts(0xfcn << 120n)?.local).toBe(false);
});

test('random global IDs are uniform', () => {
  const random = seeded();
  const counts = Array.from({ length: 16 }, () => 0);
  for (let i = 0; i < 1600; i++)
    for (const digit of randomGlobalId(random).toString(16).padStart(10, '0')) counts[parseInt(digit, 16)]! += 1;
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(15));
});
