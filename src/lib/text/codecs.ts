import punycode from 'punycode.js';
import { Problem } from '../../base/problem.ts';
import { decodeBase32, encodeBase32 } from '../bytes/base32.ts';
import { decodeUtf8, encodeUtf8 } from '../bytes/bytes.ts';
import { ASCII85, BASE85, decode85, decodeBase91, encode85, encodeBase91, Z85 } from '../bytes/codecs/base85.ts';
import {
  decodeMorse,
  decodeQuotedPrintable,
  encodeMorse,
  encodeQuotedPrintable,
  hexDump,
  readHexDump,
  rot13,
  rot47,
} from '../bytes/codecs/plain.ts';
import { BASE58, BASE62, decodeBase45, decodeNumber, encodeBase45, encodeNumber } from '../bytes/codecs/radix.ts';

/** A way to write text with other characters. Decoding returns bytes where it has any. */
interface Codec {
  encode: (text: string) => string;
  decode: (text: string) => string | Uint8Array<ArrayBuffer>;
}

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HEX = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Base32 with other digits, each in the place of one of RFC 4648. */
function base32(alphabet: string, padding: boolean, confused: (sign: string) => string = (sign) => sign): Codec {
  return {
    encode: (text) =>
      encodeBase32(encodeUtf8(text), { padding }).replace(
        /[A-Z2-7]/g,
        (sign) => alphabet[STANDARD.indexOf(sign)] ?? '',
      ),
    decode(text) {
      const standard = text.replace(/[^\s=-]/gu, (sign, at: number) => {
        const value = alphabet.indexOf(confused(sign.toUpperCase()));
        if (value < 0) throw new Problem('bad-sign', at, { sign });
        return STANDARD[value] ?? '';
      });
      try {
        const { bytes, notices } = decodeBase32(standard);
        if (notices.includes('incomplete-group')) throw new Problem('bad-length', text.length);
        return bytes;
      } catch (error) {
        if (error instanceof Problem && error.code === 'not-base32')
          throw new Problem('bad-sign', error.offset, error.params);
        throw error;
      }
    },
  };
}

const ofBytes = (encode: (bytes: Uint8Array) => string, decode: (text: string) => Uint8Array<ArrayBuffer>): Codec => ({
  encode: (text) => encode(encodeUtf8(text)),
  decode,
});

/** Crockford reads I and L as 1 and O as 0. */
const crockford = (sign: string) => sign.replace(/[IL]/, '1').replace('O', '0');

export const CODECS = {
  base32: base32(STANDARD, true),
  base32hex: base32(HEX, true),
  crockford: base32(CROCKFORD, false, crockford),
  base45: ofBytes(encodeBase45, decodeBase45),
  base58: ofBytes(
    (bytes) => encodeNumber(bytes, BASE58),
    (text) => decodeNumber(text, BASE58),
  ),
  base62: ofBytes(
    (bytes) => encodeNumber(bytes, BASE62),
    (text) => decodeNumber(text, BASE62),
  ),
  ascii85: ofBytes(
    (bytes) => encode85(bytes, ASCII85),
    (text) => decode85(text, ASCII85),
  ),
  base85: ofBytes(
    (bytes) => encode85(bytes, BASE85),
    (text) => decode85(text, BASE85),
  ),
  z85: ofBytes(
    (bytes) => encode85(bytes, Z85),
    (text) => decode85(text, Z85),
  ),
  base91: ofBytes(encodeBase91, decodeBase91),
  'quoted-printable': { encode: encodeQuotedPrintable, decode: decodeQuotedPrintable },
  punycode: {
    encode: (text) => inPunycode(text, punycode.toASCII),
    decode: (text) => inPunycode(text.toLowerCase(), punycode.toUnicode),
  },
  morse: { encode: encodeMorse, decode: decodeMorse },
  rot13: { encode: rot13, decode: rot13 },
  rot47: { encode: rot47, decode: rot47 },
  'hex-dump': ofBytes(hexDump, readHexDump),
} as const satisfies Readonly<Record<string, Codec>>;

export type CodecId = keyof typeof CODECS;
export const CODEC_IDS = Object.keys(CODECS) as CodecId[];

export const CODEC_PROBLEMS = [
  'bad-sign',
  'bad-length',
  'too-large',
  'bad-escape',
  'no-morse',
  'bad-punycode',
  'odd-digits',
  'bad-character',
  'lone-surrogate',
  'number-too-long',
] as const;

function inPunycode(text: string, convert: (text: string) => string): string {
  try {
    return text.split('\n').map(convert).join('\n');
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('bad-punycode', 0);
    throw error;
  }
}

/** Decoded text, or the bytes that aren't text. */
export type Decoded = { text: string } | { bytes: Uint8Array };

export function decodeWith(id: CodecId, text: string): Decoded {
  const codec: Codec = CODECS[id];
  const decoded = codec.decode(text);
  if (typeof decoded === 'string') return { text: decoded };
  try {
    return { text: decodeUtf8(decoded).text };
  } catch (error) {
    if (error instanceof Problem) return { bytes: decoded };
    throw error;
  }
}

/** Whether a text is likely to be what was encoded: printable, and not one sign again and again. */
const isPlausible = (text: string) =>
  text.trim() !== '' && !/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(text.replace(/[\r\n\t]/g, '')) && /[\p{L}\d]/u.test(text);

/** Returns the encodings that a text may be in, with what it says in each. */
export function guesses(text: string): { id: CodecId; text: string }[] {
  return CODEC_IDS.flatMap((id) => {
    // Any text can be turned, and most texts are quoted-printable or domains that say themselves.
    if (id === 'rot13' || id === 'rot47') return [];
    try {
      const decoded = decodeWith(id, text);
      return 'text' in decoded &&
        decoded.text !== text &&
        decoded.text !== text.toLowerCase() &&
        isPlausible(decoded.text)
        ? [{ id, text: decoded.text }]
        : [];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
}
