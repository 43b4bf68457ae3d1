/** Returns the bytes of a word in the Q encoding of RFC 2047. */
function bytesOfQ(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = /^=([\da-f]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (hex !== undefined) {
      bytes.push(parseInt(hex, 16));
      at += 2;
    } else bytes.push(text[at] === '_' ? 0x20 : text.charCodeAt(at));
  }
  return Uint8Array.from(bytes);
}

/** Returns the text of a word; null if its character set is unknown or its Base64 invalid. */
function textOf(charset: string, encoding: string, text: string): string | null {
  try {
    const bytes =
      encoding.toLowerCase() === 'q' ? bytesOfQ(text) : Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns the content of encoded words, percent-encoded: `=?utf-8?Q?Caf=C3=A9?=` becomes `Caf%C3%A9`. Spaces between
 * words are dropped (RFC 2047, 6.2). Null if a word can't be read or there is nothing left to decode.
 */
export function decodedWords(text: string): string | null {
  let unread = false;
  const joined = text.replace(/(\?=)\s+(?==\?)/g, '$1');
  const decoded = joined.replace(
    /=\?([\w-]+)\?([bq])\?([^?\s]*)\?=/gi,
    (_, charset: string, encoding: string, word: string) => {
      const plain = textOf(charset, encoding, word);
      unread ||= plain === null;
      return plain ?? '';
    },
  );
  const encoded = encodeURIComponent(decoded);
  return unread || decoded === joined || encoded === decoded ? null : encoded;
}
