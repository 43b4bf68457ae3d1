import { expect, test } from 'vitest';
import { parseEnd, parseRange } from '../../../../../src/lib/network/cidr/ranges.ts';
import { networksOf, rangeTo, readRanges, writeRanges } from '../../../../../src/lib/network/cidr/write-ranges.ts';
import { problemOf } from '../../../problem-of.ts';

const range = parseRange('192.168.0.0-192.168.0.2');

test.each([
  ['cidr', '192.168.0.0/31\n192.168.0.2/32'],
  ['mask', '192.168.0.0 255.255.255.254\n192.168.0.2 255.255.255.255'],
  ['wildcard', '192.168.0.0 0.0.0.1\n192.168.0.2 0.0.0.0'],
  ['range', '192.168.0.0-192.168.0.2'],
  ['nftables', 'elements = { 192.168.0.0/31, 192.168.0.2/32 }'],
  ['ipset', 'add blocks 192.168.0.0/31\nadd blocks 192.168.0.2/32'],
  ['json', '[\n  "192.168.0.0/31",\n  "192.168.0.2/32"\n]'],
] as const)('%s', (notation, expected) => expect(writeRanges([range], notation)).toBe(expected));

test('ipset splits the whole address space into halves', () => {
  expect(writeRanges([parseRange('0.0.0.0/0')], 'ipset')).toBe('add blocks 0.0.0.0/1\nadd blocks 128.0.0.0/1');
  expect(writeRanges([], 'cidr')).toBe('');
});

test("a range can't end before its start or mix IP versions", () => {
  const first = parseEnd('10.0.0.5');
  expect(networksOf([rangeTo(first, ' 10.0.0.6')])).toHaveLength(2);
  expect(problemOf(() => rangeTo(first, '::1'))).toMatchObject({ code: 'mixed-versions' });
  expect(problemOf(() => rangeTo(first, '10.0.0.4'))).toMatchObject({
    code: 'range-reversed',
    params: { first: '10.0.0.5', last: '10.0.0.4' },
  });
});

test('reports the position of a problem in a list', () => {
  expect(readRanges('10.0.0.1, 10.0.0.2;\n\n ::/64')).toHaveLength(3);
  expect(readRanges('')).toEqual([]);
  expect(problemOf(() => readRanges('10.0.0.1\n10.0.0.999'))?.offset).toBeGreaterThanOrEqual(9);
});
