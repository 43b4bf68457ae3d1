import { casesOf } from '../../src/core/spec.ts';
import type tool from './percentage-calculator.ts';

export default casesOf<typeof tool>({
  of: {
    examples: [
      { input: { percent: '-5', whole: '9007199254740993' }, output: { result: '-450359962737049.65' } },
      { input: { percent: '5 ‰', whole: '1000' }, output: { result: '5' } },
      // One call, one reading: a decimal comma anywhere makes the dot of another number one between thousands.
      { input: { percent: '12,5', whole: '1.000' }, output: { result: '125' }, warns: ['read-alike'] },
      { input: { percent: '12.5', whole: '1,000' }, output: { result: '125' } },
      { input: { percent: '12,5', whole: '1,000' }, output: { result: '0.125' }, warns: ['read-alike'] },
      { input: { percent: '12,5', whole: '1.5' }, output: { result: '0.1875' }, warns: ['mixed-separators'] },
      { input: { percent: 'half', whole: '10' }, fails: 'not-decimal', field: 'percent' },
      { input: { percent: '5', whole: 'x' }, fails: 'not-decimal', field: 'whole', at: { offset: 0 } },
    ],
  },
  share: {
    examples: [
      { input: { part: '1', whole: '0' }, fails: 'share-of-zero', field: 'whole' },
      { input: { part: '0', whole: '-0.00' }, fails: 'share-of-zero', field: 'whole' },
    ],
  },
  whole: {
    examples: [
      { input: { part: '-1', percent: '300%' }, output: { result: '-0.333333333333' } },
      { input: { part: '5', percent: '0' }, fails: 'whole-of-zero-percent', field: 'percent' },
    ],
  },
  change: {
    examples: [
      { input: { from: '80', to: '60' }, output: { result: '-25%' } },
      { input: { from: '0', to: '5' }, fails: 'change-from-zero', field: 'from' },
    ],
  },
  reverse: {
    examples: [
      { input: { value: '10', percent: '8.1', decimals: 2 }, output: { result: '9.25', amount: '0.75' } },
      {
        input: { value: '5', percent: '100', direction: 'subtract' },
        fails: 'reverse-of-minus-hundred',
        field: 'percent',
      },
    ],
  },
  chain: {
    examples: [
      { input: { percents: ['-100', '50'], start: '7' }, output: { result: '0', total: '-100%' } },
      { input: { percents: Array.from({ length: 201 }, () => '1') }, fails: 'too-many-steps' },
    ],
  },
  ask: {
    unrecognized: {
      '15 of 60': 'numbers, which are mostly no question',
      '50 -> 75': 'numbers, which are mostly no question',
    },
    finds: {
      'percent of a number': {
        matches: [
          ['20 percent of 50', '20% of 50'],
          ['20 por ciento de 50', '20% of 50'],
          ['5,5 pour cent de 200', '5,5% of 200'],
          ['20 % de 50', '20% of 50'],
          ['20 процентов от 50', '20% of 50'],
          ['3½ percent of 200', '3½% of 200'],
        ],
        rejects: ['20 percent', 'percent of 50', '20 percent of people'],
      },
      'percent of a number in Chinese': {
        matches: [
          ['50的20%', '20% of 50'],
          ['50的百分之20', '20% of 50'],
        ],
        rejects: ['50的20', '的20%'],
      },
      'percent off a price': {
        matches: [
          ['20% off 50', '50 - 20%'],
          ['15 % de descuento en 80', '80 - 15%'],
          ['30 % de réduction sur 45', '45 - 30%'],
          ['10% de desconto em 200', '200 - 10%'],
          ['10% скидки с 200', '200 - 10%'],
        ],
        rejects: ['20% off', '20% off shoes', '20 off 50'],
      },
      'percent added or taken in words': {
        matches: [
          ['48.50 plus 15%', '48.50 + 15%'],
          ['48.50 minus 15 percent', '48.50 - 15%'],
          ['80 más 21%', '80 + 21%'],
          ['80 menos 10 por ciento', '80 - 10%'],
          ['80 plus 20 pour cent', '80 + 20%'],
          ['80 moins 20 %', '80 - 20%'],
          ['80 mais 10%', '80 + 10%'],
          ['80 плюс 20 процентов', '80 + 20%'],
          ['80 минус 5%', '80 - 5%'],
          ['80加20%', '80 + 20%'],
          ['80减20%', '80 - 20%'],
        ],
        rejects: ['80 plus 20', 'plus 20%', '80 plus tax', '10% plus 80'],
      },
      'tip or tax on a price': {
        matches: [
          ['20% tip on 50', '20% of 50'],
          ['18 percent tip for $64.20', '18% of 64.20'],
          ['19% VAT on 100', '19% of 100'],
          ['10% de propina en 30', '10% of 30'],
          ['10 % de pourboire sur 45', '10% of 45'],
          ['10% de gorjeta em 80', '10% of 80'],
          ['20% НДС от 500', '20% of 500'],
        ],
        rejects: ['20% tip', 'tip on 50', '20% tip on dinner', '20 tip on 50'],
      },
      'number in percent': {
        matches: [
          ['1/3 in percent', '1 of 3'],
          ['3/8 as percent', '3 of 8'],
          ['0.25 as a percentage', '0.25 of 1'],
          ['½ to percent', '½ of 1'],
          ['0,25 en porcentaje', '0,25 of 1'],
          ['3/4 en pourcentage', '3 of 4'],
          ['3/4 em porcentagem', '3 of 4'],
          ['0.75 в процентах', '0.75 of 1'],
        ],
        rejects: ['5 in percent', '5 to 10%', '1/3 percent', 'text in percent', '2026 in %'],
      },
      'number in percent in Chinese': {
        matches: [
          ['1/3 化成百分数', '1 of 3'],
          ['0.25换成百分比', '0.25 of 1'],
          ['3/4 用百分数表示', '3 of 4'],
        ],
        rejects: ['5 化成百分数', '1/3 百分之'],
      },
      'part of a whole in percent': {
        matches: [
          ['5 is what percent of 20', '5 of 20'],
          ['what percent is 5 of 20?', '5 of 20'],
          ['25 as a percentage of 80', '25 of 80'],
          ['¿qué porcentaje es 5 de 20?', '5 of 20'],
          ['quel pourcentage représente 5 sur 20', '5 of 20'],
          ['quanto por cento é 5 de 20', '5 of 20'],
          ['сколько процентов 5 от 20', '5 of 20'],
          ['5是20的百分之几', '5 of 20'],
        ],
        rejects: ['what percent is 5', '5 is what', 'what percent of people', '5 as a percent'],
      },
      'whole and its part in percent': {
        matches: [
          ['what percent of 80 is 25?', '25 of 80'],
          ['¿qué porcentaje de 80 es 25?', '25 of 80'],
          ['quel pourcentage de 80 représente 25', '25 of 80'],
          ['que porcentagem de 80 é 25', '25 of 80'],
          ['80的百分之几是25', '25 of 80'],
        ],
        rejects: ['what percent of 80', 'what percent of people is 5', 'what percent of 80 is it'],
      },
      'change in percent': {
        matches: [
          ['percent change from 80 to 100', '80 -> 100'],
          ['80 to 100 percent change', '80 -> 100'],
          ['increase from 80 to 100 in %', '80 -> 100'],
          ['variación porcentual de 80 a 100', '80 -> 100'],
          ['hausse en pourcentage de 80 à 100', '80 -> 100'],
          ['variação percentual de 80 para 100', '80 -> 100'],
          ['рост в процентах с 80 до 100', '80 -> 100'],
          ['从80到100涨了多少', '80 -> 100'],
          ['80到100涨幅', '80 -> 100'],
        ],
        rejects: ['change from 80 to 100', '80 to 100', 'percent change', '从80到100', '从北京到上海涨了多少'],
      },
    },
    detect: [
      { matches: ['20% of 50', '7.5 % of 1,200'], rejects: ['20 of 50', '%20of', '20%', '50% off'] },
      { matches: ['100 + 20%', '59.90-30%'], rejects: ['100+20', '20%', '1-2-3%'] },
    ],
    examples: [
      asks('15 is what % of 60', '25%'),
      asks('20 is 10% of what?', '200'),
      asks('-10 to 5', '150%'),
      asks('200 的 15%', '30'),
      asks('1,200.00 / 4,800', '25%'),
      { input: { question: '12,5 % of 1.000' }, output: { result: '125' }, warns: ['read-alike'] },
      {
        input: { question: '1,200.5 / 4.800,00' },
        output: { result: '25.010416666667%' },
        warns: ['mixed-separators'],
      },
      { input: { question: '½ % of 50' }, output: { result: '0.25' } },
      { input: { question: '33⅓% of 99' }, output: { result: '33' } },
      { input: { question: '80 - 2 ½%' }, output: { result: '78' } },
      { input: { question: '-3½% of 200' }, output: { result: '-7' } },
      { input: { question: '1 of 0' }, fails: 'share-of-zero' },
      { input: { question: 'how much is it' }, fails: 'not-a-question' },
    ],
  },
});

/** An example that is a test and no chip. */
function asks(question: string, result: string) {
  return { input: { question }, output: { result } };
}
