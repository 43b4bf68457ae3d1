import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import {
  BAND_COLORS,
  type BandColor,
  bandsOf,
  markingsOf,
  nearestIn,
  ohms,
  readBands,
  readMarking,
  readResistance,
  RESISTOR_PROBLEMS,
  SERIES_NAMES,
  writeOhms,
} from '../../src/lib/numbers/resistor/resistor.ts';
import { resistorSvg } from '../../src/lib/numbers/resistor/picture.ts';
import { readColors } from '../../src/lib/numbers/resistor/color-words.ts';

const TOLERANCE_VALUES = ['5', '10', '20', '2', '1', '0.5', '0.25', '0.1', '0.05'] as const;
const COEFFICIENT_VALUES = ['100', '50', '25', '15', '10', '5', '1', '250', '20'] as const;
const percentNames = Object.fromEntries(TOLERANCE_VALUES.map((value) => [value, `±${value}%`])) as Record<
  (typeof TOLERANCE_VALUES)[number],
  string
>;
const ppmNames = Object.fromEntries(COEFFICIENT_VALUES.map((value) => [value, `${value} ppm/K`])) as Record<
  (typeof COEFFICIENT_VALUES)[number],
  string
>;
const MARKINGS = ['3-digit', '4-digit', 'eia-96', 'letter', 'jumper'] as const;

const range = (value: number, tolerance: number) =>
  `${writeOhms(value * (1 - tolerance / 100))} – ${writeOhms(value * (1 + tolerance / 100))}`;
/** The bands of another resistance, as many and as exact as these. */
function bandsLike(resistance: string, bands: string): string {
  const { colors, tolerance, coefficient } = readBands(readColors(bands));
  const count = colors.length === 6 ? 6 : colors.length === 5 ? 5 : 4;
  const others = bandsOf(readResistance(resistance), count, tolerance || 5, coefficient ?? 100);
  return others.filter((color) => color !== 'none').join(' ');
}
const nearest = (value: number) =>
  value === 0
    ? []
    : SERIES_NAMES.map((series) => {
        const near = nearestIn(series, value);
        const error =
          Math.abs(near.error) < 1e-9 ? '0%' : `${near.error > 0 ? '+' : ''}${Number(near.error.toFixed(2))}%`;
        return { series, value: writeOhms(near.value), deviation: error };
      });

