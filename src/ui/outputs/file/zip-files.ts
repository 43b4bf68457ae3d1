// Loads when all files of a result are downloaded at once.
import { Zip, ZipDeflate } from 'fflate';
import { filePaths } from '../../../base/file-names.ts';
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

/** Waits until the page has had a chance to paint and to react. */
const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Collects the parts of an archive. */
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
    add(part: Uint8Array): void {
      parts.push(new Uint8Array(part));
      size += part.length;
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
export async function zipEntries(
  entries: Iterable<ZipEntry>,
  onEntry: (count: number) => void = () => undefined,
): Promise<Blob> {
  const parts = createParts();
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.add(part);
  });
  let count = 0;
  let rested = performance.now();
  const rest = async () => {
    if (performance.now() - rested < 8) return;
    await breath();
    rested = performance.now();
  };
  for (const { name, content } of entries) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    for await (const slice of slicesOf(content)) {
      await rest();
      entry.push(slice);
    }
    entry.push(new Uint8Array(), true);
    await rest();
    onEntry((count += 1));
  }
  zip.end();
  return parts.whole('application/zip');
}

/** Packs files into an archive. */
export function zipFiles(files: readonly OutputFile[]): Promise<Blob> {
  const names = filePaths(files.map(({ name }) => name));
  return zipEntries(files.map(({ bytes }, index) => ({ name: names[index] ?? '', content: bytes })));
}
