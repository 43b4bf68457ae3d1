import { describe, expect, it } from 'vitest';
import { decodeHex, encodeHex } from '../../../../../src/lib/bytes/bytes.ts';
import { readMsgpack, writeMsgpack } from '../../../../../src/lib/documents/binary/msgpack.ts';
import { diagnostic } from '../../../../../src/lib/documents/binary/value.ts';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';

/** The values of the MessagePack test suite, with every way to write each; the first is the shortest. */
const SUITE: readonly (readonly [string, string])[] = [
  ['null', 'c0'],
  ['false', 'c2'],
  ['true', 'c3'],
  [
    '0',
    '00 cc00 cd0000 ce00000000 cf0000000000000000 d000 d10000 d200000000 d30000000000000000 ca00000000 cb0000000000000000',
  ],
  [
    '1',
    '01 cc01 cd0001 ce00000001 cf0000000000000001 d001 d10001 d200000001 d30000000000000001 ca3f800000 cb3ff0000000000000',
  ],
  ['127', '7f cc7f cd007f ce0000007f cf000000000000007f d07f d1007f d20000007f d3000000000000007f'],
  ['128', 'cc80 cd0080 ce00000080 cf0000000000000080 d10080 d200000080 d30000000000000080'],
  ['255', 'ccff cd00ff ce000000ff cf00000000000000ff d100ff d2000000ff d300000000000000ff'],
  ['256', 'cd0100 ce00000100 cf0000000000000100 d10100 d200000100 d30000000000000100'],
  ['65535', 'cdffff ce0000ffff cf000000000000ffff d20000ffff d3000000000000ffff'],
  ['65536', 'ce00010000 cf0000000000010000 d200010000 d30000000000010000'],
  ['2147483647', 'ce7fffffff cf000000007fffffff d27fffffff d3000000007fffffff'],
  ['2147483648', 'ce80000000 cf0000000080000000 d30000000080000000 ca4f000000 cb41e0000000000000'],
  ['4294967295', 'ceffffffff cf00000000ffffffff d300000000ffffffff cb41efffffffe00000'],
  ['-1', 'ff d0ff d1ffff d2ffffffff d3ffffffffffffffff cabf800000 cbbff0000000000000'],
  ['-32', 'e0 d0e0 d1ffe0 d2ffffffe0 d3ffffffffffffffe0 cac2000000 cbc040000000000000'],
  ['-33', 'd0df d1ffdf d2ffffffdf d3ffffffffffffffdf'],
  ['-128', 'd080 d1ff80 d2ffffff80 d3ffffffffffffff80'],
  ['-256', 'd1ff00 d2ffffff00 d3ffffffffffffff00'],
  ['-32768', 'd18000 d2ffff8000 d3ffffffffffff8000'],
  ['-65536', 'd2ffff0000 d3ffffffffffff0000'],
  ['-2147483648', 'd280000000 d3ffffffff80000000 cbc1e0000000000000'],
  ['0.5', 'ca3f000000 cb3fe0000000000000'],
  ['-0.5', 'cabf000000 cbbfe0000000000000'],
  ['4294967296', 'cf0000000100000000 d30000000100000000 ca4f800000 cb41f0000000000000'],
  ['-4294967296', 'd3ffffffff00000000 cbc1f0000000000000'],
  ['281474976710656', 'cf0001000000000000 d30001000000000000 ca57800000 cb42f0000000000000'],
  ['-281474976710656', 'd3ffff000000000000 cad7800000 cbc2f0000000000000'],
  ['9223372036854775807', 'd37fffffffffffffff cf7fffffffffffffff'],
  ['-9223372036854775807', 'd38000000000000001'],
  ['9223372036854775808', 'cf8000000000000000'],
  ['-9223372036854775808', 'd38000000000000000'],
  ['18446744073709551615', 'cfffffffffffffffff'],
  ['""', 'a0 d900 da0000 db00000000'],
  ['"a"', 'a161 d90161 da000161 db0000000161'],
  [
    '"1234567890123456789012345678901"',
    'bf31323334353637383930313233343536373839303132333435363738393031 d91f31323334353637383930313233343536373839303132333435363738393031 da001f31323334353637383930313233343536373839303132333435363738393031',
  ],
  [
    '"12345678901234567890123456789012"',
    'd9203132333435363738393031323334353637383930313233343536373839303132 da00203132333435363738393031323334353637383930313233343536373839303132',
  ],
  ['"Кириллица"', 'b2d09ad0b8d180d0b8d0bbd0bbd0b8d186d0b0 d912d09ad0b8d180d0b8d0bbd0bbd0b8d186d0b0'],
  ['"ひらがな"', 'ace381b2e38289e3818ce381aa d90ce381b2e38289e3818ce381aa'],
  ['"한글"', 'a6ed959ceab880 d906ed959ceab880'],
  ['"汉字"', 'a6e6b189e5ad97 d906e6b189e5ad97'],
  ['"漢字"', 'a6e6bca2e5ad97 d906e6bca2e5ad97'],
  ['"❤"', 'a3e29da4 d903e29da4'],
  ['"🍺"', 'a4f09f8dba d904f09f8dba'],
  ['[]', '90 dc0000 dd00000000'],
  ['[1]', '9101 dc000101 dd0000000101'],
  [
    '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]',
    '9f0102030405060708090a0b0c0d0e0f dc000f0102030405060708090a0b0c0d0e0f dd0000000f0102030405060708090a0b0c0d0e0f',
  ],
  [
    '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]',
    'dc00100102030405060708090a0b0c0d0e0f10 dd000000100102030405060708090a0b0c0d0e0f10',
  ],
  ['["a"]', '91a161 dc0001a161 dd00000001a161'],
  ['{}', '80 de0000 df00000000'],
  ['{"a": 1}', '81a16101 de0001a16101 df00000001a16101'],
  ['{"a": "A"}', '81a161a141 de0001a161a141 df00000001a161a141'],
  ['[[]]', '9190 dc0001dc0000 dd00000001dd00000000'],
  ['[{}]', '9180 dc000180 dd0000000180'],
  ['{"a": {}}', '81a16180 de0001a161de0000 df00000001a161df00000000'],
  ['{"a": []}', '81a16190 de0001a16190 df00000001a16190'],
  ["ext(1, h'10')", 'd40110'],
  ["ext(2, h'2021')", 'd5022021'],
  ["ext(3, h'30313233')", 'd60330313233'],
  ["ext(4, h'4041424344454647')", 'd7044041424344454647'],
  ["ext(5, h'505152535455565758595a5b5c5d5e5f')", 'd805505152535455565758595a5b5c5d5e5f'],
  ["ext(6, h'')", 'c70006 c8000006 c90000000006'],
  ["ext(7, h'707172')", 'c70307707172 c8000307707172 c90000000307707172'],
];

/** A number written as a float is shown with a point. */
const plain = (text: string) => text.replace(/^(-?\d+)\.0$/, '$1');

describe('MessagePack', () => {
  it.each(SUITE)('reads %s however it is written', (value, written) => {
    for (const hex of written.split(' ')) {
      const { values } = readMsgpack(decodeHex(hex).bytes);
      expect(values.map(diagnostic).map(plain)).toEqual([value]);
    }
  });

  it.each(SUITE.filter(([value]) => !/\.|ext/.test(value)))('writes %s in the shortest form', (value, written) => {
    const [node] = readJson(value).documents;
    const hex = node ? encodeHex(writeMsgpack(node)) : '';
    expect(written.split(' ')).toContain(hex);
    expect(hex.length).toBe(written.indexOf(' ') < 0 ? written.length : written.indexOf(' '));
  });
});