export default defineTool({
  icon: 'zap',
  createdAt: '2026-11-28',
  related: ['unit-converter', 'math-evaluator', 'base-converter'],
  operations: {
    decode: operation({
      fields: { bands: text({ primary: true, single: true, maxLength: 200 }) },
      output: {
        resistance: out.row({ edits: (typed, { bands }) => ({ bands: bandsLike(typed, String(bands)) }) }),
        preview: out.svg({ fileName: 'resistor' }),
        tolerance: out.row(),
        range: out.row(),
        coefficient: out.row(),
        bands: out.table(['place', 'color']),
        nearest: out.table(['series', 'value', 'deviation']),
      },
      failures: RESISTOR_PROBLEMS,
      messages: BAND_COLORS,
      answers: 'inline',
      aliases: { resistor: {}, bands: {} },
      transform({ bands: typed }, ctx) {
        const { colors, resistance, tolerance, coefficient } = readBands(readColors(typed));
        const value = ohms(resistance);
        return {
          resistance: writeOhms(value),
          preview: resistorSvg(colors),
          tolerance: value === 0 ? null : `±${tolerance}%`,
          range: value === 0 ? null : range(value, tolerance),
          coefficient: coefficient === null ? null : `${coefficient} ppm/K`,
          bands: colors.map((color, i) => ({ place: i + 1, color: ctx.say(color) })),
          nearest: nearest(value),
        };
      },
      examples: {
        fourBands: {
          input: { bands: 'yellow violet red gold' },
          output: { resistance: '4.7 kΩ', tolerance: '±5%', range: '4.465 kΩ – 4.935 kΩ' },
        },
        fiveBands: {
          input: { bands: 'brown black black red brown' },
          output: { resistance: '10 kΩ', tolerance: '±1%' },
        },
        sixBands: {
          input: { bands: 'orange red violet brown green blue' },
          output: { resistance: '3.27 kΩ', tolerance: '±0.5%', coefficient: '10 ppm/K' },
        },
        jumper: { input: { bands: 'black' }, output: { resistance: '0 Ω', tolerance: null } },
      },
    }),

    encode: operation({
      fields: {
        value: text({ primary: true, single: true, maxLength: 60 }),
        count: choice(['4', '5', '6'], { names: { '4': '4', '5': '5', '6': '6' } }),
        tolerance: choice(TOLERANCE_VALUES, { names: percentNames }),
        coefficient: choice(COEFFICIENT_VALUES, { names: ppmNames, when: { count: ['6'] } }),
      },
      output: {
        bands: out.row(),
        preview: out.svg({ fileName: 'resistor' }),
        resistance: out.row(),
        range: out.row(),
        colors: out.table(['place', 'color']),
        markings: out.table(['marking', 'code']),
        nearest: out.table(['series', 'value', 'deviation']),
      },
      failures: RESISTOR_PROBLEMS,
      messages: [...BAND_COLORS, ...MARKINGS],
      answers: 'inline',
      aliases: { ohm: {} },
      inverse: 'decode',
      detect: [
        { pattern: /^(?:\d{1,12}[rkmg]\d{1,6}|\d{1,15}(?:[.,]\d{1,9})? ?[kmgt]?(?:[rω]|ohms?)?)$/iu, confidence: 0.25 },
      ],
      transform({ value: typed, count, tolerance, coefficient }, ctx) {
        const resistance = readResistance(typed);
        const colors: readonly BandColor[] = bandsOf(
          resistance,
          Number(count) as 4,
          Number(tolerance),
          Number(coefficient),
        );
        const value = ohms(resistance);
        return {
          bands: colors.map((color) => ctx.words(color) || color).join(' '),
          preview: resistorSvg(colors),
          resistance: writeOhms(value),
          range: value === 0 ? null : range(value, Number(tolerance)),
          colors: colors.map((color, i) => ({ place: i + 1, color: ctx.say(color) })),
          markings: markingsOf(resistance).map(({ marking, code }) => ({ marking: ctx.say(marking), code })),
          nearest: nearest(value),
        };
      },
      examples: {
        kilo: {
          input: { value: '4.7k' },
          check: ({ colors }) => JSON.stringify(colors).includes('violet') && colors.length === 4,
        },
        precise: {
          input: { value: '49.9 kΩ', count: '5', tolerance: '1' },
          check: ({ markings }) =>
            markings.some(({ code }) => code === '4992') && markings.some(({ code }) => code === '68C'),
        },
      },
    }),

    marking: operation({
      fields: { code: text({ primary: true, single: true, monospace: true, maxLength: 30 }) },
      output: {
        resistance: out.row(),
        marking: out.row(),
        tolerance: out.row(),
        nearest: out.table(['series', 'value', 'deviation']),
      },
      failures: ['not-a-marking'],
      messages: MARKINGS,
      answers: 'inline',
      aliases: { smd: {} },
      detect: [{ pattern: /^(?:\d\d[a-fhrsxyz]|r\d{1,4})$/i, confidence: 0.2 }],
      transform({ code }, ctx) {
        const { resistance, marking, tolerance } = readMarking(code);
        const value = ohms(resistance);
        return {
          resistance: writeOhms(value),
          marking: ctx.say(marking),
          tolerance: tolerance === null ? null : `±${tolerance}%`,
          nearest: nearest(value),
        };
      },
      examples: {
        threeDigits: { input: { code: '472' }, output: { resistance: '4.7 kΩ', marking: { message: '3-digit' } } },
        eia: {
          input: { code: '68C' },
          output: { resistance: '49.9 kΩ', marking: { message: 'eia-96' }, tolerance: '±1%' },
        },
        letter: { input: { code: 'R010' }, output: { resistance: '10 mΩ' } },
      },
    }),
  },
});
