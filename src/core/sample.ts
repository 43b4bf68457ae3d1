import type { InputFile } from './field.ts';

/** Creates a small file for an example: a real one, since only those can be sent to a worker. */
export function sampleFile(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): InputFile {
  return new File([bytes], name, { type });
}
