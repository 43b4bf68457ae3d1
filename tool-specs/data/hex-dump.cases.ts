import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type { DumpFormat } from '../../src/lib/bytes/dump/write.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import type tool from './hex-dump.ts';

/** Bytes in hexadecimal: mixed ones, repeated ones, all 256, and a single one. */
const BINARY = {
  a: '48656c6c6f2c20576f726c64210a00ff2271756f746527',
  z: `${'00'.repeat(64)}616263`,
  o: encodeHex(Uint8Array.from({ length: 256 }, (_, at) => at)),
  one: '41',
};

/** What the programs of Debian 12 and Python 3 print for these bytes. */
const PRINTED: readonly (readonly [DumpFormat, string, string])[] = [
  [
    'hexdump',
    BINARY.a,
    `00000000  48 65 6c 6c 6f 2c 20 57  6f 72 6c 64 21 0a 00 ff  |Hello, World!...|
00000010  22 71 75 6f 74 65 27                              |"quote'|
00000017`,
  ],
  [
    'hexdump',
    BINARY.z,
    `00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|
*
00000040  61 62 63                                          |abc|
00000043`,
  ],
  [
    'hexdump',
    BINARY.one,
    `00000000  41                                                |A|
00000001`,
  ],
  [
    'xxd',
    BINARY.a,
    `00000000: 4865 6c6c 6f2c 2057 6f72 6c64 210a 00ff  Hello, World!...
00000010: 2271 756f 7465 27                        "quote'`,
  ],
  [
    'xxd',
    BINARY.z,
    `00000000: 0000 0000 0000 0000 0000 0000 0000 0000  ................
00000010: 0000 0000 0000 0000 0000 0000 0000 0000  ................
00000020: 0000 0000 0000 0000 0000 0000 0000 0000  ................
00000030: 0000 0000 0000 0000 0000 0000 0000 0000  ................
00000040: 6162 63                                  abc`,
  ],
  ['xxd', BINARY.one, `00000000: 41                                       A`],
  [
    'od-hex',
    BINARY.a,
    `000000 48 65 6c 6c 6f 2c 20 57 6f 72 6c 64 21 0a 00 ff  >Hello, World!...<
000010 22 71 75 6f 74 65 27                             >"quote'<
000017`,
  ],
  [
    'od-hex',
    BINARY.z,
    `000000 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00  >................<
*
000040 61 62 63                                         >abc<
000043`,
  ],
  [
    'od-hex',
    BINARY.one,
    `000000 41                                               >A<
000001`,
  ],
  [
    'od',
    BINARY.a,
    `0000000 062510 066154 026157 053440 071157 062154 005041 177400
0000020 070442 067565 062564 000047
0000027`,
  ],
  [
    'od',
    BINARY.z,
    `0000000 000000 000000 000000 000000 000000 000000 000000 000000
*
0000100 061141 000143
0000103`,
  ],
  [
    'od',
    BINARY.one,
    `0000000 000101
0000001`,
  ],
  [
    'od',
    BINARY.o,
    `0000000 000400 001402 002404 003406 004410 005412 006414 007416
0000020 010420 011422 012424 013426 014430 015432 016434 017436
0000040 020440 021442 022444 023446 024450 025452 026454 027456
0000060 030460 031462 032464 033466 034470 035472 036474 037476
0000100 040500 041502 042504 043506 044510 045512 046514 047516
0000120 050520 051522 052524 053526 054530 055532 056534 057536
0000140 060540 061542 062544 063546 064550 065552 066554 067556
0000160 070560 071562 072564 073566 074570 075572 076574 077576
0000200 100600 101602 102604 103606 104610 105612 106614 107616
0000220 110620 111622 112624 113626 114630 115632 116634 117636
0000240 120640 121642 122644 123646 124650 125652 126654 127656
0000260 130660 131662 132664 133666 134670 135672 136674 137676
0000300 140700 141702 142704 143706 144710 145712 146714 147716
0000320 150720 151722 152724 153726 154730 155732 156734 157736
0000340 160740 161742 162744 163746 164750 165752 166754 167756
0000360 170760 171762 172764 173766 174770 175772 176774 177776
0000400`,
  ],
  ['plain', BINARY.a, `48656c6c6f2c20576f726c64210a00ff2271756f746527`],
  [
    'plain',
    BINARY.z,
    `000000000000000000000000000000000000000000000000000000000000
000000000000000000000000000000000000000000000000000000000000
00000000616263`,
  ],
  ['plain', BINARY.one, `41`],
  ['python', BINARY.a, `b'Hello, World!\\n\\x00\\xff"quote\\''`],
  [
    'python',
    BINARY.o,
    `b'\\x00\\x01\\x02\\x03\\x04\\x05\\x06\\x07\\x08\\t\\n\\x0b\\x0c\\r\\x0e\\x0f\\x10\\x11\\x12\\x13\\x14\\x15\\x16\\x17\\x18\\x19\\x1a\\x1b\\x1c\\x1d\\x1e\\x1f !"#$%&\\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~\\x7f\\x80\\x81\\x82\\x83\\x84\\x85\\x86\\x87\\x88\\x89\\x8a\\x8b\\x8c\\x8d\\x8e\\x8f\\x90\\x91\\x92\\x93\\x94\\x95\\x96\\x97\\x98\\x99\\x9a\\x9b\\x9c\\x9d\\x9e\\x9f\\xa0\\xa1\\xa2\\xa3\\xa4\\xa5\\xa6\\xa7\\xa8\\xa9\\xaa\\xab\\xac\\xad\\xae\\xaf\\xb0\\xb1\\xb2\\xb3\\xb4\\xb5\\xb6\\xb7\\xb8\\xb9\\xba\\xbb\\xbc\\xbd\\xbe\\xbf\\xc0\\xc1\\xc2\\xc3\\xc4\\xc5\\xc6\\xc7\\xc8\\xc9\\xca\\xcb\\xcc\\xcd\\xce\\xcf\\xd0\\xd1\\xd2\\xd3\\xd4\\xd5\\xd6\\xd7\\xd8\\xd9\\xda\\xdb\\xdc\\xdd\\xde\\xdf\\xe0\\xe1\\xe2\\xe3\\xe4\\xe5\\xe6\\xe7\\xe8\\xe9\\xea\\xeb\\xec\\xed\\xee\\xef\\xf0\\xf1\\xf2\\xf3\\xf4\\xf5\\xf6\\xf7\\xf8\\xf9\\xfa\\xfb\\xfc\\xfd\\xfe\\xff'`,
  ],
  ['python', BINARY.one, `b'A'`],
  [
    'c',
    BINARY.a,
    `unsigned char data[] = {
  0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x2c, 0x20, 0x57, 0x6f, 0x72, 0x6c, 0x64,
  0x21, 0x0a, 0x00, 0xff, 0x22, 0x71, 0x75, 0x6f, 0x74, 0x65, 0x27
};
unsigned int data_len = 23;`,
  ],
];

