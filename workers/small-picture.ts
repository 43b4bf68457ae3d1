/** A picture with no longer side stays as it is: the browser unpacks it in a moment, and it may move. */
const MOST_SIDE = 512;
/** The longer side of a small picture: enough for the largest thumbnail on a fine screen. */
const SIDE = 144;
/** It is averaged from so many times its size, since the quick reduction of browsers leaves pixels out. */
const FINER = 4;

function drawnIn(source: ImageBitmap | OffscreenCanvas, longest: number): OffscreenCanvas {
  const by = longest / Math.max(source.width, source.height);
  const side = (length: number) => Math.max(1, Math.round(length * by));
  const canvas = new OffscreenCanvas(side(source.width), side(source.height));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = longest === SIDE ? 'medium' : 'low';
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns a small copy of a picture, which stands still; null if it is small enough, or none that the browser can read. */
export async function smallPicture(content: Blob): Promise<Blob | null> {
  const pixels = await createImageBitmap(content).catch(() => null);
  if (!pixels) return null;
  try {
    if (Math.max(pixels.width, pixels.height) <= MOST_SIDE) return null;
    return await drawnIn(drawnIn(pixels, SIDE * FINER), SIDE).convertToBlob({ type: 'image/webp' });
  } finally {
    pixels.close(); // gives its memory back at once
  }
}
