// @vitest-environment node
import { expect, test } from 'vitest';
import { asSomebodyElse } from '../../../src/build/prerender/somebody-else.mjs';

const zone = () => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
const YEAR_MS = 365 * 86_400_000;

test('another visitor has another clock and time zone, even if the work fails', async () => {
  const before = { zone: zone(), Date };
  const seen = await asSomebodyElse(async () => ({
    zone: zone(),
    offset: new Date(Date.UTC(2026, 0, 1)).getHours(),
    now: Date.now(),
    date: new Date().getTime(),
    given: new Date(5).getTime(),
    isDate: new Date() instanceof Date,
  }));
  expect(seen).toMatchObject({ zone: 'Pacific/Kiritimati', offset: 14, given: 5, isDate: true });
  expect(seen.now).toBeGreaterThan(Date.now() + YEAR_MS);
  expect(seen.date).toBeGreaterThan(Date.now() + YEAR_MS);
  await expect(asSomebodyElse(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect({ zone: zone(), Date }).toEqual(before);
  expect(Date.now()).toBeLessThan(seen.now);
});
