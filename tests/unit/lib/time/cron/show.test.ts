import { expect, it } from 'vitest';
import { parseCron } from '../../../../../src/lib/time/cron/parse.ts';
import { runRows, tellValues } from '../../../../../src/lib/time/cron/show.ts';

it('shows runs in the time zone', () => {
  const rows = runRows(parseCron('30 15 * * 1-5'), {
    zone: 'Asia/Tokyo',
    now: Date.parse('2026-11-20T12:00:00Z'),
    count: 1,
    language: 'en',
  });
  expect(rows).toEqual([
    { weekday: 'Mon', time: '2026-11-23 15:30:00', offset: '+09:00', distance: 'in 2 days', dst: undefined },
  ]);
});

it.each([
  ['minute', [0, 15, 30], 'en', '0, 15, 30'],
  ['hour', [0, 1, 2, 22, 23], 'en', '0–2, 22, 23'],
  ['dayOfWeek', [1, 2, 3, 4, 5], 'en', 'Mon–Fri'],
  ['dayOfWeek', [0, 6], 'en', 'Sun, Sat'],
  ['month', [1, 12], 'en', 'Jan, Dec'],
  ['dayOfWeek', [0], 'zh-CN', '周日'],
  ['minute', [], 'en', ''],
] as const)('%s %j in %s: %s', (name, values, language, expected) => {
  expect(tellValues(name, values, language)).toBe(expected);
});
