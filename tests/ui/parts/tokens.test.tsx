import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The colours a theme declares. */
function colours(theme: 'light' | 'dark'): Record<string, string> {
  const block = new RegExp(`:root\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

/** WCAG 2.2 relative luminance and contrast ratio of two #rrggbb colours. */
function contrast(one = '#000000', other = '#000000'): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['bg', 'surface', 'surface-2', 'surface-3', 'raised'];
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
  const named = colours(theme);

  it.each(PAIRS)('%s on %s is readable (4.5 : 1)', (text = '', surface = '') => {
    expect(named).toHaveProperty(text);
    expect(named).toHaveProperty(surface);
    expect(contrast(named[text], named[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)('the focus ring is seen on %s (3 : 1)', (surface) => {
    expect(contrast(named['focus'], named[surface])).toBeGreaterThanOrEqual(3);
  });
});

it('both themes declare the same colours', () => {
  expect(Object.keys(colours('dark'))).toEqual(Object.keys(colours('light')));
});
