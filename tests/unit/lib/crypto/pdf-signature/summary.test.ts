import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../../../../../src/lib/bytes/bytes.ts';
import { readCertificates } from '../../../../../src/lib/crypto/asn1/chain.ts';
import { checkSignatures } from '../../../../../src/lib/crypto/pdf-signature/check.ts';
import {
  instantOf,
  listCertificates,
  signatureNotices,
  trustIn,
  verdictOn,
} from '../../../../../src/lib/crypto/pdf-signature/summary.ts';
import { AUTHORITY, PDF } from './fixtures.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const check = (name: keyof typeof PDF) => checkSignatures(decodeBase64(PDF[name]).bytes);
const everything = { end: 0, size: 0 };

describe('the verdict', () => {
  it('reflects the worst signature', async () => {
    const [sound] = await check('ec');
    const with_ = (state: 'altered' | 'unsupported' | 'forged') => ({ ...sound!, state, missing: 'MD5' });
    expect(verdictOn([], everything)).toEqual({ tone: 'neutral', code: 'unsigned' });
    expect(verdictOn([sound!], everything)).toEqual({ tone: 'good', code: 'intact-whole' });
    expect(verdictOn([sound!, with_('unsupported')], everything)).toMatchObject({
      code: 'unsupported',
      params: { name: 'MD5' },
    });
    expect(verdictOn([with_('forged'), with_('altered')], everything)).toEqual({ tone: 'bad', code: 'altered' });
    expect(verdictOn([{ ...sound!, isTimestamp: true }], everything)).toEqual({ tone: 'warn', code: 'stamped-only' });
  });

  it('reports how many bytes follow the last signature', async () => {
    const [sound] = await check('ec');
    const { end } = sound!.signature;
    expect(verdictOn([sound!], { end: end + 5, size: end + 9 })).toEqual({
      tone: 'warn',
      code: 'intact-part',
      params: { rest: 9 },
    });
  });
});

it('notices appear once, and only for intact signatures', async () => {
  const signatures = (await check('rsa')).map((each) => ({ ...each, scheme: 'RSA PKCS#1, SHA-1' }));
  expect(signatureNotices([...signatures, ...signatures], null, NOW)).toEqual(['weak-digest', 'trust-not-checked']);
  expect(signatureNotices(signatures, [], NOW)).toEqual(['weak-digest', 'revocation-not-checked']);
  expect(
    signatureNotices(
      signatures.map((each) => ({ ...each, state: 'altered' as const })),
      null,
      NOW,
    ),
  ).toEqual([]);
});

it('trust requires a known authority for each signer', async () => {
  const signatures = await check('ec');
  expect(trustIn(signatures, [], NOW)).toMatchObject({ reason: 'no-path' });
  expect(trustIn([], [], NOW)).toEqual({ names: [] });
  const anchors = readCertificates(AUTHORITY);
  const known = await checkSignatures(decodeBase64(PDF.ec).bytes, anchors);
  expect(trustIn(known, anchors, NOW)).toEqual({ names: ['Test CA'] });
});

it('a timestamp is used only if its authority is trusted', async () => {
  const anchors = readCertificates(AUTHORITY);
  const [, stamp] = await checkSignatures(decodeBase64(PDF.stamped).bytes, anchors);
  const stamped = { ...stamp!, claimedTime: Date.UTC(2001, 0) };
  expect(instantOf(stamped, null, NOW)).toBe(stamp!.timestamp!.time);
  expect(instantOf(stamped, anchors, NOW)).toBe(stamp!.timestamp!.time);
  expect(instantOf(stamped, [], NOW)).toBe(stamped.claimedTime);
  expect(signatureNotices([stamped], anchors, NOW)).not.toContain('timestamp-not-trusted');
  expect(signatureNotices([stamped], [], NOW)).toContain('timestamp-not-trusted');
  // An authority not certified for timestamping doesn't count.
  const authority = { ...stamp!.timestamp!.authority!, purposes: null };
  const other = { ...stamped, timestamp: { ...stamp!.timestamp!, authority } };
  expect(instantOf(other, anchors, NOW)).toBe(stamped.claimedTime);
});

it('certificates are listed for each signature, and once as PEM', async () => {
  const [signature] = await check('ec');
  const { rows, pem } = await listCertificates([signature!, signature!]);
  expect(new Set(rows.map(({ number }) => number))).toEqual(new Set([1, 2]));
  expect(rows[0]).toMatchObject({
    subject: expect.stringContaining('Zo') as string,
    sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
  });
  expect(pem.match(/BEGIN CERTIFICATE/g)).toHaveLength(rows.length / 2);
  expect(await listCertificates([])).toEqual({ rows: [], pem: '' });
});
