import { svgToPng } from './svg-to-png.ts';

/** Converts an image to PNG, the one type that every browser takes into the clipboard. Rejects if it can't be drawn. */
export async function toPng(content: Blob): Promise<Blob> {
  if (content.type === 'image/png') return content;
  const png = content.type === 'image/svg+xml' ? await svgToPng(await content.text()) : await redrawn(content);
  if (!png) throw new Error('no PNG');
  return png;
}

async function redrawn(content: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(content);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
