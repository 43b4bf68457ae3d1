import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { filePaths } from '../base/files/file-names.ts';
import type { OutputFile } from '../core/values.ts';
import { UsageError } from './usage.ts';

/** Saves files in a folder, which is made if it's missing, with the folders of their paths; none is overwritten. Returns where they are. */
export async function saveFiles(folder: string, files: readonly OutputFile[]): Promise<string[]> {
  if (folder === '') throw new UsageError('--out needs a folder');
  const places = filePaths(files.map(({ name }) => name)).map((name) => path.join(folder, name));
  const taken = places.find((place) => fs.existsSync(place));
  if (taken !== undefined) throw new UsageError(`${taken} exists already`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (const [index, { bytes }] of files.entries()) {
      const place = places[index] ?? '';
      fs.mkdirSync(path.dirname(place), { recursive: true });
      if (bytes instanceof Blob)
        await pipeline(
          Readable.fromWeb(bytes.stream() as ReadableStream),
          fs.createWriteStream(place, { flags: 'wx' }),
        );
      else fs.writeFileSync(place, bytes, { flag: 'wx' });
    }
  } catch (error) {
    throw new UsageError(`couldn't write to ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return places;
}
