// Loads when all files of a result are downloaded at once.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { filePaths } from '../../../base/files/file-names.ts';
import type { OutputFile } from '../../../core/values.ts';

/** One entry of an archive; its name may be a path. */
export interface ZipEntry {
  name: string;
  content: Uint8Array | Blob;
}

/** Compressed at once. */
const SLICE = 256 * 1024;
/** Compressed parts are put into a blob when they are this large, which the browser can move to the disk. */
const FOLDED = 4_000_000;

/** Smaller ones gain nothing by compression, which takes ten times as long. */
const STORED = 256;
/** For what fits into a slice: 2^16 places to look up instead of 2^20, which take longer to clear than to use. */
const SMALL = { mem: 4 } as const;
/** More entries are counted in the records of Zip64 (APPNOTE 4.3.14 to 4.3.16). */
const MOST_COUNTED = 0xffff;
const END_SIZE = 22;

const writerOf = (name: string, size: number) =>
  size < STORED ? new ZipPassThrough(name) : new ZipDeflate(name, size <= SLICE ? SMALL : {});

/** Returns the end of an archive of more entries than its last record can count, which is that of fewer. */
function longEnd(end: Uint8Array, count: number): Uint8Array {
  const written = end.subarray(0, -END_SIZE);
  const last = new DataView(end.buffer, end.byteOffset + written.length);
  const start = last.getUint32(16, true);
  const records = new DataView(new ArrayBuffer(56 + 20 + END_SIZE));
  const set = (at: number, value: number, size: 2 | 4 | 8) => {
    if (size === 2) records.setUint16(at, value, true);
    else if (size === 4) records.setUint32(at, value, true);
    else records.setBigUint64(at, BigInt(value), true);
  };
  set(0, 0x06064b50, 4);
  set(4, 44, 8); // the length of what follows
  set(12, 45, 2);
  set(14, 45, 2); // version 4.5 knows Zip64
  set(24, count, 8);
  set(32, count, 8);
  set(40, written.length, 8);
  set(48, start, 8);
  set(56, 0x07064b50, 4);
  set(64, start + written.length, 8);
  set(72, 1, 4);
  set(76, 0x06054b50, 4);
  set(84, MOST_COUNTED, 2);
  set(86, MOST_COUNTED, 2);
  set(88, written.length, 4);
  set(92, start, 4);
  const whole = new Uint8Array(written.length + records.byteLength);
  whole.set(written);
  whole.set(new Uint8Array(records.buffer), written.length);
  return whole;
}

/** Waits until the page has had a chance to paint and to react. */
const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Takes an archive piece by piece, in order; the next piece waits for it. */
export interface ZipSink {
  write(piece: Uint8Array<ArrayBuffer>): Promise<void> | void;
}

interface Telling {
  /** Called after each entry with how many there are so far. */
  onEntry?: (count: number) => void;
  /** Called with the number of bytes that have been read so far. */
  onRead?: (bytes: number) => void;
  signal?: AbortSignal;
}

/** Collects the pieces of an archive. */
function createParts() {
  const blobs: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const fold = () => {
    if (parts.length > 0) blobs.push(new Blob(parts));
    parts = [];
    size = 0;
  };
  return {
    write(piece: Uint8Array<ArrayBuffer>): void {
      parts.push(piece);
      size += piece.length;
      if (size >= FOLDED) fold();
    },
    whole(type: string): Blob {
      fold();
      return new Blob(blobs, { type });
    },
  };
}

async function* slicesOf(content: Uint8Array | Blob): AsyncGenerator<Uint8Array> {
  const size = content instanceof Blob ? content.size : content.length;
  for (let at = 0; at < size; at += SLICE) {
    const slice = content.slice(at, at + SLICE);
    yield slice instanceof Blob ? new Uint8Array(await slice.arrayBuffer()) : slice;
  }
}

/** Writes entries into an archive, one after the other and in slices, so that the page stays responsive. */
export async function writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  sink: ZipSink,
  { onEntry, onRead, signal }: Telling = {},
): Promise<void> {
  let made: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  let read = 0;
  const zip = new Zip((error, part, isEnd) => {
    if (error) throw error;
    made.push(new Uint8Array(isEnd && count > MOST_COUNTED ? longEnd(part, count) : part));
  });
  const flush = async () => {
    const pieces = made;
    made = [];
    for (const piece of pieces) await sink.write(piece);
  };
  let rested = performance.now();
  const rest = async () => {
    if (performance.now() - rested < 8) return;
    await breath();
    rested = performance.now();
  };
  for await (const { name, content } of entries) {
    const entry = writerOf(name, content instanceof Blob ? content.size : content.length);
    zip.add(entry);
    for await (const slice of slicesOf(content)) {
      signal?.throwIfAborted();
      await rest();
      read += slice.length;
      onRead?.(read);
      entry.push(slice);
      await flush();
    }
    entry.push(new Uint8Array(), true);
    await flush();
    await rest();
    count += 1;
    onEntry?.(count);
  }
  signal?.throwIfAborted();
  zip.end();
  await flush();
}

/** Collects an archive of these entries. */
export async function zipEntries(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  onEntry?: (count: number) => void,
): Promise<Blob> {
  const parts = createParts();
  await writeZip(entries, parts, onEntry && { onEntry });
  return parts.whole('application/zip');
}

/** The entries of an archive of these files, under names that stay in its folder. */
export function entriesOf(files: readonly Pick<OutputFile, 'name' | 'bytes'>[]): ZipEntry[] {
  const names = filePaths(files.map(({ name }) => name));
  return files.map(({ bytes }, index) => ({ name: names[index] ?? '', content: bytes }));
}

/** Packs files into an archive. */
export const zipFiles = (files: readonly OutputFile[]): Promise<Blob> => zipEntries(entriesOf(files));
