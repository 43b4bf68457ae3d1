import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allReadings,
  detectFormats,
  INSTANT_FORMATS,
  readAnyInstant,
  readInstant,
} from '../../../../../src/lib/time/instant/read.ts';
import type { InstantFormat } from '../../../../../src/lib/time/instant/read.ts';
import { writeInstant } from '../../../../../src/lib/time/instant/write.ts';
import { problemOf } from '../../../problem-of.ts';

function utc(text: string, format: InstantFormat, zone = 'UTC'): string | null {
  return writeInstant(readInstant(text, format, zone).instant, 'iso-8601-utc', 'UTC');
}

describe('one format', () => {
  it.each<[string, InstantFormat, string]>([
    ['2023-04-12T14:56:00+01:00', 'iso-8601', '2023-04-12T13:56:00Z'],
    ['20230412T145600Z', 'iso-8601', '2023-04-12T14:56:00Z'],
    ['2016', 'iso-8601', '2016-01-01T00:00:00Z'],
    ['2016-02', 'iso-8601', '2016-02-01T00:00:00Z'],
    ['2016-02-29', 'iso-8601', '2016-02-29T00:00:00Z'],
    ['2016-W05-7', 'iso-8601', '2016-02-07T00:00:00Z'],
    ['2016W05', 'iso-8601', '2016-02-01T00:00:00Z'],
    ['2020-W53-5', 'iso-8601', '2021-01-01T00:00:00Z'],
    ['2016-366', 'iso-8601', '2016-12-31T00:00:00Z'],
    ['2016060', 'iso-8601', '2016-02-29T00:00:00Z'],
    ['2023-04-12 23:10:24', 'iso-8601', '2023-04-12T23:10:24Z'],
    ['2023-04-12 23:10:24 +0200', 'iso-8601', '2023-04-12T21:10:24Z'],
    ['2023-04-12T23:10:24.123456789-03', 'iso-8601', '2023-04-13T02:10:24.123456789Z'],
    ['2023-04-12T23:10:24,5Z', 'iso-8601', '2023-04-12T23:10:24.500Z'],
    ['2023-04-12T23:10.5Z', 'iso-8601', '2023-04-12T23:10:30Z'],
    ['2023-04-12T23,25Z', 'iso-8601', '2023-04-12T23:15:00Z'],
    ['2023-04-12T24:00:00Z', 'iso-8601', '2023-04-13T00:00:00Z'],
    ['-000001-01-01T00:00:00Z', 'iso-8601', '-000001-01-01T00:00:00Z'],
    ['+275760-09-13T00:00:00Z', 'iso-8601', '+275760-09-13T00:00:00Z'],
    ['2023-04-12T23:10:24.1234567891Z', 'rfc-3339', '2023-04-12T23:10:24.123456789Z'],
    ['2016-12-31T23:59:60Z', 'rfc-3339', '2017-01-01T00:00:00Z'],
    ['1985-04-12t23:20:50.52z', 'rfc-3339', '1985-04-12T23:20:50.520Z'],
    ['1937-01-01T12:00:27.87+00:20', 'rfc-3339', '1937-01-01T11:40:27.870Z'],
    ['2023-04-12 23:10:24.25', 'iso-9075', '2023-04-12T23:10:24.250Z'],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'rfc-7231', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 'rfc-7231', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', 'rfc-7231', '1994-11-06T08:49:37Z'],
    ['2026-07-01T12:00:00+02:00[Europe/Paris]', 'rfc-3339', '2026-07-01T10:00:00Z'],
    ['2026-07-01T10:00:00Z[!Asia/Tokyo][u-ca=japanese]', 'rfc-3339', '2026-07-01T10:00:00Z'],
    ['Dec 31, 2024 23:30 UTC', 'js-date', '2024-12-31T23:30:00Z'],
    ['December 31st, 2024, 12:05 am GMT', 'js-date', '2024-12-31T00:05:00Z'],
    ['Tue, 31 December 2024 5:30 p.m. +02:00', 'js-date', '2024-12-31T15:30:00Z'],
    ['Tue Nov 24 23:52:33 UTC 2026', 'js-date', '2026-11-24T23:52:33Z'],
    ['Sun Nov  1 03:04:05 +0530 2026', 'js-date', '2026-10-31T21:34:05Z'],
    ['10/Oct/2000:13:55:36 -0700', 'js-date', '2000-10-10T20:55:36Z'],
    ['[10/Oct/2000:13:55:36 +0000]', 'js-date', '2000-10-10T13:55:36Z'],
    ['Fri, 21 Nov 1997 09:55:06 -0600', 'rfc-2822', '1997-11-21T15:55:06Z'],
    ['21 Nov 97 09:55 CST', 'rfc-2822', '1997-11-21T15:55:00Z'],
    ['Thu, 13 Feb 1969 23:32 -0330 (Newfoundland Time)', 'rfc-2822', '1969-02-14T03:02:00Z'],
    ['Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)', 'js-date', '2023-04-12T21:10:24Z'],
    ['Wed Apr 12 2023', 'js-date', '2023-04-12T00:00:00Z'],
    ['20230412211024.25Z', 'generalized-time', '2023-04-12T21:10:24.250Z'],
    ['64371e400000000000000000', 'object-id', '2023-04-12T21:10:24Z'],
    ['507F1F77BCF86CD799439011', 'object-id', '2012-10-17T21:13:27Z'],
    ['ffffffff0000000000000000', 'object-id', '2106-02-07T06:28:15Z'],
    ['1701227351.995845', 'unix-seconds', '2023-11-29T03:09:11.995845Z'],
    ['-1', 'unix-seconds', '1969-12-31T23:59:59Z'],
    ['-0.5', 'unix-milliseconds', '1969-12-31T23:59:59.999500Z'],
    ['−1', 'unix-nanoseconds', '1969-12-31T23:59:59.999999999Z'],
    ['8640000000000000', 'unix-milliseconds', '+275760-09-13T00:00:00Z'],
    ['1', 'excel', '1900-01-01T00:00:00Z'],
    ['59', 'excel', '1900-02-28T00:00:00Z'],
    ['61', 'excel', '1900-03-01T00:00:00Z'],
    ['4242.4242', 'excel', '1911-08-12T10:10:50.880Z'],
    ['45028.88222222222', 'excel', '2023-04-12T21:10:24Z'],
    ['-36522', 'excel', '1800-01-01T00:00:00Z'],
    ['116444736000000000', 'filetime', '1970-01-01T00:00:00Z'],
    ['133269540240000001', 'filetime', '2023-04-26T03:40:24.000000100Z'],
    ['621355968000000000', 'dotnet-ticks', '1970-01-01T00:00:00Z'],
    ['0', 'dotnet-ticks', '0001-01-01T00:00:00Z'],
    ['3155378975999999999', 'dotnet-ticks', '9999-12-31T23:59:59.999999900Z'],
  ])('%s as %s', (text, format, expected) => {
    expect(utc(text, format)).toBe(expected);
  });
});

