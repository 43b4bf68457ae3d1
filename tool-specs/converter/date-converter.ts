import { choice, type ContextOf, defineTool, list, out, text } from '../../src/core/spec.ts';
import { INSTANT_PROBLEMS, NS_PER_MS } from '../../src/lib/time/instant/build.ts';
import {
  allReadings,
  INSTANT_FORMAT_NAMES,
  INSTANT_FORMATS,
  type InstantFormat,
  isReadAs,
  isReadFormat,
  ordersOf,
  readAnyInstant,
  type ReadInstant,
  readInstant,
} from '../../src/lib/time/instant/read.ts';
import { eachNotation, USUAL_ZONES, zoneTime } from '../../src/lib/time/instant/notations.ts';
import { readWords } from '../../src/lib/time/instant/read-words.ts';
import { between, type Between, readSpan, weekdayAskedFor } from '../../src/lib/time/instant/between.ts';
import { NO_INSTANT, relativeWords, summaryOf, weekdayIn } from '../../src/lib/time/instant/summary.ts';
import { formatOffset, localTime, writeInstant } from '../../src/lib/time/instant/write.ts';
import { SPOKEN_BETWEEN, SPOKEN_NOW, SPOKEN_TIME, SPOKEN_WEEKDAY } from '../../src/lib/time/instant/words.ts';
import { findZone } from '../../src/lib/time/instant/zone.ts';
import { languageTag } from '../../src/base/language-tag.ts';

const parts = {
  fields: {
    date: text({ primary: true, single: true, required: false, monospace: true }),
    format: choice(['auto', ...INSTANT_FORMATS], { names: INSTANT_FORMAT_NAMES }),
    zone: text({ remember: true }),
    zones: list(),
  },
  failures: [...INSTANT_PROBLEMS, 'unknown-zone'],
  warnings: ['local-gap', 'local-overlap', 'leap-second', 'zone-differs', 'short-year'],
  readings: ['month-first', 'day-first', 'year-first', 'format'],
} as const;
/** A date in the displayed zone, in a format that is named only if it would otherwise be read differently. */
const editedAs = (format: InstantFormat) => (typed: string, shown: Readonly<Record<string, unknown>>) => ({
  date: typed,
  format: isReadAs(typed, format) ? 'auto' : format,
  zone: shown['format'] === 'auto' ? zoneInWords(String(shown['date']), String(shown['zone'])) : shown['zone'],
});

/** Returns the zone in words such as `now in tokyo`, otherwise the given one. */
const zoneInWords = (date: string, zone: string) => readWords(date, 0n, findZone(zone) ?? 'UTC')?.zone ?? zone;

type Ctx = ContextOf<typeof parts>;

