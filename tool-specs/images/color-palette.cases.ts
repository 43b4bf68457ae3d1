import { casesOf } from '../../src/core/spec.ts';
import type { MixSpace } from '../../src/lib/pictures/color/palette.ts';
import type tool from './color-palette.ts';

const STEPS = '50,100,200,300,400,500,600,700,800,900,950';

/** The base stays at its step, all steps get darker, and none of them loses the hue. */
const scale = (color: string, own: string, hex = color) => ({
  input: { color },
  check: (result: { own: unknown; colors: readonly { name: unknown; hex: unknown; oklch: unknown }[] }) => {
    const lightness = result.colors.map(({ oklch }) => parseFloat(String(oklch).slice(6)));
    return (
      result.own === own &&
      result.colors.map(({ name }) => name).join() === STEPS &&
      result.colors.some((each) => each.name === own && each.hex === hex) &&
      lightness.every((each, i) => i === 0 || each <= lightness[i - 1]!)
    );
  },
});
const mix = (space: MixSpace, color: string, other: string, hexes: string) => ({
  input: { color, other, space, count: hexes.split(',').length },
  check: (result: { colors: readonly { hex: unknown }[] }) => result.colors.map(({ hex }) => hex).join() === hexes,
});
/** Hues of OKLCH in degrees, rounded; colors of CSS Color 4 and its sample code. */
const hues = (
  harmony: 'complementary' | 'triadic' | 'analogous' | 'tetradic' | 'square' | 'split-complementary',
  turns: readonly number[],
) => ({
  input: { color: '#8a7f6f', harmony },
  check: (result: { colors: readonly { oklch: unknown }[] }) => {
    const angles = result.colors.map(({ oklch }) => parseFloat(String(oklch).split(' ')[2]!));
    return (
      angles.length === turns.length &&
      angles.every((angle, i) => {
        const turn = (angle - angles[turns.indexOf(0)]! + 720 - turns[i]! + 180) % 360;
        return Math.abs(turn - 180) < 3;
      })
    );
  },
});

export default casesOf<typeof tool>({
  shades: {
    examples: [
      scale('#2563eb', '600'),
      scale('#ffffff', '50'),
      scale('#000000', '950'),
      scale('#808080', '600'),
      scale('#ff0000', '500'),
      scale('#00ff00', '200'),
      scale('#ffff00', '50'),
      scale('#0000ff', '700'),
      scale('#fde047', '200'),
      scale('#14532d', '800'),
      scale('#f97316', '400'),
      scale('#94a3b8', '400'),
      scale('#db2777', '600'),
      scale('#663399', '800'),
      scale('#c0ffee', '100'),
      scale('teal', '600', '#008080'),
      scale('#1ea54c80', '500', '#1ea54c'),
      scale('oklch(0.5 0.05 200)', '700', '#3f6c6e'),
      {
        input: { color: '#abc', format: 'css', name: 'x' },
        check: ({ code }) => code.startsWith(':root {\n  --x-50: #'),
      },
      {
        input: { color: '#abc', format: 'scss' },
        check: ({ code }) => /^\$brand-50: #[\da-f]{6};\n/.test(code) && code.split('\n').length === 11,
      },
      {
        input: { color: '#abc', format: 'json' },
        check: ({ code }) => Object.keys((JSON.parse(code) as { brand: object }).brand).length === 11,
      },
      { input: { color: '#abc', format: 'tailwind-3' }, check: ({ code }) => code.includes("    500: '#") },
      { input: { color: 'color(display-p3 0 1 0)' }, warns: ['outside-srgb'], check: () => true },
      { input: { color: '#abc', name: '1a' }, fails: 'bad-name', field: 'name' },
      { input: { color: '#abc', name: 'a}b' }, fails: 'bad-name', field: 'name' },
      { input: { color: '#abcg' }, fails: 'hex-digit' },
      { input: { color: '' }, output: {} },
    ],
  },
  harmonies: {
    examples: [
      hues('complementary', [0, 180]),
      hues('triadic', [0, 120, 240]),
      hues('analogous', [-30, 0, 30]),
      hues('tetradic', [0, 60, 180, 240]),
      hues('square', [0, 90, 180, 270]),
      hues('split-complementary', [0, 150, 210]),
      { input: { color: '#808080' }, check: ({ colors }) => colors.every(({ hex }) => hex === '#808080') },
      { input: { color: 'nocolor' }, fails: 'unknown-color' },
      { input: { color: 'red', name: '' }, fails: 'bad-name' },
    ],
  },
  mix: {
    examples: [
      mix('srgb', '#000', '#fff', '#000000,#404040,#808080,#bfbfbf,#ffffff'),
      mix('srgb', 'red', 'blue', '#ff0000,#800080,#0000ff'),
      // color-mix() of CSS Color 5, as browsers compute it
      mix('oklab', 'white', 'black', '#ffffff,#636363,#000000'),
      mix('oklab', 'red', 'blue', '#ff0000,#8c53a2,#0000ff'),
      mix('oklab', 'blue', 'yellow', '#0000ff,#6cabc7,#ffff00'),
      mix('srgb', '#ff000000', '#0000ff', '#ff000000,#0000ff80,#0000ff'),
      mix('oklch', 'white', 'black', '#ffffff,#636363,#000000'),
      { input: { color: 'red', other: 'x' }, fails: 'unknown-color', field: 'other' },
      { input: { color: 'red', count: 51 }, fails: 'above-maximum' },
      { input: { color: 'red', count: 1 }, fails: 'below-minimum' },
    ],
  },
});
