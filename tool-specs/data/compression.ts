import { choice, content, defineTool, isInputFile, operation, out, sampleFile } from '../../src/core/spec.ts';
import type { InputFile } from '../../src/core/spec.ts';
import { UNKNOWN_TYPE } from '../../src/base/files/media-type.ts';
import { decodeBase64, encodeBase64, encodeHex } from '../../src/lib/bytes/bytes.ts';
import { BYTE_FORMS, type ByteForm, PASTED_PROBLEMS, readPastedBytes } from '../../src/lib/bytes/pasted-bytes.ts';
import {
  compress,
  type Compression,
  COMPRESSION_NAMES,
  COMPRESSIONS,
  type CompressionLevel,
  decompress,
  decompressAny,
  LEVELS,
  levelOf,
} from '../../src/lib/media/compression/formats.ts';
import { fileTypeOf } from '../../src/lib/media/file-type.ts';

/** What is decompressed at most: a few kB can stand for gigabytes. */
const MOST_OUT = 50_000_000;
const MOST_PASTED = 20_000_000;
/** Milliseconds for a megabyte in all formats together. */
const MS_PER_MB = { fast: 200, typical: 500, smallest: 5000 } as const;
const EXTENSIONS = { gzip: 'gz', zlib: 'zz', deflate: 'deflate', brotli: 'br', zstd: 'zst' } as const;
const HEAD = 65_536;

const names = COMPRESSION_NAMES;
const form = (initial: ByteForm) => choice(BYTE_FORMS, { names: { base64: 'Base64' }, initial, advanced: true });
const page = '<li><a href="/tools/gzip">gzip</a></li>\n'.repeat(20);

export default defineTool({
  icon: 'shrink',
  createdAt: '2026-11-29',
  related: ['archives', 'base64-string-converter', 'hex-dump', 'text-statistics'],
  operations: {
    compress: operation({
      fields: {
        data: content({ primary: true, maxLength: MOST_PASTED }),
        format: choice(COMPRESSIONS, { names }),
        level: choice(LEVELS, { initial: 'typical' }),
        as: choice(['base64', 'hex'], { names: { base64: 'Base64' } }),
        form: form('text'),
      },
      output: { encoded: out.text(), sizes: out.table(['format', 'level', 'size', 'share']), file: out.file() },
      lead: 'sizes',
      failures: PASTED_PROBLEMS,
      messages: ['uncompressed'],
      aliases: {
        compress: {},
        brotli: { format: 'brotli' },
        zstd: { format: 'zstd' },
        deflate: { format: 'deflate' },
        zlib: { format: 'zlib' },
      },
      runsIn: 'worker',
      cost: ({ data, level }: { data: string | InputFile; level: CompressionLevel }) =>
        20 + ((isInputFile(data) ? data.size : data.length) / 1e6) * MS_PER_MB[level],
      async transform({ data, format, level, as, form: own }, ctx) {
        const bytes = await bytesOf(data, own);
        const share = (size: number) => (bytes.length === 0 ? '' : `${Math.round((size / bytes.length) * 1000) / 10}%`);
        const made: { format: Compression; bytes: Uint8Array<ArrayBuffer> }[] = [];
        for (const each of COMPRESSIONS) {
          made.push({ format: each, bytes: await compress(bytes, each, level) });
          ctx.progress(made.length / COMPRESSIONS.length);
        }
        const chosen = made.find((each) => each.format === format)?.bytes ?? bytes;
        const name = isInputFile(data) ? data.name : 'text.txt';
        return {
          encoded: as === 'hex' ? encodeHex(chosen) : encodeBase64(chosen),
          sizes: [
            { format: ctx.say('uncompressed'), level: null, size: bytes.length, share: share(bytes.length) },
            ...made.map((each) => ({
              format: names[each.format],
              level: levelOf(each.format, level),
              size: each.bytes.length,
              share: share(each.bytes.length),
            })),
          ],
          file: { name: `${name}.${EXTENSIONS[format]}`, type: UNKNOWN_TYPE, bytes: chosen },
        };
      },
      examples: {
        webPage: {
          input: { data: page },
          check: ({ sizes }) => sizes.length === 6 && sizes.every(({ size }, at) => at === 0 || Number(size) < 80),
        },
        inBrotli: {
          input: { data: page, format: 'brotli', level: 'smallest' },
          check: ({ file }) => file?.name === 'text.txt.br',
        },
        asHex: {
          input: { data: 'a', format: 'zlib', as: 'hex' },
          output: { encoded: '789c4b040000620062' },
        },
      },
    }),

    decompress: operation({
      fields: {
        data: content({ primary: true, maxLength: MOST_PASTED, monospace: true }),
        format: choice(['auto', ...COMPRESSIONS], { names }),
        form: form('auto'),
      },
      output: { text: out.text(), file: out.file(), facts: out.keyValue() },
      failures: [...PASTED_PROBLEMS, 'not-compressed', 'broken-data', 'bomb'],
      messages: ['format', 'packed-size', 'unpacked-size'],
      readings: COMPRESSIONS,
      aliases: { decompress: {}, unbrotli: { format: 'brotli' } },
      runsIn: 'worker',
      detect: [
        // gzip and Zstandard in Base64
        { pattern: /^(?:H4sI|KLUv\/)[A-Za-z\d+/]+={0,2}$/, length: [20, 1_000_000], confidence: 0.9 },
      ],
      async transform({ data, format, form: own }, ctx) {
        const packed = await bytesOf(data, own);
        const read =
          format === 'auto'
            ? await decompressAny(packed, MOST_OUT)
            : { format, bytes: await decompress(packed, format, MOST_OUT), others: [] };
        ctx.reading(read.format, { others: read.others.map((as) => ({ as, values: { format: as } })) });
        const { bytes } = read;
        const text = textIn(bytes);
        const type = text === null ? (await fileTypeOf(bytes.subarray(0, HEAD), null)).type : 'text/plain';
        return {
          text: text ?? '',
          file: { name: text === null ? 'decompressed.bin' : 'decompressed.txt', type, bytes },
          facts: [
            { key: ctx.say('format'), value: names[read.format] },
            { key: ctx.say('packed-size'), value: packed.length },
            { key: ctx.say('unpacked-size'), value: bytes.length },
          ],
        };
      },
      examples: {
        gzipText: {
          input: { data: 'H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA==' },
          output: { text: 'hello world' },
          reads: 'gzip',
        },
        zlibHex: {
          input: { data: '789ccb48cdc9c95728cf2fca4901001a0b045d' },
          output: { text: 'hello world' },
          reads: 'zlib',
        },
        brotliText: { input: { data: 'CwWAaGVsbG8gd29ybGQD' }, output: { text: 'hello world' }, reads: 'brotli' },
        zstdFile: {
          input: {
            data: sampleFile('hello.zst', 'application/zstd', decodeBase64('KLUv/QRYWQAAaGVsbG8gd29ybGRoaR6y').bytes),
          },
          output: { text: 'hello world' },
          reads: 'zstd',
        },
        deflateText: { input: { data: 'y0jNyclXKM8vykkBAA==' }, output: { text: 'hello world' }, reads: 'deflate' },
      },
    }),
  },
});

async function bytesOf(source: string | InputFile, own: ByteForm): Promise<Uint8Array<ArrayBuffer>> {
  return isInputFile(source) ? new Uint8Array(await source.arrayBuffer()) : readPastedBytes(source, own).bytes;
}

function textIn(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
