import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import type { Context } from '../../src/core/spec.ts';
import { decodeDigits, DIGIT_PROBLEMS, encodeDigits, withoutHexDumpMargins } from '../../src/lib/bytes/byte-digits.ts';
import { positionAt } from '../../src/base/position.ts';
import { decodeText, encodeText, TEXT_DECODE_PROBLEMS } from '../../src/lib/bytes/text-encoding.ts';
import { Problem } from '../../src/base/problem.ts';

const base = choice(['binary', 'octal', 'decimal', 'hex']);
const encoding = choice({
  'utf-8': 'UTF-8',
  'utf-16be': 'UTF-16BE',
  'utf-16le': 'UTF-16LE',
  'utf-32be': 'UTF-32BE',
  'utf-32le': 'UTF-32LE',
  'iso-8859-1': 'ISO 8859-1 (Latin-1)',
});
const separators = { space: ' ', comma: ', ', newline: '\n', none: '' } as const;
const misspelled = 'digits that nobody writes by default';

export default defineTool({
  icon: 'binary',
  related: ['base-converter', 'base64-string-converter', 'text-to-nato-alphabet'],
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true }),
        base,
        encoding,
        separator: choice(['space', 'comma', 'newline', 'none']),
        prefix: choice(['none', 'literal', 'escape', 'percent'], {
          names: { literal: '0b 0o 0x', escape: '\\x68 \\150', percent: '%68' },
        }),
        uppercase: toggle({ when: { base: ['hex'] } }),
      },
      output: out.text(),
      failures: ['lone-surrogate', 'not-in-encoding'],
      aliases: {
        binary: {},
        'to-hex': { base: 'hex' },
        'to-octal': { base: 'octal' },
        'to-decimal': { base: 'decimal' },
        ascii: { base: 'decimal' },
      },
      inverse: 'decode',
      answers: 'inline',
      transform: ({ text, base, encoding, separator, prefix, uppercase }) =>
        encodeDigits(encodeText(text, encoding), base, {
          separator: separators[separator],
          prefix,
          upper: uppercase,
        }),
      examples: [
        { input: { text: 'hello' }, output: '01101000 01100101 01101100 01101100 01101111' },
        { input: { text: '文' }, output: '11100110 10010110 10000111' },
        { input: { text: '€', base: 'hex', prefix: 'literal' }, output: '0xe2 0x82 0xac' },
        { input: { text: '😀', encoding: 'utf-16be', base: 'hex', uppercase: true }, output: 'D8 3D DE 00' },
        { input: { text: 'é', encoding: 'iso-8859-1', base: 'decimal' }, output: '233' },
        { input: { text: 'hi', base: 'octal', separator: 'none', prefix: 'escape' }, output: '\\150\\151' },
        {
          input: { text: 'aberystwyth', base: 'hex', separator: 'none', prefix: 'percent' },
          output: '%61%62%65%72%79%73%74%77%79%74%68',
          chip: false,
        },
        {
          input: { text: '12947848928752043', base: 'hex' },
          output: '31 32 39 34 37 38 34 38 39 32 38 37 35 32 30 34 33',
          chip: false,
        },
        { input: { text: '€', encoding: 'utf-32le', base: 'hex' }, output: 'ac 20 00 00', chip: false },
        { input: { text: 'a\n', base: 'decimal', separator: 'none' }, output: '097010', chip: false },
        { input: { text: ' ' }, output: '00100000', chip: false },
        { input: { text: '' }, output: '', chip: false },
        { input: { text: 'a'.repeat(50_000) }, check: (text) => text.length === 449_999, chip: false },
        { input: { text: 'a€', encoding: 'iso-8859-1' }, fails: 'not-in-encoding', at: { offset: 1 } },
        { input: { text: 'ok \ud83d' }, fails: 'lone-surrogate', at: { offset: 3 }, chip: false },
      ],
    }),

    decode: operation({
      fields: { digits: text({ primary: true, multiline: true, monospace: true }), base, encoding, skip: toggle() },
      output: out.text(),
      failures: [...DIGIT_PROBLEMS, ...TEXT_DECODE_PROBLEMS],
      warnings: ['short-groups', 'regrouped', 'skipped', 'bom', 'hex-dump'],
      aliases: {
        'from-binary': {},
        unbinary: {},
        'from-hex': { base: 'hex' },
        'from-octal': { base: 'octal' },
        'from-decimal': { base: 'decimal' },
      },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        {
          pattern: /^[01]{8}(?:[ \n][01]{8})+$/,
          length: [17, 100_000],
          confidence: 0.9,
          matches: ['01101000 01101001', '01101000\n01101001\n00100001'],
          rejects: ['01101000', '01101000 0110100', '01101000, 2', '0110100001101001'],
        },
      ],
      transform({ digits, base, encoding, skip }, ctx) {
        const dump = base === 'hex' ? withoutHexDumpMargins(digits) : null;
        if (dump !== null) ctx.warn('hex-dump');
        const { bytes, starts, notices } = decodeDigits(dump ?? digits, base, skip);
        for (const notice of notices) ctx.warn(notice);
        const { text, bom } = inText(digits, starts, ctx, () => decodeText(bytes, encoding));
        if (bom) ctx.warn('bom');
        return text;
      },
      examples: [
        { input: { digits: '01101000 01100101 01101100 01101100 01101111' }, output: 'hello', warns: [] },
        { input: { digits: '11100110 10010110 10000111' }, output: '文' },
        { input: { digits: '  01000 001' }, output: 'A', warns: ['regrouped'] },
        { input: { digits: '  01000 001garbage', skip: true }, output: 'A', warns: ['skipped', 'regrouped'] },
        { input: { digits: '1001000 1101001 100001' }, output: 'Hi!', warns: ['short-groups'] },
        ...['72 101 108 108 111', '72,101,108,108,111', '72, 101 : 108; 108\t111'].map((digits, i) => ({
          input: { digits, base: 'decimal' as const },
          output: 'Hello',
          chip: i === 0,
        })),
        { input: { digits: '%61%62\\x630x640x65f0', base: 'hex' }, fails: 'invalid-utf8', at: { offset: 18 } },
        {
          input: { digits: '00000000: 6162 6364 65   abcde', base: 'hex' },
          output: 'abcde',
          warns: ['hex-dump'],
          chip: false,
        },
        { input: { digits: '\\110\\151', base: 'octal' }, output: 'Hi', chip: false },
        { input: { digits: 'EF BB BF 41', base: 'hex' }, output: 'A', warns: ['bom'], noRoundTrip: misspelled },
        { input: { digits: 'd83d de00', base: 'hex', encoding: 'utf-16be' }, output: '😀', chip: false },
        { input: { digits: '' }, output: '', chip: false },
        { input: { digits: '01000001 2' }, fails: 'bad-digit', at: { offset: 9, column: 10 } },
        { input: { digits: '010000011' }, fails: 'bad-group', at: { offset: 0 } },
        { input: { digits: '72 300', base: 'decimal' }, fails: 'byte-too-large', at: { offset: 3 } },
        { input: { digits: '01000001 10000010' }, fails: 'invalid-utf8', at: { offset: 9 } },
        { input: { digits: 'd8 3d', base: 'hex', encoding: 'utf-16be' }, fails: 'unpaired-surrogate', chip: false },
        { input: { digits: '41', base: 'hex', encoding: 'utf-16le' }, fails: 'cut-unit', chip: false },
        {
          input: { digits: '41 00 11 00 00', base: 'hex', encoding: 'utf-32be' },
          fails: 'cut-unit',
          at: { offset: 12 },
          chip: false,
        },
        { input: { digits: '00 11 00 00', base: 'hex', encoding: 'utf-32be' }, fails: 'beyond-unicode', chip: false },
      ],
    }),
  },
});

/** Problems of bytes, told at the digits that the bytes were read from. */
function inText<T>(
  digits: string,
  starts: readonly number[],
  ctx: Pick<Context<string, (typeof TEXT_DECODE_PROBLEMS)[number]>, 'fail'>,
  decode: () => T,
): T {
  try {
    return decode();
  } catch (error) {
    const code = TEXT_DECODE_PROBLEMS.find((known) => error instanceof Problem && error.code === known);
    if (!(error instanceof Problem) || code === undefined) throw error;
    throw ctx.fail(code, { at: positionAt(digits, starts[error.offset ?? 0] ?? 0), params: error.params });
  }
}
