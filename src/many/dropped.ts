import type { NamedFile } from './source.ts';

/** Nothing larger is a folder that somebody wants to run as a whole. */
const MOST_FILES = 20_000;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** Reads a part of a folder; browsers give its entries in several parts. */
const partOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

async function* filesIn(entry: FileSystemEntry): AsyncGenerator<NamedFile> {
  if (entry.isFile) {
    yield { path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) };
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (let part = await partOf(reader); part.length > 0; part = await partOf(reader))
    for (const inner of part) yield* filesIn(inner);
}

/** Returns the files of a drop, also those in folders, with their paths. Call it while the event is handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<NamedFile[]> {
  const items = [...(transfer.items ?? [])].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.length === 0 || entries.includes(null)) return namedFiles([...transfer.files]);
  const files: NamedFile[] = [];
  for (const entry of entries) {
    if (!entry) continue;
    for await (const file of filesIn(entry)) {
      files.push(file);
      if (files.length === MOST_FILES) return files;
    }
  }
  return sorted(files);
}

const sorted = (files: NamedFile[]) => files.sort((a, b) => (a.path < b.path ? -1 : 1));

/** Returns chosen files with their paths in the folder that was chosen. */
export const namedFiles = (files: readonly File[]): NamedFile[] =>
  sorted(files.map((file) => ({ path: file.webkitRelativePath || file.name, file }))).slice(0, MOST_FILES);
