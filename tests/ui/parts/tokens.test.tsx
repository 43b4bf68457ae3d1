import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../src/core/card.ts';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');

const tiles = readFileSync(new URL('../../../src/ui/parts/icon/tool-icon.module.css', import.meta.url), 'utf8');

/** The colors a theme declares. */
function colors(theme: 'light' | 'dark'): Record<string, string> {
  const block = new RegExp(`:root\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

type Linear = readonly [red: number, green: number, blue: number];

function linearOf(hex: string): Linear {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** An OKLCH color in linear sRGB, out of range where sRGB lacks it. */
function linearOfOklch(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180)) as [number, number];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** WCAG 2.2 contrast ratio of two colors in linear sRGB. */
function contrastOf(...colors: readonly [Linear, Linear]): number {
  const luminance = ([red, green, blue]: Linear) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = colors.map(luminance).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2 contrast ratio of two #rrggbb colors. */
const contrast = (one = '#000000', other = '#000000') => contrastOf(linearOf(one), linearOf(other));

const hues = new Map(
  [...tiles.matchAll(/\[data-category='(\w+)'\] \{\s*--hue: (\d+);/g)].map(([, name, hue]) => [name, Number(hue)]),
);

const SURFACES = ['bg', 'chrome', 'surface', 'surface-2', 'surface-3', 'raised'];
/** The backgrounds of fields. */
const FIELD_GROUNDS = ['bg', 'chrome', 'surface', 'surface-2', 'raised'];
const TEXTS = ['text', 'text-muted', 'text-faint', 'accent-text', 'warning-text', 'error-text', 'info-text'];
const PAIRS = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface])),
  ...['accent', 'warning', 'error', 'info'].flatMap((tone) => [
    [`${tone}-text`, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ...['accent-fill', 'accent-fill-hover', 'error-fill', 'error-fill-hover'].map((fill) => ['on-fill', fill]),
  ['text', 'selection'],
];

describe.each(['light', 'dark'] as const)('theme %s', (theme) => {
  const named = colors(theme);

  it.each(PAIRS)('%s on %s is readable (4.5 : 1)', (text = '', surface = '') => {
    expect(named).toHaveProperty(text);
    expect(named).toHaveProperty(surface);
    expect(contrast(named[text], named[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FIELD_GROUNDS)('the border of a field is visible on %s (3 : 1)', (surface) => {
    expect(contrast(named['field-border'], named[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each(CATEGORIES)('the icons of %s are visible on their tiles (4.5 : 1)', (category) => {
    const block = css.slice(css.indexOf(`[data-theme='${theme}']`));
    const [tile, mark] = ['tile', 'tile-mark'].map((name) => {
      const [, lightness, chroma] = new RegExp(`--${name}: ([\\d.]+) ([\\d.]+);`).exec(block) ?? [];
      return linearOfOklch(Number(lightness), Number(chroma), hues.get(category) ?? Number.NaN);
    }) as [Linear, Linear];
    expect(contrastOf(tile, mark)).toBeGreaterThanOrEqual(4.5);
    // In sRGB or next to it, so that no screen shows one category paler than another.
    for (const part of [...tile, ...mark]) expect(Math.abs(part - 0.5)).toBeLessThan(0.52);
  });

  it('cards stand out from the page', () => {
    expect(contrast(named['surface'], named['bg'])).toBeGreaterThan(1.1);
  });

  it.each(SURFACES)('the focus ring is visible on %s (3 : 1)', (surface) => {
    expect(contrast(named['focus'], named[surface])).toBeGreaterThanOrEqual(3);
  });
});

it('the fonts are small, and no page waits for them', () => {
  const folder = new URL('../../../src/ui/fonts/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const faces = readFileSync(new URL('../../../src/ui/fonts/fonts.css', import.meta.url), 'utf8')
    .split('@font-face')
    .slice(1);
  expect(faces.map((face) => /url\('\.\/([^']*)'\)/.exec(face)?.[1]).toSorted()).toEqual(files.toSorted());
  for (const face of faces) expect(face).toContain('font-display: optional;');
  expect(files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)).toBeLessThanOrEqual(70_000);
});

it('the hues of categories are distinguishable', () => {
  const sorted = [...hues.values()].toSorted((a, b) => a - b);
  expect(sorted).toHaveLength(CATEGORIES.length);
  expect(
    Math.min(...sorted.map((hue, at) => ((sorted.at(at - 1) ?? 0) - hue + 720) % 360).map((gap) => 360 - gap)),
  ).toBeGreaterThan(25);
});

it('both themes declare the same colors', () => {
  expect(Object.keys(colors('dark'))).toEqual(Object.keys(colors('light')));
});
