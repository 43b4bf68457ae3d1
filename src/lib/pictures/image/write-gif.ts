// Encodes pixels as a GIF (GIF89a) by gifenc, which neither keeps exact palettes nor dithers.
// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="./gifenc.d.ts" />
import type { Pixels } from './pixels.ts';

type Color = readonly [red: number, green: number, blue: number];

const MOST_COLORS = 256;
/** From this alpha on, a pixel is opaque. */
const OPAQUE = 128;

/** What decides whether a GIF can keep all pixels. */
function survey(data: Uint8ClampedArray) {
  let hasClear = false;
  let hasPartial = false;
  /** Up to one color more than fits, each with its place in the palette. */
  const exact = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    hasPartial ||= alpha !== 0 && alpha !== 255;
    if (alpha < OPAQUE) hasClear = true;
    else if (exact.size <= MOST_COLORS && !exact.has(colorAt(data, at))) exact.set(colorAt(data, at), exact.size);
  }
  const most = MOST_COLORS - Number(hasClear);
  return { hasClear, hasPartial, exact, most, fits: exact.size <= most };
}

/** Whether a GIF has as many colors and degrees of transparency as these pixels. */
export function gifKeeps({ data }: Pixels): boolean {
  const { fits, hasPartial } = survey(data);
  return fits && !hasPartial;
}

export const loadEncoder = () => import('gifenc/dist/gifenc.esm.js');

type Quantize = (rgba: Uint8Array, most: number) => [number, number, number][];

/** The palette of a picture, and the color of each pixel in it. */
export function indexed({ width, height, data }: Pixels, quantize: Quantize, dithers = true) {
  const { hasClear, exact, most, fits } = survey(data);
  const colors = fits ? [...exact.keys()].map(partsOf) : quantize(opaqueOf(data), most);
  const indices = fits
    ? Uint8Array.from({ length: width * height }, (_, pixel) => exactIndex(exact, data, pixel * 4))
    : dithered({ width, height, data }, colors, dithers);
  const clearIndex = colors.length;
  if (hasClear) {
    colors.push([0, 0, 0]);
    for (let pixel = 0; pixel < indices.length; pixel++) if (data[pixel * 4 + 3]! < OPAQUE) indices[pixel] = clearIndex;
  }
  return { colors, indices, hasClear, clearIndex };
}

/** Encodes pixels: exactly if their colors fit, otherwise dithered to the 256 that represent them best. */
export async function encodeGif(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const { GIFEncoder, quantize } = await loadEncoder();
  const { colors, indices, hasClear, clearIndex } = indexed(pixels, quantize);
  const encoder = GIFEncoder();
  encoder.writeFrame(indices, pixels.width, pixels.height, {
    palette: colors,
    transparent: hasClear,
    transparentIndex: clearIndex,
    repeat: -1,
  });
  encoder.finish();
  return new Uint8Array(encoder.bytes());
}

const colorAt = (data: Uint8ClampedArray, at: number) => (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;

const partsOf = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

const exactIndex = (exact: ReadonlyMap<number, number>, data: Uint8ClampedArray, at: number) =>
  exact.get(colorAt(data, at)) ?? 0;

/** The pixels without the clear ones, whose colors nobody sees. */
function opaqueOf(data: Uint8ClampedArray): Uint8Array {
  const opaque = new Uint8Array(data.length);
  let end = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < OPAQUE) continue;
    opaque.set([data[at]!, data[at + 1]!, data[at + 2]!, 255], end);
    end += 4;
  }
  return opaque.slice(0, end);
}

/** Chooses a color of the palette for each pixel; if it dithers, what one misses is made up for by those next to it (Floyd and Steinberg, 1976). */
function dithered({ width, height, data }: Pixels, colors: readonly Color[], dithers: boolean): Uint8Array {
  const indices = new Uint8Array(width * height);
  const nearest = nearestIn(colors);
  // What two rows miss, with a pixel more on both sides.
  const stride = (width + 2) * 3;
  const missed = new Float32Array(2 * stride);
  const wanted = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    missed.copyWithin(0, stride);
    missed.fill(0, stride);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (data[at + 3]! < OPAQUE) continue;
      const here = (x + 1) * 3;
      for (let part = 0; part < 3; part++)
        wanted[part] = Math.max(0, Math.min(255, data[at + part]! + missed[here + part]!));
      const index = nearest(wanted[0]!, wanted[1]!, wanted[2]!);
      indices[y * width + x] = index;
      if (!dithers) continue;
      for (let part = 0; part < 3; part++) {
        const sixteenth = (wanted[part]! - colors[index]![part]!) / 16;
        const right = here + 3 + part;
        const below = here + stride + part;
        missed[right]! += 7 * sixteenth;
        missed[below - 3]! += 3 * sixteenth;
        missed[below]! += 5 * sixteenth;
        missed[below + 3]! += sixteenth;
      }
    }
  }
  return indices;
}

/** Returns the index of the nearest color; colors that share their first five bits share their answer. */
function nearestIn(colors: readonly Color[]) {
  const answers = new Int16Array(32_768).fill(-1);
  return (red: number, green: number, blue: number): number => {
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (answers[key]! >= 0) return answers[key]!;
    let best = 0;
    let least = Infinity;
    for (const [index, [r, g, b]] of colors.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < least) [best, least] = [index, distance];
    }
    answers[key] = best;
    return best;
  };
}
