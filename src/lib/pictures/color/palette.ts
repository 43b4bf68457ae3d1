// Palettes in OKLCH, mapped into sRGB.
import { OKLab, OKLCH, sRGB } from 'colorjs.io/fn';
import type { Color } from './notations.ts';
import { coordsIn, toHex, toSrgb } from './write.ts';

/** Lightness of the steps of a scale, and the share of the base's chroma that they have. */
const STEPS = [
  [50, 0.975, 0.15],
  [100, 0.945, 0.28],
  [200, 0.895, 0.5],
  [300, 0.82, 0.74],
  [400, 0.725, 0.93],
  [500, 0.64, 1],
  [600, 0.56, 1],
  [700, 0.485, 0.92],
  [800, 0.415, 0.8],
  [900, 0.355, 0.68],
  [950, 0.255, 0.52],
] as const;

export interface Shade {
  name: string;
  hex: string;
  lch: readonly [number, number, number];
}

function shade(name: string, lch: readonly [number, number, number]): Shade {
  const color = toSrgb({ space: OKLCH, coords: [lch[0], lch[1], lch[2]], alpha: 1 });
  return { name, hex: toHex(color), lch: coordsIn(color, OKLCH) };
}

/**
 * A scale from 50 to 950. The base is kept unchanged at the step whose lightness is nearest, and its neighbors keep
 * their distance from it.
 */
export function shadesOf(base: Color): { shades: Shade[]; own: string } {
  const [lightness, chroma, hue] = coordsIn(toSrgb({ ...base, alpha: 1 }), OKLCH);
  const nearest = STEPS.toSorted((a, b) => Math.abs(a[1] - lightness) - Math.abs(b[1] - lightness))[0]!;
  const [first, last] = [STEPS[0][1], STEPS[STEPS.length - 1]![1]];
  const shades = STEPS.map(([step, light, share]) => {
    if (step === nearest[0])
      return { name: String(step), hex: toHex({ ...base, alpha: 1 }), lch: [lightness, chroma, hue] as const };
    // Lighter steps are spread between the base and the lightest, darker ones between the base and the darkest.
    const isLighter = light > nearest[1];
    const [end, start] = isLighter ? [Math.max(first, lightness), nearest[1]] : [Math.min(last, lightness), nearest[1]];
    const reach = isLighter ? first - start : start - last;
    const part = reach === 0 ? 0 : Math.abs(light - start) / reach;
    const at = lightness + (end - lightness) * part;
    return shade(String(step), [at, chroma * Math.min(1, share / nearest[2]), hue]);
  });
  return { shades, own: String(nearest[0]) };
}

/** Turns of the hue by harmony, in degrees. */
export const HARMONIES = {
  complementary: [0, 180],
  analogous: [-30, 0, 30],
  triadic: [0, 120, 240],
  'split-complementary': [0, 150, 210],
  tetradic: [0, 60, 180, 240],
  square: [0, 90, 180, 270],
} as const;

export function harmonyOf(base: Color, harmony: keyof typeof HARMONIES): Shade[] {
  const opaque = toSrgb({ ...base, alpha: 1 });
  const [lightness, chroma, hue] = coordsIn(opaque, OKLCH);
  return HARMONIES[harmony].map((turn, i) =>
    turn === 0
      ? { name: String(i + 1), hex: toHex(opaque), lch: [lightness, chroma, hue] }
      : shade(String(i + 1), [lightness, chroma, (hue + turn + 360) % 360]),
  );
}

export const MIX_SPACES = ['oklab', 'oklch', 'srgb'] as const;
export type MixSpace = (typeof MIX_SPACES)[number];

/** The color at a share of the way from one to another; hues take the shorter way (CSS Color 4, 12.4). */
export function mixed(from: Color, to: Color, share: number, space: MixSpace): Color {
  const [a, b] = [toSrgb(from), toSrgb(to)];
  const alpha = a.alpha + (b.alpha - a.alpha) * share;
  const model = { oklab: OKLab, oklch: OKLCH, srgb: sRGB }[space];
  const [start, end] = [coordsIn(a, model), coordsIn(b, model)];
  if (space === 'oklch') {
    // A gray has no hue of its own.
    if (start[1] < 4e-6 || a.alpha === 0) start[2] = end[2];
    if (end[1] < 4e-6 || b.alpha === 0) end[2] = start[2];
    const turn = ((end[2] - start[2] + 540) % 360) - 180;
    end[2] = start[2] + turn;
  }
  // Other components are mixed in proportion to the alpha (12.3).
  const blend = (i: 0 | 1 | 2) => {
    const isHue = space === 'oklch' && i === 2;
    if (isHue || alpha === 0) return start[i] + (end[i] - start[i]) * share;
    return (start[i] * a.alpha * (1 - share) + end[i] * b.alpha * share) / alpha;
  };
  return toSrgb({ space: model, coords: [blend(0), blend(1), blend(2)], alpha });
}

export function mixOf(from: Color, to: Color, count: number, space: MixSpace): Shade[] {
  return Array.from({ length: count }, (_, i) => {
    const color = mixed(from, to, count === 1 ? 0 : i / (count - 1), space);
    return { name: String(i + 1), hex: toHex(color), lch: coordsIn(color, OKLCH) };
  });
}

export const PALETTE_FORMATS = ['css', 'tailwind', 'tailwind-3', 'scss', 'json'] as const;

const number = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

export function writeLch([lightness, chroma, hue]: Shade['lch']): string {
  return `oklch(${number(lightness * 100, 1)}% ${number(chroma, 3)} ${number(chroma < 0.0005 ? 0 : hue, 1)})`;
}

/** Source code that defines the colors. */
export function writePalette(name: string, shades: readonly Shade[], format: (typeof PALETTE_FORMATS)[number]): string {
  const lines = (line: (each: Shade) => string) => shades.map(line).join('\n');
  switch (format) {
    case 'css':
      return `:root {\n${lines((each) => `  --${name}-${each.name}: ${each.hex};`)}\n}`;
    case 'tailwind':
      return `@theme {\n${lines((each) => `  --color-${name}-${each.name}: ${writeLch(each.lch)};`)}\n}`;
    case 'tailwind-3':
      return `colors: {\n  '${name}': {\n${lines((each) => `    ${each.name}: '${each.hex}',`)}\n  },\n}`;
    case 'scss':
      return lines((each) => `$${name}-${each.name}: ${each.hex};`);
    case 'json':
      return JSON.stringify({ [name]: Object.fromEntries(shades.map((each) => [each.name, each.hex])) }, null, 2);
  }
}

/** The colors next to each other. */
export function paletteSvg(shades: readonly Shade[]): string {
  // No wider than a phone, for a whole scale.
  const [width, height] = [27, 72];
  const bars = shades.map(({ hex }, i) => `<rect x="${i * width}" width="${width}" height="${height}" fill="${hex}"/>`);
  const total = shades.length * width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="${height}" viewBox="0 0 ${total} ${height}">${bars.join('')}</svg>`;
}
