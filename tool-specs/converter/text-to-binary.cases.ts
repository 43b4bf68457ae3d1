import { casesOf } from '../../src/core/spec.ts';
import type tool from './text-to-binary.ts';

const MD5 = '5d41402abc4b2a76b9719d911017c592';

const misspelled = 'digits that nobody writes by default';

export default casesOf<typeof tool>({
  encode: {
    examples: [
      { input: { text: 'hi', base: 'octal', separator: 'none', prefix: 'escape' }, output: '\\150\\151' },
      {
        input: { text: 'aberystwyth', base: 'hex', separator: 'none', prefix: 'percent' },
        output: '%61%62%65%72%79%73%74%77%79%74%68',
      },
      {
        input: { text: '12947848928752043', base: 'hex' },
        output: '31 32 39 34 37 38 34 38 39 32 38 37 35 32 30 34 33',
      },
      { input: { text: '€', encoding: 'utf-32le', base: 'hex' }, output: 'ac 20 00 00' },
      { input: { text: 'a\n', base: 'decimal', separator: 'none' }, output: '097010' },
      { input: { text: ' ' }, output: '00100000' },
      { input: { text: '' }, output: '' },
      { input: { text: 'a'.repeat(50_000) }, check: (text) => text.length === 449_999 },
      { input: { text: 'a€', encoding: 'iso-8859-1' }, fails: 'not-in-encoding', at: { offset: 1 } },
      { input: { text: 'ok \ud83d' }, fails: 'lone-surrogate', at: { offset: 3 } },
    ],
  },
  decode: {
    unrecognized: {
      '  01000 001garbage': 'numbers, which are mostly numbers',
      '1001000 1101001 100001': 'numbers, which are mostly numbers',
      '72 101 108 108 111': 'numbers, which are mostly numbers',
    },
    finds: {
      'list of bytes in binary': {
        matches: [['0b01001000 0b01101001', '01001000 01101001']],
        rejects: ['0b0100 0b0110', '0b01001000'],
      },
      'bytes in hexadecimal': { matches: ['48 65 6c 6c 6f'], rejects: ['12 34 56 78 90', 'be ad', 'we go to do it'] },
      'hexadecimal of a text': {
        matches: [
          ['48656c6c6f20776f726c64', '48656c6c6f20776f726c64'],
          ['0x48656c6c6f', '48656c6c6f'],
        ],
        rejects: ['deadbeef', '31323334', MD5, 'cafebabe', '48656c6c6'],
      },
      'bytes as escapes': { matches: [['\\x48\\x69', '48 69']], rejects: ['\\x4', 'a\\x48\\x69', '\\u0048'] },
    },
    detect: [
      {
        matches: ['01101000 01101001', '01101000\n01101001\n00100001'],
        rejects: ['01101000', '01101000 0110100', '01101000, 2', '0110100001101001'],
      },
    ],
    examples: [
      { input: { digits: '  01000 001' }, output: 'A', warns: ['regrouped'] },
      { input: { digits: '72,101,108,108,111', base: 'decimal' }, output: 'Hello' },
      { input: { digits: '72, 101 : 108; 108\t111', base: 'decimal' }, output: 'Hello' },
      { input: { digits: '%61%62\\x630x640x65f0', base: 'hex' }, fails: 'invalid-utf8', at: { offset: 18 } },
      { input: { digits: '00000000: 6162 6364 65   abcde', base: 'hex' }, output: 'abcde', warns: ['hex-dump'] },
      { input: { digits: '\\110\\151', base: 'octal' }, output: 'Hi' },
      { input: { digits: 'EF BB BF 41', base: 'hex' }, output: 'A', warns: ['bom'], noRoundTrip: misspelled },
      { input: { digits: 'd83d de00', base: 'hex', encoding: 'utf-16be' }, output: '😀' },
      { input: { digits: '' }, output: '' },
      { input: { digits: '01000001 2' }, fails: 'bad-digit', at: { offset: 9, column: 10 } },
      { input: { digits: '010000011' }, fails: 'bad-group', at: { offset: 0 } },
      { input: { digits: '72 300', base: 'decimal' }, fails: 'byte-too-large', at: { offset: 3 } },
      { input: { digits: '01000001 10000010' }, fails: 'invalid-utf8', at: { offset: 9 } },
      { input: { digits: 'd8 3d', base: 'hex', encoding: 'utf-16be' }, fails: 'unpaired-surrogate' },
      { input: { digits: '41', base: 'hex', encoding: 'utf-16le' }, fails: 'cut-unit' },
      { input: { digits: '41 00 11 00 00', base: 'hex', encoding: 'utf-32be' }, fails: 'cut-unit', at: { offset: 12 } },
      { input: { digits: '00 11 00 00', base: 'hex', encoding: 'utf-32be' }, fails: 'beyond-unicode' },
    ],
  },
});
