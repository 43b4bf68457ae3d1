import { choice, decimal, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { MIX_SPACES } from '../../src/lib/pictures/color/palette.ts';
import { COLOR_PROBLEMS } from '../../src/lib/pictures/color/parse.ts';
import { toHex } from '../../src/lib/pictures/color/write.ts';
import {
  GRADIENT_PROBLEMS,
  gradientSvg,
  positionsOf,
  readStops,
  writeGradient,
} from '../../src/lib/pictures/gradient.ts';

export default defineTool({
  icon: 'blend',
  createdAt: '2026-11-28',
  related: ['color-palette', 'color-converter', 'svg-placeholder-generator'],
  fields: {
    stops: text({ primary: true, multiline: true, monospace: true, rows: 4, maxLength: 10_000 }),
    kind: choice({ linear: 'linear-gradient', radial: 'radial-gradient', conic: 'conic-gradient' }),
    angle: decimal({ min: -360, max: 360, initial: 90, slider: 360, when: { kind: ['linear', 'conic'] } }),
    shape: choice(['ellipse', 'circle'], { when: { kind: ['radial'] } }),
    x: decimal({ min: -100, max: 200, initial: 50, slider: 100, when: { kind: ['radial', 'conic'] }, advanced: true }),
    y: decimal({ min: -100, max: 200, initial: 50, slider: 100, when: { kind: ['radial', 'conic'] }, advanced: true }),
    space: choice(MIX_SPACES, {
      names: { srgb: 'sRGB', oklab: 'OKLab', oklch: 'OKLCH' },
      initial: 'srgb',
      advanced: true,
    }),
    repeating: toggle({ advanced: true }),
  },
  output: {
    css: out.row(),
    preview: out.svg({ fileName: 'gradient' }),
    stops: out.table(['color', 'hex', 'position']),
  },
  failures: [...COLOR_PROBLEMS, ...GRADIENT_PROBLEMS],
  answers: 'inline',
  aliases: {
    gradient: {},
    'linear-gradient': {},
    'conic-gradient': { kind: 'conic' },
    'radial-gradient': { kind: 'radial' },
  },
  transform({ stops: typed, repeating, ...rest }) {
    const stops = readStops(typed);
    const gradient = { ...rest, stops, isRepeating: repeating };
    const positions = positionsOf(stops);
    return {
      css: `background: ${writeGradient(gradient)};`,
      preview: gradientSvg(gradient),
      stops: stops.map(({ text: color, color: value }, i) => ({
        color,
        hex: toHex(value),
        position: `${Number(positions[i]!.toFixed(2))}%`,
      })),
    };
  },
  examples: {
    sunset: {
      input: { stops: '#f97316\n#db2777 50%\n#4c1d95' },
      output: { css: 'background: linear-gradient(90deg, #f97316, #db2777 50%, #4c1d95);' },
    },
    spotlight: {
      input: { stops: '#fff, #0f172a 70%', kind: 'radial', shape: 'circle', x: 30, y: 30 },
      output: { css: 'background: radial-gradient(circle at 30% 30%, #fff, #0f172a 70%);' },
    },
    colorWheel: {
      input: { stops: 'red, yellow, lime, cyan, blue, magenta, red', kind: 'conic', angle: 0 },
      output: { css: 'background: conic-gradient(red, yellow, lime, cyan, blue, magenta, red);' },
    },
    stripes: {
      input: { stops: '#fde047 0% 5%\n#111827 5% 10%', angle: 45, repeating: true },
      output: { css: 'background: repeating-linear-gradient(45deg, #fde047 0%, #fde047 5%, #111827 5%, #111827 10%);' },
    },
    smooth: {
      input: { stops: 'blue\nyellow', space: 'oklab' },
      output: { css: 'background: linear-gradient(90deg in oklab, blue, yellow);' },
    },
  },
});
