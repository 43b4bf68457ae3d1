import { choice, dateTime, defineTool, list, operation, out, text } from '../../src/core/spec.ts';
import type { ContextOf } from '../../src/core/spec.ts';
import { durationInWords, isoDuration, wholeSeconds } from '../../src/lib/time/duration.ts';
import {
  finishRows,
  forecast,
  instantOf,
  progressOf,
  readAmount,
  readSamples,
  SPAN_UNITS,
  type SpanUnit,
  timeFor,
} from '../../src/lib/time/eta.ts';
import { NS_PER_MS, NS_PER_SECOND } from '../../src/lib/time/instant/build.ts';
import { writeInstant } from '../../src/lib/time/instant/write.ts';
import { findZone } from '../../src/lib/time/instant/zone.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { alike, ALIKE_WARNINGS } from '../../src/lib/numbers/alike.ts';
import { compare, DECIMAL_PROBLEMS, ratio, readDecimal, ZERO } from '../../src/lib/numbers/ratio/ratio.ts';
import { writeRatio } from '../../src/lib/numbers/ratio/write.ts';

const units = Object.keys(SPAN_UNITS) as SpanUnit[];
const zone = text();
const finish = { end: out.row(), relative: out.row(), iso: out.row() };
/** Starting times two hours and one hour before the clock of the examples. */
export const ten = { startedAt: '2026-11-20T10:00', zone: 'UTC' };
export const eleven = { startedAt: '2026-11-20T11:00', zone: 'UTC' };
const failures = [...DECIMAL_PROBLEMS, 'not-positive', 'negative', 'unknown-zone'] as const;
const parts = { fields: { zone }, failures } as const;

