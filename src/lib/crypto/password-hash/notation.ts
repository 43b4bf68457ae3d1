// What notations of stored passwords have in common.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64, decodeHex } from '../../bytes/bytes.ts';
import type { Method, PasswordHash } from './method.ts';

export const damaged = (scheme: string, at = 0) => new Problem('damaged-hash', at, { scheme });
export const badCost = (scheme: string, cost: string) => new Problem('bad-cost-parameter', 0, { scheme, cost });

export interface Notation {
  /** What a hash of this notation starts with. */
  starts: RegExp;
  /** The whole of it, with groups for `read`. */
  whole: RegExp;
  scheme: string;
  read(groups: Readonly<Record<string, string>>): Omit<PasswordHash, 'scheme'> & { scheme?: string };
}

export const hashOf = (method: Method, salt: string, digest: string, expected: Uint8Array<ArrayBuffer>) => ({
  method,
  salt,
  digest,
  expected,
});

/** A number that a Double holds, within bounds. */
export function cost(scheme: string, written: string | undefined, [least, most]: readonly [number, number]): number {
  const value = Number(written);
  if (!(value >= least && value <= most)) throw badCost(scheme, written?.slice(0, 20) ?? '');
  return value;
}

export const WORD = [1, 2 ** 32 - 1] as const;
export const base64 = (text: string) => decodeBase64(text).bytes;
export const hex = (text: string) => decodeHex(text).bytes;

export const B64 = '[A-Za-z\\d+/]';
export const C64 = '[./A-Za-z\\d]';
