import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeHex } from '../../../../src/lib/bytes/bytes.ts';
import { decodeText, encodeText, type TextEncoding } from '../../../../src/lib/bytes/text-encoding.ts';
import { problemOf } from '../../problem-of.ts';

const UNICODE: readonly TextEncoding[] = ['utf-8', 'utf-16be', 'utf-16le', 'utf-32be', 'utf-32le'];
const hex = (text: string, encoding: TextEncoding) => encodeHex(encodeText(text, encoding));

describe('text encodings', () => {
  it('match the examples in the Unicode Standard', () => {
    // Unicode 16.0, table 2-4: U+004D, U+0430, U+4E8C, U+10302
    const text = '\u004d\u0430\u4e8c\u{10302}';
    expect(hex(text, 'utf-8')).toBe('4dd0b0e4ba8cf0908c82');
    expect(hex(text, 'utf-16be')).toBe('004d04304e8cd800df02');
    expect(hex(text, 'utf-16le')).toBe('4d0030048c4e00d802df');
    expect(hex(text, 'utf-32be')).toBe('0000004d0000043000004e8c00010302');
    expect(hex('ÿ', 'iso-8859-1')).toBe('ff');
  });

  it.each(UNICODE)('%s round-trips any text', (encoding) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: back, bom } = decodeText(encodeText(text, encoding), encoding);
        expect(bom ? `\ufeff${back}` : back).toBe(text);
      }),
    );
  });

  it('can decode part of a larger buffer', () => {
    const bytes = Uint8Array.of(1, 0, 65, 0, 66).subarray(1);
    expect(decodeText(bytes, 'utf-16be').text).toBe('AB');
  });

  it('reject invalid bytes and report their position', () => {
    const problem = (bytes: number[], encoding: TextEncoding) =>
      problemOf(() => decodeText(Uint8Array.from(bytes), encoding));
    expect(problem([65, 0xc0, 0x80], 'utf-8')).toMatchObject({ code: 'invalid-utf8', offset: 1 });
    expect(problem([0, 65, 0], 'utf-16be')).toMatchObject({ code: 'cut-unit', offset: 2 });
    expect(problem([0, 65, 0xd8, 0], 'utf-16be')).toMatchObject({ code: 'unpaired-surrogate', offset: 2 });
    expect(problem([0, 0, 0xd8, 0x3d, 0, 0, 0xde, 0], 'utf-32be')).toMatchObject({
      code: 'unpaired-surrogate',
      offset: 0,
    });
    expect(problem([0, 17, 0, 0], 'utf-32be')).toMatchObject({ code: 'beyond-unicode', offset: 0 });
    expect(problemOf(() => encodeText('é😀', 'iso-8859-1'))).toMatchObject({ code: 'not-in-encoding', offset: 1 });
    expect(problemOf(() => encodeText('é\ude00', 'utf-16le'))).toMatchObject({ code: 'lone-surrogate', offset: 1 });
  });
});
