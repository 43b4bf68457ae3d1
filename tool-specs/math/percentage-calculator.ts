import { AMOUNT } from '../../src/base/number.ts';
import { choice, defineTool, list, operation, optionalInteger, out, text } from '../../src/core/spec.ts';
import {
  answered,
  answerTo,
  before,
  chainOf,
  PERCENTAGE_PROBLEMS,
  percentOf,
  plusPercent,
  readPercent,
  readQuestion,
  shareOf,
  signedPercent,
  symmetricDifference,
  term,
  written,
} from '../../src/lib/numbers/percentage.ts';
import { alike, ALIKE_WARNINGS } from '../../src/lib/numbers/alike.ts';
import { readDecimal, subtract } from '../../src/lib/numbers/ratio/ratio.ts';

const failures = PERCENTAGE_PROBLEMS;
const warnings = ALIKE_WARNINGS;
const part = text({ primary: true });
const whole = text({ required: true });
const decimals = optionalInteger({ min: 0, max: 100, advanced: true });
const value = text({ primary: true });
const percent = text({ required: true });
const direction = choice(['add', 'subtract']);
const answer = { result: out.row(), formula: out.row() };
const MAX_STEPS = 200;

export default defineTool({
  icon: 'percent',
  createdAt: '2023-06-18',
  operations: {
    of: operation({
      sentence: ['percent', 'whole'],
      fields: { percent: text({ primary: true }), whole, decimals },
      output: answer,
      failures,
      warnings,
      answers: 'inline',
      transform({ decimals, ...typed }, ctx) {
        const [percent, whole] = alike([typed.percent, typed.whole], ctx.warn);
        const [p, w] = [readPercent(percent), ctx.within('whole', () => readDecimal(whole))];
        return answered(answerTo({ kind: 'of', percent: p, value: w }), decimals);
      },
      examples: [
        { input: { percent: '20', whole: '50' }, output: { result: '10', formula: '20 ÷ 100 × 50 = 10' } },
        { input: { percent: '7', whole: '1.1' }, output: { result: '0.077', formula: '7 ÷ 100 × 1.1 = 0.077' } },
        { input: { percent: '123', whole: '456' }, output: { result: '560.88' } },
        { input: { percent: '19 %', whole: '1.234.567,89' }, output: { result: '234567.8991' } },
      ],
    }),

    share: operation({
      sentence: ['part', 'whole'],
      fields: { part, whole, decimals },
      output: answer,
      failures,
      warnings,
      answers: 'inline',
      transform({ decimals, ...typed }, ctx) {
        const [part, whole] = alike([typed.part, typed.whole], ctx.warn);
        const [p, w] = [readDecimal(part), ctx.within('whole', () => readDecimal(whole))];
        return ctx.within('whole', () => answered(answerTo({ kind: 'share', first: p, second: w }), decimals));
      },
      examples: [
        { input: { part: '15', whole: '60' }, output: { result: '25%', formula: '15 ÷ 60 × 100 = 25%' } },
        { input: { part: '123', whole: '456' }, output: { result: '26.973684210526%' } },
        { input: { part: '1', whole: '3', decimals: 2 }, output: { formula: '1 ÷ 3 × 100 ≈ 33.33%' } },
      ],
    }),

    change: operation({
      sentence: ['from', 'to'],
      fields: { from: text({ primary: true }), to: text({ required: true }), decimals },
      output: { ...answer, difference: out.row(), factor: out.row(), symmetric: out.row() },
      failures,
      warnings,
      messages: ['points'],
      answers: 'inline',
      aliases: { 'percent-change': {} },
      transform({ decimals, ...typed }, ctx) {
        const [from, to] = alike([typed.from, typed.to], ctx.warn);
        const [a, b] = [readPercent(from), ctx.within('to', () => readPercent(to))];
        const difference = written(subtract(b, a), decimals);
        const symmetric = symmetricDifference(a, b);
        return {
          ...answered(answerTo({ kind: 'change', first: a, second: b }), decimals),
          difference: from.includes('%') && to.includes('%') ? ctx.say('points', { difference }) : difference,
          factor: written(shareOf(b, a), decimals, '%'),
          symmetric: symmetric && written(symmetric, decimals, '%'),
        };
      },
      examples: [
        shown({ from: '50', to: '75' }, { result: '50%', difference: '25', factor: '150%', symmetric: '40%' }),
        { input: { from: '123', to: '456' }, output: { result: '270.731707317073%' } },
        shown({ from: '-10', to: '5' }, { result: '150%', formula: '(5 − (−10)) ÷ |−10| × 100 = 150%' }),
        shown(
          { from: '4 %', to: '5 %' },
          { result: '25%', difference: { message: 'points', params: { difference: '1' } } },
        ),
      ],
    }),

    whole: operation({
      fields: { part, percent, decimals },
      output: answer,
      failures,
      warnings,
      transform({ decimals, ...typed }, ctx) {
        const [part, percent] = alike([typed.part, typed.percent], ctx.warn);
        const [v, p] = [readDecimal(part), ctx.within('percent', () => readPercent(percent))];
        return ctx.within('percent', () => answered(answerTo({ kind: 'whole', percent: p, value: v }), decimals));
      },
      examples: [
        { input: { part: '20', percent: '10' }, output: { result: '200' } },
        { input: { part: '560.88', percent: '123' }, output: { result: '456' } },
      ],
    }),

    adjust: operation({
      fields: { value, percent, direction, decimals },
      output: { ...answer, amount: out.row() },
      failures,
      warnings,
      answers: 'inline',
      aliases: { vat: {}, discount: { direction: 'subtract' } },
      transform({ direction, decimals, ...typed }, ctx) {
        const [value, percent] = alike([typed.value, typed.percent], ctx.warn);
        const v = readDecimal(value);
        const p = ctx.within('percent', () => signedPercent(percent, direction));
        return {
          ...answered(answerTo({ kind: 'adjust', percent: p, value: v }), decimals),
          amount: written(percentOf(p, v), decimals),
        };
      },
      examples: [
        { input: { value: '100', percent: '19' }, output: { result: '119', amount: '19' } },
        shown(
          { value: '59.90', percent: '30', direction: 'subtract' },
          { result: '41.93', amount: '-17.97', formula: '59.9 × (1 − 30 ÷ 100) = 41.93' },
        ),
        shown(
          { value: '4.35', percent: '7.7', decimals: 2 },
          { result: '4.68', formula: '4.35 × (1 + 7.7 ÷ 100) ≈ 4.68' },
        ),
      ],
    }),

    reverse: operation({
      fields: { value, percent, direction, decimals },
      output: { ...answer, amount: out.row() },
      failures,
      warnings,
      aliases: { netto: {} },
      transform({ direction, decimals, ...typed }, ctx) {
        const [value, percent] = alike([typed.value, typed.percent], ctx.warn);
        const v = readDecimal(value);
        const p = ctx.within('percent', () => signedPercent(percent, direction));
        const first = ctx.within('percent', () => before(v, p));
        const shown = `${term(v)} ÷ ${plusPercent(p)}`;
        return {
          ...answered({ value: first, shown, unit: '' }, decimals),
          amount: written(subtract(v, first), decimals),
        };
      },
      examples: [
        { input: { value: '119', percent: '19' }, output: { result: '100', amount: '19' } },
        { input: { value: '41.93', percent: '30', direction: 'subtract' }, output: { result: '59.9' } },
      ],
    }),

    chain: operation({
      fields: {
        percents: list({ primary: true, required: true }),
        start: text({ required: true, initial: '100' }),
        decimals,
      },
      output: { result: out.row(), total: out.row(), formula: out.row(), steps: out.table(['change', 'value']) },
      failures: [...failures, 'too-many-steps'],
      warnings,
      transform({ percents, start, decimals }, ctx) {
        const lines = percents.filter((line) => line.trim() !== '');
        if (lines.length > MAX_STEPS || lines.join('').length > 10 * MAX_STEPS)
          throw ctx.fail('too-many-steps', { params: { limit: MAX_STEPS } });
        const [from, ...changes] = alike([start, ...lines], ctx.warn);
        const first = ctx.within('start', () => readDecimal(from ?? ''));
        const { steps, total, answer: last } = chainOf(first, changes.map(readPercent), decimals);
        return { ...answered(last, decimals), total: written(total, decimals, '%'), steps };
      },
      examples: [
        shown({ percents: ['10', '-10'] }, { result: '99', total: '-1%', formula: '100 × 1.1 × 0.9 = 99' }),
        { input: { percents: ['5%', '5%', '5%'], start: '1000' }, output: { result: '1157.625', total: '15.7625%' } },
      ],
    }),

    ask: operation({
      fields: { question: text({ primary: true, single: true }), decimals },
      output: answer,
      failures: [...failures, 'not-a-question'],
      warnings,
      answers: 'inline',
      aliases: { percent: {}, pct: {} },
      detect: [
        { pattern: new RegExp(`^[+\\-−]?${AMOUNT} ?% ?(?:of|的) ?[+\\-−]?${AMOUNT}$`, 'i'), confidence: 0.95 },
        { pattern: new RegExp(`^${AMOUNT} ?[+\\-−] ?${AMOUNT} ?%$`), confidence: 0.9 },
      ],
      transform({ question, decimals }, ctx) {
        const asked = readQuestion(question, (numbers) => alike(numbers, ctx.warn));
        if (!asked) throw ctx.fail('not-a-question');
        return answered(answerTo(asked), decimals);
      },
      examples: [
        { input: { question: '20% of 50' }, output: { result: '10', formula: '20 ÷ 100 × 50 = 10' } },
        { input: { question: '100 + 20%' }, output: { result: '120' } },
        { input: { question: '59.90 - 30%' }, output: { result: '41.93' } },
        { input: { question: '15 of 60' }, output: { result: '25%' } },
        { input: { question: '50 -> 75' }, output: { result: '50%' } },
      ],
    }),
  },
});

function shown<const I, O>(input: I, output: O) {
  return { input, output };
}
