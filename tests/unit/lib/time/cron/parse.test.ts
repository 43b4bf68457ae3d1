import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../../../src/lib/time/cron/dialects.ts';
import { expressionOf, parseCron } from '../../../../../src/lib/time/cron/parse.ts';
import { problemOf } from '../../../problem-of.ts';

function values(text: string, name: string, dialect: Dialect | 'auto' = 'auto') {
  return parseCron(text, dialect).fields.find((field) => field.name === name)?.values;
}

describe('dialect', () => {
  it.each([
    ['*/10 * * * *', 'unix'],
    ['@daily', 'unix'],
    ['0 11-22 ? * MON-FRI *', 'aws'],
    ['cron(0 11-22 ? * MON-FRI *)', 'aws'],
    ['0 0 12 ? * MON-FRI', 'quartz'],
    ['0 0 12 * * ?', 'quartz'],
    ['0 0 12 1 1 ? 2027', 'quartz'],
    ['30 0 12 * * 1-5', 'seconds'],
    ['*/5 * * * * /usr/bin/backup --all', 'unix'],
  ])('%s is %s', (text, dialect) => {
    expect(parseCron(text).dialect).toBe(dialect);
  });
});

describe('fields', () => {
  it.each<[string, string, number[]]>([
    ['5/15 * * * *', 'minute', [5, 20, 35, 50]],
    ['*/20 * * * *', 'minute', [0, 20, 40]],
    ['10-30/10,5 * * * *', 'minute', [5, 10, 20, 30]],
    ['0 0 * * 7', 'dayOfWeek', [0]],
    ['0 0 * * 0', 'dayOfWeek', [0]],
    ['0 0 * * 5-7', 'dayOfWeek', [0, 5, 6]],
    ['0 0 * * 6,0', 'dayOfWeek', [0, 6]],
    ['0 0 * * SAT,sun', 'dayOfWeek', [0, 6]],
    ['0 0 * * 1/2', 'dayOfWeek', [1, 3, 5]],
    ['0 0 * JAN-mar *', 'month', [1, 2, 3]],
    ['0 0 0 ? * 1', 'dayOfWeek', [0]],
    ['0 0 0 ? * 2-6', 'dayOfWeek', [1, 2, 3, 4, 5]],
    ['0 0 0 ? * FRI-MON', 'dayOfWeek', [0, 1, 5, 6]],
    ['0 0 0 ? * L', 'dayOfWeek', [6]],
    ['0 0 22-2 ? * MON', 'hour', [0, 1, 2, 22, 23]],
    ['0 0 0 1 11-2 ?', 'month', [1, 2, 11, 12]],
    ['@weekly', 'dayOfWeek', [0]],
  ])('%s: %s', (text, name, expected) => {
    expect(values(text, name)).toEqual(expected);
  });

  it('keeps the command and the macro', () => {
    expect(parseCron('*/5 * * * * root run  it ').command).toBe('root run  it');
    expect(parseCron('@DAILY /bin/x')).toMatchObject({ macro: '@daily', command: '/bin/x' });
    expect(parseCron('@reboot')).toMatchObject({ reboot: true, fields: [] });
    expect(expressionOf(parseCron('  @monthly '))).toBe('0 0 1 * *');
  });
});

