import { Problem } from '../../../base/problem.ts';

/** A picture in red, green, blue and alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export const IMAGE_PROBLEMS = ['not-an-image', 'broken-image', 'unsupported-image', 'image-too-large'] as const;
export type ImageProblemCode = (typeof IMAGE_PROBLEMS)[number];

export const brokenImage = () => new Problem<ImageProblemCode>('broken-image');

/** Maximum number of pixels in a picture: enough for a photo of 60 megapixels, but not for a decompression bomb. */
const MOST_PIXELS = 64_000_000;

/** Throws Problem if a size is invalid or too large. */
export function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw brokenImage();
  if (width * height > MOST_PIXELS)
    throw new Problem<ImageProblemCode>('image-too-large', undefined, { width, height });
}

/** Returns an empty, transparent picture. Throws Problem for an invalid size. */
export function newPixels(width: number, height: number): Pixels {
  checkSize(width, height);
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}
