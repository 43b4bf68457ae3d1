// Reads and writes icons: a list of pictures, each a PNG or a bitmap without its file header.
import { concatAll } from '../../bytes/concat.ts';
import { brokenImage, checkSize, newPixels, type Pixels } from '../image/pixels.ts';
import { decodePng } from '../image/png.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the pixels of the largest picture, of several with most colors. Throws Problem. */
export async function decodeIco(bytes: Bytes): Promise<Pixels> {
  const view = viewOf(bytes);
  const count = Math.min(view.getUint16(4, true), Math.floor((bytes.length - 6) / 16));
  let best = { rank: -1, at: 0, size: 0 };
  for (let index = 0; index < count; index++) {
    const at = 6 + index * 16;
    // 0 stands for 256.
    const rank = (bytes[at]! || 256) * (bytes[at + 1]! || 256) * 64 + view.getUint16(at + 6, true);
    if (rank > best.rank) best = { rank, at: view.getUint32(at + 12, true), size: view.getUint32(at + 8, true) };
  }
  const picture = bytes.slice(best.at, best.at + best.size);
  if (picture.length < 40) throw brokenImage();
  return viewOf(picture).getUint32(0) === 0x89504e47 ? decodePng(picture) : decodeBitmap(picture);
}

/** A bitmap whose height counts a mask of transparency as well. */
function decodeBitmap(bytes: Bytes): Pixels {
  const view = viewOf(bytes);
  const [headerSize, width, height] = [view.getUint32(0, true), view.getInt32(4, true), view.getInt32(8, true) / 2];
  const [bits, compression] = [view.getUint16(14, true), view.getUint32(16, true)];
  if (![1, 4, 8, 24, 32].includes(bits) || compression !== 0 || headerSize < 40) throw brokenImage();
  checkSize(width, height);
  const colors = bits <= 8 ? view.getUint32(32, true) || 2 ** bits : 0;
  const palette = headerSize;
  const start = palette + colors * 4;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const maskStride = Math.ceil(width / 32) * 4;
  const mask = start + stride * height;
  if (!Number.isInteger(height) || mask > bytes.length) throw brokenImage();
  const pixels = newPixels(width, height);
  const { data } = pixels;
  let hasAlpha = false;
  for (let y = 0; y < height; y++) {
    const row = height - 1 - y;
    for (let x = 0; x < width; x++) {
      const bit = x * bits;
      const line = start + stride * row;
      const from =
        bits >= 24
          ? line + bit / 8
          : palette + 4 * ((bytes[line + (bit >> 3)]! >> (8 - bits - (bit & 7))) & ((1 << bits) - 1));
      const to = (y * width + x) * 4;
      for (let i = 0; i < 3; i++) data[to + i] = bytes[from + 2 - i] ?? 0;
      const isMasked = ((bytes[mask + maskStride * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      data[to + 3] = bits === 32 ? bytes[from + 3]! : isMasked ? 0 : 255;
      if (data[to + 3]! > 0) hasAlpha = true;
    }
  }
  // Old icons with 32 bits have no alpha at all.
  if (bits === 32 && !hasAlpha) for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return pixels;
}

/** Writes an icon of PNG files, each at most 256 pixels wide and high. */
export function writeIco(pictures: readonly { width: number; height: number; png: Uint8Array }[]): Bytes {
  const head = new Uint8Array(6 + pictures.length * 16);
  const view = viewOf(head);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = head.length;
  for (const [index, { width, height, png }] of pictures.entries()) {
    const at = 6 + index * 16;
    head[at] = width & 255;
    head[at + 1] = height & 255;
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    offset += png.length;
  }
  return concatAll([head, ...pictures.map(({ png }) => png)]);
}
