import { choice, defineTool, integer, operation, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import {
  groupDigits,
  RADIX_PROBLEMS,
  readInRadix,
  withPrefix,
  writeInRadix,
} from '../../src/lib/numbers/radix/number.ts';
import type { Ratio } from '../../src/lib/numbers/radix/number.ts';
import { fromPattern, patternBytes, toPattern } from '../../src/lib/numbers/radix/twos-complement.ts';

const number = text({ primary: true, single: true, monospace: true, maxLength: 100_000 });
const from = optionalInteger({ min: 2, max: 64 });
const group = toggle();

const widths = ['8', '16', '32', '64', '128'] as const;
const widthNames = { '8': '8', '16': '16', '32': '32', '64': '64', '128': '128' } as const;

/** Values typed in such a row get the prefix of its base, so that they are read the same everywhere. */
const editable = (prefix: string) => out.row({ edits: (typed) => ({ number: withPrefix(typed, prefix), from: null }) });

/** Numbers in a base that is shown next to them. */
const BINARY = { pattern: /^[-+]?(?:0b)?[01][01 _]*(?:\.[01]+)?$/i, sets: { from: 2 } };
const OCTAL = { pattern: /^[-+]?(?:0o)?[0-7][0-7 _]*(?:\.[0-7]+)?$/i, sets: { from: 8 } };
const DECIMAL = { pattern: /^[-+]?\d[\d _]*(?:\.\d+)?$/i, sets: { from: 10 } };
const HEX = { pattern: /^[-+]?(?:0x)?[\da-f][\da-f _]*(?:\.[\da-f]+)?$/i, sets: { from: 16 } };
/** `ff`, `1f`, `deadbeef`: not `a`, `bad` and `face`, whose character codes may be meant, nor `3e8`. */
const LIKELY_HEX = {
  ...HEX,
  implied: /^(?!\d+e\d+$)(?=[\da-f]*\d)(?=\d*[a-f])[\da-f]{2,64}$|^[a-f]{2}$|^[a-f]{7,64}$/i,
};
const BASE36 = { pattern: /^[-+]?[\da-z]+$/i, sets: { from: 36 } };

/** Digits per group, as people are used to reading them. */
const GROUP_SIZE: Readonly<Record<number, number>> = { 8: 3, 10: 3 };

export default defineTool({
  icon: 'hash',
  createdAt: '2022-04-12',
  operations: {
    all: operation({
      fields: { number, from, to: integer({ min: 2, max: 64, initial: 42 }), group },
      output: {
        decimal: editable(''),
        binary: editable('0b'),
        octal: editable('0o'),
        hexadecimal: editable('0x'),
        base36: out.row({ edits: (number) => ({ number, from: 36 }) }),
        base64: out.row({ edits: (number) => ({ number, from: 64 }) }),
        custom: out.row({ edits: (number, { to }) => ({ number, from: to }) }),
      },
      lead: 'hexadecimal',
      failures: RADIX_PROBLEMS,
      warnings: ['cut'],
      aliases: { base: {}, radix: {} },
      targets: {
        binary: 'binary',
        bin: 'binary',
        base2: 'binary',
        octal: 'octal',
        oct: 'octal',
        decimal: 'decimal',
        dec: 'decimal',
        base10: 'decimal',
        hex: 'hexadecimal',
        hexadecimal: 'hexadecimal',
        base16: 'hexadecimal',
        base36: 'base36',
      },
      notations: {
        binary: BINARY,
        bin: BINARY,
        base2: BINARY,
        octal: OCTAL,
        oct: OCTAL,
        decimal: DECIMAL,
        dec: DECIMAL,
        base10: DECIMAL,
        hex: LIKELY_HEX,
        hexadecimal: HEX,
        base16: HEX,
        base36: BASE36,
      },
      answers: 'inline',
      detect: [{ pattern: /^[+-]?0(?:x[\da-f_]+|b[01_]+|o[0-7_]+)$/i, length: [3, 2000], confidence: 0.97 }],
      transform({ number, from, to, group }, ctx) {
        const value = readInRadix(number, from ?? 'auto');
        const write = (radix: number) => grouped(value, radix, group, ctx);
        return {
          decimal: write(10),
          binary: write(2),
          octal: write(8),
          hexadecimal: write(16),
          base36: write(36),
          base64: write(64),
          custom: write(to),
        };
      },
      examples: {
        smallNumber: {
          input: { number: '42' },
          output: {
            decimal: '42',
            binary: '101010',
            octal: '52',
            hexadecimal: '2a',
            base36: '16',
            base64: 'G',
            custom: '10',
          },
        },
        hexNumber: {
          input: { number: '0xFF', group: true },
          output: { decimal: '255', binary: '1111 1111', hexadecimal: 'ff' },
        },
        binaryNumber: { input: { number: '10100101', from: 2 }, output: { hexadecimal: 'a5' } },
        hugeNumber: {
          input: { number: '42540766411283223938465490632011909384' },
          output: { hexadecimal: '20010db8000085a300000000ac1f8908' },
        },
        fraction: { input: { number: '0.1' }, output: { binary: '0.0(0011)', octal: '0.0(6314)' }, warns: [] },
        negative: { input: { number: '-1_000 000' }, output: { decimal: '-1000000', hexadecimal: '-f4240' } },
      },
    }),

    convert: operation({
      fields: { number, from, to: integer({ min: 2, max: 64, initial: 16 }), group },
      output: out.text(),
      failures: RADIX_PROBLEMS,
      warnings: ['cut'],
      aliases: { hex: { to: 16 }, bin: { to: 2 }, oct: { to: 8 }, dec: { to: 10 } },
      answers: 'inline',
      transform: ({ number, from, to, group }, ctx) => grouped(readInRadix(number, from ?? 'auto'), to, group, ctx),
      examples: {
        toHex: { input: { number: '255' }, output: 'ff' },
        toBinary: { input: { number: '0xff', to: 2 }, output: '11111111' },
        base62: { input: { number: 'IPv6', from: 62, to: 10, group: true }, output: '10 684 404' },
      },
    }),

    bits: operation({
      fields: { number, from, width: choice(widths, { names: widthNames, initial: '32' }) },
      output: {
        signed: editable(''),
        unsigned: editable(''),
        hexadecimal: editable('0x'),
        binary: editable('0b'),
        bigEndian: editable('0x'),
        littleEndian: out.row(),
      },
      failures: [...RADIX_PROBLEMS, 'fraction', 'too-wide'],
      aliases: { twos: {}, bits: {} },
      answers: 'inline',
      transform({ number, from, width }, ctx) {
        const { numerator, denominator } = readInRadix(number, from ?? 'auto');
        if (denominator !== 1n) throw ctx.fail('fraction');
        const bits = Number(width);
        const pattern = toPattern(numerator, bits);
        if (pattern === undefined) throw ctx.fail('too-wide', { params: { bits } });
        const bytes = Array.from(patternBytes(pattern, bits), (byte) => byte.toString(16).padStart(2, '0'));
        return {
          signed: fromPattern(pattern, bits).toString(),
          unsigned: pattern.toString(),
          hexadecimal: `0x${bytes.join('')}`,
          binary: groupDigits(pattern.toString(2).padStart(bits, '0'), 8),
          bigEndian: bytes.join(' '),
          littleEndian: bytes.toReversed().join(' '),
        };
      },
      examples: {
        negative: {
          input: { number: '-2', width: '16' },
          output: { unsigned: '65534', hexadecimal: '0xfffe', binary: '11111111 11111110', littleEndian: 'fe ff' },
        },
        oneByte: { input: { number: '0xFF', width: '8' }, output: { signed: '-1', unsigned: '255' } },
      },
    }),
  },
});

function grouped(value: Ratio, radix: number, group: boolean, ctx: ContextOf<{ warnings: readonly ['cut'] }>): string {
  const { text, exact } = writeInRadix(value, radix);
  if (!exact) ctx.warn('cut', { radix });
  return group ? groupDigits(text, GROUP_SIZE[radix] ?? 4) : text;
}
