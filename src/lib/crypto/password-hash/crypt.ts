// The iterated hashes of crypt(3) and of PHP: MD5-crypt (Kamp, 1994) and apr1, SHA-crypt (Drepper, 2008), phpass.
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concat } from '../asn1/der.ts';
import { ascii, cryptDigits, cryptText } from './alphabet.ts';

type Hash = (bytes: Uint8Array) => Uint8Array;
type Progress = (share: number) => void;

/** Repeats bytes up to a length. */
function repeated(bytes: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  for (let at = 0; at < length; at += bytes.length) out.set(bytes.subarray(0, length - at), at);
  return out;
}

/** The rounds that MD5-crypt and SHA-crypt have in common. */
function stretched(
  hash: Hash,
  start: Uint8Array,
  { password, salt, rounds, progress }: { password: Uint8Array; salt: Uint8Array; rounds: number; progress?: Progress },
): Uint8Array {
  let last = start;
  for (let round = 0; round < rounds; round++) {
    const isOdd = round % 2 === 1;
    last = hash(
      concat(
        isOdd ? password : last,
        round % 3 === 0 ? new Uint8Array() : salt,
        round % 7 === 0 ? new Uint8Array() : password,
        isOdd ? last : password,
      ),
    );
    if (round % 2000 === 0) progress?.(round / rounds);
  }
  return last;
}

const AT_ONCE = [
  [0, 6, 12],
  [1, 7, 13],
  [2, 8, 14],
  [3, 9, 15],
  [4, 10, 5],
] as const;

/** The 22 characters after the salt. */
export function md5Crypt(password: Uint8Array, salt: Uint8Array, magic: string): string {
  const inner = md5(concat(password, salt, password));
  const bits: number[] = [];
  for (let rest = password.length; rest > 0; rest >>= 1) bits.push(rest & 1 ? 0 : (password[0] ?? 0));
  const start = md5(concat(password, ascii(magic), salt, repeated(inner, password.length), Uint8Array.from(bits)));
  const end = stretched(md5, start, { password, salt, rounds: 1000 });
  const groups = AT_ONCE.map(([high, middle, low]) =>
    cryptDigits((end[high] ?? 0) * 65_536 + (end[middle] ?? 0) * 256 + (end[low] ?? 0), 4),
  );
  return groups.join('') + cryptDigits(end[11] ?? 0, 2);
}

/** The order in which SHA-crypt writes bytes: each group starts where the last one does, moved by a third. */
function shuffled(bytes: Uint8Array): string {
  const third = Math.floor(bytes.length / 3);
  const shift = bytes.length === 64 ? 1 : 2;
  let text = '';
  for (let at = 0; at < third; at++) {
    const turn = (at * shift) % 3;
    const [high = 0, middle = 0, low = 0] = [0, 1, 2].map((place) => bytes[at + third * ((place + turn) % 3)]);
    text += cryptDigits(high * 65_536 + middle * 256 + low, 4);
  }
  const [first = 0, second = 0] = bytes.subarray(third * 3);
  return text + (bytes.length === 64 ? cryptDigits(first, 2) : cryptDigits(second * 256 + first, 3));
}

/** The 43 or 86 characters after the salt. */
export function shaCrypt(
  bits: 256 | 512,
  password: Uint8Array,
  salt: Uint8Array,
  { rounds, progress }: { rounds: number; progress?: Progress },
): string {
  const hash: Hash = bits === 512 ? sha512 : sha256;
  const inner = hash(concat(password, salt, password));
  const parts = [password, salt, repeated(inner, password.length)];
  for (let rest = password.length; rest > 0; rest >>= 1) parts.push(rest & 1 ? inner : password);
  const start = hash(concat(...parts));
  const passwords = hash(repeated(password, password.length ** 2));
  const salts = hash(repeated(salt, salt.length * (16 + (start[0] ?? 0))));
  const end = stretched(hash, start, {
    password: repeated(passwords, password.length),
    salt: repeated(salts, salt.length),
    rounds,
    ...(progress && { progress }),
  });
  return shuffled(end);
}

/** phpass with MD5 (22 characters), or Drupal's with SHA-512, which are cut at 43. */
export function phpass(hash: 'md5' | 'sha-512', password: Uint8Array, salt: Uint8Array, exponent: number): string {
  const digest: Hash = hash === 'md5' ? md5 : sha512;
  let last = digest(concat(salt, password));
  for (let round = 0; round < 2 ** exponent; round++) last = digest(concat(last, password));
  return cryptText(last).slice(0, hash === 'md5' ? 22 : 43);
}
