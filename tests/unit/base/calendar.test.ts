import { expect, test } from 'vitest';
import { isCalendarDate, isClockTime } from '../../../src/base/calendar.ts';

test.each([
  [2024, 2, 29, true],
  [2023, 2, 29, false],
  [2000, 2, 29, true],
  [1900, 2, 29, false],
  [0, 2, 29, true],
  [2024, 4, 31, false],
  [2024, 12, 31, true],
  [2024, 0, 1, false],
  [2024, 13, 1, false],
  [2024, 1, 0, false],
])('%i-%i-%i: %j', (year, month, day, exists) => expect(isCalendarDate(year, month, day)).toBe(exists));

test.each([
  [23, 59, 60, true],
  [24, 0, 0, false],
  [0, 60, 0, false],
  [0, 0, 61, false],
])('%i:%i:%i: %j', (hour, minute, second, exists) => expect(isClockTime(hour, minute, second)).toBe(exists));
