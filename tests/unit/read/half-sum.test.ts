import { describe, expect, it } from 'vitest';
import { sumSoFar } from '../../../src/read/half-sum.ts';
import { indexIn } from '../palette/index-in.ts';
import { shown, textOf } from '../palette/sets/shown.ts';

describe('the complete part of a sum', () => {
  it.each([
    ['1 +', '1'],
    ['1 + 2 *', '1 + 2'],
    ['12/4+', '12/4'],
    ['2 * (3', '2 * (3)'],
    ['2 * (3 + (4 ×', '2 * (3 + (4))'],
    ['3 × (', '3'],
    ['-5 ^', '-5'],
    ['1,000 + 5 ÷ ', '1,000 + 5'],
    ['√16 +', '√16'],
    ['20% *', '20%'],
  ])('%s', (text, part) => expect(sumSoFar(text, false)).toBe(part));

  it.each([
    '1 + 2',
    '2024-11-',
    '12/25/',
    '192.168.',
    '/usr/',
    '+1 (555',
    '(555) 12',
    '0 0 *',
    '5 * * *',
    '*/5 *',
    'C++',
    '+',
    '(',
    '',
    `${'1+'.repeat(200)}`,
  ])('is none of %j', (text) => expect(sumSoFar(text, false)).toBeNull());

  it.each([
    ['7 -', '7'],
    ['100 / 4 -', '100 / 4'],
    ['(2 + 3', '(2 + 3)'],
  ])('after the word, %s', (text, part) => expect(sumSoFar(text, true)).toBe(part));
});

describe('a line with half a sum', () => {
  it.each([
    ['calc 1 +', null],
    ['calc 2 *(3+', '6'],
    ['calc 100 / 4 -', '25'],
    ['= 2 + 3 *', '5'],
    ['1 + 2 *', '3'],
    ['3 × (4 + 5', '27'],
    ['12 *', null],
    ['calc 5 *', null],
    ['calc (2', '2'],
  ])('%s has its value so far, and no mistake', { timeout: 60_000 }, async (text, value) => {
    const rows = await shown({ text, attachment: null }, await indexIn('en'));
    const answers = rows.filter(({ row }) => row.type === 'answer');
    expect(answers.map(textOf)).toEqual(value === null ? [] : [value]);
    expect(rows.find(({ row }) => row.type === 'item')?.tool).toBe('math-evaluator');
  });
});