/** What they print, in all their formats, as it is read back. */
const READ_BACK: readonly (readonly [string, string])[] = [
  // xxd
  [
    BINARY.a,
    `00000000: 4865 6c6c 6f2c 2057 6f72 6c64 210a 00ff  Hello, World!...
00000010: 2271 756f 7465 27                        "quote'`,
  ],
  // hexdump -C
  [
    BINARY.a,
    `00000000  48 65 6c 6c 6f 2c 20 57  6f 72 6c 64 21 0a 00 ff  |Hello, World!...|
00000010  22 71 75 6f 74 65 27                              |"quote'|
00000017`,
  ],
  // od -A x -t x1z
  [
    BINARY.a,
    `000000 48 65 6c 6c 6f 2c 20 57 6f 72 6c 64 21 0a 00 ff  >Hello, World!...<
000010 22 71 75 6f 74 65 27                             >"quote'<
000017`,
  ],
  // od
  [
    BINARY.a,
    `0000000 062510 066154 026157 053440 071157 062154 005041 177400
0000020 070442 067565 062564 000047
0000027`,
  ],
  // od -t o1
  [
    BINARY.a,
    `0000000 110 145 154 154 157 054 040 127 157 162 154 144 041 012 000 377
0000020 042 161 165 157 164 145 047
0000027`,
  ],
  // hexdump
  [
    BINARY.a,
    `0000000 6548 6c6c 2c6f 5720 726f 646c 0a21 ff00
0000010 7122 6f75 6574 0027                    
0000017`,
  ],
  // xxd -b
  [
    BINARY.a,
    `00000000: 01001000 01100101 01101100 01101100 01101111 00101100  Hello,
00000006: 00100000 01010111 01101111 01110010 01101100 01100100   World
0000000c: 00100001 00001010 00000000 11111111 00100010 01110001  !..."q
00000012: 01110101 01101111 01110100 01100101 00100111           uote'`,
  ],
  // od -t x1
  [
    BINARY.a,
    `0000000 48 65 6c 6c 6f 2c 20 57 6f 72 6c 64 21 0a 00 ff
0000020 22 71 75 6f 74 65 27
0000027`,
  ],
  // xxd -p
  [BINARY.a, `48656c6c6f2c20576f726c64210a00ff2271756f746527`],
  // xxd -i
  [
    BINARY.a,
    `unsigned char _tmp_w_a_bin[] = {
  0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x2c, 0x20, 0x57, 0x6f, 0x72, 0x6c, 0x64,
  0x21, 0x0a, 0x00, 0xff, 0x22, 0x71, 0x75, 0x6f, 0x74, 0x65, 0x27
};
unsigned int _tmp_w_a_bin_len = 23;`,
  ],
  // od -x
  [
    BINARY.a,
    `0000000 6548 6c6c 2c6f 5720 726f 646c 0a21 ff00
0000020 7122 6f75 6574 0027
0000027`,
  ],
  // xxd -u
  [
    BINARY.a,
    `00000000: 4865 6C6C 6F2C 2057 6F72 6C64 210A 00FF  Hello, World!...
00000010: 2271 756F 7465 27                        "quote'`,
  ],
  // xxd -g 4
  [
    BINARY.a,
    `00000000: 48656c6c 6f2c2057 6f726c64 210a00ff  Hello, World!...
00000010: 2271756f 746527                      "quote'`,
  ],
  // hexdump -C
  [
    BINARY.z,
    `00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|
*
00000040  61 62 63                                          |abc|
00000043`,
  ],
  // od
  [
    BINARY.z,
    `0000000 000000 000000 000000 000000 000000 000000 000000 000000
*
0000100 061141 000143
0000103`,
  ],
  // xxd -a
  [
    BINARY.z,
    `00000000: 0000 0000 0000 0000 0000 0000 0000 0000  ................
*
00000040: 6162 63                                  abc`,
  ],
];

