import { type InputFile, isInputFile } from '../../core/field.ts';
import { fileOnDisk, placeOf } from './disk.ts';

/** A file on its way to a thread: its bytes, which move there, or where it is on the disk. */
interface PackedFile {
  name: string;
  type: string;
  lastModified: number | undefined;
  content: ArrayBuffer | string;
}

/**
 * The values of a run on their way to a thread. Files travel beside the values, so that no value, which anybody may have
 * sent, can pass for a file on this disk.
 */
export interface Parcel {
  values: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, PackedFile | readonly PackedFile[]>>;
}

async function packedFile(file: InputFile): Promise<PackedFile> {
  const { name, type, lastModified } = file;
  const place = file instanceof Blob ? placeOf(file) : undefined;
  return { name, type, lastModified, content: place ?? (await file.arrayBuffer()) };
}

const unpackedFile = ({ name, type, lastModified, content }: PackedFile): File | Promise<File> =>
  typeof content === 'string'
    ? fileOnDisk(content, name, type)
    : new File([new Uint8Array(content)], name, { type, ...(lastModified !== undefined && { lastModified }) });

const isFileList = (value: unknown): value is readonly InputFile[] =>
  Array.isArray(value) && value.length > 0 && value.every(isInputFile);

/** Packs raw values; `moved` are the buffers that leave this thread. */
export async function packed(
  input: Readonly<Record<string, unknown>>,
): Promise<{ parcel: Parcel; moved: ArrayBuffer[] }> {
  const values: [string, unknown][] = [];
  const files: [string, PackedFile | readonly PackedFile[]][] = [];
  for (const [name, value] of Object.entries(input)) {
    if (isInputFile(value)) files.push([name, await packedFile(value)]);
    else if (isFileList(value)) files.push([name, await Promise.all(value.map(packedFile))]);
    else values.push([name, value]);
  }
  const moved = files
    .flatMap(([, file]) => file)
    .flatMap(({ content }) => (typeof content === 'string' ? [] : [content]));
  return { parcel: { values: Object.fromEntries(values), files: Object.fromEntries(files) }, moved };
}

export async function unpacked({ values, files }: Parcel): Promise<Record<string, unknown>> {
  const entries = Object.entries(files).map(async ([name, file]) => {
    const value = Array.isArray(file)
      ? await Promise.all(file.map(unpackedFile))
      : await unpackedFile(file as PackedFile);
    return [name, value] as const;
  });
  return { ...values, ...Object.fromEntries(await Promise.all(entries)) };
}
