// Base36, Base58, Base62 and Base45: digits of one large number, or of pairs of bytes.
import { Problem } from '../../../base/problem.ts';

export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The same digits with lowercase letters first. */
export const BASE58_FLICKR = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
/** Of XRP addresses, which begin with r. */
export const BASE58_RIPPLE = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
export const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE45 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Digits per limb and bytes per step: their product is exact in a double. */
const LIMB = 4;
const STEP = 3;
/** The time grows with the square of the length. */
const MOST_BYTES = 20_000;

/** Returns the digits of a text with their values. Throws Problem `bad-sign`. */
export function digitsOf(text: string, alphabet: string, skipped: RegExp = /\s/): number[] {
  const digits: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[^]/gu)) {
    if (skipped.test(sign)) continue;
    const value = sign.length === 1 ? alphabet.indexOf(sign) : -1;
    if (value < 0) throw new Problem('bad-sign', index, { sign });
    digits.push(value);
  }
  return digits;
}

/** Encodes bytes as one large number; each leading zero byte is a leading zero digit. Throws Problem `number-too-long`. */
export function encodeNumber(bytes: Uint8Array, alphabet: string): string {
  if (bytes.length > MOST_BYTES) throw new Problem('number-too-long', undefined, { limit: MOST_BYTES });
  const base = alphabet.length ** LIMB;
  const limbs: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = (bytes.length - at) % STEP || STEP;
    let carry = bytes.subarray(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0);
    at += size;
    const factor = 256 ** size;
    for (let place = 0; place < limbs.length; place++) {
      const value = limbs[place]! * factor + carry;
      limbs[place] = value % base;
      carry = Math.floor(value / base);
    }
    for (; carry > 0; carry = Math.floor(carry / base)) limbs.push(carry % base);
  }
  let text = '';
  for (const limb of limbs) {
    let rest = limb;
    for (let at = 0; at < LIMB; at++, rest = Math.floor(rest / alphabet.length))
      text = alphabet[rest % alphabet.length]! + text;
  }
  const zero = alphabet[0] ?? '';
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return zero.repeat(zeros < 0 ? bytes.length : zeros) + text.replace(new RegExp(`^${zero}+`), '');
}

/** Throws Problem `bad-sign` or `number-too-long`. */
export function decodeNumber(text: string, alphabet: string): Uint8Array<ArrayBuffer> {
  const digits = digitsOf(text, alphabet);
  if (digits.length > 1.6 * MOST_BYTES) throw new Problem('number-too-long', undefined, { limit: MOST_BYTES });
  const limbs: number[] = [];
  for (const digit of digits) {
    let carry = digit;
    for (let at = 0; at < limbs.length; at++) {
      const value = limbs[at]! * alphabet.length + carry;
      limbs[at] = value & 0xffffff;
      carry = Math.floor(value / 0x1000000);
    }
    if (carry > 0) limbs.push(carry);
  }
  const bytes = limbs.flatMap((limb) => [limb & 255, (limb >> 8) & 255, (limb >> 16) & 255]);
  while (bytes.at(-1) === 0) bytes.pop();
  const zeros = digits.findIndex((digit) => digit !== 0);
  return Uint8Array.from([...Array.from({ length: zeros < 0 ? digits.length : zeros }, () => 0), ...bytes.reverse()]);
}

/** RFC 9285. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let rest = isPair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
    for (let digit = 0; digit < (isPair ? 3 : 2); digit++, rest = Math.floor(rest / 45)) text += BASE45[rest % 45];
  }
  return text;
}

/** Throws Problem `bad-sign`, `bad-length` or `too-large`. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> {
  const digits = digitsOf(text.replace(/[\r\n]+$/, '').toUpperCase(), BASE45, /[\r\n\t]/);
  if (digits.length % 3 === 1) throw new Problem('bad-length', text.length);
  const bytes: number[] = [];
  for (let at = 0; at < digits.length; at += 3) {
    const [low = 0, middle = 0, high] = digits.slice(at, at + 3);
    const value = low + 45 * middle + 2025 * (high ?? 0);
    if (value > (high === undefined ? 255 : 65_535)) throw new Problem('too-large', at);
    if (high !== undefined) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}
