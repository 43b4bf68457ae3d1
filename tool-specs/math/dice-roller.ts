import { defineTool, integer, out, text } from '../../src/core/spec.ts';
import { pooled } from '../../src/base/random.ts';
import {
  boundsOf,
  DICE_PROBLEMS,
  distributionOf,
  meanOf,
  momentsOf,
  readDice,
  rollDice,
} from '../../src/lib/numbers/dice.ts';

const round = (value: number) => Number(value.toFixed(4));
const percent = (share: number) => `${Number((share * 100).toPrecision(4))}%`;
/** Bars that a chart still shows well. */
const MAX_BARS = 40;

export default defineTool({
  icon: 'dices',
  createdAt: '2026-11-28',
  related: ['token-generator', 'random-port-generator', 'math-evaluator'],
  fields: {
    dice: text({ primary: true, single: true, monospace: true, maxLength: 200 }),
    times: integer({ min: 1, max: 1000, initial: 1 }),
  },
  output: {
    total: out.row(),
    rolls: out.table(['roll', 'dice', 'total']),
    numbers: out.keyValue(),
    chart: out.chart(),
  },
  failures: DICE_PROBLEMS,
  messages: ['mean', 'deviation', 'minimum', 'maximum', 'at-least', 'endless'],
  answers: 'inline',
  aliases: { dice: {}, roll: {}, d20: {} },
  transform({ dice, times }, ctx) {
    const terms = readDice(dice);
    const random = pooled((count) => ctx.random(count));
    const results = Array.from({ length: times }, () => rollDice(terms, random));
    const distribution = distributionOf(terms);
    const mean = meanOf(terms);
    const moments = distribution && momentsOf(distribution);
    const { low, high } = boundsOf(terms);
    const first = results[0]!.total;
    const atLeast = distribution?.shares.reduce(
      (sum, share, i) => sum + (distribution.low + i >= first ? share : 0),
      0,
    );
    const bars = distribution && distribution.shares.length <= MAX_BARS ? [...distribution.shares] : [];
    return {
      total: results.map(({ total }) => total).join(' '),
      rolls: results.map(({ rolls, total }, i) => ({
        roll: i + 1,
        dice: rolls
          .filter(({ values }) => values.length > 0)
          .map(
            ({ text: name, values }) =>
              `${name}: ${values.map(({ value, isDropped }) => (isDropped ? `(${value})` : value)).join(' ')}`,
          )
          .join(' · '),
        total,
      })),
      numbers: [
        { key: ctx.say('mean'), value: mean === null ? null : round(mean) },
        { key: ctx.say('deviation'), value: moments ? round(moments.deviation) : null },
        { key: ctx.say('minimum'), value: low },
        { key: ctx.say('maximum'), value: high ?? ctx.say('endless') },
        ...(atLeast === undefined ? [] : [{ key: ctx.say('at-least', { total: first }), value: percent(atLeast) }]),
      ],
      chart:
        bars.length > 1
          ? {
              type: 'bars' as const,
              unit: '%',
              bars: bars.map((share, i) => ({
                label: distribution!.low + i,
                value: share * 100,
                text: percent(share),
              })),
            }
          : null,
    };
  },
  examples: {
    attack: { input: { dice: '1d20+5' }, check: ({ total }) => Number(total) >= 6 && Number(total) <= 25 },
    ability: {
      input: { dice: '4d6kh3', times: 6 },
      check: ({ rolls, numbers }) => rolls.length === 6 && numbers[0]?.value === 12.2446,
    },
    advantage: { input: { dice: 'advantage+3' }, check: ({ numbers }) => numbers[0]?.value === 16.825 },
    exploding: { input: { dice: '3d6!' }, check: ({ numbers }) => numbers[0]?.value === 12.6 },
    fate: { input: { dice: '4dF' }, check: ({ numbers }) => numbers[0]?.value === 0 && numbers[2]?.value === -4 },
  },
});
