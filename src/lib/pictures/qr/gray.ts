// Grayscale pictures for the QR reader.
import type { Pixels } from '../image/pixels.ts';

export interface Gray {
  width: number;
  height: number;
  /** 0 is black. */
  data: Uint8Array;
}

interface Point {
  x: number;
  y: number;
}

/** Returns the brightness, with a background (0 to 255) behind transparent pixels. */
export function flatten({ width, height, data }: Pixels, ground: number): { gray: Gray; transparent: boolean } {
  const out = new Uint8Array(width * height);
  let transparent = false;
  for (let i = 0; i < out.length; i++) {
    const at = i * 4;
    const alpha = data[at + 3]! / 255;
    if (alpha < 1) transparent = true;
    const brightness = 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
    out[i] = Math.round(brightness * alpha + ground * (1 - alpha));
  }
  return { gray: { width, height, data: out }, transparent };
}

/** Enlarges by an integer factor, or reduces to `1 / n`: each pixel is then the mean of n × n. */
export function scaled(picture: Gray, factor: number): Gray {
  if (factor === 1) return picture;
  const step = Math.round(1 / factor);
  const width = factor > 1 ? picture.width * factor : Math.max(1, Math.floor(picture.width / step));
  const height = factor > 1 ? picture.height * factor : Math.max(1, Math.floor(picture.height / step));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] =
        factor > 1
          ? picture.data[Math.floor(y / factor) * picture.width + Math.floor(x / factor)]!
          : mean(picture, x * step, y * step, step);
    }
  }
  return { width, height, data };
}

function mean({ width, height, data }: Gray, x: number, y: number, side: number): number {
  let sum = 0;
  let count = 0;
  for (let row = y; row < Math.min(y + side, height); row++) {
    for (let column = x; column < Math.min(x + side, width); column++, count++) sum += data[row * width + column]!;
  }
  return sum / count;
}

/** Adds a uniform margin of a sixteenth of the longer side: tightly cropped codes have none. */
export function withBorder({ width, height, data }: Gray, shade: number): Gray {
  const border = Math.ceil(Math.max(width, height) / 16) + 8;
  const stride = width + 2 * border;
  const out = new Uint8Array(stride * (height + 2 * border)).fill(shade);
  for (let y = 0; y < height; y++) out.set(data.subarray(y * width, (y + 1) * width), (y + border) * stride + border);
  return { width: stride, height: height + 2 * border, data: out };
}

/** Returns a section of a picture in red, green, blue and alpha. */
export function crop({ width, data }: Gray, area: { x: number; y: number; width: number; height: number }) {
  const rgba = new Uint8ClampedArray(area.width * area.height * 4);
  for (let y = 0, at = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++, at += 4) {
      const shade = data[(area.y + y) * width + area.x + x]!;
      rgba[at] = shade;
      rgba[at + 1] = shade;
      rgba[at + 2] = shade;
      rgba[at + 3] = 255;
    }
  }
  return { rgba, width: area.width, height: area.height };
}

/** Paints over a convex shape, so that its content isn't found again. The corners are relative to `origin`. */
export function mask({ width, height, data }: Gray, corners: readonly Point[], origin: Point): void {
  const shape = corners.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
  const top = Math.max(0, Math.floor(Math.min(...shape.map(({ y }) => y))));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...shape.map(({ y }) => y))));
  for (let y = top; y <= bottom; y++) {
    const crossings = shape.flatMap((from, i) => {
      const to = shape[(i + 1) % shape.length]!;
      const [low, high] = from.y <= to.y ? [from, to] : [to, from];
      if (low.y > y + 0.5 || high.y < y - 0.5) return [];
      return low.y === high.y
        ? [low.x, high.x]
        : [low.x + ((high.x - low.x) * Math.min(Math.max(y - low.y, 0), high.y - low.y)) / (high.y - low.y)];
    });
    const start = Math.max(0, Math.floor(Math.min(...crossings)));
    const end = Math.min(width, Math.ceil(Math.max(...crossings)) + 1);
    if (end > start) data.fill(255, y * width + start, y * width + end);
  }
}
