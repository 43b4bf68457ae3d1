import { deltaE2000, sRGB } from 'colorjs.io/fn';
import KEYWORDS from 'colorjs.io/src/keywords.js';
import { contrastOn } from '../contrast.ts';
import type { Color } from './notations.ts';
import { toHex, toSrgb } from './write.ts';

const NAMES: readonly { name: string; colour: Color }[] = Object.entries(KEYWORDS).map(
  ([name, [red = 0, green = 0, blue = 0]]) => ({
    name,
    colour: { space: sRGB, coords: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 },
  }),
);

export interface NearestName {
  name: string;
  /** CIEDE2000; below about 2 hardly anyone sees a difference. */
  deltaE: number;
  /** The name stands for exactly the same bytes and alpha. */
  exact: boolean;
}

/** The CSS name that looks most like a color, its alpha aside. */
export function nearestName(colour: Color): NearestName {
  if (colour.alpha === 0 && toHex(colour) === '#00000000') return { name: 'transparent', deltaE: 0, exact: true };
  const shown = toSrgb({ ...colour, alpha: 1 });
  let best: NearestName = { name: 'black', deltaE: Infinity, exact: false };
  for (const { name, colour: candidate } of NAMES) {
    const deltaE = deltaE2000(shown, candidate);
    if (deltaE < best.deltaE) best = { name, deltaE, exact: false };
  }
  const same = NAMES.find(({ name }) => name === best.name);
  return { ...best, exact: colour.alpha === 1 && same !== undefined && toHex(same.colour) === toHex(shown) };
}

/** Contrast ratio of WCAG 2 (1 to 21) of a color against a ground of black or white, on which it lies with its alpha. */
export function contrastWith(colour: Color, ground: 'black' | 'white'): number {
  const { coords, alpha } = toSrgb(colour);
  const [red, green, blue] = coords;
  const level = ground === 'black' ? 0 : 255;
  return contrastOn({ rgb: [red * 255, green * 255, blue * 255], alpha }, [level, level, level]).ratio;
}