export default defineTool({
  icon: 'hourglass',
  createdAt: '2022-07-24',
  related: ['date-converter', 'chronometer'],
  operations: {
    rate: operation({
      sentence: ['amount', 'perSpan', 'span', 'unit'],
      fields: {
        amount: text({ primary: true, initial: '186' }),
        perSpan: text({ required: true, initial: '3' }),
        span: text({ required: true, initial: '5' }),
        unit: choice(units, { initial: 'minutes' }),
        startedAt: dateTime(),
        zone,
      },
      output: { duration: out.row(), ...finish, isoDuration: out.row(), seconds: out.row() },
      failures,
      warnings: ['beyond-calendar', ...ALIKE_WARNINGS],
      answers: 'inline',
      live: 1000,
      aliases: { eta: {} },
      transform({ unit, startedAt, zone, ...typed }, ctx) {
        const here = setting(zone, ctx);
        const [amount, perSpan, span] = alike([typed.amount, typed.perSpan, typed.span], ctx.warn);
        const count = readAmount(amount, { zero: true });
        const per = ctx.within('perSpan', () => readAmount(perSpan, { zero: false }));
        const time = ctx.within('span', () => readAmount(span, { zero: false }));
        const duration = timeFor(count, per, time, unit);
        const rows = finishRows(instantOf(startedAt, here.zone, here.now) + duration, here);
        if (rows.iso === null) ctx.warn('beyond-calendar');
        return {
          duration: durationInWords(duration, here.tag),
          ...rows,
          isoDuration: isoDuration(duration),
          seconds: writeRatio(ratio(duration, NS_PER_SECOND), { kind: 'full', digits: 9 }),
        };
      },
      examples: {
        readingPages: shown(
          { zone: 'UTC' },
          { duration: '5 hours, 10 minutes', iso: '2026-11-20T17:10:00Z', seconds: '18600' },
        ),
        itemsPerHour: { input: { amount: '500', perSpan: '5', span: '3' }, output: { isoDuration: 'PT5H' } },
        download: shown(
          { amount: '2.5e6', perSpan: '1,200', span: '1', unit: 'seconds' },
          { isoDuration: 'PT34M43.333333333S' },
        ),
        dailyTasks: shown(
          { amount: '10', perSpan: '1', span: '1', unit: 'days' },
          { duration: '10 days', isoDuration: 'P10D' },
        ),
      },
    }),

    progress: operation({
      fields: {
        done: text({ primary: true }),
        total: text({ required: true, initial: '100' }),
        startedAt: dateTime({ required: true }),
        zone,
      },
      output: {
        remaining: out.row(),
        ...finish,
        share: out.meter(),
        elapsed: out.row(),
        whole: out.row(),
        perHour: out.row(),
      },
      failures: [...failures, 'nothing-done', 'not-started', 'more-than-total'],
      warnings: ['beyond-calendar', ...ALIKE_WARNINGS],
      live: 1000,
      transform({ startedAt, zone, ...typed }, ctx) {
        const here = setting(zone, ctx);
        const [done, total] = alike([typed.done, typed.total], ctx.warn);
        const ready = readAmount(done, { zero: true });
        const all = ctx.within('total', () => readAmount(total, { zero: false }));
        if (compare(ready, ZERO) === 0) throw ctx.fail('nothing-done');
        if (compare(ready, all) > 0) throw ctx.fail('more-than-total');
        const elapsed = here.now - instantOf(startedAt, here.zone, here.now);
        if (elapsed <= 0n) throw ctx.fail('not-started', { field: 'startedAt' });
        const { remaining, share, percent, perHour } = progressOf(ready, all, elapsed);
        const words = (ns: bigint) => durationInWords(wholeSeconds(ns), here.tag);
        const rows = finishRows(here.now + remaining, here);
        if (rows.iso === null) ctx.warn('beyond-calendar');
        return {
          remaining: words(remaining),
          ...rows,
          share: { value: share, tone: 'neutral' as const, label: `${percent}%` },
          elapsed: words(elapsed),
          whole: words(elapsed + remaining),
          perHour,
        };
      },
      examples: {
        quarterDone: {
          input: { done: '25', total: '100', ...eleven },
          output: {
            remaining: '3 hours',
            iso: '2026-11-20T15:00:00Z',
            share: { value: 0.25, label: '25.0%' },
            perHour: '25.0000',
          },
        },
        allDone: shown({ done: '100', ...ten }, { remaining: '0 seconds', elapsed: '2 hours', share: { value: 1 } }),
      },
    }),

    samples: operation({
      fields: {
        samples: list({ primary: true, required: true }),
        target: text({ required: true, initial: '100' }),
        zone,
      },
      output: { ...finish, earliest: out.row(), latest: out.row(), perHour: out.row() },
      failures: [...failures, 'bad-sample', 'too-many-samples', 'never'],
      transform({ samples, target, zone }, ctx) {
        const here = setting(zone, ctx);
        if (samples.length > 10_000) throw ctx.fail('too-many-samples', { params: { limit: 10_000 } });
        const goal = Number(
          writeRatio(
            ctx.within('target', () => readDecimal(target)),
            { kind: 'full', digits: 20 },
          ),
        );
        const read = readSamples(samples, here.zone);
        const estimate = forecast(read, goal);
        if (!estimate) throw ctx.fail('never', { field: read.length < 2 ? 'samples' : 'target' });
        const written = (instant: bigint | null) =>
          instant === null ? null : writeInstant(instant, 'iso-8601', here.zone);
        return {
          ...finishRows(estimate.end, here),
          earliest: written(estimate.earliest),
          latest: written(estimate.latest),
          perHour: Number((estimate.rate * 3600).toPrecision(6)),
        };
      },
      examples: {
        steady: shown(
          { samples: ['2026-11-20 10:00 20', '2026-11-20 11:00 40', '2026-11-20 12:00 60'], zone: 'UTC' },
          { iso: '2026-11-20T14:00:00Z', earliest: '2026-11-20T14:00:00Z', perHour: 20 },
        ),
        uneven: {
          input: {
            samples: [
              '2026-11-20T10:00Z, 10',
              '2026-11-20T11:00Z, 22',
              '2026-11-20T12:00Z, 29',
              '2026-11-20T13:00Z, 41',
            ],
            zone: 'UTC',
          },
          check: ({ iso, earliest, latest }) => String(earliest) < String(iso) && String(iso) < String(latest),
        },
        battery: shown(
          { samples: ['2026-11-20 10:00 90', '2026-11-20 11:00 60'], target: '0', zone: 'UTC' },
          { iso: '2026-11-20T13:00:00Z', earliest: null, perHour: -30 },
        ),
      },
    }),
  },
});

/** The environment of a run: its zone, its clock and its language. */
function setting(zone: string, { now, language, fail }: ContextOf<typeof parts>) {
  const zoneId = findZone(zone);
  if (zoneId === undefined) throw fail('unknown-zone', { field: 'zone', params: { zone: zone.trim().slice(0, 60) } });
  return { zone: zoneId, now: BigInt(now) * NS_PER_MS, tag: languageTag(language) };
}

function shown<const I, O>(input: I, output: O) {
  return { input, output };
}
