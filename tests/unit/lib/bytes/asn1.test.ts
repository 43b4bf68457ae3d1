import { describe, expect, it } from 'vitest';
import { octetString, tlv } from '../../../../src/lib/crypto/asn1/der.ts';
import { badAsn1, octets, readElement } from '../../../../src/lib/bytes/asn1.ts';
import { typedName } from '../../../../src/lib/crypto/asn1/name-constraints.ts';

const CONSTRUCTED = 0x24;
const HOST = 0x82;
/** More than a function call accepts as arguments. */
const MANY = 200_000;

const nested = (levels: number) => {
  let element = octetString(Uint8Array.of(7));
  for (let level = 0; level < levels; level += 1) element = tlv(CONSTRUCTED, element);
  return readElement(element);
};

describe('an octet string', () => {
  it('can consist of any number of pieces', () => {
    const pieces = new Uint8Array(MANY * 3).map((_, index) => [0x04, 1, index & 255][index % 3] ?? 0);
    expect(octets(readElement(tlv(CONSTRUCTED, pieces)))).toHaveLength(MANY);
  });

  it('can have nested pieces, up to a limit', () => {
    expect(octets(nested(3))).toEqual(Uint8Array.of(7));
    expect(() => octets(nested(20_000))).toThrow(badAsn1());
  });
});

it('a name in a certificate can be of any length', () => {
  const name = typedName(readElement(tlv(HOST, new Uint8Array(MANY).fill(0x61))));
  expect(name).toEqual({ tag: HOST, text: 'a'.repeat(MANY) });
});
