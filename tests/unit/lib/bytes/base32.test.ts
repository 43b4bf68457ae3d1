import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase32, encodeBase32 } from '../../../../src/lib/bytes/base32.ts';
import { encodeUtf8 } from '../../../../src/lib/bytes/bytes.ts';

// RFC 4648, section 10
test.each([
  ['', ''],
  ['f', 'MY======'],
  ['fo', 'MZXQ===='],
  ['foo', 'MZXW6==='],
  ['foob', 'MZXW6YQ='],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI======'],
])('%s is %s', (text, base32) => {
  expect(encodeBase32(encodeUtf8(text), { padding: true })).toBe(base32);
  expect(decodeBase32(base32)).toEqual({ bytes: encodeUtf8(text), notices: [] });
});

test('any bytes round-trip, in lowercase and with whitespace', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = encodeBase32(bytes);
      expect(decodeBase32(text.toLowerCase().replace(/(.{4})/g, '$1 '))).toEqual({
        bytes: new Uint8Array(bytes),
        notices: [],
      });
    }),
  );
});

test('leftover bits are dropped and reported', () => {
  expect(decodeBase32('MZ').notices).toEqual(['leftover-bits']);
  expect(decodeBase32('MZX').notices).toEqual(['incomplete-group']);
});

test.each([
  ['ABC1', 3],
  ['é', 0],
  ['MY==MY', 4],
])('%s is rejected at %i', (text, offset) => {
  expect(() => decodeBase32(text)).toThrow(expect.objectContaining({ code: 'not-base32', offset }) as Error);
});
