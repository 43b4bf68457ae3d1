import { describe, expect, it } from 'vitest';
import { listed, openStrings } from '../../../../../src/lib/bytes/ber/open.ts';
import { DEEPEST, MOST_ELEMENTS, readBer } from '../../../../../src/lib/bytes/ber/read.ts';
import { isWholeDer } from '../../../../../src/lib/bytes/ber/is-whole.ts';
import { typeName } from '../../../../../src/lib/bytes/ber/value.ts';
import { decodeBase64, decodeHex } from '../../../../../src/lib/bytes/bytes.ts';
// Certificates, requests, lists, keys, parameters, messages and queries made with OpenSSL 3, as `openssl asn1parse` lists them.
import files from './openssl.json' with { type: 'json' };

const OPENSSL_NAMES: Readonly<Record<string, string>> = { 'OBJECT IDENTIFIER': 'OBJECT', TeletexString: 'T61STRING' };
const CLASSES = { application: 'appl', context: 'cont', private: 'priv' } as const;

describe.each(files)('$name', ({ base64, parsed }) => {
  const bytes = decodeBase64(base64).bytes;
  it('has the elements at the places that OpenSSL finds', () => {
    const { nodes, fault } = readBer(bytes);
    const lines = listed(nodes).map((node) => {
      const name = typeName(node);
      const tag =
        node.tagClass === 'universal'
          ? (OPENSSL_NAMES[name] ?? name.toUpperCase())
          : `${CLASSES[node.tagClass]} [ ${node.number} ]`;
      return `${node.offset} ${node.depth} ${node.header} ${node.length ?? 'inf'} ${node.constructed ? 'cons' : 'prim'} ${tag}`;
    });
    expect(fault).toBeNull();
    expect(lines).toEqual(parsed.split('\n'));
    expect(isWholeDer(base64, 'base64')).toBe(true);
  });

  it('is read as far as it goes when it is cut anywhere', () => {
    for (let length = 1; length < bytes.length; length += 7) {
      const { nodes, fault } = readBer(bytes.subarray(0, length));
      expect(fault).not.toBeNull();
      expect(listed(nodes).every(({ offset }) => offset < length)).toBe(true);
    }
  });

  it('has elements in its strings that are where their bytes are', () => {
    const { nodes } = readBer(bytes);
    openStrings(nodes, bytes);
    for (const { offset, header, contents } of listed(nodes))
      expect(contents.byteOffset - bytes.byteOffset).toBe(offset + header);
  });
});

describe('hostile bytes', () => {
  const nested = (length: number, octet: string) => decodeHex(octet.repeat(length)).bytes;
  it.each([
    ['a thousand open sequences', nested(1000, '3080'), 'too-deep', 2 * (DEEPEST + 1)],
    ['many elements', nested(MOST_ELEMENTS + 5, '0500'), 'too-many', 2 * MOST_ELEMENTS],
    ['a length of 2^56', decodeHex('308701000000000000').bytes, 'length-too-large', 1],
    ['126 octets of length', decodeHex(`30fe${'ff'.repeat(126)}`).bytes, 'length-too-large', 1],
    ['a tag of 2^63', decodeHex('1fffffffffffffffffff7f').bytes, 'tag-too-large', 0],
    ['a tag without an end', decodeHex('1f8080808080').bytes, 'cut-header', 0],
  ])('ends in a fault: %s', (_, bytes, code, offset) => {
    const { fault } = readBer(bytes);
    expect(fault).toMatchObject({ code, offset });
  });

  it('opens strings in strings only as deep as elements', () => {
    const levels = 400;
    const lengths = Array.from({ length: levels }, (_, level) => 4 * (levels - 1 - level));
    // Sequences with an octet string that holds the next one
    const bytes = Uint8Array.from(
      lengths.flatMap((rest) => {
        const size = 2 * rest + 4;
        return [0x30, 0x82, size >> 8, size & 255, 0x04, 0x82, (size - 4) >> 8, (size - 4) & 255];
      }),
    );
    const { nodes } = readBer(bytes);
    openStrings(nodes, bytes);
    expect(Math.max(...listed(nodes).map(({ depth }) => depth))).toBeLessThanOrEqual(DEEPEST);
  });
});