const spaced = (hex: string) => (hex.match(/../g) ?? []).join(' ');
const noRoundTrip = 'bytes that are no text, or written in another way';

/** Bytes in hexadecimal and the values of Python's struct, little endian and big endian; null where it isn't compared. */
const VALUES: readonly (readonly [string, string, string | null, string | null])[] = [
  ['ffff', 'int16', '-1', '-1'],
  ['8000', 'int16', '128', '-32768'],
  ['ffff', 'uint16', '65535', '65535'],
  ['80000000', 'int32', '128', '-2147483648'],
  ['ffffffff', 'uint32', '4294967295', '4294967295'],
  ['8000000000000000', 'int64', '128', '-9223372036854775808'],
  ['ffffffffffffffff', 'uint64', '18446744073709551615', '18446744073709551615'],
  ['0123456789abcdef', 'uint64', '17279655951921914625', '81985529216486895'],
  ['3c00', 'float16', '0.0000035762786865234375', '1'],
  ['7bff', 'float16', 'NaN', '65504'],
  ['fc00', 'float16', '0.000015020370483398438', '-Infinity'],
  ['400921fb54442d18', 'float64', '3.207375630676366e-192', '3.141592653589793'],
  ['7ff0000000000000', 'float64', '3.0418e-319', 'Infinity'],
  // DWARF 5, 7.6
  ['8001', 'uleb128', '128', null],
  ['e58e26', 'uleb128', '624485', null],
  ['c0bb78', 'sleb128', '-123456', null],
  ['7f', 'sleb128', '-1', null],
  ['80', 'uleb128', null, null],
  // Windows FILETIME of the Unix epoch; the end of 32-bit Unix time; DOS time of 2024-02-29 12:30:10
  ['00803ed5deb19d01', 'filetime', '1970-01-01T00:00:00Z', null],
  ['7fffffff', 'unix-seconds', null, '2038-01-19T03:14:07Z'],
  ['c5635d58', 'dos-time', '2024-02-29T12:30:10', null],
  ['f09f918b', 'utf-8', '👋 U+1F44B', null],
  ['c3bc', 'utf-8', 'ü U+00FC', null],
  ['c0af', 'utf-8', null, null],
  ['3dd84bdc', 'utf-16', '👋 U+1F44B', null],
  ['00d8', 'utf-16', null, 'Ø U+00D8'],
  ['0000803f', 'float32', '1', null],
  ['3dcccccd', 'float32', null, '0.1'],
  ['3f80', 'bfloat16', null, '1'],
  ['ffffff', 'int24', '-1', '-1'],
  [
    '00112233445566778899aabbccddeeff',
    'guid',
    '33221100-5544-7766-8899-aabbccddeeff',
    '00112233-4455-6677-8899-aabbccddeeff',
  ],
];

