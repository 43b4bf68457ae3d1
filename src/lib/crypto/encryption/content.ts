// What is encrypted and what comes out: texts and files.
import { UNKNOWN_TYPE } from '../../../base/files/media-type.ts';
import { decodeBase64, decodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import { textOf, textOfUtf16 } from './text.ts';

export async function bytesOf(source: string | Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array<ArrayBuffer>> {
  return typeof source === 'string' ? encodeUtf8(source) : new Uint8Array(await source.arrayBuffer());
}

export const isBinary = (type: string | undefined): boolean => type !== undefined && !type.startsWith('text/');

type Bytes = Uint8Array<ArrayBuffer>;

/** Characters that no text has, but tar archives, databases and programs of plain ASCII do. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r\b\u001b\u0080-\u009f]/u;

/**
 * Returns the text of bytes; bytes that aren't UTF-8, or no text, as a file of their type, with their text if they are UTF-16 or
 * probably in the encoding `charset`.
 */
export async function textOrFile(bytes: Bytes, typeOf: (bytes: Bytes) => Promise<{ type: string; extension: string }>) {
  const utf8 = textOf(bytes);
  if (utf8 !== null && !NO_TEXT.test(utf8)) return { text: utf8, file: null, charset: null };
  const utf16 = textOfUtf16(bytes);
  const { type, extension } = utf16 === null ? await typeOf(bytes) : PLAIN;
  if (utf16 !== null || utf8 !== null || type !== UNKNOWN_TYPE)
    return { text: utf16 ?? '', file: fileOf(bytes, { type, extension }), charset: null };
  const { CHARSET_NAMES, guessCharsets } = await import('../../bytes/charset-guess.ts');
  const [guess] = guessCharsets(bytes);
  return guess
    ? { text: guess.text, file: fileOf(bytes, PLAIN), charset: CHARSET_NAMES[guess.charset] }
    : { text: '', file: fileOf(bytes, { type, extension }), charset: null };
}

const PLAIN = { type: 'text/plain', extension: 'txt' };
const fileOf = (bytes: Bytes, { type, extension }: typeof PLAIN) => ({ name: `decrypted.${extension}`, type, bytes });

/** Milliseconds for the data itself, in addition to the key. */
export const timeFor = (source: string | Pick<Blob, 'size'>): number =>
  (typeof source === 'string' ? source.length : source.size) / 10_000;

/** The bytes of a file, or of its text in Base64, or in hexadecimal if there is nothing but pairs of digits. */
export async function dataOf(source: string | Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array> {
  const file = typeof source === 'string' ? null : await bytesOf(source);
  const written = file ? textOf(file) : String(source);
  if (file && (written === null || !/^[\w+/=\s-]*$/.test(written))) return file;
  const digits = (written ?? '').replace(/\s/g, '');
  const isHex = digits.length >= 32 && /^(?:[\da-f]{2})+$/i.test(digits);
  return isHex ? decodeHex(digits).bytes : decodeBase64(written ?? '').bytes;
}
