import { Cron } from 'croner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everRuns, nextRuns } from '../../../../../src/lib/time/cron/next.ts';
import { parseCron } from '../../../../../src/lib/time/cron/parse.ts';

const NOW = '2026-11-20T12:00:00Z';

function runs(text: string, count = 4, zone = 'UTC', from = NOW): string[] {
  return nextRuns(parseCron(text), zone, Date.parse(from), count).map((run) =>
    new Date(run.ms).toISOString().replace('.000', ''),
  );
}

describe('next runs', () => {
  it.each<[string, string[]]>([
    ['30 15 * * 1-5', ['2026-11-20T15:30:00Z', '2026-11-23T15:30:00Z', '2026-11-24T15:30:00Z', '2026-11-25T15:30:00Z']],
    ['5/15 * * * *', ['2026-11-20T12:05:00Z', '2026-11-20T12:20:00Z', '2026-11-20T12:35:00Z', '2026-11-20T12:50:00Z']],
    ['0 12 * * *', ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z']],
    ['0 0 15 * 1', ['2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z', '2026-12-07T00:00:00Z', '2026-12-14T00:00:00Z']],
    ['0 0 */2 * 1', ['2026-11-23T00:00:00Z', '2026-12-07T00:00:00Z', '2026-12-21T00:00:00Z', '2027-01-11T00:00:00Z']],
    ['0 0 29 2 *', ['2028-02-29T00:00:00Z', '2032-02-29T00:00:00Z', '2036-02-29T00:00:00Z', '2040-02-29T00:00:00Z']],
    [
      '0 11-22 ? * MON-FRI *',
      ['2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z'],
    ],
    [
      '0 0 10 ? * 6#3',
      ['2026-12-18T10:00:00Z', '2027-01-15T10:00:00Z', '2027-02-19T10:00:00Z', '2027-03-19T10:00:00Z'],
    ],
    [
      '0 0 10 ? * FRIL',
      ['2026-11-27T10:00:00Z', '2026-12-25T10:00:00Z', '2027-01-29T10:00:00Z', '2027-02-26T10:00:00Z'],
    ],
    ['0 0 0 L * ?', ['2026-11-30T00:00:00Z', '2026-12-31T00:00:00Z', '2027-01-31T00:00:00Z', '2027-02-28T00:00:00Z']],
    ['0 0 0 L-3 * ?', ['2026-11-27T00:00:00Z', '2026-12-28T00:00:00Z', '2027-01-28T00:00:00Z', '2027-02-25T00:00:00Z']],
    ['0 0 0 LW * ?', ['2026-11-30T00:00:00Z', '2026-12-31T00:00:00Z', '2027-01-29T00:00:00Z', '2027-02-26T00:00:00Z']],
    // 1 May 2027 is a Saturday and 31 January 2027 a Sunday: W stays within the month
    ['0 0 0 1W 5 ?', ['2027-05-03T00:00:00Z', '2028-05-01T00:00:00Z', '2029-05-01T00:00:00Z', '2030-05-01T00:00:00Z']],
    ['0 0 0 31W 1 ?', ['2027-01-29T00:00:00Z', '2028-01-31T00:00:00Z', '2029-01-31T00:00:00Z', '2030-01-31T00:00:00Z']],
    ['0 0 0 1 1 ? 2027-2028', ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z']],
    ['0 0 0 1 1 ? 2020', []],
    ['@reboot', []],
  ])('%s', (text, expected) => {
    expect(runs(text)).toEqual(expected);
  });

  it('never repeats the instant it starts from', () => {
    expect(runs('* * * * * *', 2)).toEqual(['2026-11-20T12:00:01Z', '2026-11-20T12:00:02Z']);
  });
});

describe('daylight saving in Berlin', () => {
  const berlin = 'Europe/Berlin';
  it("runs a fixed time after the gap if it doesn't exist", () => {
    const found = nextRuns(parseCron('30 2 * * *'), berlin, Date.parse('2026-03-28T12:00:00Z'), 2);
    expect(found).toEqual([
      { ms: Date.parse('2026-03-29T01:00:00Z'), dst: 'gap' },
      { ms: Date.parse('2026-03-30T00:30:00Z') },
    ]);
  });

  it('runs a fixed time only once if it occurs twice', () => {
    const found = nextRuns(parseCron('30 2 * * *'), berlin, Date.parse('2026-10-24T12:00:00Z'), 2);
    expect(found).toEqual([
      { ms: Date.parse('2026-10-25T00:30:00Z'), dst: 'overlap' },
      { ms: Date.parse('2026-10-26T01:30:00Z') },
    ]);
  });

  it('lets other jobs follow the clock', () => {
    expect(runs('*/30 * * * *', 4, berlin, '2026-10-25T00:15:00Z')).toEqual([
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:00:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:00:00Z',
    ]);
    expect(runs('30 * * * *', 2, berlin, '2026-03-29T00:15:00Z')).toEqual([
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:30:00Z',
    ]);
  });

  it('counts days in the time zone', () => {
    expect(runs('0 0 * * 1', 1, 'Pacific/Auckland', '2026-11-20T12:00:00Z')).toEqual(['2026-11-22T11:00:00Z']);
  });
});

it.each([
  ['0 0 31 2 *', false],
  ['0 0 30 2 *', false],
  ['0 0 31 4,6,9,11 *', false],
  ['0 0 29 2 *', true],
  ['0 0 31 2 1', true],
  ['0 0 0 29 2 ? 2027', false],
  ['0 0 0 29 2 ? 2028', true],
  ['0 0 0 30W 2 ?', false],
  ['0 0 0 ? 2 1#5 2027', false],
  ['@reboot', true],
])('%s ever runs: %s', (text, expected) => {
  expect(everRuns(parseCron(text))).toBe(expected);
});

it('agrees with croner, in UTC and through daylight saving', () => {
  const list = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min: 2, max: Math.min(max, 20) }).map((step) => `*/${step}`),
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 }).map((values) => values.join(',')),
    );
  // croner doesn't treat */2 in day fields as a star, so only one of them is restricted here
  const days = fc.oneof(
    fc.tuple(list(1, 31), fc.constant('*')),
    fc.tuple(fc.constant('*'), list(0, 6)),
    fc.tuple(fc.integer({ min: 1, max: 31 }).map(String), fc.integer({ min: 0, max: 7 }).map(String)),
  );
  fc.assert(
    fc.property(
      list(0, 59),
      list(0, 23),
      days,
      list(1, 12),
      fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      (minute, hour, [dayOfMonth, dayOfWeek], month, zone, seconds) => {
        const text = `${minute} ${hour} ${dayOfMonth} ${month} ${dayOfWeek}`;
        const expected = new Cron(text, { timezone: zone, fixedTimeRule: 'no-wildcard' }).nextRuns(
          8,
          new Date(seconds * 1000),
        );
        const found = nextRuns(parseCron(text), zone, seconds * 1000, 8);
        expect(
          found.map((run) => new Date(run.ms).toISOString()),
          text,
        ).toEqual(expected.map((date) => date.toISOString()));
      },
    ),
    { numRuns: 300 },
  );
});

