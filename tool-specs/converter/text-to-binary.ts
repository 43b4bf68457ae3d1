import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
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

export default defineTool({
  icon: 'binary',
  createdAt: '2023-10-15',
  related: ['base-converter', 'base64-string-converter', 'text-to-nato-alphabet'],
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true, maxLength: 2_000_000 }),
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
      examples: {
        greeting: { input: { text: 'hello' }, output: '01101000 01100101 01101100 01101100 01101111' },
        chinese: { input: { text: '文' }, output: '11100110 10010110 10000111' },
        hexPrefix: { input: { text: '€', base: 'hex', prefix: 'literal' }, output: '0xe2 0x82 0xac' },
        utf16: { input: { text: '😀', encoding: 'utf-16be', base: 'hex', uppercase: true }, output: 'D8 3D DE 00' },
        latin1: { input: { text: 'é', encoding: 'iso-8859-1', base: 'decimal' }, output: '233' },
      },
    }),

    decode: operation({
      fields: {
        digits: text({ primary: true, multiline: true, monospace: true, maxLength: 20_000_000 }),
        base,
        encoding,
        skip: toggle(),
      },
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
      detect: [{ pattern: /^[01]{8}(?:[ \n][01]{8})+$/, length: [17, 100_000], confidence: 0.9 }],
      transform({ digits, base, encoding, skip }, ctx) {
        const dump = base === 'hex' ? withoutHexDumpMargins(digits) : null;
        if (dump !== null) ctx.warn('hex-dump');
        const { bytes, starts, notices } = decodeDigits(dump ?? digits, base, skip);
        for (const notice of notices) ctx.warn(notice);
        const { text, bom } = inText(digits, starts, ctx, () => decodeText(bytes, encoding));
        if (bom) ctx.warn('bom');
        return text;
      },
      examples: {
        greeting: { input: { digits: '01101000 01100101 01101100 01101100 01101111' }, output: 'hello', warns: [] },
        utf8Bytes: { input: { digits: '11100110 10010110 10000111' }, output: '文' },
        garbled: { input: { digits: '  01000 001garbage', skip: true }, output: 'A', warns: ['skipped', 'regrouped'] },
        sevenBits: { input: { digits: '1001000 1101001 100001' }, output: 'Hi!', warns: ['short-groups'] },
        decimalCodes: { input: { digits: '72 101 108 108 111', base: 'decimal' }, output: 'Hello' },
      },
    }),
  },
});

/** Reports problems with bytes at the digits that the bytes were read from. */
function inText<T>(
  digits: string,
  starts: readonly number[],
  ctx: ContextOf<{ failures: typeof TEXT_DECODE_PROBLEMS }>,
  decode: () => T,
): T {
  try {
    return decode();
  } catch (error) {
    const code = TEXT_DECODE_PROBLEMS.find((candidate) => error instanceof Problem && error.code === candidate);
    if (!(error instanceof Problem) || code === undefined) throw error;
    throw ctx.fail(code, { at: positionAt(digits, starts[error.offset ?? 0] ?? 0), params: error.params });
  }
}
