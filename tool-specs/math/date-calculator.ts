import { choice, defineTool, list, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  addAmount,
  businessDays,
  calendarSpan,
  DATE_PROBLEMS,
  readAmount,
  readDay,
  readHolidays,
  WEEKENDS,
  type Weekend,
  writeDay,
} from '../../src/lib/time/date-math.ts';
import { isoWeek, isoWeekday, ordinalDay } from '../../src/lib/time/instant/calendar.ts';

const WEEKEND_IDS = Object.keys(WEEKENDS) as Weekend[];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const date = text({ monospace: true, maxLength: 100 });
const week = {
  weekend: choice(WEEKEND_IDS),
  holidays: list({ maxLength: 100_000, advanced: true }),
};

export default defineTool({
  icon: 'calendar-range',
  createdAt: '2026-11-27',
  related: ['date-converter', 'eta-calculator', 'crontab-generator', 'chronometer'],
  operations: {
    difference: operation({
      fields: {
        from: text({ primary: true, single: true, monospace: true, maxLength: 100 }),
        to: date,
        includeLast: toggle(),
        ...week,
      },
      output: {
        days: out.row(),
        businessDays: out.row(),
        span: out.row(),
        weeks: out.row(),
        hours: out.row(),
        details: out.table(['date', 'weekday', 'week', 'dayOfYear']),
      },
      lead: 'days',
      failures: DATE_PROBLEMS,
      warnings: ['reversed'],
      messages: [...WEEKDAYS, 'calendar-span', 'weeks-days'],
      answers: 'inline',
      aliases: { 'days-between': {}, datediff: {} },
      transform({ from, to, includeLast, weekend, holidays }, ctx) {
        const ends = [
          ctx.within('from', () => readDay(from, ctx.now)),
          ctx.within('to', () => readDay(to, ctx.now)),
        ] as const;
        const free = ctx.within('holidays', () => readHolidays(holidays, ctx.now));
        const isReversed = ends[0] > ends[1];
        if (isReversed) ctx.warn('reversed');
        const [first, last] = isReversed ? [ends[1], ends[0]] : ends;
        const end = includeLast ? last + 1 : last;
        const days = end - first;
        const sign = isReversed ? -1 : 1;
        return {
          days: sign * days,
          businessDays: sign * businessDays(first, end, { weekend, holidays: free }),
          span: ctx.say('calendar-span', { ...calendarSpan(first, end) }),
          weeks: ctx.say('weeks-days', { weeks: Math.floor(days / 7), days: days % 7 }),
          hours: sign * days * 24,
          details: [first, last].map((day) => ({
            date: writeDay(day),
            weekday: ctx.say(WEEKDAYS[isoWeekday(day) - 1] ?? 'monday'),
            week: `${isoWeek(day).year}-W${String(isoWeek(day).week).padStart(2, '0')}`,
            dayOfYear: ordinalDay(day).ordinal,
          })),
        };
      },
      examples: {
        project: { input: { from: '2026-11-27', to: '2027-02-25' }, output: { days: 90, businessDays: 64 }, warns: [] },
        withHolidays: {
          input: {
            from: '2026-01-01',
            to: '2026-12-31',
            includeLast: true,
            holidays: ['12-25', '01-01', '2026-05-01'],
          },
          output: { days: 365, businessDays: 258 },
        },
        sinceBirth: {
          input: { from: '1990-05-17', to: '2026-11-27' },
          output: { days: 13_343, span: { message: 'calendar-span', params: { years: 36, months: 6, days: 10 } } },
        },
      },
    }),

    add: operation({
      fields: {
        start: text({ primary: true, single: true, monospace: true, maxLength: 100 }),
        amount: text({ required: true, initial: '30 days', maxLength: 200 }),
        ...week,
      },
      output: { result: out.row(), weekday: out.row(), days: out.row() },
      failures: DATE_PROBLEMS,
      messages: WEEKDAYS,
      answers: 'inline',
      aliases: { 'date-add': {} },
      transform({ start, amount, weekend, holidays }, ctx) {
        const from = ctx.within('start', () => readDay(start, ctx.now));
        const free = ctx.within('holidays', () => readHolidays(holidays, ctx.now));
        const day = ctx.within('amount', () => addAmount(from, readAmount(amount), { weekend, holidays: free }));
        return { result: writeDay(day), weekday: ctx.say(WEEKDAYS[isoWeekday(day) - 1] ?? 'monday'), days: day - from };
      },
      examples: {
        deadline: {
          input: { start: '2026-11-27', amount: '10 business days' },
          output: { result: '2026-12-11', weekday: { message: 'friday' } },
        },
        renewal: { input: { start: '2026-11-27', amount: '1 year 3 months' }, output: { result: '2028-02-27' } },
        before: { input: { start: '2026-11-27', amount: '-90 days' }, output: { result: '2026-08-29', days: -90 } },
      },
    }),
  },
});
