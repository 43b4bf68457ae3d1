// Bytes that are read from front to back: of a file, or of what a decoder makes of it.
import { concatAll } from '../../bytes/concat.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';

const SLICE = 131_072;

/** Reads a part of a file. */
export async function bytesAt(file: Sliceable, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, Math.min(end, file.size)).arrayBuffer());
}

/** Reads a part of a file in slices. Rejects with the reason of the signal when aborted. */
export async function* slicesIn(
  file: Sliceable,
  start: number,
  end: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = start; at < end; at += SLICE) {
    signal?.throwIfAborted();
    yield await bytesAt(file, at, Math.min(at + SLICE, end));
  }
}

/** Puts pieces together. */
export async function joined(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return concatAll(parts);
}

export interface BytesIn {
  /** Returns up to so many bytes and goes behind them; fewer only at the end. */
  take(count: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Goes forward; returns how far it came. */
  skip(count: number): Promise<number>;
}

/** A file, in which skipping costs nothing. */
export function bytesOfFile(file: Sliceable): BytesIn {
  let at = 0;
  return {
    async take(count) {
      const bytes = await bytesAt(file, at, at + count);
      at += bytes.length;
      return bytes;
    },
    async skip(count) {
      const start = at;
      at = Math.min(file.size, at + count);
      return at - start;
    },
  };
}

/** What a decoder makes, piece by piece. */
export function bytesOfPieces(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): BytesIn {
  const iterator = pieces[Symbol.asyncIterator]();
  let rest = new Uint8Array();
  const part = async (most: number): Promise<Uint8Array<ArrayBuffer> | null> => {
    while (rest.length === 0) {
      const { done, value } = await iterator.next();
      if (done) return null;
      rest = value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
  return {
    async take(count) {
      const first = await part(count);
      if (!first || first.length === count) return first ?? new Uint8Array();
      const all = new Uint8Array(count);
      all.set(first);
      let filled = first.length;
      while (filled < count) {
        const next = await part(count - filled);
        if (!next) return all.slice(0, filled);
        all.set(next, filled);
        filled += next.length;
      }
      return all;
    },
    async skip(count) {
      let skipped = 0;
      while (skipped < count) {
        const next = await part(count - skipped);
        if (!next) break;
        skipped += next.length;
      }
      return skipped;
    },
  };
}
