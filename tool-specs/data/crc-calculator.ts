import {
  choice,
  content,
  type ContextOf,
  defineTool,
  files,
  isInputFile,
  operation,
  out,
  sampleFile,
  text,
} from '../../src/core/spec.ts';
import type { Cell, InputFile, KeyValue } from '../../src/core/spec.ts';
import { encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { CHECKSUMS, type Checksum, hexOf, lowFirst, readValues } from '../../src/lib/bytes/checksums/all.ts';
import { type ByteForm, BYTE_FORMS, PASTED_PROBLEMS, readPastedBytes } from '../../src/lib/bytes/pasted-bytes.ts';
import { ALGORITHMS, digest } from '../../src/lib/crypto/digest.ts';
import { type ListedDigest, readSumFile } from '../../src/lib/crypto/sum-file.ts';

const names = Object.fromEntries(CHECKSUMS.map(({ id, name }) => [id, name]));
const byId = new Map(CHECKSUMS.map((checksum) => [checksum.id, checksum]));

/** All of them are computed for at most this many bytes. */
const MOST_FOR_ALL = 1_000_000;
const MOST_FOR_ONE = 50_000_000;

const form = choice(BYTE_FORMS, { names: { base64: 'Base64' }, initial: 'text' });
const PARAMETERS = ['width', 'polynomial', 'initial', 'reflects-in', 'reflects-out', 'xor-out', 'check'] as const;
const described = { messages: PARAMETERS } as const;

export default defineTool({
  icon: 'list-checks',
  createdAt: '2026-11-28',
  related: ['hash-text', 'hmac-generator', 'hex-dump', 'check-digits'],
  operations: {
    one: operation({
      fields: {
        data: content({ primary: true, required: false, maxLength: MOST_FOR_ONE }),
        algorithm: choice(names),
        form,
      },
      output: { value: out.row(), decimal: out.row(), lowFirst: out.row(), parameters: out.keyValue() },
      failures: PASTED_PROBLEMS,
      ...described,
      answers: 'inline',
      aliases: {
        crc: {},
        crc8: { algorithm: 'crc-8-smbus' },
        crc16: { algorithm: 'crc-16-arc' },
        modbus: { algorithm: 'crc-16-modbus' },
        xmodem: { algorithm: 'crc-16-xmodem' },
        ccitt: { algorithm: 'crc-16-ibm-3740' },
        crc64: { algorithm: 'crc-64-xz' },
        cksum: { algorithm: 'cksum' },
        fletcher: { algorithm: 'fletcher-16' },
        lrc: { algorithm: 'lrc' },
      },
      async transform({ data, algorithm, form }, ctx) {
        const checksum = byId.get(algorithm);
        if (!checksum) throw new TypeError('a choice is one of its options');
        const value = checksum.valueOf(await bytesOf(data, form));
        return {
          value: hexOf(value, checksum.width),
          decimal: String(value),
          lowFirst: lowFirst(value, checksum.width),
          parameters: parametersOf(checksum, ctx),
        };
      },
      examples: {
        nineDigits: { input: { data: '123456789' }, output: { value: '0xCBF43926', decimal: '3421780262' } },
        modbusRequest: {
          input: { data: '01 03 00 00 00 0A', algorithm: 'crc-16-modbus', form: 'hex' },
          output: { value: '0xCDC5', lowFirst: 'C5 CD' },
        },
        gpsSentence: {
          input: { data: 'GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,', algorithm: 'xor-8' },
          output: { value: '0x47' },
        },
      },
    }),

    all: operation({
      fields: { data: content({ primary: true, required: false, maxLength: MOST_FOR_ALL }), form },
      output: out.table(['algorithm', 'value', 'decimal'], { key: 'algorithm' }),
      failures: PASTED_PROBLEMS,
      aliases: { crcs: {}, checksums: {} },
      cost: ({ data }) => 20 + (isInputFile(data) ? data.size : data.length) * 0.001,
      async transform({ data, form }) {
        const bytes = await bytesOf(data, form);
        return CHECKSUMS.map(({ name, width, valueOf }) => {
          const value = valueOf(bytes);
          return { algorithm: name, value: hexOf(value, width), decimal: String(value) };
        });
      },
      examples: {
        nineDigits: {
          input: { data: '123456789' },
          check: (rows) => rows.some(({ algorithm, value }) => algorithm === 'CRC-8/BLUETOOTH' && value === '0x26'),
        },
      },
    }),

    find: operation({
      fields: {
        data: content({ primary: true, maxLength: MOST_FOR_ALL }),
        expected: text({ required: true, monospace: true }),
        form,
      },
      output: out.table(['algorithm', 'value', 'order']),
      failures: [...PASTED_PROBLEMS, 'not-a-value'],
      warnings: ['no-algorithm'],
      messages: ['as-written', 'swapped'],
      aliases: { 'find-crc': {} },
      cost: ({ data }) => 20 + (isInputFile(data) ? data.size : data.length) * 0.001,
      async transform({ data, expected, form }, ctx) {
        const wanted = readValues(expected);
        if (wanted.length === 0) throw ctx.fail('not-a-value', { field: 'expected' });
        const bytes = await bytesOf(data, form);
        const rows = CHECKSUMS.flatMap(({ name, width, valueOf }) => {
          const value = valueOf(bytes);
          const match = wanted.find((reading) => reading.value === value);
          if (!match) return [];
          const order = ctx.say(match.isSwapped ? 'swapped' : 'as-written');
          return [{ algorithm: name, value: hexOf(value, width), order }];
        });
        if (rows.length === 0) ctx.warn('no-algorithm');
        return rows;
      },
      examples: {
        unknownCrc: {
          input: { data: '123456789', expected: '29b1' },
          output: [{ algorithm: 'CRC-16/IBM-3740 (CCITT-FALSE)', value: '0x29B1', order: { message: 'as-written' } }],
        },
        swappedBytes: {
          input: { data: '01 03 00 00 00 0A', expected: 'C5 CD', form: 'hex' },
          output: [{ algorithm: 'CRC-16/MODBUS', value: '0xCDC5', order: { message: 'swapped' } }],
        },
      },
    }),

    verify: operation({
      fields: {
        files: files({ primary: true }),
        sums: text({ multiline: true, required: true, monospace: true, maxLength: 5_000_000 }),
      },
      output: { verdict: out.verdict(), results: out.table(['file', 'result', 'algorithm', 'digest']) },
      failures: ['no-digests'],
      messages: ['match', 'no-match', 'file-missing', 'not-listed', 'all-match', 'some-differ', 'bad-line'],
      aliases: { sha256sums: {}, 'verify-checksums': {} },
      async transform({ files: chosen, sums }, ctx) {
        const listed = readSumFile(sums);
        if (!listed.some(({ algorithms }) => algorithms.length > 0)) throw ctx.fail('no-digests', { field: 'sums' });
        const results: Record<'file' | 'result' | 'algorithm' | 'digest', Cell>[] = [];
        let failed = 0;
        for (const entry of listed) {
          const file = fileOf(entry, chosen);
          if (entry.algorithms.length === 0 || !file) {
            const code = entry.algorithms.length === 0 ? 'bad-line' : 'file-missing';
            results.push({ file: entry.name, result: ctx.say(code), algorithm: null, digest: null });
            if (code === 'bad-line') failed += 1;
            continue;
          }
          const digests = await digest(entry.algorithms, file, ctx);
          const id = entry.algorithms.find((each) =>
            entry.digests.some((bytes) => encodeHex(bytes) === encodeHex(digests[each])),
          );
          const shown = id ?? entry.algorithms[0]!;
          if (!id) failed += 1;
          results.push({
            file: entry.name,
            result: ctx.say(id ? 'match' : 'no-match'),
            algorithm: ALGORITHMS[shown].name,
            digest: encodeHex(digests[shown]),
          });
        }
        for (const file of chosen)
          if (!listed.some((entry) => fileOf(entry, [file])))
            results.push({ file: file.name, result: ctx.say('not-listed'), algorithm: null, digest: null });
        const matches = results.filter(({ result }) => JSON.stringify(result).includes('"match"')).length;
        const isGood = failed === 0 && matches > 0;
        return {
          verdict: {
            tone: isGood ? 'good' : failed > 0 ? 'bad' : 'warn',
            label: isGood ? ctx.say('all-match', { count: matches }) : ctx.say('some-differ', { count: failed }),
          },
          results,
        };
      },
      examples: {
        sumFile: {
          input: {
            files: [sampleFile('hello.txt', 'text/plain', encodeUtf8('hello'))],
            sums: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  hello.txt\n',
          },
          output: { verdict: { tone: 'good' } },
        },
        changedFile: {
          input: {
            files: [sampleFile('hello.txt', 'text/plain', encodeUtf8('hello!'))],
            sums: 'MD5 (hello.txt) = 5d41402abc4b2a76b9719d911017c592\n',
          },
          output: { verdict: { tone: 'bad' } },
        },
      },
    }),
  },
});

/** Throws Problem of the notation. */
async function bytesOf(data: string | InputFile, form: ByteForm): Promise<Uint8Array> {
  if (isInputFile(data)) return new Uint8Array(await data.arrayBuffer());
  if (form === 'text') return encodeUtf8(data);
  return data.trim() === '' ? new Uint8Array() : readPastedBytes(data, form, { orText: true }).bytes;
}

/** The file that a line names: by its whole name, or by what is behind the last slash. */
function fileOf({ name }: ListedDigest, chosen: readonly InputFile[]): InputFile | undefined {
  const plain = name.replace(/^.*[/\\]/, '');
  return (
    chosen.find((file) => file.name === name) ?? chosen.find((file) => file.name.replace(/^.*[/\\]/, '') === plain)
  );
}

function parametersOf({ crc, width }: Checksum, ctx: ContextOf<typeof described>): KeyValue[] {
  if (!crc) return [];
  const values: Readonly<Record<(typeof PARAMETERS)[number], Cell>> = {
    width,
    polynomial: hexOf(crc.polynomial, width),
    initial: hexOf(crc.initial, width),
    'reflects-in': crc.reflectsIn,
    'reflects-out': crc.reflectsOut,
    'xor-out': hexOf(crc.xorOut, width),
    check: hexOf(crc.check, width),
  };
  return PARAMETERS.map((name) => ({ key: ctx.say(name), value: values[name] }));
}
