import { createContext } from 'react';
import type { InputFile } from '../../../core/field.ts';
import { notify } from '../../../session/notices.ts';
import { transferFiles } from './transfer-files.ts';

/** A file of a folder, with its path. */
export interface NamedFile {
  path: string;
  file: InputFile;
}

/** Takes many files where a field holds one; absent where nothing else is done with them. */
export const ManyFilesContext = createContext<((files: readonly NamedFile[]) => void) | undefined>(undefined);

/** Nothing larger is a folder that somebody wants to run as a whole. */
const MOST_FILES = 20_000;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** Reads a part of a folder; browsers give its entries in several parts. */
const partOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

/** What a drop holds. */
interface Dropped {
  files: NamedFile[];
  /** Paths of what can't be read, such as a file that has been deleted since. */
  unread: string[];
}

/** A file that is known by its path in the folder that was dropped; its content isn't read. */
export function withPath({ path, file }: NamedFile): File {
  const own = file as File;
  const { type, lastModified } = own;
  return path === own.name ? own : new File([own], path, { type, lastModified });
}

const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, '');

/** Adds what is in an entry, until there are too many files. */
async function collect(entry: FileSystemEntry, into: Dropped): Promise<void> {
  try {
    if (entry.isFile) {
      into.files.push({ path: pathOf(entry), file: await fileOf(entry as FileSystemFileEntry) });
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (let part = await partOf(reader); part.length > 0; part = await partOf(reader))
      for (const inner of part) if (into.files.length < MOST_FILES) await collect(inner, into);
  } catch {
    into.unread.push(pathOf(entry));
  }
}

/** Returns the files of a drop, also those in folders, with their paths. Call it while the event is handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const items = [...(transfer.items ?? [])].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.length === 0 || entries.includes(null)) return { files: namedFiles([...transfer.files]), unread: [] };
  const all: Dropped = { files: [], unread: [] };
  for (const entry of entries) if (entry && all.files.length < MOST_FILES) await collect(entry, all);
  return { ...all, files: sorted(all.files) };
}

const sorted = (files: NamedFile[]) => files.sort((a, b) => (a.path < b.path ? -1 : 1));

/** Returns chosen files with their paths in the folder that was chosen. */
export const namedFiles = (files: readonly File[]): NamedFile[] =>
  sorted(files.map((file) => ({ path: file.webkitRelativePath || file.name, file }))).slice(0, MOST_FILES);

/** Whether a drop is a folder or several files. */
export function holdsMany(transfer: DataTransfer): boolean {
  const { files, hasFolder } = transferFiles(transfer);
  return hasFolder || files.length > 1;
}

/** Passes on the files of a drop, also those in folders, and says what can't be read. */
export async function takeDropped(transfer: DataTransfer, take: (files: readonly NamedFile[]) => void): Promise<void> {
  const { files, unread } = await droppedFiles(transfer);
  const [name] = unread;
  if (name !== undefined) notify({ id: 'unread', text: 'fields.unreadable', params: { name } });
  else if (files.length === 0) notify({ id: 'unread', text: 'ui.noFiles' });
  if (files.length > 0) take(files);
}
