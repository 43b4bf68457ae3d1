/** Length of the longer side of a PNG made from an SVG, in pixels: enough for print at business-card size. */
const SIDE = 1024;

/** Draws an SVG on a canvas. Null if the browser can't draw it. */
export async function svgToPng(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
  const { width, height } = sizeOf(svg, image);
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Firefox reports no natural size for an SVG without width and height; its view box has the proportions. */
function sizeOf(svg: string, image: HTMLImageElement): { width: number; height: number } {
  const box = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  const [width, height] = box ? [Number(box[1]), Number(box[2])] : [image.naturalWidth, image.naturalHeight];
  return width > 0 && height > 0 ? { width, height } : { width: 1, height: 1 };
}
