import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import {
  HARMONIES,
  harmonyOf,
  MIX_SPACES,
  mixOf,
  PALETTE_FORMATS,
  paletteSvg,
  type Shade,
  shadesOf,
  writeLch,
  writePalette,
} from '../../src/lib/pictures/color/palette.ts';
import { COLOR_PROBLEMS, parseColor } from '../../src/lib/pictures/color/parse.ts';
import { isInSrgb } from '../../src/lib/pictures/color/write.ts';
import { ratioOf, WHITE, writeRatio } from '../../src/lib/pictures/color/readable.ts';

const color = text({ primary: true, single: true, monospace: true, color: true, maxLength: 200 });
const name = text({ initial: 'brand', maxLength: 40, advanced: true });
const format = choice(PALETTE_FORMATS, {
  names: { css: 'CSS', tailwind: 'Tailwind 4', 'tailwind-3': 'Tailwind 3', scss: 'SCSS', json: 'JSON' },
});
const output = {
  code: out.code('plain', { fileName: 'palette.txt' }),
  preview: out.svg({ fileName: 'palette' }),
  colors: out.table(['name', 'hex', 'oklch', 'onWhite'], { key: 'name' }),
};
const failures = [...COLOR_PROBLEMS, 'bad-name'] as const;

/** A name that all of the formats can have. */
const isName = (typed: string) => /^[a-z][\w-]*$/i.test(typed);

function results(title: string, shades: readonly Shade[], written: (typeof PALETTE_FORMATS)[number]) {
  return {
    code: writePalette(title, shades, written),
    preview: paletteSvg(shades),
    colors: shades.map((shade) => ({
      name: shade.name,
      hex: shade.hex,
      oklch: writeLch(shade.lch),
      onWhite: writeRatio(ratioOf(parseColor(shade.hex), WHITE)),
    })),
  };
}

export default defineTool({
  icon: 'swatch-book',
  createdAt: '2026-11-28',
  related: ['color-converter', 'color-contrast', 'css-gradient'],
  operations: {
    shades: operation({
      fields: { color, format, name },
      output: { ...output, own: out.row() },
      failures,
      warnings: ['outside-srgb'],
      answers: 'inline',
      aliases: { shades: {}, palette: {}, tints: {} },
      transform({ color: typed, format: written, name: title }, ctx) {
        const base = parseColor(typed);
        if (!isName(title)) throw ctx.fail('bad-name', { field: 'name' });
        if (!isInSrgb(base)) ctx.warn('outside-srgb');
        const { shades, own } = shadesOf(base);
        return { ...results(title, shades, written), own };
      },
      examples: {
        brand: {
          input: { color: '#2563eb' },
          check: ({ own, code }) => own === '600' && code.includes('--brand-600: #2563eb;'),
        },
        tailwind: {
          input: { color: 'teal', format: 'tailwind', name: 'teal' },
          check: ({ code }) => code.startsWith('@theme {\n  --color-teal-50: oklch('),
        },
      },
    }),

    harmonies: operation({
      fields: { color, harmony: choice(Object.keys(HARMONIES) as (keyof typeof HARMONIES)[]), format, name },
      output,
      failures,
      warnings: ['outside-srgb'],
      answers: 'inline',
      aliases: { harmony: {}, complementary: {}, triadic: { harmony: 'triadic' } },
      transform({ color: typed, harmony, format: written, name: title }, ctx) {
        const base = parseColor(typed);
        if (!isName(title)) throw ctx.fail('bad-name', { field: 'name' });
        if (!isInSrgb(base)) ctx.warn('outside-srgb');
        return results(title, harmonyOf(base, harmony), written);
      },
      examples: {
        complement: {
          input: { color: '#1ea54c' },
          check: ({ colors }) => colors[0]?.hex === '#1ea54c' && colors.length === 2,
        },
        triad: { input: { color: 'tomato', harmony: 'triadic' }, check: ({ colors }) => colors.length === 3 },
      },
    }),

    mix: operation({
      fields: {
        color,
        other: text({ monospace: true, color: true, initial: '#ffffff', maxLength: 200 }),
        count: integer({ min: 2, max: 50, initial: 7 }),
        space: choice(MIX_SPACES, { names: { oklab: 'OKLab', oklch: 'OKLCH', srgb: 'sRGB' } }),
        format,
        name,
      },
      output,
      failures,
      answers: 'inline',
      aliases: { 'mix-colors': {} },
      transform({ color: typed, other, count, space, format: written, name: title }, ctx) {
        const [from, to] = [parseColor(typed), ctx.within('other', () => parseColor(other))];
        if (!isName(title)) throw ctx.fail('bad-name', { field: 'name' });
        return results(title, mixOf(from, to, count, space), written);
      },
      examples: {
        tints: {
          input: { color: '#000', other: '#fff', count: 3, space: 'srgb' },
          check: ({ colors }) => colors.map(({ hex }) => hex).join() === '#000000,#808080,#ffffff',
        },
      },
    }),
  },
});
