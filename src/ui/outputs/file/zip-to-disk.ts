// Loads with the result: the picker must open on the click itself.
import type { OutputFile } from '../../../core/values.ts';

/** The part of a handle of the File System Access API that is used here; only Chromium has it. */
export interface DiskFile {
  createWritable(): Promise<DiskWritable>;
  getFile(): Promise<{ size: number }>;
  remove?(): Promise<void>;
}

export interface DiskWritable {
  write(piece: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

type Picker = (options: object) => Promise<DiskFile>;

/** From this size on, an archive goes to the disk while it's written: in memory it would be in the way. */
export const STREAMED_FROM = 100_000_000;
/** What the records of a ZIP file without extensions can count, with room for its own. */
export const MOST_IN_ZIP = 4_000_000_000;

/**
 * Asks where to save an archive, on the click that wants it. Returns null where that can't be asked, such as in other
 * browsers and in frames, and undefined if the user doesn't want to. What exists is replaced only if the user says so there.
 */
export async function pickZip(suggestedName: string): Promise<DiskFile | null | undefined> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!pick) return null;
  try {
    return await pick.call(window, {
      suggestedName,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    });
  } catch (error) {
    return nameOf(error) === 'AbortError' ? undefined : null;
  }
}

export interface Saving {
  signal: AbortSignal;
  onRead: (bytes: number) => void;
}

/** Writes an archive into a file piece by piece. Nothing is left of it if that fails or is canceled. */
export async function zipToDisk(
  files: readonly Pick<OutputFile, 'name' | 'bytes'>[],
  target: DiskFile,
  telling: Saving,
): Promise<void> {
  let writable: DiskWritable | undefined;
  try {
    const { writeZip, entriesOf } = await import('./zip-files.ts');
    writable = await target.createWritable();
    await writeZip(entriesOf(files), writable, telling);
    await writable.close();
  } catch (error) {
    await writable?.abort().catch(() => undefined);
    await removeEmpty(target).catch(() => undefined);
    throw error;
  }
}

/** The picker itself has made an empty file. */
async function removeEmpty(target: DiskFile): Promise<void> {
  if ((await target.getFile()).size === 0) await target.remove?.();
}

/** The name of a `DOMException` or an error. */
export const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

const WORDS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'outputs.diskFull',
  NotAllowedError: 'outputs.mayNotWrite',
  NoModificationAllowedError: 'outputs.mayNotWrite',
  SecurityError: 'outputs.mayNotWrite',
  TooLargeError: 'outputs.zipTooLarge',
  // A file that was to be read
  NotReadableError: 'outputs.fileGone',
  NotFoundError: 'outputs.fileGone',
};

/** The text for what went wrong. */
export const wordsFor = (error: unknown): string => WORDS[nameOf(error)] ?? 'outputs.notSaved';
