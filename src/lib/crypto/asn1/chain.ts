// From a certificate to the one that vouches for it.
import { decodeBase64, encodeHex } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { verifySignature } from './verify.ts';

const same = (a: Uint8Array, b: Uint8Array) => encodeHex(a) === encodeHex(b);

/** Did the holder of `issuer` sign `certificate`? False also where the algorithm is not known. */
async function issued(issuer: Certificate, certificate: Certificate): Promise<boolean> {
  if (!same(issuer.subject.raw, certificate.issuer.raw)) return false;
  const { signatureAlgorithm, signature, signed } = certificate;
  try {
    // Certificates always name their hash, so that the one given here is not used.
    return (await verifySignature(signatureAlgorithm, 'SHA-256', issuer.publicKey, signature, signed)).valid;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** The certificate, its issuer, the issuer's issuer …, as far as they are among `known` and the signatures fit. */
export async function chainOf(certificate: Certificate, known: readonly Certificate[]): Promise<Certificate[]> {
  const chain = [certificate];
  for (let last = certificate; chain.length < 10;) {
    if (same(last.subject.raw, last.issuer.raw)) break;
    let next: Certificate | undefined;
    for (const each of known) if (!chain.includes(each) && (await issued(each, last))) next = each;
    if (!next) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** The certificates of a text with PEM blocks; whatever stands between them is left out. Throws Problem `bad-certificate`. */
export function readCertificates(text: string): Certificate[] {
  const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g)];
  if (blocks.length === 0) throw new Problem('bad-certificate');
  return blocks.map(({ 1: base64 = '', index }) => {
    try {
      return readCertificate(decodeBase64(base64).bytes);
    } catch (error) {
      if (error instanceof Problem) throw new Problem('bad-certificate', index);
      throw error;
    }
  });
}

/**
 * The trusted certificate that a chain leads to, if all between are valid at `time` (milliseconds since the epoch) and may issue
 * certificates. Revocation, name constraints and policies are not looked at.
 */
export function anchorOf(
  chain: readonly Certificate[],
  trusted: readonly Certificate[],
  time: number,
): Certificate | null {
  const end = chain.findIndex(({ der }) => trusted.some((each) => same(each.der, der)));
  const path = chain.slice(0, end + 1);
  const sound = path.every(
    ({ validFrom, validTo, isAuthority }, at) => time >= validFrom && time <= validTo && (at === 0 || isAuthority),
  );
  return sound ? (path.at(-1) ?? null) : null;
}
