// The string types of ASN.1 (X.680, 41) by their tag numbers.

type Decoder = (contents: Uint8Array) => { text: string; sound: boolean };

const matching =
  (label: string, pattern: RegExp): Decoder =>
  (contents) => {
    const text = new TextDecoder(label).decode(contents);
    return { text, sound: pattern.test(text) };
  };

/** Bytes above 127 are shown as Latin-1: T.61 and the other sets that few programs know. */
const latin = matching('latin1', /^/);

function utf8(contents: Uint8Array) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(contents);
  return { text, sound: !text.includes('\ufffd') || new TextEncoder().encode(text).length === contents.length };
}

function utf16(contents: Uint8Array) {
  const text = new TextDecoder('utf-16be', { ignoreBOM: true }).decode(contents);
  return { text, sound: contents.length % 2 === 0 && !text.includes('\ufffd') };
}

function utf32(contents: Uint8Array) {
  const view = new DataView(contents.buffer, contents.byteOffset, contents.byteLength);
  let text = '';
  let sound = contents.length % 4 === 0;
  for (let at = 0; at + 4 <= contents.length; at += 4) {
    const point = view.getUint32(at);
    const isScalar = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    text += isScalar ? String.fromCodePoint(point) : '\ufffd';
    sound &&= isScalar;
  }
  return { text, sound };
}

export const STRINGS: Readonly<Record<number, Decoder>> = {
  7: latin,
  12: utf8,
  18: matching('latin1', /^[\d ]*$/),
  19: matching('latin1', /^[A-Za-z\d '()+,./:=?-]*$/),
  20: latin,
  21: latin,
  22: matching('latin1', /^\p{ASCII}*$/u),
  25: latin,
  26: matching('latin1', /^[ -~]*$/),
  27: latin,
  28: utf32,
  30: utf16,
  14: utf8,
  31: utf8,
  32: utf8,
  33: utf8,
  34: utf8,
  35: utf8,
  36: utf8,
};

export function stringOf(number: number, contents: Uint8Array): { text: string; sound: boolean } {
  return STRINGS[number]!(contents);
}
