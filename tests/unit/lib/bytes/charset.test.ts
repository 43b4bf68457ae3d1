import { describe, expect, test } from 'vitest';
import { charsetDecoder } from '../../../../src/lib/bytes/charset.ts';
import { declaredText } from '../../../../src/lib/bytes/data-uri.ts';
import { decodeLegacyPercent } from '../../../../src/lib/bytes/percent-encoding.ts';

// Python: bytes(range(0x80, 0xa0)).decode('cp1252'), with the gaps filled by control characters as in the WHATWG index
const EXPECTED = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

describe('windows-1252', () => {
  test.each(['windows-1252', 'latin1', 'iso-8859-1', 'ascii', 'CP1252'])('is used for the label %s', (label) => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const { encoding, decode } = charsetDecoder(label);
    expect(encoding).toBe('windows-1252');
    const text = decode(bytes);
    expect(text.slice(0x80, 0xa0)).toBe(EXPECTED);
    expect([text.slice(0, 0x80), text.slice(0xa0)]).toEqual(
      [bytes.slice(0, 0x80), bytes.slice(0xa0)].map((part) => String.fromCharCode(...part)),
    );
  });

  test('is decoded in percent escapes and data URIs', () => {
    expect(decodeLegacyPercent('%E9%80%93', 'windows-1252')).toBe('é€“');
    expect(declaredText('data:text/plain;charset=iso-8859-1;base64,6YCT', Uint8Array.of(0xe9, 0x80, 0x93))?.text).toBe(
      'é€“',
    );
  });
});

test('other labels are left to the platform', () => {
  expect(charsetDecoder('windows-1251').decode(Uint8Array.of(0xcf))).toBe('П');
  expect(() => charsetDecoder('no-such')).toThrow(RangeError);
  expect(() => charsetDecoder('utf-8', { fatal: true }).decode(Uint8Array.of(0xff))).toThrow(TypeError);
});
