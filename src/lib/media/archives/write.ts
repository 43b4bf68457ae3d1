// Writes archives piece by piece, so that they are never in memory as a whole.
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { slicesIn } from './bytes-in.ts';
import { writeTar } from './write-tar.ts';

type Piece = Uint8Array<ArrayBuffer>;

export interface PackedFile extends Sliceable {
  /** With slashes between folders. */
  path: string;
  /** Milliseconds since the epoch. */
  modified: number;
}

export interface Packing {
  /** From 0 (stored) to 9. */
  level: Level;
  signal?: AbortSignal;
  progress?: (share: number) => void;
}

export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const ARCHIVE_FORMATS = ['zip', 'tar.gz', 'tar', 'gz'] as const;
export type WrittenFormat = (typeof ARCHIVE_FORMATS)[number];

/** The most that fits without Zip64, which the writer doesn't know. */
export const MOST_IN_ZIP = { bytes: 4_000_000_000, files: 65_535 };

/** Formats whose content is compressed again for hardly anything. */
const COMPRESSED =
  /\.(?:zip|gz|tgz|bz2|xz|zst|7z|rar|jpe?g|png|gif|webp|avif|heic|mp[34]|m4[av]|mov|mkv|webm|ogg|opus|flac|woff2?|docx|xlsx|pptx|odt|apk|jar)$/i;

/** Writes an archive. The files of a gzip are one. */
export async function* writeArchive(
  format: WrittenFormat,
  files: readonly PackedFile[],
  packing: Packing,
): AsyncGenerator<Piece> {
  const whole = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const read = async function* (file: PackedFile): AsyncGenerator<Piece> {
    for await (const piece of slicesIn(file, 0, file.size, packing.signal)) {
      yield piece;
      done += piece.length;
      packing.progress?.(done / whole);
    }
  };
  if (format === 'zip') yield* writeZip(files, read, packing.level);
  else if (format === 'tar') yield* writeTar(files, read);
  else if (format === 'tar.gz') yield* gzipped(writeTar(files, read), packing.level);
  else for (const file of files) yield* gzipped(read(file), packing.level, file);
}

async function* writeZip(
  files: readonly PackedFile[],
  read: (file: PackedFile) => AsyncIterable<Piece>,
  level: Level,
): AsyncGenerator<Piece> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let made: Piece[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(new Uint8Array(bytes));
  });
  for (const file of files) {
    const isStored = level === 0 || file.size === 0 || COMPRESSED.test(file.path);
    const entry = isStored ? new ZipPassThrough(file.path) : new ZipDeflate(file.path, { level });
    Object.assign(entry, attributesOf(file));
    zip.add(entry);
    for await (const piece of read(file)) {
      entry.push(piece);
      yield* made;
      made = [];
    }
    entry.push(new Uint8Array(), true);
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}

/** What Unix and others keep beside the name. */
function attributesOf({ modified }: PackedFile) {
  const time = new DataView(new ArrayBuffer(5));
  time.setUint8(0, 1);
  time.setInt32(1, Math.floor(modified / 1000), true);
  // A DOS time has no zone and begins in 1980.
  const mtime = new Date(Math.max(modified, Date.UTC(1980, 0, 2)));
  return { os: 3, attrs: 0o100644 * 65_536, mtime, extra: { 0x5455: new Uint8Array(time.buffer) } };
}

async function* gzipped(pieces: AsyncIterable<Piece>, level: Level, file?: PackedFile): AsyncGenerator<Piece> {
  const { Gzip } = await import('fflate');
  const mtime = file ? Math.max(0, file.modified) : 0;
  const isLatin = file && /^[\u0020-\u007e]+$/.test(file.path);
  let made: Piece[] = [];
  const gzip = new Gzip({ level, mtime, ...(isLatin && { filename: file.path }) }, (bytes) => {
    made.push(new Uint8Array(bytes));
  });
  for await (const piece of pieces) {
    gzip.push(piece);
    yield* made;
    made = [];
  }
  gzip.push(new Uint8Array(), true);
  yield* made;
}
