// Judges stored passwords by OWASP's Password Storage Cheat Sheet.
import type { Method } from './method.ts';

export const RATINGS = [
  'meets-owasp',
  'below-owasp',
  'prefer-argon2id',
  'too-fast',
  'no-salt',
  'broken-scheme',
  'modern-scheme',
] as const;
export type Rating = (typeof RATINGS)[number];

export interface Judgment {
  rating: Rating;
  tone: 'good' | 'warn' | 'bad' | 'neutral';
  /** The least costs that would do. */
  wanted: string;
}

/** KiB of memory that are enough with this many passes, one lane. */
const ARGON2_MEMORY = [47_104, 19_456, 12_288, 9216, 7168];
/** Least p for N = 2^n with r = 8. */
const SCRYPT_LANES: Readonly<Record<number, number>> = { 17: 1, 16: 2, 15: 3, 14: 5, 13: 10 };
export const PBKDF2_ROUNDS = {
  'SHA-1': 1_300_000,
  'SHA-256': 600_000,
  'SHA-384': 210_000,
  'SHA-512': 210_000,
} as const;
export const LEAST_BCRYPT = 10;

const judged = (isEnough: boolean, wanted: string): Judgment =>
  isEnough ? { rating: 'meets-owasp', tone: 'good', wanted } : { rating: 'below-owasp', tone: 'warn', wanted };

function judgeArgon2({ m, t, variant }: Extract<Method, { kind: 'argon2' }>): Judgment {
  const least = ARGON2_MEMORY[Math.min(t, 5) - 1] ?? Infinity;
  const result = judged(m >= least, 'm=19456, t=2, p=1');
  if (variant === 'id' || result.tone !== 'good') return result;
  return { ...result, rating: 'prefer-argon2id', tone: 'warn' };
}

function judgeScrypt({ n, r, p }: Extract<Method, { kind: 'scrypt' }>): Judgment {
  // A larger block costs as much as a larger N
  const exponent = Math.min(17, Math.floor(n + Math.log2(r / 8)));
  return judged(p >= (SCRYPT_LANES[exponent] ?? Infinity), 'N=2^17, r=8, p=1');
}

export function judge(method: Method): Judgment {
  switch (method.kind) {
    case 'argon2':
      return judgeArgon2(method);
    case 'scrypt':
      return judgeScrypt(method);
    case 'pbkdf2':
    case 'scram':
      return judged(method.i >= PBKDF2_ROUNDS[method.hash], PBKDF2_ROUNDS[method.hash].toLocaleString('en'));
    case 'blowfish':
      return judged(method.parts.cost >= LEAST_BCRYPT, String(LEAST_BCRYPT));
    case 'sha-crypt':
      return { rating: 'prefer-argon2id', tone: 'warn', wanted: '' };
    case 'md5-crypt':
    case 'phpass':
      return { rating: 'too-fast', tone: 'bad', wanted: '' };
    case 'digest':
      return { rating: method.salt.length > 0 ? 'too-fast' : 'no-salt', tone: 'bad', wanted: '' };
    case 'listed':
      return method.strength === 'good'
        ? { rating: 'modern-scheme', tone: 'neutral', wanted: '' }
        : { rating: 'broken-scheme', tone: 'bad', wanted: '' };
  }
}
