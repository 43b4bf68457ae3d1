import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeDigits,
  type DigitBase,
  type DigitPrefix,
  encodeDigits,
  withoutHexDumpMargins,
} from '../../../../src/lib/bytes/byte-digits.ts';
import { problemOf } from '../../problem-of.ts';

const bases = fc.constantFrom<DigitBase>('binary', 'octal', 'decimal', 'hex');
const prefixes = fc.constantFrom<DigitPrefix>('none', 'literal', 'escape', 'percent');
const read = (text: string, base: DigitBase) => [...decodeDigits(text, base).bytes];

describe('bytes as digits', () => {
  it('round-trip with any separators and prefixes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        bases,
        prefixes,
        fc.constantFrom('', ' ', ', ', '\n'),
        fc.boolean(),
        (bytes, base, prefix, separator, upper) => {
          const text = encodeDigits(bytes, base, { separator, prefix, upper });
          expect(read(text, base)).toEqual([...bytes]);
        },
      ),
    );
  });

  it('can be split anywhere if binary', () => {
    expect(decodeDigits('0110 1000 0110 1001', 'binary')).toMatchObject({ starts: [0, 10], notices: ['regrouped'] });
    // eight letters without their leading zeros would also add up to whole bytes
    expect(read('1100001 '.repeat(8), 'binary')).toEqual(Array.from({ length: 8 }, () => 97));
    expect(read('1 10', 'binary')).toEqual([1, 2]);
  });

  it("don't need separators between prefixes", () => {
    expect(read('0x680x65', 'hex')).toEqual([0x68, 0x65]);
    expect(read('0b010000010B01000010', 'binary')).toEqual([65, 66]);
    expect(read('\\x68\\x65', 'hex')).toEqual([0x68, 0x65]);
    expect(read('0o1500o151', 'octal')).toEqual([104, 105]);
  });

  it('are rejected with the position of the first mistake', () => {
    expect(problemOf(() => decodeDigits('00000001 00000010 2', 'binary'))).toMatchObject({
      code: 'bad-digit',
      offset: 18,
    });
    expect(problemOf(() => decodeDigits('68 656', 'hex'))).toMatchObject({ code: 'bad-group', offset: 3 });
    expect(problemOf(() => decodeDigits('101 400', 'octal'))).toMatchObject({ code: 'byte-too-large', offset: 4 });
    expect(problemOf(() => decodeDigits('68😀', 'hex'))).toMatchObject({ code: 'bad-digit', params: { found: '😀' } });
  });
});

describe('hex dumps', () => {
  const dumped = (text: string) => String.fromCharCode(...read(withoutHexDumpMargins(text) ?? 'ff', 'hex'));

  it('lose their margins and keep their positions', () => {
    const xxd =
      '00000000: 6465 6164 6265 6566 6465 6164 6265 6566  deadbeefdeadbeef\n00000010: 61                                       a\n';
    expect(dumped(xxd)).toBe('deadbeefdeadbeefa');
    expect(withoutHexDumpMargins(xxd)?.length).toBe(xxd.length);
    const hexdump = '00000000  61 62 63 64 65 66 67 68  69 0a                    |abcdefghi.|\n0000000a\n';
    expect(dumped(hexdump)).toBe('abcdefghi\n');
    expect(dumped('00000000: 6162 6364 65   abcde')).toBe('abcde');
  });

  it('are not detected in other text', () => {
    for (const text of ['', '68656c6c6f', '68656c6c  6f20', '12345678', 'aa:bb:cc:dd', '00000000: xyz']) {
      expect(withoutHexDumpMargins(text)).toBe(null);
    }
  });
});
