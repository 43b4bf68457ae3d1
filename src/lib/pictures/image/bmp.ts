// Reads uncompressed Windows bitmaps with 1, 4, 8, 24 and 32 bits.
import { Problem } from '../../../base/problem.ts';
import { brokenImage, type ImageProblemCode, newPixels, type Pixels } from './pixels.ts';

const BI_RGB = 0;
const BI_BITFIELDS = 3;

/** Returns the pixels of a bitmap. Throws Problem. */
export function decodeBmp(bytes: Uint8Array): Pixels {
  if (bytes.length < 54) throw brokenImage();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint32(14, true);
  const signedHeight = view.getInt32(22, true);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  if (![1, 4, 8, 24, 32].includes(bits) || !(compression === BI_RGB || (compression === BI_BITFIELDS && bits === 32)))
    throw new Problem<ImageProblemCode>('unsupported-image', undefined, { type: 'image/bmp' });
  const pixels = newPixels(view.getInt32(18, true), Math.abs(signedHeight));
  const { width, height, data } = pixels;
  const start = view.getUint32(10, true);
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (start + stride * height > bytes.length) throw brokenImage();
  const palette = 14 + headerSize;
  for (let row = 0; row < height; row++) {
    // With a positive height, rows start at the bottom.
    const line = start + stride * (signedHeight > 0 ? height - 1 - row : row);
    for (let column = 0; column < width; column++) {
      const bit = column * bits;
      const from =
        bits >= 24
          ? line + bit / 8
          : palette + 4 * ((bytes[line + (bit >> 3)]! >> (8 - bits - (bit & 7))) & ((1 << bits) - 1));
      const to = (row * width + column) * 4;
      for (let i = 0; i < 3; i++) data[to + i] = bytes[from + 2 - i] ?? 0;
      data[to + 3] = 255;
    }
  }
  return pixels;
}