export default defineTool({
  icon: 'calendar-clock',
  createdAt: '2022-04-12',
  sequence: ['g', 'd'],
  ...parts,
  output: {
    iso8601: out.row({ edits: editedAs('iso-8601') }),
    iso8601Utc: out.row({ edits: editedAs('iso-8601') }),
    readAs: out.row(),
    relative: out.row(),
    weekday: out.row(),
    difference: out.row(),
    calendarDifference: out.row(),
    weeks: out.row(),
    zone: out.row(),
    ...eachNotation((format) => out.row(isReadFormat(format) ? { edits: editedAs(format) } : {})),
    readings: out.keyValue(),
    zones: out.table(['zone', 'time', 'weekday', 'offset']),
    summary: out.row(),
  },
  lead: 'summary',
  targets: {
    iso: 'iso8601Utc',
    iso8601: 'iso8601Utc',
    utc: 'iso8601Utc',
    date: 'iso8601',
    local: 'iso8601',
    unix: 'unixSeconds',
    epoch: 'unixSeconds',
    timestamp: 'unixSeconds',
    seconds: 'unixSeconds',
    s: 'unixSeconds',
    ms: 'unixMilliseconds',
    milliseconds: 'unixMilliseconds',
    us: 'unixMicroseconds',
    ns: 'unixNanoseconds',
    rfc3339: 'rfc3339',
    rfc2822: 'rfc2822',
    rfc7231: 'rfc7231',
    http: 'rfc7231',
    objectid: 'objectId',
    excel: 'excel',
    filetime: 'filetime',
    ticks: 'dotnetTicks',
    week: 'isoWeek',
  },
  aliases: {
    date: {},
    now: {},
    time: {},
    epoch: { format: 'unix-seconds' },
    iso: { format: 'iso-8601' },
    objectid: { format: 'object-id' },
    excel: { format: 'excel' },
    filetime: { format: 'filetime' },
    ticks: { format: 'dotnet-ticks' },
  },
  answers: 'inline',
  live: 1000,
  detect: [
    {
      // 1990 to 2100 in seconds, milliseconds, microseconds and nanoseconds
      pattern: /^(?:6[3-9]\d{7}|[7-9]\d{8}|[1-3]\d{9}|40\d{8})(?:\d{3}){0,3}$/,
      confidence: 0.9,
      outputs: ['iso8601', 'iso8601Utc', 'relative'],
    },
    {
      pattern: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,18})?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?)?$/i,
      confidence: 0.95,
      outputs: ['iso8601', 'unixSeconds', 'relative'],
    },
    { pattern: /^(?:19|20)\d{6}T\d{4}(?:\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/, confidence: 0.95 },
    {
      pattern:
        /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \d\d \d{4} \d\d:\d\d:\d\d GMT[+-]\d{4}(?: \([^()]{1,60}\))?$/,
      confidence: 0.95,
    },
    {
      // A MongoDB ObjectId begins with the seconds of its creation, 2009 to 2031.
      pattern: /^(?=.*[a-f])(?:4[a-f]|[56][\da-f]|7[0-3])[\da-f]{22}$/,
      confidence: 0.75,
    },
    {
      pattern:
        /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC?|[+-]\d{4})$/i,
      confidence: 0.95,
    },
    { pattern: SPOKEN_TIME.near, length: [2, 60], confidence: 0.8 },
    { pattern: SPOKEN_TIME.counted, length: [5, 80], confidence: 0.9 },
    { pattern: SPOKEN_TIME.apart, length: [8, 80], confidence: 0.96 },
    { pattern: SPOKEN_TIME.elsewhere, length: [5, 80], confidence: 0.8 },
    ...SPOKEN_NOW.map((pattern) => ({
      pattern,
      length: [3, 60] as const,
      confidence: 0.92,
      outputs: ['unixSeconds', 'unixMilliseconds'] as const,
    })),
    ...SPOKEN_BETWEEN.map((pattern) => ({
      pattern,
      length: [13, 100] as const,
      confidence: 0.96,
      outputs: ['difference', 'calendarDifference', 'weeks'] as const,
    })),
    ...SPOKEN_WEEKDAY.map((pattern) => ({
      pattern,
      length: [13, 80] as const,
      confidence: 0.96,
      outputs: ['weekday', 'isoWeek'] as const,
    })),
  ],
  transform({ date: typed, format, zone, zones }, ctx) {
    const target = zoneNamed(zone, 'zone', ctx);
    const now = BigInt(ctx.now) * NS_PER_MS;
    const span = format === 'auto' ? readSpan(typed, now, target) : null;
    if (span) return differenceOf(between(span, target, languageTag(ctx.language)));
    const date = weekdayAskedFor(typed) ?? typed;
    const said = format === 'auto' ? readWords(date, now, target) : null;
    const here = said?.zone ?? target;
    const isBlank = date.trim() === '' || said !== null;
    const read = isBlank ? undefined : format === 'auto' ? readAnyInstant(date, here) : readInstant(date, format, here);
    if (read) warnOf(read, here, ctx);
    if (read) sayHow(date, read, format === 'auto', here, ctx);
    const instant = said?.instant ?? read?.instant ?? now;
    const locale = languageTag(ctx.language);
    return {
      iso8601: writeInstant(instant, 'iso-8601', here),
      iso8601Utc: writeInstant(instant, 'iso-8601-utc', here),
      readAs: read ? INSTANT_FORMAT_NAMES[read.format] : null,
      relative: relativeWords(instant, now, locale),
      weekday: weekdayIn(instant, here, locale),
      difference: null,
      calendarDifference: null,
      weeks: null,
      zone: `${here} (${formatOffset(localTime(instant, here).offset)})`,
      ...eachNotation((name) => writeInstant(instant, name, here)),
      readings: (read ? allReadings(date, here) : []).map(({ format, instant }) => ({
        key: INSTANT_FORMAT_NAMES[format],
        value: writeInstant(instant, 'iso-8601-utc', here),
      })),
      zones: zonesToShow(zones, ctx).map((name) => zoneTime(instant, name, ctx.language)),
      summary: summaryOf(instant, now, here, locale),
    };
  },
  examples: [
    {
      input: { date: '2023-04-12T23:10:24+02:00', zone: 'Europe/Paris' },
      output: {
        iso8601: '2023-04-12T23:10:24+02:00',
        jsDate: 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
        iso9075: '2023-04-12 23:10:24',
        rfc3339: '2023-04-12T23:10:24+02:00',
        rfc7231: 'Wed, 12 Apr 2023 21:10:24 GMT',
        unixSeconds: '1681333824',
        unixMilliseconds: '1681333824000',
        utcString: 'Wed, 12 Apr 2023 21:10:24 GMT',
        objectId: '64371e400000000000000000',
        excel: '45028.88222222222',
        relative: '3 years ago',
      },
    },
    { input: { date: '1701227351995845', zone: 'UTC' }, output: { iso8601Utc: '2023-11-29T03:09:11.995845Z' } },
  ],
});

