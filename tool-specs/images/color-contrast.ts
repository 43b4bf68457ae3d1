import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import type { Color } from '../../src/lib/pictures/color/notations.ts';
import { COLOR_PROBLEMS, parseColor } from '../../src/lib/pictures/color/parse.ts';
import {
  apca,
  flattened,
  nearestPassing,
  ratioOf,
  sampleSvg,
  WHITE,
  writeRatio,
} from '../../src/lib/pictures/color/readable.ts';
import { isInSrgb, toHex } from '../../src/lib/pictures/color/write.ts';

const TARGETS = { aa: 4.5, 'aa-large': 3, aaa: 7, 'aaa-large': 4.5 } as const;
const USES = [
  ['aa-normal', 4.5],
  ['aa-large', 3],
  ['aaa-normal', 7],
  ['aaa-large', 4.5],
  ['aa-graphics', 3],
] as const;

const MAX_COLORS = 30;
const lightness = (value: number) => `Lc ${value.toFixed(1).replace('-0.0', '0.0')}`;

export default defineTool({
  icon: 'contrast',
  createdAt: '2026-11-28',
  related: ['color-converter', 'svg-placeholder-generator'],
  operations: {
    check: operation({
      fields: {
        text: text({ primary: true, single: true, monospace: true, color: true, maxLength: 200 }),
        background: text({ monospace: true, color: true, initial: '#ffffff', maxLength: 200 }),
        target: choice(['aa', 'aa-large', 'aaa']),
      },
      output: {
        ratio: out.row(),
        verdict: out.verdict(),
        preview: out.svg({ fileName: 'contrast' }),
        levels: out.table(['use', 'required', 'result']),
        apca: out.row(),
        apcaSwapped: out.row(),
        textSuggested: out.row({ fills: 'text' }),
        backgroundSuggested: out.row({ fills: 'background' }),
      },
      failures: COLOR_PROBLEMS,
      warnings: ['translucent', 'outside-srgb'],
      messages: [
        'pass',
        'fail',
        'aa-normal',
        'aa-large',
        'aaa-normal',
        'aaa-large',
        'aa-graphics',
        'sample',
        'all',
        'large',
        'none',
      ],
      answers: 'inline',
      aliases: { contrast: {}, wcag: {}, a11y: {} },
      transform({ text: typed, background: ground, target }, ctx) {
        const [front, back] = [
          ctx.within('text', () => parseColor(typed)),
          ctx.within('background', () => parseColor(ground)),
        ];
        if (front.alpha < 1 || back.alpha < 1) ctx.warn('translucent');
        if (!isInSrgb(front) || !isInSrgb(back)) ctx.warn('outside-srgb');
        const base = flattened(back, WHITE);
        const shown = flattened(front, base);
        const ratio = ratioOf(shown, base);
        const suggest = (color: Color, other: Color) => {
          const better = ratio >= TARGETS[target] ? null : nearestPassing(color, other, TARGETS[target]);
          return better && toHex(better);
        };
        return {
          ratio: writeRatio(ratio),
          verdict:
            ratio >= 4.5
              ? { tone: 'good', label: ctx.say('all') }
              : { tone: ratio >= 3 ? 'warn' : 'bad', label: ctx.say(ratio >= 3 ? 'large' : 'none') },
          preview: sampleSvg(shown, base, ctx.words('sample') || 'Text'),
          levels: USES.map(([use, required]) => ({
            use: ctx.say(use),
            required: `${required}:1`,
            result: ctx.say(ratio >= required ? 'pass' : 'fail'),
          })),
          apca: lightness(apca(shown, base)),
          apcaSwapped: lightness(apca(base, shown)),
          textSuggested: suggest(shown, base),
          backgroundSuggested: suggest(base, shown),
        };
      },
      examples: {
        grayOnWhite: {
          input: { text: '#777777', background: '#ffffff' },
          output: { ratio: '4.47:1', verdict: { tone: 'warn' }, textSuggested: '#767676' },
        },
        brand: {
          input: { text: 'white', background: '#1ea54c' },
          output: { ratio: '3.21:1', verdict: { tone: 'warn' } },
        },
        dark: {
          input: { text: '#e2e8f0', background: '#0f172a' },
          output: { ratio: '14.48:1', verdict: { tone: 'good' } },
        },
        translucent: {
          input: { text: 'rgb(0 0 0 / 60%)', background: '#fff' },
          output: { ratio: '5.74:1' },
          warns: ['translucent'],
        },
      },
    }),

    pairs: operation({
      fields: {
        colors: text({ primary: true, multiline: true, monospace: true, rows: 6, maxLength: 5000 }),
        least: choice(['all', 'aa-large', 'aa', 'aaa'], { initial: 'aa' }),
      },
      output: out.table(['text', 'background', 'ratio', 'level', 'apca']),
      failures: [...COLOR_PROBLEMS, 'too-many-colors', 'one-color'],
      answers: 'inline',
      detect: [{ pattern: /^[^\n]{3,80}(?:\n[^\n]{3,80})+$/, confidence: 0.2 }],
      transform({ colors, least }, ctx) {
        const lines = colors
          .split(/\r\n|\r|\n|;/)
          .map((line) => line.trim())
          .filter((line) => line !== '');
        if (lines.length > MAX_COLORS) throw ctx.fail('too-many-colors', { params: { limit: MAX_COLORS } });
        if (lines.length < 2) throw ctx.fail('one-color');
        const read = lines.map((line) => flattened(parseColor(line), WHITE));
        const minimum = least === 'all' ? 1 : TARGETS[least];
        return read
          .flatMap((front, i) =>
            read.flatMap((back, k) => (i === k ? [] : [{ i, k, ratio: ratioOf(front, back), lc: apca(front, back) }])),
          )
          .filter(({ ratio }) => ratio >= minimum)
          .toSorted((a, b) => b.ratio - a.ratio)
          .map(({ i, k, ratio, lc }) => ({
            text: lines[i]!,
            background: lines[k]!,
            ratio: writeRatio(ratio),
            level: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA 18pt' : '—',
            apca: lightness(lc),
          }));
      },
      examples: {
        brandColors: {
          input: { colors: '#0f172a\n#2563eb\n#f8fafc' },
          check: (rows) => rows[0]?.ratio === '17.06:1' && rows.every(({ level }) => level !== '—'),
        },
      },
    }),
  },
});