describe('rejected input', () => {
  it.each<[string, InstantFormat, string, number]>([
    ['2016-02-01-', 'iso-8601', 'not-in-format', 0],
    ['2021-01-01T00:00:00.', 'iso-8601', 'not-in-format', 0],
    ['2025-10-19 24:59:59', 'iso-8601', 'bad-hour', 11],
    ['2025-10-19 24:59:59', 'iso-9075', 'bad-hour', 11],
    ['2025-02-30', 'iso-8601', 'bad-day', 8],
    ['2023-02-29T00:00Z', 'iso-8601', 'bad-day', 8],
    [' 2023-13-01', 'iso-8601', 'bad-month', 6],
    ['2021-W53-1', 'iso-8601', 'bad-week', 6],
    ['2021-W01-8', 'iso-8601', 'bad-weekday', 9],
    ['2021-366', 'iso-8601', 'bad-ordinal', 5],
    ['2021-01-01T12:60', 'iso-8601', 'bad-minute', 14],
    ['2021-01-01T12:30:60', 'iso-8601', 'bad-second', 17],
    ['2021-01-01T12:30:00+24:00', 'iso-8601', 'bad-offset', 20],
    ['2016-02', 'rfc-3339', 'not-in-format', 0],
    ['2021-01-01T24:00:00Z', 'rfc-3339', 'bad-hour', 11],
    ['2021-01-01T00:00:00+1:00', 'rfc-3339', 'not-in-format', 0],
    ['2021-01-01T00:00:00', 'rfc-3339', 'not-in-format', 0],
    ['Sun, 06 Nov 94 08:49:37 GMT', 'rfc-7231', 'not-in-format', 0],
    ['Monday, 06-Nov-94 08:49:37 GMT', 'rfc-7231', 'weekday-mismatch', 0],
    ['Dec 32, 2024', 'js-date', 'bad-day', 4],
    ['Dec 31, 2024 13:00 pm', 'js-date', 'bad-hour', 13],
    ['Sun, 06 Nov 1994 8:49:37 GMT', 'rfc-7231', 'not-in-format', 0],
    ['Mon, 06 Nov 1994 08:49:37 GMT', 'rfc-7231', 'weekday-mismatch', 0],
    ['Fri Feb 30 2024', 'js-date', 'bad-day', 8],
    ['foo', 'unix-seconds', 'not-in-format', 0],
    ['', 'unix-seconds', 'not-in-format', 0],
    ['60', 'excel', 'excel-leap-day', 0],
    ['60.5', 'excel', 'excel-leap-day', 0],
    ['2958466', 'excel', 'out-of-range', 0],
    ['8640000000001', 'unix-seconds', 'out-of-range', 0],
    ['3155378976000000000', 'dotnet-ticks', 'out-of-range', 0],
    ['+999999-01-01', 'iso-8601', 'out-of-range', 0],
    ['1e5', 'unix-seconds', 'not-in-format', 0],
  ])('%s as %s: %s at %s', (text, format, code, offset) => {
    expect(problemOf(() => readInstant(text, format, 'UTC'))).toMatchObject({ code, offset });
  });
});

