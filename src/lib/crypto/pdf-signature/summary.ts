// Summarizes the signatures of a PDF file: a verdict, notices, trust and certificates.
import { encodeHex } from '../../bytes/bytes.ts';
import type { Certificate } from '../asn1/certificate.ts';
import { hashBytes } from '../asn1/cms.ts';
import { type Trust, trustOf } from '../asn1/path.ts';
import { pem } from '../asn1/pem.ts';
import type { CheckedSignature, State } from './check.ts';

/** The purpose that timestamp authorities are certified for (RFC 3161, 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

type Anchors = readonly Certificate[] | null;

/** Whether the timestamp is valid, and its authority's certificate is valid for that purpose under a trusted one. */
function isTimeTrusted({ timestamp }: CheckedSignature, anchors: Anchors): boolean {
  if (timestamp?.state !== 'intact' || !anchors || !timestamp.authority?.purposes?.includes(TIME_STAMPING))
    return false;
  return trustOf(timestamp.paths, anchors, timestamp.time, TIME_STAMPING).anchor !== null;
}

/**
 * Returns the best known signing time, in milliseconds since the epoch. If there are trusted certificates, a timestamp
 * counts only under one of them: anybody can create an authority to get a convenient time.
 */
export function instantOf(checked: CheckedSignature, anchors: Anchors, now: number): number {
  const { timestamp, claimedTime } = checked;
  const counts = anchors ? isTimeTrusted(checked, anchors) : timestamp?.state === 'intact';
  return counts && timestamp ? timestamp.time : (claimedTime ?? now);
}

export const SIGNATURE_NOTICES = [
  'self-signed',
  'outside-validity',
  'weak-digest',
  'bad-timestamp',
  'timestamp-not-trusted',
  'trust-not-checked',
  'revocation-not-checked',
] as const;

/** Returns notices about signatures in addition to their state, without duplicates; `now` replaces an unknown time. */
export function signatureNotices(checked: readonly CheckedSignature[], anchors: Anchors, now: number) {
  const notices = new Set<(typeof SIGNATURE_NOTICES)[number]>();
  for (const each of checked) {
    const { state, certificate, timestamp, scheme } = each;
    if (timestamp && timestamp.state !== 'intact') notices.add('bad-timestamp');
    if (state !== 'intact' || !certificate) continue;
    if (anchors) notices.add('revocation-not-checked');
    else notices.add(certificate.issuer.text === certificate.subject.text ? 'self-signed' : 'trust-not-checked');
    if (anchors && timestamp?.state === 'intact' && !isTimeTrusted(each, anchors)) notices.add('timestamp-not-trusted');
    const time = instantOf(each, anchors, now);
    if (time < certificate.validFrom || time > certificate.validTo) notices.add('outside-validity');
    if (scheme?.endsWith('SHA-1')) notices.add('weak-digest');
  }
  return SIGNATURE_NOTICES.filter((code) => notices.has(code));
}

/** The states, worst first. */
export const STATES = ['altered', 'forged', 'malformed', 'unsupported', 'intact'] as const satisfies State[];

interface Verdict {
  tone: 'good' | 'neutral' | 'warn' | 'bad';
  code: State | 'unsigned' | 'stamped-only' | 'intact-part' | 'intact-whole';
  params?: Record<string, string | number>;
}

/**
 * Returns the overall result of all signatures: the worst of their states, or how much of the file they cover: `size`
 * bytes, with content up to `end`. `rest` counts the bytes after the last signature.
 */
export function verdictOn(checked: readonly CheckedSignature[], content: { end: number; size: number }): Verdict {
  const [worst] = STATES.flatMap((state) => checked.find((each) => each.state === state) ?? []);
  if (!worst) return { tone: 'neutral', code: 'unsigned' };
  if (worst.state === 'unsupported')
    return { tone: 'warn', code: 'unsupported', params: { name: worst.missing ?? '' } };
  if (worst.state !== 'intact') return { tone: 'bad', code: worst.state };
  if (checked.every(({ isTimestamp }) => isTimestamp)) return { tone: 'warn', code: 'stamped-only' };
  const end = Math.max(...checked.map(({ signature }) => signature.end));
  if (end < content.end) return { tone: 'warn', code: 'intact-part', params: { rest: content.size - end } };
  return { tone: 'good', code: 'intact-whole' };
}

/** Returns the names of the trusted certificates that the signers' certificates lead to, or why one leads to none. */
export function trustIn(
  sound: readonly CheckedSignature[],
  anchors: readonly Certificate[],
  now: number,
): { names: string[] } | Extract<Trust, { anchor: null }> {
  const names = new Set<string>();
  for (const each of sound) {
    const trust = trustOf(each.paths, anchors, instantOf(each, anchors, now));
    if (!trust.anchor) return trust;
    names.add(trust.anchor.subject.short);
  }
  return { names: [...names] };
}

/** Returns all certificates that came with a signature, starting with the signer's and those above it. */
function certificatesOf({ chain, certificates, timestamp }: CheckedSignature): Certificate[] {
  return [...new Set([...chain, ...certificates, ...(timestamp?.certificates ?? [])])];
}

const iso = (time: number) => new Date(time).toISOString();

/**
 * Returns the certificates of each signature, numbered from 1, with the SHA-256 of each; and all of them once as PEM.
 */
export async function listCertificates(checked: readonly CheckedSignature[]) {
  const all = checked.flatMap((each, index) =>
    certificatesOf(each).map((certificate) => ({ number: index + 1, certificate })),
  );
  const rows = all.map(async ({ number, certificate }) => ({
    number,
    subject: certificate.subject.text,
    issuer: certificate.issuer.text,
    validFrom: iso(certificate.validFrom),
    validTo: iso(certificate.validTo),
    serial: certificate.serial,
    sha256: encodeHex(await hashBytes('SHA-256', certificate.der)),
  }));
  return {
    rows: await Promise.all(rows),
    pem: [...new Set(all.map(({ certificate }) => pem('CERTIFICATE', certificate.der)))].join(''),
  };
}
