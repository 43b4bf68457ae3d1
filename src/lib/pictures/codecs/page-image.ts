import { convertPicture } from './convert.ts';
import { readHead } from './head.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns a picture as a page can have it: upright, as JPEG or PNG. Throws Problem. */
export async function pageImage(bytes: Bytes): Promise<{ bytes: Bytes; type: 'image/jpeg' | 'image/png' }> {
  const { format, orientation, isCut } = await readHead(bytes);
  // A photo that is upright stays as it is.
  if (format === 'jpeg' && orientation === 1 && !isCut) return { bytes, type: 'image/jpeg' };
  const target = format === 'jpeg' ? ('jpeg' as const) : ('png' as const);
  const wanted = { quality: 90, most: null, background: [255, 255, 255] as const, keepsMetadata: false };
  const made = await convertPicture(bytes, { ...wanted, format: target });
  return { bytes: made.bytes, type: `image/${target}` };
}
