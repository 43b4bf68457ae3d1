import { choice, choices, defineTool, integer, operation, out, text, toggle } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import { composeCron, MONTHS, WEEKDAYS } from '../../src/lib/time/cron/compose.ts';
import { describeCron } from '../../src/lib/time/cron/describe.ts';
import { FIELD_NAMES } from '../../src/lib/time/cron/dialects.ts';
import { CRON_PROBLEMS } from '../../src/lib/time/cron/field.ts';
import { everRuns } from '../../src/lib/time/cron/next.ts';
import { dialectOf, parseCron, type Schedule } from '../../src/lib/time/cron/parse.ts';
import { RIVALS, rivalsOf } from '../../src/lib/time/cron/rivals.ts';
import { repairCron } from '../../src/lib/time/cron/repair.ts';
import { runRows, tellValues } from '../../src/lib/time/cron/show.ts';
import { CRON_SYMBOLS, SYMBOL_MEANINGS } from '../../src/lib/time/cron/symbols.ts';
import { findZone } from '../../src/lib/time/instant/zone.ts';
import { positionAt } from '../../src/base/position.ts';
import { languageTag } from '../../src/base/language-tag.ts';

const dialectNames = { spring: 'Spring', quartz: 'Quartz', aws: 'AWS EventBridge' } as const;
const dialect = choice(['unix', 'seconds', 'spring', 'quartz', 'aws'], { names: dialectNames });

const shared = {
  zone: text({ remember: true }),
  count: integer({ min: 1, max: 100, initial: 5 }),
  hours24: toggle({ initial: true }),
  verbose: toggle({ initial: true }),
};

const clockPlans = ['days', 'weeks', 'months', 'years'] as const;

const runs = {
  fields: { zone: shared.zone },
  failures: ['unknown-zone'],
  warnings: ['either-day', 'both-by-star', 'never-runs', 'no-more-runs', 'uneven-step'],
  messages: ['dst-gap', 'dst-overlap'],
} as const;

