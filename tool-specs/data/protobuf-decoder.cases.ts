import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './protobuf-decoder.ts';

/** What `protoc --decode_raw` (libprotoc 6) prints for these messages. */
const PRINTED: readonly (readonly [string, string])[] = [
  ['089601', '1: 150\n'],
  ['0800', '1: 0\n'],
  ['0801', '1: 1\n'],
  ['08ffffffffffffffffff01', '1: 18446744073709551615\n'],
  ['0880808080808080808001', '1: 9223372036854775808\n'],
  ['08ffffffffffffffffff01', '1: 18446744073709551615\n'],
  ['10ac02188080808008', '2: 300\n3: 2147483648\n'],
  ['f8ffffff0f05', '536870911: 5\n'],
  ['120774657374696e67', '2: "testing"\n'],
  ['0a00', '1: ""\n'],
  ['0a0a6e61c3af766520e29883', '1: "na\\303\\257ve \\342\\230\\203"\n'],
  ['0a087461620968657265', '1: "tab\\there"\n'],
  ['0a0761226227635c64', '1: "a\\"b\\\'c\\\\d"\n'],
  ['0a0a6c696e650a627265616b', '1: "line\\nbreak"\n'],
  ['1a03089601', '3 {\n  1: 150\n}\n'],
  ['0a0612041a022005', '1 {\n  2 {\n    3 {\n      4: 5\n    }\n  }\n}\n'],
  ['2206038e029ea705', '4: "\\003\\216\\002\\236\\247\\005"\n'],
  ['0a0300fffe', '1: "\\000\\377\\376"\n'],
  ['0a08ffffffffffffffff', '1: "\\377\\377\\377\\377\\377\\377\\377\\377"\n'],
  ['090100000000000000', '1: 0x0000000000000001\n'],
  ['09000000000000f83f', '1: 0x3ff8000000000000\n'],
  ['099a9999999999b9bf', '1: 0xbfb999999999999a\n'],
  ['09ffffffffffffffff', '1: 0xffffffffffffffff\n'],
  ['1500006040', '2: 0x40600000\n'],
  ['15cdcccc3d', '2: 0x3dcccccd\n'],
  ['1507000000', '2: 0x00000007\n'],
  ['15ffffffff', '2: 0xffffffff\n'],
  ['2b08072c', '5 {\n  1: 7\n}\n'],
  ['080108020803', '1: 1\n1: 2\n1: 3\n'],
  [
    '0a03416461120f616461406578616d706c652e636f6d182422140a102b3434203230203739343620303030301001',
    '1: "Ada"\n2: "ada@example.com"\n3: 36\n4 {\n  1: "+44 20 7946 0000"\n  2: 1\n}\n',
  ],
  ['09c5feb27bf2c0494011ebe2361ac05bc0bf', '1: 0x4049c0f27bb2fec5\n2: 0xbfc05bc01a36e2eb\n'],
  [
    '0a0b08011100000000000004400a0b0802110000000000000c40',
    '1 {\n  1: 1\n  2: 0x4004000000000000\n}\n1 {\n  1: 2\n  2: 0x400c000000000000\n}\n',
  ],
  ['780180010180800101', '15: 1\n16: 1\n2048: 1\n'],
  [
    '0a14d09fd180d0b8d0b2d0b5d1822c20d0bcd0b8d180',
    '1: "\\320\\237\\321\\200\\320\\270\\320\\262\\320\\265\\321\\202, \\320\\274\\320\\270\\321\\200"\n',
  ],
  [
    '0a15e697a5e69cace8aa9ee38386e382ade382b9e38388',
    '1: "\\346\\227\\245\\346\\234\\254\\350\\252\\236\\343\\203\\206\\343\\202\\255\\343\\202\\271\\343\\203\\210"\n',
  ],
  ['0a0c0000c03f00002040000050c0', '1: "\\000\\000\\300?\\000\\000 @\\000\\000P\\300"\n'],
  ['3a1968747470733a2f2f6578616d706c652e636f6d2f613f623d63', '7: "https://example.com/a?b=c"\n'],
  ['0a14323032342d30312d30315430303a30303a30305a108081c8ac06', '1: "2024-01-01T00:00:00Z"\n2: 1704067200\n'],
];

