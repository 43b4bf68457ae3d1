import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  factsOf,
  idsAt,
  LAYOUT_NAMES,
  layoutOf,
  LAYOUTS,
  lowBits,
  parseId,
  readEpoch,
  splitId,
} from '../../../../src/lib/identifiers/snowflake.ts';
import { problemOf } from '../../problem-of.ts';

const id = fc.bigInt(0n, (1n << 64n) - 1n);
const layout = fc.constantFrom(...LAYOUT_NAMES).map((name) => LAYOUTS[name]);

test('the parts of an ID recombine to it, and it is within the ID range of its time', () => {
  fc.assert(
    fc.property(id, layout, (value, made) => {
      const { ticks, parts, ms } = splitId(value, made);
      expect(parts.reduce((sum, part) => (sum << BigInt(part.bits)) | part.value, ticks)).toBe(value);
      const { first, last } = idsAt(ms, made);
      expect(first <= value && value <= last).toBe(true);
      expect(last - first).toBe((1n << BigInt(lowBits(made))) - 1n);
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
  ])('%s is rejected', (text, code, offset) => expect(problemOf(() => parseId(text))).toMatchObject({ code, offset }));

  test('epochs', () => {
    expect(readEpoch('1420070400000')).toBe(1_420_070_400_000);
    expect(readEpoch('2015-01-01')).toBe(1_420_070_400_000);
    expect(readEpoch('')).toBe(0);
  });
});

test('custom layout', () => {
  const given = { epoch: '2020-01-01', unit: '10ms', machineBits: 16, sequenceBits: 0 } as const;
  expect(layoutOf({ ...given, layout: 'discord' })).toBe(LAYOUTS.discord);
  expect(layoutOf({ ...given, layout: 'custom' })).toEqual({
    epoch: Date.UTC(2020, 0, 1),
    unit: 10,
    parts: [
      { name: 'machine', bits: 16 },
      { name: 'sequence', bits: 0 },
    ],
  });
  expect(problemOf(() => layoutOf({ ...given, layout: 'custom', epoch: 'then' }))).toBeDefined();
});

test('facts for each kind of line', () => {
  expect(factsOf('175928847299117063', LAYOUTS.discord)).toEqual({
    utc: '2016-04-30T11:18:25.796Z',
    timestamp: '1462015105796',
    low: '1 · 0 · 7',
  });
  expect(factsOf('20', LAYOUTS.twitter)).toBe('sequential');
  expect(factsOf('20', LAYOUTS.discord)).toMatchObject({ utc: '2015-01-01T00:00:00.000Z' });
  for (const text of ['', 'x', '18446744073709551616']) expect(factsOf(text, LAYOUTS.discord)).toBe('unreadable');
});