export default casesOf<typeof tool>({
  dump: {
    examples: [
      ...PRINTED.map(([format, data, output]) => ({
        input: { data, format, form: 'hex' as const },
        output,
        noRoundTrip,
      })),
      { input: { data: '' }, output: '' },
      { input: { data: 'AAEC', form: 'base64', format: 'escapes' }, output: String.raw`\x00\x01\x02`, noRoundTrip },
      { input: { data: 'zz', form: 'hex' }, fails: 'bad-character' },
      { input: { data: 'abc', start: 3 }, fails: 'beyond-end', field: 'start' },
      { input: { data: 'a\ud800' }, fails: 'lone-surrogate' },
      {
        input: { data: 'x'.repeat(70_000), format: 'plain', columns: 1, length: 2 },
        output: '78\n78',
        warns: ['cut'],
        noRoundTrip,
      },
      { input: { data: 'Hello', format: 'go' }, output: 'var data = []byte{\n\t0x48, 0x65, 0x6c, 0x6c, 0x6f,\n}' },
      {
        input: { data: 'Hello', format: 'rust' },
        output: 'const DATA: [u8; 5] = [\n  0x48, 0x65, 0x6c, 0x6c, 0x6f,\n];',
      },
      { input: { data: 'é', format: 'java' }, output: 'byte[] data = {\n  (byte) 0xc3, (byte) 0xa9\n};' },
      {
        input: { data: 'Hi', format: 'javascript', uppercase: true },
        output: 'const data = new Uint8Array([\n  0x48, 0x69\n]);',
      },
      { input: { data: 'K', format: 'cpp' }, output: 'constexpr std::array<std::uint8_t, 1> data{\n  0x4b\n};' },
      { input: { data: 'K', format: 'csharp', uppercase: true }, output: 'byte[] data = {\n  0x4B\n};' },
      {
        input: { data: sampleFile('1 my-logo.png', 'image/png', Uint8Array.of(137, 80)), format: 'c' },
        output: 'unsigned char __1_my_logo_png[] = {\n  0x89, 0x50\n};\nunsigned int __1_my_logo_png_len = 2;',
        noRoundTrip,
      },
      {
        input: { data: sampleFile('big.bin', '', new Uint8Array(300_000)), start: 299_990 },
        output: '000493d6  00 00 00 00 00 00 00 00  00 00                    |..........|\n000493e0',
        warns: [],
        noRoundTrip,
      },
      {
        input: { data: sampleFile('big.bin', '', new Uint8Array(300_000)) },
        output: `00000000  ${'00 '.repeat(8)} ${'00 '.repeat(8)} |................|\n*\n00010000`,
        warns: ['cut'],
        noRoundTrip,
      },
      {
        input: { data: 'é', uppercase: true },
        output: '00000000  C3 A9                                             |..|\n00000002',
      },
    ],
  },
  read: {
    detect: [
      {
        matches: [
          '00000000: 4865 6c6c 6f2c 2057 6f72 6c64 210a       Hello, World!.',
          '00000000  48 65 6c 6c 6f 0a  |Hello.|',
        ],
        rejects: ['deadbeef', '00000000', '2024-01-01 00:00:00 message', '1234567 12 ab'],
      },
      {
        matches: ['{0x48, 0x65}', 'static const uint8_t logo[8] = { 0x89, 0x50, 78, 71 };'],
        rejects: ['{ "a": 1 }', '{1, 2}', 'int a[] = {1, 2, 3};', '{0x48}'],
      },
      {
        matches: [String.raw`b'\x89PNG\r\n'`, String.raw`b"it's\x00"`],
        rejects: ["b'text'", "'\\x41'", "b'a' or b'\\x41'"],
      },
    ],
    examples: [
      ...READ_BACK.map(([hex, data]) => ({
        input: { data },
        check: ({ file, text }: { file: { bytes: unknown } | null; text: string }) =>
          file?.bytes instanceof Uint8Array && encodeHex(file.bytes) === hex && text.length > 0,
        noRoundTrip,
      })),
      ...PRINTED.filter(([format]) => format !== 'escapes').map(([, hex, data]) => ({
        input: { data, form: 'hex' as const },
        check: ({ file }: { file: { bytes: unknown } | null }) =>
          file?.bytes instanceof Uint8Array && encodeHex(file.bytes) === hex,
        noRoundTrip,
      })),
      {
        input: { data: '00000000: 4865 6c6c 6f\n00000020: 21 !' },
        check: ({ size }) => size === 33,
        warns: ['gap'],
        noRoundTrip,
      },
      {
        input: { data: '00000000  48 65 6c 6c 6f  |Hallo|' },
        output: { text: 'Hello' },
        warns: ['other-characters'],
        noRoundTrip,
      },
      { input: { data: '00000010: 4869  Hi' }, output: { text: 'Hi', size: 2 }, warns: ['offset'], noRoundTrip },
      { input: { data: '00000000  48 69\n00000005' }, output: { text: 'Hi\0\0\0' }, warns: ['cut-line'], noRoundTrip },
      { input: { data: '00000010: 4869\n00000000: 4869' }, fails: 'address-order' },
      { input: { data: '00000000  00 00\n*\nffffffff' }, fails: 'too-many-bytes' },
      { input: { data: '00000000: 4865 6c6c\nnot a line' }, fails: 'bad-line' },
      { input: { data: '{ 0x48, 300 }' }, fails: 'byte-too-large', at: { offset: 8 } },
      { input: { data: '{ 0x48, x }' }, fails: 'bad-literal', at: { offset: 8 } },
      { input: { data: "b'\\xzz'" }, fails: 'bad-literal' },
      { input: { data: 'hello world!' }, fails: 'no-bytes' },
      { input: { data: '123' }, fails: 'odd-digits' },
      { input: { data: 'byte[] b = { (byte) 0xc3, -87 };' }, output: { text: 'é' }, noRoundTrip },
      { input: { data: "char b[] = {'H', 'i', '\\n', 0b100001}; // Hi" }, output: { text: 'Hi\n!' }, noRoundTrip },
      { input: { data: '[72, 105] # list' }, output: { text: 'Hi' }, noRoundTrip },
      { input: { data: '/* 1, 2 */ 0x48, 0x69,' }, output: { text: 'Hi' }, noRoundTrip },
      { input: { data: '"Hel" "lo\\x21"' }, output: { text: 'Hello!' }, noRoundTrip },
      { input: { data: 'x = b"it\'s"' }, output: { text: "it's" }, noRoundTrip },
      { input: { data: String.raw`\x48\x69` }, output: { text: 'Hi' }, noRoundTrip },
      {
        input: { data: 'aGVsbG8=' },
        output: { text: 'hello', kind: { message: 'in-base64' } },
        reads: 'base64',
        noRoundTrip,
      },
      {
        input: { data: 'deadbeef' },
        output: { text: 'de ad be ef' },
        warns: ['not-text'],
        reads: 'hex',
        others: ['base64'],
        noRoundTrip,
      },
      { input: { data: 'hi', form: 'text' }, output: { text: 'hi' }, reads: 'text', noRoundTrip },
      {
        input: { data: '0000   45 00 00 3c 1c 46 40 00 40 06 b1 e6 ac 10 0a 63   E..<.F@.@......c\n0010   48 69   Hi' },
        output: { size: 18, kind: { message: 'wireshark' } },
        noRoundTrip,
      },
      { input: { data: '0x48 0x65' }, output: { text: 'He' }, noRoundTrip },
      { input: { data: '48:65:6C' }, output: { text: 'Hel' }, noRoundTrip },
    ],
  },
  inspect: {
    examples: [
      ...VALUES.map(([hex, kind, little, big]) => ({
        input: { data: spaced(hex) },
        check: ({ values }: { values: readonly Readonly<Record<string, unknown>>[] }) => {
          const row = values.find(({ type }) => JSON.stringify(type) === JSON.stringify({ message: kind }));
          return (little === null || row?.['little'] === little) && (big === null || row?.['big'] === big);
        },
      })),
      { input: { data: 'abcd', offset: 2 }, fails: 'beyond-end', field: 'offset' },
      { input: { data: 'xyz!' }, check: ({ bytes }) => bytes === '78 79 7a 21', reads: 'text' },
      {
        input: { data: 'aGVsbG8=' },
        check: ({ bytes }) => bytes === '68 65 6c 6c 6f',
        reads: 'base64',
        others: ['text'],
      },
      { input: { data: 'abcdabcd' }, check: ({ bytes }) => bytes === 'ab cd ab cd', reads: 'hex', others: ['base64'] },
    ],
  },
});
