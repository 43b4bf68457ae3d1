import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import { contrastWith, nearestName } from '../../src/lib/pictures/color/compare.ts';
import type { Color } from '../../src/lib/pictures/color/notations.ts';
import { COLOR_PROBLEMS, parseColor } from '../../src/lib/pictures/color/parse.ts';
import { type ColorStyle, isInSrgb, toHex, writeColor } from '../../src/lib/pictures/color/write.ts';

const decimals = integer({ min: 0, max: 8, initial: 2 });
const separator = choice(['comma', 'space']);

const described = {
  warnings: ['outside-srgb'],
  messages: ['exact-name', 'near-name'],
} as const;

/** All notations, each of which is editable in place. */
const editable = out.row({ edits: 'color' });
const output = {
  swatch: out.swatch(),
  hex: editable,
  rgb: editable,
  hsl: editable,
  hwb: editable,
  lch: editable,
  cmyk: editable,
  name: out.row(),
  oklch: editable,
  oklab: editable,
  lab: editable,
  hsv: editable,
  srgb: editable,
  displayP3: editable,
  xyz: editable,
};

const notations = {
  hex: 'hex',
  rgb: 'rgb()',
  hsl: 'hsl()',
  hwb: 'hwb()',
  lch: 'lch()',
  cmyk: 'device-cmyk()',
  oklch: 'oklch()',
  oklab: 'oklab()',
  lab: 'lab()',
  hsv: 'hsv()',
  srgb: 'color(srgb)',
  'display-p3': 'color(display-p3)',
  xyz: 'color(xyz)',
} as const;

export default defineTool({
  icon: 'palette',
  createdAt: '2022-04-15',
  redirectFrom: ['/color-picker-converter'],
  operations: {
    all: operation({
      fields: {
        color: text({ primary: true, single: true, monospace: true, color: true, former: ['colour'] }),
        separator,
        decimals,
      },
      output,
      failures: COLOR_PROBLEMS,
      ...described,
      targets: {
        hex: 'hex',
        rgb: 'rgb',
        hsl: 'hsl',
        hwb: 'hwb',
        lch: 'lch',
        cmyk: 'cmyk',
        oklch: 'oklch',
        oklab: 'oklab',
        lab: 'lab',
        hsv: 'hsv',
        name: 'name',
      },
      aliases: { color: {}, colour: {} },
      answers: 'inline',
      detect: [
        {
          pattern:
            /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|(?:device-)?cmyk|hs[vb])\([^()]{3,100}\))$/i,
          confidence: 0.97,
        },
      ],
      transform: ({ color, ...style }, ctx) => describe(parseColor(color), style, ctx),
      examples: [
        {
          input: { color: '#1ea54c' },
          output: {
            swatch: { color: '#1ea54c' },
            hex: '#1ea54c',
            rgb: 'rgb(30, 165, 76)',
            name: { message: 'near-name' },
          },
        },
        {
          input: { color: 'olive', decimals: 0 },
          output: {
            hex: '#808000',
            rgb: 'rgb(128, 128, 0)',
            hsl: 'hsl(60, 100%, 25%)',
            hwb: 'hwb(60 0% 50%)',
            cmyk: 'device-cmyk(0% 0% 100% 50%)',
            name: { message: 'exact-name', params: { name: 'olive' } },
          },
        },
        {
          input: { color: 'oklch(0.7 0.1 200 / 50%)' },
          output: { hex: '#40b1b780', oklch: 'oklch(70% 0.1 200 / 0.5)' },
        },
        { input: { color: 'color(display-p3 1 0 0)' }, output: { hex: '#ff0b0c' }, warns: ['outside-srgb'] },
      ],
    }),

    convert: operation({
      fields: {
        color: text({ primary: true, single: true, monospace: true, color: true, former: ['colour'] }),
        notation: choice(notations, { initial: 'oklch' }),
        separator,
        decimals,
      },
      output: out.text(),
      failures: COLOR_PROBLEMS,
      warnings: ['outside-srgb'],
      aliases: {
        rgb: { notation: 'rgb', separator: 'space' },
        hsl: { notation: 'hsl', separator: 'space' },
        hwb: { notation: 'hwb' },
        lch: { notation: 'lch' },
        lab: { notation: 'lab' },
        oklch: { notation: 'oklch' },
        oklab: { notation: 'oklab' },
        cmyk: { notation: 'cmyk' },
        hexcolor: { notation: 'hex' },
      },
      answers: 'inline',
      transform({ color, notation, ...style }, ctx) {
        const read = parseColor(color);
        if (!notations[notation].match(/lab|lch|color/) && !isInSrgb(read))
          ctx.warn('outside-srgb', { hex: toHex(read) });
        return writeColor(read, notation, style);
      },
      examples: [
        { input: { color: 'tomato', notation: 'oklch' }, output: 'oklch(69.62% 0.1955 32.32)' },
        { input: { color: '#ff000080', notation: 'rgb', separator: 'space' }, output: 'rgb(255 0 0 / 0.5)' },
        {
          input: { color: 'oklch(0.7 0.4 150)', notation: 'hex' },
          warns: ['outside-srgb'],
          check: (text) => /^#[\da-f]{6}$/.test(text),
        },
      ],
    }),
  },
});

function describe(color: Color, style: ColorStyle, ctx: ContextOf<typeof described>) {
  if (!isInSrgb(color)) ctx.warn('outside-srgb', { hex: toHex(color) });
  const write = (notation: keyof typeof notations) => writeColor(color, notation, style);
  const { name, deltaE, exact } = nearestName(color);
  return {
    swatch: {
      color: toHex(color),
      contrast: [
        { color: '#ffffff', ratio: contrastWith(color, 'white') },
        { color: '#000000', ratio: contrastWith(color, 'black') },
      ],
    },
    hex: write('hex'),
    rgb: write('rgb'),
    hsl: write('hsl'),
    hwb: write('hwb'),
    lch: write('lch'),
    cmyk: write('cmyk'),
    name: exact ? ctx.say('exact-name', { name }) : ctx.say('near-name', { name, deltaE: deltaE.toFixed(1) }),
    oklch: write('oklch'),
    oklab: write('oklab'),
    lab: write('lab'),
    hsv: write('hsv'),
    srgb: write('srgb'),
    displayP3: write('display-p3'),
    xyz: write('xyz'),
  };
}
