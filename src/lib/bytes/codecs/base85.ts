// Ascii85 (Adobe), Base85 (RFC 1924, git, Python), Z85 (ZeroMQ RFC 32) and basE91.
import { Problem } from '../../../base/problem.ts';
import { digitsOf } from './radix.ts';

const range = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

export const ASCII85 = range(33, 117);
export const BASE85 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
export const Z85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
const BASE91 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,./:;<=>?@[]^_`{|}~"';

/** Encodes four bytes as five digits; the last group is shortened by as many digits as it lacks bytes. */
export function encode85(bytes: Uint8Array, alphabet: string): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = [0, 1, 2, 3].reduce((sum, place) => sum * 256 + (group[place] ?? 0), 0);
    let digits = '';
    for (let digit = 0; digit < 5; digit++, value = Math.floor(value / 85)) digits = alphabet[value % 85]! + digits;
    // Adobe writes four zero bytes as z.
    groups.push(
      alphabet === ASCII85 && digits === '!!!!!' && group.length === 4 ? 'z' : digits.slice(0, group.length + 1),
    );
  }
  return groups.join('');
}

/** Throws Problem `bad-sign`, `bad-length` or `too-large`. */
export function decode85(text: string, alphabet: string): Uint8Array<ArrayBuffer> {
  const isAdobe = alphabet === ASCII85;
  const [frame = '', body = text] = (isAdobe && /^\s*(?:<~)?([^]*?)(?:~>\s*)?$/.exec(text)) || ['', text];
  const start = frame === '' ? 0 : text.indexOf(body);
  const bytes: number[] = [];
  let digits: number[] = [];
  const flush = (at: number) => {
    const count = digits.length;
    if (count === 0) return;
    if (count === 1) throw new Problem('bad-length', at);
    const value = [0, 1, 2, 3, 4].reduce((sum, place) => sum * 85 + (digits[place] ?? 84), 0);
    if (value > 0xffffffff) throw new Problem('too-large', Math.max(0, at - count));
    for (let byte = 0; byte < count - 1; byte++) bytes.push(Math.floor(value / 256 ** (3 - byte)) & 255);
    digits = [];
  };
  for (const { 0: sign, index } of body.matchAll(/[^]/gu)) {
    if (isAdobe && sign === 'z' && digits.length === 0) bytes.push(0, 0, 0, 0);
    else {
      try {
        digits.push(...digitsOf(sign, alphabet));
      } catch (error) {
        if (error instanceof Problem) throw new Problem('bad-sign', start + index, { sign });
        throw error;
      }
    }
    if (digits.length === 5) flush(start + index + 1);
  }
  flush(start + body.length);
  return Uint8Array.from(bytes);
}

/** The basE91 of Joachim Henke: 13 or 14 bits in two digits. */
export function encodeBase91(bytes: Uint8Array): string {
  let text = '';
  let queue = 0;
  let bits = 0;
  const digits = (value: number) => (text += BASE91[value % 91]! + BASE91[Math.floor(value / 91)]!);
  for (const byte of bytes) {
    queue |= byte << bits;
    bits += 8;
    if (bits <= 13) continue;
    const small = (queue & 8191) > 88 ? 13 : 14;
    digits(queue & ((1 << small) - 1));
    queue >>>= small;
    bits -= small;
  }
  if (bits === 0) return text;
  text += BASE91[queue % 91]!;
  return bits > 7 || queue > 90 ? text + BASE91[Math.floor(queue / 91)]! : text;
}

/** Throws Problem `bad-sign`. */
export function decodeBase91(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let queue = 0;
  let bits = 0;
  let first = -1;
  for (const digit of digitsOf(text, BASE91)) {
    if (first < 0) {
      first = digit;
      continue;
    }
    const value = first + digit * 91;
    first = -1;
    queue |= value << bits;
    bits += (value & 8191) > 88 ? 13 : 14;
    for (; bits >= 8; bits -= 8, queue >>>= 8) bytes.push(queue & 255);
  }
  if (first >= 0) bytes.push((queue | (first << bits)) & 255);
  return Uint8Array.from(bytes);
}
