// The codecs that a browser has, which are several times faster than WebAssembly. Null wherever it has none, or changes pixels.
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { concatAll } from '../../bytes/concat.ts';
import { decodePng } from '../image/png.ts';
import { newPixels, type Pixels } from '../image/pixels.ts';
import { jpegBlocks, webpBlock, webpBlocks } from '../metadata/blocks.ts';
import { isOpaque } from '../pixels/turn.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Parts of a JPEG that say how it's turned and what its colors mean. */
const TELLING = ['APP1', 'APP2'];
const START = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);

/** Returns a JPEG of the same pixels, which no decoder turns or converts to other colors. */
function plain(bytes: Bytes): Bytes {
  const kept = jpegBlocks(bytes).blocks.filter(({ name }) => !TELLING.includes(name));
  return concatAll([START, ...kept.map(({ whole }) => whole), END]);
}

/** Decodes a JPEG in a size that is a whole number of eighths, rounded up: as it is stored, without its color profile. */
export async function decodeJpegByBrowser(bytes: Bytes, width: number, height: number): Promise<Pixels | null> {
  if (typeof ImageDecoder !== 'function') return null;
  try {
    const decoder = new ImageDecoder({
      data: plain(bytes),
      type: 'image/jpeg',
      desiredWidth: width,
      desiredHeight: height,
    });
    const { image } = await decoder.decode();
    decoder.close();
    // Some browsers decode the whole picture, which is then no faster than without them.
    const isWanted = image.codedWidth === width && image.codedHeight === height;
    const made = isWanted ? newPixels(width, height) : null;
    if (made) await image.copyTo(made.data, { format: 'RGBA' });
    image.close();
    return made;
  } catch {
    // A picture that this decoder can't read is for the other one, which says what is wrong.
    return null;
  }
}

function contextOf(width: number, height: number) {
  // In the memory of the worker: a graphics card would only hand the pixels back.
  return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
}

async function encoded(pixels: Pixels, options: ImageEncodeOptions): Promise<Bytes | null> {
  const context = contextOf(pixels.width, pixels.height);
  if (!context) return null;
  context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  const blob = await context.canvas.convertToBlob(options);
  context.canvas.width = 0; // gives its memory back at once
  return blob.type === options.type ? new Uint8Array(await blob.arrayBuffer()) : null;
}

const PROBE_SIDE = 64;

/**
 * Whether a canvas keeps the pixels that it gets (some browsers add noise, so that nobody is recognized by how theirs draws), and
 * writes WebP: others write PNG instead, which nobody should wait for.
 */
async function isUsable(): Promise<boolean> {
  const probe = newPixels(PROBE_SIDE, PROBE_SIDE);
  for (let at = 0; at < probe.data.length; at++) probe.data[at] = at % 4 === 3 ? 255 : (at * 7 + (at >> 6)) % 256;
  const png = await encoded(probe, { type: 'image/png' });
  if (!png || !(await decodePng(png)).data.every((value, index) => value === probe.data[index])) return false;
  return (await encoded(probe, { type: 'image/webp' })) !== null;
}

/** Returns a WebP with nothing but its pixels: browsers add a color profile, which says what is true without one. */
function bare(bytes: Bytes): Bytes | null {
  const lossy = webpBlocks(bytes).blocks.find(({ name }) => name === 'VP8 ');
  return lossy ? webpBlock('RIFF', concatAll([encodeUtf8('WEBP'), lossy.whole])) : null;
}

let usable: Promise<boolean> | undefined;

/** Encodes opaque pixels as WebP with loss. */
export async function encodeWebpByBrowser(pixels: Pixels, quality: number): Promise<Bytes | null> {
  if (typeof OffscreenCanvas !== 'function' || !isOpaque(pixels)) return null;
  try {
    usable ??= isUsable();
    if (!(await usable)) return null;
    const made = await encoded(pixels, { type: 'image/webp', quality: quality / 100 });
    return made && bare(made);
  } catch {
    // The canvas is larger than the browser takes, or nothing can be drawn.
    return null;
  }
}
