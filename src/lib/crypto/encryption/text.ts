import { decodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';

/** Returns the text of UTF-8 bytes unchanged, including its byte order mark; null for other bytes and for UTF-16 of ASCII. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    const { text, bom } = decodeUtf8(bytes);
    if (text.includes('\0') && textOfUtf16(bytes) !== null) return null;
    return bom ? `\ufeff${text}` : text;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Whether the bytes of this half of each pair are mostly zero, as those of Western text are. */
function mostlyZero(bytes: Uint8Array, half: 0 | 1): boolean {
  let zeros = 0;
  for (let at = half; at < bytes.length; at += 2) if (bytes[at] === 0) zeros++;
  return bytes.length > 2 && zeros > bytes.length * 0.4;
}

/** Returns the text of UTF-16 bytes, which have a byte order mark or a zero in most pairs; null for other bytes. */
export function textOfUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 === 1) return null;
  const mark = bytes.length < 2 ? 0 : bytes[0]! * 256 + bytes[1]!;
  const isLittle = mark === 0xfffe || (mark !== 0xfeff && mostlyZero(bytes, 1));
  if (!isLittle && mark !== 0xfeff && !mostlyZero(bytes, 0)) return null;
  try {
    const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
