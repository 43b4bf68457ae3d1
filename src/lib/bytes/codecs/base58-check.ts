// Base58Check of Bitcoin: bytes and the first four bytes of their double SHA-256, in Base58.
import { sha256 } from '@noble/hashes/sha2.js';
import { Problem } from '../../../base/problem.ts';
import { BASE58, decodeNumber, encodeNumber } from './radix.ts';

const CHECK_BYTES = 4;

const checkOf = (bytes: Uint8Array) => sha256(sha256(bytes)).subarray(0, CHECK_BYTES);

export function encodeBase58Check(bytes: Uint8Array): string {
  const whole = new Uint8Array(bytes.length + CHECK_BYTES);
  whole.set(bytes);
  whole.set(checkOf(bytes), bytes.length);
  return encodeNumber(whole, BASE58);
}

/** Throws Problem `bad-checksum`, or those of Base58. */
export function decodeBase58Check(text: string): Uint8Array<ArrayBuffer> {
  const whole = decodeNumber(text, BASE58);
  if (whole.length < CHECK_BYTES) throw new Problem('bad-length', text.length);
  const bytes = whole.slice(0, -CHECK_BYTES);
  if (!checkOf(bytes).every((byte, at) => byte === whole[bytes.length + at]))
    throw new Problem('bad-checksum', undefined);
  return bytes;
}
