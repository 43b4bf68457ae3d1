import { casesOf } from '../../src/core/spec.ts';
import type tool from './dice-roller.ts';

/** Mean, minimum and maximum, enumerated in Python (mean of exploding dice: n (faces + 1) / 2 · faces / (faces - 1)). */
const stats = (dice: string, mean: number, minimum: number, maximum: number) => ({
  input: { dice, times: 20 },
  check: ({ total, numbers }: { total: unknown; numbers: readonly { value: unknown }[] }) =>
    numbers[0]?.value === mean &&
    numbers[2]?.value === minimum &&
    numbers[3]?.value === maximum &&
    String(total)
      .split(' ')
      .every((each) => Number(each) >= minimum && Number(each) <= maximum),
});
const deviates = (dice: string, deviation: number) => ({
  input: { dice },
  check: ({ numbers }: { numbers: readonly { value: unknown }[] }) => numbers[1]?.value === deviation,
});
/** Shares of the chart in percent. */
const shares = (dice: string, expected: Readonly<Record<number, string>>) => ({
  input: { dice },
  check: ({ chart }: { chart: unknown }) => {
    const { bars } = chart as { bars: { label: number; text: string }[] };
    return Object.entries(expected).every(
      ([label, text]) => bars.find((bar) => bar.label === Number(label))?.text === text,
    );
  },
});
const fails = (
  dice: string,
  code: 'not-dice' | 'too-many-dice' | 'no-faces' | 'keeps-too-many' | 'explodes-forever',
) => ({
  input: { dice },
  fails: code,
});

export default casesOf<typeof tool>({
  run: {
    examples: [
      stats('d20', 10.5, 1, 20),
      stats('2d6', 7, 2, 12),
      stats('2d6+3', 10, 5, 15),
      stats('2d6-3', 4, -1, 9),
      stats('D6', 3.5, 1, 6),
      stats('1d6 + 1d4', 6, 2, 10),
      stats('1d6 − 1d6', 0, -5, 5),
      stats('d%', 50.5, 1, 100),
      stats('4dF', 0, -4, 4),
      stats('2d20kh1', 13.825, 1, 20),
      stats('2d20kl1', 7.175, 1, 20),
      stats('2d20k1', 13.825, 1, 20),
      stats('disadvantage', 7.175, 1, 20),
      stats('adv+5', 18.825, 6, 25),
      stats('4d6dl1', 12.2446, 3, 18),
      stats('4d6d1', 12.2446, 3, 18),
      stats('4d6dh1', 8.7554, 3, 18),
      stats('3d6kl2', 5.5417, 2, 12),
      stats('1d6r1', 3.9167, 1, 6),
      stats('2d6r2', 8.3333, 2, 12),
      stats('100d6', 350, 100, 600),
      stats('1d1', 1, 1, 1),
      stats('5', 5, 5, 5),
      stats('-2d4', -5, -8, -2),
      stats('1d1000000', 500_000.5, 1, 1_000_000),
      stats('３d６', 10.5, 3, 18),
      deviates('2d6', 2.4152),
      deviates('1d20', 5.7663),
      deviates('4d6kh3', 2.8468),
      shares('2d6', { 2: '2.778%', 7: '16.67%', 12: '2.778%' }),
      shares('1d20', { 1: '5%', 20: '5%' }),
      shares('2d20kh1', { 20: '9.75%', 1: '0.25%' }),
      shares('4d6kh3', { 18: '1.62%', 3: '0.07716%', 13: '13.27%' }),
      shares('4dF', { 0: '23.46%', 4: '1.235%' }),
      shares('1d6r1', { 1: '2.778%', 6: '19.44%' }),
      {
        input: { dice: '1d6!' },
        check: ({ numbers, chart }) => numbers[0]?.value === 4.2 && numbers[2]?.value === 1 && chart === null,
      },
      { input: { dice: '2d2!' }, check: ({ numbers }) => numbers[0]?.value === 6 },
      { input: { dice: '1d6!r1' }, check: ({ numbers }) => numbers[0]?.value === null },
      {
        input: { dice: '1d6', times: 1000 },
        check: ({ rolls, total }) => rolls.length === 1000 && new Set(String(total).split(' ')).size === 6,
      },
      { input: { dice: '4d6kh3' }, check: ({ rolls }) => /^4d6kh3: .*\(\d\)/.test(String(rolls[0]?.dice)) },
      { input: { dice: '1000d1000' }, check: ({ chart }) => chart === null },
      { input: { dice: '' }, output: {} },
      fails('hello', 'not-dice'),
      fails('2d', 'not-dice'),
      fails('2d6 3', 'not-dice'),
      fails('d0', 'no-faces'),
      fails('0d6', 'no-faces'),
      fails('1d9999999', 'no-faces'),
      fails('1001d6', 'too-many-dice'),
      fails('600d6+600d6', 'too-many-dice'),
      fails('2d6kh3', 'keeps-too-many'),
      fails('2d6kh0', 'keeps-too-many'),
      fails('1d1!', 'explodes-forever'),
    ],
  },
});
