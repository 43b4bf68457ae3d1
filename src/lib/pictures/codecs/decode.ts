// Decodes pictures to pixels with the same code, and so to the same pixels, in a page, a worker and a terminal.
import { decodeBmp } from '../image/bmp.ts';
import { decodeGif } from '../image/gif.ts';
import { decodeJpeg as decodeAnyJpeg } from '../image/jpeg.ts';
import { brokenImage, type Pixels } from '../image/pixels.ts';
import { decodePng } from '../image/png.ts';
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
  pixels: Pixels;
}

/** Returns the pixels of a picture as they are stored, whatever its name says. Its size is checked before memory is taken. Throws Problem. */
export async function decodePicture(bytes: Bytes): Promise<Decoded> {
  const head = await readHead(bytes);
  const pixels = await pixelsOf(bytes, head);
  if (pixels.width * pixels.height === 0) throw brokenImage();
  return { head, pixels };
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
