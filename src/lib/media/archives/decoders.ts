// Decoders as generators: what goes in is read as it's needed, so that whoever stops reading stops the decoder.
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

/** Decodes gzip (RFC 1952) with any number of members. `onMember` gets where in the input each but the first begins. */
export async function* gunzipped(pieces: Pieces, onMember: (offset: number) => void): AsyncGenerator<Piece> {
  const { Gunzip } = await import('fflate');
  yield* decoded(pieces, (onData) => {
    const decoder = new Gunzip(onData);
    decoder.onmember = onMember;
    return decoder;
  });
}

/** Decodes Zstandard (RFC 8878) with any number of frames. */
export async function* unzstd(pieces: Pieces): AsyncGenerator<Piece> {
  const { Decompress } = await import('fzstd');
  yield* decoded(pieces, (onData) => new Decompress(onData));
}
