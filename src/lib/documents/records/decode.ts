// The text of a table's bytes: UTF-8, or an encoding that is guessed, and which others it may be.
import { charsetDecoder } from '../../bytes/charset.ts';
import { guessCharsets, type GuessedCharset } from '../../bytes/charset-guess.ts';

export type TableCharset = 'utf-8' | GuessedCharset;

interface Decoded {
  text: string;
  charset: TableCharset;
  /** Whether the bytes are UTF-8, so that the text becomes the same bytes again. */
  isExact: boolean;
  /** Other encodings that give another plausible text. */
  others: readonly GuessedCharset[];
}

/** How much is looked at for an encoding. */
const LOOKED_AT = 65_536;
const MOST_OTHERS = 3;
const [LF, NUL] = [0x0a, 0];

export function decodeTable(bytes: Uint8Array<ArrayBuffer>, charset: 'auto' | TableCharset): Decoded {
  const as = (chosen: GuessedCharset, others: readonly GuessedCharset[] = []): Decoded => ({
    charset: chosen,
    text: charsetDecoder(chosen).decode(bytes),
    isExact: false,
    others,
  });
  if (charset !== 'auto' && charset !== 'utf-8') return as(charset);
  if (charset === 'auto' && bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (charset === 'auto' && bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  const exact = utf8(bytes);
  // UTF-16 without a mark is valid UTF-8 as long as it is English.
  const isSure = exact !== null && !exact.slice(0, LOOKED_AT).includes('\0');
  if (isSure || charset === 'utf-8')
    return {
      charset: 'utf-8',
      text: exact ?? new TextDecoder().decode(bytes),
      isExact: exact !== null,
      others: [],
    };
  // What isn't UTF-8 comes from Excel, in the encoding of its Windows.
  const [best, ...rest] = guessCharsets(exact === null ? oddPart(bytes) : bytes.slice(0, LOOKED_AT));
  if (!best && exact !== null) return { charset: 'utf-8', text: exact, isExact: true, others: [] };
  return as(
    best?.charset ?? 'windows-1252',
    rest.slice(0, MOST_OTHERS).map((guess) => guess.charset),
  );
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whole lines from the first one that isn't ASCII on: those before it fit any encoding, and half a character fits none. */
function oddPart(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const odd = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80 || byte === NUL),
  );
  const start = bytes.lastIndexOf(LF, odd) + 1;
  const from = odd - start > LOOKED_AT / 2 ? odd : start;
  if (bytes.length <= from + LOOKED_AT) return bytes.slice(from);
  const end = bytes.lastIndexOf(LF, from + LOOKED_AT) + 1;
  return bytes.slice(from, end > odd ? end : from + LOOKED_AT);
}
