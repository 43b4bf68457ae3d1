// One-time passwords: HOTP (RFC 4226) and TOTP (RFC 6238).
import { Problem } from '../../../base/problem.ts';
import { encodeHex } from '../../bytes/bytes.ts';
import { hmac } from '../hmac.ts';

export type OtpAlgorithm = 'sha-1' | 'sha-256' | 'sha-512';
/** Steam's codes are five of its own letters. */
export type OtpDigits = 6 | 7 | 8 | 'steam';
export const STEAM_LENGTH = 5;
const STEAM_ALPHABET = '23456789BCDFGHJKMNPQRTVWXY';

export interface OtpKey {
  key: Uint8Array;
  algorithm: OtpAlgorithm;
  digits: OtpDigits;
}

/** Returns the counter as the 8 bytes that are signed. */
function counterBytes(counter: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(counter));
  return bytes;
}

/** Returns the password for a counter (RFC 4226, 5.3). */
export async function hotp({ key, algorithm, digits }: OtpKey, counter: number): Promise<string> {
  const code = await hmac(algorithm, key, counterBytes(counter));
  const offset = code.at(-1)! & 15;
  const number = new DataView(code.buffer, code.byteOffset + offset, 4).getUint32(0) & 0x7fffffff;
  return digits === 'steam' ? steamCode(number) : String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns a number in Steam's letters, the lowest place first. */
function steamCode(number: number): string {
  const base = STEAM_ALPHABET.length;
  return Array.from(
    { length: STEAM_LENGTH },
    (_, place) => STEAM_ALPHABET[Math.floor(number / base ** place) % base],
  ).join('');
}

/** Returns the number of the time step of `seconds` each, counted from the epoch. */
export const stepOf = (milliseconds: number, seconds: number): number => Math.floor(milliseconds / 1000 / seconds);

/**
 * Returns how far from the counter a password matches, nearest first: from `-behind` to `ahead` steps. Null if it
 * doesn't match.
 */
export async function findDrift(
  key: OtpKey,
  password: string,
  counter: number,
  { behind, ahead }: { behind: number; ahead: number },
): Promise<number | null> {
  const drifts = [0];
  for (let step = 1; step <= Math.max(behind, ahead); step++) {
    if (step <= behind && counter - step >= 0) drifts.push(-step);
    if (step <= ahead && counter + step <= Number.MAX_SAFE_INTEGER) drifts.push(step);
  }
  for (const drift of drifts) if ((await hotp(key, counter + drift)) === password) return drift;
  return null;
}

/**
 * Returns the passwords around a time and how long one is valid, all in milliseconds since the epoch; `period` is in
 * seconds.
 */
export async function totpAt(key: OtpKey, milliseconds: number, period: number) {
  const step = stepOf(milliseconds, period);
  const epoch = Math.floor(milliseconds / 1000);
  return {
    code: { ...(await hotpAt(key, step)), from: step * period * 1000, until: (step + 1) * period * 1000 },
    epoch,
    step,
    stepHex: encodeHex(counterBytes(step)),
  };
}

/** Returns the password for a counter and its neighbors; null if there is none. */
export async function hotpAt(key: OtpKey, counter: number) {
  return {
    previous: counter > 0 ? await hotp(key, counter - 1) : null,
    current: await hotp(key, counter),
    next: counter < Number.MAX_SAFE_INTEGER ? await hotp(key, counter + 1) : null,
  };
}

/** Returns the passwords for this many counters after this one. */
export async function hotpBehind(key: OtpKey, counter: number, count: number) {
  const last = Math.min(counter + count, Number.MAX_SAFE_INTEGER);
  const codes: { counter: string; code: string }[] = [];
  for (let at = counter + 1; at <= last; at++) codes.push({ counter: String(at), code: await hotp(key, at) });
  return codes;
}

/**
 * Returns a typed password without spaces and hyphens. Throws Problem `not-a-code` unless it has this many digits, or
 * `not-a-steam-code`.
 */
export function readCode(text: string, digits: OtpDigits): string {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (digits === 'steam') {
    if (code.length === STEAM_LENGTH && [...code].every((letter) => STEAM_ALPHABET.includes(letter))) return code;
    throw new Problem('not-a-steam-code');
  }
  if (!/^\d+$/.test(code) || code.length !== digits) throw new Problem('not-a-code', undefined, { digits });
  return code;
}
