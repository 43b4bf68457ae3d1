import { brokenImage, type Pixels } from './pixels.ts';

/** Decodes a JPEG of any color space, CMYK too. Throws Problem. */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
  const { decode } = await import('jpeg-js');
  try {
    const { width, height, data } = decode(bytes, { useTArray: true, maxResolutionInMP: 64, maxMemoryUsageInMB: 1024 });
    return { width, height, data: new Uint8ClampedArray(data) };
  } catch (error) {
    // The package throws plain errors, and strings, for any fault in the file.
    if (error instanceof Error || typeof error === 'string') throw brokenImage();
    throw error;
  }
}
