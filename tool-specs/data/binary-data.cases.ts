import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type tool from './binary-data.ts';

/** RFC 8949, appendix A: all of it. */
const APPENDIX_A: readonly (readonly [string, string])[] = [
  ['00', '0'],
  ['01', '1'],
  ['0a', '10'],
  ['17', '23'],
  ['1818', '24'],
  ['1819', '25'],
  ['1864', '100'],
  ['1903e8', '1000'],
  ['1a000f4240', '1000000'],
  ['1b000000e8d4a51000', '1000000000000'],
  ['1bffffffffffffffff', '18446744073709551615'],
  ['c249010000000000000000', '18446744073709551616'],
  ['3bffffffffffffffff', '-18446744073709551616'],
  ['c349010000000000000000', '-18446744073709551617'],
  ['20', '-1'],
  ['29', '-10'],
  ['3863', '-100'],
  ['3903e7', '-1000'],
  ['f90000', '0.0'],
  ['f98000', '-0.0'],
  ['f93c00', '1.0'],
  ['fb3ff199999999999a', '1.1'],
  ['f93e00', '1.5'],
  ['f97bff', '65504.0'],
  ['fa47c35000', '100000.0'],
  ['fa7f7fffff', '3.4028234663852886e+38'],
  ['fb7e37e43c8800759c', '1.0e+300'],
  ['f90001', '5.960464477539063e-8'],
  ['f90400', '0.00006103515625'],
  ['f9c400', '-4.0'],
  ['fbc010666666666666', '-4.1'],
  ['f97c00', 'Infinity'],
  ['f97e00', 'NaN'],
  ['f9fc00', '-Infinity'],
  ['fa7f800000', 'Infinity'],
  ['fa7fc00000', 'NaN'],
  ['faff800000', '-Infinity'],
  ['fb7ff0000000000000', 'Infinity'],
  ['fb7ff8000000000000', 'NaN'],
  ['fbfff0000000000000', '-Infinity'],
  ['f4', 'false'],
  ['f5', 'true'],
  ['f6', 'null'],
  ['f7', 'undefined'],
  ['f0', 'simple(16)'],
  ['f8ff', 'simple(255)'],
  ['c074323031332d30332d32315432303a30343a30305a', '0("2013-03-21T20:04:00Z")'],
  ['c11a514b67b0', '1(1363896240)'],
  ['c1fb41d452d9ec200000', '1(1363896240.5)'],
  ['d74401020304', "23(h'01020304')"],
  ['d818456449455446', "24(h'6449455446')"],
  ['d82076687474703a2f2f7777772e6578616d706c652e636f6d', '32("http://www.example.com")'],
  ['40', "h''"],
  ['4401020304', "h'01020304'"],
  ['60', '""'],
  ['6161', '"a"'],
  ['6449455446', '"IETF"'],
  ['62225c', '"\\"\\\\"'],
  ['62c3bc', '"ü"'],
  ['63e6b0b4', '"水"'],
  ['64f0908591', '"𐅑"'],
  ['80', '[]'],
  ['83010203', '[1, 2, 3]'],
  ['8301820203820405', '[1, [2, 3], [4, 5]]'],
  [
    '98190102030405060708090a0b0c0d0e0f101112131415161718181819',
    '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]',
  ],
  ['a0', '{}'],
  ['a201020304', '{1: 2, 3: 4}'],
  ['a26161016162820203', '{"a": 1, "b": [2, 3]}'],
  ['826161a161626163', '["a", {"b": "c"}]'],
  ['a56161614161626142616361436164614461656145', '{"a": "A", "b": "B", "c": "C", "d": "D", "e": "E"}'],
  ['5f42010243030405ff', "(_ h'0102', h'030405')"],
  ['7f657374726561646d696e67ff', '(_ "strea", "ming")'],
  ['9fff', '[_ ]'],
  ['9f018202039f0405ffff', '[_ 1, [2, 3], [_ 4, 5]]'],
  ['9f01820203820405ff', '[_ 1, [2, 3], [4, 5]]'],
  ['83018202039f0405ff', '[1, [2, 3], [_ 4, 5]]'],
  ['83019f0203ff820405', '[1, [_ 2, 3], [4, 5]]'],
  [
    '9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff',
    '[_ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]',
  ],
  ['bf61610161629f0203ffff', '{_ "a": 1, "b": [_ 2, 3]}'],
  ['826161bf61626163ff', '["a", {_ "b": "c"}]'],
  ['bf6346756ef563416d7421ff', '{_ "Fun": true, "Amt": -2}'],
];

