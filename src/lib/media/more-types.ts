// The types that file-type knows besides those of our own table. Loaded only for bytes that the table has no name for.
import { fileTypeFromBuffer } from 'file-type/core';
import type { FileType } from './file-signatures.ts';

/** It takes what lies beyond the end for zeros, so that two bytes can pass for a font. */
const SHORTEST = 8;

export async function detectMore(bytes: Uint8Array): Promise<FileType | null> {
  if (bytes.length < SHORTEST) return null;
  try {
    const found = await fileTypeFromBuffer(bytes);
    // MPEG audio without a tag is told from noise more strictly by the table.
    return found && found.mime !== 'audio/mpeg' ? { type: found.mime, extension: found.ext } : null;
  } catch (error) {
    // Its readers of containers throw errors of many kinds for those that are cut off or broken.
    if (error instanceof Error) return null;
    throw error;
  }
}
