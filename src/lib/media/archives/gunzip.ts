// Decodes gzip (RFC 1952) as files have it: with several members, zeros that fill up a tape, and other things behind it.
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { bytesAt, slicesIn } from './bytes-in.ts';
import { type GzipMember, gunzipped } from './decoders.ts';
import { EntryError } from './entry.ts';
import { viewOf } from './zip-fields.ts';

/** What is only known once the content has been read. */
export interface GzipEnd {
  /** Whether something else follows, which isn't part of it. */
  hasMore: boolean;
}

/** Sum and size at the end of each member. */
const TRAILER = 8;

/** What is looked through for the end of what was compressed. */
const LONGEST_REST = 65_536;

type Piece = Uint8Array<ArrayBuffer>;

const isTrailer = (view: DataView, at: number, { sum, size }: GzipMember): boolean =>
  at >= 0 && view.getUint32(at, true) === sum && view.getUint32(at + 4, true) === size;

/** Passes pieces on, and last of all what ended them. */
async function* withFailure(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece | EntryError> {
  try {
    yield* pieces;
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    yield error;
  }
}

/** Decodes gzip, and checks the sum and the size at the end of each member. Throws EntryError. */
export async function* gunzip(file: Sliceable, end: GzipEnd, signal?: AbortSignal): AsyncGenerator<Piece> {
  const members: GzipMember[] = [];
  let failure: EntryError | null = null;
  for await (const piece of withFailure(gunzipped(slicesIn(file, 0, file.size, signal), members))) {
    while (members.length > 1) await checkTrailer(file, members.shift()!);
    if (piece instanceof EntryError) failure = piece;
    else yield piece;
  }
  const last = members[0]!;
  const tail = viewOf(await bytesAt(file, Math.max(0, file.size - LONGEST_REST), file.size));
  if (!failure && isTrailer(tail, tail.byteLength - TRAILER, last)) return;
  // Tapes are filled up with zeros, and other things follow by mistake.
  for (let at = tail.byteLength - TRAILER; at >= 0; at--) {
    if (!isTrailer(tail, at, last)) continue;
    end.hasMore = new Uint8Array(tail.buffer, at + TRAILER).some((byte) => byte !== 0);
    return;
  }
  throw failure ?? new EntryError('other content');
}

async function checkTrailer(file: Sliceable, member: GzipMember): Promise<void> {
  const end = member.end ?? 0;
  const trailer = viewOf(await bytesAt(file, Math.max(0, end - TRAILER), end));
  if (!isTrailer(trailer, trailer.byteLength - TRAILER, member)) throw new EntryError('other content');
}
