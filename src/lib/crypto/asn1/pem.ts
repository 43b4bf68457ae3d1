// PEM (RFC 7468): Base64 between two lines with a label.
import { decodeBase64, encodeBase64 } from '../../bytes/bytes.ts';

/** Writes PEM with 64 characters per line and a newline at the end; OpenSSH uses 70. */
export function pem(label: string, der: Uint8Array, lineLength = 64): string {
  const lines = encodeBase64(der).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** A PEM block whose Base64 hasn't been decoded yet. */
export interface PemBlock {
  label: string;
  /** Null if the end is missing. */
  body: string | null;
  /** Offsets of the block and of its body. */
  start: number;
  bodyStart: number;
}

/** Returns all PEM blocks in a text; other text may be between them (RFC 7468, 2). */
export function findPem(text: string): PemBlock[] {
  // A body ends at the next five dashes, so blocks without an end don't cause a search through the rest of the text.
  const blocks = text.matchAll(/-----BEGIN ([A-Z0-9. ]{1,100})-----(?:([^-]*(?:-{1,4}(?!-)[^-]*)*)-----END \1-----)?/g);
  return Array.from(blocks, ({ 1: label = '', 2: body = null, index }) => ({
    label,
    body,
    start: index,
    bodyStart: index + `-----BEGIN ${label}-----`.length,
  }));
}

/** Returns the first complete PEM block of a text, or null. Throws DecodeProblem if its Base64 is invalid. */
export function readPem(text: string): { label: string; der: Uint8Array<ArrayBuffer> } | null {
  // `openssl ecparam -genkey` writes the curve in a separate block before the key.
  const block = findPem(text).find(({ label, body }) => body !== null && label !== 'EC PARAMETERS');
  return block ? { label: block.label, der: decodeBase64(block.body ?? '').bytes } : null;
}
