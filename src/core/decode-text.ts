/** UTF-16 where a byte order mark says so, else UTF-8; a decoder drops the mark (WHATWG Encoding, BOM sniff). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of a file; null when its bytes are no text in its encoding. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The same for bytes that must become a text: what is none stands as U+FFFD, and `lossy` tells. */
export function decodeLossily(bytes: Uint8Array): { text: string; lossy: boolean } {
  const exact = decodeText(bytes);
  if (exact !== null) return { text: exact, lossy: false };
  return { text: new TextDecoder(encodingOf(bytes)).decode(bytes), lossy: true };
}
