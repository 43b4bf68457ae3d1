import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  civilFromDays,
  daysFromCivil,
  daysFromIsoWeek,
  isoWeek,
} from '../../../../../src/lib/time/instant/calendar.ts';
import { readInstant } from '../../../../../src/lib/time/instant/read.ts';
import { relativeTime } from '../../../../../src/lib/time/instant/relative.ts';
import { writeInstant } from '../../../../../src/lib/time/instant/write.ts';
import { findZone, isZone, readLocal } from '../../../../../src/lib/time/instant/zone.ts';
import type { WrittenFormat } from '../../../../../src/lib/time/instant/write.ts';

const at = (iso: string) => readInstant(iso, 'iso-8601', 'UTC').instant;
const fact = at('2023-04-12T23:10:24+02:00');

describe('formats', () => {
  it.each<[WrittenFormat, string]>([
    ['js-date', 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)'],
    ['iso-8601', '2023-04-12T23:10:24+02:00'],
    ['iso-8601-utc', '2023-04-12T21:10:24Z'],
    ['iso-9075', '2023-04-12 23:10:24'],
    ['rfc-3339', '2023-04-12T23:10:24+02:00'],
    ['rfc-7231', 'Wed, 12 Apr 2023 21:10:24 GMT'],
    ['utc-string', 'Wed, 12 Apr 2023 21:10:24 GMT'],
    ['rfc-2822', 'Wed, 12 Apr 2023 23:10:24 +0200'],
    ['generalized-time', '20230412211024Z'],
    ['unix-seconds', '1681333824'],
    ['unix-milliseconds', '1681333824000'],
    ['unix-microseconds', '1681333824000000'],
    ['unix-nanoseconds', '1681333824000000000'],
    ['object-id', '64371e400000000000000000'],
    ['excel', '45028.88222222222'],
    ['filetime', '133258074240000000'],
    ['dotnet-ticks', '638169306240000000'],
    ['iso-week', '2023-W15-3'],
    ['ordinal-day', '2023-102'],
    ['julian-day', '2460047.3822222222'],
  ])('%s', (format, expected) => {
    expect(writeInstant(fact, format, 'Europe/Paris')).toBe(expected);
  });

  it.each<[string, WrittenFormat, string | null]>([
    ['2016-05-20T12:00Z', 'excel', '42510.5'],
    ['1800-01-01T00:00Z', 'excel', '-36522'],
    ['1900-01-01T00:00Z', 'excel', '1'],
    ['1900-02-28T12:00Z', 'excel', '59.5'],
    ['1900-03-01T00:00Z', 'excel', '61'],
    ['1899-12-31T00:00Z', 'excel', null],
    ['2023-11-29T03:09:11.995845Z', 'iso-8601-utc', '2023-11-29T03:09:11.995845Z'],
    ['2023-11-29T03:09:11.9Z', 'iso-8601-utc', '2023-11-29T03:09:11.900Z'],
    ['2023-11-29T03:09:11.9Z', 'unix-seconds', '1701227351'],
    ['2023-11-29T03:09:11.9Z', 'generalized-time', '20231129030911.9Z'],
    ['2023-11-29T03:09:10Z', 'generalized-time', '20231129030910Z'],
    ['1969-12-31T23:59:59.9Z', 'unix-seconds', '-1'],
    ['1970-01-01T00:00:01Z', 'object-id', '000000010000000000000000'],
    ['1969-12-31T23:59:59Z', 'object-id', null],
    ['2106-02-07T06:28:16Z', 'object-id', null],
    ['1600-12-31T23:59:59Z', 'filetime', null],
    ['0000-12-31T23:59:59Z', 'dotnet-ticks', null],
    ['+010000-01-01T00:00:00Z', 'rfc-3339', null],
    ['+010000-01-01T00:00:00Z', 'iso-8601-utc', '+010000-01-01T00:00:00Z'],
    ['-000001-06-01T00:00:00Z', 'rfc-7231', null],
    ['1899-12-31T00:00:00Z', 'rfc-2822', null],
    ['2000-01-01T12:00:00Z', 'julian-day', '2451545'],
  ])('%s as %s', (iso, format, expected) => {
    expect(writeInstant(at(iso), format, 'UTC')).toBe(expected);
  });

  it('keeps the instant if the offset has seconds', () => {
    const early = at('1880-01-01T00:00:00Z');
    expect(writeInstant(early, 'iso-8601', 'Europe/Paris')).toBe('1880-01-01T00:09:21+00:09:21');
    expect(writeInstant(early, 'rfc-3339', 'Europe/Paris')).toBe('1880-01-01T00:00:00Z');
  });

  it('shows the same instant in two zones', () => {
    const instant = 1785828555n * 1_000_000_000n;
    expect(writeInstant(instant, 'iso-9075', 'UTC')).toBe('2026-08-04 07:29:15');
    expect(writeInstant(instant, 'iso-9075', 'Asia/Kolkata')).toBe('2026-08-04 12:59:15');
  });
});

