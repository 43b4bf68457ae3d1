import { describe, expect, test } from 'vitest';
import { readMacOrPrefix } from '../../../../../src/lib/network/mac/mac.ts';
import { looksRandom, macForms, macKind, vendorOf } from '../../../../../src/lib/network/mac/mac-facts.ts';
import type { Holder } from '../../../../../src/lib/network/mac/oui/vendors.ts';
import { problemOf } from '../../../problem-of.ts';

const heldBy = (name: string): Holder => ({
  vendor: { name, country: 'US', prefixes: ['080027'], sites: [['080027']] },
  prefix: '080027',
  block: 'MA-L',
});

test("returns the vendor name, or why there isn't one", () => {
  expect(vendorOf(heldBy('Cisco'), '080027')).toEqual({ name: 'Cisco' });
  expect(vendorOf(heldBy('Private'), '080027')).toEqual({ code: 'private' });
  expect(vendorOf(heldBy('IEEE Registration Authority'), '080027')).toEqual({ code: 'subdivided' });
  expect(vendorOf(null, '01005E')).toEqual({ code: 'group' });
  expect(vendorOf(null, '02005E')).toEqual({ code: 'local' });
  expect(vendorOf(null, '00005E1')).toEqual({ code: 'unknown' });
});

test.each([
  ['080027000001', 'universal', 'unicast'],
  ['01005E0000FB', 'universal', 'multicast'],
  ['FFFFFFFFFFFF', 'local', 'broadcast'],
  ['FFFFFFFFFFFFFFFF', 'local', 'broadcast'],
  ['5A0000000000', 'ELI', 'unicast'],
])('%s is %s and %s', (digits, administration, cast) => expect(macKind(digits)).toEqual({ administration, cast }));

test('only complete, locally administered addresses with no known use look random', () => {
  expect(looksRandom('DA0000000001')).toBe(false);
  expect(looksRandom('D20000000001')).toBe(true);
  expect(looksRandom('D20000')).toBe(false);
  expect(looksRandom('020000000001')).toBe(true);
  expect(looksRandom('024200000001')).toBe(false);
});

describe('forms', () => {
  test('are listed for a complete address', () => {
    expect(macForms('3456789ABCDE')).toEqual({
      colons: '34:56:78:9A:BC:DE',
      hyphens: '34-56-78-9A-BC-DE',
      dots: '3456.789a.bcde',
      bare: '3456789ABCDE',
      eui64: '34-56-78-FF-FE-9A-BC-DE',
      interfaceId: '3656:78ff:fe9a:bcde',
      linkLocal: 'fe80::3656:78ff:fe9a:bcde',
      macInside: null,
    });
    expect(macForms('345678FFFE9ABCDE')).toMatchObject({ macInside: '34:56:78:9A:BC:DE' });
  });

  test('are all null for a prefix', () =>
    expect(Object.values(macForms('345678')).every((form) => form === null)).toBe(true));
});

test('accepts a 24-bit prefix, and rejects shorter input and lengths between 48 and 64 bits', () => {
  expect(readMacOrPrefix('20 37 06')).toBe('203706');
  expect(problemOf(() => readMacOrPrefix('20 37'))).toMatchObject({ code: 'mac-too-short', params: { digits: 4 } });
  expect(problemOf(() => readMacOrPrefix('20370612345678'))).toMatchObject({ code: 'mac-length' });
});
