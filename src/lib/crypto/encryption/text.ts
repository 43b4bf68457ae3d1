import { decodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';

/** Returns the text of UTF-8 bytes unchanged, including its byte order mark; null for other bytes. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    const { text, bom } = decodeUtf8(bytes);
    return bom ? `\ufeff${text}` : text;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
