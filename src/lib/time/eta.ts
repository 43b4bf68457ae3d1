import { inRange, NS_PER_MS, NS_PER_SECOND } from './instant/build.ts';
import { readAnyInstant } from './instant/read.ts';
import { relativeTime } from './instant/relative.ts';
import { writeInstant } from './instant/write.ts';
import { readLocal, zoneFormat } from './instant/zone.ts';
import { Problem } from '../../base/problem.ts';
import {
  compare,
  divide,
  HUNDRED,
  multiply,
  nearestInteger,
  type Ratio,
  ratio,
  readDecimal,
  subtract,
  ZERO,
} from '../numbers/ratio/ratio.ts';
import { writeRatio } from '../numbers/ratio/write.ts';
import { fitLine } from '../numbers/statistics.ts';

export const SPAN_UNITS = {
  milliseconds: 1n,
  seconds: 1000n,
  minutes: 60_000n,
  hours: 3_600_000n,
  days: 86_400_000n,
  weeks: 604_800_000n,
};

export type SpanUnit = keyof typeof SPAN_UNITS;

/** Returns the nanoseconds for `amount` items if `perSpan` of them take `span`. */
export function timeFor(amount: Ratio, perSpan: Ratio, span: Ratio, unit: SpanUnit): bigint {
  return nearestInteger(multiply(divide(multiply(amount, span), perSpan), ratio(SPAN_UNITS[unit] * NS_PER_MS)));
}

/** Returns the instant of a date and time field in a zone; `now` if it is empty. In nanoseconds since the epoch. */
export function instantOf(local: string, zone: string, now: bigint): bigint {
  if (local === '') return now;
  return BigInt(readLocal(zone, Date.parse(`${local}Z`)).ms) * NS_PER_MS;
}

export interface Sample {
  instant: bigint;
  value: number;
}

/** Longer than any time and number; to tell the two apart takes the square of the length. */
const LONGEST_LINE = 1000;

/**
 * Reads lines with a time and a number, such as `2026-11-20 10:00 120`. Throws the problems of instants and
 * `bad-sample`, with the line.
 */
export function readSamples(lines: readonly string[], zone: string): Sample[] {
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const [, time = '', number = ''] =
      line.length > LONGEST_LINE
        ? []
        : (/^(.*\S)[\s,;]+([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)\s*$/iu.exec(line) ?? []);
    const value = Number(number);
    if (time === '' || number === '' || !Number.isFinite(value))
      throw new Problem('bad-sample', undefined, { line: i + 1 });
    try {
      return [{ instant: readAnyInstant(time.replace(/(?<![,;])[,;]+$/, ''), zone).instant, value }];
    } catch (error) {
      if (error instanceof Problem) throw new Problem('bad-sample', undefined, { line: i + 1 });
      throw error;
    }
  });
}

export interface Forecast {
  /** Per second. */
  rate: number;
  end: bigint;
  /** Bounds of the 95 % interval of the rate, extrapolated to the end; null if unknown or never reached. */
  earliest: bigint | null;
  latest: bigint | null;
}

/**
 * Returns when the straight line through the samples reaches `target`; null if there are too few samples or it never
 * does.
 */
export function forecast(samples: readonly Sample[], target: number): Forecast | null {
  const first = samples[0];
  if (!first) return null;
  const seconds = (instant: bigint) => Number(instant - first.instant) / Number(NS_PER_SECOND);
  const fit = fitLine(samples.map(({ instant, value }) => ({ x: seconds(instant), y: value })));
  const last = Math.max(...samples.map(({ instant }) => seconds(instant)));
  if (!fit || !Number.isFinite(fit.slope)) return null;
  const reached = (slope: number): bigint | null => {
    const at = fit.meanX + (target - fit.meanY) / slope;
    if (!Number.isFinite(at) || at < last - 1e-6 || Math.abs(at) > 1e15) return null;
    const instant = first.instant + BigInt(Math.round(at * 1000)) * NS_PER_MS;
    return inRange(instant) ? instant : null;
  };
  const end = reached(fit.slope);
  if (end === null || fit.slope === 0) return null;
  const bounds =
    fit.slopeMargin === null
      ? [null, null]
      : [fit.slope - fit.slopeMargin, fit.slope + fit.slopeMargin].map((slope) =>
          slope * fit.slope > 0 ? reached(slope) : null,
        );
  const [slower, faster] = fit.slope > 0 ? bounds : bounds.toReversed();
  return { rate: fit.slope, end, earliest: faster ?? null, latest: slower ?? null };
}

/**
 * Reads a number that is at least 0, or greater than 0. Throws the problems of decimals, `negative` and `not-positive`.
 */
export function readAmount(text: string, { zero }: { zero: boolean }): Ratio {
  const value = readDecimal(text);
  const sign = compare(value, ZERO);
  if (sign < 0 || (sign === 0 && !zero)) throw new Problem(zero ? 'negative' : 'not-positive');
  return value;
}

/** Returns the progress: `ready` of `all` after `elapsed` nanoseconds, and the end at the same pace. */
export function progressOf(ready: Ratio, all: Ratio, elapsed: bigint) {
  const span = divide(ratio(elapsed), ratio(NS_PER_MS));
  const share = divide(ready, all);
  return {
    /** Nanoseconds. */
    remaining: timeFor(subtract(all, ready), ready, span, 'milliseconds'),
    /** 0 to 1. */
    share: Number(writeRatio(share, { kind: 'decimals', digits: 6 })),
    percent: writeRatio(multiply(share, HUNDRED), { kind: 'decimals', digits: 1 }),
    perHour: writeRatio(divide(multiply(ready, ratio(3600n * NS_PER_SECOND)), ratio(elapsed)), {
      kind: 'significant',
      digits: 6,
    }),
  };
}

/**
 * Returns an instant in words of a language (BCP 47), its distance from now, and in ISO 8601; all null if it is out of
 * range.
 */
export function finishRows(instant: bigint, { zone, now, tag }: { zone: string; now: bigint; tag: string }) {
  if (!inRange(instant)) return { end: null, relative: null, iso: null };
  const { value, unit } = relativeTime(instant, now);
  const long = zoneFormat(tag, zone, { dateStyle: 'full', timeStyle: 'long' });
  return {
    end: long(Number(instant / NS_PER_MS)),
    relative: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(value, unit),
    iso: writeInstant(instant, 'iso-8601', zone),
  };
}
