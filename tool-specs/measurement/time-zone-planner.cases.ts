import { casesOf } from '../../src/core/spec.ts';
import type tool from './time-zone-planner.ts';

interface Row {
  zone: unknown;
  time: unknown;
  offset: unknown;
  change: unknown;
}

/** A change as its cell has it, such as `2027-03-28 +1`. */
function changeOf(cell: unknown): string {
  const { date, shift } = (cell as { params?: { date: string; shift: string } } | null)?.params ?? {};
  return date === undefined ? '' : `${date} ${shift}`;
}

/** Expected values: zoneinfo of Python 3.11 with the tz database. */
const shows = <const I>(input: I, rows: readonly (readonly string[])[]) => ({
  input,
  check: ({ times }: { times: readonly Row[] }) =>
    JSON.stringify(times.map(({ zone, time, offset, change }) => [zone, time, offset, changeOf(change)])) ===
    JSON.stringify(rows),
});
const shares = <const I>(input: I, shared: string | null) => ({ input, output: { shared } });
const fails = <const I, const F extends string, const N extends string>(input: I, code: F, field: N) => ({
  input,
  fails: code,
  field,
});

export default casesOf<typeof tool>({
  run: {
    examples: [
      shows({ moment: '2026-12-01 15:30', zone: 'Europe/Paris', zones: ['America/New_York', 'Asia/Kolkata'] }, [
        ['Europe/Paris', '2026-12-01 15:30', '+01:00', '2027-03-28 +1'],
        ['America/New_York', '2026-12-01 09:30', '-05:00', '2027-03-14 +1'],
        ['Asia/Kolkata', '2026-12-01 20:00', '+05:30', ''],
      ]),
      shows({ moment: '2026-07-01T12:00Z', zone: 'UTC', zones: ['Europe/London', 'Asia/Tokyo'] }, [
        ['UTC', '2026-07-01 12:00', '+00:00', ''],
        ['Europe/London', '2026-07-01 13:00', '+01:00', '2026-10-25 −1'],
        ['Asia/Tokyo', '2026-07-01 21:00', '+09:00', ''],
      ]),
      shows({ moment: '2026-03-28 12:00', zone: 'Europe/Berlin', zones: ['America/Los_Angeles'] }, [
        ['Europe/Berlin', '2026-03-28 12:00', '+01:00', '2026-03-29 +1'],
        ['America/Los_Angeles', '2026-03-28 04:00', '-07:00', '2026-11-01 −1'],
      ]),
      shows({ moment: '2026-03-29 12:00', zone: 'Europe/Berlin', zones: ['America/Los_Angeles'] }, [
        ['Europe/Berlin', '2026-03-29 12:00', '+02:00', '2026-10-25 −1'],
        ['America/Los_Angeles', '2026-03-29 03:00', '-07:00', '2026-11-01 −1'],
      ]),
      shows({ moment: '2026-10-31 20:00', zone: 'America/New_York', zones: ['Europe/London'] }, [
        ['America/New_York', '2026-10-31 20:00', '-04:00', '2026-11-01 −1'],
        ['Europe/London', '2026-11-01 00:00', '+00:00', '2027-03-28 +1'],
      ]),
      shows({ moment: '2026-11-01 20:00', zone: 'America/New_York', zones: ['Europe/London'] }, [
        ['America/New_York', '2026-11-01 20:00', '-05:00', '2027-03-14 +1'],
        ['Europe/London', '2026-11-02 01:00', '+00:00', '2027-03-28 +1'],
      ]),
      shows(
        { moment: '2026-01-15 09:00', zone: 'Australia/Sydney', zones: ['Australia/Brisbane', 'Pacific/Auckland'] },
        [
          ['Australia/Sydney', '2026-01-15 09:00', '+11:00', '2026-04-05 −1'],
          ['Australia/Brisbane', '2026-01-15 08:00', '+10:00', ''],
          ['Pacific/Auckland', '2026-01-15 11:00', '+13:00', '2026-04-05 −1'],
        ],
      ),
      shows({ moment: '2026-06-15 09:00', zone: 'Asia/Kathmandu', zones: ['Asia/Kabul', 'Australia/Eucla'] }, [
        ['Asia/Kathmandu', '2026-06-15 09:00', '+05:45', ''],
        ['Asia/Kabul', '2026-06-15 07:45', '+04:30', ''],
        ['Australia/Eucla', '2026-06-15 12:00', '+08:45', ''],
      ]),
      shows({ moment: '2026-12-31 23:30', zone: 'Pacific/Kiritimati', zones: ['Pacific/Pago_Pago', 'UTC'] }, [
        ['Pacific/Kiritimati', '2026-12-31 23:30', '+14:00', ''],
        ['Pacific/Pago_Pago', '2026-12-30 22:30', '-11:00', ''],
        ['UTC', '2026-12-31 09:30', '+00:00', ''],
      ]),
      shows({ moment: '2026-04-04 12:00', zone: 'Australia/Lord_Howe', zones: ['UTC'] }, [
        ['Australia/Lord_Howe', '2026-04-04 12:00', '+11:00', '2026-04-05 −0.5'],
        ['UTC', '2026-04-04 01:00', '+00:00', ''],
      ]),
      shows({ moment: '2024-02-29 10:00', zone: 'America/Sao_Paulo', zones: ['America/St_Johns'] }, [
        ['America/Sao_Paulo', '2024-02-29 10:00', '-03:00', ''],
        ['America/St_Johns', '2024-02-29 09:30', '-03:30', '2024-03-10 +1'],
      ]),
      shows({ moment: '2026-09-05 12:00', zone: 'America/Santiago', zones: ['Europe/Madrid'] }, [
        ['America/Santiago', '2026-09-05 12:00', '-04:00', '2026-09-06 +1'],
        ['Europe/Madrid', '2026-09-05 18:00', '+02:00', '2026-10-25 −1'],
      ]),
      shows({ moment: '1999-12-31T23:59Z', zone: 'UTC', zones: ['America/Chicago'] }, [
        ['UTC', '1999-12-31 23:59', '+00:00', ''],
        ['America/Chicago', '1999-12-31 17:59', '-06:00', '2000-04-02 +1'],
      ]),
      shows({ moment: '2026-05-01 08:00', zone: 'Africa/Cairo', zones: ['Africa/Johannesburg'] }, [
        ['Africa/Cairo', '2026-05-01 08:00', '+03:00', '2026-10-29 −1'],
        ['Africa/Johannesburg', '2026-05-01 07:00', '+02:00', ''],
      ]),
      shows({ moment: '2026-03-08 01:00', zone: 'America/New_York', zones: ['Europe/Paris'] }, [
        ['America/New_York', '2026-03-08 01:00', '-05:00', '2026-03-08 +1'],
        ['Europe/Paris', '2026-03-08 07:00', '+01:00', '2026-03-29 +1'],
      ]),
      shows({ moment: '2030-01-01 00:00', zone: 'Asia/Shanghai', zones: ['Europe/Moscow'] }, [
        ['Asia/Shanghai', '2030-01-01 00:00', '+08:00', ''],
        ['Europe/Moscow', '2029-12-31 19:00', '+03:00', ''],
      ]),
      shows({ moment: '2026-08-01 18:00', zone: 'Asia/Dubai', zones: ['America/Denver', 'America/Phoenix'] }, [
        ['Asia/Dubai', '2026-08-01 18:00', '+04:00', ''],
        ['America/Denver', '2026-08-01 08:00', '-06:00', '2026-11-01 −1'],
        ['America/Phoenix', '2026-08-01 07:00', '-07:00', ''],
      ]),
      shows({ moment: '2026-12-01T10:00+02:00', zone: 'Europe/Athens', zones: ['Atlantic/Azores'] }, [
        ['Europe/Athens', '2026-12-01 10:00', '+02:00', '2027-03-28 +1'],
        ['Atlantic/Azores', '2026-12-01 07:00', '-01:00', '2027-03-28 +1'],
      ]),
      shows({ moment: '2026-02-10 12:00', zone: 'America/Halifax', zones: ['Atlantic/Reykjavik'] }, [
        ['America/Halifax', '2026-02-10 12:00', '-04:00', '2026-03-08 +1'],
        ['Atlantic/Reykjavik', '2026-02-10 16:00', '+00:00', ''],
      ]),
      shows({ moment: '2026-06-01 12:00', zone: 'Europe/Dublin', zones: ['Europe/Lisbon'] }, [
        ['Europe/Dublin', '2026-06-01 12:00', '+01:00', '2026-10-25 −1'],
        ['Europe/Lisbon', '2026-06-01 12:00', '+01:00', '2026-10-25 −1'],
      ]),
      shares(
        { moment: '2026-12-01 12:00', zone: 'Europe/London', zones: ['America/New_York'], workStart: 9, workEnd: 17 },
        '14:00–17:00 Europe/London (14:00–17:00 UTC)',
      ),
      shares(
        { moment: '2026-12-01 12:00', zone: 'America/Los_Angeles', zones: ['Europe/Paris'], workStart: 9, workEnd: 17 },
        null,
      ),
      shares(
        { moment: '2026-12-01 12:00', zone: 'Europe/Paris', zones: ['Asia/Kolkata'], workStart: 9, workEnd: 17 },
        '09:00–12:30 Europe/Paris (08:00–11:30 UTC)',
      ),
      shares({ moment: '2026-12-05 12:00', zone: 'Europe/Paris', zones: ['UTC'], workStart: 9, workEnd: 17 }, null),
      shares(
        { moment: '2026-12-04 12:00', zone: 'America/Los_Angeles', zones: ['Asia/Tokyo'], workStart: 8, workEnd: 20 },
        null,
      ),
      shares(
        { moment: '2026-12-01 12:00', zone: 'UTC', zones: ['Asia/Kathmandu'], workStart: 9, workEnd: 17 },
        '09:00–11:30 UTC (09:00–11:30 UTC)',
      ),
      shares(
        { moment: '2026-12-01 12:00', zone: 'UTC', zones: ['Atlantic/Reykjavik'], workStart: 22, workEnd: 6 },
        '00:00–06:00 UTC (00:00–06:00 UTC), 22:00–00:00 UTC (22:00–00:00 UTC)',
      ),
      shares(
        { moment: '2026-03-29 12:00', zone: 'Europe/Berlin', zones: ['Europe/London'], workStart: 9, workEnd: 17 },
        null,
      ),
      shares(
        { moment: '2026-03-30 12:00', zone: 'Europe/Berlin', zones: ['Europe/London'], workStart: 9, workEnd: 17 },
        '10:00–17:00 Europe/Berlin (08:00–15:00 UTC)',
      ),
      shares(
        {
          moment: '2026-12-01 12:00',
          zone: 'Asia/Tokyo',
          zones: ['Australia/Sydney', 'Asia/Singapore'],
          workStart: 9,
          workEnd: 17,
        },
        '10:00–15:00 Asia/Tokyo (01:00–06:00 UTC)',
      ),
      shares(
        { moment: '2026-12-01 12:00', zone: 'UTC', zones: ['Europe/Lisbon'], workStart: 0, workEnd: 24 },
        '00:00–00:00 UTC (00:00–00:00 UTC)',
      ),
      shares(
        { moment: '2026-07-01 12:00', zone: 'America/Sao_Paulo', zones: ['Europe/Madrid'], workStart: 9, workEnd: 17 },
        '09:00–12:00 America/Sao_Paulo (12:00–15:00 UTC)',
      ),
      {
        input: { zone: 'UTC', zones: ['Asia/Tokyo'] },
        now: '2026-11-28T07:00:30Z',
        check: ({ times }) => times[0]?.time === '2026-11-28 07:00' && times[1]?.time === '2026-11-28 16:00',
      },
      {
        input: { moment: '15:00', zone: 'Tokyo', zones: ['UTC'] },
        now: '2026-11-28T20:00:00Z',
        check: ({ times }) => times[0]?.time === '2026-11-29 15:00' && times[1]?.time === '2026-11-29 06:00',
      },
      {
        input: { moment: 'now', zone: 'UTC', zones: ['utc', 'UTC'] },
        now: '2026-11-28T07:00:00Z',
        check: ({ times }) => times.length === 1,
      },
      {
        input: { moment: '1795500000', zone: 'UTC', zones: ['Europe/Paris'] },
        check: ({ times }) => times[0]?.time === '2026-11-24 06:00',
      },
      { input: { moment: '2026-11-30 12:00', zone: 'UTC' }, check: ({ times }) => times.length === 8 },
      {
        input: { moment: '2026-11-30 12:00', zone: 'GMT+5', zones: ['UTC'] },
        check: ({ times }) => times[0]?.time === '2026-11-30 12:00' && times[1]?.time === '2026-11-30 07:00',
      },
      {
        input: { moment: '2026-03-29 02:30', zone: 'Europe/Berlin', zones: ['UTC'] },
        check: ({ times }) => times[0]?.time === '2026-03-29 03:30',
        warns: ['local-gap', 'no-shared-hours'],
      },
      {
        input: { moment: '2026-10-25 02:30', zone: 'Europe/Berlin', zones: ['UTC'] },
        check: ({ times }) => times[1]?.time === '2026-10-25 00:30',
        warns: ['local-overlap', 'change-today', 'no-shared-hours'],
      },
      {
        input: { moment: '2026-10-24 12:00', zone: 'Europe/Berlin', zones: ['UTC'] },
        check: ({ shared }) => shared === null,
        warns: ['change-today', 'no-shared-hours'],
      },
      {
        input: { moment: '2026-12-01 01:00', zone: 'UTC', zones: ['Asia/Tokyo'] },
        output: {
          strip:
            '      00 03 06 09 12 15 18 21\nUTC   ·······▒▒████████▒▒▒▒▒▒·\nTokyo ████████▒▒▒▒▒▒········▒▒\n       ▲',
        },
      },
      fails({ moment: 'someday', zone: 'UTC' }, 'not-a-moment', 'moment'),
      fails({ moment: '25:00', zone: 'UTC' }, 'not-a-moment', 'moment'),
      fails({ moment: '01/02/2026 10:00', zone: 'UTC' }, 'day-month-order', 'moment'),
      fails({ moment: '2026-02-30 10:00', zone: 'UTC' }, 'not-a-moment', 'moment'),
      fails({ moment: '12:00', zone: 'Atlantis' }, 'unknown-zone', 'zone'),
      fails({ moment: '12:00', zone: 'UTC', zones: ['Europe/Paris', 'Narnia'] }, 'unknown-zone', 'zones'),
      fails(
        { moment: '12:00', zone: 'UTC', zones: Array.from({ length: 51 }, () => 'UTC') },
        'too-many-zones',
        'zones',
      ),
    ],
  },
});
