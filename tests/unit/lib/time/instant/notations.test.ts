import { expect, test } from 'vitest';
import { eachNotation, USUAL_ZONES, zoneTime } from '../../../../../src/lib/time/instant/notations.ts';
import { writeInstant } from '../../../../../src/lib/time/instant/write.ts';
import { findZone } from '../../../../../src/lib/time/instant/zone.ts';

const billion = 1_000_000_000n * 1_000_000_000n;

test('writes an instant in each notation', () => {
  const all = eachNotation((format) => writeInstant(billion, format, 'UTC'));
  expect(all).toMatchObject({ unixSeconds: '1000000000', isoWeek: '2001-W36-7', objectId: '3b9aca000000000000000000' });
  expect(Object.values(all).every((text) => typeof text === 'string')).toBe(true);
});

test('returns the time in a zone, with the weekday in the given language', () => {
  expect(zoneTime(billion, 'Asia/Kolkata', 'de')).toEqual({
    zone: 'Asia/Kolkata',
    time: '2001-09-09 07:16:40',
    weekday: 'Sonntag',
    offset: '+05:30',
  });
  expect(zoneTime(-1n, 'UTC', 'en')).toMatchObject({ weekday: 'Wednesday' });
  for (const zone of USUAL_ZONES) expect(findZone(zone)).toBe(zone);
});
