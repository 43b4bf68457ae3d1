import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverRange } from '../../../../../src/lib/network/cidr/divide.ts';
import { formatNetwork, lastAddress } from '../../../../../src/lib/network/cidr/network.ts';
import {
  coverOf,
  formatRange,
  mergeRanges,
  parseRange,
  type Range,
  sizeOf,
  subtractRanges,
} from '../../../../../src/lib/network/cidr/ranges.ts';

// A small address space, so that ranges overlap.
const range = fc
  .tuple(fc.nat(40), fc.nat(12))
  .map(([first, length]): Range => ({ version: 4, first: BigInt(first), last: BigInt(first + length) }));
const ranges = fc.array(range, { maxLength: 6 });

function addresses(list: readonly Range[]): bigint[] {
  return list.flatMap(({ first, last }) =>
    Array.from({ length: Number(last - first) + 1 }, (_, i) => first + BigInt(i)),
  );
}

test('merging keeps the same addresses in the fewest ranges and counts duplicates', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const { merged, overlap } = mergeRanges(list);
      const all = addresses(list);
      const set = [...new Set(all)].toSorted((a, b) => Number(a - b));
      expect(addresses(merged)).toEqual(set);
      for (const [i, { first }] of merged.entries()) if (i > 0) expect(first).toBeGreaterThan(merged[i - 1]!.last + 1n);
      expect(overlap).toBe(BigInt(set.filter((value) => all.filter((other) => other === value).length > 1).length));
    }),
  );
});

test('subtracting ranges equals set difference', () => {
  fc.assert(
    fc.property(ranges, ranges, (list, removed) => {
      const without = new Set(addresses(removed));
      const expected = [...new Set(addresses(list))]
        .filter((value) => !without.has(value))
        .toSorted((a, b) => Number(a - b));
      expect(addresses(subtractRanges(list, removed))).toEqual(expected);
    }),
  );
});

test('the covering block is the smallest one that contains the range', () => {
  const wide = fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)).map(([a, b]): Range => {
    return { version: 4, first: BigInt(Math.min(a, b)), last: BigInt(Math.max(a, b)) };
  });
  fc.assert(
    fc.property(wide, (span) => {
      const cover = coverOf(span);
      expect(cover.value <= span.first && span.last <= lastAddress(cover)).toBe(true);
      if (cover.prefix < 32) {
        const half = (cover.value + lastAddress(cover) + 1n) / 2n;
        expect(span.first < half && span.last >= half).toBe(true);
      }
      const blocks = coverRange(4, span.first, span.last);
      expect(blocks.reduce((sum, block) => sum + lastAddress(block) - block.value + 1n, 0n)).toBe(sizeOf(span));
    }),
  );
});

describe('reading and writing', () => {
  test.each([
    ['10.0.0.0/30', '10.0.0.0-10.0.0.3'],
    ['10.0.0.7', '10.0.0.7'],
    ['10.0.0.1 - 10.0.0.9', '10.0.0.1-10.0.0.9'],
    ['2001:db8::/127', '2001:db8::-2001:db8::1'],
  ])('%s is %s', (text, expected) => expect(formatRange(parseRange(text))).toBe(expected));

  test('keeps IP versions separate', () => {
    const { merged } = mergeRanges([parseRange('::/0'), parseRange('0.0.0.0/0')]);
    expect(merged.map(({ version }) => version)).toEqual([4, 6]);
    expect(formatNetwork(coverOf(parseRange('::/0')))).toBe('::/0');
  });
});
