// The blocks that JPEG, PNG and WebP files consist of, without decoding any pixel.
import { crc32 } from '../../bytes/crc32.ts';
import { brokenImage } from '../image/pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Block {
  /** `APP1`, `tEXt`, `EXIF` … */
  name: string;
  /** A part of the file, as `whole` is where it can be: nobody may write to it. */
  data: Bytes;
  /** The whole block as it's in the file. */
  whole: Bytes;
}

export interface Blocks {
  width: number;
  height: number;
  blocks: Block[];
  /** What follows the picture. */
  rest: Bytes;
  /** Whether the mark at its end is missing. */
  isCut?: boolean;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Where the compressed data of a scan ends: at the next marker that isn't part of it. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Splits a JPEG (ITU T.81, B.1). Throws Problem. */
export function jpegBlocks(bytes: Bytes): Blocks {
  const view = viewOf(bytes);
  const made: Blocks = { width: 0, height: 0, blocks: [], rest: new Uint8Array() };
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) throw brokenImage();
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1; // filling
      continue;
    }
    if (marker === 0xd9) return { ...made, rest: bytes.subarray(at + 2) };
    if (at + 4 > bytes.length) break;
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw brokenImage();
    const data = bytes.subarray(at + 4, end);
    if (marker === 0xda) end = scanEnd(bytes, end);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && data.length >= 5) [made.height, made.width] = [viewOf(data).getUint16(1), viewOf(data).getUint16(3)];
    const isApp = marker >= 0xe0 && marker <= 0xef;
    const name = isApp ? `APP${marker - 0xe0}` : marker === 0xfe ? 'COM' : 'data';
    made.blocks.push({ name, data, whole: bytes.subarray(at, end) });
    at = end;
  }
  // The end is missing, as in many files that every program shows.
  if (made.width === 0) throw brokenImage();
  return { ...made, isCut: true };
}

export function jpegBlock(marker: number, data: Uint8Array): Bytes {
  const block = new Uint8Array(data.length + 4);
  block.set([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  block.set(data, 4);
  return block;
}

/** Splits a PNG. Throws Problem. */
export function pngBlocks(bytes: Bytes): Blocks {
  const view = viewOf(bytes);
  const made: Blocks = { width: 0, height: 0, blocks: [], rest: new Uint8Array() };
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) throw brokenImage();
    const name = ascii(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, end - 4);
    if (name === 'IHDR' && data.length >= 8)
      [made.width, made.height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    made.blocks.push({ name, data, whole: bytes.subarray(at, end) });
    at = end;
    if (name === 'IEND') return { ...made, rest: bytes.subarray(at) };
  }
  throw brokenImage();
}

export function pngBlock(name: string, data: Uint8Array): Bytes {
  const block = new Uint8Array(data.length + 12);
  const view = viewOf(block);
  view.setUint32(0, data.length);
  block.set(new TextEncoder().encode(name), 4);
  block.set(data, 8);
  view.setUint32(8 + data.length, crc32(block.subarray(4, 8 + data.length)));
  return block;
}

/** Splits a WebP (RFC 9649). Throws Problem. */
export function webpBlocks(bytes: Bytes): Blocks {
  const view = viewOf(bytes);
  const made: Blocks = { width: 0, height: 0, blocks: [], rest: new Uint8Array() };
  const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= last;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size & 1);
    if (at + 8 + size > bytes.length) throw brokenImage();
    const name = ascii(bytes.subarray(at, at + 4));
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (made.width === 0) [made.width, made.height] = webpSize(name, data) ?? [0, 0];
    made.blocks.push({ name, data, whole: webpBlock(name, data) });
    at = end;
  }
  if (made.width === 0) throw brokenImage();
  return { ...made, rest: bytes.subarray(last) };
}

export function webpSize(name: string, data: Uint8Array): [number, number] | null {
  const view = viewOf(data);
  if (data.length < 10) return null;
  if (name === 'VP8X') return [1 + (view.getUint32(4, true) & 0xffffff), 1 + (view.getUint32(6, true) >>> 8)];
  if (name === 'VP8 ') return [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  if (name !== 'VP8L') return null;
  const bits = view.getUint32(1, true);
  return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
}

export function webpBlock(name: string, data: Uint8Array): Bytes {
  const block = new Uint8Array(8 + data.length + (data.length & 1));
  block.set(new TextEncoder().encode(name));
  viewOf(block).setUint32(4, data.length, true);
  block.set(data, 8);
  return block;
}
