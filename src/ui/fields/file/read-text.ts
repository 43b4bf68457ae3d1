import { decodeText } from '../../../core/decode-text.ts';

/** Largest file that is opened as text, in bytes; beyond it, editing becomes sluggish. */
export const TEXT_LIMIT = 32_000_000;

export type ReadText = { ok: true; text: string } | { ok: false; problem: 'tooLarge' | 'notText' | 'unreadable' };

/** Reads a file as text: strict UTF-8 (dropping a byte order mark), or UTF-16 if there is a byte order mark for it. */
export async function readText(file: Blob): Promise<ReadText> {
  if (file.size > TEXT_LIMIT) return { ok: false, problem: 'tooLarge' };
  const bytes = await bytesOf(file);
  if (!bytes) return { ok: false, problem: 'unreadable' };
  const text = decodeText(bytes);
  return text === null ? { ok: false, problem: 'notText' } : { ok: true, text };
}

/** Null for a file that was deleted or changed since it was chosen, which browsers report as a DOMException. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
