// FLAC files: blocks of metadata, then frames up to the end of the file.
import { brokenMedia, type Bytes, type Media, type Source, type Track, viewOf } from './tracks.ts';

const STREAMINFO = 34;
const PIECE = 65_536;

/** What the description of a stream says (RFC 9639, 8.2). */
export function streamInfo(bytes: Bytes) {
  if (bytes.length < STREAMINFO) throw brokenMedia();
  const view = viewOf(bytes);
  const word = view.getUint32(10);
  return {
    mostInBlock: view.getUint16(2),
    /** 0 if unknown. */
    mostBytes: ((view.getUint8(7) << 16) | view.getUint16(8)) >>> 0,
    rate: word >>> 12,
    channels: ((word >>> 9) & 7) + 1,
    depth: ((word >>> 4) & 31) + 1,
    /** 0 if unknown. */
    samples: (word & 15) * 2 ** 32 + view.getUint32(14),
  };
}

/** The facts of a FLAC track, wherever it lies. */
export function flacFacts(setup: Bytes) {
  const { rate, channels, depth, samples } = streamInfo(setup);
  if (rate === 0) throw brokenMedia();
  return {
    kind: 'sound' as const,
    codec: 'FLAC',
    decoder: 'flac',
    setup,
    sampleRate: rate,
    channels,
    depth,
    seconds: samples > 0 ? samples / rate : null,
  };
}

export async function openFlac(source: Source, start: number): Promise<Media> {
  let setup: Bytes | undefined;
  let at = start + 4;
  for (let isLast = false; !isLast;) {
    const head = await source.at(at, 4);
    if (head.length < 4) throw brokenMedia();
    isLast = head[0]! >= 128;
    const size = (head[1]! << 16) | (head[2]! << 8) | head[3]!;
    if ((head[0]! & 127) === 0) setup = (await source.at(at + 4, STREAMINFO)).slice();
    at += 4 + size;
  }
  if (!setup) throw brokenMedia();
  const facts = flacFacts(setup);
  const track: Track = {
    ...facts,
    bitRate: facts.seconds ? ((source.size - at) * 8) / facts.seconds : undefined,
    async *packets() {
      for (let from = at; from < source.size; from += PIECE)
        yield { bytes: await source.at(from, PIECE), time: 0, isKey: true };
    },
  };
  return { container: 'FLAC', seconds: track.seconds, tracks: [track], isCut: at >= source.size };
}
