// Readability of text on a background: WCAG 2.2 (1.4.3, 1.4.6, 1.4.11) and APCA, and the nearest color that passes.
import { ColorSpace, contrastAPCA, OKLCH, sRGB } from 'colorjs.io/fn';
import { contrastOn } from '../contrast.ts';
import type { Color } from './notations.ts';
import { coordsIn, toHex, toSrgb } from './write.ts';

type Triple = [number, number, number];

// The formula looks it up by its name.
ColorSpace.register(sRGB);

const bytesOf = (color: Color): Triple => {
  const [red, green, blue] = toSrgb(color).coords;
  const byte = (channel: number) => Math.round(channel * 255);
  return [byte(red), byte(green), byte(blue)];
};

/** What is seen of a color on an opaque one, as bytes are shown. */
export function flattened(color: Color, ground: Color): Color {
  const [front, back] = [toSrgb(color).coords, toSrgb(ground).coords];
  const mix = (i: 0 | 1 | 2) => front[i] * color.alpha + back[i] * (1 - color.alpha);
  return { space: sRGB, coords: [mix(0), mix(1), mix(2)], alpha: 1 };
}

export const WHITE: Color = { space: sRGB, coords: [1, 1, 1], alpha: 1 };

/** The contrast ratio of two opaque colors, from 1 to 21. */
export function ratioOf(text: Color, ground: Color): number {
  return contrastOn({ rgb: bytesOf(text), alpha: 1 }, bytesOf(ground)).ratio;
}

/** Cut after two decimals, since 4.499 doesn't pass where 4.5 is required. */
export function writeRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2).replace(/\.?0+$/, '')}:1`;
}

/** The lightness contrast of APCA 0.0.98G, from about -108 (light on dark) to 106. */
export function apca(text: Color, ground: Color): number {
  const opaque = (color: Color) => {
    const [red, green, blue] = bytesOf(color);
    return { space: sRGB, coords: [red / 255, green / 255, blue / 255] as Triple, alpha: 1 };
  };
  return contrastAPCA(opaque(ground), opaque(text));
}

const withLightness = (lch: Triple, lightness: number): Color =>
  toSrgb({ space: OKLCH, coords: [lightness, lch[1], lch[2]], alpha: 1 });

/**
 * Returns the color with the nearest lightness of the same hue that has the ratio to the other color; null if neither
 * black nor white has it.
 */
export function nearestPassing(color: Color, other: Color, ratio: number): Color | null {
  const lch = coordsIn(color, OKLCH);
  const passes = (lightness: number) => ratioOf(withLightness(lch, lightness), other) >= ratio;
  const isLighter = (lightness: number) => {
    const sum = (each: Color) => bytesOf(each).reduce((all, byte, i) => all + byte * [2126, 7152, 722][i]!, 0);
    return sum(withLightness(lch, lightness)) > sum(other);
  };
  const candidates = [0, 1].flatMap((end) => {
    const isRight = (lightness: number) => passes(lightness) && isLighter(lightness) === (end === 1);
    if (!isRight(end)) return [];
    let [good, bad] = [end, 1 - end];
    for (let i = 0; i < 14; i++) {
      const middle = (good + bad) / 2;
      if (isRight(middle)) good = middle;
      else bad = middle;
    }
    return [good];
  });
  const best = candidates.toSorted((a, b) => Math.abs(a - lch[0]) - Math.abs(b - lch[0]))[0];
  return best === undefined ? null : withLightness(lch, best);
}

/** A picture of the text on its background. */
export function sampleSvg(text: Color, ground: Color, words: string): string {
  const [front, back] = [toHex(text), toHex(ground)];
  // No wider than a phone.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="130" viewBox="0 0 300 130">` +
    `<rect width="300" height="130" fill="${back}"/>` +
    `<g fill="${front}" font-family="sans-serif"><text x="14" y="36" font-size="20" font-weight="bold">${words}</text>` +
    `<text x="14" y="70" font-size="16">${words}</text><text x="14" y="100" font-size="13">${words}</text>` +
    `<circle cx="262" cy="88" r="20"/></g></svg>`
  );
}