/** Values that JSON has as they are, and their preferred serialization (the same appendix). */
const ENCODED: readonly (readonly [string, string])[] = [
  ['100', '1864'],
  ['1000000', '1a000f4240'],
  ['18446744073709551615', '1bffffffffffffffff'],
  ['-18446744073709551616', '3bffffffffffffffff'],
  ['-1', '20'],
  ['-100', '3863'],
  ['0.0', 'f90000'],
  ['1.0', 'f93c00'],
  ['1.5', 'f93e00'],
  ['100000.0', 'fa47c35000'],
  ['1.0e+300', 'fb7e37e43c8800759c'],
  ['0.00006103515625', 'f90400'],
  ['-4.1', 'fbc010666666666666'],
  ['true', 'f5'],
  ['""', '60'],
  ['"IETF"', '6449455446'],
  ['"ü"', '62c3bc'],
  ['"𐅑"', '64f0908591'],
  ['[1, 2, 3]', '83010203'],
  ['{}', 'a0'],
  ['["a", {"b": "c"}]', '826161a161626163'],
];

/** MongoDB's bson 7.3 for Node: bytes and relaxed Extended JSON. */
const BSON: readonly (readonly [string, string])[] = [
  [
    '30000000075f69640065673b12a1b2c3d4e5f60718026e616d650004000000416461000961740000f451c28c01000000',
    '{"_id":{"$oid":"65673b12a1b2c3d4e5f60718"},"name":"Ada","at":{"$date":"2024-01-01T00:00:00Z"}}',
  ],
  [
    '340000001061000100000010620000000080126300ffffffffffffff7f016400000000000000f83f016500000000000000f03f00',
    '{"a":1,"b":-2147483648,"c":9223372036854775807,"d":1.5,"e":1.0}',
  ],
  [
    '2e0000000461001e000000083000010a31000332000f00000002620003000000c3bc000000036300050000000000',
    '{"a":[true,null,{"b":"ü"}],"c":{}}',
  ],
  ['1000000005780003000000000102ff00', '{"x":{"$binary":{"base64":"AQL/","subType":"00"}}}'],
  [
    '1b0000001174000100000000f15365ff6d000b72005e6100690000',
    '{"t":{"$timestamp":{"t":1700000000,"i":1}},"m":{"$minKey":1},"r":{"$regularExpression":{"pattern":"^a","options":"i"}}}',
  ],
  ['10000000096400ffffffffffffffff00', '{"d":{"$date":{"$numberLong":"-1"}}}'],
  [
    '1b000000017800000000000000f07f017900000000000000f87f00',
    '{"x":{"$numberDouble":"Infinity"},"y":{"$numberDouble":"NaN"}}',
  ],
  ['0500000000', '{}'],
];

/** Decimals of the same library. */
const DECIMALS =
  '7700000013640040e20100000000000000000000003a30136500010000000000000000000000000008b11366000000000000000000000000000000007c13670001000000000000000000000000003230136800000000000000000000000000000000f8136900ffffffff638e8d37c087adbe09ed413000';

const noRoundTrip = 'other types, or written in another way';