describe('detection', () => {
  it.each<[string, InstantFormat, string]>([
    ['1701227351995845', 'unix-microseconds', '2023-11-29T03:09:11.995845Z'],
    ['1701227351995', 'unix-milliseconds', '2023-11-29T03:09:11.995Z'],
    ['1664845200000', 'unix-milliseconds', '2022-10-04T01:00:00Z'],
    ['1647140153546', 'unix-milliseconds', '2022-03-13T02:55:53.546Z'],
    ['1458062906000', 'unix-milliseconds', '2016-03-15T17:28:26Z'],
    ['1785828555', 'unix-seconds', '2026-08-04T07:29:15Z'],
    ['1701227351995845123', 'unix-nanoseconds', '2023-11-29T03:09:11.995845123Z'],
    ['45028', 'excel', '2023-04-12T00:00:00Z'],
    ['-1000', 'unix-seconds', '1969-12-31T23:43:20Z'],
    ['2016', 'unix-seconds', '1970-01-01T00:33:36Z'],
    ['0', 'unix-seconds', '1970-01-01T00:00:00Z'],
    ['20230412', 'iso-8601', '2023-04-12T00:00:00Z'],
    ['20230412211024', 'generalized-time', '2023-04-12T21:10:24Z'],
    ['20231312', 'unix-seconds', '1970-08-23T03:48:32Z'],
    ['133269540240000000', 'filetime', '2023-04-26T03:40:24Z'],
    ['638169306240000000', 'dotnet-ticks', '2023-04-12T21:10:24Z'],
    ['507f1f77bcf86cd799439011', 'object-id', '2012-10-17T21:13:27Z'],
    ['507111771111111111111111', 'object-id', '2012-10-07T05:21:59Z'],
    ['2023-04-12T23:10:24+02:00', 'rfc-3339', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24', 'iso-9075', '2023-04-12T23:10:24Z'],
    ['2023-04-12T23:10', 'iso-8601', '2023-04-12T23:10:00Z'],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'rfc-7231', '1994-11-06T08:49:37Z'],
    ['Sun, 6 Nov 1994 08:49:37 GMT', 'rfc-2822', '1994-11-06T08:49:37Z'],
  ])('%s is %s', (text, format, expected) => {
    const read = readAnyInstant(text, 'UTC');
    expect(read.format).toBe(format);
    expect(writeInstant(read.instant, 'iso-8601-utc', 'UTC')).toBe(expected);
  });

  it('lists all readings, best first', () => {
    const formats = (text: string) => allReadings(text, 'UTC').map((read) => read.format);
    expect(formats('45028').slice(0, 2)).toEqual(['excel', 'unix-seconds']);
    expect(formats('2016').slice(0, 3)).toEqual(['unix-seconds', 'excel', 'iso-8601']);
    expect(formats('2023-04-12T23:10:24Z')).toEqual(['rfc-3339', 'iso-8601']);
    expect(formats('x')).toEqual([]);
  });

  it.each([
    ['2025-10-19 24:59:59', 'bad-hour'],
    ['2025-02-30', 'bad-day'],
    ['tomorrow', 'not-recognized'],
    ['', 'not-recognized'],
    ['9'.repeat(30), 'out-of-range'],
    ['9'.repeat(5000), 'not-recognized'],
  ])('rejects %s: %s', (text, code) => {
    expect(problemOf(() => readAnyInstant(text, 'UTC'))?.code).toBe(code);
  });

  it('throws only Problem errors', () => {
    const piece = fc.constantFrom(
      '2023',
      '-',
      '04',
      '12',
      'T',
      ' ',
      ':',
      '59',
      '60',
      '.',
      'Z',
      '+',
      'W',
      'GMT',
      'Sun, ',
      'Nov',
      '9'.repeat(18),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          problemOf(() => readAnyInstant(text, 'Europe/Paris'));
          expect(detectFormats(text).every((format) => INSTANT_FORMATS.includes(format))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('local times', () => {
  it('reads a time without an offset in the time zone', () => {
    expect(utc('2023-04-12 23:10:24', 'iso-9075', 'Europe/Paris')).toBe('2023-04-12T21:10:24Z');
    expect(utc('2023-04-12', 'iso-8601', 'Asia/Kolkata')).toBe('2023-04-11T18:30:00Z');
    expect(utc('1891-03-15T00:00:00', 'iso-8601', 'Europe/Paris')).toBe('1891-03-14T23:50:39Z');
  });

  it('distinguishes a gap from an overlap', () => {
    const gap = readInstant('2026-03-29T02:30:00', 'iso-8601', 'Europe/Berlin');
    expect(gap.local?.kind).toBe('gap');
    expect(writeInstant(gap.instant, 'iso-8601', 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00');
    const overlap = readInstant('2026-10-25T02:30:00', 'iso-8601', 'Europe/Berlin');
    expect(overlap.local).toMatchObject({ kind: 'overlap', otherMs: Date.parse('2026-10-25T01:30:00Z') });
    expect(writeInstant(overlap.instant, 'iso-8601', 'Europe/Berlin')).toBe('2026-10-25T02:30:00+02:00');
    expect(readInstant('2026-10-25T02:30:00+01:00', 'iso-8601', 'Europe/Berlin').local).toBeUndefined();
  });

  it.each([
    ['2017-01-01T05:29:60.5+05:30', '2017-01-01T00:00:00.500Z'],
    ['2012-06-30T23:59:60Z', '2012-07-01T00:00:00Z'],
    ['2035-12-31T23:59:60Z', '2036-01-01T00:00:00Z'],
    ['2012-06-30T22:59:60Z', null],
    ['2013-06-30T23:59:60Z', null],
    ['1971-12-31T23:59:60Z', null],
    ['2035-11-30T23:59:60Z', null],
  ])('accepts second 60 only where a leap second is possible: %s', (text, utc) => {
    const read = () => readInstant(text, 'rfc-3339', 'UTC').instant;
    if (utc) expect(writeInstant(read(), 'iso-8601-utc', 'UTC')).toBe(utc);
    else expect(read).toThrow(expect.objectContaining({ code: 'bad-second' }));
  });

  it('flags a leap second', () => {
    expect(readInstant('2016-12-31T23:59:60Z', 'iso-8601', 'UTC').leapSecond).toBe(true);
  });
});

it.each([
  ['2022-07-08T00:14:07+01:00[Europe/Paris]', { zone: 'Europe/Paris', offset: '+01:00' }],
  ['2022-07-08T00:14:07+01:00[!Europe/Paris]', { zone: 'Europe/Paris', offset: '+01:00' }],
  ['2022-07-08T00:14:07+02:00[Europe/Paris][u-ca=hebrew]', undefined],
  ['2022-07-08T00:14:07Z[Europe/Paris]', undefined],
  ['2022-07-08T00:14:07+01:00[Nowhere/City]', undefined],
])('%s: checks that the zone uses the offset (RFC 9557, 3.4)', (text, otherZone) => {
  expect(readInstant(text, 'rfc-3339', 'UTC').otherZone).toEqual(otherZone);
});
