import { HSL, HSV, HWB, inGamut, Lab, LCH, OKLab, OKLCH, P3, sRGB, to, toGamutCSS, XYZ_D65 } from 'colorjs.io/fn';
import type { ColorSpace } from 'colorjs.io/fn';
import type { Color } from './notations.ts';

type Triple = [number, number, number];

/** Returns the coordinates in another color space. The hue of an achromatic color is 0. */
export function coordsIn(color: Color, space: ColorSpace): Triple {
  const { coords } = to(color, space);
  return [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0];
}

/** Whether every channel is within sRGB, apart from rounding errors. */
export function isInSrgb(color: Color): boolean {
  return inGamut(to(color, sRGB), sRGB);
}

/**
 * Maps a color to sRGB by the method of CSS Color 4 §13.2: reduces chroma while keeping lightness and hue as far as
 * possible.
 */
export function toSrgb(color: Color): Color {
  const mapped = isInSrgb(color) ? to(color, sRGB) : toGamutCSS(color, { space: sRGB });
  const [red, green, blue] = coordsIn({ space: mapped.space, coords: mapped.coords as Triple, alpha: 1 }, sRGB);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return { space: sRGB, coords: [clamp(red), clamp(green), clamp(blue)], alpha: color.alpha };
}

export interface ColorStyle {
  /** `rgb(1, 2, 3)` of CSS 2, or `rgb(1 2 3)` of CSS Color 4. */
  separator: 'comma' | 'space';
  /** Decimals of percentages and degrees; small coordinates get two more. */
  decimals: number;
}

function format(value: number, decimals: number): string {
  // No exponents and no "-0": CSS parsers other than browsers may not support them.
  return value
    .toFixed(decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^-0$/, '0');
}

/** Two decimals if they represent the same byte, like browsers, otherwise four. */
export function formatAlpha(alpha: number): string {
  const byte = alpha * 255;
  const short = Math.round(alpha * 100) / 100;
  const fromByte = Math.abs(byte - Math.round(byte)) < 1e-9 && Math.round(short * 255) === Math.round(byte);
  return fromByte ? format(short, 2) : format(alpha, 4);
}

function byteOf(channel: number): number {
  return Math.round(channel * 255);
}

/** Six digits, eight if the color isn't opaque. */
export function toHex(color: Color): string {
  const { coords, alpha } = toSrgb(color);
  const bytes = [...coords.map(byteOf), ...(byteOf(alpha) < 255 ? [byteOf(alpha)] : [])];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The naive inverse of `device-cmyk()` (CSS Color 5 §11.1): with as much black as possible. */
function cmykOf([red, green, blue]: Triple): number[] {
  const black = 1 - Math.max(red, green, blue);
  const ink = (channel: number) => (black === 1 ? 0 : (1 - channel - black) / (1 - black));
  return [ink(red), ink(green), ink(blue), black];
}

const modern = (name: string, parts: readonly string[], alpha: number) =>
  `${name}(${parts.join(' ')}${alpha < 1 ? ` / ${formatAlpha(alpha)}` : ''})`;

function legacy(name: string, parts: readonly string[], alpha: number, separator: ColorStyle['separator']): string {
  if (separator === 'space') return modern(name, parts, alpha);
  return alpha < 1 ? `${name}a(${[...parts, formatAlpha(alpha)].join(', ')})` : `${name}(${parts.join(', ')})`;
}

const NOTATIONS = {
  hex: toHex,
  rgb: (color: Color, { separator }: ColorStyle) =>
    legacy(
      'rgb',
      toSrgb(color).coords.map((channel) => String(byteOf(channel))),
      color.alpha,
      separator,
    ),
  hsl: (color: Color, { separator, decimals }: ColorStyle) => {
    const [hue, saturation, lightness] = coordsIn(toSrgb(color), HSL);
    return legacy(
      'hsl',
      [format(hue, decimals), `${format(saturation, decimals)}%`, `${format(lightness, decimals)}%`],
      color.alpha,
      separator,
    );
  },
  hwb: (color: Color, { decimals }: ColorStyle) => {
    const [hue, white, black] = coordsIn(toSrgb(color), HWB);
    return modern(
      'hwb',
      [format(hue, decimals), `${format(white, decimals)}%`, `${format(black, decimals)}%`],
      color.alpha,
    );
  },
  hsv: (color: Color, { decimals }: ColorStyle) => {
    const [hue, saturation, value] = coordsIn(toSrgb(color), HSV);
    return modern(
      'hsv',
      [format(hue, decimals), `${format(saturation, decimals)}%`, `${format(value, decimals)}%`],
      color.alpha,
    );
  },
  lab: (color: Color, { decimals }: ColorStyle) => {
    const [lightness, a, b] = coordsIn(color, Lab);
    return modern('lab', [`${format(lightness, decimals)}%`, format(a, decimals), format(b, decimals)], color.alpha);
  },
  lch: (color: Color, { decimals }: ColorStyle) => {
    const [lightness, chroma, hue] = coordsIn(color, LCH);
    return modern(
      'lch',
      [`${format(lightness, decimals)}%`, format(chroma, decimals), format(hue, decimals)],
      color.alpha,
    );
  },
  oklab: (color: Color, { decimals }: ColorStyle) => {
    const [lightness, a, b] = coordsIn(color, OKLab);
    return modern(
      'oklab',
      [`${format(lightness * 100, decimals)}%`, format(a, decimals + 2), format(b, decimals + 2)],
      color.alpha,
    );
  },
  oklch: (color: Color, { decimals }: ColorStyle) => {
    const [lightness, chroma, hue] = coordsIn(color, OKLCH);
    return modern(
      'oklch',
      [`${format(lightness * 100, decimals)}%`, format(chroma, decimals + 2), format(hue, decimals)],
      color.alpha,
    );
  },
  srgb: colorFunction('srgb', sRGB),
  'display-p3': colorFunction('display-p3', P3),
  // linear light: the darkest steps of sRGB are a hundred times finer than in the encoded spaces
  xyz: colorFunction('xyz-d65', XYZ_D65, 4),
  cmyk: (color: Color, { decimals }: ColorStyle) =>
    modern(
      'device-cmyk',
      cmykOf(toSrgb(color).coords).map((ink) => `${format(ink * 100, decimals)}%`),
      color.alpha,
    ),
} satisfies Record<string, (color: Color, style: ColorStyle) => string>;

function colorFunction(id: string, space: ColorSpace, moreDigits = 2) {
  return (color: Color, { decimals }: ColorStyle) =>
    modern('color', [id, ...coordsIn(color, space).map((coord) => format(coord, decimals + moreDigits))], color.alpha);
}

export type ColorNotation = keyof typeof NOTATIONS;

export const COLOR_NOTATIONS = Object.keys(NOTATIONS) as ColorNotation[];

/** Writes a color; hex, rgb, hsl, hwb, hsv and cmyk are mapped to sRGB first. Alpha is omitted if it is 1. */
export function writeColor(color: Color, notation: ColorNotation, style: ColorStyle): string {
  return NOTATIONS[notation](color, style);
}
