import type { Pixels } from '../image/pixels.ts';

const HEAD = 54;
/** 72 dots per inch. */
const DOTS_PER_METER = 2835;

/** Writes a Windows bitmap with 24 bits; transparency is ignored. */
export function writeBmp({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(HEAD + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, HEAD, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  view.setUint32(34, stride * height, true);
  view.setInt32(38, DOTS_PER_METER, true);
  view.setInt32(42, DOTS_PER_METER, true);
  for (let y = 0; y < height; y++) {
    let to = HEAD + stride * (height - 1 - y);
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4, to += 3) {
      bytes[to] = data[from + 2]!;
      bytes[to + 1] = data[from + 1]!;
      bytes[to + 2] = data[from]!;
    }
  }
  return bytes;
}
