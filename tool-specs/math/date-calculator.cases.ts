import { casesOf } from '../../src/core/spec.ts';
import type tool from './date-calculator.ts';

/** Days and business days: datetime of Python 3.11, counted day by day; spans: Period.between of Java 17. */
const between = (
  from: string,
  to: string,
  [days, businessDays, years, months, rest]: readonly [number, number, number, number, number],
) => ({
  input: { from, to },
  output: { days, businessDays, span: { message: 'calendar-span' as const, params: { years, months, days: rest } } },
});
const after = (start: string, amount: string, result: string) => ({ input: { start, amount }, output: { result } });

export default casesOf<typeof tool>({
  difference: {
    unrecognized: {
      '2026-11-27': 'a date, which the date-time converter takes',
      '2026-01-01': 'a date, which the date-time converter takes',
      '1990-05-17': 'a date, which the date-time converter takes',
    },
    finds: {
      'business days between two dates': {
        matches: [
          ['business days between 2026-01-01 and 2026-02-01', '2026-01-01'],
          ['how many working days from 3 March 2026 to christmas 2026?', '3 March 2026'],
          ['días hábiles entre 2026-01-01 y 2026-02-01', '2026-01-01'],
          ['jours ouvrés entre le 2026-01-01 et le 2026-02-01', '2026-01-01'],
          ['рабочих дней с 2026-01-01 по 2026-02-01', '2026-01-01'],
        ],
        rejects: [
          'business days',
          'business days between jobs',
          '2026-01-01',
          'days between 2026-01-01 and 2026-02-01',
        ],
      },
    },
    examples: [
      between('2026-01-01', '2026-12-31', [364, 260, 0, 11, 30]),
      between('2024-01-31', '2024-03-01', [30, 22, 0, 1, 1]),
      between('2020-02-29', '2021-02-28', [365, 260, 0, 11, 30]),
      between('1900-01-01', '2026-11-27', [46_351, 33_109, 126, 10, 26]),
      between('2026-11-28', '2026-11-30', [2, 0, 0, 0, 2]),
      between('2026-11-27', '2026-11-27', [0, 0, 0, 0, 0]),
      between('0001-01-01', '9999-12-31', [3_652_058, 2_608_614, 9998, 11, 30]),
      {
        input: { from: '2026-12-31', to: '2026-01-01' },
        output: { days: -364, businessDays: -260 },
        warns: ['reversed'],
      },
      {
        input: { from: '2026-01-01', to: '2026-12-31', holidays: ['12-25', '01-01', '2026-05-01', '2026-05-02'] },
        output: { businessDays: 257 },
      },
      { input: { from: '2026-11-27', to: '2026-12-04', weekend: 'fri-sat' }, output: { businessDays: 5 } },
      { input: { from: '2026-11-27', to: '2026-12-04', weekend: 'sunday' }, output: { businessDays: 6 } },
      { input: { from: '2026-11-27', to: '2026-12-04', weekend: 'none' }, output: { businessDays: 7 } },
      { input: { from: '2026-11-01' }, now: '2026-11-27T12:00:00Z', output: { days: 26 } },
      { input: { from: 'today', to: '2026-12-25' }, now: '2026-11-27T12:00:00Z', output: { days: 28 } },
      { input: { from: '27.11.2026', to: 'Nov 30, 2026' }, output: { days: 3 } },
      {
        input: { from: '2026-11-27', to: '2026-11-29' },
        check: ({ details }) => details[0]?.week === '2026-W48' && details[0].dayOfYear === 331,
      },
      { input: { from: '' }, output: { days: null } },
      { input: { from: '2026-02-30', to: '2026-03-01' }, fails: 'unknown-date', field: 'from' },
      { input: { from: '2026-01-01', to: 'someday' }, fails: 'unknown-date', field: 'to' },
      {
        input: { from: '2025-12-01', to: '2027-01-01', holidays: ['christmas', 'New Year'] },
        output: { days: 396, businessDays: 281 },
      },
      {
        input: { from: '2026-01-01', to: '2026-02-01', holidays: ['midsummer'] },
        fails: 'unknown-date',
        field: 'holidays',
      },
    ],
  },
  add: {
    unrecognized: { '2026-11-27': 'a date, which the date-time converter takes' },
    finds: {
      'business days after a date': {
        matches: [
          ['10 business days after 2026-01-01', '2026-01-01'],
          ['5 working days before christmas 2026', 'christmas 2026'],
          ['3 work days from today', 'today'],
        ],
        rejects: ['10 business days', '10 days after 2026-01-01', '10 business days after lunch'],
      },
    },
    examples: [
      after('2026-01-31', '1 month', '2026-02-28'),
      after('2024-02-29', '1 year', '2025-02-28'),
      after('2026-03-31', '-1 month', '2026-02-28'),
      after('2026-11-27', 'P1Y2M10D', '2028-02-06'),
      after('2026-11-27', '-P1M', '2026-10-27'),
      after('2026-11-27', '2 weeks, 3 days', '2026-12-14'),
      after('2026-11-27', '-10 business days', '2026-11-13'),
      after('2026-11-28', '1 business day', '2026-11-30'),
      after('2026-11-27', '10 jours ouvrés', '2026-12-11'),
      after('2026-11-27', '3 días hábiles', '2026-12-02'),
      after('2026-11-27', '3 dias úteis', '2026-12-02'),
      after('2026-11-27', '3 рабочих дня', '2026-12-02'),
      after('2026-11-27', '3个工作日', '2026-12-02'),
      after('2026-11-27', '3 месяца', '2027-02-27'),
      after('2026-11-27', '0 days', '2026-11-27'),
      {
        input: { start: '2026-12-23', amount: '2 business days', holidays: ['12-25'] },
        output: { result: '2026-12-28' },
      },
      { input: { start: '2026-11-27', amount: 'soon' }, fails: 'not-an-amount', field: 'amount' },
      { input: { start: '2026-11-27', amount: '3' }, fails: 'not-an-amount', field: 'amount' },
      { input: { start: '2026-11-27', amount: '3 apples' }, fails: 'not-an-amount', field: 'amount' },
      { input: { start: '2026-11-27', amount: '999999999 years' }, fails: 'too-far', field: 'amount' },
      { input: { start: '2026-11-27', amount: '2000000 business days' }, fails: 'too-far', field: 'amount' },
      { input: { start: 'x', amount: '1 day' }, fails: 'unknown-date', field: 'start' },
    ],
  },
});
