// The central directory of a zip file (PKWARE APPNOTE.TXT, 4.3.12 to 4.3.16).
import { Problem } from '../../../base/problem.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { bytesAt } from './bytes-in.ts';
import { type ArchiveProblemCode, brokenArchive, checkCount } from './entry.ts';

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
/** Said by a field whose value is in the Zip64 extra field. */
const IN_64 = 0xffffffff;
const MOST_DIRECTORY = 100_000_000;

/** A record of the central directory. */
export interface ZipRecord {
  name: Uint8Array<ArrayBuffer>;
  /** From the Info-ZIP Unicode Path extra field. */
  unicodeName: Uint8Array<ArrayBuffer> | null;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** In the file, not as written. */
  offset: number;
  /** Seconds since the epoch, where an extra field says them. */
  modified: number | null;
  dosTime: number;
  dosDate: number;
  /** By Unix; 0 where another system made it. */
  mode: number;
  /** The real method of what WinZip has encrypted. */
  isAes: boolean;
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface End {
  count: number;
  size: number;
  /** Where the directory really is. */
  start: number;
  /** What precedes the archive, such as a program that unpacks it. */
  before: number;
  comment: Uint8Array<ArrayBuffer>;
}

/** Reads the end of a zip file. Throws Problem. */
export async function readEnd(file: Sliceable): Promise<End> {
  const from = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await bytesAt(file, from, file.size);
  const view = viewOf(tail);
  let at = tail.length - END_SIZE;
  // The last one whose comment fits: a comment may contain the signature.
  while (at >= 0 && !(view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) <= tail.length))
    at -= 1;
  if (at < 0) throw brokenArchive();
  const disks = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
  const written = {
    count: view.getUint16(at + 10, true),
    size: view.getUint32(at + 12, true),
    offset: view.getUint32(at + 16, true),
  };
  const comment = tail.slice(at + END_SIZE, at + END_SIZE + view.getUint16(at + 20, true));
  let end = from + at;
  const locator = viewOf(await bytesAt(file, Math.max(0, end - 20), end));
  if (locator.byteLength === 20 && locator.getUint32(0, true) === LOCATOR_64) {
    const found64 = await readEnd64(file, Number(locator.getBigUint64(8, true)), end - 20);
    Object.assign(written, found64.written);
    end = found64.at;
  } else if (disks.some((disk) => disk !== 0 && disk !== 0xffff)) {
    throw new Problem<ArchiveProblemCode>('split-archive');
  }
  const start = end - written.size;
  if (start < 0 || written.offset > start) throw brokenArchive();
  return { count: written.count, size: written.size, start, before: start - written.offset, comment };
}

async function readEnd64(file: Sliceable, offset: number, locatorAt: number) {
  // A program before the archive moves it.
  for (const at of [offset, locatorAt - 56]) {
    const bytes = await bytesAt(file, at, at + 56);
    const view = viewOf(bytes);
    if (bytes.length < 56 || view.getUint32(0, true) !== END_64) continue;
    const [count, size, start] = [32, 40, 48].map((field) => Number(view.getBigUint64(field, true)));
    return { at, written: { count: count ?? 0, size: size ?? 0, offset: start ?? 0 } };
  }
  throw brokenArchive();
}

/** Reads the records of a zip file. Throws Problem. */
export async function readRecords(file: Sliceable, end: End): Promise<ZipRecord[]> {
  if (end.size > MOST_DIRECTORY) throw brokenArchive();
  const bytes = await bytesAt(file, end.start, end.start + end.size);
  const view = viewOf(bytes);
  const records: ZipRecord[] = [];
  for (let at = 0; at + 46 <= bytes.length;) {
    if (view.getUint32(at, true) !== CENTRAL) break; // a digital signature
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > bytes.length) throw brokenArchive();
    records.push(recordOf(view, at, bytes.slice(at + 46, nameEnd), bytes.slice(nameEnd, extraEnd), end.before));
    checkCount(records.length);
    at = next;
  }
  if (records.length === 0 && end.count > 0) throw brokenArchive();
  return records;
}

function recordOf(
  view: DataView,
  at: number,
  name: Uint8Array<ArrayBuffer>,
  extra: Uint8Array<ArrayBuffer>,
  before: number,
): ZipRecord {
  const external = view.getUint32(at + 38, true);
  const isUnix = view.getUint8(at + 5) === 3 || view.getUint8(at + 5) === 19; // Unix and macOS
  const record: ZipRecord = {
    name,
    unicodeName: null,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    dosTime: view.getUint16(at + 12, true),
    dosDate: view.getUint16(at + 14, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    modified: null,
    mode: isUnix ? external >>> 16 : 0,
    isAes: false,
  };
  readExtra(extra, record);
  record.offset += before;
  return record;
}

/** Puts what the extra fields say into the record. */
function readExtra(extra: Uint8Array<ArrayBuffer>, record: ZipRecord): void {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length;) {
    const id = view.getUint16(at, true);
    const start = at + 4;
    const end = start + view.getUint16(at + 2, true);
    if (end > extra.length) return;
    if (id === 0x0001) read64(view, start, end, record);
    else if (id === 0x5455 && end - start >= 5 && extra[start]! & 1) record.modified = view.getInt32(start + 1, true);
    else if (id === 0x000a && end - start >= 32 && record.modified === null)
      record.modified = Number(view.getBigUint64(start + 8, true) / 10_000_000n) - 11_644_473_600;
    else if (id === 0x7075 && end - start > 5) record.unicodeName = extra.slice(start + 5, end);
    else if (id === 0x9901 && end - start >= 7) {
      record.isAes = true;
      record.method = view.getUint16(start + 5, true);
    }
    at = end;
  }
}

/** Only what is missing in the record is in the field, in this order. */
function read64(view: DataView, start: number, end: number, record: ZipRecord): void {
  let at = start;
  for (const name of ['size', 'packed', 'offset'] as const) {
    if (record[name] !== IN_64) continue;
    if (at + 8 > end) throw brokenArchive();
    record[name] = Number(view.getBigUint64(at, true));
    at += 8;
  }
}
