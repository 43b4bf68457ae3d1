// A part of a picture, as it is written.

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

/** Shares that are written with few decimals may add up to a little more than all. */
const SLACK = 0.01;

/**
 * Reads left, top, width and height: all in pixels, or all in percent of a picture, whatever its size; null for anything else. Pixels may
 * lie outside of a picture (`isWithin`).
 */
export function readArea(text: string): ((picture: Size) => Area) | null {
  const parts = text.trim().split(/[\s,;]+/);
  const isShare = parts.every((part) => part.endsWith('%'));
  const number = isShare ? /^\d{1,3}(?:\.\d{1,6})?%$/ : /^\d{1,6}$/;
  const [left = -1, top = -1, width = -1, height = -1] = parts.map((part) =>
    number.test(part) ? Number.parseFloat(part) : -1,
  );
  if (parts.length !== 4 || Math.min(left, top) < 0 || Math.min(width, height) <= 0) return null;
  if (!isShare) return () => ({ left, top, width, height });
  if (Math.max(left + width, top + height) > 100 + SLACK) return null;
  return (picture) => {
    const [across, from] = pixelsIn(left, width, picture.width);
    const [down, under] = pixelsIn(top, height, picture.height);
    return { left: from, top: under, width: across, height: down };
  };
}

/** The length and the start of a part of a side, from percent; it has at least a pixel. */
function pixelsIn(start: number, length: number, side: number): [length: number, start: number] {
  const from = Math.min(Math.round((start / 100) * side), side - 1);
  const to = Math.min(Math.round(((start + length) / 100) * side), side);
  return [Math.max(1, to - from), from];
}

/** Whether an area lies in a picture. */
export const isWithin = ({ left, top, width, height }: Area, picture: Size): boolean =>
  left + width <= picture.width && top + height <= picture.height;