const instants = fc.bigInt({ min: -8_640_000_000_000_000_000_000n, max: 8_640_000_000_000_000_000_000n });
const zones = fc.constantFrom(
  'UTC',
  'Europe/Paris',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Apia',
  'Australia/Lord_Howe',
);

describe('round trips', () => {
  it.each(['iso-8601', 'rfc-3339', 'unix-nanoseconds'] as const)('%s loses nothing', (format) => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const text = writeInstant(instant, format, zone);
        if (text !== null) expect(readInstant(text, format, zone).instant).toBe(instant);
      }),
    );
  });

  it.each([
    ['unix-seconds', 1_000_000_000n],
    ['unix-milliseconds', 1_000_000n],
    ['unix-microseconds', 1000n],
    ['filetime', 100n],
    ['dotnet-ticks', 100n],
    ['rfc-7231', 1_000_000_000n],
    ['rfc-2822', 1_000_000_000n],
    ['object-id', 1_000_000_000n],
    ['excel', 1_000_000n],
    ['generalized-time', 1n],
  ] as const)('%s keeps its unit', (format, unit) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -62_135_596_800_000_000_000n, max: 253_402_300_799_000_000_000n }),
        zones,
        (any, zone) => {
          const instant = any - (((any % unit) + unit) % unit);
          const text = writeInstant(instant, format, zone);
          if (text !== null) expect(readInstant(text, format, zone).instant).toBe(instant);
        },
      ),
    );
  });

  it('agrees with Date.parse', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }), (ms) => {
        const text = writeInstant(BigInt(ms) * 1_000_000n, 'iso-8601-utc', 'UTC')!;
        expect(Date.parse(text)).toBe(ms);
      }),
    );
  });

  it('days, weeks and dates convert back and forth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (days) => {
        expect(daysFromCivil(civilFromDays(days))).toBe(days);
        const { year, week, weekday } = isoWeek(days);
        expect(daysFromIsoWeek(year, week, weekday)).toBe(days);
      }),
    );
  });

  it('a local time is preserved unless it falls in a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), zones, (seconds, zone) => {
        const reading = readLocal(zone, seconds * 1000);
        const shown = writeInstant(BigInt(reading.ms) * 1_000_000n, 'iso-9075', zone);
        const typed = writeInstant(BigInt(seconds) * 1_000_000_000n, 'iso-9075', 'UTC');
        expect(shown === typed).toBe(reading.kind !== 'gap');
      }),
    );
  });
});

it('recognizes existing zones', () => {
  expect(isZone('Europe/Paris')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
});

it.each([
  ['europe/paris', 'Europe/Paris'],
  ['tokyo', 'Asia/Tokyo'],
  [' New York ', 'America/New_York'],
  ['utc', 'UTC'],
  ['kolkata', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['america/argentina/ushuaia', 'America/Argentina/Ushuaia'],
  ['Mars/Olympus', undefined],
  ['a', undefined],
])('%s is the zone %s', (text, zone) => {
  expect(findZone(text)).toBe(zone);
});

describe('relative time', () => {
  const now = at('2026-01-01T00:00:00Z');
  it.each([
    ['2026-01-01T00:00:00Z', 0, 'second'],
    ['2025-12-31T23:59:59.5Z', 0, 'second'],
    ['2025-12-31T23:59:01Z', -59, 'second'],
    ['2026-01-01T00:01:59Z', 1, 'minute'],
    ['2026-01-01T23:59:59Z', 23, 'hour'],
    ['2025-12-12T00:00:00Z', -20, 'day'],
    ['2026-03-15T00:00:00Z', 2, 'month'],
    ['1970-01-01T00:00:00Z', -56, 'year'],
  ])('%s', (iso, value, unit) => {
    const relative = relativeTime(at(iso), now);
    expect(relative).toEqual({ value, unit });
    expect(Object.is(relative.value, -0)).toBe(false);
  });
});
