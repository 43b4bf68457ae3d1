// The colors of a picture: how many there are, and the few that stand for all.
import type { Pixels } from '../image/pixels.ts';

export interface DominantColor {
  hex: string;
  /** Of all pixels that can be seen, from 0 to 1. */
  share: number;
}

export interface PictureColors {
  /** Different colors, without regard to transparency. */
  count: number;
  dominant: DominantColor[];
}

type Rgb = readonly [number, number, number];

interface Bin {
  /** The mean of its pixels. */
  rgb: Rgb;
  weight: number;
}

/** Pixels with less alpha don't count. */
const SEEN = 128;
const ROUNDS = 8;

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Returns the colors of a picture, the most frequent one first; none for one that is transparent. */
export function dominantColors(pixels: Pixels, most: number): PictureColors {
  const { count, exact } = countColors(pixels, most);
  const groups = exact ?? grouped(bins(pixels), most);
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const sorted = groups.toSorted((a, b) => b.weight - a.weight);
  return { count, dominant: sorted.map(({ rgb, weight }) => ({ hex: hexOf(rgb), share: weight / total })) };
}

/** Counts colors in a bit for each; up to `most` of them are also returned with their pixels. */
function countColors({ data }: Pixels, most: number): { count: number; exact: Bin[] | null } {
  const seen = new Uint32Array(2 ** 19);
  const exact = new Map<number, number>();
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < SEEN) continue;
    const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    const bit = 1 << (color & 31);
    if (!(seen[color >> 5]! & bit)) {
      seen[color >> 5]! |= bit;
      count += 1;
    }
    if (count <= most) exact.set(color, (exact.get(color) ?? 0) + 1);
  }
  if (count > most) return { count, exact: null };
  const all = [...exact].map(([color, weight]): Bin => ({
    rgb: [color >> 16, (color >> 8) & 255, color & 255],
    weight,
  }));
  return { count, exact: all };
}

/** Puts similar colors together: those with the same five upper bits. */
function bins({ data }: Pixels): Bin[] {
  const sums = new Float64Array(2 ** 15 * 4);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < SEEN) continue;
    const bin = (((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3)) * 4;
    for (let i = 0; i < 3; i++) sums[bin + i]! += data[at + i]!;
    sums[bin + 3]! += 1;
  }
  const made: Bin[] = [];
  for (let at = 0; at < sums.length; at += 4) {
    const weight = sums[at + 3]!;
    if (weight > 0) made.push({ rgb: [sums[at]! / weight, sums[at + 1]! / weight, sums[at + 2]! / weight], weight });
  }
  return made;
}

const meanOf = (all: readonly Bin[]): Bin => {
  const weight = all.reduce((sum, bin) => sum + bin.weight, 0);
  const part = (i: 0 | 1 | 2) => all.reduce((sum, { rgb, weight: own }) => sum + rgb[i] * own, 0) / weight;
  return { rgb: [part(0), part(1), part(2)], weight };
};

/** How much the colors of a group differ: the part of the color that does most, and the sum of squares of its distances. */
function spreadOf(all: readonly Bin[]): { channel: 0 | 1 | 2; spread: number } {
  const mean = meanOf(all).rgb;
  const spreads = ([0, 1, 2] as const).map((channel) => ({
    channel,
    spread: all.reduce((sum, { rgb, weight }) => sum + weight * (rgb[channel] - mean[channel]) ** 2, 0),
  }));
  return spreads.toSorted((a, b) => b.spread - a.spread)[0]!;
}

/** Cuts the group that differs most at its mean until there are enough (Wu 1991 in short), then moves each color to the nearest mean. */
function grouped(all: readonly Bin[], most: number): Bin[] {
  const groups = [{ bins: [...all], ...spreadOf(all) }];
  while (groups.length < most) {
    groups.sort((a, b) => b.spread - a.spread);
    const [widest] = groups;
    if (!widest || widest.spread === 0) break;
    const { channel } = widest;
    const mean = meanOf(widest.bins).rgb[channel];
    const parts = [
      widest.bins.filter(({ rgb }) => rgb[channel] <= mean),
      widest.bins.filter(({ rgb }) => rgb[channel] > mean),
    ];
    groups.splice(0, 1, ...parts.map((bins) => ({ bins, ...spreadOf(bins) })));
  }
  let means = groups.map((group) => meanOf(group.bins));
  for (let round = 0; round < ROUNDS; round++) {
    const own: Bin[][] = means.map(() => []);
    for (const bin of all) own[nearest(bin.rgb, means)]!.push(bin);
    means = own.filter((part) => part.length > 0).map(meanOf);
  }
  return means;
}

function nearest([red, green, blue]: Rgb, means: readonly Bin[]): number {
  let [best, least] = [0, Infinity];
  for (const [index, { rgb }] of means.entries()) {
    const distance = (rgb[0] - red) ** 2 + (rgb[1] - green) ** 2 + (rgb[2] - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

const BAR = { width: 640, height: 96 };

/** Draws colors next to each other, each as wide as its share. */
export function colorBars(colors: readonly DominantColor[]): string {
  if (colors.length === 0) return '';
  let left = 0;
  const bars = colors.map(({ hex, share }) => {
    const bar = `<rect x="${left}" width="${share * BAR.width + 0.5}" height="${BAR.height}" fill="${hex}"/>`;
    left += share * BAR.width;
    return bar;
  });
  const size = `width="${BAR.width}" height="${BAR.height}" viewBox="0 0 ${BAR.width} ${BAR.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${bars.join('')}</svg>`;
}
