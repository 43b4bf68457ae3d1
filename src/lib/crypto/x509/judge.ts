import { issued, isSame, isSelfIssued } from '../asn1/chain.ts';
import type { Entry } from './entry.ts';

const DAY_MS = 86_400_000;
/** Days before the end at which a certificate should be renewed. */
const SOON = 30;

/** CA/Browser Forum Baseline Requirements, 6.3.2: the most days, by the day of issue. */
const MOST_DAYS: readonly (readonly [from: number, days: number])[] = [
  [Date.UTC(2029, 2, 15), 47],
  [Date.UTC(2027, 2, 15), 100],
  [Date.UTC(2026, 2, 15), 200],
  [Date.UTC(2020, 8, 1), 398],
];

export const CHECKS = ['validity', 'signature', 'key', 'names', 'lifetime', 'issuer'] as const;
type Check = (typeof CHECKS)[number];

export const JUDGMENTS = [
  'expired',
  'not-yet-valid',
  'days-left',
  'weak-signature',
  'strong-signature',
  'weak-key',
  'strong-key',
  'no-names',
  'has-names',
  'too-long',
  'lifetime-days',
  'self-signed',
  'authority',
  'issued-by',
] as const;
export type Judgment = (typeof JUDGMENTS)[number];

/** What is good or bad about a certificate. */
export interface Verdict {
  check: Check;
  code: Judgment;
  params: Readonly<Record<string, string | number>>;
  tone: 'good' | 'warn' | 'bad' | 'neutral';
}

/** Whether a key is shorter than anyone accepts today (NIST SP 800-131A). */
export function isWeakKey(key: string): boolean {
  const [, bits] = /^RSA (\d+)$/.exec(key) ?? [];
  return (bits !== undefined && Number(bits) < 2048) || key === 'DSA';
}

function validity({ certificate }: Entry, now: number): Verdict[] {
  if (!certificate) return [];
  const { validFrom, validTo } = certificate;
  const days = (time: number) => Math.floor(Math.abs(time) / DAY_MS);
  if (now > validTo)
    return [{ check: 'validity', code: 'expired', params: { count: days(now - validTo) }, tone: 'bad' }];
  if (now < validFrom)
    return [{ check: 'validity', code: 'not-yet-valid', params: { count: days(validFrom - now) }, tone: 'bad' }];
  const left = days(validTo - now);
  return [{ check: 'validity', code: 'days-left', params: { count: left }, tone: left < SOON ? 'warn' : 'good' }];
}

function lifetime({ certificate, isAuthority }: Entry): Verdict[] {
  if (!certificate || isAuthority || isSelfIssued(certificate)) return [];
  const count = Math.ceil((certificate.validTo - certificate.validFrom) / DAY_MS);
  const [, most] = MOST_DAYS.find(([from]) => certificate.validFrom >= from) ?? [];
  if (most !== undefined && count > most + 1)
    return [{ check: 'lifetime', code: 'too-long', params: { count, most }, tone: 'warn' }];
  return [{ check: 'lifetime', code: 'lifetime-days', params: { count }, tone: 'neutral' }];
}

function names({ names: list, isAuthority, purposes }: Entry): Verdict[] {
  if (isAuthority || (purposes !== null && !purposes.includes('serverAuth'))) return [];
  return list.length > 0
    ? [{ check: 'names', code: 'has-names', params: { count: list.length }, tone: 'good' }]
    : [{ check: 'names', code: 'no-names', params: {}, tone: 'warn' }];
}

function issuer({ certificate, isAuthority, issuer: name }: Entry): Verdict[] {
  if (!certificate) return [];
  if (isSelfIssued(certificate))
    return [{ check: 'issuer', code: 'self-signed', params: {}, tone: isAuthority ? 'neutral' : 'warn' }];
  return [
    { check: 'issuer', code: isAuthority ? 'authority' : 'issued-by', params: { name: name ?? '' }, tone: 'neutral' },
  ];
}

/** Returns what is good and bad about a certificate or a request at a time. */
export function verdictsOn(entry: Entry, now: number): Verdict[] {
  const { signature, key, certificate } = entry;
  // Nobody checks the signature of a root, which everyone has already.
  const isRoot = certificate !== null && entry.isAuthority && isSelfIssued(certificate);
  const isWeak = isWeakKey(key);
  return [
    ...validity(entry, now),
    {
      check: 'signature',
      code: signature.weak ? 'weak-signature' : 'strong-signature',
      params: { name: signature.name },
      tone: signature.weak ? (isRoot ? 'neutral' : 'bad') : 'good',
    },
    { check: 'key', code: isWeak ? 'weak-key' : 'strong-key', params: { name: key }, tone: isWeak ? 'bad' : 'good' },
    ...names(entry),
    ...lifetime(entry),
    ...issuer(entry),
  ];
}

export const LINKS = [
  'signed',
  'root',
  'last',
  'wrong-order',
  'not-signed',
  'request',
  'same-key',
  'other-key',
] as const;
export type Link = (typeof LINKS)[number];

/** Returns how each entry is vouched for by the one after it, as servers must send them (RFC 8446, 4.4.2). */
export async function linksOf(entries: readonly Entry[]): Promise<Link[]> {
  return Promise.all(
    entries.map(async (entry, at): Promise<Link> => {
      const { certificate } = entry;
      const first = entries[0];
      if (!certificate) {
        const other = entries.find(({ kind }) => kind === 'certificate');
        return other ? (isSame(other.spki, entry.spki) ? 'same-key' : 'other-key') : 'request';
      }
      if (isSelfIssued(certificate)) return 'root';
      const next = entries[at + 1]?.certificate;
      if (!next)
        return entries.length > 1 &&
          entry !== first &&
          entries.some((other) => other.certificate && other !== entry && other.subject === entry.issuer)
          ? 'wrong-order'
          : 'last';
      if (await issued(next, certificate)) return 'signed';
      return next.subject.text === certificate.issuer.text ? 'not-signed' : 'wrong-order';
    }),
  );
}
