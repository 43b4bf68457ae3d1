import type { InputFile } from './field.ts';

/** A small file for an example: a real one, since only those can go to a worker. */
export function sampleFile(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): InputFile {
  return new File([bytes], name, { type });
}
