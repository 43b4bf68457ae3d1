// Writes PNG in the smallest form that keeps every pixel: palette, gray, RGB or RGBA.
import { concatAll } from '../../bytes/concat.ts';
import type { Pixels } from '../image/pixels.ts';
import { pngBlock } from '../metadata/blocks.ts';
import { deflated } from './zlib.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const MOST_IN_PALETTE = 256;

interface Form {
  depth: number;
  colorType: number;
  /** Bytes of a whole pixel, which filters compare; 0 for none. */
  step: number;
  lines: (row: number) => Uint8Array;
  blocks: Bytes[];
}

export async function writePng(pixels: Pixels): Promise<Bytes> {
  const { width, height } = pixels;
  const { depth, colorType, step, lines, blocks } = formOf(pixels);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colorType], 8);
  const packed = await deflated(filtered(height, step, lines));
  return concatAll([
    SIGNATURE,
    pngBlock('IHDR', header),
    ...blocks,
    pngBlock('IDAT', packed),
    pngBlock('IEND', new Uint8Array()),
  ]);
}

function formOf(pixels: Pixels): Form {
  const colors = colorsOf(pixels);
  if (colors) return paletteForm(pixels, colors);
  const { data, width } = pixels;
  let [isGray, isOpaque] = [true, true];
  for (let at = 0; at < data.length && (isGray || isOpaque); at += 4) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) isGray = false;
    if (data[at + 3] !== 255) isOpaque = false;
  }
  const kept = [...(isGray ? [0] : [0, 1, 2]), ...(isOpaque ? [] : [3])];
  const step = kept.length;
  const line = new Uint8Array(width * step);
  const lines = (row: number) => {
    if (step === 4) return new Uint8Array(data.buffer, data.byteOffset + row * width * 4, width * 4);
    for (let x = 0, from = row * width * 4, to = 0; x < width; x++, from += 4)
      for (let i = 0; i < step; i++) line[to++] = data[from + kept[i]!]!;
    return line;
  };
  return { depth: 8, colorType: (isGray ? 0 : 2) + (isOpaque ? 0 : 4), step, lines, blocks: [] };
}

/** The colors with the index of each, those with transparency first; null if there are too many for a palette. */
function colorsOf({ data, width, height }: Pixels): Map<number, number> | null {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const colors = new Set<number>();
  let last = -1;
  for (const word of words) {
    if (word === last) continue;
    last = word;
    colors.add(word);
    if (colors.size > MOST_IN_PALETTE) return null;
  }
  const sorted = [...colors].sort((a, b) => (a >>> 24) - (b >>> 24) || (a & 0xffffff) - (b & 0xffffff));
  return new Map(sorted.map((word, index) => [word, index]));
}

function paletteForm({ data, width, height }: Pixels, colors: Map<number, number>): Form {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const depth = [1, 2, 4, 8].find((bits) => 2 ** bits >= colors.size) ?? 8;
  const palette = new Uint8Array(colors.size * 3);
  const alpha: number[] = [];
  for (const [word, index] of colors) {
    palette.set([word & 255, (word >> 8) & 255, (word >> 16) & 255], index * 3);
    if (word >>> 24 < 255) alpha.push(word >>> 24);
  }
  const line = new Uint8Array(Math.ceil((width * depth) / 8));
  const lines = (row: number) => {
    line.fill(0);
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      line[bit >> 3]! |= colors.get(words[row * width + x]!)! << (8 - depth - (bit & 7));
    }
    return line;
  };
  const blocks = [pngBlock('PLTE', palette), ...(alpha.length > 0 ? [pngBlock('tRNS', Uint8Array.from(alpha))] : [])];
  return { depth, colorType: 3, step: 0, lines, blocks };
}

/** Filters each line as it probably compresses best: with the smallest sum of differences. Palettes aren't filtered. */
function filtered(height: number, step: number, lines: (row: number) => Uint8Array): Bytes {
  const size = lines(0).length;
  const all = new Uint8Array((size + 1) * height);
  let above = new Uint8Array(size);
  const tries = Array.from({ length: 5 }, () => new Uint8Array(size));
  for (let row = 0; row < height; row++) {
    const line = lines(row);
    const to = row * (size + 1);
    const best = step === 0 ? 0 : bestFilter(line, above, step, tries);
    all[to] = best;
    all.set(best === 0 ? line : tries[best]!, to + 1);
    if (step > 0) above = line.slice();
  }
  return all;
}

function bestFilter(line: Uint8Array, above: Uint8Array, step: number, tries: readonly Uint8Array[]): number {
  const [, sub, up, average, paeth] = tries as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const sums = [0, 0, 0, 0, 0];
  const size = (byte: number) => (byte < 128 ? byte : 256 - byte);
  for (let i = 0; i < line.length; i++) {
    const value = line[i]!;
    const left = i >= step ? line[i - step]! : 0;
    const over = above[i]!;
    const corner = i >= step ? above[i - step]! : 0;
    const [a, b, c] = [Math.abs(over - corner), Math.abs(left - corner), Math.abs(left + over - 2 * corner)];
    sub[i] = value - left;
    up[i] = value - over;
    average[i] = value - ((left + over) >> 1);
    paeth[i] = value - (a <= b && a <= c ? left : b <= c ? over : corner);
    sums[0]! += size(value);
    sums[1]! += size(sub[i]!);
    sums[2]! += size(up[i]!);
    sums[3]! += size(average[i]!);
    sums[4]! += size(paeth[i]!);
  }
  return sums.indexOf(Math.min(...sums));
}
