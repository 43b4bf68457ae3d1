import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DecodeProblem,
  decodeBase64,
  decodeBinary,
  decodeHex,
  decodeUtf8,
  encodeBase64,
  encodeBinary,
  encodeHex,
  encodeUtf8,
} from '../../../../src/lib/bytes/bytes.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = (base64: string) => decodeUtf8(decodeBase64(base64).bytes).text;
const problem = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeProblem) return [error.code, error.offset];
    throw error;
  }
  return undefined;
};

describe('Base64', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
    ['今天', '5LuK5aSp'],
    ['现在', '546w5Zyo'],
    ['这个链接里共有多少条规定', '6L+Z5Liq6ZO+5o6l6YeM5YWx5pyJ5aSa5bCR5p2h6KeE5a6a'],
    ['héllo 😀', 'aMOpbGxvIPCfmIA='],
  ])('%j ⇄ %s', (text, base64) => {
    expect(encodeBase64(utf8(text))).toBe(base64);
    expect(decodeBase64(base64)).toEqual({ bytes: utf8(text), notices: [] });
  });

  it('supports the URL alphabet, unpadded by default', () => {
    expect(encodeBase64(utf8('<<<????????>>>'), { url: true })).toBe('PDw8Pz8_Pz8_Pz8-Pj4');
    expect(encodeBase64(utf8('a'), { url: true, padding: true })).toBe('YQ==');
    expect(encodeBase64(utf8('a'), { padding: false })).toBe('YQ');
    expect(textOf('8J+qmfCfjKHvuI/wn5Of8J+TiPCfjqg')).toBe('🪙🌡️📟📈🎨');
  });

  it.each([
    ['YQ', ['missing-padding']],
    ['YQ=', ['missing-padding']],
    ['PDw8Pz8_', ['url-alphabet']],
    ['PDw8Pz8_Pz8/', ['mixed-alphabet']],
    [' Zm9v\r\nYmFy\n', ['whitespace']],
    ['data:text/plain;charset=utf-8;base64,YQ==', ['data-uri']],
    ['data:;base64,YQ%3D%3D', ['data-uri']],
    ['YR==', ['non-zero-bits']],
    ['YWJ=', ['non-zero-bits']],
  ])('%j is read with notices %j', (base64, notices) => {
    expect(decodeBase64(base64).notices).toEqual(notices);
  });

  it.each([
    ['YW*j', 'bad-character', 2],
    ['é', 'bad-character', 0],
    ['YWJj😀', 'bad-character', 4],
    ['a', 'truncated', 0],
    ['YWJjZ', 'truncated', 4],
    ['YWJjZ===', 'truncated', 4],
    ['=', 'excess-padding', 0],
    ['YWI==', 'excess-padding', 4],
    ['YWJj=', 'excess-padding', 4],
    ['YQ==Yg==', 'data-after-padding', 4],
    ['data:text/plain,YQ==', 'data-uri-not-base64', 0],
    ['YQ%3D%3D', 'bad-character', 2],
  ])('%j is rejected: %s at %i', (base64, code, offset) => {
    expect(problem(() => decodeBase64(base64))).toEqual([code, offset]);
  });

  it('round-trips, agrees with the platform, and throws only DecodeProblem', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.boolean(), fc.boolean(), (bytes, url, padding) => {
        const text = encodeBase64(bytes, { url, padding });
        expect(decodeBase64(text).bytes).toEqual(bytes);
        if (!url && padding) expect(text).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void problem(() => decodeBase64(text))));
  });

  it('handles 20 MB without loss', () => {
    const bytes = new Uint8Array(20 * 2 ** 20 + 1).map((_, i) => i * 31);
    expect(Buffer.compare(decodeBase64(encodeBase64(bytes)).bytes, bytes)).toBe(0);
  });
});

