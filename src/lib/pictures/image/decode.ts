// Decodes pictures to pixels in a page, a worker and a terminal.
import { mediaTypeOf } from '../../media/file-signatures.ts';
import { Problem } from '../../../base/problem.ts';
import { decodeBmp } from './bmp.ts';
import { decodeGif } from './gif.ts';
import { brokenImage, checkSize, type ImageProblemCode, type Pixels } from './pixels.ts';
import { decodeJpeg } from './jpeg.ts';
import { decodePng } from './png.ts';

/** Returns the pixels of a picture, regardless of its file name. Throws Problem. */
export async function decodeImage(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const type = mediaTypeOf(bytes);
  if (!type.startsWith('image/')) throw new Problem<ImageProblemCode>('not-an-image', undefined, { type });
  if (type === 'image/png') return decodePng(bytes);
  // Browsers support more formats than we do, and rotate photos upright.
  if (typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function')
    return decodeByBrowser(bytes, type);
  if (type === 'image/jpeg') return decodeJpeg(bytes);
  if (type === 'image/gif') return decodeGif(bytes);
  if (type === 'image/bmp') return decodeBmp(bytes);
  throw new Problem<ImageProblemCode>('unsupported-image', undefined, { type });
}

async function decodeByBrowser(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Pixels> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes], { type }));
  } catch (error) {
    if (error instanceof DOMException) throw brokenImage();
    throw error;
  }
  const { width, height } = bitmap;
  checkSize(width, height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new TypeError('no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}
