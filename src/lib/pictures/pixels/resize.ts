// Resizes pixels: large reductions begin with averages of squares, the rest is a Lanczos filter, first along rows, then along columns.
import { newPixels, type Pixels } from '../image/pixels.ts';
import { isOpaque } from './turn.ts';

const LOBES = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

interface Taps {
  /** For each target pixel: the first source pixel. */
  starts: Int32Array;
  /** The weights of as many source pixels as `count`, target by target. */
  weights: Float32Array;
  count: number;
}

/** @param extent how many of the source pixels the target stands for: the last one may be a part of one */
function tapsOf(source: number, target: number, extent: number): Taps {
  const scale = extent / target;
  const stretch = Math.max(1, scale);
  const count = Math.min(source, Math.ceil(stretch * LOBES) * 2 + 1);
  const starts = new Int32Array(target);
  const weights = new Float32Array(target * count);
  for (let to = 0; to < target; to++) {
    const center = (to + 0.5) * scale;
    const start = Math.max(0, Math.min(source - count, Math.floor(center - stretch * LOBES)));
    starts[to] = start;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const weight = lanczos((start + i + 0.5 - center) / stretch);
      weights[to * count + i] = weight;
      sum += weight;
    }
    for (let i = 0; i < count; i++) weights[to * count + i]! /= sum;
  }
  return { starts, weights, count };
}

/** Resizes along rows. */
function alongRows({ width, height, data }: Pixels, target: number, extent: number, channels: number): Pixels {
  const made = newPixels(target, height);
  const { starts, weights, count } = tapsOf(width, target, extent);
  for (let y = 0; y < height; y++) {
    const row = y * width * 4;
    let to = y * target * 4;
    for (let x = 0; x < target; x++, to += 4) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      let from = row + starts[x]! * 4;
      for (let tap = x * count, end = tap + count; tap < end; tap++, from += 4) {
        const weight = weights[tap]!;
        red += weight * data[from]!;
        green += weight * data[from + 1]!;
        blue += weight * data[from + 2]!;
        if (channels === 4) alpha += weight * data[from + 3]!;
      }
      made.data[to] = red;
      made.data[to + 1] = green;
      made.data[to + 2] = blue;
      made.data[to + 3] = channels === 4 ? alpha : 255;
    }
  }
  return made;
}

/** Resizes along columns, a whole row at once. */
function alongColumns({ width, height, data }: Pixels, target: number, extent: number): Pixels {
  const made = newPixels(width, target);
  const { starts, weights, count } = tapsOf(height, target, extent);
  const sums = new Float32Array(width * 4);
  for (let y = 0; y < target; y++) {
    sums.fill(0);
    for (let i = 0; i < count; i++) {
      const weight = weights[y * count + i]!;
      if (weight === 0) continue;
      let from = (starts[y]! + i) * width * 4;
      for (let x = 0; x < sums.length; x++) sums[x]! += weight * data[from++]!;
    }
    made.data.set(sums, y * width * 4);
  }
  return made;
}

/** Makes one pixel of each square (or what is left of one at the edges). */
function averaged({ width, height, data }: Pixels, across: number, down: number): Pixels {
  const made = newPixels(Math.ceil(width / across), Math.ceil(height / down));
  for (let y = 0, to = 0; y < made.height; y++) {
    const bottom = Math.min(height, (y + 1) * down);
    for (let x = 0; x < made.width; x++, to += 4) {
      const right = Math.min(width, (x + 1) * across);
      let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
      for (let row = y * down; row < bottom; row++)
        for (let from = (row * width + x * across) * 4, end = (row * width + right) * 4; from < end; from += 4) {
          red += data[from]!;
          green += data[from + 1]!;
          blue += data[from + 2]!;
          alpha += data[from + 3]!;
          count += 1;
        }
      made.data[to] = red / count;
      made.data[to + 1] = green / count;
      made.data[to + 2] = blue / count;
      made.data[to + 3] = alpha / count;
    }
  }
  return made;
}

/** Multiplies colors by their alpha, or divides them by it: what is transparent must not shine through. */
function withAlpha(source: Pixels, isMultiplied: boolean): Pixels {
  const made = newPixels(source.width, source.height);
  const { data } = source;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    const factor = isMultiplied ? alpha / 255 : alpha === 0 ? 0 : 255 / alpha;
    for (let i = 0; i < 3; i++) made.data[at + i] = data[at + i]! * factor;
    made.data[at + 3] = alpha;
  }
  return made;
}

/** Returns a picture in another size. Throws Problem if that is too large. */
export function resized(source: Pixels, width: number, height: number): Pixels {
  if (source.width === width && source.height === height) return source;
  const isWhole = isOpaque(source);
  let pixels = isWhole ? source : withAlpha(source, true);
  // What is left is at least twice the target, so that the filter has enough to choose from.
  const across = Math.max(1, Math.floor(source.width / width / 2));
  const down = Math.max(1, Math.floor(source.height / height / 2));
  if (across > 1 || down > 1) pixels = averaged(pixels, across, down);
  const channels = isWhole ? 3 : 4;
  if (source.width !== width) pixels = alongRows(pixels, width, source.width / across, channels);
  if (source.height !== height) pixels = alongColumns(pixels, height, source.height / down);
  return isWhole ? pixels : withAlpha(pixels, false);
}
