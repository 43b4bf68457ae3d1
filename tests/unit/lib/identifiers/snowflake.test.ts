import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groupBits,
  idsAt,
  LAYOUT_NAMES,
  LAYOUTS,
  lowBits,
  parseId,
  readEpoch,
  splitId,
} from '../../../../src/lib/identifiers/snowflake.ts';
import { problemOf } from '../../problem-of.ts';

const id = fc.bigInt(0n, (1n << 64n) - 1n);
const layout = fc.constantFrom(...LAYOUT_NAMES).map((name) => LAYOUTS[name]);

test('the parts of an ID make it again, and its instant bounds it', () => {
  fc.assert(
    fc.property(id, layout, (value, made) => {
      const { ticks, parts, ms } = splitId(value, made);
      expect(parts.reduce((sum, part) => (sum << BigInt(part.bits)) | part.value, ticks)).toBe(value);
      const { first, last } = idsAt(ms, made);
      expect(first <= value && value <= last).toBe(true);
      expect(last - first).toBe((1n << BigInt(lowBits(made))) - 1n);
      expect(groupBits(value, made).replaceAll(' ', '')).toBe(value.toString(2).padStart(64, '0'));
    }),
  );
});

describe('reading', () => {
  test.each([
    ['175928847299117063', 175928847299117063n],
    [' 0007 ', 7n],
    ['<@!175928847299117063>', 175928847299117063n],
    ['<#175928847299117063>', 175928847299117063n],
    ['<a:wave:175928847299117063>', 175928847299117063n],
    ['https://x.com/u12345678/status/1541815603606036480?s=20', 1541815603606036480n],
    ['https://mastodon.social/@someone/109372843234840000', 109372843234840000n],
    ['18446744073709551615', 2n ** 64n - 1n],
  ])('%s', (text, expected) => expect(parseId(text)).toBe(expected));

  test.each([
    ['1.5', 'id-not-a-number', 1],
    ['-1', 'id-not-a-number', 0],
    ['', 'id-not-a-number', 0],
    ['1 541 815', 'id-not-a-number', 1],
    [' 20  30 ', 'id-not-a-number', 3],
    ['18446744073709551616', 'id-too-large', 0],
    [`${'9'.repeat(100_000)}`, 'id-too-large', 0],
  ])('%s is refused', (text, code, offset) => expect(problemOf(() => parseId(text))).toMatchObject({ code, offset }));

  test('epochs', () => {
    expect(readEpoch('1420070400000')).toBe(1_420_070_400_000);
    expect(readEpoch('2015-01-01')).toBe(1_420_070_400_000);
    expect(readEpoch('')).toBe(0);
  });
});
