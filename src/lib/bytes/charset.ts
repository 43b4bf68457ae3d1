/**
 * The characters of windows-1252 from 80 to 9F, by the index of the WHATWG Encoding standard; gaps are the control
 * characters themselves.
 */
const WINDOWS_1252 =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

export interface CharsetDecoder {
  /** The name of the encoding in the standard. */
  encoding: string;
  /** Throws TypeError for invalid bytes, if `fatal`. */
  decode(bytes: Uint8Array<ArrayBuffer>): string;
}

/**
 * Returns the decoder for a label of the WHATWG Encoding standard, consistent across platforms: Node before 24 decodes
 * windows-1252, and with it `latin1` and `ascii`, as ISO 8859-1. Throws RangeError for an unknown label.
 */
export function charsetDecoder(label: string, options: { fatal?: boolean } = {}): CharsetDecoder {
  const decoder = new TextDecoder(label, options);
  if (decoder.encoding !== 'windows-1252') return decoder;
  return {
    encoding: decoder.encoding,
    decode(bytes) {
      let text = '';
      for (const byte of bytes)
        text += byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : WINDOWS_1252[byte - 0x80];
      return text;
    },
  };
}
