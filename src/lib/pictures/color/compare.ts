import { deltaE2000, sRGB } from 'colorjs.io/fn';
import KEYWORDS from 'colorjs.io/src/keywords.js';
import { contrastOn } from '../contrast.ts';
import type { Color } from './notations.ts';
import { toHex, toSrgb } from './write.ts';

const NAMES: readonly { name: string; color: Color }[] = Object.entries(KEYWORDS).map(
  ([name, [red = 0, green = 0, blue = 0]]) => ({
    name,
    color: { space: sRGB, coords: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 },
  }),
);

export interface NearestName {
  name: string;
  /** CIEDE2000; below about 2, hardly anyone sees a difference. */
  deltaE: number;
  /** Whether the name has exactly the same bytes and alpha. */
  exact: boolean;
}

/** Returns the CSS name that is visually closest to a color, ignoring alpha. */
export function nearestName(color: Color): NearestName {
  if (color.alpha === 0 && toHex(color) === '#00000000') return { name: 'transparent', deltaE: 0, exact: true };
  const shown = toSrgb({ ...color, alpha: 1 });
  let best: NearestName = { name: 'black', deltaE: Infinity, exact: false };
  for (const { name, color: candidate } of NAMES) {
    const deltaE = deltaE2000(shown, candidate);
    if (deltaE < best.deltaE) best = { name, deltaE, exact: false };
  }
  const same = NAMES.find(({ name }) => name === best.name);
  return { ...best, exact: color.alpha === 1 && same !== undefined && toHex(same.color) === toHex(shown) };
}

/**
 * Returns the contrast ratio of WCAG 2 (1 to 21) between a color and a black or white background, blended with its
 * alpha.
 */
export function contrastWith(color: Color, ground: 'black' | 'white'): number {
  const { coords, alpha } = toSrgb(color);
  const [red, green, blue] = coords;
  const level = ground === 'black' ? 0 : 255;
  return contrastOn({ rgb: [red * 255, green * 255, blue * 255], alpha }, [level, level, level]).ratio;
}
