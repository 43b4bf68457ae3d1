// What makes a code visible that the reader can't find in a picture as it is.
import type { Pixels } from '../image/pixels.ts';
import type { Gray } from './gray.ts';

/** Returns the color channel with the most contrast, as yellow on white differs only in blue, from black to white. */
export function strongest({ width, height, data }: Pixels): Gray {
  const planes = [0, 1, 2].map((channel) => stretched(planeOf(data, channel), width, height));
  const best = planes.reduce((left, right) => (right.range > left.range ? right : left));
  return best.gray;
}

function planeOf(data: Uint8ClampedArray, channel: number): Uint8Array {
  const plane = new Uint8Array(data.length / 4);
  for (let at = 0, from = channel; at < plane.length; at++, from += 4) plane[at] = data[from]!;
  return plane;
}

/** Spreads the values from the darkest to the lightest hundredth over the range. */
function stretched(plane: Uint8Array, width: number, height: number): { gray: Gray; range: number } {
  const counts = histogramOf(plane);
  const low = percentile(counts, plane.length * 0.01);
  const range = Math.max(percentile(counts, plane.length * 0.99) - low, 1);
  return { gray: { width, height, data: mapped(plane, (value) => ((value - low) * 255) / range) }, range };
}

function histogramOf(plane: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of plane) counts[value]!++;
  return counts;
}

function percentile(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  return counts.findIndex((count) => (sum += count) > wanted);
}

function mapped(plane: Uint8Array, change: (value: number) => number): Uint8Array {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => change(value));
  const made = new Uint8Array(plane.length);
  for (let at = 0; at < made.length; at++) made[at] = table[plane[at]!]!;
  return made;
}

/** Black below and white above the threshold that separates two groups of values best (Otsu), moved by `offset`. */
export function binary({ width, height, data }: Gray, offset = 0): Gray {
  const counts = histogramOf(data);
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, weight, best, threshold] = [0, 0, -1, 128];
  counts.forEach((count, value) => {
    weight += count;
    below += count * value;
    const rest = data.length - weight;
    if (weight === 0 || rest === 0) return;
    const between = weight * rest * (below / weight - (total - below) / rest) ** 2;
    if (between > best) [best, threshold] = [between, value];
  });
  return { width, height, data: mapped(data, (value) => (value > threshold + offset ? 255 : 0)) };
}

/** The mean of each pixel and those up to `radius` away. */
export function smooth({ width, height, data }: Gray, radius: number): Gray {
  const pass = (source: Uint8Array, length: number, lines: number, step: number, line: number): Uint8Array => {
    const out = new Uint8Array(source.length);
    for (let first = 0; first < lines; first++) {
      const at = (place: number) => source[first * line + Math.min(Math.max(place, 0), length - 1) * step]!;
      let sum = 0;
      for (let near = -radius; near <= radius; near++) sum += at(near);
      for (let place = 0; place < length; place++) {
        out[first * line + place * step] = sum / (2 * radius + 1);
        sum += at(place + radius + 1) - at(place - radius);
      }
    }
    return out;
  };
  return { width, height, data: pass(pass(data, width, height, 1, width), height, width, width, 1) };
}

/** Undoes blur: adds the difference from the surroundings. */
export function sharp(picture: Gray, radius: number): Gray {
  const soft = smooth(smooth(picture, radius), radius).data;
  const data = Uint8ClampedArray.from(picture.data, (value, at) => value + 3 * (value - soft[at]!));
  return { ...picture, data: Uint8Array.from(data) };
}

/** The middle value of each pixel and its neighbors, which removes specks. */
export function withoutSpecks({ width, height, data }: Gray): Gray {
  const out = Uint8Array.from(data);
  const near = new Uint8Array(9);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      for (let i = 0; i < 9; i++) near[i] = data[(y + Math.floor(i / 3) - 1) * width + x + (i % 3) - 1]!;
      out[y * width + x] = near.sort()[4]!;
    }
  }
  return { width, height, data: out };
}

/**
 * Resizes to a multiple of the size and turns around the middle, with values between those of the pixels; `tilt` widens
 * the upper edge by this share, as it is narrower in a photo taken from below.
 */
export function turned({ width, height, data }: Gray, degrees: number, factor: number, tilt = 0): Gray {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const outer = {
    width: Math.ceil(factor * (width * Math.abs(cos) + height * Math.abs(sin))),
    height: Math.ceil(factor * (width * Math.abs(sin) + height * Math.abs(cos))),
  };
  const out = new Uint8Array(outer.width * outer.height).fill(255);
  for (let y = 0; y < outer.height; y++) {
    for (let x = 0; x < outer.width; x++) {
      const dy = (y + 0.5 - outer.height / 2) / factor;
      const dx = ((x + 0.5 - outer.width / 2) / factor) * (1 - tilt * (0.5 - (y + 0.5) / outer.height));
      const [u, v] = [dx * cos + dy * sin + width / 2 - 0.5, dy * cos - dx * sin + height / 2 - 0.5];
      if (u < -0.5 || v < -0.5 || u > width - 0.5 || v > height - 0.5) continue;
      const [left, top] = [
        Math.min(Math.max(Math.floor(u), 0), width - 1),
        Math.min(Math.max(Math.floor(v), 0), height - 1),
      ];
      const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
      const [fx, fy] = [Math.min(Math.max(u - left, 0), 1), Math.min(Math.max(v - top, 0), 1)];
      const upper = data[top * width + left]! * (1 - fx) + data[top * width + right]! * fx;
      const lower = data[bottom * width + left]! * (1 - fx) + data[bottom * width + right]! * fx;
      out[y * outer.width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return { ...outer, data: out };
}
