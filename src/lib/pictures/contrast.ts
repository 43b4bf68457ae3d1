// Contrast of two colors as perceived by a camera or an eye (WCAG 2.2, "relative luminance" and "contrast ratio").

export interface Rgba {
  /** 0 to 255. */
  rgb: readonly [number, number, number];
  /** 0 to 1. */
  alpha: number;
}

/** The channels of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function readHexColor(hex: string): Rgba {
  const digits = hex.slice(1);
  const pairs = digits.length <= 4 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => parseInt(pair, 16));
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

function over(color: Rgba, ground: Rgba['rgb']): Rgba['rgb'] {
  const mix = (i: 0 | 1 | 2) => color.rgb[i] * color.alpha + ground[i] * (1 - color.alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance(rgb: Rgba['rgb']): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Compares a color on an opaque background with that background: the ratio (1 to 21), and whether the color is lighter.
 */
export function contrastOn(color: Rgba, ground: Rgba['rgb']): { ratio: number; inverted: boolean } {
  const front = luminance(over(color, ground));
  const back = luminance(ground);
  return { ratio: (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05), inverted: front > back };
}

/** Compares two colors on white paper. */
export function compareColors(foreground: string, background: string): { ratio: number; inverted: boolean } {
  return contrastOn(readHexColor(foreground), over(readHexColor(background), [255, 255, 255]));
}
