import { expect, test } from 'vitest';
import { isNew } from '../../../src/core/card.ts';

const day = 24 * 60 * 60 * 1000;
const created = Date.parse('2026-11-01');

test('a tool is new until 14 days after its date, even if that is in the future', () => {
  const at = (now: number) => isNew({ createdAt: '2026-11-01' }, now);
  const times = [created - 400 * day, created - 1, created, created + 14 * day - 1, created + 14 * day];
  expect(times.map(at)).toEqual([true, true, true, true, false]);
});

test('a tool without a date, or with an invalid one, is not new', () => {
  expect(isNew({}, created)).toBe(false);
  expect(isNew({ createdAt: 'soon' }, created)).toBe(false);
});