export default defineTool({
  icon: 'calendar-sync',
  createdAt: '2022-04-14',
  operations: {
    explain: operation({
      fields: {
        expression: text({ primary: true, single: true, monospace: true }),
        dialect: choice(['auto', 'unix', 'seconds', 'spring', 'quartz', 'aws'], { names: dialectNames }),
        ...shared,
      },
      output: {
        schedule: out.timeline(),
        dialect: out.row(),
        command: out.row(),
        fields: out.table(['field', 'expression', 'values']),
      },
      failures: [...CRON_PROBLEMS, 'unknown-zone'],
      readings: RIVALS,
      warnings: [...runs.warnings, 'step-without-range', 'question-mark-as-star', 'commented-out', 'zone-of-line'],
      messages: [
        ...runs.messages,
        'unix',
        'seconds',
        'spring',
        'quartz',
        'aws',
        'no-words',
        'use-proposed',
        ...FIELD_NAMES,
      ],
      repair: repairCron,
      aliases: { cron: {}, crontab: {} },
      answers: 'inline',
      also: {
        symbols: ({ expression, dialect, hours24 }) => ({ dialect: dialectOf(expression, dialect), hours24 }),
      },
      detect: [
        {
          pattern: /^(?:[\d*?,/#LW-]|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT| )+$/i,
          length: [9, 200],
          guard: 'cron-fields',
          confidence: 0.95,
        },
        {
          pattern: /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot|every_minute)$/i,
          confidence: 0.95,
        },
      ],
      async transform({ expression, dialect, zone, ...options }, ctx) {
        const schedule = parseCron(expression, dialect);
        const rivals = rivalsOf(expression, schedule);
        if (rivals && rivals.others.length > 0) {
          const others = rivals.others.map((rival) => ({ as: rival, values: { dialect: rival } }));
          ctx.reading(rivals.dialect, { others: dialect === 'auto' ? others : [] });
        }
        for (const { code, params } of schedule.notices) ctx.warn(code, params);
        if (schedule.zone && !findZone(schedule.zone.name))
          throw ctx.fail('unknown-zone', {
            field: 'expression',
            at: positionAt(expression, schedule.zone.at),
            params: { zone: schedule.zone.name },
          });
        if (schedule.zone) ctx.warn('zone-of-line', { zone: schedule.zone.name });
        const moments = momentsOf(schedule, schedule.zone?.name ?? zone, options.count, ctx);
        const sentence = (await describeCron(schedule, { ...options, language: ctx.language })) ?? ctx.say('no-words');
        return {
          schedule: { sentence, moments },
          dialect: ctx.say(schedule.dialect),
          command: schedule.command ?? null,
          fields: schedule.fields.map(({ name, text, values, special }) => ({
            field: ctx.say(name),
            expression: text,
            values: special ? null : tellValues(name, values, languageTag(ctx.language)),
          })),
        };
      },
      examples: {
        officeDays: {
          input: { expression: '30 15 * * 1-5', zone: 'UTC', count: 2 },
          output: {
            schedule: {
              sentence: 'At 15:30, Monday through Friday',
              moments: [
                { day: 'Fri', time: '2026-11-20 15:30:00', offset: '+00:00', distance: 'in 3 hours', note: null },
                { day: 'Mon', time: '2026-11-23 15:30:00', offset: '+00:00', distance: 'in 3 days', note: null },
              ],
            },
          },
        },
        tenMinutes: {
          input: { expression: '*/10 * * * *' },
          output: { schedule: { sentence: 'Every 10 minutes, every hour, every day' } },
        },
        awsSchedule: { input: { expression: '0 11-22 ? * MON-FRI *' }, output: { dialect: { message: 'aws' } } },
        quartzJob: {
          input: { expression: '0 0 10 ? * 6#3' },
          output: { schedule: { sentence: 'At 10:00, on the third Friday of the month' } },
        },
        daily: { input: { expression: '@daily' }, output: { schedule: { sentence: 'At 00:00, every day' } } },
        crontabLine: { input: { expression: '*/5 * * * * /usr/bin/backup' }, output: { command: '/usr/bin/backup' } },
      },
    }),

    build: operation({
      fields: {
        every: choice(['minutes', 'hours', 'days', 'weeks', 'months', 'years'], { primary: true, initial: 'days' }),
        interval: integer({ min: 1, max: 59, initial: 5, when: { every: ['minutes', 'hours'] } }),
        month: choice(MONTHS, { when: { every: ['years'] } }),
        monthDay: integer({ min: 1, max: 31, initial: 1, when: { every: ['months', 'years'] } }),
        weekdays: choices(WEEKDAYS, { initial: ['mon', 'tue', 'wed', 'thu', 'fri'], when: { every: ['weeks'] } }),
        hour: integer({ min: 0, max: 23, initial: 9, when: { every: clockPlans } }),
        minute: integer({ min: 0, max: 59, initial: 0, when: { every: [...clockPlans, 'hours'] } }),
        dialect,
        ...shared,
      },
      output: { expression: out.row(), schedule: out.timeline() },
      failures: ['unknown-zone', 'interval-too-large', 'no-weekday'],
      warnings: [...runs.warnings, 'skips-months'],
      messages: [...runs.messages, 'no-words'],
      answers: 'inline',
      async transform({ dialect, zone, ...input }, ctx) {
        if (input.every === 'hours' && input.interval > 23)
          throw ctx.fail('interval-too-large', { field: 'interval', params: { max: 23 } });
        if (input.every === 'weeks' && input.weekdays.length === 0) throw ctx.fail('no-weekday', { field: 'weekdays' });
        if (input.every === 'months' && input.monthDay > 28) ctx.warn('skips-months', { day: input.monthDay });
        const expression = composeCron(input, dialect);
        const schedule = parseCron(expression, dialect);
        for (const { code, params } of schedule.notices) if (code === 'uneven-step') ctx.warn(code, params);
        const sentence = (await describeCron(schedule, { ...input, language: ctx.language })) ?? ctx.say('no-words');
        return { expression, schedule: { sentence, moments: momentsOf(schedule, zone, input.count, ctx) } };
      },
      examples: {
        weekly: { input: { every: 'weeks' }, output: { expression: '0 9 * * MON-FRI' } },
        quarterHour: { input: { every: 'minutes', interval: 15 }, output: { expression: '*/15 * * * *' } },
        endOfMonth: {
          input: { every: 'months', monthDay: 31, dialect: 'quartz' },
          output: { expression: '0 0 9 31 * ?' },
          warns: ['skips-months'],
        },
      },
    }),

    symbols: operation({
      fields: {
        dialect: choice(['unix', 'seconds', 'spring', 'quartz', 'aws'], { names: dialectNames, primary: true }),
        hours24: shared.hours24,
      },
      output: out.table(['symbol', 'meaning', 'example', 'description']),
      messages: SYMBOL_MEANINGS,
      transform: ({ dialect, hours24 }, ctx) =>
        Promise.all(
          CRON_SYMBOLS[dialect].map(async ({ symbol, meaning, example }) => ({
            symbol,
            meaning: ctx.say(meaning),
            example,
            description: await describeCron(parseCron(example, dialect), {
              language: ctx.language,
              hours24,
              verbose: true,
            }),
          })),
        ),
      examples: { unixCron: symbolsOf('unix'), quartzJob: symbolsOf('quartz'), awsSchedule: symbolsOf('aws') },
    }),
  },
});

function symbolsOf<const D>(dialect: D) {
  return {
    input: { dialect },
    check: (rows: readonly { description: unknown }[]) =>
      rows.length >= 5 && rows.every(({ description }) => typeof description === 'string'),
  };
}

function momentsOf(schedule: Schedule, zoneText: string, count: number, ctx: ContextOf<typeof runs>) {
  const zone = findZone(zoneText);
  if (zone === undefined) throw ctx.fail('unknown-zone', { field: 'zone', params: { zone: zoneText.trim() } });
  if (schedule.dayRule !== 'both') ctx.warn(schedule.dayRule === 'either' ? 'either-day' : 'both-by-star');
  const runs = runRows(schedule, { zone, now: ctx.now, count, language: languageTag(ctx.language) });
  if (runs.length === 0 && !schedule.reboot) ctx.warn(everRuns(schedule) ? 'no-more-runs' : 'never-runs');
  return runs.map(({ weekday, dst, ...run }) => ({
    ...run,
    day: weekday,
    note: dst ? ctx.say(dst === 'gap' ? 'dst-gap' : 'dst-overlap') : null,
  }));
}
