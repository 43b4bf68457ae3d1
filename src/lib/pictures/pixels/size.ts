// How large a picture becomes.
import { type Area, isWithin, readArea, type Size } from '../../../base/area.ts';
import { Problem } from '../../../base/problem.ts';

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

/** Reads an area, in pixels or in percent. Throws Problem. */
export function areaOf(typed: string): (picture: Size) => Area {
  const read = readArea(typed);
  if (!read) throw new Problem<CropProblemCode>('bad-area');
  return read;
}

/** The largest part of a picture with these proportions, in its middle. */
export function middleOf({ width, height }: Size, ratio: number): Area {
  const across = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const down = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return { left: Math.floor((width - across) / 2), top: Math.floor((height - down) / 2), width: across, height: down };
}

/** Returns an area that lies in the picture. Throws Problem. */
export function areaIn(picture: Size, area: Area): Area {
  const { width, height } = picture;
  if (!isWithin(area, picture)) throw new Problem<CropProblemCode>('outside-picture', undefined, { width, height });
  return area;
}
