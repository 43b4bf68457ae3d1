// Reads bytes in the notations that people type into a text field, and writes them.
import { decodeBase64, decodeHex, encodeBase64, encodeBinary, encodeHex, encodeUtf8 } from './bytes.ts';

/** How a text represents bytes: as itself in UTF-8, or as digits. Base64 is read in both alphabets. */
export type Reading = 'utf8' | 'hex' | 'base64';

export type Writing = 'hex' | 'HEX' | 'base64' | 'base64url' | 'binary';

/** The proper names of the notations, the same in every language. */
export const WRITINGS: Readonly<Record<Writing, string>> = {
  hex: 'hex',
  HEX: 'HEX',
  base64: 'Base64',
  base64url: 'Base64url',
  binary: '01',
};

/** Throws DecodeProblem. */
export function readBytes(text: string, reading: Reading): Uint8Array<ArrayBuffer> {
  if (reading === 'utf8') return encodeUtf8(text);
  return reading === 'hex' ? decodeHex(text).bytes : decodeBase64(text).bytes;
}

export function writeBytes(bytes: Uint8Array, writing: Writing): string {
  if (writing === 'binary') return encodeBinary(bytes, '');
  if (writing === 'base64' || writing === 'base64url') return encodeBase64(bytes, { url: writing === 'base64url' });
  return encodeHex(bytes, { upper: writing === 'HEX' });
}