describe('rejected expressions', () => {
  it.each<[string, Dialect | 'auto', string, number]>([
    ['* /10 * * *', 'auto', 'step-without-start', 2],
    ['*/61 * * * *', 'auto', 'step-too-large', 2],
    ['*/0 * * * *', 'auto', 'bad-step', 2],
    ['*/x * * * *', 'auto', 'bad-step', 2],
    ['60 * * * *', 'auto', 'out-of-range', 0],
    ['* 24 * * *', 'auto', 'out-of-range', 2],
    ['* * 0 * *', 'auto', 'out-of-range', 4],
    ['* * * 13 *', 'auto', 'out-of-range', 6],
    ['* * * * 8', 'auto', 'out-of-range', 8],
    ['1,,2 * * * *', 'auto', 'empty-item', 2],
    ['1, * * * *', 'auto', 'empty-item', 2],
    ['30-10 * * * *', 'auto', 'range-reversed', 0],
    ['* * * * FOO', 'auto', 'bad-value', 8],
    ['* * * * -1', 'auto', 'bad-value', 8],
    ['1.5 * * * *', 'auto', 'bad-number', 0],
    ['5- * * * *', 'auto', 'bad-number', 0],
    [' rate(5 minutes)', 'aws', 'rate-expression', 1],
    [' AT(2026-11-22T09:00:00)', 'auto', 'at-expression', 1],
    ['* * * *', 'auto', 'too-few-fields', 7],
    ['', 'auto', 'too-few-fields', 0],
    ['0 0 * * * * * *', 'auto', 'too-many-fields', 10],
    ['0 0 L * *', 'auto', 'not-in-dialect', 4],
    ['0 0 15W * *', 'auto', 'not-in-dialect', 6],
    ['0 0 * * 6#3', 'auto', 'not-in-dialect', 9],
    ['H * * * *', 'auto', 'jenkins-hash', 0],
    ['? * * * *', 'auto', 'question-mark-place', 0],
    ['0 0 12 * * MON', 'quartz', 'needs-question-mark', 7],
    ['0 0 12 ? * ?', 'quartz', 'two-question-marks', 11],
    ['0 12 * * MON *', 'aws', 'needs-question-mark', 5],
    ['0 0 0 ? * 0', 'quartz', 'out-of-range', 10],
    ['0 0 0 ? * 6#6', 'quartz', 'out-of-range', 12],
    ['0 0 0 L-31 * ?', 'quartz', 'out-of-range', 8],
    ['0 0 0 32W * ?', 'quartz', 'out-of-range', 6],
    ['0 0 0 1 1 ? 1969', 'quartz', 'out-of-range', 12],
    ['0 0 0 L,15 * ?', 'auto', 'special-not-alone', 6],
    ['0 0 0 1,15W * ?', 'auto', 'special-not-alone', 8],
    ['0 0 0 ? * MON,FRIL', 'auto', 'special-not-alone', 14],
    ['@every', 'auto', 'interval-expression', 0],
    ['@__proto__', 'auto', 'unknown-macro', 0],
    ['@daily', 'quartz', 'not-in-dialect', 0],
    ['cron(0 0 * * 13 *)', 'auto', 'out-of-range', 13],
  ])('%s (%s): %s at %s', (text, dialect, code, offset) => {
    expect(problemOf(() => parseCron(text, dialect))).toMatchObject({ code, offset });
  });
});

describe('combined day fields', () => {
  it.each([
    ['0 0 15 * 1', 'either'],
    ['0 0 15 * *', 'both'],
    ['0 0 * * 1', 'both'],
    ['0 0 */2 * 1', 'both-by-star'],
    ['0 0 1 * */2', 'both-by-star'],
    ['0 0 0 ? * 2', 'both'],
    ['0 0 1-31 * 1', 'either'],
  ])('%s: %s', (text, rule) => {
    expect(parseCron(text).dayRule).toBe(rule);
  });
});

it('warns about likely mistakes', () => {
  const codes = (text: string) => parseCron(text).notices.map((notice) => notice.code);
  expect(codes('5/15 * * * *')).toEqual(['step-without-range']);
  expect(codes('*/45 * * * *')).toEqual(['uneven-step']);
  expect(codes('*/7 */5 * * *')).toEqual(['uneven-step', 'uneven-step']);
  expect(codes('*/15 */6 */2 * *')).toEqual([]);
  expect(codes('0 0 ? * 1')).toEqual(['question-mark-as-star']);
});

it('throws only Problem errors', () => {
  const piece = fc.constantFrom(
    '*',
    '/',
    '-',
    ',',
    '?',
    'L',
    'W',
    '#',
    ' ',
    ' ',
    '0',
    '5',
    '31',
    '99',
    'MON',
    'JAN',
    '@',
    'daily',
    '(',
    'cron(',
    ')',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 20 }).map((p) => p.join('')),
      ),
      (text) => {
        problemOf(() => parseCron(text));
      },
    ),
    { numRuns: 2000 },
  );
});

it.each([
  ['0 22-6 * * *', '22-23,0-6'],
  ['50-10 * * * *', '50-59,0-10'],
  ['0 23-1 * * *', '23,0-1'],
  ['0 22-6/2 * * *', '22,0,2,4,6'],
  ['0 0 * 11-2 *', '11-12,1-2'],
  ['0 0 * * 5-1', '5-6,0-1'],
  ['0 0 28-3 * *', '28-31,1-3'],
  ['0 23-0 * * *', '23,0'],
])('a reversed range names the two that are meant: %s', (text, fixed) => {
  expect(problemOf(() => parseCron(text, 'unix'))).toMatchObject({ code: 'range-reversed', params: { fixed } });
});
