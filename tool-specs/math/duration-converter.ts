import { choice, defineTool, operation, out, Problem, text } from '../../src/core/spec.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import {
  CLOCKS,
  DURATION_CODES,
  negated,
  NUMBER_UNITS,
  plus,
  readDuration,
  ZERO,
} from '../../src/lib/time/durations/read.ts';
import {
  decimalOf,
  NOTATIONS,
  notationsOf,
  writeClock,
  writeIso,
  writeWords,
} from '../../src/lib/time/durations/write.ts';
import { NANOSECONDS } from '../../src/lib/time/durations/units.ts';

const MOST_LINES = 10_000;
const options = {
  clock: choice(['auto', ...CLOCKS], { advanced: true }),
  unit: choice(NUMBER_UNITS, { advanced: true }),
};

export default defineTool({
  icon: 'timer-reset',
  createdAt: '2026-11-28',
  related: ['date-calculator', 'eta-calculator', 'unit-converter', 'date-converter'],
  operations: {
    convert: operation({
      fields: { duration: text({ primary: true, single: true, monospace: true, maxLength: 500 }), ...options },
      output: {
        words: out.row(),
        iso: out.row({ edits: 'duration' }),
        clock: out.row(),
        seconds: out.row(),
        notations: out.table(['notation', 'value']),
      },
      lead: 'words',
      failures: DURATION_CODES,
      warnings: ['calendar-units'],
      messages: NOTATIONS,
      readings: CLOCKS,
      answers: 'inline',
      aliases: { duration: {}, 'iso-duration': {}, timespan: {} },
      targets: { iso: 'iso', seconds: 'seconds', words: 'words', clock: 'clock' },
      detect: [
        {
          pattern: /^-?P(?:\d+(?:[.,]\d+)?[YMWD]){0,4}(?:T(?:\d+(?:[.,]\d+)?[HMS]){1,3})?$/,
          length: [3, 60],
          confidence: 0.95,
        },
        { pattern: /^-?(?:\d{1,6}(?:\.\d{1,9})?(?:h|m|s|ms|us|µs|ns)){2,6}$/, length: [4, 60], confidence: 0.9 },
        { pattern: /^\d{1,4} ?h ?(?:[0-5]\d)?$/, length: [2, 8], confidence: 0.75 },
      ],
      transform({ duration, clock, unit }, ctx) {
        const read = readDuration(duration, { clock: clock === 'auto' ? 'hours-minutes' : clock, unit });
        if (read.isShortClock && clock === 'auto')
          ctx.reading('hours-minutes', { others: [{ as: 'minutes-seconds', values: { clock: 'minutes-seconds' } }] });
        else if (read.isShortClock && clock !== 'auto') ctx.reading(clock);
        const isExact = read.months === 0n;
        if (!isExact) ctx.warn('calendar-units');
        return {
          words: writeWords(read, languageTag(ctx.language)),
          iso: writeIso(read, 'days'),
          clock: isExact ? writeClock(read) : null,
          seconds: isExact ? decimalOf(read.nanoseconds, NANOSECONDS.second) : null,
          notations: notationsOf(read).map(({ notation, value }) => ({ notation: ctx.say(notation), value })),
        };
      },
      examples: {
        isoDuration: {
          input: { duration: 'P1DT12H30M5S' },
          output: { words: '1 day, 12 hours, 30 minutes, 5 seconds', clock: '36:30:05', seconds: '131405' },
        },
        goDuration: { input: { duration: '1h15m30.918s' }, output: { iso: 'PT1H15M30.918S', seconds: '4530.918' } },
        secondsOnly: { input: { duration: '86399' }, output: { iso: 'PT23H59M59S', clock: '23:59:59' } },
        calendar: {
          input: { duration: '1 year 3 months' },
          output: { iso: 'P1Y3M', clock: null, seconds: null },
          warns: ['calendar-units'],
        },
        shortClock: {
          input: { duration: '1:30' },
          output: { iso: 'PT1H30M' },
          reads: 'hours-minutes',
          others: ['minutes-seconds'],
        },
      },
    }),
    sum: operation({
      fields: {
        durations: text({ primary: true, multiline: true, rows: 8, monospace: true, maxLength: 500_000 }),
        ...options,
      },
      output: {
        total: out.row(),
        clock: out.row(),
        iso: out.row(),
        hours: out.row(),
        average: out.row(),
        steps: out.table(['duration', 'iso', 'total']),
      },
      failures: [...DURATION_CODES, 'too-many-lines'],
      warnings: ['calendar-units'],
      readings: CLOCKS,
      answers: 'inline',
      aliases: { 'add-times': {}, 'sum-durations': {}, timesheet: {} },
      detect: [{ pattern: /^[^\n]{1,80}(?:\n[^\n]{1,80})+$/, confidence: 0.2 }],
      transform({ durations, clock, unit }, ctx) {
        const tag = languageTag(ctx.language);
        let start = 0;
        let total = ZERO;
        let isShort = false;
        const steps: { duration: string; iso: string; total: string }[] = [];
        for (const line of durations.split('\n')) {
          const offset = start;
          start += line.length + 1;
          if (line.trim() === '') continue;
          if (steps.length === MOST_LINES) throw ctx.fail('too-many-lines', { params: { limit: MOST_LINES } });
          const read = readAt(line, offset, { clock: clock === 'auto' ? 'hours-minutes' : clock, unit });
          isShort ||= read.isShortClock;
          total = plus(total, read);
          steps.push({ duration: line.trim(), iso: writeIso(read, 'days'), total: writeIso(total, 'days') });
        }
        if (isShort && clock === 'auto')
          ctx.reading('hours-minutes', { others: [{ as: 'minutes-seconds', values: { clock: 'minutes-seconds' } }] });
        else if (isShort && clock !== 'auto') ctx.reading(clock);
        const isExact = total.months === 0n;
        if (!isExact) ctx.warn('calendar-units');
        const size = total.nanoseconds < 0n ? negated(total).nanoseconds : total.nanoseconds;
        const average =
          steps.length > 1 && isExact ? { months: 0n, nanoseconds: total.nanoseconds / BigInt(steps.length) } : null;
        return {
          total: writeWords(total, tag),
          clock: isExact ? writeClock(total) : null,
          iso: writeIso(total, 'days'),
          hours: isExact ? (total.nanoseconds < 0n ? '-' : '') + decimalOf(size, NANOSECONDS.hour) : null,
          average: average && writeWords(average, tag),
          steps,
        };
      },
      examples: {
        timesheet: {
          input: { durations: '8h 15m\n7:45\n6.5 hours\n-30 min' },
          output: { total: '22 hours', clock: '22:00:00', hours: '22', average: '5 hours, 30 minutes' },
        },
        difference: { input: { durations: 'PT2H\n-PT45M' }, output: { iso: 'PT1H15M', clock: '1:15:00' } },
      },
    }),
  },
});

function readAt(line: string, start: number, settings: Parameters<typeof readDuration>[1]) {
  try {
    return readDuration(line, settings);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(error.code, start + (error.offset ?? 0), error.params);
    throw error;
  }
}
