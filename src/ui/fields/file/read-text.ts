import { decodeText } from '../../../core/decode-text.ts';

/** Largest file that is opened as text, in bytes: beyond it editing is no longer fluid. */
export const TEXT_LIMIT = 32_000_000;

export type ReadText = { ok: true; text: string } | { ok: false; problem: 'tooLarge' | 'notText' | 'unreadable' };

/** The text of a file: strict UTF-8 (a byte order mark is dropped), or UTF-16 where a byte order mark says so. */
export async function readText(file: Blob): Promise<ReadText> {
  if (file.size > TEXT_LIMIT) return { ok: false, problem: 'tooLarge' };
  const bytes = await bytesOf(file);
  if (!bytes) return { ok: false, problem: 'unreadable' };
  const text = decodeText(bytes);
  return text === null ? { ok: false, problem: 'notText' } : { ok: true, text };
}

/** Null for a file that has gone or changed since it was chosen, which browsers report with a DOMException. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
