import { expect, test } from 'vitest';
import { summaryOf } from '../../../../../src/lib/time/instant/summary.ts';

const ns = (ms: number) => BigInt(ms) * 1_000_000n;
const NOW = ns(Date.UTC(2026, 10, 27, 7, 36));

test.each([
  ['en-US', 'UTC', Date.UTC(2026, 10, 27, 7, 0), 'Fri, Nov 27, 2026, 07:00 AM UTC · 36 minutes ago'],
  ['en-US', 'UTC', Date.UTC(2026, 10, 27, 7, 36), 'Fri, Nov 27, 2026, 07:36 AM UTC · now'],
  ['en-US', 'Asia/Tokyo', Date.UTC(2026, 10, 30, 7, 36), 'Mon, Nov 30, 2026, 04:36 PM GMT+9 · in 3 days'],
  ['en-US', 'UTC', 0, 'Thu, Jan 1, 1970, 12:00 AM UTC · 56 years ago'],
])('%s in %s: %i', (locale, zone, instant, summary) => {
  expect(summaryOf(ns(instant), NOW, zone, locale).replaceAll('\u202f', ' ')).toBe(summary);
});