/** A message, and the value and the other readings of its last field (Python's struct, and the encoding guide). */
const READINGS: readonly (readonly [string, string, string | null])[] = [
  ['089601', '150 (uint64)', 'sint64 75'],
  ['08ffffffffffffffffff01', '-1 (int64)', 'uint64 18446744073709551615 · sint64 -9223372036854775808'],
  ['0801', '1 (uint64)', 'sint64 -1 · bool true'],
  ['0802', '2 (uint64)', 'sint64 1'],
  ['09000000000000f83f', '1.5 (double)', 'fixed64 4609434218613702656'],
  ['0907000000000000' + '00', '7 (fixed64)', 'double 3.5e-323'],
  ['15cdcccc3d', '0.1 (float)', 'fixed32 1036831949'],
  ['1507000000', '7 (fixed32)', 'float 1e-44'],
  ['15ffffffff', '4294967295 (fixed32)', 'sfixed32 -1 · float NaN'],
  ['120774657374696e67', '"testing" (string)', 'bytes 74 65 73 74 69 6e 67'],
  ['12026869', '"hi" (string)', 'message 13: 105 · bytes 68 69'],
  ['2206038e029ea705', '[3, 270, 86942] (packed varint)', 'bytes 03 8e 02 9e a7 05'],
  ['0a0300fffe', '00 ff fe (bytes)', null],
  ['0a00', '"" (string)', 'bytes '],
  ['2b08072c', '7 (uint64)', 'sint64 -4'],
];

export default casesOf<typeof tool>({
  run: {
    examples: [
      ...PRINTED.map(([data, raw]) => ({ input: { data }, output: { raw }, reads: 'message' as const })),
      ...READINGS.map(([data, value, readings]) => ({
        input: { data, framing: 'message' as const },
        check: ({ fields }: { fields: readonly Readonly<Record<string, unknown>>[] }) =>
          fields.at(-1)?.['value'] === value && fields.at(-1)?.['readings'] === readings,
      })),
      { input: { data: '2b33080734120268692c' }, output: { raw: '5 {\n  6 {\n    1: 7\n  }\n  2: "hi"\n}\n' } },
      { input: { data: '' }, output: {} },
      // framing
      {
        input: { data: '0000000007 0a05776f726c64 0000000002 0801' },
        output: { raw: '1: "world"\n---\n1: 1\n' },
        reads: 'grpc',
      },
      { input: { data: '0000000000' }, output: { raw: '' }, reads: 'grpc' },
      {
        input: { data: '0000000002 0801 800000000f 677270632d7374617475733a300d0a' + '' },
        check: ({ raw }) => raw === '1: 1\n',
        reads: 'grpc',
      },
      { input: { data: '0100000003 1f8b08' }, fails: 'compressed-frame' },
      { input: { data: '02 0801 02 0802' }, output: { raw: '1: 1\n---\n1: 2\n' }, reads: 'delimited' },
      { input: { data: '0801', framing: 'grpc' }, fails: 'not-this-format' },
      // malformed and hostile
      { input: { data: '08' }, fails: 'incomplete' },
      { input: { data: '0a05776f' }, fails: 'incomplete' },
      { input: { data: '0affffffffffffffff7f' }, fails: 'incomplete' },
      { input: { data: '0001' }, fails: 'not-this-format' },
      { input: { data: '0f' }, fails: 'not-this-format' },
      { input: { data: '0c' }, fails: 'not-this-format' },
      { input: { data: '0b0814' }, fails: 'incomplete' },
      { input: { data: '08ffffffffffffffffffff01' }, fails: 'not-this-format' },
      { input: { data: '80808080800108' }, fails: 'not-this-format' },
      { input: { data: '0b'.repeat(200) }, fails: 'too-deep' },
      { input: { data: '0801'.repeat(3000) }, check: ({ fields }) => fields.length === 2000, warns: ['cut'] },
      { input: { data: 'hello, world' }, fails: 'no-bytes' },
      { input: { data: sampleFile('a.bin', '', Uint8Array.of(8, 1)) }, output: { raw: '1: 1\n' } },
      { input: { data: 'CAE=' }, output: { raw: '1: 1\n' } },
    ],
  },
});
