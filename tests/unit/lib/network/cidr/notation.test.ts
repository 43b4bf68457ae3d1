import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIPv4 } from '../../../../../src/lib/network/cidr/address.ts';
import {
  addressForms,
  NOTATION_PROBLEMS,
  readAnyAddress,
  swapBytes,
} from '../../../../../src/lib/network/cidr/notation.ts';
import { problemOf } from '../../../problem-of.ts';

const ipv4 = fc.nat(0xffffffff).map((value) => ({ version: 4 as const, value: BigInt(value) }));
const ipv6 = fc.bigInt(1n << 64n, (1n << 128n) - 1n).map((value) => ({ version: 6 as const, value }));

test('round-trips every form of an IPv4 address', () => {
  fc.assert(
    fc.property(ipv4, (address) => {
      const forms = addressForms(address);
      for (const name of [
        'decimal',
        'hexadecimal',
        'hexOctets',
        'binary',
        'mapped',
        'mappedHex',
        'expanded',
        'nat64',
      ] as const)
        expect(readAnyAddress(forms[name] ?? '').address, name).toEqual(address);
      for (const name of ['octal', 'octalParts'] as const)
        expect(readAnyAddress(forms[name] ?? '', { classic: true }).address, name).toEqual(address);
      expect(readAnyAddress(forms.littleEndian ?? '', { littleEndian: true }).address).toEqual(address);
      expect(readAnyAddress(forms.reverseName ?? '').address).toEqual(address);
      expect(readAnyAddress(forms.sixToFour?.replace('/48', '') ?? '').address).toEqual(address);
    }),
  );
});

test('round-trips the forms of an IPv6 address', () => {
  fc.assert(
    fc.property(ipv6, (address) => {
      const { decimal, hexadecimal, expanded, reverseName } = addressForms(address);
      for (const form of [decimal, hexadecimal, reverseName])
        expect(readAnyAddress(form ?? '').address).toEqual(address);
      expect(['ipv6', 'sixtofour', 'nat64']).toContain(readAnyAddress(expanded ?? '').notation);
    }),
  );
});

test('swapping bytes twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(ipv4, ipv6), (address) => {
      expect(swapBytes({ ...address, value: swapBytes(address) })).toBe(address.value);
    }),
  );
});

// URL Standard, IPv4 parser: the last part fills the remaining bytes, the others are octets
test.each([
  ['1.16777215', '1.255.255.255'],
  ['1.2.65535', '1.2.255.255'],
  ['0xffffffff', '255.255.255.255'],
  ['0377.0x0000000000ff.1', '255.255.0.1'],
])('%s is %s', (text, expected) =>
  expect(formatIPv4(readAnyAddress(text, { classic: true }).address.value)).toBe(expected),
);

test.each([
  ['08.1.1.1', 'classic-not-octal', 0, { part: '08' }],
  ['08', 'classic-not-octal', 0, { part: '08' }],
  [' 1.2.3.0400', 'classic-too-large', 7, { part: '0400', limit: '255' }],
  ['1.16777216', 'classic-too-large', 2, { part: '16777216', limit: '16777215' }],
  ['1.2.65536', 'classic-too-large', 4, { part: '65536', limit: '65535' }],
  [`1.${'9'.repeat(1_000_000)}`, 'classic-too-large', 2, { part: '9'.repeat(40), limit: '16777215' }],
  ['1.2.3.4.5', 'classic-part-count', 0, { count: 5 }],
  ['1..2', 'ipv4-empty-part', 2, {}],
  ['010.x.1', 'ipv4-not-decimal', 4, { part: 'x' }],
])('rejects %.20s in the short and octal forms', (text, code, offset, params) =>
  expect(problemOf(() => readAnyAddress(text, { classic: true }))).toMatchObject({ code, offset, params }),
);

test('any text yields an address or a declared problem', () => {
  const near = fc.string({ unit: fc.constantFrom(...'0123456789abcdefx.:/[]%_ arpin-'), maxLength: 40 });
  fc.assert(
    fc.property(near, fc.boolean(), (text, classic) => {
      const problem = problemOf(() => readAnyAddress(text, { classic }));
      if (problem) expect(NOTATION_PROBLEMS).toContain(problem.code);
    }),
    { numRuns: 1000 },
  );
});

// POSIX inet_addr: one to four parts, and the last fills the remaining bytes.
describe('classic forms', () => {
  test.each([
    ['127.1', '127.0.0.1'],
    ['10.1.2', '10.1.0.2'],
    ['192.168.257', '192.168.1.1'],
    ['1.65535', '1.0.255.255'],
    ['0x7f.0.0.01', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['037777777777', '255.255.255.255'],
    ['192.168.0.1', '192.168.0.1'],
  ])('%s is %s', (text, address) => {
    expect(formatIPv4(readAnyAddress(text, { classic: true }).address.value)).toBe(address);
  });

  test.each(['256.1', '1.2.3.256', '1.16777216', '08.1', '1.2.3.4.5', '1..2'])('rejects %s', (text) => {
    expect(problemOf(() => readAnyAddress(text, { classic: true }))).toBeDefined();
  });
});
