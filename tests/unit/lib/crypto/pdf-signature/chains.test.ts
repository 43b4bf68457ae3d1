import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeBase64 } from '../../../../../src/lib/bytes/bytes.ts';
import { readCertificate } from '../../../../../src/lib/crypto/asn1/certificate.ts';
import { pathsOf } from '../../../../../src/lib/crypto/asn1/chain.ts';
import { type DISTRUST, trustOf } from '../../../../../src/lib/crypto/asn1/path.ts';

interface Chain {
  name: string;
  signed: number;
  others: number[];
  trusted: number[];
  time: number;
  /** Result of `openssl verify -partial_chain`. */
  openssl: string;
  /** Why it's rejected here although OpenSSL accepts it. */
  strict?: string;
}

const { certificates: all, chains } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'chains.json'), 'utf8'),
) as { certificates: string[]; chains: Chain[] };
const certificates = all.map((base64) => readCertificate(decodeBase64(base64).bytes));
const at = (numbers: readonly number[]) => numbers.map((number) => certificates[number]!);

/** OpenSSL errors and the matching reasons. */
const REASONS: Readonly<Record<string, (typeof DISTRUST)[number][]>> = {
  'unable to get local issuer certificate': ['no-path'],
  'path length constraint exceeded': ['path-too-long'],
  'invalid CA certificate': ['not-an-authority', 'may-not-sign'],
  'permitted subtree violation': ['name-not-permitted'],
  'excluded subtree violation': ['name-not-permitted'],
  'unsupported name constraint type': ['name-not-permitted'],
  'certificate has expired': ['expired'],
  'certificate is not yet valid': ['expired'],
  'unhandled critical extension': ['unknown-critical'],
};

async function trust({ signed, others, trusted, time }: Chain) {
  const [certificate] = at([signed]);
  const anchors = at(trusted);
  return trustOf(await pathsOf(certificate!, [...at(others), ...anchors]), anchors, time);
}

describe('certificate chains, compared with OpenSSL', () => {
  test('cover every kind of result', () => {
    expect(chains.length).toBeGreaterThanOrEqual(40);
    for (const said of Object.keys(REASONS)) expect(chains.map(({ openssl }) => openssl)).toContain(said);
    expect(chains.filter(({ openssl }) => openssl === 'OK').length).toBeGreaterThan(30);
  });

  test.each(chains.map((chain) => [chain.name, chain.strict ?? chain.openssl, chain] as const))(
    '%s: %s',
    async (_, expected, chain) => {
      const { anchor, reason } = await trust(chain);
      if (chain.strict !== undefined) expect(reason).toBe(chain.strict);
      else if (expected === 'OK') expect([reason, anchor === null]).toEqual([undefined, false]);
      else expect(REASONS[expected]).toContain(reason);
    },
  );

  test('a chain that OpenSSL rejects is never trusted', async () => {
    for (const chain of chains)
      if ((await trust(chain)).anchor) expect([chain.name, chain.openssl]).toEqual([chain.name, 'OK']);
  });
});

test('a required purpose must be among those listed in the certificate', async () => {
  const [leaf] = at([chains[0]!.signed]);
  const anchors = at(chains[0]!.trusted);
  const stamping = '1.3.6.1.5.5.7.3.8';
  const paths = await pathsOf(leaf!, anchors);
  const { time } = chains[0]!;
  expect(trustOf(paths, anchors, time, stamping).anchor).not.toBeNull();
  const elsewhere = paths.map(([first, ...rest]) => [{ ...first!, purposes: ['1.3.6.1.5.5.7.3.1'] }, ...rest]);
  expect(trustOf(elsewhere, anchors, time, stamping)).toMatchObject({ reason: 'may-not-sign' });
});
