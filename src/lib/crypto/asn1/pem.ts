// PEM (RFC 7468): Base64 between two lines that say what it is.
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';

/** PEM with 64 characters per line and a newline at the end; OpenSSH writes 70. */
export function pem(label: string, der: Uint8Array, lineLength = 64): string {
  const lines = encodeBase64(der).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** A PEM block whose Base64 is not read yet. */
export interface PemBlock {
  label: string;
  /** Null where the end is missing. */
  body: string | null;
  /** Offsets of the block and of its body. */
  start: number;
  bodyStart: number;
}

/** All PEM blocks of a text; other text may stand between them (RFC 7468, 2). */
export function findPem(text: string): PemBlock[] {
  // A body ends at the next five dashes, so that blocks without an end cost no search through all that follows.
  const blocks = text.matchAll(/-----BEGIN ([A-Z0-9 ]{1,100})-----(?:([^-]*(?:-{1,4}(?!-)[^-]*)*)-----END \1-----)?/g);
  return Array.from(blocks, ({ 1: label = '', 2: body = null, index }) => ({
    label,
    body,
    start: index,
    bodyStart: index + `-----BEGIN ${label}-----`.length,
  }));
}

/** The first whole PEM block of a text, or null. Throws DecodeProblem where its Base64 is broken. */
export function readPem(text: string): { label: string; der: Uint8Array<ArrayBuffer> } | null {
  // `openssl ecparam -genkey` writes the curve in a block of its own before the key.
  const block = findPem(text).find(({ label, body }) => body !== null && label !== 'EC PARAMETERS');
  return block ? { label: block.label, der: decodeBase64(block.body ?? '').bytes } : null;
}
