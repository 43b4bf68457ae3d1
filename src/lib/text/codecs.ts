import punycode from 'punycode.js';
import { Problem } from '../../base/problem.ts';
import { decodeBase32, encodeBase32 } from '../bytes/base32.ts';
import { decodeHex, decodeUtf8, encodeHex, encodeUtf8 } from '../bytes/bytes.ts';
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
import {
  BASE36,
  BASE58,
  BASE58_FLICKR,
  BASE58_RIPPLE,
  BASE62,
  decodeBase45,
  decodeNumber,
  encodeBase45,
  encodeNumber,
} from '../bytes/codecs/radix.ts';
import { decodeBase58Check, encodeBase58Check } from '../bytes/codecs/base58-check.ts';

/** A way to write text with other characters. */
interface TextCodec {
  encode: (text: string) => string;
  decode: (text: string) => string | Uint8Array<ArrayBuffer>;
}

/** A way to write bytes, of text or of anything else. */
interface ByteCodec {
  encodeBytes: (bytes: Uint8Array) => string;
  decode: (text: string) => Uint8Array<ArrayBuffer>;
}

type Codec = TextCodec | ByteCodec;

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HEX = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const Z_BASE32 = 'ybndrfg8ejkmcpqxot1uwisza345h769';

/** How Base32 is written: its digits, each in the place of one of RFC 4648, and what they are mistaken for. */
interface Base32Style {
  padding?: boolean;
  lowercase?: boolean;
  corrected?: (sign: string) => string;
}

function base32(alphabet: string, { padding = false, lowercase = false, corrected }: Base32Style = {}): ByteCodec {
  return {
    encodeBytes: (bytes) =>
      encodeBase32(bytes, { padding }).replace(/[A-Z2-7]/g, (sign) => alphabet[STANDARD.indexOf(sign)] ?? ''),
    decode(text) {
      const standard = text.replace(/[^\s=-]/gu, (sign, at: number) => {
        const cased = lowercase ? sign.toLowerCase() : sign.toUpperCase();
        const value = alphabet.indexOf(corrected ? corrected(cased) : cased);
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

/** The digits of one large number. */
const number = (alphabet: string, ignoresCase = false): ByteCodec => ({
  encodeBytes: (bytes) => encodeNumber(bytes, alphabet),
  decode: (text) => decodeNumber(ignoresCase ? text.toLowerCase() : text, alphabet),
});

/** Digits of four bytes in five. */
const base85 = (alphabet: string): ByteCodec => ({
  encodeBytes: (bytes) => encode85(bytes, alphabet),
  decode: (text) => decode85(text, alphabet),
});

/** Crockford reads I and L as 1 and O as 0. */
const crockford = (sign: string) => sign.replace(/[IL]/, '1').replace('O', '0');

export const CODECS = {
  base16: { encodeBytes: (bytes) => encodeHex(bytes, { upper: true }), decode: (text) => decodeHex(text).bytes },
  base32: base32(STANDARD, { padding: true }),
  base32hex: base32(HEX, { padding: true }),
  crockford: base32(CROCKFORD, { corrected: crockford }),
  'z-base-32': base32(Z_BASE32, { lowercase: true }),
  base36: number(BASE36, true),
  base45: { encodeBytes: encodeBase45, decode: decodeBase45 },
  base58: number(BASE58),
  base58flickr: number(BASE58_FLICKR),
  base58ripple: number(BASE58_RIPPLE),
  base58check: { encodeBytes: encodeBase58Check, decode: decodeBase58Check },
  base62: number(BASE62),
  ascii85: base85(ASCII85),
  base85: base85(BASE85),
  z85: base85(Z85),
  base91: { encodeBytes: encodeBase91, decode: decodeBase91 },
  'quoted-printable': { encode: encodeQuotedPrintable, decode: decodeQuotedPrintable },
  punycode: {
    encode: (text) => inPunycode(text, punycode.toASCII),
    decode: (text) => inPunycode(text.toLowerCase(), punycode.toUnicode),
  },
  morse: { encode: encodeMorse, decode: decodeMorse },
  rot13: { encode: rot13, decode: rot13 },
  rot47: { encode: rot47, decode: rot47 },
  hexdump: { encodeBytes: hexDump, decode: readHexDump },
} as const satisfies Readonly<Record<string, Codec>>;

export type CodecId = keyof typeof CODECS;
export const CODEC_IDS = Object.keys(CODECS) as CodecId[];
/** The encodings of bytes, which take files. */
export const BYTE_CODEC_IDS = CODEC_IDS.filter((id) => 'encodeBytes' in CODECS[id]);

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
  'bad-checksum',
  'only-text',
] as const;

function inPunycode(text: string, convert: (text: string) => string): string {
  try {
    return text.split('\n').map(convert).join('\n');
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('bad-punycode', 0);
    throw error;
  }
}

/** Throws Problem of the encoding; `only-text` if it can't write bytes that aren't text. */
export function encodeWith(id: CodecId, source: string | Uint8Array): string {
  const codec: Codec = CODECS[id];
  if ('encodeBytes' in codec) return codec.encodeBytes(typeof source === 'string' ? encodeUtf8(source) : source);
  if (typeof source === 'string') return codec.encode(source);
  const text = textOf(source);
  if (text === null) throw new Problem('only-text', undefined);
  return codec.encode(text);
}

export function decodeWith(id: CodecId, text: string): string | Uint8Array<ArrayBuffer> {
  return CODECS[id].decode(text);
}

/** The text that bytes are in UTF-8, or null. */
export function textOf(decoded: string | Uint8Array): string | null {
  if (typeof decoded === 'string') return decoded;
  try {
    return decodeUtf8(decoded).text;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Whether a text is likely to be what was encoded: printable, and not one sign again and again. */
const isPlausible = (text: string) =>
  text.trim() !== '' && !/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(text.replace(/[\r\n\t]/g, '')) && /[\p{L}\d]/u.test(text);

export interface Guess {
  id: CodecId;
  /** What the text says in this encoding; null if it's bytes that aren't text. */
  text: string | null;
  bytes: Uint8Array;
}

/** Returns the encodings that a text may be in: those that give readable text, or, if none does, those that it fits. */
export function guesses(text: string): Guess[] {
  const fitting = CODEC_IDS.flatMap((id): Guess[] => {
    // Any text can be turned, and digits without addresses are Base16.
    if (id === 'rot13' || id === 'rot47' || (id === 'hexdump' && !/[\n:|]/.test(text))) return [];
    try {
      const decoded = decodeWith(id, text);
      const bytes = typeof decoded === 'string' ? encodeUtf8(decoded) : decoded;
      return bytes.length === 0 ? [] : [{ id, text: textOf(decoded), bytes }];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
  const readable = fitting.filter(
    ({ text: said }) => said !== null && said !== text && said !== text.toLowerCase() && isPlausible(said),
  );
  return readable.length > 0
    ? readable
    : fitting.filter((guess) => guess.text !== text && 'encodeBytes' in CODECS[guess.id]);
}
