// Resizes pixels: large reductions begin with averages of squares, the rest is a Lanczos filter, first along rows, then along columns.
import { newPixels, type Pixels } from '../image/pixels.ts';
import { isOpaque } from './turn.ts';

/** Of a Lanczos filter: two are faster, three are sharper. */
export type Lobes = 2 | 3;

function lanczos(x: number, lobes: Lobes): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const angle = Math.PI * x;
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / (angle * angle);
}

/** Weights are whole numbers, of which these bits are a fraction: sums of them are several times faster than sums of floats. */
const FRACTION = 15;
const WHOLE = 1 << FRACTION;
const HALF = WHOLE >> 1;

interface Taps {
  /** For each target pixel: the first source pixel. */
  starts: Int32Array;
  /** The weights of as many source pixels as `count`, target by target; those of a target are a whole. */
  weights: Int32Array;
  count: number;
}

/** @param extent how many of the source pixels the target stands for: the last one may be a part of one */
function tapsOf(source: number, target: number, extent: number, lobes: Lobes): Taps {
  const scale = extent / target;
  const stretch = Math.max(1, scale);
  const reach = stretch * lobes;
  // No more pixels are within reach, of which the outermost count nothing.
  const count = Math.min(source, Math.ceil(2 * reach));
  const starts = new Int32Array(target);
  const weights = new Int32Array(target * count);
  const own = new Float64Array(count);
  for (let to = 0; to < target; to++) {
    const center = (to + 0.5) * scale;
    const start = Math.max(0, Math.min(source - count, Math.ceil(center - reach - 0.5)));
    starts[to] = start;
    for (let i = 0; i < count; i++) own[i] = lanczos((start + i + 0.5 - center) / stretch, lobes);
    const sum = own.reduce((all, weight) => all + weight, 0);
    let [left, largest] = [WHOLE, 0];
    for (let i = 0; i < count; i++) {
      const weight = Math.round((own[i]! / sum) * WHOLE);
      weights[to * count + i] = weight;
      left -= weight;
      if (own[i]! > own[largest]!) largest = i;
    }
    // What rounding has left over, so that one color stays the same.
    weights[to * count + largest]! += left;
  }
  return { starts, weights, count };
}

/** Resizes along rows. */
function alongRows(
  { width, height, data }: Pixels,
  target: number,
  extent: number,
  lobes: Lobes,
  isWhole: boolean,
): Pixels {
  const made = newPixels(target, height);
  const taps = tapsOf(width, target, extent, lobes);
  for (let y = 0; y < height; y++) {
    const from = data.subarray(y * width * 4, (y + 1) * width * 4);
    const to = made.data.subarray(y * target * 4, (y + 1) * target * 4);
    if (isWhole) opaqueRow(from, to, taps);
    else row(from, to, taps);
  }
  return made;
}

function opaqueRow(source: Uint8ClampedArray, target: Uint8ClampedArray, { starts, weights, count }: Taps): void {
  for (let x = 0, to = 0, tap = 0; x < starts.length; x++, to += 4) {
    let red = HALF;
    let green = HALF;
    let blue = HALF;
    let from = starts[x]! * 4;
    for (const end = tap + count; tap < end; tap++, from += 4) {
      const weight = weights[tap]!;
      red = (red + weight * source[from]!) | 0;
      green = (green + weight * source[from + 1]!) | 0;
      blue = (blue + weight * source[from + 2]!) | 0;
    }
    target[to] = red >> FRACTION;
    target[to + 1] = green >> FRACTION;
    target[to + 2] = blue >> FRACTION;
    target[to + 3] = 255;
  }
}

function row(source: Uint8ClampedArray, target: Uint8ClampedArray, { starts, weights, count }: Taps): void {
  for (let to = 0; to < target.length; to++) {
    const x = to >> 2;
    let sum = HALF;
    let from = starts[x]! * 4 + (to & 3);
    for (let tap = x * count, end = tap + count; tap < end; tap++, from += 4)
      sum = (sum + weights[tap]! * source[from]!) | 0;
    target[to] = sum >> FRACTION;
  }
}

