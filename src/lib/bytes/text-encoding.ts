// Converts text to the bytes of an encoding and back, strictly: nothing is replaced, and errors include the position.
import { encodeHex, encodeUtf8 } from './bytes.ts';
import { visibleCharacter } from '../../base/position.ts';
import { Problem } from '../../base/problem.ts';
import { invalidUtf8At, loneSurrogateAt } from './utf8.ts';

export type TextEncoding = 'utf-8' | 'utf-16be' | 'utf-16le' | 'utf-32be' | 'utf-32le' | 'iso-8859-1';

/** What `decodeText` throws; `offset` counts bytes. */
export const TEXT_DECODE_PROBLEMS = ['invalid-utf8', 'cut-unit', 'unpaired-surrogate', 'beyond-unicode'] as const;

const UNIT: Readonly<Record<TextEncoding, 1 | 2 | 4>> = {
  'utf-8': 1,
  'utf-16be': 2,
  'utf-16le': 2,
  'utf-32be': 4,
  'utf-32le': 4,
  'iso-8859-1': 1,
};

/** Throws `Problem` with `lone-surrogate`, or `not-in-encoding` for a character that ISO 8859-1 lacks. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return encodeUtf8(text);
  const lone = loneSurrogateAt(text);
  if (lone >= 0) throw new Problem('lone-surrogate', lone);
  if (encoding === 'iso-8859-1') {
    const odd = text.search(/[^\0-\xff]/u);
    if (odd >= 0) throw new Problem('not-in-encoding', odd, { found: visibleCharacter(text, odd) });
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  }
  const little = encoding.endsWith('le');
  if (UNIT[encoding] === 2) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), little);
    return bytes;
  }
  const points = Array.from(text, (character) => character.codePointAt(0)!);
  const bytes = new Uint8Array(points.length * 4);
  const view = new DataView(bytes.buffer);
  points.forEach((point, i) => view.setUint32(4 * i, point, little));
  return bytes;
}

/**
 * Decodes bytes to text; a byte order mark at the start of a Unicode encoding is removed and reported. Throws
 * `Problem`.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): { text: string; bom: boolean } {
  const text = encoding === 'utf-8' ? utf8Text(bytes) : unitsText(bytes, encoding);
  const bom = encoding !== 'iso-8859-1' && text.startsWith('\ufeff');
  return { text: bom ? text.slice(1) : text, bom };
}

function utf8Text(bytes: Uint8Array<ArrayBuffer>): string {
  const bad = invalidUtf8At(bytes);
  if (bad >= 0) {
    const byte = encodeHex(bytes.subarray(bad, bad + 1), { upper: true });
    throw new Problem('invalid-utf8', bad, { byte, number: bad + 1 });
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function unitsText(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): string {
  const size = UNIT[encoding];
  const rest = bytes.length % size;
  if (rest !== 0) throw new Problem('cut-unit', bytes.length - rest, { size, count: bytes.length });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = encoding.endsWith('le');
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    if (size === 1) parts.push(String.fromCharCode(bytes[at]!));
    else if (size === 2) parts.push(String.fromCharCode(view.getUint16(at, little)));
    else {
      const point = view.getUint32(at, little);
      if (point > 0x10ffff) throw new Problem('beyond-unicode', at, { number: at + 1 });
      parts.push(String.fromCodePoint(point));
    }
  }
  const text = parts.join('');
  // Surrogates that UTF-32 encodes individually would combine in the text, so a surrogate is invalid even next to its
  // partner.
  const lone =
    size === 4 ? parts.findIndex((part) => part.length === 1 && !part.isWellFormed()) : loneSurrogateAt(text);
  if (lone >= 0) throw new Problem('unpaired-surrogate', lone * size, { number: lone * size + 1 });
  return text;
}
