// Puts WebP pictures into an animation (RFC 9649).
import { concatAll } from '../../bytes/concat.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Numbers of three bytes. */
const triples = (...values: number[]) =>
  Uint8Array.from(values.flatMap((value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255]));

function chunk(name: string, ...content: Uint8Array[]): Bytes {
  const inner = concatAll(content);
  const head = new Uint8Array(8);
  head.set(latin(name));
  new DataView(head.buffer).setUint32(4, inner.length, true);
  return concatAll([head, inner, new Uint8Array(inner.length % 2)]);
}

/** The parts of a still picture that hold its pixels. */
function pixelChunks(picture: Bytes): Bytes {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  const parts: Bytes[] = [];
  for (let at = 12; at + 8 <= picture.length;) {
    const name = String.fromCharCode(...picture.subarray(at, at + 4));
    const end = at + 8 + view.getUint32(at + 4, true);
    if (/^(?:VP8 |VP8L|ALPH)$/.test(name)) parts.push(picture.subarray(at, end + (end % 2)));
    at = end + (end % 2);
  }
  return concatAll(parts);
}

export interface WebpFrame {
  /** As a still picture. */
  picture: Bytes;
  milliseconds: number;
}

const ANIMATED = 2;
/** Frames replace all of the one before. */
const NO_BLENDING = 2;

export function animatedWebp(
  frames: readonly WebpFrame[],
  { width, height }: { width: number; height: number },
): Bytes {
  const body = concatAll([
    latin('WEBP'),
    chunk('VP8X', Uint8Array.of(ANIMATED, 0, 0, 0), triples(width - 1, height - 1)),
    // No background, and for ever
    chunk('ANIM', new Uint8Array(6)),
    ...frames.map(({ picture, milliseconds }) =>
      chunk(
        'ANMF',
        triples(0, 0, width - 1, height - 1, milliseconds),
        Uint8Array.of(NO_BLENDING),
        pixelChunks(picture),
      ),
    ),
  ]);
  return chunk('RIFF', body);
}
