import { encodeBase64 } from './bytes.ts';

/** A file that is read in slices, such as `File` in browsers and Node. */
export interface Sliceable {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface Base64Form {
  /** Text before the digits, such as the start of a data URI. */
  prefix?: string;
  url?: boolean;
  lineLength?: 64 | 76 | null;
}

/** A multiple of three bytes, of lines of 64 digits (48 bytes), and of lines of 76 digits (57 bytes). */
const PIECE = 912 * 1150;

/**
 * Encodes a file of any size as Base64, in pieces of about 1.4 MB. Rejects with the reason of the signal when aborted.
 */
export async function* base64Pieces(
  source: Sliceable,
  { prefix = '', url = false, lineLength = null }: Base64Form,
  { signal, progress }: { signal?: AbortSignal; progress?: (share: number) => void } = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  if (prefix !== '') yield encoder.encode(prefix);
  const lines = lineLength === null ? null : new RegExp(`.{${lineLength}}(?=.)`, 'g');
  for (let at = 0; at < source.size; at += PIECE) {
    signal?.throwIfAborted();
    const end = Math.min(at + PIECE, source.size);
    const digits = encodeBase64(new Uint8Array(await source.slice(at, end).arrayBuffer()), { url });
    const text = lines ? digits.replaceAll(lines, '$&\n') : digits;
    yield encoder.encode(lines && at > 0 ? `\n${text}` : text);
    progress?.(end / source.size);
  }
}
