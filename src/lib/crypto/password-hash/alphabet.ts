// The Base64 of crypt(3), and of Python's passlib.
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const CRYPT_64 = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Writes the lowest `count` groups of six bits, the lowest first. */
export function cryptDigits(value: number, count: number): string {
  return Array.from({ length: count }, (_, at) => CRYPT_64.charAt(Math.floor(value / 64 ** at) % 64)).join('');
}

/** Reads the digits of `cryptDigits`. */
export function cryptNumber(digits: string): number {
  return Array.from(digits).reduce((sum, digit, at) => sum + CRYPT_64.indexOf(digit) * 64 ** at, 0);
}

/** Bytes as `crypt` writes them: three at a time, the first byte lowest. */
export function cryptText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [low = 0, middle, high] = bytes.subarray(at, at + 3);
    const count = high !== undefined ? 4 : middle !== undefined ? 3 : 2;
    text += cryptDigits(low + (middle ?? 0) * 256 + (high ?? 0) * 65_536, count);
  }
  return text;
}

/** Salts and digests of crypt stand in the hash as characters. */
export const ascii = (text: string): Bytes => encodeUtf8(text);

/** Base64 without padding, with a dot for the plus sign (passlib). */
export const fromDotted = (text: string): Bytes => decodeBase64(text.replaceAll('.', '+')).bytes;
export const toDotted = (bytes: Uint8Array): string => encodeBase64(bytes, { padding: false }).replaceAll('+', '.');
