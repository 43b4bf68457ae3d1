// Decodes pictures to pixels with the same code, and so to the same pixels, in a page, a worker and a terminal.
import { decodeBmp } from '../image/bmp.ts';
import { decodeGif } from '../image/gif.ts';
import { decodeJpeg as decodeAnyJpeg } from '../image/jpeg.ts';
import { brokenImage, type Pixels } from '../image/pixels.ts';
import { decodePng } from '../image/png.ts';
import type { Size } from '../pixels/size.ts';
import { upright } from '../pixels/turn.ts';
import { decodeIco } from './ico.ts';
import { type ImageHead, readHead } from './head.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What decoders return: pixels that are theirs to keep. */
export interface Drawn {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Decoded {
  head: ImageHead;
  /** Upright. */
  pixels: Pixels;
  /** How large the picture is, of which the pixels may be a reduction. */
  size: Size;
}

/**
 * Returns the pixels of a picture as its camera was held, whatever its name says. Its size is checked before memory is taken. If
 * `wanted` returns a size, it may be reduced to no less than that. Throws Problem.
 */
export async function decodePicture(bytes: Bytes, wanted?: (size: Size) => Size): Promise<Decoded> {
  const head = await readHead(bytes);
  const reduced = wanted && head.format === 'jpeg' && !head.isCmyk ? await reducedJpeg(bytes, head, wanted) : null;
  const stored = reduced ?? (await pixelsOf(bytes, head));
  if (stored.width * stored.height === 0) throw brokenImage();
  const pixels = upright(stored, head.orientation);
  return { head, pixels, size: reduced ? uprightSize(head) : pixels };
}

const uprightSize = ({ width, height, orientation }: ImageHead): Size =>
  orientation > 4 ? { width: height, height: width } : { width, height };

const EIGHTHS = [1, 2, 3, 4, 5, 6];

/** Decodes a JPEG in the least number of eighths that are no less than what is wanted; null if that isn't worth it, or fails. */
async function reducedJpeg(bytes: Bytes, head: ImageHead, wanted: (size: Size) => Size): Promise<Pixels | null> {
  const least = wanted(uprightSize(head));
  const [width, height] = head.orientation > 4 ? [least.height, least.width] : [least.width, least.height];
  const part = (length: number, eighths: number) => Math.ceil((length * eighths) / 8);
  const eighths = EIGHTHS.find((count) => part(head.width, count) >= width && part(head.height, count) >= height);
  if (eighths === undefined || head.isCut) return null;
  const { decodeReduced } = await import('./jpeg-reduce.ts');
  return decodeReduced(bytes, part(head.width, eighths), part(head.height, eighths));
}

async function pixelsOf(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  switch (head.format) {
    case 'png':
      return decodePng(bytes);
    case 'gif':
      return decodeGif(bytes);
    case 'bmp':
      return decodeBmp(bytes);
    case 'ico':
      return decodeIco(bytes);
    case 'jpeg':
      // The faster decoder doesn't turn photos for print into RGB.
      return head.isCmyk ? decodeAnyJpeg(bytes) : decodeJpeg(bytes, head);
    case 'webp':
      return decodeWebp(bytes, head);
    case 'avif':
      return decodeAvif(bytes, head);
  }
}

const sizeOf = ({ width, height }: ImageHead) => width * height;

/** Codecs report a broken picture by null, an abort or a number; what it was is in no case known. */
function ofCodec(drawn: Promise<Drawn | null>): Promise<Pixels> {
  return drawn.then(
    (pixels) => {
      if (!pixels) throw brokenImage();
      return pixels;
    },
    (error: unknown) => {
      if (error instanceof TypeError) throw error;
      throw brokenImage();
    },
  );
}

async function decodeJpeg(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  const { codec } = await import('./jpeg-decode.ts');
  return ofCodec(codec.use(sizeOf(head), (module) => module.decode(bytes, false)));
}

async function decodeWebp(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  const { codec } = await import('./webp-decode.ts');
  return ofCodec(codec.use(sizeOf(head), (module) => module.decode(bytes)));
}

async function decodeAvif(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  const { codec } = await import('./avif-decode.ts');
  return ofCodec(codec.use(sizeOf(head), (module) => module.decode(bytes, 8)));
}
