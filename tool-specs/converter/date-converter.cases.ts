import { casesOf } from '../../src/core/spec.ts';
import type tool from './date-converter.ts';

export default casesOf<typeof tool>({
  run: {
    finds: {
      'time of an access log': {
        matches: [['10/Oct/2000:13:55:36 -0700', '2000-10-10T13:55:36-07:00']],
        rejects: ['see chapter 10/Oct for more', '10/Abc/2000:13:55:36 -0700'],
      },
      'date command': {
        matches: [
          ['date -d @1700000000', '1700000000'],
          ['date -u -d "@1700000000"', '1700000000'],
          ['date --date=@1700000000', '1700000000'],
          ['date -r 1700000000', '1700000000'],
          ['date -d 2024-02-29', '2024-02-29'],
        ],
        rejects: ['date -d', 'date -d tomorrow', 'date @1700000000'],
      },
      'Unix time with @': { matches: [['@1700000000', '1700000000']], rejects: ['@user', '@17a'] },
      FILETIME: {
        matches: [['133776123450000000', '2024-12-02T11:25:45.000Z']],
        rejects: ['1212092628029698048', '143776123450000000'],
      },
      'date in JSON of .NET': {
        matches: [
          ['/Date(1763978130000)/', '2025-11-24T09:55:30.000Z'],
          ['\\/Date(1763978130000+0100)\\/', '2025-11-24T09:55:30.000Z'],
        ],
        rejects: ['Date(1763978130000)', '/Date()/'],
      },
      'week date': {
        matches: [
          ['2025-W03-2', '2025-01-14'],
          ['2025W03', '2025-01-13'],
        ],
        rejects: ['2025-W60', '2025-W1', 'W03'],
      },
      'date of the shell': {
        matches: [
          ['Sun Feb 11 09:30:00 UTC 2024', '2024-02-11T09:30:00Z'],
          ['Thu Oct 26 11:00:09 CEST 2023', '2023-10-26T11:00:09+02:00'],
          ['Thu Oct 26 11:00:09 2023 +0200', '2023-10-26T11:00:09+02:00'],
          ['Sat Mar  2 08:05:01 2024 -0330', '2024-03-02T08:05:01-03:30'],
          ['[Thu Oct 26 11:00:09.123456 2023]', '2023-10-26T11:00:09.123456'],
        ],
        rejects: ['Sun Feb 11', 'Foo Feb 11 09:30:00 2024', 'Sun Feb 30 09:30:00 2024', 'Sun Feb 11 09:30:00 XYZ 2024'],
      },
      'date of OpenSSL': {
        matches: [
          ['Oct 26 11:00:09 2023 GMT', '2023-10-26T11:00:09Z'],
          ['notAfter=Jan  2 03:04:05 2030 GMT', '2030-01-02T03:04:05Z'],
        ],
        rejects: ['Oct 26 2023 GMT', 'notAfter=soon', 'Oct 26 11:00:09 2023 CET'],
      },
      'time of Go': {
        matches: [
          ['2023-10-26 11:00:09.123456789 +0200 CEST m=+0.000012345', '2023-10-26T11:00:09.123456789+02:00'],
          ['2023-10-26 11:00:09 +0000 UTC', '2023-10-26T11:00:09+00:00'],
        ],
        rejects: ['2023-10-26 11:00:09 +0200 in Paris', '2023-10-26 11:00:09 m=+0.1'],
      },
      'time of WMI': {
        matches: [
          ['20231026110009.000000+120', '2023-10-26T11:00:09.000000+02:00'],
          ['20231026110009.500000-210', '2023-10-26T11:00:09.500000-03:30'],
        ],
        rejects: ['20231026110009.000000', '20231326110009.000000+120', '20231026.5+120'],
      },
      'time of WebKit': {
        matches: [['13342784409000000', '2023-10-26T09:00:09.000Z']],
        rejects: ['1334278440900000', '17342784409000000'],
      },
      'time of syslog': {
        matches: ['Oct 26 11:00:09', 'Mar  2 08:05:01'],
        rejects: ['Oct 26', 'Okt 26 11:00:09', 'at Oct 26 11:00:09'],
      },
      'time of syslog with its year': {
        matches: [['Mar  3 09:12:44 2024', 'Mar 3 2024 09:12:44']],
        rejects: ['Mar  3 09:12:44', 'Mar  3 2024', 'Mär  3 09:12:44 2024'],
      },
      'time of day with AM or PM': {
        matches: ['5:30 PM', '11:05:09am', '5:30 p.m.'],
        rejects: ['17:30 PM', '5 PM', '5:30', '5:75 PM'],
      },
      'time of day with h': { matches: ['11h00', '7h30', '23h59'], rejects: ['24h00', '7h60', '7h5', '7h30m'] },
      'full hour with h': {
        matches: [
          ['11h', '11h00'],
          ['0h', '0h00'],
        ],
        rejects: ['24h', '111h', '11 h', '11hours'],
      },
      'date in words, the day first': {
        matches: [
          ['22 nov 2026', '2026-11-22'],
          ['22. November 2026', '2026-11-22'],
          ['Sunday, 22 November 2026 9:30', '2026-11-22T09:30'],
          ['22 de noviembre de 2026', '2026-11-22'],
          ['1er août 2026', '2026-08-01'],
          ['22 de março de 2026', '2026-03-22'],
          ['22 ноября 2026 г.', '2026-11-22'],
          ['14-Jul-1789', '1789-07-14'],
        ],
        rejects: ['31 feb 2026', '3 apples 2026', 'chapter 3 march 2026', '22 nov'],
      },
      'date in words, the month first': {
        matches: [
          ['Nov 22, 2026', '2026-11-22'],
          ['March 1st 2026 at 23:05', '2026-03-01T23:05'],
          ['Nov 24, 2025 3:15 PM', '2025-11-24T15:15'],
          ['Oct 26  2023', '2023-10-26'],
        ],
        rejects: ['Nov 31, 2026', 'Windows 11 2024', 'May 2026'],
      },
      'date with the name of a zone': {
        matches: [
          ['2025-11-24 10:15:30.123 UTC', '2025-11-24T10:15:30.123Z'],
          ['2025-11-24T10:15 GMT', '2025-11-24T10:15Z'],
          ['2025-11-24 10:15 CET', '2025-11-24T10:15+01:00'],
          ['Thu 2023-10-26 11:00:09 CEST', '2023-10-26T11:00:09+02:00'],
        ],
        rejects: ['2025-11-24 UTC', '2025-11-24 10:15 FOO', 'at 2025-11-24 10:15 UTC'],
      },
      'date with slashes, the year first': {
        matches: [
          ['2025/11/24', '2025-11-24'],
          ['2025/11/24 10:15', '2025-11-24T10:15'],
          ['2023/10/26 11:00:09.123456', '2023-10-26T11:00:09.123456'],
        ],
        rejects: ['2025/13/24', '2025/11', '2025/11/24/7'],
      },
      'date of PDF': {
        matches: [
          ["D:20261128110000+01'00'", '2026-11-28T11:00:00+01:00'],
          ['D:20261128', '2026-11-28T00:00:00Z'],
        ],
        rejects: ['D:2026112', "D:20261328110000+01'00'", 'D:'],
      },
      'timestamp of Oracle': {
        matches: [
          ['28-NOV-26 11.00.00.000000 AM', '2026-11-28T11:00:00.000000'],
          ['28-NOV-26 11.00.00.5 PM +01:00', '2026-11-28T23:00:00.5+01:00'],
        ],
        rejects: ['31-NOV-26 11.00.00.000000 AM', '28-NOV-26 13.00.00.000000 PM', '28-NOV-26 11.00'],
      },
      UTCTime: { matches: [['231026110009Z', '2023-10-26T11:00:09Z']], rejects: ['231326110009Z', '231026110009'] },
      'date of EXIF': {
        matches: [['2023:10:26 11:00:09', '2023-10-26T11:00:09']],
        rejects: ['2023:13:26 11:00:09', '2023:10:26'],
      },
      'date in six digits and a time': {
        matches: [['231026 11:00:09', '2023-10-26T11:00:09']],
        rejects: ['231326 11:00:09', '231026'],
      },
      'date with slashes, a short year first': {
        matches: [['23/10/26', '2023-10-26']],
        rejects: ['23-10-26', '23/13/26', '20.04.06'],
      },
      'date in Chinese': { matches: [['2026年11月22日', '2026-11-22']], rejects: ['2026年13月1日', '2026年11月'] },
      'date with points': {
        matches: [
          ['31.12.2024', '2024-12-31'],
          ['1.2.2024', '2024-02-01'],
          ['24.11.2025 10:15', '2025-11-24T10:15'],
        ],
        rejects: ['31.2.2024', '1.2.3', '10.0.0.1', '12.31.2024'],
      },
      'date with slashes, the month first': {
        matches: [
          ['01/02/2024', '2024-01-02'],
          ['01/02/2024 12:05:30 AM', '2024-01-02T00:05:30'],
          ['10-26-2023', '2023-10-26'],
          ['10/26/23', '2023-10-26'],
        ],
        rejects: ['13/02/2024', '10-11-12', '1/2', '1/2/3', '01/02/2024 13:05 PM'],
      },
      'date with slashes, the day first': {
        matches: [['01/02/2024', '2024-02-01']],
        rejects: ['12/13/2024', '02/02/2024', '1/2'],
      },
      'date in eight digits': {
        matches: ['20240501'],
        rejects: ['20241301', '12345678', '202405011'],
      },
    },
    detect: [
      {
        matches: ['1700000000', '1701227351995', '1701227351995845', '1701227351995845123'],
        rejects: ['404', '17000000', '9999999999', '17012273519958451231'],
      },
      {
        matches: ['2023-04-12T23:10:24+02:00', '2023-04-12 23:10', '2023-04-12'],
        rejects: ['2023-04', '555-1234', '2023-04-12x', '10.0.0.1'],
      },
      {
        matches: ['20230412T145600Z', '20230412T1456+0100'],
        rejects: ['20230412', '20230412145600', '99990412T145600Z', '20230412T14'],
      },
      {
        matches: [
          'Tue Nov 14 2023 22:13:20 GMT+0000 (Coordinated Universal Time)',
          'Tue Nov 14 2023 23:13:20 GMT+0100',
        ],
        rejects: ['Tue Nov 14', 'Tuesday', 'Tue Nov 14 2023 22:13'],
      },
      {
        matches: ['507f1f77bcf86cd799439011', '65f0c0ffee65f0c0ffee65f0'],
        rejects: ['deadbeefdeadbeefdeadbeef', '507f1f77bcf86cd79943901', '123456789012345678901234'],
      },
      {
        matches: ['Sun, 06 Nov 1994 08:49:37 GMT', '21 Nov 1997 09:55:06 -0600'],
        rejects: ['Sunday in November', '6 Nov'],
      },
      {
        matches: [
          'tomorrow',
          'in 90 days',
          '3 days ago',
          'hace 2 semanas',
          'через 3 дня',
          '3天后',
          'demain',
          'tomorrow at 5pm',
        ],
        rejects: ['tomorrow never dies', 'in days', '3 days', 'now and then', 'in 3 miles'],
      },
      {
        matches: ['2025-01-01 + 90 days', '1763800000 - 2 weeks', 'today + 1 month', 'hoy + 3 días'],
        rejects: ['2025-01-01 + 90', '90 days', '5 + 3', 'x + 3 days'],
      },
      {
        matches: ['90 days after 3 March 2026', '2 weeks before 2026-12-25'],
        rejects: ['90 days after', 'days after 2026-03-03', '90 days after the party'],
      },
      {
        matches: [
          '1763800000 in tokyo',
          '5pm utc in tokyo',
          '10:00 london in new york',
          'now in paris',
          'ahora en tokio',
          '3:30 pm est',
        ],
        rejects: ['in tokyo', '5 in hex', 'meet me at 5pm', 'arrived now in'],
      },
      {
        matches: [
          'timestamp',
          'unix timestamp',
          'current timestamp',
          'Unix time now',
          'tiempo unix',
          'horodatage unix',
          'carimbo de data/hora',
          'unix-время',
          '时间戳',
          '现在时间戳',
        ],
        rejects: ['unix', 'now', 'time', 'unix time 1700000000', 'timestamp of a file', 'время', 'timestamps'],
      },
      {
        matches: ['now in unix', 'now to timestamp', 'ahora en unix', 'сейчас в unix'],
        rejects: ['now in tokyo', 'in unix', 'now and unix'],
      },
      {
        matches: [
          'days between 2025-01-01 and 2025-03-01',
          'días entre 2025-01-01 y hoy',
          'jours entre le 2025-01-01 et le 2025-03-01',
          'dias entre 2025-01-01 e 2025-03-01',
          'дней между 2025-01-01 и 2025-03-01',
        ],
        rejects: ['days between friends', '2025-01-01', 'days between 1 and 3'],
      },
      {
        matches: ['days until 2026-12-25', 'сколько дней до 2026-12-25'],
        rejects: ['until 2026-12-25', 'days until then'],
      },
      {
        matches: ['2025-03-01 - 2025-01-01', '2025-01-01/2025-03-01', '2025-01-01 to today'],
        rejects: ['2025-03-01 - 5', '5 - 3', 'today - tomorrow', '2025-01-01-2025'],
      },
      {
        matches: ['how old is 1990-05-17', 'age since 17 May 1990'],
        rejects: ['how old is the universe', 'age of 30', 'how old'],
      },
      {
        matches: ['2025-01-01到2025-03-01多少天', '2025-01-01和今天之间有几周'],
        rejects: ['2025-01-01', '今天和明天'],
      },
      { matches: ['距离2026-12-25还有多少天', '距2026-12-25有几天'], rejects: ['距离2026-12-25', '还有多少天'] },
      {
        matches: ['weekday of 2025-01-01', 'what day is 2025-01-01?'],
        rejects: ['weekday', 'what day is it', 'day 2025-01-01'],
      },
      {
        matches: [
          '¿qué día es el 2025-01-01?',
          'quel jour était le 2025-01-01',
          'dia da semana de 2025-01-01',
          'день недели 2025-01-01',
        ],
        rejects: ['qué día es hoy', 'dia 5'],
      },
      { matches: ['2025-01-01是星期几', '2025-01-01 是周几？'], rejects: ['今天是星期几', '2025-01-01'] },
    ],
    examples: [
      // `date -u -d` reads the same from these, where it reads them.
      ...(
        [
          ['10/26/2023', '2023-10-26T00:00:00Z'],
          ['26.10.2023 11:00', '2023-10-26T11:00:00Z'],
          ['25/12/2024', '2024-12-25T00:00:00Z'],
          ['26-10-2023 11:00', '2023-10-26T11:00:00Z'],
          ['10/26/2023 11:00:09 PM', '2023-10-26T23:00:09Z'],
          ['2023/10/26 11:00:09', '2023-10-26T11:00:09Z'],
          ['2023/10/26 11:00:09.5', '2023-10-26T11:00:09.500Z'],
          ['Thu Oct 26 11:00:09 CEST 2023', '2023-10-26T09:00:09Z'],
          ['Thu Oct 26 11:00:09 2023 +0200', '2023-10-26T09:00:09Z'],
          ['Date:   Thu Oct 26 11:00:09 2023 +0200', '2023-10-26T09:00:09Z'],
          ['2023-10-26 11:00:09.123456789 +0200 CEST m=+0.000012345', '2023-10-26T09:00:09.123456789Z'],
          ['[26/Oct/2023:11:00:09 +0200]', '2023-10-26T09:00:09Z'],
          ['[Thu Oct 26 11:00:09.123456 2023]', '2023-10-26T11:00:09.123456Z'],
          ['notBefore=Oct 26 11:00:09 2023 GMT', '2023-10-26T11:00:09Z'],
          ['Oct 26, 2023 11:00:09 AM', '2023-10-26T11:00:09Z'],
          ['20231026110009.000000+120', '2023-10-26T09:00:09Z'],
          ['13342784409000000', '2023-10-26T09:00:09Z'],
          ['/Date(1698310809000)/', '2023-10-26T09:00:09Z'],
          ['22 de noviembre de 2026', '2026-11-22T00:00:00Z'],
          ['22 ноября 2026 г.', '2026-11-22T00:00:00Z'],
          ['2026年11月22日 9:30', '2026-11-22T09:30:00Z'],
          ['"2023-10-26T11:00:09Z"', '2023-10-26T11:00:09Z'],
          ['created_at: 2023-10-26T11:00:09Z', '2023-10-26T11:00:09Z'],
          ['$ 1698310809', '2023-10-26T09:00:09Z'],
        ] as const
      ).map(([date, iso8601Utc]) => ({ input: { date, zone: 'UTC' }, output: { iso8601Utc } })),
      // Years of two digits are 1969 to 2068 (POSIX, strptime), in certificates 1950 to 2049 (RFC 5280); the year is said.
      ...(
        [
          ['10/26/23', '2023-10-26T00:00:00Z'],
          ['26.10.23 11:00', '2023-10-26T11:00:00Z'],
          ['25/12/68', '2068-12-25T00:00:00Z'],
          ['25/12/69', '1969-12-25T00:00:00Z'],
          ['10/26/23, 11:00:09 PM', '2023-10-26T23:00:09Z'],
          ['28-NOV-26 11.00.00.000000 AM', '2026-11-28T11:00:00Z'],
          ['28-NOV-26 11.00.00.500000 PM +01:00', '2026-11-28T22:00:00.500Z'],
          ['28-NOV-26', '2026-11-28T00:00:00Z'],
          ['28 nov. 26', '2026-11-28T00:00:00Z'],
          ["Nov 28, '26", '2026-11-28T00:00:00Z'],
          ['231026110009Z', '2023-10-26T11:00:09Z'],
          ['500101000000Z', '1950-01-01T00:00:00Z'],
          ['491231235959Z', '2049-12-31T23:59:59Z'],
          ['231026 11:00:09', '2023-10-26T11:00:09Z'],
        ] as const
      ).map(([date, iso8601Utc]) => ({
        input: { date, zone: 'UTC' },
        output: { iso8601Utc },
        warns: ['short-year' as const],
      })),
      ...(
        [
          ['01/02/03', 'month-first', ['day-first', 'year-first'], '2003-01-02T00:00:00Z'],
          ['26-10-23', 'day-first', ['year-first'], '2023-10-26T00:00:00Z'],
          ['10.11.12', 'day-first', ['year-first'], '2012-11-10T00:00:00Z'],
          ['99/12/31', 'year-first', [], '1999-12-31T00:00:00Z'],
          ['12/31/99', 'month-first', [], '1999-12-31T00:00:00Z'],
        ] as const
      ).map(([date, reads, others, iso8601Utc]) => ({
        input: { date, zone: 'UTC' },
        output: { iso8601Utc },
        reads,
        others,
      })),
      {
        input: { date: '01/02/03', zone: 'UTC', format: 'year-first' },
        output: { iso8601Utc: '2001-02-03T00:00:00Z' },
        reads: 'year-first',
        others: [],
      },
      // PDF (ISO 32000-2, 7.9.4), EXIF, and clocks with an h.
      ...(
        [
          ["D:20261128110000+01'00'", '2026-11-28T10:00:00Z'],
          ["D:20261128110000+01'00", '2026-11-28T10:00:00Z'],
          ["(D:19981223195200-08'00')", '1998-12-24T03:52:00Z'],
          ['D:20261128110000Z', '2026-11-28T11:00:00Z'],
          ["D:20261128110000Z00'00'", '2026-11-28T11:00:00Z'],
          ["D:20261128110000-05'30'", '2026-11-28T16:30:00Z'],
          ['D:20261128', '2026-11-28T00:00:00Z'],
          ['D:202611', '2026-11-01T00:00:00Z'],
          ['2023:10:26 11:00:09', '2023-10-26T11:00:09Z'],
          ['2023:10:26 11:00:09.12+02:00', '2023-10-26T09:00:09.120Z'],
          ['28-NOV-2026 11.00.00 AM', '2026-11-28T11:00:00Z'],
          ['28/11/2026 11h00', '2026-11-28T11:00:00Z'],
          ['28/11/2026 à 11h', '2026-11-28T11:00:00Z'],
          ['28 novembre 2026 à 11h30', '2026-11-28T11:30:00Z'],
          ['28 de novembro de 2026 às 11h30min', '2026-11-28T11:30:00Z'],
          ['28.11.2026 11:00 Uhr', '2026-11-28T11:00:00Z'],
          ['2026年11月28日 11时30分', '2026-11-28T11:30:00Z'],
          ['11/28/2026, 11:00:09\u202fAM', '2026-11-28T11:00:09Z'],
        ] as const
      ).map(([date, iso8601Utc]) => ({ input: { date, zone: 'UTC' }, output: { iso8601Utc }, warns: [] })),
      { input: { date: '30-FEB-26 11.00.00 AM', zone: 'UTC' }, fails: 'bad-day' },
      { input: { date: '28-NOV-26 13.00.00 PM', zone: 'UTC' }, fails: 'not-recognized' },
      { input: { date: "D:20261328110000+01'00'", zone: 'UTC' }, fails: 'bad-month' },
      // A log without a year is from the last twelve months.
      ...(
        [
          ['Oct 26 11:00:09', '2026-10-26T11:00:09Z'],
          ['Dec  1 11:00:09', '2025-12-01T11:00:09Z'],
          ['Feb 29 11:00:09', '2024-02-29T11:00:09Z'],
          ['5:30 PM', '2026-11-20T17:30:00Z'],
          ['11h00', '2026-11-20T11:00:00Z'],
        ] as const
      ).map(([date, iso8601Utc]) => ({
        input: { date, zone: 'UTC' },
        now: '2026-11-20T12:00:00Z',
        output: { iso8601Utc },
      })),
      {
        input: { date: '01/02/2024', zone: 'UTC' },
        output: { iso8601Utc: '2024-01-02T00:00:00Z' },
        reads: 'month-first',
        others: ['day-first'],
      },
      { input: { date: '02/02/2024', zone: 'UTC' }, output: { iso8601Utc: '2024-02-02T00:00:00Z' }, others: [] },
      {
        input: { date: '01/02/2024', format: 'day-first', zone: 'UTC' },
        output: { iso8601Utc: '2024-02-01T00:00:00Z' },
        reads: 'day-first',
        others: [],
      },
      { input: { date: '31.2.2024' }, fails: 'bad-day' },
      { input: { date: '13/32/2024' }, fails: 'bad-month' },
      {
        input: { date: 'current timestamp', zone: 'UTC' },
        now: '2026-11-20T12:00:00Z',
        output: { unixSeconds: '1795176000', readAs: null },
      },
      {
        input: { date: 'days between 2025-01-01 and 2025-03-01', zone: 'UTC' },
        output: { iso8601: null, difference: '59 days', calendarDifference: '2 months', weeks: '8 weeks, 3 days' },
      },
      {
        input: { date: 'weekday of 2025-01-01', zone: 'UTC' },
        output: { weekday: 'Wednesday', isoWeek: '2025-W01-3' },
      },
      {
        input: { date: '2025-01-01 + 90 days', zone: 'UTC' },
        output: { iso8601: '2025-04-01T00:00:00Z', unixSeconds: '1743465600' },
      },
      { input: { date: '1763800000 in tokyo', zone: 'UTC' }, output: { iso8601: '2025-11-22T17:26:40+09:00' } },
      { input: { date: '45028', zone: 'UTC' }, output: { iso8601Utc: '2023-04-12T00:00:00Z', readAs: 'Excel' } },
      {
        input: { date: '2026-03-29 02:30:00', zone: 'Europe/Berlin' },
        output: { iso8601: '2026-03-29T03:30:00+02:00' },
        warns: ['local-gap'],
      },
      {
        input: { date: '2026-10-25 02:30:00', zone: 'Europe/Berlin' },
        output: { iso8601: '2026-10-25T02:30:00+02:00' },
        warns: ['local-overlap'],
      },
      {
        input: { date: '1700000000', zone: 'UTC' },
        output: { readAs: 'Unix s', isoWeek: '2023-W46-2' },
        reads: 'format',
      },
      { input: { date: 'Sun, 06 Nov 1994 08:49:37 GMT', zone: 'UTC' }, output: { iso8601: '1994-11-06T08:49:37Z' } },
      { input: { date: '507f1f77bcf86cd799439011', zone: 'UTC' }, output: { iso8601Utc: '2012-10-17T21:13:27Z' } },
      { input: { date: '', zone: 'UTC' }, output: { iso8601: '2026-11-20T12:00:00Z', relative: 'now', readings: [] } },
      { input: { date: '', zone: 'UTC' }, language: 'cn', output: { relative: '现在' } },
      { input: { date: '1701227351995', zone: 'UTC' }, output: { iso8601Utc: '2023-11-29T03:09:11.995Z' } },
      { input: { date: '1664845200000', zone: 'UTC' }, output: { iso8601Utc: '2022-10-04T01:00:00Z' } },
      { input: { date: '1647140153546', zone: 'UTC' }, output: { iso8601Utc: '2022-03-13T02:55:53.546Z' } },
      { input: { date: '1458062906000', zone: 'UTC' }, output: { iso8601Utc: '2016-03-15T17:28:26Z' } },
      {
        input: { date: '1785828555', zone: 'Asia/Kolkata', zones: ['UTC', 'kolkata'] },
        output: {
          iso9075: '2026-08-04 12:59:15',
          zones: [
            { zone: 'UTC', time: '2026-08-04 07:29:15', weekday: 'Tuesday', offset: '+00:00' },
            { zone: 'Asia/Kolkata', time: '2026-08-04 12:59:15', weekday: 'Tuesday', offset: '+05:30' },
          ],
        },
      },
      { input: { date: '-1000', zone: 'UTC' }, output: { iso8601Utc: '1969-12-31T23:43:20Z' } },
      {
        input: { date: '4242.4242', format: 'excel', zone: 'UTC' },
        output: { iso8601Utc: '1911-08-12T10:10:50.880Z' },
      },
      { input: { date: '1800-01-01', zone: 'UTC' }, output: { excel: '-36522', objectId: null } },
      { input: { date: '2016', zone: 'UTC' }, check: ({ readings }) => readings.length > 2 },
      { input: { date: '2016', format: 'iso-8601', zone: 'UTC' }, output: { iso8601Utc: '2016-01-01T00:00:00Z' } },
      {
        input: { date: '2016-12-31T23:59:60Z', zone: 'UTC' },
        output: { unixSeconds: '1483228800' },
        warns: ['leap-second'],
      },
      // RFC 9557, 3.4: Paris is two hours ahead in July.
      {
        input: { date: '2022-07-08T00:14:07+01:00[Europe/Paris]', zone: 'UTC' },
        output: { iso8601Utc: '2022-07-07T23:14:07Z' },
        warns: ['zone-differs'],
      },
      // RFC 3339, 5.8; the offset counts before the month
      {
        input: { date: '1990-12-31T15:59:60-08:00', zone: 'UTC' },
        output: { iso8601Utc: '1991-01-01T00:00:00Z' },
        warns: ['leap-second'],
      },
      ...['2024-05-05T23:59:60Z', '2015-12-31T23:59:60Z', '1990-12-31T23:59:60-08:00'].map((date) => ({
        input: { date },
        fails: 'bad-second' as const,
        at: { offset: 17 },
      })),
      { input: { date: '9999-12-31T23:59:59.999999999Z', zone: 'UTC' }, output: { excel: '2958465.9999999884' } },
      {
        input: { date: '2958465.9999999884', format: 'excel', zone: 'UTC' },
        output: { iso8601Utc: '9999-12-31T23:59:59.999Z' },
      },
      { input: { date: '2025-10-19 24:59:59' }, fails: 'bad-hour', at: { offset: 11 } },
      { input: { date: '2025-02-30' }, fails: 'bad-day' },
      { input: { date: '2016-02-01-' }, fails: 'not-recognized' },
      { input: { date: '2021-01-01T00:00:00.', format: 'iso-8601' }, fails: 'not-in-format' },
      { input: { date: '2021-01-01T00:00:00+1:00', format: 'rfc-3339' }, fails: 'not-in-format' },
      { input: { date: 'Sun, 06 Nov 1994 8:49:37 GMT', format: 'rfc-7231' }, fails: 'not-in-format' },
      { input: { date: 'Mon, 06 Nov 1994 08:49:37 GMT' }, fails: 'weekday-mismatch' },
      { input: { date: '60', format: 'excel' }, fails: 'excel-leap-day' },
      { input: { date: '8640000000001', format: 'unix-seconds' }, fails: 'out-of-range' },
      { input: { date: 'foo', format: 'unix-seconds' }, fails: 'not-in-format' },
      // Offsets are read as people mean them; the IANA zone Etc/GMT+5 is behind UTC.
      ...(
        [
          ['+05:30', '1970-01-01T05:30:00+05:30'],
          ['GMT+5', '1970-01-01T05:00:00+05:00'],
          ['utc −3', '1969-12-31T21:00:00-03:00'],
          ['-0930', '1969-12-31T14:30:00-09:30'],
          ['GMT+0', '1970-01-01T00:00:00Z'],
          ['etc/gmt+5', '1969-12-31T19:00:00-05:00'],
        ] as const
      ).map(([zone, iso8601]) => ({
        input: { date: '0', format: 'unix-seconds' as const, zone },
        output: { iso8601 },
      })),
      { input: { date: '0', zone: '+24:00' }, fails: 'unknown-zone', field: 'zone' },
      { input: { date: '0', zone: 'Mars/Olympus' }, fails: 'unknown-zone', field: 'zone' },
    ],
  },
});
