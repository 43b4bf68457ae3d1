// Turns, flips and crops pixels, each of which is a word.
import type { Area } from '../../../base/area.ts';
import { newPixels, type Pixels } from '../image/pixels.ts';

const wordsOf = ({ data, width, height }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, width * height);

/** Fills a picture of this size with pixels of another: those that `from` names by column and row. */
function mapped(source: Pixels, width: number, height: number, from: (x: number, y: number) => number): Pixels {
  const made = newPixels(width, height);
  const [words, target] = [wordsOf(source), wordsOf(made)];
  for (let y = 0, to = 0; y < height; y++) for (let x = 0; x < width; x++) target[to++] = words[from(x, y)]!;
  return made;
}

export const TURNS = ['0', '90', '180', '270'] as const;
export type Turn = (typeof TURNS)[number];

/** Turns clockwise. */
export function turned(source: Pixels, turn: Turn): Pixels {
  const { width: w, height: h } = source;
  if (turn === '90') return mapped(source, h, w, (x, y) => (h - 1 - x) * w + y);
  if (turn === '180') return mapped(source, w, h, (x, y) => (h - 1 - y) * w + (w - 1 - x));
  return turn === '270' ? mapped(source, h, w, (x, y) => x * w + (w - 1 - y)) : source;
}

export const FLIPS = ['none', 'horizontal', 'vertical'] as const;
export type Flip = (typeof FLIPS)[number];

/** Swaps left and right, or top and bottom. */
export function flipped(source: Pixels, flip: Flip): Pixels {
  const { width: w, height: h } = source;
  if (flip === 'none') return source;
  return mapped(source, w, h, flip === 'horizontal' ? (x, y) => y * w + (w - 1 - x) : (x, y) => (h - 1 - y) * w + x);
}

/** How the fields of these names make a picture look. */
export const seenAs = ({ turn, flip }: Readonly<Record<string, unknown>>) => ({
  turn: Number(turn),
  flip: FLIPS.find((each) => each === flip) ?? 'none',
});

/** What an orientation of EXIF asks for: first the flip, then the turn. */
const UPRIGHT: readonly (readonly [Flip, Turn])[] = [
  ['none', '0'],
  ['none', '0'],
  ['horizontal', '0'],
  ['none', '180'],
  ['vertical', '0'],
  ['horizontal', '270'],
  ['none', '90'],
  ['horizontal', '90'],
  ['none', '270'],
];

/** Returns a picture as its camera was held. */
export function upright(source: Pixels, orientation: number): Pixels {
  const [flip, turn] = UPRIGHT[orientation] ?? UPRIGHT[0]!;
  return turned(flipped(source, flip), turn);
}

/** Returns a part of a picture, which must lie within it. */
export const cropped = (source: Pixels, { left, top, width, height }: Area): Pixels =>
  mapped(source, width, height, (x, y) => (top + y) * source.width + left + x);

/** Puts a picture on a color, which shows where it's transparent. */
export function flattened(source: Pixels, [red, green, blue]: readonly [number, number, number]): Pixels {
  const { data } = source;
  if (isOpaque(source)) return source;
  const made = newPixels(source.width, source.height);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255;
    made.data[at] = data[at]! * alpha + red * (1 - alpha);
    made.data[at + 1] = data[at + 1]! * alpha + green * (1 - alpha);
    made.data[at + 2] = data[at + 2]! * alpha + blue * (1 - alpha);
    made.data[at + 3] = 255;
  }
  return made;
}

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** The color of a field (`#rgb`, `#rrggbb`, with or without alpha) as three numbers. */
export function rgbOf(color: string): [number, number, number] {
  const digits = color.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}
