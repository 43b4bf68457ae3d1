// Checks what the signatures of a PDF file prove.
import { pathsOf } from '../asn1/chain.ts';
import type { Certificate } from '../asn1/certificate.ts';
import {
  checkSigner,
  checkTimestamp,
  hashBytes,
  readSignedData,
  type SignedData,
  signingTimeOf,
  type Timestamp,
} from '../asn1/cms.ts';
import { badAsn1 } from '../../bytes/asn1.ts';
import { unsupported } from '../asn1/verify.ts';
import { encodeHex } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { findSignatures, type FoundSignature } from './find.ts';

/**
 * `intact`: the covered bytes are the signed ones. `altered`: they differ. `forged`: the signature wasn't made with the
 * key in its certificate. `malformed`: it can't be read, or leaves bytes uncovered that aren't the signature.
 * `unsupported`: it can't be checked here.
 */
export type State = 'intact' | 'altered' | 'forged' | 'malformed' | 'unsupported';

export interface CheckedSignature {
  signature: FoundSignature;
  state: State;
  /** Whether it is a timestamp of the document instead of someone's signature. */
  isTimestamp: boolean;
  scheme: string | null;
  /** The unsupported feature. */
  missing: string | null;
  certificate: Certificate | null;
  /** The known paths from the certificate to its issuer, the issuer's issuer and so on. */
  paths: Certificate[][];
  /** The longest path. */
  chain: Certificate[];
  certificates: Certificate[];
  /** The signing time claimed by the signer, in milliseconds since the epoch. */
  claimedTime: number | null;
  timestamp: Timestamp | null;
}

/**
 * Returns the signatures of a PDF file in the order of what they cover; empty for a file without signatures. Issuers
 * are looked up in the file and in `known`. Throws Problem `not-a-pdf`.
 */
export async function checkSignatures(
  bytes: Uint8Array,
  certificates: readonly Certificate[] = [],
): Promise<CheckedSignature[]> {
  const checked: CheckedSignature[] = [];
  for (const signature of findSignatures(bytes)) checked.push(await checkOne(signature, certificates));
  return checked;
}

async function checkOne(signature: FoundSignature, certificates: readonly Certificate[]): Promise<CheckedSignature> {
  const result: CheckedSignature = {
    signature,
    state: 'malformed',
    isTimestamp: signature.subFilter === 'ETSI.RFC3161',
    scheme: null,
    missing: null,
    certificate: null,
    paths: [],
    chain: [],
    certificates: [],
    claimedTime: signature.time,
    timestamp: null,
  };
  try {
    if (!signature.contents) throw badAsn1();
    const signed = readSignedData(signature.contents);
    const [signer] = signed.signers;
    if (!signer) throw badAsn1();
    result.certificates = signed.certificates;
    result.certificate = signer.certificate;
    result.claimedTime = signingTimeOf(signer) ?? signature.time;
    if (signer.certificate) {
      result.paths = await pathsOf(signer.certificate, [...signed.certificates, ...certificates]);
      result.chain = result.paths.reduce((longest, path) => (path.length > longest.length ? path : longest));
    }
    if (result.isTimestamp) {
      result.timestamp = await checkTimestamp(signed, signature.covered, certificates);
      result.state = result.timestamp.state;
      return result;
    }
    const content = await contentOf(signature, signed);
    if (content) Object.assign(result, await checkSigner(signer, content));
    else result.state = 'altered';
    result.timestamp = signer.timestamp && (await timestampOf(signer.timestamp, signer.signature, certificates));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    result.state = error.code === 'unsupported-algorithm' ? 'unsupported' : 'malformed';
    result.missing = String(error.params['name'] ?? '') || null;
  }
  return result;
}

/** Null if it can't be read, which doesn't affect the signature. */
async function timestampOf(
  token: Uint8Array,
  stamped: Uint8Array,
  certificates: readonly Certificate[],
): Promise<Timestamp | null> {
  try {
    return await checkTimestamp(readSignedData(token), stamped, certificates);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Returns the bytes that the signer signed, null if they aren't those of the document. Throws Problem. */
async function contentOf({ subFilter, covered }: FoundSignature, signed: SignedData): Promise<Uint8Array | null> {
  if (subFilter === 'adbe.pkcs7.detached' || subFilter === 'ETSI.CAdES.detached') return covered;
  if (subFilter !== 'adbe.pkcs7.sha1') throw unsupported(subFilter);
  // The content of the message is the digest of the document.
  const digest = await hashBytes('SHA-1', covered);
  return signed.content && encodeHex(signed.content) === encodeHex(digest) ? signed.content : null;
}
