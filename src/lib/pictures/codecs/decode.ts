// Decodes pictures to pixels with the same code, and so to the same pixels, in a page, a worker and a terminal.
import { decodeBmp } from '../image/bmp.ts';
import { decodeGif } from '../image/gif.ts';
import { decodeJpeg as decodeAnyJpeg } from '../image/jpeg.ts';
import { brokenImage, type Pixels } from '../image/pixels.ts';
import { firstFrame, placed } from '../metadata/webp-frame.ts';
import { decodePng } from '../image/png.ts';
import type { Size } from '../../../base/area.ts';
import { upright } from '../pixels/turn.ts';
import { decodeJpegByBrowser } from './browser-codecs.ts';
import { decodeIco } from './ico.ts';
import { type ImageHead, readHead } from './head.ts';
import { type DrawSvg, readSvg, svgPixels } from '../svg-pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What decoders return: pixels that are theirs to keep. */
export interface Drawn {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Decoding {
  /** The least size that the pixels are needed in, if not the size that the picture has. */
  least?: ((size: Size, isVector: boolean) => Size) | undefined;
  /** What draws SVG, where that is a picture like others; its function is absent where nothing can draw it. */
  svg?: { draw: DrawSvg | undefined } | undefined;
}

export interface Decoded {
  head: ImageHead;
  /** Upright. */
  pixels: Pixels;
  /** How large the picture is, of which the pixels may be a reduction. */
  size: Size;
}

/**
 * Returns the pixels of a picture as its camera was held, whatever its name says. Its size is checked before memory is taken. Where
 * less is enough, it may be reduced. Throws Problem.
 */
export async function decodePicture(bytes: Bytes, { least, svg }: Decoding = {}): Promise<Decoded> {
  const head = await readHead(bytes, svg !== undefined);
  if (head.format === 'svg' && svg) {
    const read = readSvg(bytes);
    return { head, pixels: await svgPixels(read, least?.(read.size, true) ?? read.size, svg.draw), size: read.size };
  }
  const wanted = least && ((size: Size) => least(size, false));
  const reduced = wanted && head.format === 'jpeg' && !head.isCmyk ? await reducedJpeg(bytes, head, wanted) : null;
  const stored = reduced ?? (await storedPixels(bytes, head));
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
  const size = [part(head.width, eighths), part(head.height, eighths)] as const;
  const made = await decodeJpegByBrowser(bytes, ...size);
  if (made) return made;
  const { decodeReduced } = await import('./wasm/jpeg-reduce.ts');
  return decodeReduced(bytes, ...size);
}

async function storedPixels(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  switch (head.format) {
    case 'svg':
      throw brokenImage(); // nothing in it is a pixel
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
  const { codec } = await import('./wasm/jpeg-decode.ts');
  return ofCodec(codec.use(sizeOf(head), (module) => module.decode(bytes, false)));
}

async function decodeWebp(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  const { codec } = await import('./wasm/webp-decode.ts');
  const frame = (head.frames ?? 0) > 0 ? firstFrame(bytes) : null;
  const pixels = await ofCodec(codec.use(sizeOf(head), (module) => module.decode(frame?.bytes ?? bytes)));
  return frame ? placed(pixels, frame, head.width, head.height) : pixels;
}

async function decodeAvif(bytes: Bytes, head: ImageHead): Promise<Pixels> {
  const { codec } = await import('./wasm/avif-decode.ts');
  return ofCodec(codec.use(sizeOf(head), (module) => module.decode(bytes, 8)));
}

/** Returns the pixels of a file; what is drawn has at least this side. Throws Problem. */
export async function pixelsOf(
  file: { arrayBuffer: () => Promise<ArrayBuffer> } | null,
  draw: DrawSvg | undefined,
  side = 0,
): Promise<Pixels> {
  const least = ({ width, height }: Size, isVector: boolean): Size => {
    const by = isVector ? Math.max(1, side / Math.max(width, height)) : 1;
    return { width: Math.ceil(width * by), height: Math.ceil(height * by) };
  };
  return (await decodePicture(new Uint8Array((await file?.arrayBuffer()) ?? []), { least, svg: { draw } })).pixels;
}
