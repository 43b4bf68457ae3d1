// How large a picture becomes.
import { Problem } from '../../../base/problem.ts';
import type { Area } from './turn.ts';

export const FITS = ['fit', 'fill', 'exact', 'percent'] as const;
export type Fit = (typeof FITS)[number];

export interface WantedSize {
  fit: Fit;
  /** Pixels; null for what the proportions give. */
  width: number | null;
  height: number | null;
  percent: number;
  /** Whether a smaller picture becomes larger. */
  enlarges: boolean;
}

export interface Size {
  width: number;
  height: number;
}

const whole = (length: number) => Math.max(1, Math.round(length));

/** Returns the size a picture is scaled to, and the part of that which is kept, if not all of it. */
export function sizeFor(source: Size, { fit, width, height, percent, enlarges }: WantedSize): Size & { area?: Area } {
  const scaled = (by: number): Size => ({ width: whole(source.width * by), height: whole(source.height * by) });
  if (fit === 'percent') return scaled(percent / 100);
  if (width === null && height === null) return { width: source.width, height: source.height };
  const across = (width ?? Infinity) / source.width;
  const down = (height ?? Infinity) / source.height;
  if (fit === 'fit' || width === null || height === null) {
    const by = Math.min(across, down);
    if (by >= 1 && !enlarges && fit !== 'exact') return { width: source.width, height: source.height };
    // The side that decides has its length exactly.
    const made = scaled(by);
    return across <= down ? { ...made, width: width ?? made.width } : { ...made, height: height ?? made.height };
  }
  if (fit === 'exact') return { width, height };
  const by = Math.max(across, down);
  const made = scaled(by);
  const cover = { width: Math.max(width, made.width), height: Math.max(height, made.height) };
  const left = Math.floor((cover.width - width) / 2);
  const top = Math.floor((cover.height - height) / 2);
  return { ...cover, area: { left, top, width, height } };
}

export const CROPS = ['none', 'ratio', 'area'] as const;
export const CROP_PROBLEMS = ['bad-ratio', 'bad-area', 'outside-picture'] as const;
type CropProblemCode = (typeof CROP_PROBLEMS)[number];

/** Reads `16:9`, `16/9`, `16x9` or `1.91`. Throws Problem. */
export function readRatio(typed: string): number {
  const [, across = '', down = '1'] =
    /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(?:[:/x×]\s*(\d{1,6}(?:\.\d{1,6})?))?\s*$/.exec(typed) ?? [];
  const ratio = Number(across) / Number(down);
  if (across === '' || !(ratio > 0.001 && ratio < 1000)) throw new Problem<CropProblemCode>('bad-ratio');
  return ratio;
}

/** Reads left, top, width and height: all in pixels, or all in percent of a picture, whatever its size. Throws Problem. */
export function readArea(typed: string): (picture: Size) => Area {
  const parts = typed.trim().split(/[\s,;]+/);
  const isShare = parts.every((part) => part.endsWith('%'));
  const number = isShare ? /^\d{1,3}(?:\.\d{1,6})?%$/ : /^\d{1,6}$/;
  const [left = -1, top = -1, width = -1, height = -1] = parts.map((part) =>
    number.test(part) ? Number.parseFloat(part) : -1,
  );
  if (parts.length !== 4 || Math.min(left, top) < 0 || Math.min(width, height) <= 0)
    throw new Problem<CropProblemCode>('bad-area');
  if (!isShare) return () => ({ left, top, width, height });
  if (Math.max(left + width, top + height) > 100 + SLACK) throw new Problem<CropProblemCode>('bad-area');
  return (picture) => {
    const [across, from] = pixelsIn(left, width, picture.width);
    const [down, under] = pixelsIn(top, height, picture.height);
    return { left: from, top: under, width: across, height: down };
  };
}

/** Shares that are written with few decimals may add up to a little more than all. */
const SLACK = 0.01;

/** The length and the start of a part of a side, from percent; it has at least a pixel. */
function pixelsIn(start: number, length: number, side: number): [length: number, start: number] {
  const from = Math.min(Math.round((start / 100) * side), side - 1);
  const to = Math.min(Math.round(((start + length) / 100) * side), side);
  return [Math.max(1, to - from), from];
}

/** The largest part of a picture with these proportions, in its middle. */
export function middleOf({ width, height }: Size, ratio: number): Area {
  const across = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const down = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return { left: Math.floor((width - across) / 2), top: Math.floor((height - down) / 2), width: across, height: down };
}

/** Returns an area that lies in the picture. Throws Problem. */
export function areaIn({ width, height }: Size, area: Area): Area {
  if (area.left + area.width > width || area.top + area.height > height)
    throw new Problem<CropProblemCode>('outside-picture', undefined, { width, height });
  return area;
}
