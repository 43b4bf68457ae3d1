// data: URIs (RFC 2397), in Base64 or percent-encoded.
import { encodeUtf8 } from './bytes.ts';

export interface DataUri {
  /** Media type with its parameters; null when it is left out (then it is `text/plain;charset=US-ASCII`). */
  type: string | null;
  base64: boolean;
  body: string;
}

/** The parts of a data URI; null for any other text. */
export function readDataUri(text: string): DataUri | null {
  const match = /^\s*data:([^,]*),/i.exec(text);
  if (!match) return null;
  const base64 = /;\s*base64\s*$/i.test(match[1]!);
  const type = match[1]!.replace(/;\s*base64\s*$/i, '').trim();
  return { type: type === '' || type.startsWith(';') ? null : type, base64, body: text.slice(match[0].length) };
}

/** Bytes of a percent-encoded text; a percent sign without two digits stands for itself (WHATWG URL, 1.3). A lone surrogate throws DecodeProblem. */
export function percentBytes(text: string): Uint8Array<ArrayBuffer> {
  const source = encodeUtf8(text);
  const bytes = new Uint8Array(source.length);
  let at = 0;
  for (let i = 0; i < source.length; i++) {
    const digits = source[i] === 0x25 ? String.fromCharCode(source[i + 1] ?? 0, source[i + 2] ?? 0) : '';
    const escape = /^[\da-f]{2}$/i.test(digits);
    bytes[at++] = escape ? parseInt(digits, 16) : source[i]!;
    if (escape) i += 2;
  }
  return bytes.slice(0, at);
}
