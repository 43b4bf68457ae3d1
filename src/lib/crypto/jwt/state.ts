import { claimDistance } from './claims.ts';
import { type Claim, claim } from './jwt.ts';

/** Whether a state is good to have. */
export const STATE_TONES = {
  valid: 'good',
  'no-expiry': 'neutral',
  expired: 'bad',
  'not-yet-valid': 'warn',
  'bad-date': 'bad',
  encrypted: 'neutral',
} as const;
export type State = keyof typeof STATE_TONES;
export const STATES = Object.keys(STATE_TONES) as State[];

/** States of a token whose signature nobody has checked. */
export const DECODED_STATES = [
  'decoded-valid',
  'decoded-expired',
  'decoded-not-yet-valid',
  'decoded-no-expiry',
  'bad-date',
  'encrypted',
] as const;

/** The claim that decides a state, and whose time says how long it has lasted or will last. */
const DECIDING = { valid: 'exp', expired: 'exp', 'not-yet-valid': 'nbf' } as const;

interface DecodedState {
  tone: 'good' | 'neutral' | 'warn' | 'bad';
  code: (typeof DECODED_STATES)[number];
  params?: { when: string };
}

/** What the claims say about a token; never that it is valid, which only its signature shows. */
export function decodedState(state: State, payload: readonly Claim[], now: number, locale: string): DecodedState {
  const tone = state === 'valid' ? 'neutral' : STATE_TONES[state];
  if (state === 'bad-date' || state === 'encrypted') return { tone, code: state };
  if (state === 'no-expiry') return { tone, code: 'decoded-no-expiry' };
  const when = claimDistance(claim(payload, DECIDING[state]), now, locale) ?? '';
  return { tone, code: `decoded-${state}`, params: { when } };
}
