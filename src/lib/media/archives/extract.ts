// Lists the entries of an archive and takes out the chosen ones, within limits that no bomb gets past.
import { Problem } from '../../../base/problem.ts';
import { type ArchiveProblemCode, checkCount, type Entry, EntryError, type OpenEntry } from './entry.ts';
import { isUnsafePath } from './names.ts';
import type { Archive } from './open.ts';

type Piece = Uint8Array<ArrayBuffer>;

/** What may become of an entry. */
export const STATES = [
  'checked',
  'unpacked',
  'not-chosen',
  'beyond-limit',
  'folder',
  'link',
  'special',
  'duplicate',
  'unsafe',
  'encrypted',
  'overlap',
  'broken',
  'method',
] as const;
type State = (typeof STATES)[number];

export interface Listed {
  entry: Entry;
  state: State;
}

export interface TakenFile {
  path: string;
  bytes: Piece | Blob;
}

export interface Limits {
  /** Bytes of all files together, and their number. */
  bytes: number;
  files: number;
}

export interface Extracted {
  listed: Listed[];
  files: TakenFile[];
  /** Whether the archive ends too early. */
  isCut: boolean;
}

interface Surroundings {
  isChosen: (path: string) => boolean;
  limits: Limits;
  signal?: AbortSignal;
  blobOf: (pieces: AsyncIterable<Piece>) => Promise<Blob>;
}

/** Larger files are collected outside of the page's memory. */
const MOST_IN_MEMORY = 16_000_000;

class LimitError extends Error {}

/** Lists an archive and takes out files. Throws Problem. */
export async function extract(archive: Archive, surroundings: Surroundings): Promise<Extracted> {
  const listed: Listed[] = [];
  const files: TakenFile[] = [];
  const seen = new Set<string>();
  const rest = { ...surroundings.limits };
  try {
    for await (const open of archive.entries) {
      surroundings.signal?.throwIfAborted();
      checkCount(listed.length + 1);
      const { entry } = open;
      const key = entry.path.normalize('NFC').toLowerCase();
      const state = await stateOf(open, seen.has(key), surroundings, rest, files);
      seen.add(key);
      listed.push({ entry, state });
    }
  } catch (error) {
    // What could be read until there is worth more than nothing.
    const isCut = error instanceof EntryError || (error instanceof Problem && error.code === 'broken-archive');
    if (!isCut) throw error;
    if (listed.length === 0) throw new Problem<ArchiveProblemCode>('broken-archive');
    return { listed, files, isCut };
  }
  return { listed, files, isCut: false };
}

async function stateOf(
  open: OpenEntry,
  isTwice: boolean,
  surroundings: Surroundings,
  rest: Limits,
  files: TakenFile[],
): Promise<State> {
  const { entry } = open;
  if (entry.fault) return entry.fault.kind;
  if (entry.kind !== 'file') return entry.kind;
  if (!surroundings.isChosen(entry.path)) return 'not-chosen';
  if (rest.files === 0 || (entry.size ?? 0) > rest.bytes) return 'beyond-limit';
  try {
    const { bytes, size } = await collect(open.content(), rest.bytes, surroundings.blobOf);
    rest.bytes -= size;
    rest.files -= 1;
    entry.size ??= size;
    files.push({ path: entry.path, bytes });
  } catch (error) {
    if (error instanceof LimitError) return 'beyond-limit';
    if (error instanceof EntryError) return 'broken';
    throw error;
  }
  if (isTwice) return 'duplicate';
  if (isUnsafePath(entry.path)) return 'unsafe';
  return entry.hasSum ? 'checked' : 'unpacked';
}

/** Collects a content, in memory or in a blob. Throws LimitError for what is larger than the limit. */
async function collect(
  content: AsyncIterable<Piece>,
  most: number,
  blobOf: Surroundings['blobOf'],
): Promise<{ bytes: Piece | Blob; size: number }> {
  const parts: Piece[] = [];
  let size = 0;
  const iterator = counted()[Symbol.asyncIterator]();
  async function* counted(): AsyncGenerator<Piece> {
    for await (const piece of content) {
      size += piece.length;
      if (size > most) throw new LimitError();
      yield piece;
    }
  }
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    parts.push(next.value);
    if (size <= MOST_IN_MEMORY) continue;
    const all = async function* (): AsyncGenerator<Piece> {
      yield* parts;
      for (let more = await iterator.next(); !more.done; more = await iterator.next()) yield more.value;
    };
    return { bytes: await blobOf(all()), size };
  }
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), size };
}
