import {
  A98RGB,
  HSL,
  HSV,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  XYZ_D50,
  XYZ_D65,
} from 'colorjs.io/fn';
import type { ColorSpace } from 'colorjs.io/fn';

/** A color as floats in its own color space; missing components (`none`) are 0. */
export interface Color {
  space: ColorSpace;
  coords: [number, number, number];
  /** 0 to 1. */
  alpha: number;
}

/**
 * How to read one component: 100% is `whole`, a bare number is divided by `unit`, and values outside `clamp` are
 * clamped.
 */
export interface Component {
  kind: 'number' | 'hue';
  whole: number;
  unit: number;
  clamp?: readonly [number, number];
}

const HUE: Component = { kind: 'hue', whole: Number.NaN, unit: 1 };
const number = (whole: number, clamp?: readonly [number, number], unit = 1): Component => ({
  kind: 'number',
  whole,
  unit,
  clamp,
});

export interface Notation {
  space: ColorSpace;
  components: readonly Component[];
}

const RGB: Notation = { space: sRGB, components: Array<Component>(3).fill(number(1, [0, 1], 255)) };
const HSL_NOTATION: Notation = { space: HSL, components: [HUE, number(100, [0, 100]), number(100, [0, 100])] };
const HSV_NOTATION: Notation = { space: HSV, components: [HUE, number(100, [0, 100]), number(100, [0, 100])] };

/** Functions of CSS Color 4 with their reference ranges, and `hsv()`, which isn't in CSS. */
export const FUNCTIONS: Readonly<Record<string, Notation>> = {
  rgb: RGB,
  rgba: RGB,
  hsl: HSL_NOTATION,
  hsla: HSL_NOTATION,
  hsv: HSV_NOTATION,
  hsb: HSV_NOTATION,
  hwb: { space: HWB, components: [HUE, number(100, [0, 100]), number(100, [0, 100])] },
  lab: { space: Lab, components: [number(100, [0, 100]), number(125), number(125)] },
  lch: { space: LCH, components: [number(100, [0, 100]), number(150, [0, Infinity]), HUE] },
  oklab: { space: OKLab, components: [number(1, [0, 1]), number(0.4), number(0.4)] },
  oklch: { space: OKLCH, components: [number(1, [0, 1]), number(0.4, [0, Infinity]), HUE] },
};

/** Color spaces for `color()`. */
export const COLOR_SPACES: Readonly<Record<string, ColorSpace>> = {
  srgb: sRGB,
  'srgb-linear': sRGB_Linear,
  'display-p3': P3,
  'a98-rgb': A98RGB,
  'prophoto-rgb': ProPhoto,
  rec2020: REC_2020,
  xyz: XYZ_D65,
  'xyz-d65': XYZ_D65,
  'xyz-d50': XYZ_D50,
};

export const COLOR_COMPONENTS: readonly Component[] = Array<Component>(3).fill(number(1));
export const CMYK_COMPONENTS: readonly Component[] = Array<Component>(4).fill(number(1, [0, 1]));
