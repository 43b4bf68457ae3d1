// Reads zip files: the list from the directory at their end, and each content only when it's asked for.
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { bytesAt, joined, slicesIn } from './bytes-in.ts';
import { crc32 } from '../../bytes/crc32.ts';
import { inflated, unzstd } from './decoders.ts';
import { type Entry, EntryError, type EntryFault, type OpenEntry, utcTime } from './entry.ts';
import { decodeName, guessNames, type NameCharset } from './names.ts';
import { readEnd, readRecords, viewOf, type ZipRecord } from './zip-fields.ts';

const LOCAL = 0x04034b50;
const IS_ENCRYPTED = 1;
const IS_UTF8 = 0x800;

/** Methods by their number (APPNOTE.TXT, 4.4.5). */
const METHODS: Readonly<Record<number, string>> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'xz',
  98: 'PPMd',
  99: 'AES',
};

const FILE_TYPE = 0o170000;
const LINK = 0o120000;
const FOLDER = 0o040000;
const LONGEST_TARGET = 4096;

export interface OpenZip {
  comment: string;
  entries: OpenEntry[];
  /** The encoding of the names that aren't marked as UTF-8; null if all are, or are ASCII. */
  charset: NameCharset | null;
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** Opens a zip file. Throws Problem. */
export async function openZip(file: Sliceable, names: NameCharset | 'auto', signal?: AbortSignal): Promise<OpenZip> {
  const end = await readEnd(file);
  const records = await readRecords(file, end);
  const unmarked = records.filter(
    ({ name, flags, unicodeName }) => !(flags & IS_UTF8) && !unicodeName && !isAscii(name),
  );
  const guessed = names === 'auto' ? guessNames(unmarked.map(({ name }) => name)) : names;
  const shared = overlapping(records, end.start);
  const entries: OpenEntry[] = [];
  for (const record of records) {
    const entry = entryOf(record, guessed, shared.has(record));
    const content = () => contentOf(file, record, end.start, signal);
    if (entry.kind === 'link' && !entry.fault && record.size <= LONGEST_TARGET) await readTarget(entry, content);
    entries.push({ entry, content });
  }
  const comment = decodeName(end.comment, guessNames([end.comment]));
  return { comment, entries, charset: unmarked.length > 0 ? guessed : null };
}

function entryOf(record: ZipRecord, charset: NameCharset, isShared: boolean): Entry {
  const { name, unicodeName, flags, mode, size, packed } = record;
  const path = unicodeName ? decodeName(unicodeName, 'utf-8') : decodeName(name, flags & IS_UTF8 ? 'utf-8' : charset);
  const type = mode & FILE_TYPE;
  const kind = type === LINK ? 'link' : path.endsWith('/') || type === FOLDER ? 'folder' : 'file';
  return {
    path,
    kind,
    target: null,
    size,
    packed,
    modified: record.modified === null ? dosTime(record) : utcTime(record.modified),
    hasSum: true,
    fault: faultOf(record, isShared),
  };
}

function faultOf({ flags, method, isAes }: ZipRecord, isShared: boolean): EntryFault | null {
  if (flags & IS_ENCRYPTED || isAes) return { kind: 'encrypted' };
  if (isShared) return { kind: 'overlap' };
  if ([0, 8, 93].includes(method)) return null;
  return { kind: 'method', name: METHODS[method] ?? String(method) };
}

/** The records whose data overlaps that of others, or the directory. */
function overlapping(records: readonly ZipRecord[], directory: number): Set<ZipRecord> {
  const shared = new Set<ZipRecord>();
  const ordered = records.filter(({ packed }) => packed > 0).toSorted((a, b) => a.offset - b.offset);
  let last: { record: ZipRecord; end: number } | null = null;
  for (const record of ordered) {
    const end = record.offset + 30 + record.name.length + record.packed;
    if (last && record.offset < last.end) shared.add(last.record).add(record);
    if (end > directory) shared.add(record);
    if (!last || end > last.end) last = { record, end };
  }
  return shared;
}

/** A DOS time is that of a clock on the wall somewhere. */
function dosTime({ dosDate, dosTime }: ZipRecord): string | null {
  const [year, month, day] = [1980 + (dosDate >> 9), (dosDate >> 5) & 15, dosDate & 31];
  const [hour, minute, second] = [dosTime >> 11, (dosTime >> 5) & 63, (dosTime & 31) * 2];
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  return Number.isNaN(Date.parse(date)) ? null : `${date} ${two(hour)}:${two(minute)}:${two(second)}`;
}

async function* contentOf(
  file: Sliceable,
  { name, offset, packed, method, size, crc }: ZipRecord,
  directory: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const header = await bytesAt(file, offset, offset + 30);
  const view = viewOf(header);
  if (header.length < 30 || view.getUint32(0, true) !== LOCAL) throw new EntryError('no header');
  // Programs that read from the front would unpack another file than those that read the list.
  const local = await bytesAt(file, offset + 30, offset + 30 + view.getUint16(26, true));
  if (local.length !== name.length || local.some((byte, index) => byte !== name[index]))
    throw new EntryError('two names');
  const start = offset + 30 + local.length + view.getUint16(28, true);
  if (start + packed > directory) throw new EntryError('no data');
  const raw = slicesIn(file, start, start + packed, signal);
  let made = 0;
  let sum = 0;
  for await (const piece of method === 8 ? inflated(raw) : method === 93 ? unzstd(raw) : raw) {
    made += piece.length;
    if (made > size) throw new EntryError('more than declared');
    sum = crc32(piece, sum);
    yield piece;
  }
  if (made !== size || sum !== crc) throw new EntryError('other content');
}

async function readTarget(entry: Entry, content: OpenEntry['content']): Promise<void> {
  try {
    entry.target = decodeName(await joined(content()), 'utf-8');
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    entry.fault = { kind: 'broken' };
  }
}
