import fs from 'node:fs';
import path from 'node:path';

/** Where the content of a blob is. Node clones neither such a blob nor, without crashing, a file made of one. */
const places = new WeakMap<Blob, string>();

/** Returns the file that a blob reads its content from; undefined if it isn't one of these functions. */
export const placeOf = (blob: Blob): string | undefined => places.get(blob);

/** Returns a file on disk as a blob, whose content is read on demand. */
export async function blobOnDisk(name: string): Promise<Blob> {
  const { emitWarning } = process;
  process.emitWarning = () => undefined; // Node warns that this function is experimental, which doesn't concern the user
  const opened = fs.openAsBlob(name);
  process.emitWarning = emitWarning;
  const blob = await opened;
  places.set(blob, name);
  return blob;
}

/** Does the same as an input file, which may be larger than the memory. */
export async function fileOnDisk(place: string, name = path.basename(place), type = ''): Promise<File> {
  const lastModified = fs.statSync(place).mtimeMs;
  const file = new File([await blobOnDisk(place)], name, { type, lastModified });
  places.set(file, place);
  return file;
}