/** The minutes that fit the fields of an expression, one by one from the next; a day fits either field if both are restricted. */
function minuteByMinute(fields: readonly string[], from: number, count: number): number[] {
  const [minutes, hours, days, months, weekdays] = fields.map((field) => {
    const [values = '', step] = field.split('/');
    if (values === '*') return (value: number, least: number) => (value - least) % Number(step ?? 1) === 0;
    const parts = values.split(',').map((part) => part.split('-').map(Number));
    return (value: number) => parts.some(([low = 0, high = low]) => low <= value && value <= high);
  });
  const isOpen = (field = '') => field.startsWith('*');
  const found: number[] = [];
  const end = from + 62 * 86_400_000;
  for (let at = (Math.floor(from / 60_000) + 1) * 60_000; at < end && found.length < count; at += 60_000) {
    const date = new Date(at);
    const day = days?.(date.getUTCDate(), 1);
    const weekday = weekdays?.(date.getUTCDay(), 0);
    const isDay = isOpen(fields[2]) || isOpen(fields[4]) ? day && weekday : day || weekday;
    if (
      isDay &&
      minutes?.(date.getUTCMinutes(), 0) &&
      hours?.(date.getUTCHours(), 0) &&
      months?.(date.getUTCMonth() + 1, 1)
    )
      found.push(at);
  }
  return found;
}

it('finds the minutes that a search minute by minute finds', () => {
  const field = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min: 2, max: 20 }).map((step) => `*/${Math.min(step, max)}`),
      fc
        .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
        .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 }).map((values) => values.join(',')),
    );
  const fields = fc.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 6));
  fc.assert(
    fc.property(fields, fc.integer({ min: 1_500_000_000, max: 2_000_000_000 }), (parts, seconds) => {
      const expected = minuteByMinute(parts, seconds * 1000, 3);
      const found = nextRuns(parseCron(parts.join(' ')), 'UTC', seconds * 1000, 3).map(({ ms }) => ms);
      expect(found.slice(0, expected.length), parts.join(' ')).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
