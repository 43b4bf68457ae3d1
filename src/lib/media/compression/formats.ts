// Compresses bytes in the formats of files and of the web, and tells and reads them.
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { Problem } from '../../../base/problem.ts';
import { inflated, unzstd } from '../archives/decoders.ts';
import { EntryError } from '../archives/entry.ts';
import { gunzip } from '../archives/gunzip.ts';
import { isZlib, unzlib } from '../archives/zlib.ts';
import { brotli, unbrotli } from './brotli.ts';
import { zstd } from './zstd.ts';

export const COMPRESSIONS = ['gzip', 'zlib', 'deflate', 'brotli', 'zstd'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

export const COMPRESSION_NAMES = {
  gzip: 'gzip',
  zlib: 'zlib',
  deflate: 'deflate',
  brotli: 'Brotli',
  zstd: 'Zstandard',
};

export const LEVELS = ['fast', 'typical', 'smallest'] as const;
export type CompressionLevel = (typeof LEVELS)[number];

/** The level that each program has for it. */
const LEVEL_OF = {
  fast: { deflate: 1, brotli: 1, zstd: 1 },
  typical: { deflate: 6, brotli: 5, zstd: 3 },
  smallest: { deflate: 9, brotli: 11, zstd: 19 },
} as const;

export const levelOf = (format: Compression, level: CompressionLevel): number =>
  LEVEL_OF[level][format === 'brotli' || format === 'zstd' ? format : 'deflate'];

type Bytes = Uint8Array<ArrayBuffer>;

function joined(pieces: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export async function compress(bytes: Bytes, format: Compression, chosen: CompressionLevel): Promise<Bytes> {
  if (format === 'brotli') return joined(await brotli(bytes, LEVEL_OF[chosen].brotli));
  if (format === 'zstd') return zstd(bytes, LEVEL_OF[chosen].zstd);
  const { deflateSync, gzipSync, zlibSync } = await import('fflate');
  const { deflate: level } = LEVEL_OF[chosen];
  // The time is left out, so that the same text has the same bytes.
  if (format === 'gzip') return new Uint8Array(gzipSync(bytes, { level, mtime: 0 }));
  return new Uint8Array((format === 'zlib' ? zlibSync : deflateSync)(bytes, { level }));
}

const sourceOf = (bytes: Bytes): Sliceable => ({
  size: bytes.length,
  slice: (start, end) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(start, end).buffer) }),
});

async function* once(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes;
}

/** Whether bare Deflate is over before its last byte: nothing else tells that something follows it. */
async function endsEarly(bytes: Bytes): Promise<boolean> {
  try {
    for await (const _ of inflated(once(bytes.slice(0, -1)))) continue;
    return true;
  } catch (error) {
    if (error instanceof EntryError) return false;
    throw error;
  }
}

/** Decodes gzip that nothing but zeros follows. */
async function* gunzipAll(bytes: Bytes): AsyncGenerator<Bytes> {
  const end = { hasMore: false };
  yield* gunzip(sourceOf(bytes), end);
  if (end.hasMore) throw new EntryError('other content');
}

function piecesOf(bytes: Bytes, format: Compression): AsyncIterable<Bytes> {
  switch (format) {
    case 'gzip':
      return gunzipAll(bytes);
    case 'zlib':
      return unzlib(sourceOf(bytes));
    case 'zstd':
      return unzstd(once(bytes));
    case 'brotli':
      return unbrotli(bytes);
    default:
      return inflated(once(bytes));
  }
}

/** Decompresses bytes. Throws Problem: `broken-data`, or `bomb` for more than `most` bytes. */
export async function decompress(bytes: Bytes, format: Compression, most: number): Promise<Bytes> {
  const pieces: Bytes[] = [];
  let length = 0;
  if (bytes.length === 0) throw new Problem('broken-data');
  try {
    for await (const piece of piecesOf(bytes, format)) {
      pieces.push(piece);
      length += piece.length;
      if (length > most) throw new Problem('bomb', undefined, { limit: most / 1e6 });
    }
  } catch (error) {
    if (error instanceof EntryError) throw new Problem('broken-data');
    throw error;
  }
  if (format === 'deflate' && (await endsEarly(bytes))) throw new Problem('broken-data');
  return joined(pieces);
}

/** The formats that mark themselves. */
function marked(bytes: Bytes): Compression | null {
  const [a, b, c, d] = bytes;
  if (a === 0x1f && b === 0x8b) return 'gzip';
  if (b === 0xb5 && c === 0x2f && d === 0xfd && a === 0x28) return 'zstd';
  return isZlib(bytes) ? 'zlib' : null;
}

const isText = (bytes: Bytes): boolean => {
  try {
    return !/[\u{0}-\u{8}\u{e}-\u{1f}]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
};

export interface Decompressed {
  format: Compression;
  bytes: Bytes;
  /** The other formats that the same bytes are valid in. */
  others: Compression[];
}

/** Decompresses bytes in the format that they are in. Throws Problem: `not-compressed`, `broken-data` or `bomb`. */
export async function decompressAny(bytes: Bytes, most: number): Promise<Decompressed> {
  const own = marked(bytes);
  if (own) return { format: own, bytes: await decompress(bytes, own, most), others: [] };
  const readable: Decompressed[] = [];
  for (const format of ['brotli', 'deflate'] as const) {
    try {
      readable.push({ format, bytes: await decompress(bytes, format, most), others: [] });
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'bomb') throw error;
    }
  }
  // Neither has a mark: what makes a text is hardly chance.
  const best = readable.find((each) => isText(each.bytes)) ?? readable[0];
  if (!best) throw new Problem('not-compressed');
  return { ...best, others: readable.filter((each) => each !== best).map(({ format }) => format) };
}
