// What is encrypted and what comes out: texts and files.
import { decodeBase64, decodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import { textOf, textOfUtf16 } from './text.ts';

export async function bytesOf(source: string | Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array<ArrayBuffer>> {
  return typeof source === 'string' ? encodeUtf8(source) : new Uint8Array(await source.arrayBuffer());
}

export const isBinary = (type: string | undefined): boolean => type !== undefined && !type.startsWith('text/');

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the text of bytes; bytes that aren't UTF-8 as a file of their type, with their text if they are UTF-16. */
export async function textOrFile(bytes: Bytes, typeOf: (bytes: Bytes) => Promise<{ type: string; extension: string }>) {
  const utf8 = textOf(bytes);
  if (utf8 !== null) return { text: utf8, file: null };
  const text = textOfUtf16(bytes);
  const { type, extension } = text === null ? await typeOf(bytes) : { type: 'text/plain', extension: 'txt' };
  return { text: text ?? '', file: { name: `decrypted.${extension}`, type, bytes } };
}

/** The bytes of a file, or of its text in Base64, or in hexadecimal if there is nothing but pairs of digits. */
export async function dataOf(source: string | Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array> {
  const file = typeof source === 'string' ? null : await bytesOf(source);
  const written = file ? textOf(file) : String(source);
  if (file && (written === null || !/^[\w+/=\s-]*$/.test(written))) return file;
  const digits = (written ?? '').replace(/\s/g, '');
  const isHex = digits.length >= 32 && /^(?:[\da-f]{2})+$/i.test(digits);
  return isHex ? decodeHex(digits).bytes : decodeBase64(written ?? '').bytes;
}
