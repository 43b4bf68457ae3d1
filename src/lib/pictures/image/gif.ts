// Reads the first picture of a GIF (GIF89a specification).
import { brokenImage, newPixels, type Pixels } from './pixels.ts';

/** Returns the pixels of the first frame. Throws Problem. */
export function decodeGif(bytes: Uint8Array): Pixels {
  const word = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const pixels = newPixels(word(6), word(8));
  let at = 13 + tableSize(bytes[10]!);
  let colors = bytes.subarray(13, at);
  let transparent = -1;
  while (bytes[at] === 0x21) {
    // Graphic control: the index of the transparent color.
    if (bytes[at + 1] === 0xf9 && bytes[at + 3]! & 1) transparent = bytes[at + 6]!;
    at = blocks(bytes, at + 2).end;
  }
  if (bytes[at] !== 0x2c || at + 11 > bytes.length) throw brokenImage();
  const [left, top, width, height, flags] = [word(at + 1), word(at + 3), word(at + 5), word(at + 7), bytes[at + 9]!];
  if (left + width > pixels.width || top + height > pixels.height) throw brokenImage();
  at += 10;
  if (flags & 0x80) {
    colors = bytes.subarray(at, at + tableSize(flags));
    at += tableSize(flags);
  }
  const indices = unpack(blocks(bytes, at + 1).data, bytes[at]!, width * height);
  const rows = rowOrder(height, (flags & 0x40) !== 0);
  for (let row = 0; row < height; row++) {
    const y = top + rows[row]!;
    for (let column = 0; column < width; column++) {
      const index = indices[row * width + column]!;
      const x = left + column;
      if (index === transparent) continue;
      const to = (y * pixels.width + x) * 4;
      for (let i = 0; i < 3; i++) pixels.data[to + i] = colors[index * 3 + i] ?? 0;
      pixels.data[to + 3] = 255;
    }
  }
  return pixels;
}

/** Joins data sub-blocks, up to the empty one. */
function blocks(bytes: Uint8Array, start: number): { data: Uint8Array; end: number } {
  const parts: number[] = [];
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) {
    for (let i = 1; i <= length && at + i < bytes.length; i++) parts.push(bytes[at + i]!);
    at += length + 1;
  }
  return { data: Uint8Array.from(parts), end: at + 1 };
}

function rowOrder(height: number, interlaced: boolean): number[] {
  const passes = interlaced
    ? [
        [0, 8],
        [4, 8],
        [2, 4],
        [1, 2],
      ]
    : [[0, 1]];
  return passes.flatMap(([first, step]) =>
    Array.from({ length: Math.max(0, Math.ceil((height - first!) / step!)) }, (_, i) => first! + i * step!),
  );
}

/** Decodes variable-length LZW codes, appendix F. */
function unpack(data: Uint8Array, minimum: number, count: number): Uint8Array {
  if (!(minimum >= 1 && minimum <= 8)) throw brokenImage();
  const clear = 1 << minimum;
  const out = new Uint8Array(count);
  const prefix = new Int32Array(4096);
  const suffix = new Uint8Array(4096);
  const stack = new Uint8Array(4097);
  for (let code = 0; code < clear; code++) suffix[code] = code;
  let next = clear + 2;
  let width = minimum + 1;
  let previous = -1;
  let first = 0;
  let written = 0;
  for (let bit = 0; written < count && bit + width <= data.length * 8;) {
    let code = 0;
    for (let i = 0; i < width; i++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << i;
    if (code === clear + 1) break;
    if (code === clear) {
      next = clear + 2;
      width = minimum + 1;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0)) throw brokenImage();
    let depth = 0;
    let walk = code;
    if (code === next) {
      stack[depth++] = first;
      walk = previous;
    }
    for (; walk >= clear; walk = prefix[walk]!) stack[depth++] = suffix[walk]!;
    first = suffix[walk]!;
    stack[depth++] = first;
    while (depth > 0 && written < count) out[written++] = stack[--depth]!;
    if (previous >= 0 && next < 4096) {
      prefix[next] = previous;
      suffix[next++] = first;
      if (next === 1 << width && width < 12) width++;
    }
    previous = code;
  }
  return out;
}