/** Resizes opaque pixels along columns. Each pixel is read as one number, of which the lowest byte is red. */
function opaqueColumns({ width, height, data }: Pixels, target: number, extent: number, lobes: Lobes): Pixels {
  const made = newPixels(width, target);
  const { starts, weights, count } = tapsOf(height, target, extent, lobes);
  const source = new Int32Array(data.buffer, data.byteOffset, width * height);
  for (let y = 0, to = 0; y < target; y++)
    for (let x = 0; x < width; x++, to += 4) {
      let red = HALF;
      let green = HALF;
      let blue = HALF;
      let from = starts[y]! * width + x;
      for (let tap = y * count, end = tap + count; tap < end; tap++, from += width) {
        const weight = weights[tap]!;
        const pixel = source[from]!;
        red = (red + Math.imul(weight, pixel & 255)) | 0;
        green = (green + Math.imul(weight, (pixel >> 8) & 255)) | 0;
        blue = (blue + Math.imul(weight, (pixel >> 16) & 255)) | 0;
      }
      made.data[to] = red >> FRACTION;
      made.data[to + 1] = green >> FRACTION;
      made.data[to + 2] = blue >> FRACTION;
      made.data[to + 3] = 255;
    }
  return made;
}

const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Resizes along columns, a whole row at once, to which four rows are added at a time. */
function alongColumns({ width, height, data }: Pixels, target: number, extent: number, lobes: Lobes): Pixels {
  const made = newPixels(width, target);
  const { starts, weights, count } = tapsOf(height, target, extent, lobes);
  const length = width * 4;
  const sums = new Int32Array(length);
  const rowAt = (index: number) => data.subarray(index * length, (index + 1) * length);
  for (let y = 0; y < target; y++) {
    sums.fill(HALF);
    for (let i = 0; i < count; i += 4) {
      const at = (part: number) => (i + part < count ? weights[y * count + i + part]! : 0);
      const line = (part: number) => rowAt(Math.min(starts[y]! + i + part, height - 1));
      addRows(sums, [line(0), line(1), line(2), line(3)], [at(0), at(1), at(2), at(3)]);
    }
    const written = made.data.subarray(y * length, (y + 1) * length);
    for (let x = 0; x < length; x++) written[x] = sums[x]! >> FRACTION;
  }
  return made;
}

type Four<T> = readonly [T, T, T, T];

function addRows(sums: Int32Array, [a, b, c, d]: Four<Uint8ClampedArray>, [wa, wb, wc, wd]: Four<number>): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x]! + wa * a[x]! + wb * b[x]! + wc * c[x]! + wd * d[x]!) | 0;
}

/** Makes one pixel of each square (or what is left of one at the edges). */
function averaged({ width, height, data }: Pixels, across: number, down: number): Pixels {
  const made = newPixels(Math.ceil(width / across), Math.ceil(height / down));
  for (let y = 0, to = 0; y < made.height; y++) {
    const bottom = Math.min(height, (y + 1) * down);
    for (let x = 0; x < made.width; x++, to += 4) {
      const right = Math.min(width, (x + 1) * across);
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      let count = 0;
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
export function resized(source: Pixels, width: number, height: number, lobes: Lobes = 3): Pixels {
  if (source.width === width && source.height === height) return source;
  const isWhole = isOpaque(source);
  let pixels = isWhole ? source : withAlpha(source, true);
  // What is left is at least twice the target, so that the filter has enough to choose from.
  const across = Math.max(1, Math.floor(source.width / width / 2));
  const down = Math.max(1, Math.floor(source.height / height / 2));
  if (across > 1 || down > 1) pixels = averaged(pixels, across, down);
  if (source.width !== width) pixels = alongRows(pixels, width, source.width / across, lobes, isWhole);
  if (source.height !== height) {
    const asNumbers = isWhole && isLittleEndian && pixels.data.byteOffset % 4 === 0;
    pixels = (asNumbers ? opaqueColumns : alongColumns)(pixels, height, source.height / down, lobes);
  }
  return isWhole ? pixels : withAlpha(pixels, false);
}
