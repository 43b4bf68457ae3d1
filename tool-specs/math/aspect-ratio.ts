import { defineTool, out, text } from '../../src/core/spec.ts';
import { nearestNamed, otherSide, RATIO_PROBLEMS, readRatio } from '../../src/lib/numbers/aspect-ratio.ts';
import { plainNumber } from '../../src/base/number.ts';

const WIDTHS = [320, 640, 800, 1024, 1280, 1600, 1920, 2560, 3840] as const;
/** Whole numbers of more digits than this are no ratio that people say. */
const MAX_SAID = 10_000n;

const short = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

export default defineTool({
  icon: 'proportions',
  createdAt: '2026-11-28',
  related: ['unit-converter', 'percentage-calculator', 'svg-placeholder-generator'],
  fields: {
    ratio: text({ primary: true, single: true, maxLength: 100 }),
    width: text({ maxLength: 20 }),
    height: text({ maxLength: 20 }),
  },
  output: {
    ratio: out.row(),
    size: out.row(),
    decimal: out.row(),
    named: out.row(),
    css: out.row(),
    preview: out.svg({ fileName: 'aspect-ratio' }),
    sizes: out.table(['width', 'height', 'exact']),
  },
  failures: [...RATIO_PROBLEMS, 'not-a-side', 'both-sides'],
  warnings: ['rounded'],
  messages: ['near', 'far', 'yes', 'no'],
  answers: 'inline',
  aliases: { aspect: {}, ratio: {} },
  transform({ ratio: typed, width, height }, ctx) {
    const { ratio, sides } = ctx.within('ratio', () => readRatio(typed));
    const side = (value: string, field: 'width' | 'height') => {
      if (value.trim() === '') return null;
      const number = Number(plainNumber(value.replace(/px\s*$/i, '')) ?? NaN);
      if (!(number > 0 && number <= 1e9)) throw ctx.fail('not-a-side', { field });
      return number;
    };
    const [w, h] = [side(width, 'width'), side(height, 'height')];
    if (w !== null && h !== null) throw ctx.fail('both-sides', { field: 'height' });
    const value = Number(ratio.width) / Number(ratio.height);
    const isSaid = ratio.width <= MAX_SAID && ratio.height <= MAX_SAID;
    const name = nearestNamed(ratio);
    const start = w ?? h ?? sides?.[0] ?? null;
    const other = start === null ? null : ctx.within('ratio', () => otherSide(ratio, start, h === null));
    if (other !== null && !Number.isInteger(Number(other.toFixed(6)))) ctx.warn('rounded', { exact: short(other, 4) });
    const box = value >= 1 ? { w: 240, h: 240 / value } : { w: 240 * value, h: 240 };
    const [bw, bh] = [Math.max(1, box.w), Math.max(1, box.h)].map((each) => Number(each.toFixed(2))) as [
      number,
      number,
    ];
    const said = isSaid ? `${ratio.width}:${ratio.height}` : `${short(value, 4)}:1`;
    return {
      ratio: said,
      size: other === null ? null : h === null ? `${start} × ${Math.round(other)}` : `${Math.round(other)} × ${start}`,
      decimal: short(value, 6),
      named:
        Math.abs(name.error) < 3
          ? ctx.say('near', { ratio: name.ratio, name: name.name, error: short(Math.abs(name.error), 2) })
          : ctx.say('far', { ratio: name.ratio, name: name.name }),
      css: `aspect-ratio: ${isSaid ? `${ratio.width} / ${ratio.height}` : short(value, 6)};`,
      preview: `<svg xmlns="http://www.w3.org/2000/svg" width="${bw}" height="${bh}" viewBox="0 0 ${bw} ${bh}"><rect width="${bw}" height="${bh}" fill="#2563eb"/></svg>`,
      sizes: WIDTHS.map((each) => {
        const exact = each / value;
        return {
          width: each,
          height: Math.round(exact),
          exact: ctx.say(Number.isInteger(Number(exact.toFixed(6))) ? 'yes' : 'no'),
        };
      }),
    };
  },
  examples: {
    fullHd: {
      input: { ratio: '1920x1080' },
      output: { ratio: '16:9', decimal: '1.777778', css: 'aspect-ratio: 16 / 9;' },
    },
    missingHeight: { input: { ratio: '16:9', width: '1280' }, output: { size: '1280 × 720' }, warns: [] },
    missingWidth: { input: { ratio: '4:3', height: '768' }, output: { size: '1024 × 768' } },
    laptop: { input: { ratio: '1366 × 768' }, output: { ratio: '683:384' } },
    cinema: { input: { ratio: '2.39:1', width: '1920' }, output: { size: '1920 × 803' }, warns: ['rounded'] },
  },
});
