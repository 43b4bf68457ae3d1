// The types that file-type knows in addition to our own table. Loaded only for bytes that the table doesn't recognize.
import { fileTypeFromBuffer } from 'file-type/core';
import type { FileType } from './file-signatures.ts';

/** It reads bytes beyond the end as zeros, so that two bytes can look like a font. */
const SHORTEST = 8;

export async function detectMore(bytes: Uint8Array): Promise<FileType | null> {
  if (bytes.length < SHORTEST) return null;
  try {
    const detected = await fileTypeFromBuffer(bytes);
    // The table is stricter in telling MPEG audio without a tag from noise.
    return detected && detected.mime !== 'audio/mpeg' ? { type: detected.mime, extension: detected.ext } : null;
  } catch (error) {
    // Its container parsers throw various errors for truncated or broken files.
    if (error instanceof Error) return null;
    throw error;
  }
}