describe('hexadecimal and binary digits', () => {
  it('reads the usual notations', () => {
    for (const text of [
      '68656c6c6f',
      '68 65 6C 6C 6F',
      '68:65:6c:6c:6f',
      '0x68, 0x65, 0x6c, 0x6c, 0x6f',
      '\\x68\\x65\\x6c\\x6c\\x6f',
      '%68%65%6c%6c%6f',
      '0x68656c6c6f',
    ])
      expect(decodeUtf8(decodeHex(text).bytes).text).toBe('hello');
    expect(decodeHex('6162 6364 65').bytes).toEqual(utf8('abcde'));
    expect(encodeHex(utf8('Jz'), { upper: true, separator: ':' })).toBe('4A:7A');
  });

  it.each([
    ['abc', 'odd-digits', 0],
    ['61 6', 'odd-digits', 3],
    ['6g', 'odd-digits', 0],
    ['61xyz', 'bad-character', 2],
    ['61Ａ', 'bad-character', 2],
  ])('%j is rejected: %s at %i', (text, code, offset) => {
    expect(problem(() => decodeHex(text))).toEqual([code, offset]);
  });

  it('writes eight digits per byte and reads them back', () => {
    expect(encodeBinary(utf8('文'))).toBe('11100110 10010110 10000111');
    expect(decodeUtf8(decodeBinary('111001101001011010000111').bytes).text).toBe('文');
    expect(decodeBinary('1101000 0b1101001')).toEqual({ bytes: utf8('hi'), notices: ['short-group', 'prefix'] });
    expect(problem(() => decodeBinary('01101000 110100101'))).toEqual(['bad-bit-count', 9]);
    expect(problem(() => decodeBinary('0102'))).toEqual(['bad-character', 3]);
  });

  it('round-trips and throws only DecodeProblem', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom('', ' ', ':', '-'), (bytes, separator) => {
        expect(decodeHex(encodeHex(bytes, { separator })).bytes).toEqual(bytes);
        expect(decodeBinary(encodeBinary(bytes, separator)).bytes).toEqual(bytes);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        problem(() => decodeHex(text));
        problem(() => decodeBinary(text));
      }),
    );
  });
});

describe('UTF-8', () => {
  it('removes a byte order mark and reports it', () => {
    const { bytes } = decodeBase64(
      '77u/eyJzZXNzaW9uX2lkIjoiMCIsInZlcnNpb24iOjQsImFwcGxpY2F0aW9uTmFtZSI6IiIsImhhc2giOi0xOTg1MzA1Mjc1NTc2NDkyMTF9',
    );
    expect(decodeUtf8(bytes)).toEqual({
      text: '{"session_id":"0","version":4,"applicationName":"","hash":-198530527557649211}',
      bom: true,
    });
  });

  it.each([
    ['stray continuation', [0x61, 0x80], 1],
    ['overlong slash', [0xc0, 0xaf], 0],
    ['overlong three', [0xe0, 0x80, 0xaf], 0],
    ['surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
    ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['cut short', [0x61, 0x62, 0xf0, 0x9f, 0x98], 2],
    ['never a byte', [0xff], 0],
  ])('rejects %s', (_name, bytes, offset) => {
    expect(problem(() => decodeUtf8(Uint8Array.from(bytes)))).toEqual(['invalid-utf8', offset]);
  });

  it('rejects a lone surrogate and reports its offset', () => {
    expect(problem(() => encodeUtf8('a😀\ud83d'))).toEqual(['lone-surrogate', 3]);
    expect(problem(() => encodeUtf8('\ude00'))).toEqual(['lone-surrogate', 0]);
  });

  it('accepts exactly what the platform decoder accepts', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
        const lossy = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        const wellFormed = Buffer.compare(new TextEncoder().encode(lossy), bytes) === 0;
        expect(problem(() => decodeUtf8(bytes)) === undefined).toBe(wellFormed);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeUtf8(encodeUtf8(text)).text).toBe(text.replace(/^\ufeff/, ''));
      }),
    );
  });
});
