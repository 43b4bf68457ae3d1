// Decoders as generators: what goes in is read as it's needed, so that whoever stops reading stops the decoder.
import { crc32 } from '../../bytes/crc32.ts';
import { EntryError } from './entry.ts';

type Piece = Uint8Array<ArrayBuffer>;
type Pieces = AsyncIterable<Piece>;

/** Decoded at once: what a bomb of 1:1032 (the most that Deflate can do) makes of it is 17 MB. */
const PUSHED = 16_384;

interface Decoder {
  push(bytes: Uint8Array, isLast?: boolean): unknown;
}

/** Feeds a decoder that calls back with what it has decoded. Throws EntryError for what it refuses. */
async function* decoded(
  pieces: Pieces,
  create: (onData: (bytes: Uint8Array) => void) => Decoder | Promise<Decoder>,
): AsyncGenerator<Piece> {
  let made: Piece[] = [];
  // fflate calls back with parts of a buffer that it reuses.
  const decoder = await create((bytes) => void (bytes.length > 0 && made.push(new Uint8Array(bytes))));
  const push = function* (bytes: Uint8Array, isLast: boolean) {
    let failure: unknown;
    try {
      decoder.push(bytes, isLast);
    } catch (error) {
      failure = error instanceof Error ? new EntryError(error.message) : error;
    }
    // What was decoded before the fault is right.
    yield* made;
    made = [];
    if (failure) throw failure;
  };
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += PUSHED) yield* push(piece.subarray(at, at + PUSHED), false);
  yield* push(new Uint8Array(), true);
}

/** Decodes Deflate without any header (RFC 1951). */
export async function* inflated(pieces: Pieces): AsyncGenerator<Piece> {
  const { Inflate } = await import('fflate');
  yield* decoded(pieces, (onData) => new Inflate(onData));
}

/** A part of a gzip file that is complete in itself. */
export interface GzipMember {
  /** The CRC-32 of its content so far, and its size modulo 2^32. */
  sum: number;
  size: number;
  /** Where it ends in the file, behind its sum and its size; null while it, or the last one, is decoded. */
  end: number | null;
}

/** Decodes gzip (RFC 1952), and adds its members to `members` as they are decoded. */
export async function* gunzipped(pieces: Pieces, members: GzipMember[]): AsyncGenerator<Piece> {
  const { Gunzip } = await import('fflate');
  let member: GzipMember;
  const begin = () => members.push((member = { sum: 0, size: 0, end: null }));
  begin();
  yield* decoded(pieces, (onData) => {
    const decoder = new Gunzip((bytes) => {
      member.sum = crc32(bytes, member.sum);
      member.size = (member.size + bytes.length) >>> 0;
      onData(bytes);
    });
    decoder.onmember = (end) => {
      member.end = end;
      begin();
    };
    return decoder;
  });
}

/** Decodes Zstandard (RFC 8878) with any number of frames. */
export async function* unzstd(pieces: Pieces): AsyncGenerator<Piece> {
  const { Decompress } = await import('fzstd');
  yield* decoded(pieces, (onData) => new Decompress(onData));
}
