import { expect, test } from 'vitest';
import { findZone, offsetAt, readLocal, zoneFormat, zoneName } from '../../../../../src/lib/time/instant/zone.ts';

test.each([
  ['+05:30', 'UTC+05:30', 19_800],
  ['UTC+5', 'UTC+05:00', 18_000],
  ['gmt-3:30', 'UTC-03:30', -12_600],
  ['−0800', 'UTC-08:00', -28_800],
  ['GMT +13', 'UTC+13:00', 46_800],
  ['+00:00', 'UTC', 0],
  ['etc/gmt+5', 'Etc/GMT+5', -18_000],
  ['asia/kolkata', 'Asia/Kolkata', 19_800],
  ['new york', 'America/New_York', -18_000],
  ['utc', 'UTC', 0],
  ['Z', 'UTC', 0],
])('%s is the zone %s, %i seconds from UTC', (text, zone, seconds) => {
  expect(findZone(text)).toBe(zone);
  expect(offsetAt(zone, 0)).toBe(seconds);
});

test.each(['+24', '+5:60', '+', '5', 'GMT+5 x', '++5'])("%s isn't a zone", (text) => {
  expect(findZone(text)).toBeUndefined();
});

test('formats times in a zone without a name', () => {
  expect(zoneFormat('en-US', 'UTC+05:30', { dateStyle: 'full', timeStyle: 'long' })(0)).toMatch(
    /^Thursday, January 1, 1970 at 5:30:00\sAM UTC\+05:30$/,
  );
  expect(zoneFormat('en-US', 'UTC-03:30', { weekday: 'short' })(0)).toBe('Wed');
  expect(zoneName('UTC+05:30', 0)).toBe('UTC+05:30');
  expect(readLocal('UTC+05:30', 19_800_000)).toEqual({ kind: 'once', ms: 0 });
});
