// What is weak about an SSH key (OpenSSH's release notes; NIST SP 800-57).
import type { WireKey } from './wire.ts';

export const SSH_RATINGS = [
  'strong',
  'acceptable',
  'short-key',
  'dsa-key',
  'odd-exponent',
  'expired-certificate',
] as const;
export type SshRating = (typeof SSH_RATINGS)[number];

export interface SshJudgment {
  rating: SshRating;
  tone: 'good' | 'warn' | 'bad';
}

/** `now` is in milliseconds. */
export function judgeSshKey({ name, bits, parts, certificate }: WireKey, now: number): SshJudgment {
  if (certificate?.to && certificate.to * 1000 < now) return { rating: 'expired-certificate', tone: 'bad' };
  // OpenSSH has refused DSA since 7.0 and left it out since 10.0
  if (name.startsWith('DSA')) return { rating: 'dsa-key', tone: 'bad' };
  if (!name.startsWith('RSA')) return { rating: 'strong', tone: 'good' };
  if (bits < 2048) return { rating: 'short-key', tone: 'bad' };
  const [exponent = new Uint8Array()] = parts;
  const last = exponent.at(-1) ?? 0;
  if ((exponent.length === 1 && last <= 3) || last % 2 === 0) return { rating: 'odd-exponent', tone: 'warn' };
  return bits < 3072 ? { rating: 'acceptable', tone: 'good' } : { rating: 'strong', tone: 'good' };
}
