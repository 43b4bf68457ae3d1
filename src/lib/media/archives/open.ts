// Opens an archive of any format that is read here.
import { UNKNOWN_TYPE } from '../../../base/files/media-type.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { Problem } from '../../../base/problem.ts';
import { mediaTypeOf } from '../file-signatures.ts';
import { bytesAt, bytesOfFile, bytesOfPieces, type BytesIn, slicesIn } from './bytes-in.ts';
import { unzstd } from './decoders.ts';
import { type ArchiveProblemCode, brokenArchive, type Entry, EntryError, type OpenEntry, utcTime } from './entry.ts';
import { type GzipEnd, gunzip } from './gunzip.ts';
import { decodeName, guessNames, type NameCharset } from './names.ts';
import { isTarHeader, openTar } from './tar.ts';
import { viewOf } from './zip-fields.ts';
import { openZip } from './zip.ts';
import { inflatedText, isZlib, unzlib } from './zlib.ts';

export type ArchiveFormat = 'zip' | 'tar' | 'tar.gz' | 'tar.zst' | 'gz' | 'zst' | 'zlib' | 'deflate';

export interface Archive {
  format: ArchiveFormat;
  comment: string;
  end: GzipEnd;
  /** The encoding that names are read in where it isn't marked. */
  charset: NameCharset | null;
  entries: AsyncIterable<OpenEntry> | Iterable<OpenEntry>;
}

interface NamedSource extends Sliceable {
  name: string;
}

export interface OpenOptions {
  names: NameCharset | 'auto';
  signal?: AbortSignal;
}

const HEAD = 65_536;

/** Opens an archive. Throws Problem. */
export async function openArchive(file: NamedSource, { names, signal }: OpenOptions): Promise<Archive> {
  const head = await bytesAt(file, 0, HEAD);
  const type = mediaTypeOf(head);
  const end: GzipEnd = { hasMore: false };
  const plain = { comment: '', charset: null, end };
  if (type === 'application/gzip' || type === 'application/zstd') {
    const isGzip = type === 'application/gzip';
    const decode = () => (isGzip ? gunzip(file, end, signal) : unzstd(slicesIn(file, 0, file.size, signal)));
    const format = isGzip ? 'gz' : 'zst';
    if (await isTar(bytesOfPieces(decode())))
      return { ...plain, format: `tar.${format}`, entries: openTar(bytesOfPieces(decode())) };
    return { ...plain, format, entries: [singleEntry(file, head, format, decode)] };
  }
  if (isTarHeader(head.subarray(0, 512))) return { ...plain, format: 'tar', entries: openTar(bytesOfFile(file)) };
  const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2]! < 9;
  // A program that unpacks itself, or anything else before the archive.
  if (isZip || (await hasZipEnd(file))) return { ...(await openZip(file, names, signal)), end, format: 'zip' };
  if (type === 'application/x-tar') throw brokenArchive();
  if (isZlib(head)) {
    const decode = () => unzlib(file, signal);
    return { ...plain, format: 'zlib', entries: [singleEntry(file, head, 'zlib', decode)] };
  }
  const bare = type === UNKNOWN_TYPE ? await inflatedText(file) : null;
  if (bare) return { ...plain, format: 'deflate', entries: [singleEntry(file, head, 'deflate', () => once(bare))] };
  throw refused(type);
}

const UNSUPPORTED: Readonly<Record<string, string>> = {
  'application/x-7z-compressed': '7z',
  'application/vnd.rar': 'RAR',
  'application/x-bzip2': 'bzip2',
  'application/x-xz': 'xz',
  'application/x-lz4': 'LZ4',
  'application/lzip': 'lzip',
  'application/vnd.debian.binary-package': 'deb',
  'application/x-archive': 'ar',
  'application/x-rpm': 'RPM',
  'application/vnd.ms-cab-compressed': 'CAB',
};

function refused(type: string): Problem<ArchiveProblemCode> {
  const name = UNSUPPORTED[type];
  return name === undefined
    ? new Problem('not-an-archive', undefined, { type })
    : new Problem('unsupported-archive', undefined, { type: name });
}

async function hasZipEnd(file: Sliceable): Promise<boolean> {
  const view = viewOf(await bytesAt(file, Math.max(0, file.size - 65_557), file.size));
  for (let at = view.byteLength - 22; at >= 0; at--)
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === view.byteLength)
      return true;
  return false;
}

async function isTar(bytes: BytesIn): Promise<boolean> {
  try {
    return isTarHeader(await bytes.take(512));
  } catch (error) {
    if (error instanceof EntryError) return false;
    throw error;
  }
}

/** What is in a file that is only compressed: its name is in its header, or that of the file without its ending. */
function singleEntry(
  file: NamedSource,
  head: Uint8Array<ArrayBuffer>,
  format: ArchiveFormat,
  decode: OpenEntry['content'],
): OpenEntry {
  const own = format === 'gz' ? gzipHeader(head) : null;
  const stem = file.name.replace(/\.(?:gz|gzip|z|zst|zstd|zz|zlib|deflate)$/i, '');
  const path = own?.name || (stem === file.name ? `${stem}.out` : stem) || 'file';
  const packed = file.size;
  const modified = own?.modified ?? null;
  const entry: Entry = {
    path,
    kind: 'file',
    target: null,
    size: null,
    packed,
    modified,
    hasSum: false,
    fault: null,
  };
  return {
    entry,
    async *content() {
      yield* decode();
      entry.hasSum = format !== 'zst' && format !== 'deflate';
    },
  };
}

async function* once(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes;
}

/** The name and time in the header of gzip (RFC 1952, 2.3.1). */
function gzipHeader(head: Uint8Array<ArrayBuffer>): { name: string; modified: string | null } {
  const view = viewOf(head);
  const flags = head[3] ?? 0;
  const time = head.length >= 8 ? view.getUint32(4, true) : 0;
  const modified = time === 0 ? null : utcTime(time);
  if (!(flags & 8)) return { name: '', modified };
  const start = flags & 4 && head.length >= 12 ? 12 + view.getUint16(10, true) : 10;
  const end = head.indexOf(0, start);
  const name = end < 0 ? new Uint8Array() : head.slice(start, end);
  return { name: decodeName(name, guessNames([name])), modified };
}