export default casesOf<typeof tool>({
  decode: {
    examples: [
      ...APPENDIX_A.map(([data, output]) => ({
        input: { data, format: 'cbor' as const },
        output: { diagnostic: output },
        noRoundTrip,
      })),
      ...BSON.map(([data, json]) => ({
        input: { data, format: 'bson' as const },
        check: (result: { json: string }) => plain(result.json) === plain(json),
        noRoundTrip,
      })),
      {
        input: { data: DECIMALS },
        check: ({ json }) =>
          plain(json) ===
          '{"d":{"$numberDecimal":"123.456"},"e":{"$numberDecimal":"-1E+100"},"f":{"$numberDecimal":"NaN"},"g":{"$numberDecimal":"1E-7"},"h":{"$numberDecimal":"-Infinity"},"i":{"$numberDecimal":"9999999999999999999999999999999999"}}',
        noRoundTrip,
      },
      // 64 bits and more are kept
      { input: { data: '1bffffffffffffffff' }, output: { json: '18446744073709551615' } },
      { input: { data: 'c249010000000000000000' }, output: { json: '18446744073709551616' }, warns: [] },
      { input: { data: 'cf ff ff ff ff ff ff ff ff', format: 'msgpack' }, output: { json: '18446744073709551615' } },
      { input: { data: 'd3 80 00 00 00 00 00 00 00', format: 'msgpack' }, output: { json: '-9223372036854775808' } },
      { input: { data: 'f93c00', format: 'cbor' }, output: { json: '1.0' } },
      // what JSON lacks
      { input: { data: '4401020304' }, output: { json: '"AQIDBA"' }, warns: ['bytes-as-base64'], noRoundTrip },
      {
        input: { data: 'd64401020304' },
        output: { json: '"AQIDBA=="' },
        warns: ['tags-dropped', 'bytes-as-base64'],
        noRoundTrip,
      },
      { input: { data: 'd7420aff' }, output: { json: '"0AFF"' }, noRoundTrip },
      {
        input: { data: 'a201020304', format: 'cbor' },
        output: { json: '{\n  "1": 2,\n  "3": 4\n}' },
        warns: ['keys-as-text'],
        noRoundTrip,
      },
      {
        input: { data: 'a2616101616102', format: 'cbor' },
        output: { json: '{\n  "a": 1,\n  "a": 2\n}' },
        warns: ['repeated-keys'],
      },
      { input: { data: 'f97e00' }, output: { json: '"NaN"' }, warns: ['non-finite'], noRoundTrip },
      { input: { data: 'f7', format: 'cbor' }, output: { json: 'null' }, warns: ['simple-as-null'], noRoundTrip },
      {
        input: { data: '0102', format: 'cbor' },
        output: { json: '1\n2', diagnostic: '1, 2' },
        warns: ['sequence'],
        noRoundTrip,
      },
      {
        input: { data: 'd6ff5a4af6a5' },
        output: { json: '"2018-01-02T03:04:05Z"' },
        warns: ['time-as-text'],
        noRoundTrip,
      },
      { input: { data: 'd7ffa1dcd7c85a4af6a5' }, output: { json: '"2018-01-02T03:04:05.678901234Z"' }, noRoundTrip },
      {
        input: { data: 'c70cff3b9ac9ffffffffffffffffff' },
        output: { json: '"1969-12-31T23:59:59.999999999Z"' },
        noRoundTrip,
      },
      {
        input: { data: 'd40501', format: 'msgpack' },
        output: { diagnostic: "ext(5, h'01')" },
        warns: ['ext-as-object'],
        noRoundTrip,
      },
      {
        input: { data: 'a2c328', format: 'msgpack' },
        output: { json: '"wyg="' },
        warns: ['text-not-utf8', 'bytes-as-base64'],
        noRoundTrip,
      },
      // which format it is
      { input: { data: '93010203' }, output: { format: 'MessagePack' }, reads: 'msgpack', others: [] },
      { input: { data: '83010203' }, output: { format: 'CBOR' }, reads: 'cbor', others: [] },
      { input: { data: '01' }, output: { json: '1' }, reads: 'cbor', others: ['msgpack'] },
      { input: { data: '0500000000' }, output: { json: '{}' }, reads: 'bson', others: [] },
      {
        input: { data: sampleFile('a.cbor', '', Uint8Array.of(0x83, 1, 2, 3)) },
        output: { json: '[\n  1,\n  2,\n  3\n]' },
      },
      { input: { data: 'unsigned char a[] = {0x81, 0xa1, 0x61, 0x01};' }, output: { json: '{\n  "a": 1\n}' } },
      // malformed and hostile
      { input: { data: '1a0102', format: 'cbor' }, fails: 'incomplete' },
      { input: { data: '9b7fffffffffffffff', format: 'cbor' }, fails: 'incomplete' },
      { input: { data: '5bffffffffffffffff', format: 'cbor' }, fails: 'incomplete' },
      { input: { data: 'ddffffffff', format: 'msgpack' }, fails: 'incomplete' },
      { input: { data: '62c328', format: 'cbor' }, fails: 'bad-utf8' },
      { input: { data: 'ff', format: 'cbor' }, fails: 'not-this-format' },
      { input: { data: 'f818', format: 'cbor' }, fails: 'not-this-format' },
      { input: { data: 'f814', format: 'cbor' }, fails: 'not-this-format' },
      { input: { data: '5f6161ff', format: 'cbor' }, fails: 'not-this-format' },
      { input: { data: 'bf6161ff', format: 'cbor' }, fails: 'not-this-format' },
      { input: { data: '9f01', format: 'cbor' }, fails: 'incomplete' },
      { input: { data: 'c1', format: 'msgpack' }, fails: 'not-this-format' },
      { input: { data: '81'.repeat(600) + '00', format: 'cbor' }, fails: 'too-deep' },
      { input: { data: '0600000000', format: 'bson' }, fails: 'incomplete' },
      { input: { data: '060000000000', format: 'bson' }, fails: 'not-this-format' },
      { input: { data: '0000000000', format: 'bson' }, fails: 'not-this-format' },
      { input: { data: '0d00000099610000000000', format: 'bson' }, fails: 'incomplete' },
      { input: { data: 'not bytes!' }, fails: 'no-bytes' },
      { input: { data: 'a=b', form: 'base64' }, fails: 'truncated' },
    ],
  },
  encode: {
    detect: [{ matches: ['{"a":1}', '[1, 2]'], rejects: ['a1', '"a"', '\\xa1'] }],
    examples: [
      ...ENCODED.map(([json, hex]) => ({ input: { text: json, format: 'cbor' as const }, output: { hex } })),
      ...BSON.filter(([, json]) => !/\$(?:timestamp|numberLong)/.test(json)).map(([hex, json]) => ({
        input: { text: json, format: 'bson' as const },
        output: { hex },
      })),
      {
        input: { text: '{"a": {"$numberLong": "5"}}', format: 'bson' },
        output: { hex: '10000000126100050000000000000000' },
        noRoundTrip,
      },
      { input: { text: '-18446744073709551617' }, output: { hex: 'c349010000000000000000' } },
      { input: { text: '5.960464477539063e-8' }, output: { hex: 'f90001' } },
      { input: { text: '65519.5' }, output: { hex: 'fa477fef80' } },
      { input: { text: '1e400' }, output: { hex: 'f97c00' }, noRoundTrip },
      { input: { text: '18446744073709551616', format: 'msgpack' }, fails: 'int-too-large' },
      { input: { text: '9223372036854775808', format: 'bson' }, fails: 'not-an-object' },
      { input: { text: '{"a": 9223372036854775808}', format: 'bson' }, fails: 'int-too-large' },
      { input: { text: '{"a": {"$oid": "12"}}', format: 'bson' }, fails: 'not-extended' },
      { input: { text: '{"a": {"$date": "soon"}}', format: 'bson' }, fails: 'not-extended' },
      { input: { text: '{a: 1, /* b */}' }, output: { hex: 'a1616101' }, warns: ['comments-dropped'] },
      { input: { text: '{"a": 1' }, fails: 'unexpected-end' },
      { input: { text: '["\\ud800"]' }, fails: 'lone-surrogate' },
      { input: { text: '{"a": 1, "a": 2}' }, output: { hex: 'a2616101616102' } },
      {
        input: { text: '"' + 'x'.repeat(300) + '"', format: 'msgpack' },
        check: ({ hex }) => hex.startsWith('da012c78'),
      },
    ],
  },
});

/** JSON without blanks, numbers as written. */
function plain(json: string): string {
  return json.replace(/\n\s*/g, '').replaceAll(/": /g, '":');
}