/** The outputs for two dates, which aren't an instant in any notation. */
const differenceOf = ({ asked, calendar, weeks }: Between) => ({
  ...NO_INSTANT,
  difference: asked,
  calendarDifference: calendar === asked ? null : calendar,
  weeks: weeks === asked ? null : weeks,
  ...eachNotation(() => null),
  readings: [],
  zones: [],
});

function zoneNamed(name: string, field: 'zone' | 'zones', ctx: Ctx): string {
  const zone = findZone(name);
  if (zone === undefined) throw ctx.fail('unknown-zone', { field, params: { zone: name.trim() } });
  return zone;
}

function zonesToShow(names: readonly string[], ctx: Ctx): string[] {
  const others = names.filter((name) => name.trim() !== '').map((name) => zoneNamed(name, 'zones', ctx));
  return others.length > 0 ? [...new Set(others)] : USUAL_ZONES;
}

/** Says how the date was read: the format, or the order of its numbers, and that `01/02/2024` could also be February 1. */
function sayHow(date: string, read: ReadInstant, isAuto: boolean, zone: string, ctx: Ctx): void {
  const orders = ordersOf(date, read, zone);
  if (orders)
    ctx.reading(orders.as, { others: (isAuto ? orders.others : []).map((as) => ({ as, values: { format: as } })) });
  else if (isAuto) ctx.reading('format', { params: { format: INSTANT_FORMAT_NAMES[read.format] } });
}

function warnOf({ local, leapSecond, otherZone, shortYear }: ReadInstant, zone: string, ctx: Ctx): void {
  if (leapSecond) ctx.warn('leap-second');
  if (otherZone) ctx.warn('zone-differs', otherZone);
  if (shortYear !== undefined) ctx.warn('short-year', { year: shortYear });
  if (!local || local.otherMs === undefined) return;
  const other = writeInstant(BigInt(local.otherMs) * NS_PER_MS, 'iso-8601', zone) ?? '';
  ctx.warn(local.kind === 'gap' ? 'local-gap' : 'local-overlap', { zone, other });
}
