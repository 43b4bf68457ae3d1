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
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Does the same for bytes that have to become text: invalid ones become U+FFFD, and `lossy` is set. */
export function decodeLossily(bytes: Uint8Array): { text: string; lossy: boolean } {
  const exact = decodeText(bytes);
  if (exact !== null) return { text: exact, lossy: false };
  return { text: new TextDecoder(encodingOf(bytes)).decode(bytes), lossy: true };
}
