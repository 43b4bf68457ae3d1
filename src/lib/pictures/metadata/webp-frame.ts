// The first picture of an animated WebP (RFC 9649, 2.7.1.1), which decoders of still pictures don't read.
import { concatAll } from '../../bytes/concat.ts';
import { webpBlock, webpBlocks } from './blocks.ts';
import { brokenImage, newPixels, type Pixels } from '../image/pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Frame {
  /** A WebP of its own. */
  bytes: Bytes;
  left: number;
  top: number;
}

const HEAD = 16;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** A number of 24 bits. */
const three = (bytes: Uint8Array, at: number) => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);

/** Returns the first frame. Throws Problem. */
export function firstFrame(bytes: Bytes): Frame {
  const data = webpBlocks(bytes).blocks.find(({ name }) => name === 'ANMF')?.data;
  if (!data || data.length < HEAD + 8) throw brokenImage();
  const content = data.slice(HEAD);
  const extended = new Uint8Array(10);
  extended[0] = 0x10; // it may be transparent
  extended.set(data.subarray(6, 12), 4);
  // Only what has its transparency apart needs the block that says so.
  const isApart = String.fromCharCode(...content.subarray(0, 4)) === 'ALPH';
  const body = [latin('WEBP'), ...(isApart ? [webpBlock('VP8X', extended)] : []), content];
  return { bytes: webpBlock('RIFF', concatAll(body)), left: three(data, 0) * 2, top: three(data, 3) * 2 };
}

/** Puts a frame where it belongs; around it, the picture is transparent. Throws Problem. */
export function placed(frame: Pixels, { left, top }: Frame, width: number, height: number): Pixels {
  if (frame.width === width && frame.height === height) return frame;
  if (left + frame.width > width || top + frame.height > height) throw brokenImage();
  const made = newPixels(width, height);
  for (let row = 0; row < frame.height; row++)
    made.data.set(
      frame.data.subarray(row * frame.width * 4, (row + 1) * frame.width * 4),
      ((top + row) * width + left) * 4,
    );
  return made;
}
