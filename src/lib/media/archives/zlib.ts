// Data that is only compressed with Deflate: as zlib (RFC 1950), or bare (RFC 1951), as in SAML requests.
import { adler32 } from '../../bytes/checksums/sums.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { bytesAt, slicesIn } from './bytes-in.ts';
import { inflated } from './decoders.ts';
import { EntryError } from './entry.ts';
import { viewOf } from './zip-fields.ts';

const HEADER = 2;
const SUM = 4;

const CONTROLS = /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}\u{fffd}]/u;

/** Returns bytes as a text that people write; null if they aren't one. */
function textIn(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Whether data begins as zlib without a dictionary: its method, its window, and a check of both. Texts such as `x^2` do as
 * well.
 */
export function isZlib(head: Uint8Array): boolean {
  const [first = 0, second = 0] = head;
  const isHeader = (first & 15) === 8 && first >> 4 <= 7 && (second & 32) === 0 && ((first << 8) | second) % 31 === 0;
  return isHeader && textIn(head) === null;
}

/** Decodes zlib, and checks the sum at its end. Throws EntryError. */
export async function* unzlib(file: Sliceable, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let sum = 1n;
  const end = Math.max(HEADER, file.size - SUM);
  for await (const piece of inflated(slicesIn(file, HEADER, end, signal))) {
    sum = adler32(piece, sum);
    yield piece;
  }
  const tail = await bytesAt(file, end, file.size);
  if (tail.length < SUM || BigInt(viewOf(tail).getUint32(0)) !== sum) throw new EntryError('other content');
}

/** Nothing larger is bare: that's for what is sent in an address. */
const MOST_BARE = 1_000_000;
/** Of fewer bytes, chance decides whether they are compressed. */
const LEAST_BARE = 12;
/** Returns the text that bare Deflate makes of a file; null if it makes none. Nothing marks it, so that only text counts. */
export async function inflatedText(file: Sliceable): Promise<Uint8Array<ArrayBuffer> | null> {
  if (file.size < LEAST_BARE || file.size > MOST_BARE) return null;
  const packed = await bytesAt(file, 0, file.size);
  if (textIn(packed) !== null) return null;
  const { inflateSync } = await import('fflate');
  try {
    const bytes = new Uint8Array(inflateSync(packed));
    // What happens to begin like it ends early: compressed data is hardly longer than its text.
    return bytes.length * 1.2 >= file.size && textIn(bytes) !== null ? bytes : null;
  } catch {
    return null;
  }
}
