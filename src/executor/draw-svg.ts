// Loads when a worker asks the page to draw an SVG: only an image of the page can.

/**
 * Draws an SVG as an image, which neither runs scripts nor loads anything. As a data address, since some browsers take what
 * is drawn from a blob for content of another site. Null if the browser can't draw it.
 */
export async function drawSvg(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const canvas = document.createElement('canvas');
  try {
    await image.decode();
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width !== width || canvas.height !== height) return null;
    context.drawImage(image, 0, 0, width, height);
    return new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
  } catch (error) {
    // It isn't well-formed, or larger than the browser takes.
    if (error instanceof DOMException || error instanceof RangeError) return null;
    throw error;
  } finally {
    canvas.width = 0; // gives its memory back at once
  }
}
