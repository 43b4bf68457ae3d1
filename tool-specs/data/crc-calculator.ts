import { choice, content, defineTool, files, isInputFile, operation, out, sampleFile } from '../../src/core/spec.ts';
import { type InputFile, text } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { CHECKSUMS, hexOf, lowFirst, PARAMETERS, parametersOf, readValues } from '../../src/lib/bytes/checksums/all.ts';
import { type ByteForm, BYTE_FORMS, PASTED_PROBLEMS, readPastedBytes } from '../../src/lib/bytes/pasted-bytes.ts';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId, digest } from '../../src/lib/crypto/digest.ts';
import {
  checkSums,
  readSumFile,
  sameFiles,
  SUM_FORMATS,
  SUM_LISTS,
  writeSumLine,
} from '../../src/lib/crypto/sum-file.ts';

const names = Object.fromEntries(CHECKSUMS.map(({ id, name }) => [id, name]));
const digests = Object.fromEntries(ALGORITHM_IDS.map((id) => [id, ALGORITHMS[id].name])) as Record<AlgorithmId, string>;
const hello = sampleFile('hello.txt', 'text/plain', encodeUtf8('hello'));
const SFV = { algorithm: 'crc-32', format: 'sfv' } as const;
const byId = new Map(CHECKSUMS.map((checksum) => [checksum.id, checksum]));

/** All of them are computed for at most this many bytes. */
const MOST_FOR_ALL = 1_000_000;
const MOST_FOR_ONE = 50_000_000;

const form = choice(BYTE_FORMS, { names: { base64: 'Base64' }, initial: 'text' });
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
      messages: PARAMETERS,
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
          parameters: parametersOf(checksum).map(({ name, value: own }) => ({ key: ctx.say(name), value: own })),
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

    list: operation({
      fields: {
        files: files({ primary: true, aside: SUM_LISTS }),
        algorithm: choice(digests, { initial: 'sha-256' }),
        format: choice(SUM_FORMATS, { names: { gnu: 'sha256sum', bsd: 'sha256sum --tag', sfv: 'SFV' } }),
      },
      output: out.code('plain', { fileName: 'checksums.txt', wrap: false }),
      aliases: { 'checksum-list': {}, sfv: SFV },
      runsIn: 'worker',
      async transform({ files: chosen, algorithm, format }, ctx) {
        let list = '';
        for (const file of chosen) {
          const { [algorithm]: value } = await digest([algorithm], file, { signal: ctx.signal });
          list += `${writeSumLine(file.name, algorithm, value, format)}\n`;
        }
        return list;
      },
      examples: {
        downloads: {
          input: { files: [hello, sampleFile('notes.md', 'text/markdown', encodeUtf8('# Notes\n'))] },
          output:
            '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  hello.txt\n365d0b84ae63c2afc293dedd2b00bdf0dc8d6ef70c9297d90f9e5682ab0d72ee  notes.md\n',
        },
        tagged: {
          input: { files: [hello], algorithm: 'md5', format: 'bsd' },
          output: 'MD5 (hello.txt) = 5d41402abc4b2a76b9719d911017c592\n',
        },
      },
    }),

    verify: operation({
      fields: {
        files: files({ primary: true, aside: SUM_LISTS }),
        sums: text({ multiline: true, required: true, monospace: true, maxLength: 5_000_000 }),
      },
      output: { verdict: out.verdict(), results: out.table(['file', 'result', 'algorithm', 'digest']) },
      failures: ['no-digests'],
      warnings: ['unchecked'],
      messages: ['match', 'no-match', 'file-missing', 'not-listed', 'all-match', 'some-differ', 'bad-line'],
      aliases: { sha256sums: {}, 'verify-checksums': {} },
      async transform({ files: chosen, sums }, ctx) {
        const listed = readSumFile(sums);
        if (!listed.some(({ algorithms }) => algorithms.length > 0)) throw ctx.fail('no-digests', { field: 'sums' });
        const lines = await checkSums(listed, chosen, { signal: ctx.signal });
        const countOf = (...kinds: string[]) => lines.filter(({ result }) => kinds.includes(result)).length;
        const [matches, failed] = [countOf('match'), countOf('no-match', 'bad-line')];
        const [isGood, unchecked] = [failed === 0 && matches > 0, lines.length - matches - failed];
        if (matches + failed > 0 && unchecked > 0) ctx.warn('unchecked', { count: unchecked });
        return {
          verdict: {
            tone: isGood ? 'good' : failed > 0 ? 'bad' : 'warn',
            label: isGood ? ctx.say('all-match', { count: matches }) : ctx.say('some-differ', { count: failed }),
          },
          results: lines.map(({ result, algorithm, ...line }) => ({
            ...line,
            result: ctx.say(result),
            algorithm: algorithm && ALGORITHMS[algorithm].name,
          })),
        };
      },
      examples: {
        sumFile: {
          input: {
            files: [hello],
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

    duplicates: operation({
      fields: { files: files({ primary: true }) },
      output: { verdict: out.verdict(), groups: out.table(['number', 'file', 'size', 'digest']) },
      messages: ['all-different', 'some-same'],
      aliases: { 'duplicate-files': {}, fdupes: {} },
      runsIn: 'worker',
      async transform({ files: chosen }, ctx) {
        const groups = await sameFiles(chosen, { signal: ctx.signal });
        const extra = groups.reduce((sum, group) => sum + group.files.length - 1, 0);
        return {
          verdict:
            extra === 0
              ? { tone: 'good', label: ctx.say('all-different') }
              : { tone: 'warn', label: ctx.say('some-same', { count: extra }) },
          groups: groups.flatMap(({ files: same, digest: hex }, index) =>
            same.map(({ name, size }) => ({ number: index + 1, file: name, size, digest: hex })),
          ),
        };
      },
      examples: {
        twoCopies: {
          input: { files: [hello, sampleFile('hello (1).txt', 'text/plain', encodeUtf8('hello'))] },
          check: ({ groups }) => groups.length === 2,
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
