/**
 * UTF-16 if there is a byte order mark for it, otherwise UTF-8; the decoder drops the mark (WHATWG Encoding, BOM
 * sniff).
 */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Returns the text of a file; null if its bytes are invalid in its encoding. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodedAs(encodingOf(bytes), bytes);
  const declared = text === null ? xmlEncoding(bytes) : undefined;
  const other = declared === undefined ? null : decodedAs(declared, bytes);
  // Node before 24 reads windows-1252 as ISO 8859-1, which has controls there.
  return other === null || /[\x80-\x9f]/.test(other) ? text : other;
}

/** The encoding that the declaration of an XML document names (XML 1.0 appendix F). */
function xmlEncoding(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
}

/** Returns null if the encoding is unknown or the bytes are invalid in it. */
function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Does the same for bytes that have to become text: invalid ones become U+FFFD, and `lossy` is set. */
export function decodeLossily(bytes: Uint8Array): { text: string; lossy: boolean } {
  const exact = decodeText(bytes);
  if (exact !== null) return { text: exact, lossy: false };
  return { text: new TextDecoder(encodingOf(bytes)).decode(bytes), lossy: true };
}
