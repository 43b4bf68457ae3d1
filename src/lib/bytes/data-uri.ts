// data: URIs (RFC 2397), in Base64 or percent-encoded.
import { charsetDecoder } from './charset.ts';
import { encodeUtf8 } from './bytes.ts';

export interface DataUri {
  /** Media type with its parameters; null if omitted (it then defaults to `text/plain;charset=US-ASCII`). */
  type: string | null;
  base64: boolean;
  body: string;
}

/** Returns the parts of a data URI; null for any other text. */
export function readDataUri(text: string): DataUri | null {
  const match = /^\s*data:([^,]*),/i.exec(text);
  if (!match) return null;
  const base64 = /;\s*base64\s*$/i.test(match[1]!);
  const type = match[1]!.replace(/;\s*base64\s*$/i, '').trim();
  return { type: type === '' || type.startsWith(';') ? null : type, base64, body: text.slice(match[0].length) };
}

/** Returns the data URI in `url(…)` of CSS or in an image of HTML; any other text as it is. */
export function addressIn(text: string): string {
  const trimmed = text.trim();
  const image = /^<img\s[^>]*\bsrc=(?:"(data:[^"]*)"|'(data:[^']*)')/i.exec(trimmed);
  if (image) return image[1] ?? image[2] ?? '';
  if (!/^url\(/i.test(trimmed) || !trimmed.endsWith(')')) return text;
  const inner = trimmed.slice(4, -1).trim();
  const quote = /^["']/.exec(inner)?.[0];
  const address = quote !== undefined && inner.endsWith(quote) ? inner.slice(1, -1) : inner;
  return /^data:/i.test(address) ? address : text;
}

/**
 * Decodes percent-encoded text; a percent sign without two digits is literal (WHATWG URL, 1.3). A lone surrogate throws
 * DecodeProblem.
 */
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

/**
 * Decodes text in the charset that a data URI declares (RFC 2397); null for UTF-8, an unknown charset, and invalid
 * bytes.
 */
export function declaredText(uri: string, bytes: Uint8Array<ArrayBuffer>): { text: string; charset: string } | null {
  const [, charset] = /^\s*data:[^,]*;\s*charset\s*=\s*"?([^\s",;]+)/i.exec(uri) ?? [];
  if (charset === undefined) return null;
  try {
    // In plain `utf-16`, a byte order mark may indicate big-endian (RFC 2781, 4.3), which the decoder doesn't check.
    const bigEndian = /^utf-?16$/i.test(charset) && bytes[0] === 0xfe && bytes[1] === 0xff;
    const decoder = charsetDecoder(bigEndian ? 'utf-16be' : charset, { fatal: true });
    return decoder.encoding === 'utf-8' ? null : { text: decoder.decode(bytes), charset };
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}
