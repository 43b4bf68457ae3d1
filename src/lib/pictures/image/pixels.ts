import { Problem } from '../../../base/problem.ts';

/** A picture as red, green, blue and alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export const IMAGE_PROBLEMS = ['not-an-image', 'broken-image', 'unsupported-image', 'image-too-large'] as const;
export type ImageProblemCode = (typeof IMAGE_PROBLEMS)[number];

export const brokenImage = () => new Problem<ImageProblemCode>('broken-image');

/** Pixels that a picture may have: a photograph of 60 megapixels, and no bomb of a few bytes. */
const MOST_PIXELS = 64_000_000;

/** Throws Problem when a size is none or too large to handle. */
export function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw brokenImage();
  if (width * height > MOST_PIXELS)
    throw new Problem<ImageProblemCode>('image-too-large', undefined, { width, height });
}

/** An empty picture, all of it clear. Throws Problem for a bad size. */
export function newPixels(width: number, height: number): Pixels {
  checkSize(width, height);
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}
