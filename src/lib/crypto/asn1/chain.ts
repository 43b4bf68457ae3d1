// Builds paths from a certificate to those that vouch for it.
import { decodeBase64, encodeHex } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { findPem } from './pem.ts';
import { partsOf } from './name-constraints.ts';
import { verifySignature } from './verify.ts';

export const isSame = (a: Uint8Array, b: Uint8Array) => encodeHex(a) === encodeHex(b);

/** Compares distinguished names: as bytes, or ignoring case, whitespace and string types. */
function isSameName(a: Certificate['subject'], b: Certificate['subject']): boolean {
  return isSame(a.raw, b.raw) || JSON.stringify(partsOf(a.element)) === JSON.stringify(partsOf(b.element));
}

/** Whether it names itself as its issuer. */
export const isSelfIssued = ({ subject, issuer }: Certificate) => isSameName(subject, issuer);

/** Whether the holder of `issuer` signed `certificate`. Also false for an unknown algorithm. */
export async function issued(issuer: Certificate, certificate: Certificate): Promise<boolean> {
  if (!isSameName(issuer.subject, certificate.issuer)) return false;
  const { signatureAlgorithm, signature, signed } = certificate;
  try {
    // Certificates always name their hash, so the one passed here isn't used.
    return (await verifySignature(signatureAlgorithm, 'SHA-256', issuer.publicKey, signature, signed)).valid;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

const LONGEST_PATH = 10;
/**
 * Maximum number of signatures checked for one certificate: a file may contain any number of issuers with the same
 * name.
 */
const MOST_SIGNATURES = 100;

/**
 * Returns all paths from a certificate to its issuer, the issuer's issuer and so on, as far as they are in `known` and
 * the signatures match. There are several if an authority renewed its certificate or had it signed by two others.
 * Contains at least the certificate alone.
 */
export async function pathsOf(certificate: Certificate, candidates: readonly Certificate[]): Promise<Certificate[][]> {
  const distinct = candidates.filter(({ der }, at) => candidates.findIndex((other) => isSame(other.der, der)) === at);
  const paths: Certificate[][] = [];
  let signatures = 0;
  const follow = async (path: Certificate[]): Promise<void> => {
    const last = path.at(-1)!;
    let isEnd = true;
    if (path.length < LONGEST_PATH && !(isSelfIssued(last) && (await issued(last, last)))) {
      for (const next of distinct) {
        if (path.some(({ der }) => isSame(der, next.der)) || !isSameName(next.subject, last.issuer)) continue;
        if (++signatures > MOST_SIGNATURES || !(await issued(next, last))) continue;
        isEnd = false;
        await follow([...path, next]);
      }
    }
    if (isEnd) paths.push(path);
  };
  await follow([certificate]);
  return paths;
}

/**
 * Returns the certificates of a text with PEM blocks; any text between them is ignored. Throws Problem
 * `bad-certificate`.
 */
export function readCertificates(text: string): Certificate[] {
  const blocks = findPem(text).filter(({ label }) => label === 'CERTIFICATE');
  if (blocks.length === 0) throw new Problem('bad-certificate');
  return blocks.map(({ body, start }) => {
    try {
      return readCertificate(decodeBase64(body ?? '').bytes);
    } catch (error) {
      if (error instanceof Problem) throw new Problem('bad-certificate', start);
      throw error;
    }
  });
}
