import { Problem } from '../../../base/problem.ts';

export const ARCHIVE_PROBLEMS = [
  'not-an-archive',
  'unsupported-archive',
  'broken-archive',
  'split-archive',
  'too-many-entries',
] as const;
export type ArchiveProblemCode = (typeof ARCHIVE_PROBLEMS)[number];

/** Nobody looks through more, and a list of them would take gigabytes. */
export const MOST_ENTRIES = 100_000;

export const brokenArchive = () => new Problem<ArchiveProblemCode>('broken-archive');

/** Throws Problem for one entry too many. */
export function checkCount(count: number): void {
  if (count > MOST_ENTRIES)
    throw new Problem<ArchiveProblemCode>('too-many-entries', undefined, { maximum: MOST_ENTRIES });
}

/** Why an entry can't be taken out. */
export type EntryFault =
  | { kind: 'encrypted' }
  | { kind: 'method'; name: string }
  /** Shares its data with another entry, as only bombs do. */
  | { kind: 'overlap' }
  /** Its data is missing, or isn't what the list says. */
  | { kind: 'broken' };

export interface Entry {
  path: string;
  kind: 'file' | 'folder' | 'link' | 'special';
  /** Where a link leads. */
  target: string | null;
  /** As the archive says; null if it doesn't. */
  size: number | null;
  packed: number | null;
  /** `2026-11-28 09:30:00`, with a Z if it's in universal time. */
  modified: string | null;
  /** Whether the archive has a sum that the content is compared with. */
  hasSum: boolean;
  fault: EntryFault | null;
}

/** An entry whose content can be read until the next one is asked for. Reading throws `EntryError` for broken data. */
export interface OpenEntry {
  entry: Entry;
  content(): AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/** Data that a decoder refuses. */
export class EntryError extends Error {}

/** Returns a time in seconds since the epoch as in `Entry`; null if it's none. */
export function utcTime(seconds: number): string | null {
  const time = new Date(seconds * 1000);
  if (Number.isNaN(time.getTime())) return null;
  return time.toISOString().replace('T', ' ').replace(/\.\d+/, '');
}
