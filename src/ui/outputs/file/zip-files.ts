// Loads when all files of a result are downloaded at once.
import { Zip, ZipDeflate } from 'fflate';
import { fileNames } from '../../../base/file-names.ts';
import type { OutputFile } from '../../../core/values.ts';

/** Waits until the page has had a chance to paint and to react. */
const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Packs files into an archive, one after the other, so that the page stays responsive. */
export async function zipFiles(files: readonly OutputFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  const names = fileNames(files.map(({ name }) => name));
  for (const [index, { bytes }] of files.entries()) {
    await breath();
    const entry = new ZipDeflate(names[index] ?? '');
    zip.add(entry);
    entry.push(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
